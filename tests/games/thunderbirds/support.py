"""What the tests of Thunderbirds share: positions in one word, and plays that go deep."""

from collections.abc import Iterator
from typing import Any

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.actions import EndActions, Foil, FoilWith, Rescue, Swap, Transfer
from coffret.games.thunderbirds.names import CARDS, DISASTERS, MACHINES, REGIONS
from coffret.games.thunderbirds.state import DISCARD, NOBODY
from coffret.kernel import CHANCE, CLOCK, Rng, seeded, stack
from coffret.kernel.scene import Space
from coffret.testing import Position

FACTS = game.own_facts()


def at(text: str) -> Position:
    """The position that a text describes."""
    return Position(game, text)


def region(position: Position, machine: str) -> str:
    """Where a machine is."""
    return REGIONS[position.s.at[MACHINES.index(machine)]]


def track(position: Position) -> dict[int, str]:
    """The Disaster track by slot."""
    return {slot: DISASTERS[card] for slot, card in enumerate(position.s.slots) if card != NOBODY}


def tokens(position: Position, player: int = 0) -> str:
    """The tokens of a player, as letters."""
    counts = position.s.tokens[player]
    return "".join(letter * count for letter, count in zip("WIDLT", counts, strict=True))


def cards(position: Position, player: int = 0) -> list[str]:
    """The F.A.B. cards of a player."""
    return [CARDS[card] for card, owner in enumerate(position.s.fab) if owner == player]


def spent(position: Position) -> list[str]:
    """The F.A.B. discard pile."""
    return [CARDS[card] for card, owner in enumerate(position.s.fab) if owner == DISCARD]


def spaces(s: Any) -> list[Space]:
    """The spaces of the board in the scene."""
    board = game.scene(game.view(s, 0)).board
    assert board is not None
    return board.spaces


def lively(seats: int, seed: object, options: dict[str, object] | None = None) -> Iterator[tuple[Any, int, Any]]:
    """A play in which much happens: everybody has tokens and cards, and turns are long. State, seat and action."""
    rng = seeded(f"lively {seats} {seed}")
    s = game.start(seats, options)
    given = False
    while (decision := stack.decide(s)) is not None:
        if decision.seat == CHANCE:
            seat, action = CHANCE, stack.sample(s, rng)
        else:
            if not given and s.turn != NOBODY:
                enrich(s, rng)
                given = True
                continue
            seat, action = choose(decision, rng)
        yield s, seat, action
        stack.apply(s, action, seat)


def enrich(s: Any, rng: Rng) -> None:
    """Give everybody tokens and cards to play with."""
    for token in range(5):
        for _ in range(6):
            player = rng.below(s.players + 1)
            if player < s.players:
                s.tokens[player][token] += 1
                s.supply[token] -= 1
    for card in range(len(CARDS)):
        s.fab[card] = rng.below(s.players + 1) - 1


def choose(decision: Any, rng: Rng) -> tuple[int, Any]:
    """Any option, but seldom the end of a turn or a change of seats, and gladly a Rescue or a Scheme."""
    parts = [part for part in (decision, *decision.others) if part.seat != CLOCK]
    part = parts[rng.below(len(parts))]
    wanted = [it for it in part.actions if isinstance(it, Rescue | Foil | FoilWith)]
    if wanted and rng.below(2):
        return part.seat, wanted[rng.below(len(wanted))]
    for _ in range(6):
        action = part.actions[rng.below(len(part.actions))]
        if not isinstance(action, EndActions | Transfer | Swap):
            break
    return part.seat, action
