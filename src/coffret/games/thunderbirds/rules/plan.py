"""Planning and scanning: F.A.B. cards that are drawn, and Disaster cards that are pushed back."""

from typing import Final

from coffret.games.thunderbirds.actions import DRAW_CARD, DrawCard
from coffret.games.thunderbirds.rules.hood import ADVANCE_HOOD
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, slot_of
from coffret.games.thunderbirds.state import DECK, DISCARD, FAB1, MOST_PLAYERS, NOBODY, PENELOPE, SKULL, TB5, State
from coffret.kernel import BY_CHANCE, Action, Chance, Decision, Rng


class DrawFab(Chance[State]):
    """TB-PLAN-01, TB-SETUP-15, TB-FAB-04 The top F.A.B. card is laid face up before a player, without limit."""

    player: int

    def ask(self, s: State) -> Decision | None:
        return BY_CHANCE if can_draw(s) else None

    def sample(self, s: State, rng: Rng) -> Action:
        cards = drawable(s)
        return DRAW_CARD[cards[rng.below(len(cards))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DRAW_CARD[card]) for card in drawable(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, DrawCard):
            return NOTHING_NEXT  # TB-FAB-08: there is nothing to draw
        if DECK not in s.fab:
            reshuffle(s)
        s.fab[action.card] = self.player
        s.tell("card-drawn", character=s.characters[self.player], card=action.card)
        return NOTHING_NEXT


DRAW_FAB: Final = [DrawFab(player) for player in range(MOST_PLAYERS)]


def can_draw(s: State) -> bool:
    """TB-PLAN-04, TB-TOK-14 Whether the deck or its discard pile holds a card."""
    return any(owner in (DECK, DISCARD) for owner in s.fab)


def drawable(s: State) -> list[int]:
    """TB-FAB-07, TB-FAB-08 The cards that can come now: those of the deck or, when it is empty, of the discard pile."""
    pile = DECK if DECK in s.fab else DISCARD
    return [card for card in range(len(s.fab)) if s.fab[card] == pile]


def reshuffle(s: State) -> None:
    """TB-FAB-07, TB-FAB-08 An empty deck is made anew from its discard pile when a card must be drawn."""
    for card in range(len(s.fab)):
        if s.fab[card] == DISCARD:
            s.fab[card] = DECK
    s.tell("reshuffle")


def plan(s: State, player: int) -> Frames:
    """TB-PLAN-01..03 Draw a card, and then the Hood advances, wherever and however often it is done."""
    s.tell("plans-ahead", character=s.characters[player])
    if is_quiet(s, player):
        s.planned = True
        return (DRAW_FAB[player],)
    return DRAW_FAB[player], ADVANCE_HOOD[1]


def is_quiet(s: State, player: int) -> bool:
    """TB-CHAR-08 Lady Penelope's first Plan in her turn, aboard FAB 1, leaves the Hood where he is."""
    return not s.planned and player == s.turn and s.characters[player] == PENELOPE and s.aboard[PENELOPE] == FAB1


def scans(s: State, player: int) -> list[int]:
    """TB-SCAN-01..05 The disasters that can be moved back: from Thunderbird 5 only, to an empty slot."""
    if s.aboard[s.characters[player]] != TB5:
        return []
    return [s.slots[slot] for slot in range(2, SKULL) if s.slots[slot] != NOBODY and s.slots[slot - 1] == NOBODY]


def scan(s: State, player: int, disaster: int) -> None:
    """TB-SCAN-01 The card goes one slot to the left."""
    slot = slot_of(s, disaster)
    s.slots[slot] = NOBODY
    s.slots[slot - 1] = disaster
    s.tell("scanned", character=s.characters[player], disaster=disaster, slot=slot - 1)
