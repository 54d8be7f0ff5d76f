"""The engine: a state of plain values with a stack of frames, the pending steps of the rules.

A frame asks (returning a decision, or None if the rules decide alone) and resolves (applying an action and returning
the frames that come next, in reading order). The kernel pops a frame before resolving it, so a frame that returns
itself asks again. Chance is a seat. Nothing here formats text, and events are created only while somebody listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from coffret.kernel.chance import Rng
from coffret.kernel.values import Record, Value

CHANCE: Final = -1  # the seat of dice and shuffles
CLOCK: Final = -2  # the seat of a clock that runs out, where a table has one
PUBLIC: Final = -3  # the view of a spectator: what everybody sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Record):
    """Something a seat can choose, described by its attributes."""


NOTHING: Final = Action()


class Event(Record):
    """Something that happened, for the log and for animation. Only the seats in `to` learn the secret part."""

    name: str
    args: dict[str, Any]
    secret: dict[str, Any] | None = None
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Event:
        """Return the event as this seat sees it; without its secret part it is named `<name>-hidden`."""
        if self.secret is None:
            return self
        if seat in self.to:
            return Event(self.name, {**self.args, **self.secret})
        return Event(self.name + "-hidden", self.args)


class Reason(Value):
    """Why an action is refused: the rule, the message that explains it, and the facts of the moment."""

    def __init__(self, rule: str, why: str, args: dict[str, Any] | None = None) -> None:
        self.rule: Final = rule
        self.why: Final = why
        self.args: Final = args or {}


class Outcome(Record):
    """How a play ended: the winning seats, the rule that ended it, and the winning side and score, if any."""

    winners: tuple[int, ...]
    rule: str
    side: str = ""
    score: int = 0


class Decision(Record):
    """Who must choose now, and among what; `others` are seats with choices of their own at the same moment.

    Some of the others must choose as well (a hidden vote), some only may (an interrupt): `must` tells which.
    """

    seat: int
    actions: list[Any]
    others: tuple[Decision, ...] = ()
    must: bool = True

    def of(self, seat: int) -> Decision | None:
        """Return the part of the decision that belongs to this seat, if any."""
        if self.seat == seat:
            return self
        for other in self.others:
            if other.seat == seat:
                return other
        return None

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must choose."""
        return tuple([part.seat for part in (self, *self.others) if part.must])


