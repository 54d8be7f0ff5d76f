"""Random walks through a game: every moment of a play, for the laws to inspect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, CLOCK, Action, Decision, Frame, State
from coffret.testing.broken import LawBroken

Player = Callable[[Any, Decision, Rng], tuple[int, Action]]  # from what is open to a step: whose, and which
LIMIT = 20_000  # decisions; a play that takes longer does not end


class Moment:
    """A settled state with an open decision, and the step that will be taken from it."""

    def __init__(self, state: Any, decision: Decision, seat: int, action: Action) -> None:
        self.state = state
        self.decision = decision
        self.seat = seat
        self.action = action


def step(state: Any, decision: Decision, rng: Rng) -> tuple[int, Action]:
    """Choose what happens next: chance, or any option of any seat that has one, including a clock's."""
    if decision.seat == CHANCE:
        return CHANCE, stack.sample(state, rng)
    parts = (decision, *decision.others)
    part = parts[rng.below(len(parts))]
    return part.seat, part.actions[rng.below(len(part.actions))]


def walk(
    game: Game,
    seats: int,
    seed: object,
    options: dict[str, object] | None = None,
    player: Player = step,
    start: Any = None,
) -> Iterator[Moment]:
    """Yield the moments of a play, random or by a player. Their state is live: inspect it, or copy it."""
    rng = seeded(f"walk {game.slug} {seats} {seed}")
    state = game.start(seats, options) if start is None else start
    decision = stack.decide(state)
    for _ in range(LIMIT):
        if decision is None:
            return
        frame = state.stack[-1]
        check_decision(frame, decision, seats)
        check_alone(frame, decision, state)
        seat, action = player(state, decision, rng)
        yield Moment(state, decision, seat, action)
        try:
            decision = stack.apply(state, action, seat)
        except Exception as error:
            why = f"{type(error).__name__}: {error}".rstrip(": ")
            raise LawBroken(f"the rules stumble when {frame} is given {action}: {why}", type(frame)) from error
    raise LawBroken(f"with {seats} seats, seed {seed}, a random play has no end after {LIMIT} decisions")


def check_alone(frame: Frame[Any], decision: Decision, state: State) -> None:
    """Check that random play is asked the same: a step that lists no others leaves out nothing else."""
    if type(frame).ask_alone is not Frame.ask_alone:
        alone = frame.ask_alone(state)
        if alone is None or (alone.seat, alone.actions) != (decision.seat, decision.actions):
            raise LawBroken(f"{frame} asks something else where it lists no others", type(frame))


def check_decision(frame: Frame[Any], decision: Decision, seats: int) -> None:
    """Check that every seat that is asked exists and has an option."""
    if decision.seat == CHANCE:
        return
    for part in (decision, *decision.others):
        if not (part.seat in range(seats) or part.seat == CLOCK):
            raise LawBroken(f"{frame} asks seat {part.seat} of {seats}", type(frame))
        if not part.actions:
            raise LawBroken(f"{frame} asks seat {part.seat}, which has no option", type(frame))


def some(moments: Iterator[Moment], rng: Rng, one_in: int) -> Iterator[Moment]:
    """Yield the first moments, where most is dealt, then one in so many: for expensive laws."""
    for number, moment in enumerate(moments):
        if number < 12 or rng.below(one_in) == 0:
            yield moment


def ways_to_play(game: Game, seats: int) -> Iterator[dict[str, object]]:
    """Yield option sets: those of simulations, then each option with its other values, where compatible."""
    yield {}
    for option in game.about.option:
        values: list[object] = [True, False] if isinstance(option.default, bool) else [*option.named()]
        if option.is_number:
            values += [option.low, option.high]
        usual = option.default if option.simulated is None else option.simulated
        for value in values:
            if value == usual:
                continue
            try:
                game.start(seats, {option.id: value})
            except OptionError:
                continue
            yield {option.id: value}


def finished(game: Game, seats: int, seed: object, options: dict[str, object] | None = None) -> Any:
    """Return the final state of a random play."""
    last: Moment | None = None
    for moment in walk(game, seats, seed, options):
        last = moment
    if last is None:
        raise LawBroken(f"with {seats} seats a play is over before its first decision", game.make_state)
    return last.state
