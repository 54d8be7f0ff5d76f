"""What people note for themselves: on all devices of the seat, kept, and never told to anybody else in any way."""

import asyncio
import json
from pathlib import Path

import pytest

from coffret.server.lobby.creation import fork
from coffret.server.protocol.limits import NOTE
from coffret.server.protocol.wire import Noted
from coffret.server.room.handlers.noting import MARKS, with_mark
from tests.server.support import Json, Line, opened, sat_down, table, tokens

SECRET = "the one with the glasses"


def marks(messages: list[Json]) -> list[list[Json]]:
    return [each["marks"] for each in messages if each["t"] == "marks"]


def test_a_mark_is_seen_on_all_devices_of_the_seat_and_nowhere_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 0)).open()
            others = [
                await Line(lobby, *tokens(links, 1)).open(),
                await Line(lobby, *tokens(links, 2), links.host).open(),
                await Line(lobby, links.spectator).open(),
            ]
            for line in (one, two, *others):
                await line.drain()
            assert (await one.ask(t="mark", seat=0, element="cup-2", sign="?", text=SECRET))["t"] == "ack"
            ((told,),) = marks(await two.drain())
            assert (told["element"], told["sign"], told["text"]) == ("cup-2", "?", SECRET)
            for line in others:
                assert await line.drain() == []  # not even that something was noted
            assert (await others[0].ask(t="mark", seat=0, element="cup-2", sign="!"))["code"] == "seat"
            assert (await others[2].ask(t="mark", seat=-3, element="cup-2", sign="!"))["code"] == "seat"
            assert (await one.ask(t="mark", seat=0, element="no such thing", sign="?"))["code"] == "nothing"

    asyncio.run(run())


def test_marks_are_kept_with_the_seat_and_stay_there_when_the_play_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.ask(t="mark", seat=0, element="cup-2", sign="?", text="x" * (NOTE + 50))
            await one.ask(t="mark", seat=0, element="cup-2", sign="!", text=SECRET)  # at the same moment
            one.close()
        async with opened(tmp_path) as lobby:
            host = await Line(lobby, links.host).open()
            await host.ask(t="host", do="end")
            back = Line(lobby, *tokens(links, 0))
            ((kept,),) = marks(await back.send(back.mirror.hello()))
            assert (kept["sign"], kept["text"], kept["line"]) == ("!", SECRET, len(back.mirror.lines[0]))
            assert (await back.ask(t="mark", seat=0, element="cup-2", sign="?"))["code"] == "ended"
            for others in (tokens(links, 1), [links.spectator], [links.host]):
                line = Line(lobby, *others)
                assert SECRET not in json.dumps(await line.send(line.mirror.hello()))

    asyncio.run(run())


@pytest.mark.parametrize("how", ["invited", "left"])
def test_whoever_gets_the_seat_after_somebody_does_not_get_their_notes(tmp_path: Path, how: str) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            bea = await Line(lobby, await sat_down(lobby, links, 1)).open()
            await bea.ask(t="mark", seat=1, element="cup-1", sign="?", text=SECRET)
            live = await lobby.table(links.table)
            assert live.meta.sittings[1].marks
            if how == "left":
                await bea.ask(t="leave", seat=1, for_good=True)
            else:
                live.meta.sittings[1].opened = True
                assert (await host.ask(t="host", do="invite", seat=1))["t"] == "link"
            assert not live.meta.sittings[1].marks

    asyncio.run(run())


def test_notes_do_not_go_along_where_the_play_is_gone_on_with(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            both = await Line(lobby, *tokens(links, 0, 1)).open()
            await both.ask(t="mark", seat=0, element="cup-2", sign="?", text=SECRET)
            made = await fork(lobby, await lobby.table(links.table), 0, 0)
            assert not any(each.marks for each in (await lobby.table(made.table)).meta.sittings)

    asyncio.run(run())


def test_what_was_replaced_is_forgotten_before_what_stands() -> None:
    kept = [Noted("cup-1", "?", "", line) for line in range(MARKS)]
    found = with_mark([Noted("cup-2", "!", "", 0), *kept[1:]], Noted("cup-3", "?", "", 9))
    assert len(found) == MARKS
    assert [each.element for each in found if each.line in (0, 1)] == ["cup-2"]
    assert found[-1].element == "cup-3"