BY_CHANCE: Final = Decision(CHANCE, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """What somebody who listens to a state has heard and, if it watches, the moments: the state after each event."""

    def __init__(self, watches: bool = False) -> None:
        self.events: list[Event] = []
        self.moments: list[Any] = []
        self.watches = watches
        self.frame: Frame[Any] | None = None  # being resolved: off the stack, and part of every moment inside it

    def hear(self, s: State, event: Event) -> None:
        """Record an event, with the state as it is now."""
        self.events.append(event)
        if self.watches:
            now: State = copy(s)
            if self.frame is not None:
                now.stack.append(self.frame)
            self.moments.append(now)

    def follow(self, s: State, frame: Frame[Any], action: Action, seat: int) -> None:
        """Resolve a frame and push what follows. What it changed after its last event belongs to that event."""
        told = len(self.events)
        self.frame = frame
        frames = frame.resolve(s, action, seat)
        self.frame = None
        push(s, frames)
        if self.watches and len(self.events) > told:
            self.moments[-1] = copy(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value):
    """Everything on the table, as plain values; each game adds its own attributes."""

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.outcome: Outcome | None = None
        self.heard: Listener | None = None  # where events go while somebody listens

    def tell(
        self, name: str, /, *, secret: dict[str, Any] | None = None, to: tuple[int, ...] = (), **args: Any
    ) -> None:
        """Record an event if somebody listens; only the seats in `to` learn the secret part."""
        if self.heard is not None:
            self.heard.hear(self, Event(name, args, secret, to))

    def after_step(self) -> None:
        """Hook called after every step, so that no rule has to check for victory itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Struct(Value):
    """A small mutable part of a state, such as what one player has."""


S = TypeVar("S", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Record, Generic[S]):
    """A pending step of the rules: immutable, and free of secrets, since views may carry it.

    Its rule is the first one in its docstring; it is named when another action is refused during the step.
    """

    RULE: ClassVar[str] = ""  # set by hand where the docstring begins with another rule, or with none

    def ask(self, s: S) -> Decision | None:
        """Return the decision this step needs now, or None."""
        return None

    def ask_alone(self, s: S) -> Decision | None:
        """Return the decision for random play, which asks one seat at a time: a step may leave out the `others`."""
        return self.ask(s)

    def resolve(self, s: S, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        """Apply the action and return the frames that come next."""
        return ()

    def refuse(self, s: S, action: Action, seat: int) -> Reason:
        """Explain why this action, which is not offered, cannot be taken now by this seat (which is being asked)."""
        return Reason(type(self).RULE, "not-now")

    def refuse_unasked(self, s: S, action: Action, seat: int) -> Reason:
        """Explain why a seat that is not asked cannot take this action now."""
        return Reason(type(self).RULE, "not-your-turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A step decided by dice or cards."""

    def ask(self, s: S) -> Decision | None:
        return BY_CHANCE

    def sample(self, s: S, rng: Rng) -> Action:
        """Draw one of the listed outcomes by weight."""
        found = self.outcomes(s)
        total = 0
        for weight, _ in found:
            total += weight
        left = rng.below(total)
        for weight, action in found:
            left -= weight
            if left < 0:
                return action
        raise ValueError("weights must not all be zero")

    def outcomes(self, s: S) -> list[tuple[int, Action]]:
        """Return all outcomes with their weights; empty if there are too many to list, as in a shuffle."""
        return []

    def accepts(self, s: S, action: Action) -> bool:
        """Whether this outcome is possible; used to check plays loaded from files."""
        return any(action == outcome for _, outcome in self.outcomes(s))


class NoStepLeft(Exception):
    """The stack ran empty although the rules never declared an outcome."""


def settle(s: State, alone: bool = False) -> Decision | None:
    """Run the rules until somebody must choose; return None when the play is over. See `Frame.ask_alone`."""
    stack = s.stack
    heard = s.heard
    while s.outcome is None:
        if not stack:
            raise NoStepLeft("no step is left and the play has no outcome")
        frame = stack[-1]
        decision = frame.ask_alone(s) if alone else frame.ask(s)
        if decision is not None:
            return decision
        stack.pop()
        if heard is None:
            push(s, frame.resolve(s, NOTHING, CHANCE))
        else:
            heard.follow(s, frame, NOTHING, CHANCE)
    return None


def push(s: State, frames: tuple[Frame[Any], ...]) -> None:
    """Finish a step: push its frames so that they run in reading order, then call the game's `after_step` hook."""
    for index in range(len(frames) - 1, -1, -1):
        s.stack.append(frames[index])
    s.after_step()


def apply(s: State, action: Action, seat: int, alone: bool = False) -> Decision | None:
    """Apply an offered action (unchecked) and return the next decision, settled in the same way."""
    frame = s.stack.pop()
    if s.heard is None:
        push(s, frame.resolve(s, action, seat))
    else:
        s.heard.follow(s, frame, action, seat)
    return settle(s, alone)


def apply_aloud(s: State, action: Action, seat: int) -> list[Event]:
    """Apply an offered action and return the events it caused."""
    return apply_to(s, action, seat, Listener()).events


def apply_watched(s: State, action: Action, seat: int) -> list[Any]:
    """Apply an offered action and return the state after each event it caused."""
    return apply_to(s, action, seat, Listener(watches=True)).moments


def apply_to(s: State, action: Action, seat: int, listener: Listener) -> Listener:
    """Apply an offered action while somebody listens."""
    s.heard = listener
    apply(s, action, seat)
    s.heard = None
    return listener


def decide(s: State) -> Decision | None:
    """Return the open decision of a settled state."""
    return None if s.outcome is not None else s.stack[-1].ask(s)


def sample(s: State, rng: Rng) -> Action:
    """Draw an outcome for the chance decision that is open."""
    frame = s.stack[-1]
    assert isinstance(frame, Chance)
    return frame.sample(s, rng)


def offered(s: State, action: Action, seat: int) -> bool:
    """Whether this seat can take this action now."""
    decision = decide(s)
    if decision is None:
        return False
    if seat == CHANCE:
        frame = s.stack[-1]
        return isinstance(frame, Chance) and frame.accepts(s, action)
    part = decision.of(seat)
    return part is not None and action in part.actions


def explain(s: State, action: Action, seat: int) -> Reason | None:
    """Explain, with the rule, why this seat cannot take this action now; None exactly when it can."""
    if s.outcome is not None:
        return over(s.outcome)
    if offered(s, action, seat):
        return None
    frame = s.stack[-1]
    decision = frame.ask(s)
    if decision is None or decision.of(seat) is None:
        return frame.refuse_unasked(s, action, seat)
    return frame.refuse(s, action, seat)


def over(outcome: Outcome) -> Reason:
    """Return why nothing can be done after the end: how it ended."""
    return Reason(outcome.rule, "game-over", {"outcome": outcome})


COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}


def copy(s: State) -> Any:
    """Return an equal, independent state that nobody listens to."""
    return COPIERS[type(s)](s)


def playout(s: State, rng: Rng, limit: int = 1_000_000) -> tuple[int, int]:
    """Play randomly to the end, in place; return the number of decisions and how many of them were by chance."""
    decision = settle(s, True)
    count = 0
    by_chance = 0
    while decision is not None and count < limit:
        count += 1
        if decision.seat == CHANCE:
            by_chance += 1
            decision = apply(s, sample(s, rng), CHANCE, True)
        else:
            actions = decision.actions
            decision = apply(s, actions[rng.below(len(actions))], decision.seat, True)
    return count, by_chance
