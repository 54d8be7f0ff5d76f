"""Codes of four letters: they bring people and screens of one room to a table, and open nothing else."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from starlette.testclient import TestClient

from coffret.kernel.chance import seeded
from coffret.server.http.app import make_app
from coffret.server.lobby.joining import Joining, invited_to, join, open_room
from coffret.server.lobby.lobby import TRIES
from coffret.server.lobby.rooms import LETTERS, ROOM_SECONDS, OwnRooms, StoredRooms, new_code
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import SPECTATOR, TABLE, SharedStore
from coffret.server.store.links import new_token
from tests.server.databases import Postgres
from tests.server.sitting import code_of
from tests.server.support import Line, opened, table, tokens

ROOM = 404


def test_a_code_seats_people_until_all_seats_are_taken(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            code = await open_room(lobby, links.guests)
            assert [right.role for right in await invited_to(lobby, code.lower())] == [TABLE]
            wish = Joining(f" {code.lower()} ", new_token(), name="Bea", seat=2)
            (bea,) = await join(lobby, wish)
            (cleo,) = await join(lobby, Joining(code, new_token(), name="Cleo"))
            assert (bea.role, cleo.role) == (2, 1)
            assert await join(lobby, wish) == [bea], "whoever got no answer asks again"
            for refused in (invited_to(lobby, code), join(lobby, Joining(code, new_token(), seat=SPECTATOR))):
                with pytest.raises(Refusal) as error:
                    await refused
                assert code_of(error) == "room"
            with pytest.raises(Refusal) as error:
                await open_room(lobby, links.guests)
            assert code_of(error) in ("begun", "taken")

    asyncio.run(run())


def test_a_screen_that_came_by_the_code_sees_what_a_spectator_sees_and_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            code = await open_room(lobby, links.guests)
            wish = Joining(code, new_token(), seat=SPECTATOR)
            (screen,) = await join(lobby, wish)
            assert screen.role == SPECTATOR
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            (guest,) = await join(lobby, Joining(code, new_token()))
            await Line(lobby, guest.token).open()
            assert await join(lobby, wish) == [screen], "the screen comes back"
            one = await Line(lobby, screen.token).open()
            other = await Line(lobby, links.spectator).open()
            assert list(one.mirror.looks) == list(other.mirror.looks) == [SPECTATOR]
            assert one.mirror.looks == other.mirror.looks
            await host.drain()

    asyncio.run(run())


def test_only_the_invitation_to_a_table_has_a_code(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            for token in (links.host, links.spectator, *tokens(links, 0), "nonsense"):
                with pytest.raises(Refusal) as error:
                    await open_room(lobby, token or "")
                assert code_of(error) == "link"

    asyncio.run(run())


def test_an_address_has_ten_tries_a_minute_whatever_it_guesses(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            code = await open_room(lobby, links.guests)
            guesses = [guess for number in range(3 * TRIES) if (guess := guessed(number)) != code]
            with TestClient(make_app(lobby), base_url="http://localhost") as client:
                answers = [
                    client.post("/api/join", json={"invitation": guess, "secret": new_token()}) for guess in guesses
                ]
                assert [answer.status_code for answer in answers[:TRIES]] == [ROOM] * TRIES
                assert {answer.status_code for answer in answers[TRIES + 1 :]} == {429}
                assert client.post("/api/invitation", json={"token": code}).status_code == 429, "nor by another door"
                assert client.post("/api/invitation", json={"token": links.guests}).status_code == 200

    asyncio.run(run())


def test_a_whole_party_comes_in_from_one_address_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "p" + "o" * 5)
            code = await open_room(lobby, links.guests)
            with TestClient(make_app(lobby), base_url="http://localhost") as client:
                for friend in range(5):
                    for _ in range(2):  # they look, and look again before they sit down
                        assert client.post("/api/invitation", json={"token": code}).status_code == 200
                    wish = {"invitation": code, "secret": new_token(), "name": f"Friend {friend}"}
                    assert client.post("/api/join", json=wish).status_code == 201

    asyncio.run(run())


def guessed(number: int) -> str:
    """A code somebody guesses, the same in every run."""
    rng = seeded("guesses", number)
    return "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(4))


def test_codes_end_after_two_hours() -> None:
    now = 1000.0
    rooms = OwnRooms(lambda: now)

    async def run() -> None:
        nonlocal now
        code = await rooms.make(b"invitation")
        now += ROOM_SECONDS - 1
        assert await rooms.look(code) == b"invitation"
        now += 1
        assert await rooms.look(code) is None

    asyncio.run(run())


def test_several_processes_know_the_same_codes(postgres: Postgres) -> None:
    async def run() -> None:
        now = 1000.0
        place = postgres.fresh()
        async with opened(place) as one, opened(place) as other:
            stores = cast(SharedStore, one.store), cast(SharedStore, other.store)
            code = await StoredRooms(stores[0], lambda: now).make(b"x" * 32)
            assert await StoredRooms(stores[1], lambda: now).look(code.lower()) == b"x" * 32
            assert await StoredRooms(stores[1], lambda: now + ROOM_SECONDS).look(code) is None

    asyncio.run(run())


def test_no_letter_of_a_code_is_taken_for_another_sign() -> None:
    assert not set(LETTERS) & set("ILOZ0123456789")
    assert all(len(code := new_code()) == 4 and set(code) <= set(LETTERS) for _ in range(200))
