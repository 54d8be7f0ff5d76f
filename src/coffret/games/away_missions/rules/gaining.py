"""What a Rocketeer gets: items from the map, the box or the deck of Rescued Thralls, and components."""

from coffret.games.away_missions.actions import CHOOSE_COMPONENT, DRAW_ITEM, ChooseComponent, DrawItem
from coffret.games.away_missions.cards import RESCUED_DECK
from coffret.games.away_missions.names import (
    BUS_DRIVER,
    MYSTERIUM,
    MYSTERIUM_TOKEN,
    SMUGGLER,
    THRALL_OXYGEN_TANK,
)
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, card_of, discard, put_item
from coffret.games.away_missions.state import ARMED, IN_BOX, LYING, State, added, changed
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


def gain_item(s: State, who: int, item: int) -> Frames:
    """AM-SHEET-05, AM-ITEM-11 A Rocketeer gets an item, Large or not, however many it carries already."""
    card = card_of(s, item)
    put_item(s, item, who)
    if s.item_state[item] & ARMED:
        s.item_state = changed(s.item_state, item, s.item_state[item] & ~ARMED)
    s.tell("gains", rocketeer=who, card=card)
    if card == MYSTERIUM_TOKEN:  # AM-ITEM-08, AM-COMP-02: kept as a component
        discard(s, item)
        gain_part(s, who, MYSTERIUM)
    elif card == THRALL_OXYGEN_TANK:  # AM-ITEM-08, AM-DISC-13
        discard(s, item)
        gain_oxygen(s, who, 3)
    return meet(s, who, item)


def meet(s: State, who: int, item: int) -> Frames:
    """AM-RESC-16 Two Rescued Thralls act once, when they are drawn, and go."""
    card = card_of(s, item)
    if card == BUS_DRIVER:  # AM-RESC-02
        discard(s, item)
        gain_oxygen(s, who, 2)
    elif card == SMUGGLER:
        discard(s, item)
        return (GainComponent(who),)
    return NOTHING_NEXT


def gain_oxygen(s: State, who: int, cubes: int) -> None:
    """AM-SHEET-04 O2 without any limit."""
    s.oxygen = added(s.oxygen, who, cubes)
    s.tell("gains-oxygen", rocketeer=who, count=cubes)


def gain_part(s: State, who: int, component: int) -> None:
    """AM-COMP-01, AM-COMP-06 One more Wire, Alien Blood or Mysterium; their tokens never run out."""
    s.parts = added(s.parts, 3 * who + component, 1)
    s.tell("gains-part", rocketeer=who, component=component)


class GainComponent(Frame[State]):
    """AM-RESC-14 The Smuggler brings any one component, when he is drawn."""

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], [*CHOOSE_COMPONENT])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, ChooseComponent)
        gain_part(s, self.rocketeer, action.component)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-RESC-14", "component-first", {"rocketeer": self.rocketeer})


def rescued_deck(s: State) -> list[int]:
    """The Rescued Thralls nobody has met."""
    return [item for item in s.facts.in_deck[RESCUED_DECK] if s.item_at[item] == IN_BOX]


class DrawRescued(Chance[State]):
    """AM-SUB-03 A saved Thrall turns out to be somebody: a card of the deck."""

    rocketeer: int

    def sample(self, s: State, rng: Rng) -> Action:
        deck = rescued_deck(s)
        return DRAW_ITEM[deck[rng.below(len(deck))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DRAW_ITEM[item]) for item in rescued_deck(s)]

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, DrawItem) and action.item in rescued_deck(s)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawItem)
        return gain_item(s, self.rocketeer, action.item)


def lay_down(s: State, item: int, place: int) -> None:
    """An item lies face up on a place, for anybody to pick up."""
    put_item(s, item, LYING + place)
