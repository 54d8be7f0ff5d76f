"""The same seed and the same answers of people give the same play, wherever it is played and whoever answers first."""

import asyncio
from pathlib import Path

import pytest

from coffret import open_save
from coffret.bots.play import seed_of
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, games, load
from coffret.kernel.playout import options_of
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.table import LogEntry, Table
from tests.cli.running import Inside, coffret
from tests.server.support import Line, opened, table, tokens

__all__ = ["coffret"]
needs_time_bomb = pytest.mark.skipif("time-bomb" not in games(), reason="the game is not installed")


async def played(folder: Path, game: str) -> list[LogEntry]:
    """What happens at a table of the server where a person always does what is offered first, and one bot plays."""
    async with opened(folder) as lobby:
        links = await table(lobby, "pb", game)
        line, live = await Line(lobby, *tokens(links, 0)).open(), lobby.tables[links.table]
        await line.drain()
        assert live.play is not None
        while live.play.table.outcome is None:
            if line.mirror.to_choose():
                await line.move(0, line.options(0)[0])
            elif live.bots.task is not None:
                await live.bots.task
                await line.drain()
        return live.play.table.log


@pytest.mark.usefixtures("liar")
@pytest.mark.parametrize("game", ["liar", "a-team"])
def test_the_terminal_plays_what_the_server_plays(coffret: Inside, tmp_path: Path, game: str) -> None:
    if game not in (*games(), "liar"):
        pytest.skip("the game is not installed")
    there, file = asyncio.run(played(tmp_path, game)), tmp_path / "here.coffret"
    lines = [load(game).vocabulary.write(entry.action) for entry in there if entry.seat == 0]
    done = coffret("play", game, "--seats", 2, "--seed", "table", "--save", file, lines="\n".join([*lines, ""]))
    assert done.code == 0
    assert open_save(str(file)).log == there


def answer(table: Table, backwards: bool) -> None:
    """Let bots answer what is asked of all at once, one after the other."""
    seats = [part.seat for part in (table.pending, *table.pending.others) if part.must] if table.pending else []
    for seat in reversed(seats) if backwards else seats:
        part = table.pending.of(seat) if table.pending is not None else None
        if part is not None:
            table.act(chosen(table, seat), seat)


def chosen(table: Table, seat: int) -> Action:
    """What a bot in a seat chooses now."""
    part = table.pending.of(seat) if table.pending is not None else None
    assert part is not None
    view = table.view(seat)
    return table.game.bot(view, options_of(part), seeded(seed_of(table.history, part, view)))


@needs_time_bomb
@pytest.mark.parametrize("seed", range(5))
def test_the_order_in_which_all_answer_at_once_makes_no_difference(seed: int) -> None:
    game = load("time-bomb")
    tables = [game.table(5, {"locations": True}, seed=seed) for _ in range(2)]
    while tables[0].outcome is None:
        for one, backwards in zip(tables, (False, True), strict=True):
            answer(one, backwards)
        assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].outcome == tables[1].outcome
    assert tables[0].log != tables[1].log  # they did answer in another order


@needs_time_bomb
def test_what_is_said_meanwhile_and_passed_on_changes_no_choice() -> None:
    """Who may speak draws for each change of what it sees, who must choose for each of its own choices."""
    game = load("time-bomb")
    quiet, loud = [game.table(5, {"locations": False}, seed=3) for _ in range(2)]
    while (part := loud.pending) is not None and all(other.must for other in part.others):
        answer(loud, backwards=False)
        answer(quiet, backwards=False)
    assert part is not None
    before = seed_of(loud.history, part, loud.view(part.seat))
    speaker = next(other for other in part.others if not other.must)
    asked = seed_of(loud.history, speaker, loud.view(speaker.seat))
    loud.act(next(it for it in speaker.actions if it is not NOTHING), speaker.seat)
    assert loud.pending is not None
    assert seed_of(loud.history, loud.pending, loud.view(part.seat)) == before
    again = loud.pending.of(speaker.seat)
    assert again is None or seed_of(loud.history, again, loud.view(speaker.seat)) != asked
    assert quiet.pending is not None
    assert seed_of(quiet.history, quiet.pending, quiet.view(part.seat)) == before


def test_a_choice_that_is_taken_back_is_made_again(liar: Game) -> None:
    table = liar.table(2, seed=1)
    first = chosen(table, 0)
    table.act(first, 0)
    table.undo(consent=True)
    assert chosen(table, 0) == first
