"""Tables: acting, refusing, undo, saving and loading, shown on the smallest game."""

import json
from pathlib import Path

import pytest

import coffret
from coffret.kernel.chance import commitment, seeded
from coffret.kernel.errors import (
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    OptionError,
    SaveError,
    UndoRefused,
)
from coffret.kernel.game import Game
from coffret.kernel.save import read_text, write_text
from coffret.kernel.stack import CHANCE, PUBLIC
from coffret.kernel.table import Table
from coffret.kernel.values import encode


@pytest.fixture
def table(liar: Game) -> Table:
    return liar.table(seats=3, seed=7, names=("Ann", "Bo", "Cy"))


def test_options_carry_their_seat(table: Table) -> None:
    assert table.decision is not None
    assert {offer.seat for offer in table.decision.options} == {0}


def test_an_option_or_its_notation_can_be_done(table: Table) -> None:
    assert table.decision is not None
    table.act(table.decision.options[0])
    table.act("bid 2:3")
    assert [table.game.vocabulary.write(entry.action) for entry in table.log[3:]] == ["bid 1:1", "bid 2:3"]


def test_a_refused_action_names_its_rule_and_what_is_possible_and_changes_nothing(table: Table) -> None:
    table.act("bid 2:3")
    before = encode(table.state)
    with pytest.raises(IllegalAction) as error:
        table.act("bid 1:6")
    assert str(error.value) == (
        "seat 2 (Bo) cannot bid 1:6: The last bid is 2 × 3; a bid must be higher. (LD-BID-02). "
        "Possible: bid 2:4, bid 2:5, bid 2:6, bid 3:1, bid 3:2, bid 3:3, bid 3:4, bid 3:5, ..."
    )
    assert error.value.reason is not None
    assert error.value.reason.rule == "LD-BID-02"
    assert encode(table.state) == before


def test_a_refusal_is_told_in_french_too(table: Table) -> None:
    table.act("bid 2:3")
    with pytest.raises(IllegalAction) as error:
        table.act("bid 1:1")
    told = error.value.worded("fr").replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert told.startswith("la place 2 (Bo) ne peut pas faire « bid 1:1 » :")
    assert "Possible : bid 2:4" in told


def test_a_seat_that_is_not_asked_is_refused(table: Table) -> None:
    with pytest.raises(NotYourTurn, match=r"LD-BID-01"):
        table.act("bid 1:1", seat=2)


def test_nothing_can_be_done_after_the_end(table: Table) -> None:
    table.act("bid 9:6")
    table.act("liar")
    with pytest.raises(GameOver, match=r"The game is over. Bo wins. \(LD-CALL-02\)"):
        table.act("bid 9:6")


def test_a_notation_that_is_none_changes_nothing(table: Table) -> None:
    with pytest.raises(NotationError):
        table.act("bet 2:3")
    assert len(table.log) == 3


def test_dice_come_from_the_seed_and_their_place_in_the_log(table: Table) -> None:
    expected = [table.game.start(3).stack[-1].sample(table.state, seeded(7, draw)) for draw in range(3)]
    assert [entry.action for entry in table.log] == expected
    assert table.header.commitment == commitment(7)


def test_without_rolling_by_itself_chance_waits_to_be_told(liar: Game) -> None:
    table = liar.table(seats=2, seed=1, rolls=False)
    table.act("shake 1,1,1", CHANCE)
    assert table.state.faces == [(1, 1, 1)]
    with pytest.raises(IllegalAction):
        table.act("shake 1,1", CHANCE)


@pytest.mark.parametrize("seats", [1, 7])
def test_a_number_of_seats_that_the_game_has_not_is_refused(liar: Game, seats: int) -> None:
    with pytest.raises(OptionError, match=f"liar is played by 2 to 6, not by {seats}"):
        liar.table(seats=seats)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"dise": 2}, 'liar has no option "dise"; near: "dice"'),
        ({"dice": 9}, 'option "dice" is 1 to 5, not 9'),
        ({"dice": "many"}, 'option "dice" is a number, not "many"'),
    ],
)
def test_a_wrong_option_is_refused(liar: Game, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        liar.table(seats=2, options=options)


def test_a_view_shows_a_spectator_only_what_is_public(table: Table) -> None:
    assert table.view(PUBLIC).faces == ((), (), ())
    assert table.view(1).faces[1] == table.state.faces[1]
    with pytest.raises(OptionError, match="there is no seat 3"):
        table.view(3)


# Undo


def test_a_bid_tells_nobody_anything_new_and_can_be_taken_back(table: Table) -> None:
    before = encode(table.state)
    table.act("bid 2:3")
    table.undo(seat=0)
    assert encode(table.state) == before


def test_taking_back_behind_another_seat_needs_consent(table: Table) -> None:
    table.act("bid 1:3")
    table.act("bid 2:3")
    with pytest.raises(UndoRefused, match="has acted since"):
        table.undo(seat=0)
    table.undo(consent=True)
    table.undo(consent=True)
    assert len(table.log) == 3


def test_showing_the_dice_cannot_be_taken_back_without_consent(table: Table) -> None:
    table.act("bid 1:3")
    table.act("liar")
    with pytest.raises(UndoRefused, match="something was revealed"):
        table.undo(seat=1)
    table.undo(seat=1, consent=True)
    assert table.outcome is None


def test_the_start_cannot_be_taken_back(table: Table) -> None:
    with pytest.raises(UndoRefused, match="nothing to undo"):
        table.undo(consent=True)


def test_a_new_choice_forgets_what_was_taken_back(table: Table) -> None:
    table.act("bid 1:3")
    table.undo()
    table.act("bid 1:4")
    with pytest.raises(UndoRefused, match="nothing to redo"):
        table.redo()


# Saving


def test_a_saved_play_goes_on_where_it_was(table: Table, tmp_path: Path) -> None:
    table.act("bid 2:3")
    table.save(tmp_path / "night.coffret")
    again = coffret.open_save(tmp_path / "night.coffret")
    assert encode(again.state) == encode(table.state)
    assert again.header == table.header
    again.act("liar")
    assert again.outcome is not None


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\r\n", "\x0b"])
def test_a_name_with_a_line_end_of_its_own_is_saved(liar: Game, sign: str) -> None:
    table = liar.table(2, names=(f"A{sign}da", "Bo"), seed=f"se{sign}ed")
    text = write_text(table)
    assert read_text(text).header == table.header
    assert read_text(text.replace("\n", "\r\n")).state == table.state


def saved(table: Table) -> list[str]:
    table.act("bid 2:3")
    return write_text(table).splitlines()


def test_a_cut_off_file_is_told_apart(table: Table) -> None:
    with pytest.raises(SaveError, match="save file: the file is cut off after line 4"):
        read_text("\n".join(saved(table)[:4]))


def test_a_changed_line_does_not_fit_the_checksum(table: Table) -> None:
    lines = saved(table)
    lines[4] = "1 bid 2:4"
    with pytest.raises(SaveError, match="the checksum does not match"):
        read_text("\n".join(lines))


def test_a_missing_line_is_noticed(table: Table) -> None:
    lines = saved(table)
    del lines[2]
    with pytest.raises(SaveError, match="should hold 4 entries and holds 3"):
        read_text("\n".join(lines))


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"coffret": 1}', "\0\0"])
def test_a_file_of_something_else_is_refused(liar: Game, text: str) -> None:
    with pytest.raises(SaveError, match="not a save file of Coffret"):
        read_text(text)


