"""Assembled Schematics that are used by choice, and what a Schematic is good for before that."""

from coffret.games.away_missions.actions import (
    CHOOSE_ALIEN,
    CHOOSE_ITEM,
    CHOOSE_PLACE,
    CHOOSE_ROCKETEER,
    DONE,
    INSPIRE,
    ChooseAlien,
    ChooseItem,
    ChoosePlace,
    ChooseRocketeer,
)
from coffret.games.away_missions.cards import ROCKETEER_DECK
from coffret.games.away_missions.names import NEURONIC_HYPERBOLIZER, STASIS_BOX, TANTALUS_PROJECTOR, TELEPORTER
from coffret.games.away_missions.rules.aliens import eliminate, is_thrall
from coffret.games.away_missions.rules.gaining import gain_item
from coffret.games.away_missions.rules.gear import can_stun_at, stun_all
from coffret.games.away_missions.rules.items import distinct_items, is_off, needs_analysis
from coffret.games.away_missions.rules.moving import enter
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, bits, card_of, crew_at, distinct_aliens
from coffret.games.away_missions.rules.using import GEAR, ActByItem, Gear, actions_by_item
from coffret.games.away_missions.state import IN_BOX, IQ_ACTION, State
from coffret.kernel import Action, Decision, Frame, Reason


def inspiring(s: State, who: int, items: list[int], options: list[Action]) -> None:
    """AM-SCHEM-01, AM-SCHEM-04, AM-SCHEM-15 Schematics not assembled yet are discarded for a possible IQ action."""
    kinds, schematic = s.facts.kind_of, s.facts.is_schematic
    unbuilt = [item for item in items if schematic[kinds[item]] and can_inspire(s, item)]
    for item in distinct_items(s, unbuilt):
        if actions_by_item(s, who, item, IQ_ACTION):
            options.append(INSPIRE[item])


def can_inspire(s: State, item: int) -> bool:
    """AM-SCHEM-01, AM-EVENT-07 A Schematic that is not assembled, while the power is on."""
    return s.facts.is_schematic[card_of(s, item)] and needs_analysis(s, item) and not is_off(s, item)


def inspire(s: State, who: int, item: int) -> Frames:
    """AM-SCHEM-01 The IQ action is chosen, then the Schematic is discarded."""
    return (ActByItem(who, item, IQ_ACTION),)


class Hyperbolizer(Gear):
    """AM-SCHEM-06, AM-SCHEM-14, AM-LOS-07 Stun all Aliens on one tile, in LoS or not, scanned or not."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return [CHOOSE_PLACE[place] for place in range(len(s.tile)) if can_stun_at(s, place)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChoosePlace)
        stun_all(s, target.place)
        return NOTHING_NEXT


class StasisBox(Gear):
    """AM-SCHEM-08 Take any one of the Rocketeer Items that nobody uses."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        deck = s.facts.in_deck[ROCKETEER_DECK]
        return [CHOOSE_ITEM[one] for one in distinct_items(s, [one for one in deck if s.item_at[one] == IN_BOX])]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseItem)
        return gain_item(s, who, target.item)


class Tantalus(Gear):
    """AM-SCHEM-09, AM-SCHEM-11 Eliminate an Alien anywhere, never a Thrall; a boss takes 3 damage."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        aliens = [alien for alien in s.figures if not is_thrall(alien)]
        return [CHOOSE_ALIEN[alien] for alien in distinct_aliens(s, aliens)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseAlien)
        eliminate(s, target.alien)
        return NOTHING_NEXT


class Teleporter(Gear):
    """AM-SCHEM-10 The user moves to another scanned tile, with any Rocketeers of its tile."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return [CHOOSE_PLACE[place] for place in bits(s.scanned) if place != s.at[who]]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChoosePlace)
        start = s.at[who]
        return (*enter(s, who, target.place), Beam(who, start, target.place))


class Beam(Frame[State]):
    """AM-SCHEM-10 Rocketeers of the same tile follow, one by one."""

    rocketeer: int
    start: int
    place: int

    def ask(self, s: State) -> Decision | None:
        left = crew_at(s, self.start)
        if not left:
            return None
        return Decision(s.leader[self.rocketeer], [DONE, *[CHOOSE_ROCKETEER[who] for who in left]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, ChooseRocketeer):
            return NOTHING_NEXT
        return (*enter(s, action.rocketeer, self.place), self)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-SCHEM-10", "beam-first")


GEAR[NEURONIC_HYPERBOLIZER] = Hyperbolizer()
GEAR[STASIS_BOX] = StasisBox()
GEAR[TANTALUS_PROJECTOR] = Tantalus()
GEAR[TELEPORTER] = Teleporter()
