"""Giving up, in every game: for one's own seat, or together by vote; and playing again at anybody's wish."""

import asyncio
import json
from pathlib import Path

from coffret.games.time_bomb.state import ROLES
from coffret.kernel.game import load
from coffret.server.lobby.lobby import Lobby
from coffret.server.room.info import PATIENCE, REMATCH
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links
from tests.server.support import Json, Line, opened, sat_down, table


async def three(lobby: Lobby) -> tuple[Links, list[Line], str]:
    """Three people at a table, the first with the host's key; and the key of the last."""
    links = await table(lobby, "poo")
    ada = await Line(lobby, links.host, links.seats[0].token).open()
    bea = await Line(lobby, await sat_down(lobby, links, 1)).open()
    key = await sat_down(lobby, links, 2)
    return links, [ada, bea, await Line(lobby, key).open()], key


def seat_of(line: Line, seat: int) -> Json:
    """What everybody is told about a seat."""
    found: Json = line.mirror.table["seats"][seat]
    return found


def test_who_concedes_hands_the_seat_to_a_bot_for_good_and_the_others_play_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, (ada, _bea, cy), key = await three(lobby)
            assert (await cy.ask(t="resign", seat=2))["t"] == "ack"
            await ada.drain()
            assert (seat_of(ada, 2)["kind"], seat_of(ada, 2)["conceded"]) == ("bot", True)
            assert ada.mirror.chat[-1]["event"] == "resigned"
            assert set(ada.mirror.looks) == {0}  # what the seat sees is shown to nobody else
            cy.close()
            cy = await Line(lobby, key).open()
            assert seat_of(cy, 2)["kind"] == "bot"
            assert 2 in cy.mirror.looks
            assert (await cy.ask(t="return", seat=2))["code"] == "nothing"
            assert (await ada.ask(t="host", do="person", seat=2))["code"] == "state"
            assert (await cy.ask(t="resign", seat=2))["code"] == "bot"

    asyncio.run(run())


def test_who_concedes_alone_ends_the_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb")
            ada = await Line(lobby, links.seats[0].token).open()
            await ada.ask(t="resign", seat=0)
            assert ada.mirror.table["state"] == "ended"

    asyncio.run(run())


