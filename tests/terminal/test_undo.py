"""Taking back: alone always, with several people by consent, and never so that it tells a secret."""

from tests.cli.running import Inside

ALONE = ("play", "liar", "--seats", 3, "--seed", 2)
TWO = ("play", "liar", "--seats", 2, "--people", 2, "--seed", 2)


def test_a_person_alone_takes_back_with_what_the_bots_did_since(coffret: Inside) -> None:
    out = coffret(*ALONE, lines="bid 1:1\nundo\nbid 1:2\n").out
    assert "Undone, together with 2 moves the others made since: Bid 1 × 1" in out
    assert "• Ada bids 1 × 2." in out.partition("Undone")[2]
    assert "Ada bids 1 × 1" not in out.partition("Undone")[2]


def test_what_was_taken_back_can_be_done_again(coffret: Inside) -> None:
    out = coffret(*ALONE, lines="bid 1:1\nlog\nundo\nredo\nlog\n").out
    _, told, again = out.split("> log\n")
    assert "Redone: Bid 1 × 1" in told
    assert told.partition("\n>")[0] == again.partition("\n>")[0]


def test_even_the_end_can_be_taken_back(coffret: Inside) -> None:
    out = coffret("play", "liar", "--seats", 2, "--seed", 2, lines="bid 6:6\nundo\nbid 1:1\n").out
    assert out.index("wins.") < out.index("Undone") < out.index("• Ada bids 1 × 1.")
    assert "The game is kept." in out


def test_several_people_must_agree_when_somebody_acted_since(coffret: Inside) -> None:
    lines = "\nbid 1:1\n\nundo\nno\n"
    out = coffret(*TWO, lines=lines).out
    assert "Does everybody agree to undo it?" in out
    assert "Nothing is undone." in out
    agreed = coffret(*TWO, lines="\nbid 1:1\n\nundo\nyes\n\n").out
    assert agreed.rindex("Pass the device to Ada.") > agreed.index("> undo")
    assert "Undone: Bid 1 × 1" in agreed


def test_undo_and_redo_leave_the_same_game(coffret: Inside) -> None:
    coffret(*ALONE, lines="bid 1:1\nundo\nredo\nundo\nredo\nsave\n")
    (path,) = coffret.saves()
    tail = path.read_text().splitlines()[1:]
    coffret(*ALONE, lines="bid 1:1\nsave\n")
    other = next(save for save in coffret.saves() if save != path)
    assert other.read_text().splitlines()[1:-1] == tail[:-1]
