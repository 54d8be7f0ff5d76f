"""People gather before they know what they play; what they came by stays good when the host has chosen."""

import asyncio
from pathlib import Path

import pytest

from coffret.server.lobby.creation import Chair, Wish, make
from coffret.server.lobby.joining import Joining, join, open_room
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import SPECTATOR
from coffret.server.store.links import Links, new_token
from tests.server.databases import Postgres
from tests.server.support import Line, opened, tokens


async def gathered(lobby: Lobby, game: str = "time-bomb", seats: int = 8) -> Links:
    """A table of one person that has room for others, and no game yet."""
    chairs = [Chair("person", "Ada"), *[Chair("open")] * (seats - 1)]
    return await make(lobby, Wish(game, chairs, undecided=True, seed="evening"))


async def came(lobby: Lobby, invitation: str, name: str, seat: int | None = None) -> tuple[str, int]:
    """The key of a guest who has come."""
    (held,) = await join(lobby, Joining(invitation, new_token(), name=name, seat=seat))
    return held.token, held.role


async def evening(place: Path | str) -> None:
    async with opened(place) as lobby:
        links = await gathered(lobby)
        code = await open_room(lobby, links.guests)
        bea, seat = await came(lobby, code, "Bea")
        cleo, far = await came(lobby, links.guests, "Cleo", 6)
        assert (seat, far) == (1, 6)
        (screen,) = await join(lobby, Joining(code, new_token(), seat=SPECTATOR))
        host = await Line(lobby, links.host, *tokens(links, 0)).open()
        guest = await Line(lobby, bea).open()
        await Line(lobby, cleo).open()
        assert host.mirror.table["undecided"]
        assert host.mirror.table["title"] == "What shall we play?"
        await guest.ask(t="want", seat=1, games=["a-team", "thunderbirds", "chess"])
        assert guest.mirror.table["seats"][1]["wants"] == ["a-team", "thunderbirds"]
        before = host.mirror.table["commitment"]
        for refused, why in [
            ({"t": "host", "do": "start"}, "state"),
            ({"t": "host", "do": "choose", "game": "chess"}, "option"),
            ({"t": "host", "do": "choose", "game": "thunderbirds-solo"}, "seats"),
        ]:
            assert (await host.ask(**refused))["code"] == why
        assert (await guest.ask(t="host", do="choose", game="a-team"))["code"] == "host"
        assert (await host.ask(t="host", do="choose", game="a-team"))["t"] == "ack"
        # everybody comes back to the same table by the same keys, next to each other
        host = await Line(lobby, links.host, *tokens(links, 0)).open()
        again = await Line(lobby, cleo).open()
        await Line(lobby, bea).open()
        told = host.mirror.table
        assert (told["game"], told["undecided"], told["state"]) == ("a-team", False, "gathering")
        assert [seat["name"] for seat in host.mirror.table["seats"]] == ["Ada", "Bea", "Cleo"]
        assert again.mirror.table["you"] == [2]
        assert host.mirror.table["commitment"] == before, "what was promised stays"
        assert (await host.ask(t="want", seat=0, games=[]))["code"] == "state"
        watching = await Line(lobby, screen.token).open()
        assert watching.mirror.table["game"] == "a-team"
        assert (await host.ask(t="host", do="start"))["t"] == "ack"
        assert host.mirror.table["state"] == "playing"


def test_people_decide_together_and_keep_their_seats(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path))


def test_so_they_do_on_a_database_of_several_processes(postgres: Postgres) -> None:
    asyncio.run(evening(postgres.fresh()))


def test_who_comes_later_finds_the_game_by_the_same_link(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await gathered(lobby)
            code = await open_room(lobby, links.guests)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert (await host.ask(t="host", do="choose", game="time-bomb"))["t"] == "ack"
            _, seat = await came(lobby, code, "Bea")
            _, other = await came(lobby, links.guests, "Cleo")
            assert (seat, other) == (1, 2)
            await came(lobby, code, "Dov")
            with pytest.raises(Refusal):
                await came(lobby, links.guests, "Eve")

    asyncio.run(run())


def test_a_decision_survives_a_restart_and_nothing_begins_before_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await gathered(lobby, "thunderbirds", 1)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            await host.ask(t="want", seat=0, games=["thunderbirds-solo"])
            assert (await host.ask(t="host", do="hold", on=False))["t"] == "ack"
            assert host.mirror.table["state"] == "gathering"
        async with opened(tmp_path) as lobby:
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert host.mirror.table["seats"][0]["wants"] == ["thunderbirds-solo"]
            await host.ask(t="host", do="choose", game="thunderbirds-solo")
        async with opened(tmp_path) as lobby:
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert (host.mirror.table["game"], host.mirror.table["state"]) == ("thunderbirds-solo", "playing")

    asyncio.run(run())
