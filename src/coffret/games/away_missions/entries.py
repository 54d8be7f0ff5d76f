"""What an entry of each table of the content looks like."""

from typing import Annotated, Literal

import msgspec

from coffret.kernel import Entry

Small = Annotated[int, msgspec.Meta(ge=0, le=40)]
Hex = tuple[int, int]  # axial coordinates q, r
ByCrew = (
    Small | Annotated[list[Small], msgspec.Meta(min_length=5, max_length=5)]
)  # one number, or one for each of 2 to 6


class CrewEntry(Entry, frozen=True):
    """AM-SETUP-15, AM-SETUP-16 What a crew of this size starts with."""

    oxygen: Annotated[int, msgspec.Meta(ge=1, le=20)]


class RocketeerEntry(Entry, frozen=True):
    """AM-CREW-01..03, AM-SHEET-01 A Rocketeer: health, wits, third AP, personal Overkill option and item."""

    hp: Annotated[int, msgspec.Meta(ge=1, le=20)]
    iq: Small
    third_ap: Literal["combat", "non-combat"]
    option: str
    item: str = ""
    kit: tuple[str, ...] = ()


class AlienEntry(Entry, frozen=True):
    """AM-ALIEN-01, AM-AMOVE-15 A kind of Alien: its figures and what it can do."""

    figures: Annotated[int, msgspec.Meta(ge=1, le=40)]
    hp: Annotated[int, msgspec.Meta(ge=1, le=20)]
    move: Small
    passes_closed: bool
    dice: Small
    range: Annotated[int, msgspec.Meta(ge=0, le=3)]
    moves_and_attacks: bool
    effect: str = ""
    option: str = ""
    each: Small = 0  # figures for each Rocketeer, where not all are used


class AlienTokenEntry(Entry, frozen=True):
    """AM-TOKEN-07, AM-TOKEN-10 An Alien token: up to three Aliens in order, and perhaps an event."""

    aliens: Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)]
    event: str = ""


class TokenEntry(Entry, frozen=True):
    """Tokens of one kind, and how many there are."""

    count: Annotated[int, msgspec.Meta(ge=0, le=60)]


class TileEntry(Entry, frozen=True):
    """AM-TILE-01, AM-TILE-03 A tile: its number, hatches clockwise from the arrow, a vent, a marker box."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    edges: Annotated[str, msgspec.Meta(pattern="^[.H]{6}$")]
    vent: bool = False
    box: bool = False


class ItemEntry(Entry, frozen=True):
    """AM-ITEM-01, AM-SETUP-13 A kind of item card or Discovery token, and its copies."""

    deck: Literal["rocketeer", "discovery", "rescued", "brain"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=10)]
    large: bool = False
    charges: Small = 0
    discarded: bool = False  # after its one use
    personal_to: str = ""
    dice: Annotated[tuple[Small, ...], msgspec.Meta(max_length=4)] = ()  # by range; a weapon has some
    area: bool = False
    option: str = ""
    analysis: bool = False
    components: tuple[str, ...] = ()  # a Schematic has some


class Fixed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario tile at its own position."""

    at: Hex
    tile: str
    face: Literal["up", "down"] = "up"


class Markers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AM-SETUP-03 Scenario markers and decoys, dealt at random onto positions; a crew of 4 or more may have others."""

    at: tuple[Hex, ...] = ()
    real: tuple[str, ...] = ()
    decoys: Small = 0
    real_4plus: tuple[str, ...] | None = None
    decoys_4plus: Small | None = None


class Slots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AM-SCEN-06 Tokens of one kind: positions in order of priority, and how many are dealt."""

    slots: tuple[Hex, ...] = ()
    count: ByCrew = 0


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", kw_only=True):
    """One objective, special rule or Red Alert effect."""


class Task(Verb, frozen=True, tag="task"):
    """AM-IQ-13 Succeed in a scenario IQ action on each of these tiles that is in play; a marker there is removed."""

    task: str
    at: list[str]
    hits: ByCrew = 1
    weapons: bool = False
    together: bool = False
    once_per_turn: bool = False


class Gather(Verb, frozen=True, tag="gather"):
    """AM-SCEN-07 All Rocketeers stand on this tile."""

    at: str


class Collect(Verb, frozen=True, tag="collect"):
    """AM-SCEN-08 At least so many of something."""

    what: Literal["thralls-subdued", "thralls-rescued", "schematics-assembled", "technology"]
    least: ByCrew


class Slay(Verb, frozen=True, tag="slay"):
    """The boss is dead."""


class Clear(Verb, frozen=True, tag="clear"):
    """AM-SCEN-12 No Alien of this kind is on the map."""

    alien: str


class HoldOut(Verb, frozen=True, tag="hold-out"):
    """AM-SCEN-13 The crew survives so many Alien Turns after all earlier objectives hold."""

    turns: ByCrew


class Place(Verb, frozen=True, tag="place"):
    """Aliens on a tile from the start."""

    alien: str
    at: str
    count: ByCrew


class FirstSlots(Verb, frozen=True, tag="first-slots"):
    """The first Alien slots are dealt from the tokens that list this Alien."""

    alien: str
    slots: Small


