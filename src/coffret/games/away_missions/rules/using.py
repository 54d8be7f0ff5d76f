"""Gear that is used by choice in the Action Phase: when it can be, and the choice of its target."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import (
    ANALYZE,
    BACK,
    TARGETS,
    Back,
)
from coffret.games.away_missions.names import CARDS
from coffret.games.away_missions.rules.acting import action_options, refuse_extra, take_action
from coffret.games.away_missions.rules.items import is_double, is_ready, peek_of, spend_use, take_peek
from coffret.games.away_missions.rules.sighting import range_from
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, card_of, discard, items_of
from coffret.games.away_missions.state import IQ_ACTION, NOBODY, State
from coffret.kernel import Action, Decision, Frame, Reason, Record


class Gear(Record):
    """What a card does when its bearer uses it: a target is chosen, the use is spent, something happens."""

    RULE: ClassVar[str] = ""
    in_turn: bool = False  # used in the bearer's own Action Phase only, not at any moment

    def can(self, s: State, who: int, item: int) -> bool:
        """Whether a use would do anything now."""
        return len(self.targets(s, who, item)) > 0

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        """All choices of a target."""
        return []

    def start(self, s: State, who: int, item: int) -> Frames:
        """The bearer wants to use it."""
        return (AimItem(who, item),)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        """What happens; the use is already spent."""
        return NOTHING_NEXT


class SimpleGear(Gear):
    """Gear that needs no target."""

    def can(self, s: State, who: int, item: int) -> bool:
        return True

    def start(self, s: State, who: int, item: int) -> Frames:
        spend_use(s, who, item)
        return self.apply(s, who, item, BACK)


GEAR: Final[list[Gear | None]] = [None] * len(CARDS)  # by card; gear.py and its neighbours fill it


def is_usable(s: State, who: int, item: int) -> bool:
    """AM-FREE-02 Whether Use(item) is possible in the bearer's Action Phase now."""
    gear = GEAR[s.facts.kind_of[item]]
    return gear is not None and is_ready(s, who, item) and gear.can(s, who, item)


def use(s: State, who: int, item: int) -> Frames:
    """Use an item; if it needs a target, that is chosen first."""
    gear = GEAR[card_of(s, item)]
    assert gear is not None
    return gear.start(s, who, item)


class AimItem(Frame[State]):
    """AM-FREE-02 The bearer chooses what an item is used on, or thinks better of it."""

    rocketeer: int
    item: int

    def ask(self, s: State) -> Decision | None:
        gear = GEAR[card_of(s, self.item)]
        assert gear is not None
        return Decision(s.leader[self.rocketeer], [*gear.targets(s, self.rocketeer, self.item), BACK])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Back):
            return NOTHING_NEXT
        gear = GEAR[card_of(s, self.item)]
        assert gear is not None
        spend_use(s, self.rocketeer, self.item)
        take_peek(s, self.rocketeer)  # AM-DISC-16 one effect; what the target is has been seen
        return gear.apply(s, self.rocketeer, self.item, action)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        card = card_of(s, self.item)
        gear = GEAR[card]
        assert gear is not None
        if isinstance(action, TARGETS):
            return Reason(type(gear).RULE, "not-on-that", {"card": card})
        return Reason(type(gear).RULE, "aim-first", {"card": card})


class ActByItem(Frame[State]):
    """AM-SCHEM-01 and others: an action of the allowed kinds without AP; an item is spent when it is taken."""

    RULE: ClassVar[str] = "AM-AP-02"

    rocketeer: int
    item: int
    allowed: int

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], [*actions_by_item(s, self.rocketeer, self.item, self.allowed), BACK])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Back):
            return NOTHING_NEXT
        if self.allowed == IQ_ACTION:
            discard(s, self.item)
            s.tell("inspired", rocketeer=self.rocketeer, card=card_of(s, self.item))
        else:
            spend_use(s, self.rocketeer, self.item)
        return take_action(s, self.rocketeer, action, self.allowed)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_extra(s, self.rocketeer, action, self.allowed, "AM-FREE-02")


def actions_by_item(s: State, who: int, item: int, allowed: int) -> list[Action]:
    """The actions that an item grants; a Schematic that is discarded for one cannot be its object, its twin can."""
    options: list[Action] = []
    action_options(s, who, allowed, options, True)
    if ANALYZE[item] in options:
        options.remove(ANALYZE[item])
        options += [ANALYZE[twin] for twin in items_of(s, who) if twin > item and is_double(s, twin, [item])][:1]
    return options


def sees(s: State, who: int, place: int) -> bool:
    """Whether a Rocketeer has LoS to a place, with X-Ray Goggles where it uses them."""
    return range_from(s, s.at[who], place, peek_of(s, who)) != NOBODY