def test_a_vote_that_somebody_had_to_answer_is_dropped_when_they_concede(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (ada, bea, cy), _ = await three(lobby)
            await ada.ask(t="concede", seat=0)
            await cy.ask(t="resign", seat=2)
            assert (await lobby.table(links.table)).questions.open is None
            await ada.ask(t="concede", seat=0)
            await bea.consent(1, True)
            await ada.drain()
            assert ada.mirror.table["state"] == "ended"

    asyncio.run(run())


def test_who_has_been_away_for_long_has_no_vote_on_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (ada, bea, cy), _ = await three(lobby)
            live = await lobby.table(links.table)
            cy.close()
            await ada.ask(t="concede", seat=0)
            assert live.questions.open is not None
            assert live.questions.open.need == {1, 2}  # a moment is not long
            live.left[2] -= PATIENCE
            await ada.ask(t="concede", seat=0)
            assert live.questions.open.need == {1}
            await bea.consent(1, True)
            await ada.drain()
            assert ada.mirror.table["state"] == "ended"

    asyncio.run(run())


def test_anybody_who_played_can_have_a_rematch_and_hosts_it_if_the_host_has_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (ada, bea, cy), _ = await three(lobby)
            assert (await bea.ask(t="again", seat=1))["code"] == "state"
            await ada.ask(t="host", do="end")
            ada.close()
            watcher = await Line(lobby, links.spectator).open()
            assert (await watcher.ask(t="again", seat=-3))["code"] == "seat"
            await bea.ask(t="again", seat=1)
            (moved,) = [each for each in await cy.drain() if each["t"] == "moved"]
            assert (set(moved["seats"]), moved["host"]) == ({"2"}, "")
            await cy.ask(t="again", seat=2)  # too late: they go to the table that was made
            live = await lobby.table(links.table)
            assert live.meta.again == [moved["table"]]
            there = await Line(lobby, *moved["tokens"]).open()
            assert there.mirror.table["state"] == "gathering"
            assert [seat["name"] for seat in there.mirror.table["seats"]] == ["person0", "open1", "open2"]

    asyncio.run(run())


def test_whoever_asks_for_the_rematch_is_its_host_without_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, (ada, bea, _cy), _ = await three(lobby)
            await ada.ask(t="host", do="end")
            ada.close()
            _, text = bea.mirror.request({"t": "again", "seat": 1})
            (moved,) = [each for each in await bea.send(text) if each["t"] == "moved"]
            there = await Line(lobby, *moved["tokens"]).open()
            assert there.mirror.table["host"]
            assert set(moved["invites"]) == {"0"}
            assert moved["guests"]

    asyncio.run(run())


def test_after_a_play_was_given_up_everybody_is_shown_who_was_who(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppppp", "time-bomb")
            lines = [await Line(lobby, links.seats[seat].token).open() for seat in range(5)]
            watcher = await Line(lobby, links.spectator).open()
            state = (await lobby.table(links.table)).play.table.state  # type: ignore[union-attr]
            words = load("time-bomb").words("en")
            roles = [words.say(f"role-{ROLES[role]}".replace("_", "-")) for role in state.roles]
            assert shown_roles(watcher, roles) == []
            await lines[0].ask(t="concede", seat=0)
            for seat in range(1, 5):
                await lines[seat].consent(seat, True)
            for line in (*lines, watcher):
                await line.drain()
                assert line.mirror.table["state"] == "ended"
                assert shown_roles(line, roles) == roles
            watcher.close()
            again = await Line(lobby, links.spectator).open()
            assert shown_roles(again, roles) == roles

    asyncio.run(run())


def shown_roles(line: Line, roles: list[str]) -> list[str]:
    """The roles of all seats that somebody sees at them."""
    (look,) = line.mirror.looks.values()
    panels = [json.dumps(panel, ensure_ascii=False) for panel in look["scene"]["seats"]]
    return [role for panel, role in zip(panels, roles, strict=True) if role in panel]


async def ended(lobby: Lobby) -> tuple[Links, list[Line], LiveTable]:
    """Three people at the end of a play."""
    links, people, _ = await three(lobby)
    await people[0].ask(t="host", do="end")
    for line in people:
        await line.drain()
    return links, people, await lobby.table(links.table)


async def votes(line: Line, seat: int, vote: str) -> list[Json]:
    """Say whether one wants to play again; all that is heard."""
    _, text = line.mirror.request({"t": "again", "seat": seat, "vote": vote})
    return await line.send(text)


def heard(messages: list[Json]) -> list[str]:
    return [each["t"] for each in messages]


def test_who_wants_to_play_again_waits_for_the_others_and_is_sent_on_with_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (ada, bea, cy), live = await ended(lobby)
            watcher = await Line(lobby, links.spectator).open()
            assert "moved" not in heard(await votes(ada, 0, "in"))
            assert "moved" not in heard(await votes(bea, 1, "in"))
            await cy.drain()
            assert cy.mirror.table
            assert cy.mirror.table["rematch"] == {"seats": [0, 1], "waited": 0, "patience": REMATCH, "begun": False}
            await votes(bea, 1, "out")
            await cy.drain()
            assert cy.mirror.table["rematch"]["seats"] == [0]
            assert "moved" not in heard(await votes(cy, 2, "in"))
            (moved,) = [each for each in await votes(bea, 1, "in") if each["t"] == "moved"]
            assert {"moved"} <= set(heard(await ada.drain())) & set(heard(await cy.drain()))
            (seen,) = [each for each in await watcher.drain() if each["t"] == "moved"]
            assert (seen["table"], seen["seats"], seen["host"]) == (moved["table"], {}, "")
            assert live.meta.rematch_table == moved["table"]

    asyncio.run(run())


def test_without_who_does_not_come_one_goes_on_after_a_minute_and_a_bot_keeps_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, (ada, bea, cy), live = await ended(lobby)
            await votes(ada, 0, "in")
            await votes(bea, 1, "in")
            assert [each["code"] for each in await votes(ada, 0, "go") if each["t"] == "no"] == ["state"]
            assert not live.meta.rematch_table
            live.meta.rematch_since -= REMATCH
            (moved,) = [each for each in await votes(ada, 0, "go") if each["t"] == "moved"]
            assert "moved" in heard(await bea.drain())
            assert "moved" not in heard(await cy.drain())  # who looks at the end is not torn away from it
            assert cy.mirror.table
            assert cy.mirror.table["rematch"]["begun"]
            there = await Line(lobby, *moved["tokens"]).open()
            assert there.mirror.table
            assert there.mirror.table["seats"][2]["stand_in"]
            (later,) = [each for each in await votes(cy, 2, "in") if each["t"] == "moved"]
            assert (later["table"], set(later["seats"]), later["host"]) == (moved["table"], {"2"}, "")
            assert (await Line(lobby, *later["tokens"]).open()).session.seats == [2]
            await there.drain()
            assert not there.mirror.table["seats"][2]["stand_in"]
            assert there.mirror.table["seats"][2]["kind"] == "person"

    asyncio.run(run())


def test_a_wish_to_play_again_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (ada, _, _), _ = await ended(lobby)
            await votes(ada, 0, "in")
            ada.close()
        async with opened(tmp_path) as lobby:
            back = await Line(lobby, links.host).open()
            assert back.mirror.table
            assert back.mirror.table["rematch"]["seats"] == [0]

    asyncio.run(run())
