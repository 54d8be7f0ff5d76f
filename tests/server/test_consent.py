"""What needs everybody's consent: a bot's seat with secrets, a full save; and who gives it."""

import asyncio
from pathlib import Path

from coffret.server.lobby.joining import Joining, join
from coffret.server.store.links import new_token
from tests.server.sitting import events
from tests.server.support import Line, opened, sat_down, table, tokens


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
