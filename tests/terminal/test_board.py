"""Boards drawn as text, from scenes that no game has."""

import pytest
from rich.console import Console

from coffret.kernel.scene import Board, Edge, Piece, Space, Way
from coffret.kernel.text import BOX, Message, Words
from coffret.kernel.words import Vocabulary
from coffret.terminal.board import HELD, board, borders, fitting, legend
from coffret.terminal.signs import Signs, in_common, shortened

WORDS = Words(BOX, Vocabulary([], {}), "en")


def text(part: Board, width: int = 80) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(*board(part, WORDS, width), sep="\n")
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def square(**more: object) -> Board:
    spaces = [
        Space(id=f"space-{number}", kind="plain", x=number % 2, y=number // 2, mark="G" if number == 3 else "")
        for number in range(4)
    ]
    links = [("space-0", "space-1"), ("space-1", "space-3"), ("space-3", "space-2")]
    return Board(spaces=spaces, links=links, **more)  # type: ignore[arg-type]


def test_spaces_lie_where_they_are_with_the_ways_between() -> None:
    assert text(square()) == "0──1\n   │\n2──3:G"


def test_a_tight_drawing_has_no_lines_without_spaces() -> None:
    (drawn,) = board(square(), WORDS, 80, tight=True)
    assert drawn.plain == "0──1\n2──3:G"


def test_a_sign_that_is_the_number_stands_once() -> None:
    space = Space(id="hex-7", kind="hex", x=0, y=0, mark="7")
    assert text(Board(spaces=[space])) == "7"


def test_pieces_stand_on_their_spaces_with_what_they_carry() -> None:
    pawn = Piece(id="pawn", kind="pawn", on="space-3", seat=0, mark="A", facing="left")
    prize = Piece(id="prize", kind="prize", on="pawn", mark="*")
    assert text(square(pieces=[pawn, prize])).splitlines() == ["0──1", "   │", "2──3:G A←(*)"]


def test_what_belongs_to_nobody_is_told_in_words_too() -> None:
    ship = Piece(id="ship", kind="ship", on="space-0", badges=[Message("ui-yes")])
    assert text(square(pieces=[ship])).splitlines()[-1] == "Sh ship – space-0 · yes"


@pytest.mark.parametrize(
    ("labels", "meaning"),
    [(["6: guard", "13: guard"], "guard"), (["5: lab 1", "26: lab 1"], "lab 1"), (["49: cellar"], "cellar")],
)
def test_the_meaning_of_a_sign_is_what_its_spaces_share(labels: list[str], meaning: str) -> None:
    assert in_common([label.split() for label in labels]) == meaning


def test_spaces_of_one_name_whose_signs_are_their_numbers_are_told_together() -> None:
    named = {1: "ui-bot", 2: "ui-bot", 3: "ui-bot", 5: "ui-bot", 9: "ui-seat"}
    spaces = [
        Space(id=f"hex-{number}", kind="hex", x=number, y=0, mark=f"{number}", label=Message(label))
        for number, label in named.items()
    ]
    told = legend(Board(spaces=spaces), WORDS)
    assert told is not None
    assert told.plain.replace("\u00a0", " ") == "1-3, 5 bot   9 seat"


def test_signs_that_mean_the_same_are_all_explained() -> None:
    signs = {1: "E", 2: "S", 3: "X"}
    spaces = [
        Space(id=f"way-{n}", kind="way", x=n, y=0, mark=mark, label=Message("ui-seat" if n == 3 else "ui-bot"))
        for n, mark in signs.items()
    ]
    told = legend(Board(spaces=spaces), WORDS)
    assert told is not None
    assert told.plain.replace("\u00a0", " ") == "E bot   S bot   X seat"


def test_a_board_without_names_has_no_legend() -> None:
    assert legend(square(), WORDS) is None


def test_a_board_that_is_too_wide_is_told_in_words() -> None:
    pieces = [Piece(id="ship", kind="ship", on="far", badges=[Message("ui-yes")])]
    spaces = [Space(id="near", kind="sea", x=0, y=0), Space(id="far", kind="sea", x=60, y=0)]
    assert text(Board(spaces=spaces, pieces=pieces), 40) == "Sh ship – far · yes"


def test_a_board_that_is_too_wide_moves_closer_together_before_it_is_told_in_words() -> None:
    spaces = [Space(id=f"space-{name}", kind="plain", x=4 * at, y=0, mark=name) for at, name in enumerate("ABC")]
    assert text(Board(spaces=spaces)) == "A           B           C"
    assert text(Board(spaces=spaces), 12) == "A   B   C"
    assert text(Board(spaces=spaces), 8) == ""


def test_where_pieces_are_going_to_go_is_drawn_as_arrows_and_explained() -> None:
    pieces = [
        Piece(id="alien", kind="alien", mark="A", label=Message("ui-won"), on="space-0"),
        Piece(id="hero", kind="hero", mark="H", label=Message("ui-you", {"name": "Ada"}), on="space-2"),
    ]
    way = Way(piece="alien", path=["space-1", "space-3"], target="hero", maybe=True)
    part = square(pieces=pieces, ways=[way])
    assert text(part) == "0 A→⇒H≈──1↓\n         │\n2 H──────3:G"
    explained = legend(part, WORDS)
    assert explained is not None
    assert all(sign in explained.plain for sign in "→⇒≈")


def test_a_piece_of_a_seat_is_called_by_its_player() -> None:
    pieces = [Piece(id="pawn", kind="pawn", on="far", seat=0, mark="A")]
    spaces = [Space(id="near", kind="sea", x=0, y=0), Space(id="far", kind="sea", x=60, y=0)]
    assert text(Board(spaces=spaces, pieces=pieces), 40) == "A Player 1 – far"


def test_halves_of_a_hex_row_are_drawn_between() -> None:
    spaces = [Space(id="a", kind="hex", x=0, y=0), Space(id="b", kind="hex", x=0.5, y=1)]
    assert text(Board(spaces=spaces)) == "a\n\n  b"


def test_what_lies_on_borders_is_told_once_for_each_kind() -> None:
    between = [("1", "2"), ("2", "3")]
    edges = [
        Edge(id=f"e{one}", kind="door", space=one, other=other, label=Message("ui-see-help", {"why": f"door {one}"}))
        for one, other in between
    ]
    told = borders(Board(spaces=[], edges=edges), WORDS)
    assert [line.plain.replace(HELD, " ") for line in told] == ["door 1; see coffret --help · 2; see coffret --help"]


def test_spaces_are_told_by_names_as_long_as_they_fit_and_the_legend_does_not_repeat_them() -> None:
    spaces = [
        Space(id=f"space-{number}", kind="plain", x=number, y=0, mark=mark, label=Message(label))
        for number, (mark, label) in enumerate([("B", "ui-bot"), ("S", "ui-seat")])
    ]
    part = Board(spaces=spaces)
    assert text(part) == "0\u00a0bot  1\u00a0seat"
    assert text(part, 9) == "bot  seat"
    assert text(part, 8) == "bot seat"
    assert text(part, 7) == "0:B 1:S"
    signs = Signs(part, WORDS)
    assert legend(part, WORDS, fitting(part, signs, 80, tight=False).named) is None
    assert legend(part, WORDS, fitting(part, signs, 7, tight=False).named) is not None


def test_names_are_shortened_so_that_each_is_another() -> None:
    regions = [
        "North America",
        "South America",
        "North Atlantic",
        "South Pacific",
        "Asteroid Belt",
        "Geostationary Orbit",
        "Moon",
    ]
    names = {name: name for name in regions}
    assert list(shortened(names, 12, "en").values()) == [
        "N America", "S America", "N Atlantic", "S Pacific", "Asteroid", "Geostationa.", "Moon",
    ]  # fmt: skip
    assert list(shortened({it: it for it in ("Amérique du Nord", "Atlantique Nord")}, 9, "fr").values()) == [
        "Amérique", "Atlantiq.",
    ]  # fmt: skip
    labs = {it: it for it in ("weapons lab (1)", "secret weapons lab (2)")}
    assert list(shortened(labs, 9, "en").values()) == ["lab 1", "lab 2"]
