"""What an entry of each table of the content looks like."""

from typing import Annotated, Literal

import msgspec

from coffret.kernel import Entry

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Type = Literal["land", "sea", "air", "space", ""]


class NamedEntry(Entry, frozen=True, kw_only=True):
    """A card, which a pack may call by its own name, in one language or in both."""

    name: dict[str, str] = msgspec.field(default_factory=dict)


class RegionEntry(Entry, frozen=True):
    """TB-MAP-01 A region, and where it is drawn."""

    domain: Literal["earth", "space"]
    x: float
    y: float


class BorderEntry(Entry, frozen=True):
    """TB-MAP-02, TB-MAP-03, TB-MAP-04 Two regions that touch, round the edge of the board too, or a step of the
    orange path.
    """

    between: tuple[str, str]
    orange: bool


class MachineEntry(Entry, frozen=True):
    """TB-MOVE-02, TB-XFER-07, TB-XFER-13, TB-SETUP-09 A machine: its speed, seats, paths, and where it starts."""

    speed: Small
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)]
    path: Literal["earth", "orange", "none"]
    start: str


class PodEntry(Entry, frozen=True):
    """TB-COMP-08, TB-SETUP-12 A pod vehicle, built at the start or not."""

    built: bool


class CharacterEntry(Entry, frozen=True):
    """TB-CHAR-01, TB-CHAR-02 A character: its machine, and its rescue bonus for one type if it has one."""

    colour: str
    machine: str
    bonus_type: Type
    bonus: Small


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TB-BON-02 What adds to a rescue, and where it must be."""

    asset: str
    region: str
    plus: Small = 0


class DisasterEntry(NamedEntry, frozen=True, kw_only=True):
    """A Disaster card; with the number 0 all its assets are conditions."""

    type: Literal["land", "sea", "air", "space"]
    region: str
    number: Small
    bonuses: list[Bonus]
    reward: list[str]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens to pay in a region."""

    region: str
    tokens: list[str]


class SchemeEntry(NamedEntry, frozen=True, kw_only=True):
    """A Scheme card."""

    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    cost: list[Cost]
    assets: list[Bonus]


class EventEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an Event does: a verb, what it needs to be told, and for one that lasts what ends it."""

    verb: str
    machine: str = ""
    amount: Small = 0
    borders: list[str] = []
    until: str = ""


class EventEntry(NamedEntry, frozen=True, kw_only=True):
    """An Event card."""

    effect: EventEffect


class CardEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an F.A.B. card does: a verb, which has its own moment, and what it needs to be told."""

    verb: str
    type: str = ""
    types: list[str] = []
    tokens: list[str] = []
    amount: Small = 0


class CardEntry(NamedEntry, frozen=True, kw_only=True):
    """An F.A.B. card. Its verb says when it can be played; `when` may say so too."""

    effect: CardEffect
    when: str = ""


SCHEMA: dict[str, type[Entry]] = {
    "region": RegionEntry,
    "border": BorderEntry,
    "machine": MachineEntry,
    "pod": PodEntry,
    "character": CharacterEntry,
    "disaster": DisasterEntry,
    "scheme": SchemeEntry,
    "event": EventEntry,
    "fab": CardEntry,
}
