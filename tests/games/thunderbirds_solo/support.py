"""What the tests of Thunderbirds Solitaire share: positions, and plays that go deep."""

from collections.abc import Iterator
from typing import Any

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.actions import Discard, EndDispatch, EndRescues, Keep, Leave, Unload
from coffret.games.thunderbirds_solo.names import CARDS, PILOTS, PLACES, VEHICLES
from coffret.games.thunderbirds_solo.state import NOBODY, State
from coffret.kernel import CHANCE, Rng, seeded, stack
from coffret.testing import Position

FACTS = game.own_facts()
LADY = "now lady-moves then lady-escorts then end-turn"
RESCUE = "now rescue-phase then lady-moves then lady-escorts then end-turn"
TURN = "turn 0 | now begin-turn"  # the first one, without escalation
NEXT_TURN = "turn 1 | now begin-turn"


class Solitaire(Position):
    """A play for one: whatever is asked, the only player is asked, or chance."""

    @property
    def asked(self) -> int | None:
        seat = super().asked
        assert seat in (None, CHANCE, 0)
        return seat


def at(text: str) -> Position:
    """The position that a text describes; a Dispatch phase unless it says more."""
    return Solitaire(game, text)


def calls(text: str) -> Position:
    """The Incoming Call phase of a first turn, without escalation, answered without a relay."""
    position = at(f"{text} | {TURN}")
    if "answer" in position.options():
        position.does("answer")
    return position


def roll(text: str, start: str, symbols: str) -> Position:
    """A Rescue action up to the choice after the roll."""
    position = at(f"{text} | {RESCUE}").does(start)
    if "roll" in position.options():
        position.does("roll")
    return position.rolls(f"dice {symbols}")


def chain(position: Position, place: int) -> list[str]:
    """The cards of a chain."""
    return [CARDS[card] for card in position.s.chains[place]]


def slots(position: Position) -> list[str]:
    """The Incoming Call area, by row."""
    return [CARDS[card] if card != NOBODY else "-" for card in position.s.slots[1:]]


def named(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def pods(vehicles: list[int]) -> list[str]:
    return [VEHICLES[vehicle] for vehicle in vehicles]


def place(position: Position, vehicle: str) -> str:
    """Where a vehicle is."""
    return PLACES[position.s.at[VEHICLES.index(vehicle)]]


def stored(position: Position, vehicle: str) -> str:
    """The symbols stored on a vehicle, as letters."""
    return "".join("FTCHWA"[die & 7] for die in position.s.stored[VEHICLES.index(vehicle)])


def crew(position: Position, vehicle: str) -> str:
    """The pilot of a vehicle."""
    pilot = position.s.pilot[VEHICLES.index(vehicle)]
    return PILOTS[pilot] if pilot != NOBODY else "-"


def is_down(position: Position, pilot: str) -> bool:
    return bool(position.s.down >> PILOTS.index(pilot) & 1)


def sets(position: Position) -> set[str]:
    """The sets of positions that can be discarded."""
    return {option.split()[1].split(":")[0] for option in position.options() if option.startswith(("discard", "keep"))}


def keeps(position: Position, positions: str = "none") -> set[str]:
    """What can be stored with this set."""
    start = f"keep {positions}:"
    return {option.removeprefix(start) for option in position.options() if option.startswith(start)}


def start(seed: object, advanced: int = 8) -> State:
    """A set-up table at its first decision."""
    s: State = game.start(1, {"advanced": advanced})
    rng = seeded(f"start {seed}")
    while (decision := stack.decide(s)) is not None and decision.seat == CHANCE:
        stack.apply(s, stack.sample(s, rng), CHANCE)
    return s


def lively(seed: object, advanced: int = 8) -> Iterator[tuple[State, int, Any]]:
    """A play in which much happens: crews are sent out, and Disasters cleared. State, seat and action."""
    rng = seeded(f"lively {seed}")
    s: State = game.start(1, {"advanced": advanced})
    while (decision := stack.decide(s)) is not None:
        if decision.seat == CHANCE:
            seat, action = CHANCE, stack.sample(s, rng)
        else:
            seat, action = 0, choose(decision.actions, rng)
        yield s, seat, action
        stack.apply(s, action, seat)


def choose(actions: list[Any], rng: Rng) -> Any:
    """Any option, but seldom the end of a phase, and gladly a large set of Disasters."""
    cleared = [action for action in actions if isinstance(action, Discard | Keep)]
    if cleared and rng.below(4):
        most = max(action.positions.bit_count() for action in cleared)
        best = [action for action in cleared if action.positions.bit_count() == most]
        return best[rng.below(len(best))]
    for _ in range(3):
        action = actions[rng.below(len(actions))]
        if not isinstance(action, EndDispatch | EndRescues | Leave | Unload):
            break
    return action
