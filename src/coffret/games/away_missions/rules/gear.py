"""Rocketeer gear that is used by choice."""

from coffret.games.away_missions.actions import (
    CHOOSE_PLACE,
    DONE,
    USE,
    ChooseHatch,
    ChoosePlace,
    Use,
)
from coffret.games.away_missions.cards import CLOSED, DESTROYED, LOCKED, OPEN
from coffret.games.away_missions.names import (
    ACCELERATOR_HYPO,
    ELECTRO_MINE,
    FOOD_PILLS,
    OXYGEN_TANK,
    SPACE_BANDAGES,
    SPACE_RATIONS,
    STUN_PELLET,
    THERMITE,
)
from coffret.games.away_missions.rules.aliens import can_be_stunned, stun
from coffret.games.away_missions.rules.gaining import gain_oxygen, lay_down
from coffret.games.away_missions.rules.harm import lose_hp
from coffret.games.away_missions.rules.hatches import hatches_around, set_hatch
from coffret.games.away_missions.rules.iq import can_heal, restore
from coffret.games.away_missions.rules.items import has_charge, peek_of, spend_charge
from coffret.games.away_missions.rules.sighting import neighbours_in_sight
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, aliens_at, card_of, crew_at
from coffret.games.away_missions.rules.using import GEAR, ActByItem, Gear, SimpleGear, actions_by_item
from coffret.games.away_missions.state import ARMED, COMMAND, HEALING, SPECIAL, STANDARD, State, changed
from coffret.kernel import Action, Decision, Frame, Reason


class Hypo(SimpleGear):
    """AM-GEAR-01, AM-GEAR-02 Lose 1 HP that nothing prevents; all Spent AP (of Command AP one) are Available again.

    Who has 1 HP left is not asked to die of it.
    """

    def can(self, s: State, who: int, item: int) -> bool:
        return s.hp[who] > 1 and len([kind for kind in range(3) if can_come_back(s, who, kind)]) > 0

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        lose_hp(s, who, 1)
        for kind in (STANDARD, SPECIAL, COMMAND):
            if can_come_back(s, who, kind):
                s.points[3 * who + kind] += s.spent[3 * who + kind]
                s.spent = changed(s.spent, 3 * who + kind, 0)
        return NOTHING_NEXT


def can_come_back(s: State, who: int, kind: int) -> bool:
    """AM-GEAR-02 Whether Spent AP of this kind return; the Mind Control box keeps its own."""
    return s.spent[3 * who + kind] > 0 and (kind != COMMAND or s.points[3 * who + COMMAND] == 0)


class Mine(SimpleGear):
    """AM-GEAR-03 The Electro-Mine is laid on the bearer's tile, armed until somebody picks it up."""

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        lay_down(s, item, s.at[who])
        s.item_state = changed(s.item_state, item, s.item_state[item] | ARMED)
        return NOTHING_NEXT


class FoodPills(SimpleGear):
    """AM-GEAR-11, AM-GEAR-12 The user regains 2 HP for a Charge, and may spend several at once."""

    def can(self, s: State, who: int, item: int) -> bool:
        return s.hp[who] < s.facts.hp[who]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        restore(s, who, 2)
        return (EatMore(who, item),)


class EatMore(Frame[State]):
    """AM-GEAR-11 Another Charge of the Food Pills in the same use, while there is one and it heals."""

    rocketeer: int
    item: int

    def ask(self, s: State) -> Decision | None:
        who = self.rocketeer
        if s.hp[who] == s.facts.hp[who] or not has_charge(s, self.item):
            return None
        return Decision(s.leader[who], [DONE, USE[self.item]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Use):
            return NOTHING_NEXT
        spend_charge(s, self.item)
        restore(s, self.rocketeer, 2)
        return (self,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-GEAR-11", "aim-first", {"card": card_of(s, self.item)})


class Tank(SimpleGear):
    """AM-GEAR-19 An Oxygen Tank is discarded for 2 O2."""

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        gain_oxygen(s, who, 2)
        return NOTHING_NEXT


class Rations(SimpleGear):
    """AM-GEAR-28 Every Rocketeer on the tile regains 1 HP."""

    def can(self, s: State, who: int, item: int) -> bool:
        return len([other for other in crew_at(s, s.at[who]) if s.hp[other] < s.facts.hp[other]]) > 0

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        for other in crew_at(s, s.at[who]):
            if s.hp[other] < s.facts.hp[other]:
                restore(s, other, 1)
        return NOTHING_NEXT


class Bandages(Gear):
    """AM-GEAR-26 A Heal action without AP; the Charge is spent when it is taken."""

    def can(self, s: State, who: int, item: int) -> bool:
        wounded = [other for other in s.crew if s.hp[other] < s.facts.hp[other]]
        for other in wounded:
            if can_heal(s, who, s.at[who], other):
                return True
        return len(wounded) > 0 and len(actions_by_item(s, who, item, HEALING)) > 0

    def start(self, s: State, who: int, item: int) -> Frames:
        return (ActByItem(who, item, HEALING),)


class StunPellet(Gear):
    """AM-GEAR-29 All Aliens on the own tile, or on one adjacent tile in LoS, are stunned."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        if not s.figures:
            return []
        here = s.at[who]
        near = [here, *neighbours_in_sight(s, here, peek_of(s, who))]
        return [CHOOSE_PLACE[place] for place in near if can_stun_at(s, place)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChoosePlace)
        stun_all(s, target.place)
        return NOTHING_NEXT


def can_stun_at(s: State, place: int) -> bool:
    """Whether there is an Alien on a place that a stun would lay down."""
    return any(s.alien_at[one] == place and can_be_stunned(s, one) for one in s.figures)


def stun_all(s: State, place: int) -> None:
    """All Aliens on a place are stunned, Thralls too."""
    for alien in aliens_at(s, place):
        stun(s, alien)


class Thermite(Gear):
    """AM-GEAR-34, AM-GEAR-35 Destroy a closed, open or locked hatch of the own tile, never a sealed one."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return hatches_around(s, s.at[who], (CLOSED, OPEN, LOCKED), DESTROYED)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseHatch)
        set_hatch(s, target)
        return NOTHING_NEXT


GEAR[ACCELERATOR_HYPO] = Hypo()
GEAR[ELECTRO_MINE] = Mine(in_turn=True)
GEAR[FOOD_PILLS] = FoodPills()
GEAR[OXYGEN_TANK] = Tank()
GEAR[SPACE_RATIONS] = Rations()
GEAR[SPACE_BANDAGES] = Bandages()
GEAR[STUN_PELLET] = StunPellet()
GEAR[THERMITE] = Thermite()
