"""Sitting down: invitations, keys of devices, codes for a second one, and what everybody is told of it."""

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.kernel.chance import commitment, mixed
from coffret.kernel.fair import check_dice
from coffret.server.lobby.codes import CODE_SECONDS, Codes
from coffret.server.lobby.joining import Joining, hand_over, invited_to, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import HOST, KEY, LINK, Key, Write, hashed
from coffret.server.store.links import Links, new_token
from tests.server.support import Line, opened, sat_down, table, tokens
from tests.waiting import until_async

PART = "ab" * 16


def code_of(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.code


def events(line: Line) -> list[str]:
    """What the table has told everybody."""
    return [said["event"] for said in line.mirror.chat if said.get("event")]


def devices(line: Line) -> list[int]:
    return [seat["devices"] for seat in line.mirror.table["seats"]]


async def refused(lobby: Lobby, *given: str | None) -> str:
    """The code with which a hello is refused."""
    line = Line(lobby, *given)
    return str((await line.send(line.mirror.hello()))[-1]["code"])


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
            lobby.codes = Codes(lambda: now[0])
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
            fresh = await host.ask(t="host", do="invite", seat=1)
            assert old.session.closed == 4410
            assert await refused(lobby, *tokens(links, 1)) == "void"
            assert devices(host) == [1, 0]
            (held,) = await join(lobby, Joining(fresh["token"], new_token()))
            assert (await Line(lobby, held.token).open()).mirror.seats == [1]
            await host.drain()
            assert events(host) == ["replaced", "joined"]

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


def test_a_bots_seat_with_secrets_is_opened_when_everybody_agrees_and_everybody_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            guest = await Line(lobby, *tokens(links, 1)).open()
            assert (await host.ask(t="host", do="invite", seat=2))["code"] == "consent"
            assert (await host.ask(t="host", do="invite", seat=2, ask=True))["t"] == "ack"
            asked = (await guest.drain())[-1]
            assert (asked["t"], asked["kind"], asked["need"]) == ("ask", "open", [1])
            assert (await host.ask(t="host", do="invite", seat=2))["code"] == "consent"
            await guest.consent(1, True)
            link = await host.ask(t="host", do="invite", seat=2)
            assert link["t"] == "link"
            assert events(host) == ["opened", "invited"]

    asyncio.run(run())


def test_who_plays_alone_opens_a_bots_seat_alone_and_it_stays_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            link = await host.ask(t="host", do="invite", seat=1)
            (held,) = await join(lobby, Joining(link["token"], new_token()))
            guest = await Line(lobby, held.token).open()
            assert guest.mirror.table["seats"][1]["kind"] == "person"
            assert events(guest) == ["opened", "invited", "joined"]

    asyncio.run(run())


def test_before_the_deal_a_bots_seat_is_opened_freely_and_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pob", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            link = await host.ask(t="host", do="invite", seat=2)
            await Line(lobby, await sat_down(lobby, links, 1)).open()
            await host.drain()
            assert host.mirror.table["state"] == "gathering"
            (held,) = await join(lobby, Joining(link["token"], new_token()))
            assert (await Line(lobby, held.token).open()).mirror.table["state"] == "playing"

    asyncio.run(run())


def test_a_full_save_needs_everybodys_consent(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.ask(t="save", seat=0)
            assert (await two.drain())[-1]["kind"] == "save"
            live = lobby.tables[links.table]
            assert live.agreed_saves == {}
            await two.consent(1, False)
            assert live.agreed_saves == {}
            await one.ask(t="save", seat=0)
            await two.consent(1, True)
            assert list(live.agreed_saves) == [0]
            await one.drain()
            assert events(one) == ["saved"]

    asyncio.run(run())


def test_consent_to_one_question_is_not_consent_to_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.ask(t="concede", seat=0)
            await two.drain()
            seen = two.question
            await one.ask(t="save", seat=0)  # while the other is about to answer
            for question in (seen, 0):
                assert (await two.ask(t="consent", seat=1, yes=True, question=question))["code"] == "nothing"
            live = lobby.tables[links.table]
            assert (live.agreed_saves, live.meta.state) == ({}, "playing")
            assert (await two.consent(1, True))["t"] == "ack"
            assert list(live.agreed_saves) == [0]

    asyncio.run(run())


def test_a_bot_that_stands_in_does_not_consent_for_its_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", pace=5000)
            one = await Line(lobby, links.host, *tokens(links, 0)).open()
            await one.ask(t="host", do="bot", seat=1)
            await one.ask(t="host", do="invite", seat=1)
            live = lobby.tables[links.table]
            assert live.owners() == {0, 1}
            await one.ask(t="save", seat=0)
            assert live.agreed_saves == {}

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


# Parts of the seed


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


# What 0.1.0 gave out


async def old_table(lobby: Lobby) -> Links:
    """A table whose links are those of 0.1.0: key and invitation at once."""
    links = await table(lobby, "pp")
    live = await lobby.table(links.table)
    old = [Key(hashed(token), seat, LINK) for seat, token in enumerate(["old link of Ada", "old link of Bo"])]
    await live.keep(Write(live.id, keys=old, void_roles=[0, 1]))
    lobby.forget(live)
    return links


def test_a_link_of_the_first_release_opens_its_seat_and_is_exchanged_for_a_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            await old_table(lobby)
            line = await Line(lobby, "old link of Bo").open()
            assert (line.mirror.seats, line.mirror.table["links"], devices(line)) == ([1], [1], [1, 1])
            (held,) = await join(lobby, Joining("old link of Bo", new_token()))
            new = await Line(lobby, held.token).open()
            assert (new.mirror.seats, new.mirror.table["links"], devices(new)) == ([1], [], [1, 1])
            assert events(new) == ["own-key"]
            assert await refused(lobby, "old link of Bo") == "void"

    asyncio.run(run())


def test_every_link_in_a_kept_database_opens_what_it_opened(tmp_path: Path) -> None:
    kept = Path(__file__).parent.parent / "data" / "0.1.0"
    (tmp_path / "tables.db").write_bytes(gzip.decompress((kept / "tables.db.gz").read_bytes()))
    tables = msgspec.json.decode((kept / "tables.json").read_bytes())

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            for each in tables:
                links = [*[link for link in each["seats"] if link], each["host"], each["spectator"]]
                rights = await lobby.rights(links)
                assert {right.kind for right in rights.values()} == {LINK}
                assert sorted(right.role for right in rights.values())[:2] == [HOST, -3]
                assert len(rights) == len(links)

    asyncio.run(run())


def test_codes_are_few_and_forgotten_in_turn() -> None:
    codes = Codes(lambda: 0.0)
    first = codes.make([b"key"])
    for _ in range(1000):
        codes.make([b"key"])
    assert codes.look(first) is None
