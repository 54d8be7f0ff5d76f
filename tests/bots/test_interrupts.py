"""Bots at a table of people: one that may interrupt does so, or lets the moment pass and is asked anew."""

import asyncio
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import coffret.kernel.game as registry
from coffret.bots import BOTS
from coffret.kernel.game import GROUP
from tests.cli.running import Inside, coffret
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async

__all__ = ["coffret"]


@pytest.fixture
def bell(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in the box in which the first seat works and the others may stop it."""
    known = {**registry.games(), "bell": EntryPoint("bell", "tests.terminal.bell:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)


def stopping_after(monkeypatch: pytest.MonkeyPatch, work: int) -> list[int]:
    """Let bots stop the work once so much of it is done; what they saw each time they were asked."""
    asked: list[int] = []

    def choose(view: Any, options: list[Any], rng: Any) -> Any:
        asked.append(view.done)
        return options[0] if view.done >= work else options[-1]

    monkeypatch.setitem(BOTS, "thumb", lambda game: choose)
    return asked


def at_a_table(tmp_path: Path, asked: list[int], moves: int) -> list[int]:
    """A person works at a table with a bot that may stop it, and waits each time until it has been asked: who won."""

    async def run() -> list[int]:
        async with opened(tmp_path) as house:
            links = await table(house, "pb", "bell")
            line = await Line(house, *tokens(links, 0)).open()
            for count in range(1, moves + 1):
                await until_async(lambda: len(asked) == count)  # noqa: B023 - it is awaited at once
                await line.drain()
                await line.move(0, "work")
            live = house.tables[links.table]
            assert live.play is not None
            table_of_play = live.play.table
            await until_async(lambda: table_of_play.outcome is not None)
            assert table_of_play.outcome is not None
            return list(table_of_play.outcome.winners)

    return asyncio.run(run())


@pytest.mark.usefixtures("bell")
def test_at_a_table_a_bot_interrupts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = stopping_after(monkeypatch, 1)
    assert at_a_table(tmp_path, asked, 1) == [1]
    assert asked == [0, 1]


@pytest.mark.usefixtures("bell")
def test_at_a_table_a_bot_that_passes_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = stopping_after(monkeypatch, 9)
    assert at_a_table(tmp_path, asked, 3) == [0]
    assert asked == [0, 1, 2]


@pytest.mark.parametrize(("work", "winner"), [(1, "Bruno wins."), (9, "Ada wins.")])
def test_at_a_terminal_a_bot_may_interrupt(
    coffret: Inside, monkeypatch: pytest.MonkeyPatch, work: int, winner: str
) -> None:
    asked = stopping_after(monkeypatch, work)
    assert winner in coffret("play", "bell", "--seats", 2, lines="work\nwork\nwork\n").out
    assert asked == list(range(min(work, 2) + 1))


def test_a_hint_can_be_to_let_it_pass(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffret.bots.hint.PLAYS", 20)  # what the rule of thumb proposes is told before it is counted
    out = coffret("play", "bell", "--seats", 2, "--humans", "2", lines="hint\n0\n0\n0\n").out
    assert "Hint: 0 – Let it pass" in out
