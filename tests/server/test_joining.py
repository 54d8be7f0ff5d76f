"""Sitting down: invitations, keys of devices, codes for a second one, and what everybody is told of it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from coffret.server.lobby.codes import CODE_SECONDS, OwnCodes
from coffret.server.lobby.joining import Joining, hand_over, invited_to, join
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import HOST, KEY, LINK
from coffret.server.store.links import new_token
from tests.server.sitting import code_of, devices, events, refused
from tests.server.support import Line, opened, sat_down, table, tokens
from tests.waiting import until_async


def test_an_invitation_is_no_key_and_is_exchanged_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert await refused(lobby, *tokens(links, 1)) == "invitation"
            key = await sat_down(lobby, links, 1)
            guest = await Line(lobby, key).open()
            assert guest.mirror.seats == [1]
            with pytest.raises(Refusal) as error:
                await sat_down(lobby, links, 1)
            assert code_of(error) == "void"
            assert await refused(lobby, *tokens(links, 1)) == "void"
            await host.drain()
            assert events(host) == ["joined", "dealt"]
            assert devices(host) == [1, 1]

    asyncio.run(run())


def test_an_exchange_whose_answer_was_lost_can_be_asked_for_again_by_the_same_device_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            wish = Joining(links.seats[1].token or "", new_token())
            first = await join(lobby, wish)
            assert await join(lobby, wish) == first
            assert lobby.tables[links.table].devices[1] == 1

    asyncio.run(run())


@pytest.mark.parametrize("link", ["seat", "spectator"])
def test_who_joins_while_the_table_is_being_put_away_is_seated_when_it_is_back(tmp_path: Path, link: str) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            code = await hand_over(lobby, [links.spectator or ""])
            live = await lobby.table(links.table)
            live.used = 0.0
            async with live.lock:
                wish = Joining(code if link == "spectator" else links.seats[1].token or "", new_token())
                joining = asyncio.create_task(join(lobby, wish))
                await until_async(lambda: live.used > 0.0, "somebody who waits for the table")
                lobby.put_away(live)
            (held,) = await joining
            assert lobby.tables[links.table] is not live
            guest = await Line(lobby, held.token).open()
            assert guest.session.seats == [held.role]

    asyncio.run(run())


def test_the_host_cannot_come_in_by_what_it_has_handed_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            guest = await Line(lobby, await sat_down(lobby, links, 1)).open()
            assert guest.mirror.seats == [1]
            kept = [links.host, links.spectator, *[link.token for link in links.seats]]
            rights = await lobby.rights([token for token in kept if token])
            assert {right.role for right in rights.values() if right.kind in (KEY, LINK)} == {HOST, -3, 0}

    asyncio.run(run())


def test_a_second_device_comes_by_a_code_that_works_once_and_not_for_long(tmp_path: Path) -> None:
    now = [0.0]

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lobby.codes = OwnCodes(lambda: now[0])
            links = await table(lobby, "pp")
            first = await Line(lobby, links.host, *tokens(links, 0)).open()
            code = await hand_over(lobby, [links.host, tokens(links, 0)[0] or ""])
            assert {right.role for right in await invited_to(lobby, code.upper())} == {HOST, 0}
            wish = Joining(code.replace("-", " "), new_token())
            held = await join(lobby, wish)
            assert await join(lobby, wish) == held
            with pytest.raises(Refusal) as error:
                await join(lobby, Joining(code, new_token()))
            assert code_of(error) == "link"
            second = await Line(lobby, *[each.token for each in held]).open()
            assert (second.mirror.seats, second.mirror.table["host"]) == ([0], True)
            assert devices(second) == [2, 1]
            assert sorted(events(second)) == ["host-device", "second-device"]
            assert (await first.move(0, "bid 1:3"))["t"] == "ack"
            late = await hand_over(lobby, [tokens(links, 0)[0] or ""])
            now[0] += CODE_SECONDS
            with pytest.raises(Refusal) as error:
                await join(lobby, Joining(late, new_token()))
            assert code_of(error) == "link"

    asyncio.run(run())


def test_a_code_hands_over_what_its_keys_open_when_it_is_used(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppo")
            host = await Line(lobby, links.host).open()
            code = await hand_over(lobby, [tokens(links, 0)[0] or ""])
            await host.ask(t="host", do="swap", seat=0, **{"with": 1})  # whoever asked for the code goes to the second
            (held,) = await join(lobby, Joining(code, new_token()))
            assert held.role == 1
            assert (await Line(lobby, held.token).open()).mirror.seats == [1]
            late = await hand_over(lobby, [held.token])
            await host.ask(t="host", do="invite", seat=1)
            for exchange in (invited_to(lobby, late), join(lobby, Joining(late, new_token()))):
                with pytest.raises(Refusal) as error:
                    await exchange
                assert code_of(error) == "void"

    asyncio.run(run())


def test_an_invitation_hands_nothing_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            with pytest.raises(Refusal):
                await hand_over(lobby, [tokens(links, 1)[0] or ""])

    asyncio.run(run())


def test_a_new_invitation_shuts_the_old_keys_out_and_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            old = await Line(lobby, *tokens(links, 1)).open()
            await host.ask(t="host", do="invite", seat=1, ask=True)
            await old.consent(1, True)
            fresh = await host.ask(t="host", do="invite", seat=1)
            assert old.session.closed == 4410
            assert [it["code"] for it in await old.drain() if it["t"] == "bye"] == ["replaced"]
            assert await refused(lobby, *tokens(links, 1)) == "void"
            assert devices(host) == [1, 0]
            (held,) = await join(lobby, Joining(fresh["token"], new_token()))
            assert (await Line(lobby, held.token).open()).mirror.seats == [1]
            await host.drain()
            assert events(host) == ["given", "replaced", "joined"]

    asyncio.run(run())


def test_a_code_hands_over_what_can_be_opened(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            good, bad = await table(lobby, "pp"), await table(lobby, "pp")
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE tables SET header = x'7b6f' WHERE id = ?", (bad.table,))
            both = [tokens(links, 0)[0] or "" for links in (bad, good)]
            held = await join(lobby, Joining(await hand_over(lobby, both), new_token()))
            assert [each.table for each in held] == [good.table]
            with pytest.raises(Refusal) as error:
                await join(lobby, Joining(await hand_over(lobby, both[:1]), new_token()))
            assert code_of(error) == "unreadable"

    asyncio.run(run())


def test_the_spectators_link_is_shared_and_can_be_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            host = await Line(lobby, links.host).open()
            for _ in range(2):
                (held,) = await join(lobby, Joining(links.spectator, new_token()))
                assert (await Line(lobby, held.token).open()).mirror.seats == []
            assert events(host) == []  # the link is shared anyway
            code = await hand_over(lobby, [links.spectator])
            (held,) = await join(lobby, Joining(code, new_token()))
            assert (await Line(lobby, held.token).open()).mirror.seats == []
            await host.drain()
            assert events(host) == ["watching-device"]
            assert "one more device" in host.mirror.chat[-1]["text"]
            await host.ask(t="host", do="invite", seat=-3)
            assert await refused(lobby, links.spectator, held.token) == "void"

    asyncio.run(run())


def test_who_leaves_for_good_gives_the_key_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", pace=5000)
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await two.ask(t="leave", seat=1, for_good=True)
            assert two.session.closed
            await one.drain()
            assert (events(one), devices(one)) == (["left"], [1, 0])
            assert one.mirror.table["seats"][1]["stand_in"]
            assert await refused(lobby, *tokens(links, 1)) == "void"

    asyncio.run(run())


def test_codes_are_few_and_forgotten_in_turn() -> None:
    async def run() -> None:
        codes = OwnCodes(lambda: 0.0)
        first = await codes.make([b"key"])
        for _ in range(1000):
            await codes.make([b"key"])
        assert await codes.look(first) is None

    asyncio.run(run())
