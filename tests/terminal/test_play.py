"""A game in the terminal, driven by a pipe: what is typed, what is shown, what is kept."""

import re
from pathlib import Path

import pytest

from tests.cli.running import Inside

LIAR = ("play", "liar", "--seats", 2, "--seed", 2)


def test_a_whole_game_is_played_through_a_pipe(coffret: Inside) -> None:
    done = coffret(*LIAR, lines="bid 1:6\nliar\n")
    assert (done.code, done.err) == (0, "")
    assert "You are Ada, in seat 1." in done.out
    assert "> bid 1:6\n" in done.out
    assert "• Ada bids 1 × 6." in done.out
    assert "Ada wins." in done.out
    assert "LD-CALL-02 Then all dice are shown" in done.out
    assert coffret.saves() == []


def test_the_same_inputs_give_the_same_text(coffret: Inside) -> None:
    first, again = (coffret(*LIAR, lines="hint\n3\nlog\nliar\n") for _ in range(2))
    assert first == again
    assert "\x1b" not in first.out


def test_an_option_is_chosen_by_its_number(coffret: Inside) -> None:
    assert "• Ada bids 1 × 3." in coffret(*LIAR, lines="3\n").out


@pytest.mark.parametrize("notation", ["bid 1:6", " BID  1 : 6 ", "bid 1 :6"])
def test_a_notation_may_be_spaced_as_one_likes(coffret: Inside, notation: str) -> None:
    assert "• Ada bids 1 × 6." in coffret(*LIAR, lines=f"{notation}\n").out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("liar", "LD-CALL-01 Instead of bidding a player may call"),
        ("liar", "There is no bid to doubt yet."),
        ("bid 9:1", "There are only 6 dice in the game."),
        ("bid 9:1", "Possible: 1 Bid 1 × 1 · 2 Bid 1 × 2"),
        ("bid 9", "“bid 9” is not complete, or says too much. For example: bid 1:1"),
        ("bid 1:7", '“bid 1:7” does not work: "7" is not a number from 1 to 6.'),
        ("liar 2", "✗ There is no bid to doubt yet."),
        ("why bid", "1 Bid 1 × 1"),
        ("six", "“six” is not a number"),
        ("2 × 6", "Bid 2 × 6"),
        ("99", "There is no option 99: the numbers go from 1 to 36."),
        ("0", "There is no option 0"),
        ("bet 1:1", "Did you mean bid 1:1?"),
        ("helo", "Did you mean help?"),
        ("\x1b[2Jfoo", "“[2Jfoo” is not a number, a notation or a command here"),
        ("why liar", "There is no bid to doubt yet."),
        ("why bid 1:2", "This is possible: Bid 1 × 2"),
        ("why 99", "There is no option 99"),
        ("why", "LD-BID-01"),
        ("rules", "LD-BID-02"),
        ("rules doubt", "No rule contains “doubt”."),
        ("rules LD-CALL", "LD-CALL-02"),
        ("règles menteur", "LD-CALL-01"),
        ("regles LD-BID-02", "LD-BID-02"),
        ("hint", "Hint: "),
        ("table", "Press Enter to see the question."),
        ("look cup", "There is nothing to tell about “cup”."),
        ("lang de", "Languages: en, fr"),
        ("undo", "You have nothing to undo."),
        ("redo", "There is nothing to redo."),
        ("help", "undo your last choice"),
        ("help", "why something is not possible: why bid 1:1, why "),
        ("options", "bid 6:6"),
        ("bid 2", "Bid 2 × 6"),
        ("9" * 5000, "is not a number, a notation or a command here"),
        ("rules " + "9" * 5000, "No rule contains"),
        ("save " + "9" * 5000, "this cannot be the name of a file"),
        ("save ~nobody-of-that-name/x", "this cannot be the name of a file"),
    ],
)
def test_what_is_no_move_is_answered_and_changes_nothing(coffret: Inside, line: str, told: str) -> None:
    done = coffret(*LIAR, lines=f"{line}\n")
    assert told in done.out
    assert "bids" not in done.out
    assert "The game is kept." in done.out


