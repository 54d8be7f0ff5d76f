"""The first game that teaches: its notes are about things that lie on the table, and it shows what it should."""

import re

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.names import CARDS
from coffret.kernel.lesson import lesson
from coffret.kernel.table import Table

FIRST = lesson(game, "first")


def replayed() -> Table:
    header = FIRST.header
    return game.table(header.seats, header.options, header.seed)


def test_every_note_is_about_something_on_the_table() -> None:
    table = replayed()
    for number, step in FIRST.steps.values():
        scene = repr(game.scene(game.view(table.state, 0)))
        there = set(re.findall(r"\bid='([^']+)'", scene))
        assert set(step.shows) <= there, f"step {number}"
        if step.do:
            table.act(step.do)


def test_it_shows_what_a_game_is_made_of() -> None:
    kinds = {step.do.split()[0] for _, step in FIRST.steps.values() if step.do}
    assert kinds >= {"exchange", "answer", "load", "fly", "rescue", "keep", "discard", "reroll", "recolour", "go"}


def test_it_ends_well() -> None:
    table = replayed()
    for _, step in FIRST.steps.values():
        if step.do:
            table.act(step.do)
    s = table.state
    assert s.turn == 2
    assert sum(s.cleared) == 4
    assert s.neutralised == 1
    assert [CARDS[card] for card in s.rescued] == ["c_09", "c_13"]