class Limit(Verb, frozen=True, tag="limit"):
    """Only so many Discovery tokens of a kind stay in the pool."""

    item: str
    count: ByCrew


class Include(Verb, frozen=True, tag="include"):
    """So many of the Discovery tokens on the map are of this kind, or Schematics."""

    item: str
    count: ByCrew


class Confiscate(Verb, frozen=True, tag="confiscate"):
    """AM-TOKEN-17 The item sets of the crew lie under Rocketeer tokens, dealt in turn onto these tiles."""

    at: list[str]


class Seal(Verb, frozen=True, tag="seal"):
    """The borders of a tile are sealed until the marker of another is removed."""

    at: str
    until: str


class Spawn(Verb, frozen=True, tag="spawn"):
    """At the end of every Alien Turn, Aliens come on each face-up tile of these that has its marker."""

    alien: str
    at: list[str]
    count: ByCrew
    red_count: ByCrew | None = None


class Hurt(Verb, frozen=True, tag="hurt"):
    """At the end of every Alien Turn, Rocketeers near a tile lose 1 HP."""

    at: str
    within: Small
    red_within: Small | None = None
    from_turn: Small = 1
    grows_every: Small = 0  # game turns after which it reaches one tile farther; 0: never


class Deadline(Verb, frozen=True, tag="deadline"):
    """AM-SCEN-14 The mission has failed when this game turn is over."""

    turn: ByCrew


class Fear(Verb, frozen=True, tag="fear"):
    """While a marker is left, a Rocketeer who ends its turn alone suffers Terror."""

    until: list[str]
    dice: ByCrew = 1
    red_always: bool = False


class Fog(Verb, frozen=True, tag="fog"):
    """While a marker is left, Rocketeers see no farther than this range."""

    until: list[str]
    range: Small


class Alarm(Verb, frozen=True, tag="alarm"):
    """Each time a marker of these tiles is removed, an Alert! token is drawn; its Aliens come on that tile."""

    at: list[str]


class MusterNear(Verb, frozen=True, tag="muster-near"):
    """While no muster tile is face up, Aliens muster on the face-up tile closest to a position."""

    to: Hex


class Boss(Verb, frozen=True, tag="boss"):
    """AM-BOSS-01 A boss lives on its tile."""

    at: str
    alien: str
    hp: ByCrew
    lays: ByCrew = 0


class Draw(Verb, frozen=True, tag="draw"):
    """AM-RED-03 The Rocketeers with the first Order numbers draw an Alert! token each."""

    orders: Small = 3
    muster: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class Reinforce(Verb, frozen=True, tag="reinforce"):
    """Whenever an Alert! token brings Aliens, more come on a tile."""

    alien: str
    at: str
    count: ByCrew = 1


class Vent(Verb, frozen=True, tag="vent"):
    """For the Rocketeers with the first Order numbers, Aliens come on the vent closest to them."""

    alien: str
    count: ByCrew
    orders: Small = 3


Objective = Task | Gather | Collect | Slay | Clear | HoldOut
SpecialRule = (
    Place
    | FirstSlots
    | Limit
    | Include
    | Confiscate
    | Seal
    | Spawn
    | Hurt
    | Fear
    | Fog
    | Alarm
    | MusterNear
    | Boss
    | Deadline
)
RedAlert = Draw | Reinforce | Vent


class ScenarioEntry(Entry, frozen=True, kw_only=True):
    """AM-SCEN-05 A scenario. It stands on the start tile, or the Shuttlecraft docks (AM-SETUP-05, AM-SETUP-06)."""

    number: Small = 0
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    title: dict[str, str] = msgspec.field(default_factory=dict)  # of a user's own scenario, by language
    story: dict[str, str] = msgspec.field(default_factory=dict)  # the briefing
    won: dict[str, str] = msgspec.field(default_factory=dict)  # how the story ends
    lost: dict[str, str] = msgspec.field(default_factory=dict)
    start: Hex | None = None
    docks: tuple[Hex, ...] = ()
    fixed: tuple[Fixed, ...] = ()
    hidden: tuple[Hex, ...]
    hidden_4plus: tuple[Hex, ...] = ()
    hidden_5plus: tuple[Hex, ...] = ()
    hidden_6plus: tuple[Hex, ...] = ()
    markers: Markers = Markers()
    alien: Slots
    discovery: Slots = Slots()
    alert: Slots = Slots()
    muster: list[str]
    exclude: tuple[str, ...] = ()
    recommended: tuple[str, ...] = ()
    objectives: Annotated[list[Objective], msgspec.Meta(min_length=1)]
    rules: tuple[SpecialRule, ...] = ()
    red_alert: tuple[RedAlert, ...] = ()


SCHEMA: dict[str, type[Entry]] = {
    "crew": CrewEntry,
    "rocketeer": RocketeerEntry,
    "alien": AlienEntry,
    "alien_token": AlienTokenEntry,
    "token": TokenEntry,
    "tile": TileEntry,
    "item": ItemEntry,
    "scenario": ScenarioEntry,
}