@pytest.mark.parametrize("line", ["liar", "bid 1:1", "bid 1:7", "bid", "3", "99", "0", "what now?"])
def test_after_the_end_whatever_is_typed_is_told_how_it_ended(coffret: Inside, line: str) -> None:
    ending = coffret(*LIAR, lines=f"bid 6:6\n{line}\n").out.partition(f"> {line}\n")[2]
    assert ending.startswith("✗ The game is over. Bruno wins.\n  LD-CALL-02 ")


def test_after_the_end_a_mistyped_command_is_recognised(coffret: Inside) -> None:
    assert "Did you mean save?" in coffret(*LIAR, lines="bid 6:6\nsvae\n").out


def test_the_language_changes_in_the_middle(coffret: Inside) -> None:
    out = coffret(*LIAR, lines="lang fr\npourquoi liar\nlangue en\n").out
    assert "Ada, enchérissez ou criez au menteur." in out
    assert "✗ Crier au menteur – Il n'y a pas encore d'enchère" in out
    assert "LD-CALL-01 Au lieu d'enchérir" in out
    assert out.count("Ada, bid higher") == 2


def test_what_happened_can_be_read_again_as_this_seat_learned_it(coffret: Inside) -> None:
    out = coffret(*LIAR, lines="log\n").out.partition("> log")[2]
    assert re.search(r"1 Ada rolls \d, \d, \d\.", out)
    assert "2 Bruno rolls the dice." in out


def test_a_game_that_is_left_can_be_resumed(coffret: Inside) -> None:
    done = coffret(*LIAR, lines="bid 1:1\nquit\nliar\n")
    assert done.code == 0
    (path,) = coffret.saves()
    assert f"coffret play --resume {path}" in done.out
    again = coffret("play", "--resume", path, lines="liar\n")
    assert "Bruno bids" in again.out
    assert "wins." in again.out
    assert coffret.saves() == []


