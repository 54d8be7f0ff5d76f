"""Who is away is seen by all; after a while a bot plays for them until they are back, and nobody learns a secret."""

import asyncio
from pathlib import Path

from coffret.server.room.info import PATIENCE
from tests.server.support import Json, Line, opened, sat_down, table


def seat_of(line: Line, seat: int) -> Json:
    """What everybody is told about a seat."""
    found: Json = line.mirror.table["seats"][seat]
    return found


def told(line: Line) -> list[str]:
    """What the table has told so far."""
    return [each["event"] for each in line.mirror.chat if each.get("event")]


def test_a_bot_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            ada = await Line(lobby, links.seats[0].token).open()
            key = await sat_down(lobby, links, 1)
            bea = await Line(lobby, key).open()
            await ada.drain()
            assert seat_of(ada, 1)["away"] is None
            assert (await ada.ask(t="cover", seat=0, **{"for": 1}))["code"] == "here"

            bea.close()
            await ada.drain()
            assert seat_of(ada, 1)["away"] is not None
            assert (await ada.ask(t="cover", seat=0, **{"for": 1}))["code"] == "here"  # it was only a moment

            live = await lobby.table(links.table)
            live.left[1] -= PATIENCE
            assert (await ada.ask(t="cover", seat=0, **{"for": 1}))["t"] == "ack"
            assert (seat_of(ada, 1)["kind"], seat_of(ada, 1)["stand_in"]) == ("bot", True)
            assert set(ada.mirror.looks) == {0}  # nobody is shown what the seat sees
            await ada.move(0, "bid 1:3")
            await ada.until(lambda: ada.mirror.looks[0]["waiting"] == [0] or ada.mirror.is_over)

            bea = await Line(lobby, key).open()
            await ada.drain()
            assert seat_of(ada, 1)["kind"] == "person"
            assert told(ada)[-2:] == ["covered", "back"]

    asyncio.run(run())


def test_a_seat_that_the_host_gives_to_a_bot_and_back_is_told_for_good(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            ada = await Line(lobby, links.host, links.seats[0].token).open()
            assert (await ada.ask(t="host", do="bot", seat=1, bot="thumb"))["t"] == "ack"
            assert (await ada.ask(t="host", do="bot", seat=1, bot="beginner"))["t"] == "ack"
            assert (await ada.ask(t="host", do="person", seat=1))["t"] == "ack"
            assert told(ada)[-2:] == ["bot", "back"]
            late = await Line(lobby, links.spectator).open()
            assert told(late)[-2:] == ["bot", "back"]

    asyncio.run(run())


def test_nobody_but_a_player_sends_a_bot_and_only_where_a_person_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pob")
            ada = await Line(lobby, links.seats[0].token).open()
            bea = await Line(lobby, await sat_down(lobby, links, 1)).open()
            bea.close()
            live = await lobby.table(links.table)
            live.left[1] -= PATIENCE
            watcher = await Line(lobby, links.spectator).open()
            host = await Line(lobby, links.host).open()
            for line in (watcher, host):
                assert (await line.ask(t="cover", seat=-3, **{"for": 1}))["code"] == "seat"
            assert (await ada.ask(t="cover", seat=0, **{"for": 2}))["code"] == "here"
            assert (await ada.ask(t="cover", seat=0, **{"for": 9}))["code"] == "seat"

    asyncio.run(run())


def test_a_second_device_keeps_its_seat_present(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            ada = await Line(lobby, links.seats[0].token).open()
            key = await sat_down(lobby, links, 1)
            phone, desk = await Line(lobby, key).open(), await Line(lobby, key).open()
            phone.close()
            await ada.drain()
            assert seat_of(ada, 1)["away"] is None
            desk.close()
            await ada.drain()
            assert seat_of(ada, 1)["away"] is not None

    asyncio.run(run())


def test_who_was_not_there_when_the_table_was_loaded_is_away_since_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            ada = await Line(lobby, links.seats[0].token).open()
            key = await sat_down(lobby, links, 1)
            (await Line(lobby, key).open()).close()
            ada.close()
            lobby.put_away(await lobby.table(links.table))
            ada = await Line(lobby, links.seats[0].token).open()
            assert seat_of(ada, 1)["away"] is not None

    asyncio.run(run())
