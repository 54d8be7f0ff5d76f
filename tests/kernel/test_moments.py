"""What somebody who watches a state is shown: the state after each event, in the middle of a step, too."""

from typing import Any

import pytest

from coffret.kernel import Action, Frame, State, stack
from coffret.kernel.stack import Listener


class Counter(State):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def after_step(self) -> None:
        if self.count == 5:
            self.tell("five")


class CountTwice(Frame[Any]):
    """XX-COUNT-01 Two events in one frame, each told when its change is made; the last one is followed by another."""

    def resolve(self, s: Any, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        s.count += 1
        s.tell("one")
        s.count += 1
        s.tell("two")
        s.count += 1
        return (CountSilently(), CountMore(), Wait())


class CountSilently(Frame[Any]):
    """XX-COUNT-02 Nobody is told."""

    def resolve(self, s: Any, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        s.count += 1
        return ()


class CountMore(Frame[Any]):
    """XX-COUNT-03 The hook of the game tells of it."""

    def resolve(self, s: Any, action: Action, seat: int) -> tuple[Frame[Any], ...]:
        s.count += 1
        return ()


class Wait(Frame[Any]):
    """XX-COUNT-04 Somebody is asked."""

    def ask(self, s: Any) -> stack.Decision:
        return stack.Decision(0, [stack.NOTHING])


def copied(s: Counter) -> Counter:
    found = Counter()
    found.stack, found.outcome, found.count = s.stack[:], s.outcome, s.count
    return found


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Listener:
    monkeypatch.setitem(stack.COPIERS, Counter, copied)
    s = Counter()
    s.stack = [CountTwice()]
    return stack.apply_to(s, stack.NOTHING, 0, Listener(watches=True))


def test_a_change_belongs_to_the_event_that_is_told_after_it_and_the_last_ones_to_the_last_event(
    heard: Listener,
) -> None:
    assert [event.name for event in heard.events] == ["one", "two", "five"]
    assert [moment.count for moment in heard.moments] == [1, 3, 5]


def test_a_moment_inside_a_frame_has_it_on_its_stack(heard: Listener) -> None:
    stacks = [[type(frame).__name__ for frame in moment.stack] for moment in heard.moments]
    assert stacks == [["CountTwice"], ["Wait", "CountMore", "CountSilently"], ["Wait"]]


def test_nobody_listens_to_a_moment(heard: Listener) -> None:
    assert all(moment.heard is None for moment in heard.moments)


def test_who_only_listens_gets_no_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Counter()
    s.stack = [CountTwice()]
    heard = stack.apply_to(s, stack.NOTHING, 0, Listener())
    assert (len(heard.events), heard.moments, s.heard) == (3, [], None)