def test_a_later_format_asks_for_a_later_coffret(table: Table) -> None:
    lines = saved(table)
    head = json.loads(lines[0])
    head["coffret"] = 9
    with pytest.raises(SaveError, match="save format 9 is not known here, only 1; update Coffret"):
        read_text("\n".join([json.dumps(head), *lines[1:]]))


def with_check(lines: list[str]) -> str:
    """A changed file with the checksum made right again."""
    import hashlib

    tail = json.loads(lines[-1])
    tail["check"] = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()
    return "\n".join([*lines[:-1], json.dumps(tail)])


def test_a_log_that_breaks_the_rules_is_refused_with_its_line(table: Table) -> None:
    lines = saved(table)
    lines[4] = "1 liar"
    with pytest.raises(SaveError, match='line 5: the rules do not allow "liar" here'):
        read_text(with_check(lines))


def test_a_log_that_leads_elsewhere_than_its_snapshot_is_refused(table: Table) -> None:
    lines = saved(table)
    lines[4] = "1 bid 2:4"
    with pytest.raises(SaveError, match="the log and the snapshot do not agree"):
        read_text(with_check(lines))


def of_older_rules(table: Table) -> list[str]:
    """The lines of a save that says that its rules were others."""
    head, *lines = saved(table)
    agreed = json.loads(head)
    agreed["header"]["rules_version"] = 0
    return [json.dumps(agreed), *lines]


def test_a_play_of_older_rules_that_those_of_today_allow_is_the_same_play(table: Table) -> None:
    again = read_text(with_check(of_older_rules(table)))
    assert again.log == table.log
    assert encode(again.state) == encode(table.state)
    again.undo(consent=True)


def test_a_play_of_older_rules_goes_on_from_its_snapshot(table: Table) -> None:
    lines = of_older_rules(table)
    lines[4] = "1 liar"  # which the older rules allowed
    again = read_text(with_check(lines))
    assert encode(again.state) == encode(table.state)
    with pytest.raises(UndoRefused, match="nothing to undo"):
        again.undo(consent=True)
    again.act("bid 3:1")
    again.undo(seat=1)
    assert encode(again.state) == encode(table.state)


def test_a_strangers_play_of_older_rules_goes_on_where_they_were_broken(table: Table) -> None:
    lines = of_older_rules(table)
    lines[4] = "1 liar"
    again = read_text(with_check(lines), trusted=False)
    assert again.history.begin is None
    assert again.log == table.log[:3]


def test_notation_that_is_not_known_any_more_ends_a_play_of_older_rules(table: Table) -> None:
    lines = of_older_rules(table)
    lines[4] = "1 shout 5"
    tail = json.loads(lines[-1])
    lines[-1] = json.dumps({**tail, "snapshot": {"v": ["Unknown"]}})
    assert read_text(with_check(lines)).log == table.log[:3]


def test_a_file_that_cannot_be_written_says_so(table: Table, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be written"):
        table.save(tmp_path / "nowhere" / "x.coffret")


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be read: there is no such file"):
        coffret.open_save(tmp_path / "x.coffret")


def test_a_seat_that_the_table_does_not_have_is_named(liar: Game) -> None:
    table = liar.table(seats=2, seed=1)
    for ask in (table.act, table.explain):
        with pytest.raises(OptionError, match="there is no seat 2: the table has 2, counted from 0"):
            ask("bid 1:1", 2)


def test_a_table_and_a_game_say_what_they_are(liar: Game) -> None:
    table = liar.table(seats=2, seed=1)
    assert (repr(liar), repr(table)) == ("<Game liar>", "<Table of liar: 2 seats, 2 entries>")
