"""Rulebooks: how they are read, and that those of the box are complete, true to the ledger, and drawn."""

import re
from xml.etree import ElementTree

import pytest

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, games, load
from coffret.kernel.picture import Picture
from coffret.kernel.rulebook import SECTIONS, Block, Figure, Rulebook, Run, read, rulebook, seen_in
from coffret.kernel.stack import Frame
from coffret.kernel.text import LANGUAGES

START = "hannibal@0> face@0> | turn 1"
OTHERS = "\n".join(f"## {id} {{#{id}}}\n" for id in SECTIONS[1:])


@pytest.fixture(name="game")
def a_team() -> Game:
    return load("a-team")


def book_of(game: Game, text: str, **pictures: Figure) -> Rulebook:
    return read(game, "en", f"## The aim {{#aim}}\n\n{text}\n\n{OTHERS}", pictures)


def blocks_of(game: Game, text: str) -> list[Block]:
    return book_of(game, text).sections[0].blocks


def test_a_paragraph_is_text_in_styles_and_the_rules_it_tells(game: Game) -> None:
    (block,) = blocks_of(game, "Get **the formula** *out*\nof there. [AT-WIN-01..03, AT-SETUP-01] Quick!")
    assert block.kind == "text"
    assert block.runs == (
        Run("Get "),
        Run("the formula", "strong"),
        Run(" "),
        Run("out", "em"),
        Run(" of there."),
        Run(rules=("AT-SETUP-01", "AT-WIN-01", "AT-WIN-02", "AT-WIN-03")),
        Run(" Quick!"),
    )


def test_headings_and_items_begin_where_their_lines_do(game: Game) -> None:
    text = "### Dice\nRoll. [AT-TURN-01]\n- one\n  [AT-TURN-02]\n- two [AT-TURN-03]\n1. three [AT-TURN-04]"
    assert [(block.kind, block.text) for block in blocks_of(game, text)] == [
        ("heading", "Dice"),
        ("text", "Roll."),
        ("item", "one"),
        ("item", "two"),
        ("step", "three"),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("It ends. [AT-WIN-07]", "line 3: AT-WIN-07 is no rule"),
        ("It ends. [TB-END-01]", "line 3: TB-END-01 is no rule"),
        ("Told. [AT-WIN-01]\n\nIt ends.", "line 5: no rule is cited"),
        ("![The board.](#bord)", 'line 3: there is no picture "bord"'),
        ("## Again {#aim}", "line 3: there are two sections {#aim}"),
        ("## Nameless", "line 3: a section begins with"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(game: Game, text: str, why: str) -> None:
    with pytest.raises(CoffretError, match=re.escape(why)):
        book_of(game, text, board=Figure(position=START))


def test_a_section_that_is_missing_is_named(game: Game) -> None:
    with pytest.raises(CoffretError, match=re.escape("no section {#setup}")):
        read(game, "en", "## The aim {#aim}", {})


def test_a_picture_shows_what_it_names(game: Game) -> None:
    scene = seen_in(game, Figure(position=START, show=("hand-2", "dice"))).scene
    assert scene.board is None
    assert [zone.id for zone in scene.zones] == ["hand-2"]
    assert len(scene.dice) == 2
    assert seen_in(game, Figure(position=START)).scene.board is not None


def test_a_picture_shows_a_part_of_the_board(game: Game) -> None:
    scene = seen_in(game, Figure(position=START, spaces=("space-0", "space-1"))).scene
    assert scene.board is not None
    assert [space.id for space in scene.board.spaces] == ["space-0", "space-1"]
    assert scene.board.links == [("space-0", "space-1")]
    assert [piece.id for piece in scene.board.pieces] == ["piece-1", "piece-2"]


@pytest.mark.parametrize(
    "figure",
    [
        Figure(position=START, show=("hand-7",)),
        Figure(position=START, spaces=("space-77",)),
        Figure(position=START, seat=9),
        Figure(position="?"),
    ],
)
def test_a_picture_of_what_is_not_there_is_refused(game: Game, figure: Figure) -> None:
    with pytest.raises(CoffretError):
        seen_in(game, figure)


def book(slug: str, language: str) -> Rulebook:
    found = rulebook(load(slug), language)
    assert found is not None
    return found


WRITTEN = [slug for slug in games() if rulebook(load(slug), "en")]


def test_every_game_of_the_box_has_one() -> None:
    assert set(WRITTEN) >= {"a-team", "away-missions", "thunderbirds", "thunderbirds-solo", "time-bomb"}


@pytest.mark.parametrize("slug", WRITTEN)
def test_both_languages_tell_the_same_rules_in_the_same_order(slug: str) -> None:
    english, french = [
        [(section.id, [(b.kind, b.picture, b.rules) for b in section.blocks]) for section in book(slug, lang).sections]
        for lang in LANGUAGES
    ]
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_every_picture_is_drawn(slug: str, language: str) -> None:
    game, found = load(slug), book(slug, language)
    shown = [block for section in found.sections for block in section.blocks if block.kind == "picture"]
    assert {block.picture for block in shown} == set(found.pictures)
    for block in shown:
        figure = found.pictures[block.picture]
        picture = Picture(seen_in(game, figure), game.words(language, figure.names), block.text)
        assert len(list(ElementTree.fromstring(picture.svg()).iter())) > 5
        assert picture.text().strip()


@pytest.mark.parametrize("slug", WRITTEN)
def test_the_example_has_a_picture(slug: str) -> None:
    example = next(section for section in book(slug, "en").sections if section.id == "example")
    assert any(block.kind == "picture" for block in example.blocks)


@pytest.mark.parametrize("slug", WRITTEN)
def test_whatever_is_asked_the_book_has_a_paragraph_about_it(slug: str) -> None:
    """The table opens the book at the rule behind the prompt, or else at a rule of the same chapter."""
    told = {id.rpartition("-")[0] for section in book(slug, "en").sections for b in section.blocks for id in b.rules}
    asked = {
        kind.RULE.rpartition("-")[0]
        for kind in load(slug).kinds.values()
        if issubclass(kind, Frame) and kind.RULE and "ask" in vars(kind)
    }
    assert asked - told == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_a_rulebook_is_short(slug: str, language: str) -> None:
    words = sum(len(b.text.split()) for section in book(slug, language).sections for b in section.blocks)
    assert 600 < words < 2000  # two to four pages with pictures
