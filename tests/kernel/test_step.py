"""Steps: who notices them, what they tell moment by moment, and how they are taken back and done again."""

from typing import Any

import pytest

from coffret.kernel import Decision
from coffret.kernel.errors import UndoRefused
from coffret.kernel.game import Game
from coffret.kernel.table import Table
from tests.server.ballot import Ballot, Vote
from tests.server.ballot import game as ballot

EVERYBODY = 0b1111  # three seats and the spectators


@pytest.fixture
def vote() -> Table[Any, Any]:
    """A secret ballot of three."""
    return ballot.table(3, seed=1)


def test_a_hidden_choice_is_noticed_by_its_seat_alone_and_what_is_told_by_everybody(vote: Table[Any, Any]) -> None:
    vote.act("vote 1", 0)
    assert vote.last.noticed == 0b0001
    vote.act("vote 2", 1)
    vote.act("vote 2", 2)
    assert [event.name for event in vote.last.events] == ["result"]
    assert vote.last.noticed == EVERYBODY


def test_choices_of_others_that_a_seat_has_not_noticed_stay_when_it_takes_its_own_back(vote: Table[Any, Any]) -> None:
    vote.act("vote 1", 0)
    vote.act("vote 2", 1)
    vote.undo(0)
    assert [(entry.seat, entry.action) for entry in vote.log] == [(1, Vote(2))]
    assert vote.state.votes == [0, 2, 0]
    assert vote.last.noticed == 0b0001


def test_with_consent_everything_since_is_taken_back_and_done_again_in_order(vote: Table[Any, Any]) -> None:
    vote.act("vote 1", 0)
    vote.act("vote 2", 1)
    vote.undo(0, consent=True)
    assert vote.log == []
    vote.redo()
    vote.redo()
    assert vote.state.votes == [1, 2, 0]


def test_a_hidden_choice_of_another_seat_does_not_forget_what_was_taken_back(vote: Table[Any, Any]) -> None:
    vote.act("vote 1", 0)
    vote.undo(0)
    vote.act("vote 2", 1)
    vote.redo(0)
    assert [(entry.seat, entry.action) for entry in vote.log] == [(1, Vote(2)), (0, Vote(1))]


def test_another_choice_of_the_same_seat_does(vote: Table[Any, Any]) -> None:
    vote.act("vote 1", 0)
    vote.undo(0)
    vote.act("vote 2", 0)
    with pytest.raises(UndoRefused):
        vote.redo(0)


def test_what_everybody_has_learnt_is_not_taken_back_freely(vote: Table[Any, Any]) -> None:
    for seat in range(3):
        vote.act("vote 1", seat)
    with pytest.raises(UndoRefused, match="since"):
        vote.undo(0)


def test_a_choice_that_only_a_secret_allows_is_free_if_nobody_else_notices_it(
    vote: Table[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others imagine worlds in which it would not be offered; but they do not know that it was made."""

    def ask(self: Any, s: Any) -> Decision:
        parts = [Decision(seat, [Vote(each) for each in (1, 2) if each != s.votes[seat]]) for seat in range(s.seats)]
        return Decision(parts[0].seat, parts[0].actions, tuple(parts[1:]))

    monkeypatch.setattr(Ballot, "ask", ask)
    vote.act("vote 1", 0)
    vote.act("vote 2", 0)
    assert vote.last.noticed == 0b0001
    vote.undo(0)
    assert vote.state.votes == [1, 0, 0]


def test_a_log_is_replayed_as_the_steps_it_was_made_in(liar: Game) -> None:
    table = liar.table(3, seed=4)
    made = [table.last]
    while table.outcome is None:
        table.act(table.pending.actions[-1] if len(table.log) > 6 else table.pending.actions[0])  # type: ignore[union-attr]
        made.append(table.last)
    again = list(table.history.retold())
    assert [(step.first, step.entries, step.told, step.noticed) for step in again] == [
        (step.first, step.entries, step.told, step.noticed) for step in made
    ]
    assert [step.before for step in again] == [step.before for step in made]
    assert [step.moments for step in again] == [step.moments for step in made]
    assert all(len(step.moments) == len(step.events) for step in made)


def test_dice_are_the_same_when_a_step_is_done_again_at_its_place(liar: Game) -> None:
    table = liar.table(3, seed=4)
    first = table.pending
    assert first is not None
    table.act(first.actions[0])
    log = [*table.log]
    table.undo(consent=True)
    table.redo()
    assert table.log == log
