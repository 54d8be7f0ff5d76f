"""What the seed of a deal is made of, and how often was dealt."""

import asyncio
from pathlib import Path
from typing import Any

from coffret.kernel.chance import commitment, mixed
from coffret.kernel.fair import check_dice
from coffret.server.lobby.lobby import Lobby
from tests.server.sitting import PART, events
from tests.server.support import Line, opened, sat_down, table, tokens


async def dealt_again(lobby: Lobby, line: Line) -> tuple[Line, Any]:
    """The same people at a new table."""
    moved = (await line.send('{"t":"host","id":"again","do":"again"}'))[0]
    return await Line(lobby, *moved["tokens"]).open(), moved


def test_deals_that_were_given_up_are_counted_also_when_dealt_from_the_same_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            first, _ = await dealt_again(lobby, host)
            assert (first.mirror.table["state"], first.mirror.table["abandoned"]) == ("playing", 1)
            second, _ = await dealt_again(lobby, host)
            assert second.mirror.table["abandoned"] == 2
            third, _ = await dealt_again(lobby, second)
            assert third.mirror.table["abandoned"] == 3
            assert events(third)[0] == "abandoned"

    asyncio.run(run())


def test_a_play_that_came_to_its_end_is_not_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            host = await Line(lobby, links.host, *tokens(links, 0, 1)).open()
            await host.move(0, "bid 2:3")
            await host.move(1, "liar")
            again, _ = await dealt_again(lobby, host)
            assert again.mirror.table["abandoned"] == 0

    asyncio.run(run())


def test_the_seed_is_made_of_the_servers_part_and_everybodys(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po", parts=True, seed=None)
            host = Line(lobby, links.host, *tokens(links, 0))
            host.mirror.part = PART
            await host.open()
            promised = links.commitment
            assert host.mirror.table["commitment"] == promised
            guest = Line(lobby, await sat_down(lobby, links, 1))
            guest.mirror.part = "cd" * 16
            await guest.open()
            live = lobby.tables[links.table]
            assert live.play is not None
            header = live.play.table.header
            assert header.parts == (PART, "cd" * 16)
            assert commitment(header.server_part) == promised
            assert header.seed == mixed(header.server_part, header.parts)
            assert check_dice(live.play.table).parts == [0, 1]
        async with opened(tmp_path) as lobby:
            live = await lobby.table(links.table)
            assert live.play is not None
            assert live.play.table.header == header
            assert check_dice(live.play.table).result == "fair"

    asyncio.run(run())


def test_a_table_that_waits_for_parts_is_not_dealt_before_its_maker_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", parts=True, seed=None)
            assert (await lobby.table(links.table)).meta.state == "gathering"
            line = await Line(lobby, *tokens(links, 0)).open()
            await line.drain()
            assert line.mirror.table["state"] == "playing"

    asyncio.run(run())


def test_an_open_seed_stays_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po", parts=True, seed="daily")
            guest = Line(lobby, await sat_down(lobby, links, 1))
            guest.mirror.part = PART
            await guest.open()
            live = lobby.tables[links.table]
            assert (live.header.seed, live.header.parts) == ("daily", ())

    asyncio.run(run())


def test_only_the_first_part_of_a_seat_counts_and_none_after_the_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo", seed=None)
            key = await sat_down(lobby, links, 1)
            for part in (PART, "ee" * 16):
                guest = Line(lobby, key)
                guest.mirror.part = part
                await guest.open()
            last = Line(lobby, await sat_down(lobby, links, 2))
            last.mirror.part = ""
            await last.open()
            assert last.mirror.table["state"] == "playing"
            late = Line(lobby, *tokens(links, 0))
            late.mirror.part = "ff" * 16
            await late.open()
            assert lobby.tables[links.table].header.parts == ("", PART, "")

    asyncio.run(run())