def test_resuming_goes_on_as_if_nothing_had_been(coffret: Inside, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.coffret", tmp_path / "parts.coffret"
    coffret(*LIAR, "--save", whole, lines="bid 1:1\nbid 5:5\nliar\n")
    coffret(*LIAR, "--save", parts, lines="bid 1:1\n")
    coffret("play", "--resume", parts, "--save", parts, lines="bid 5:5\n")
    coffret("play", "--resume", parts, "--save", parts, lines="liar\n")
    assert whole.read_bytes() == parts.read_bytes()


def test_who_held_the_seats_is_remembered(coffret: Inside) -> None:
    coffret("play", "liar", "--seats", 4, "--humans", "2,4", "--bots", "random", lines="\nlog\n")
    (path,) = coffret.saves()
    again = coffret("play", "--resume", path, lines="\n")
    assert "Pass the device to Bruno." in again.out
    assert "Ada and Chloé are bots." in again.out


def test_a_named_save_keeps_the_whole_game(coffret: Inside, tmp_path: Path) -> None:
    path = tmp_path / "kept.coffret"
    done = coffret(*LIAR, "--save", path, lines="bid 1:6\nliar\n")
    assert f"Saved: {path}" in done.out
    assert "Ada wins." in coffret("replay", path).out


def test_the_replay_is_offered_at_the_end(coffret: Inside, tmp_path: Path) -> None:
    done = coffret(*LIAR, lines=f"bid 6:6\nsave {tmp_path / 'kept'}\n\n")
    assert "save FILE (keeps the replay)" in done.out
    assert (tmp_path / "kept.coffret").is_file()


def test_saving_where_it_cannot_be_written_is_told_and_the_game_goes_on(coffret: Inside, tmp_path: Path) -> None:
    done = coffret(*LIAR, lines=f"save {tmp_path}\nsave {tmp_path}/no/such\nbid 1:6\nliar\n")
    assert "is a folder" in done.out
    assert "there is no folder" in done.out
    assert "Ada wins." in done.out


def test_without_a_place_for_saves_the_game_goes_on_and_says_so(
    coffret: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("COFFRET_HOME", str(tmp_path / "file" / "home"))
    done = coffret(*LIAR, lines="bid 1:1\n")
    assert done.code == 0
    assert "could not be saved" in done.out
    assert "The game could not be kept" in done.out


def test_names_are_given_to_the_people_first(coffret: Inside) -> None:
    out = coffret("play", "liar", "--seats", 3, "--humans", "2", "--names", "Chloé", lines="").out
    assert "You are Chloé, in seat 2." in out
    assert "Ada and " in out


def test_a_name_is_no_markup(coffret: Inside) -> None:
    assert "You are [red]Bob[/red], in seat 1." in coffret(*LIAR, "--names", "[red]Bob[/red]").out


def test_bots_alone_play_before_an_audience(coffret: Inside) -> None:
    done = coffret("play", "liar", "--people", 0, "--seed", 1)
    assert done.code == 0
    assert "Ada bids" in done.out
    assert "wins." in done.out


def test_enter_shows_the_table_again(coffret: Inside) -> None:
    assert coffret(*LIAR, lines="\n\n").out.count("Ada, bid higher") == 3


def test_many_options_are_folded_and_opened_by_their_verb(coffret: Inside) -> None:
    folded = coffret("play", "liar", "--seats", 6, "--option", "dice=5", lines="bid\n").out
    before, _, after = folded.partition("> bid")
    assert "Bid …" in before
    assert "180 options: type bid" in before
    assert "180 Bid 30 × 6" in after


def test_looking_tells_each_note_once_and_the_facts_of_open_cards(coffret: Inside) -> None:
    told = coffret("play", "a-team", "--seed", 5, lines="look\n").out.partition("> look\n")[2]
    assert told.count("guard – Fight the guard") == 1
    assert "Weapons lab (1) – moves 4 spaces · For the lab with this symbol" in told


def test_a_thing_is_asked_about_by_its_name(coffret: Inside) -> None:
    out = coffret("play", "a-team", "--seed", 5, lines="1\nwhy top secret\nlook space-13\nwhy draw pile\n").out
    _, why, looked, pile = out.split("\n> ")[1:5]
    assert "✗ " in why
    assert "AT-" in why
    assert "guard – Fight the guard" in looked
    assert "exchange guide" in pile


def test_from_the_second_time_on_what_happened_and_what_has_changed_is_told(coffret: Inside) -> None:
    out = coffret("play", "thunderbirds", "--seed", 5, lines="move asia\n\nquit\n").out
    first, step, whole, _ = re.split(r"^> .*$", out, flags=re.MULTILINE)
    assert "Brains's notebook" in first
    table = step.partition("Virgil: ")[0]
    assert "• Virgil moves Thunderbird 2 to Asia." in table
    assert "Thunderbird 2 – Asia" in table
    assert "Brains's notebook" not in table
    assert len(table.splitlines()) < 12
    assert "Brains's notebook" in whole  # an empty line shows all of it


def test_help_gives_examples_from_the_game_at_hand(coffret: Inside) -> None:
    told = coffret("play", "thunderbirds", "--seed", 5, lines="help\n").out.partition("> help")[2]
    shown = " ".join(told.split())
    (option, thing), (seen,) = (
        re.findall(rf"{word} ([a-z0-9 _:-]+)", shown.partition(begin)[2].partition(";")[0])
        for word, begin in (("why", "not possible: "), ("look", "on the table is: "))
    )
    assert option == "end-actions"
    assert thing == seen
    assert coffret("play", "thunderbirds", "--seed", 5, lines=f"look {seen}\n").out.count("nothing to tell") == 0
