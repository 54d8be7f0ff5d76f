"""Every sign on a board stands for one thing and is explained, in every game and both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.kernel.scene import Board, Piece, Space, named
from coffret.kernel.stack import CHANCE
from coffret.kernel.text import LANGUAGES, Message, Words
from coffret.terminal.board import AFTER, MAYBE, TURNS, drawing, legend
from coffret.terminal.signs import ARROWS, Signs, number_of
from tests.terminal.test_board import WORDS

SETTINGS: dict[str, list[dict[str, object]]] = {
    "away-missions": [{"scenario": name} for name in ("first-contact", "jailbreak", "sleeper-ship", "tunnel-of-terror")]
}
STEPS, EVERY = 240, 24
BETWEEN = re.compile(rf"[\s():─│{''.join(ARROWS.values())}{TURNS}{MAYBE}{AFTER}]+")


def boards(slug: str) -> Iterator[tuple[Any, Board]]:
    """Boards of plays at random, with as many seats as there can be."""
    game = load(slug)
    for number, options in enumerate(SETTINGS.get(slug, [{}, {}])):
        table, rng = game.table(game.about.seats[1], options, number), seeded(slug, number)
        for step in range(STEPS):
            if (decision := table.pending) is None:
                break
            assert decision.seat != CHANCE
            board = table.outlook(decision.seat).scene.board
            if board is not None and step % EVERY == 0:
                yield table, board
            table.act(decision.actions[rng.below(len(decision.actions))], decision.seat)


def doubles(board: Board, words: Words) -> list[str]:
    """What is wrong with the signs of a board: two things with one sign, or a sign that the legend does not explain."""
    signs = Signs(board, words)
    stands_for: dict[str, set[str]] = {}
    for space in board.spaces:
        if sign := signs.spaces.get(space.id):
            stands_for.setdefault(sign, set()).add(space.id if sign == number_of(space) else f"kind {space.kind}")
    for piece in board.pieces:
        if sign := signs.pieces.get(piece.id):
            stands_for.setdefault(sign, set()).add(named(piece, words))
    found = [f"{sign}: {sorted(things)}" for sign, things in stands_for.items() if len(things) > 1]
    explained = legend(board, words)
    entries = (explained.plain if explained else "").split("   ")
    told = {entry.partition("\u00a0")[0] for entry in entries}
    places = {number_of(space) for space in board.spaces}
    for token in set(BETWEEN.split(drawing(board, signs).drawn().plain)) - {"", "·"} - places:
        without_place = re.sub(r"^\d+", "", token)  # of marks that stand at the number, `11=`
        if not {token, without_place, token.rstrip("0123456789")} & told | {"·"} & {without_place}:
            found.append(f"{token} is not explained")
    return found


@pytest.mark.parametrize("slug", games())
def test_no_two_things_on_a_board_share_a_sign_and_every_sign_is_explained(slug: str) -> None:
    for table, board in boards(slug):
        for language in LANGUAGES:
            assert not doubles(board, table.words(language, table.header.names)), (language, table.position)


def test_two_things_with_one_mark_get_two_signs() -> None:
    spaces = [Space(id="sea", kind="sea", x=0, y=0)]
    ship, shore = Message("ui-bot"), Message("ui-seat")
    pieces = [
        Piece(id="a", kind="ship", on="sea", mark="S", label=ship),
        Piece(id="b", kind="shore", on="sea", mark="S", label=shore),
        Piece(id="c", kind="other", on="sea", label=shore),
        Piece(id="d", kind="last", on="sea", label=Message("ui-games")),
    ]
    signs = Signs(Board(spaces=spaces, pieces=pieces), WORDS)
    assert list(signs.pieces.values()) == ["S", "Ss", "Se", "Ga"]


def test_the_players_of_a_board_have_signs_unlike_its_numbers() -> None:
    spaces = [Space(id="hex-1", kind="hex", x=0, y=0, mark="1")]
    pieces = [Piece(id="pawn", kind="pawn", on="hex-1", seat=0, mark="1")]
    board = Board(spaces=spaces, pieces=pieces)
    assert drawing(board, Signs(board, WORDS)).drawn().plain == "1 ①"


def test_a_double_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = [Piece(id=id, kind=id, on="sea", mark="S", label=Message(id)) for id in ("ui-bot", "ui-seat")]
    board = Board(spaces=[Space(id="sea", kind="sea", x=0, y=0)], pieces=pieces)
    assert not doubles(board, WORDS)
    monkeypatch.setattr(Signs, "free", lambda signs, mark, meaning: mark)
    assert doubles(board, WORDS) == ["S: ['bot', 'seat']", "S is not explained"]
