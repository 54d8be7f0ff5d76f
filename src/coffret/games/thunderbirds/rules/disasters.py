"""The Disaster phase: a card is drawn, the queue moves toward the skull, or the Hood advances."""

from typing import Final

from coffret.games.thunderbirds.actions import DRAW, Draw
from coffret.games.thunderbirds.rules.ending import lose
from coffret.games.thunderbirds.rules.hood import ADVANCE_HOOD
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds.state import (
    HOOD_CARD,
    HOODS_IN_LAYER,
    LAYER,
    NOBODY,
    SKULL,
    State,
)
from coffret.kernel import Action, Chance, Rng


class DrawDisaster(Chance[State]):
    """TB-DIS-01, TB-DIS-07, TB-SETUP-08 The top card of the Disaster deck, settled at once.

    Each pile of eleven holds two Hood-advances cards, and any disaster not seen yet can be any of the others.
    """

    def sample(self, s: State, rng: Rng) -> Action:
        return DRAW[s.top[0]] if s.top else next_unseen(s, rng)

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DRAW[s.top[0]])] if s.top else unseen_outcomes(s)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Draw)
        if s.top:
            s.top = s.top[1:]
        else:
            uncover(s, action.draw)
        s.tell("drawn", draw=action.draw)
        if s.hidden + len(s.top) == 0:
            lose(s, "TB-END-04", "deck")  # TB-DIS-08, TB-DIS-09: before it has any effect
            return NOTHING_NEXT
        if action.draw == HOOD_CARD:
            s.hoods_out += 1  # TB-DIS-06
            return (ADVANCE_HOOD[1],)  # TB-DIS-05
        slide(s)
        if s.outcome is None:
            s.slots[1] = action.draw
        return NOTHING_NEXT


DRAW_DISASTER: Final = DrawDisaster()


def slide(s: State) -> None:
    """TB-DIS-02..04, TB-END-02, TB-EX-14 Every card moves one slot on, gaps included; on the skull it loses."""
    slots = s.slots
    if slots[SKULL - 1] != NOBODY:
        slots[SKULL] = slots[SKULL - 1]
        slots[SKULL - 1] = NOBODY
        lose(s, "TB-END-02", "skull")
        return
    slots.pop()
    slots.insert(1, NOBODY)


def take_out(disasters: list[int], disaster: int) -> None:
    """A disaster is no longer among these."""
    for place, it in enumerate(disasters):
        if it == disaster:
            del disasters[place]
            return


def next_unseen(s: State, rng: Rng) -> Action:
    """TB-SETUP-07 The next card that nobody has seen, drawn."""
    if rng.below(cards_in_layer(s)) < s.hoods:
        return DRAW[HOOD_CARD]
    return DRAW[s.unseen[rng.below(len(s.unseen))]]


def unseen_outcomes(s: State) -> list[tuple[int, Action]]:
    """TB-SETUP-07 What the next card that nobody has seen can be."""
    found: list[tuple[int, Action]] = []
    disasters = cards_in_layer(s) - s.hoods
    if s.hoods:
        found.append((s.hoods * len(s.unseen) or 1, DRAW[HOOD_CARD]))
    if disasters:
        for disaster in s.unseen:
            found.append((disasters, DRAW[disaster]))
    return found


def cards_in_layer(s: State) -> int:
    """TB-SETUP-08 The cards left in the pile that the next unseen card comes from."""
    return (s.hidden - 1) % LAYER + 1


def uncover(s: State, draw: int) -> None:
    """TB-SETUP-07, TB-SETUP-08 A card that nobody had seen leaves its pile; a new pile has its own two Hoods."""
    s.hidden -= 1
    if draw == HOOD_CARD:
        s.hoods -= 1
    else:
        take_out(s.unseen, draw)
    if s.hidden % LAYER == 0:
        s.hoods = HOODS_IN_LAYER if s.hidden else 0
