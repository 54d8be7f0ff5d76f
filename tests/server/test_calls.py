"""Calls: everybody gets the same deal on a day or in a week, once, and nobody can know it before."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from coffret.kernel.calls import Call, Mark, call_of, deal, streak
from coffret.kernel.game import Game, load
from coffret.server.http.app import make_app
from coffret.server.lobby.calls import Try, begin
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.migrations import migrate
from coffret.server.store.sqlite import SqliteStore
from tests.server.sitting import code_of
from tests.server.support import ROOMY, Line

ADA, BO = "a" * 32, "b" * 32
SOLO = "thunderbirds-solo"
Json = dict[str, Any]


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


class Clock:
    """A time of day that a test sets."""

    def __init__(self, text: str) -> None:
        self.now = at(text)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock("2026-11-17 12:00")


@pytest.fixture
def lobby(tmp_path: Path, clock: Clock) -> Lobby:
    """A lobby at a set time, whose calls are the same each time."""
    path = tmp_path / "tables.db"
    migrate(str(path))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE secrets SET value = x'00'")
    return Lobby(SqliteStore(path, sync="OFF"), ROOMY, clock)


@pytest.fixture
def http(lobby: Lobby) -> Iterator[TestClient]:
    with TestClient(make_app(lobby)) as client:
        yield client


def ask(http: TestClient, path: str, player: str = ADA, **more: object) -> Json:
    answer = http.post(f"/api/{path}", json={"player": player, **more})
    assert answer.status_code in (200, 201), answer.text
    told: Json = answer.json()
    return told


def liar(http: TestClient, player: str = ADA) -> Json:
    (told,) = ask(http, "calls", player, game="liar")["calls"]
    return dict(told)


def give_up(http: TestClient, made: Json) -> None:
    with http.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "tokens": [made["host"], made["seats"][0]["token"]]})
        socket.send_json({"t": "host", "id": "end", "do": "end"})
        while socket.receive_json().get("id") != "end":
            pass


def play_out(http: TestClient, made: Json) -> str:
    """Take the first option until it is over; the state of the table at the end."""
    look: Json = {}
    with http.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "tokens": [made["host"], made["seats"][0]["token"]]})
        socket.send_json({"t": "host", "id": "pace", "do": "pace", "ms": 0})
        number = 0
        while True:
            message = socket.receive_json()
            if message["t"] == "table" and message["state"] != "playing":
                return str(message["state"])
            if message["t"] == "look":
                socket.send_json({"t": "resync", "seat": 0}) if "full" not in message else None
                look = message.get("full", {})
                if look and 0 in look["waiting"] and look["options"]:
                    number += 1
                    action = next((it["do"] for it in look["options"] if it["do"] == "liar"), look["options"][0]["do"])
                    move = {"t": "move", "id": f"m{number}", "seat": 0, "v": message["v"], "action": action}
                    socket.send_json(move)


# The deal


def test_a_deal_follows_from_secret_game_and_day_and_from_nothing_else() -> None:
    seeds = {
        deal(secret, game, day)
        for secret in (b"one", b"two")
        for game in (SOLO, "liar")
        for day in ("2026-11-17", "2026-11-18")
    }
    assert len(seeds) == 8
    assert deal(b"one", SOLO, "2026-11-17") == deal(b"one", SOLO, "2026-11-17")


def test_each_file_has_a_secret_of_its_own_that_stays(tmp_path: Path) -> None:
    async def secret(name: str) -> bytes:
        store = SqliteStore(tmp_path / name, sync="OFF")
        try:
            return await store.secret("calls")
        finally:
            await store.close()

    found = [asyncio.run(secret(name)) for name in ("a.db", "b.db", "a.db")]
    assert len(found[0]) == 32
    assert found[0] == found[2] != found[1]


@pytest.mark.parametrize(
    ("now", "day", "week"),
    [
        ("2026-11-17 00:00", "2026-11-17", "2026-11-16"),
        ("2026-11-17 23:59:59", "2026-11-17", "2026-11-16"),
        ("2026-11-22 23:59:59", "2026-11-22", "2026-11-16"),
        ("2026-11-23 00:00", "2026-11-23", "2026-11-23"),
        ("2027-01-01 08:00", "2027-01-01", "2026-12-28"),
    ],
)
def test_days_and_weeks_are_those_of_utc(now: str, day: str, week: str) -> None:
    daily, weekly = call_of(load(SOLO), at(now)), call_of(load("time-bomb"), at(now))
    assert (daily.every, daily.name, weekly.every, weekly.name) == ("day", day, "week", week)
    assert daily.ends > at(now)
    assert (daily.ends - at(day)) / 86400 == 1
    assert (weekly.ends - at(week)) / 86400 == 7


def test_every_game_of_the_box_has_a_call_whether_it_says_so_or_not(example: Game) -> None:
    assert call_of(example, at("2026-11-17")).seats == 3
    assert call_of(load("away-missions"), at("2026-11-17")).options["rocketeers"] == "dealt"


# Streaks


def run(*days: str, every: str = "day", today: str = "2026-03-02", state: str = "lost") -> tuple[int, int]:
    call = Call("liar", every, datetime.fromisoformat(today).date(), 2, {})
    return streak([Mark(day, state) for day in days], call)


def test_a_streak_goes_over_the_end_of_a_month_and_lasts_until_the_day_is_over() -> None:
    assert run("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02") == (4, 4)
    assert run("2026-02-27", "2026-02-28", "2026-03-01") == (3, 3)  # there is still time today
    assert run("2026-02-27", "2026-02-28") == (0, 2)
    assert run() == (0, 0)


def test_a_streak_goes_over_leap_days_and_new_years() -> None:
    assert run("2028-02-28", "2028-02-29", "2028-03-01", today="2028-03-01") == (3, 3)
    assert run("2026-12-31", "2027-01-01", today="2027-01-01") == (2, 2)
    assert run("2026-12-21", "2026-12-28", "2027-01-04", every="week", today="2027-01-04") == (3, 3)


def test_a_try_that_was_given_up_is_none() -> None:
    assert run("2026-03-01", "2026-03-02", state="given-up") == (0, 0)


# Trying


def test_everybody_gets_the_same_deal_and_the_next_day_another(http: TestClient, lobby: Lobby, clock: Clock) -> None:
    def seed(player: str) -> str:
        made = ask(http, "calls/play", player, game=SOLO)
        with sqlite3.connect(lobby.store.path) as db:  # type: ignore[attr-defined]
            (header,) = db.execute("SELECT header FROM tables WHERE id = ?", (made["table"],)).fetchone()
        found = re.search(r'"seed":"(\w+)"', header.decode())
        assert found
        return found[1]

    first = seed(ADA)
    assert seed(BO) == first
    clock.now += 86_400
    assert seed(ADA) != first


def test_a_device_has_one_try_which_can_be_gone_on_with(http: TestClient) -> None:
    assert liar(http)["state"] == "new"
    made = ask(http, "calls/play", game="liar", name="Ada")
    assert (liar(http)["state"], liar(http)["table"]) == ("open", made["table"])
    again = http.post("/api/calls/play", json={"player": ADA, "game": "liar"})
    assert (again.status_code, again.json()["code"]) == (409, "tried")


def test_a_finished_try_counts_for_its_day_and_shows_how_others_ended(http: TestClient, clock: Clock) -> None:
    assert play_out(http, ask(http, "calls/play", BO, game="liar")) == "over"
    made = ask(http, "calls/play", game="liar")
    told = liar(http)
    assert (told["tries"], told["spread"], told["result"]) == (1, [], None)  # how it can end may help
    clock.now += 7 * 86_400  # it is finished after the week is over
    assert play_out(http, made) == "over"
    told = liar(http)
    assert (told["state"], told["streak"]) == ("new", 1)
    assert [mark["call"] for mark in told["marks"]] == ["2026-11-16"]
    clock.now -= 7 * 86_400
    told = liar(http)
    assert (told["state"], sum(each["count"] for each in told["spread"])) == ("over", 2)
    assert told["result"]["choices"] >= 1
    assert set(told["result"]) == {"state", "score", "choices", "tones"}


def test_a_try_that_is_given_up_is_used_up_and_ends_the_streak(http: TestClient) -> None:
    give_up(http, ask(http, "calls/play", game="liar"))
    told = liar(http)
    assert (told["state"], told["result"]["state"], told["streak"]) == ("over", "given-up", 0)
    assert http.post("/api/calls/play", json={"player": ADA, "game": "liar"}).status_code == 409


def test_a_call_is_played_with_its_own_options_against_bots(http: TestClient, lobby: Lobby) -> None:
    made = ask(http, "calls/play", game="time-bomb", name="Ada")
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "bot", "bot", "bot"]
    answer = http.post("/api/calls/play", json={"player": BO, "game": "nothing"})
    assert answer.status_code == 422
    assert http.post("/api/calls/play", json={"player": "short", "game": "liar"}).status_code == 400


def test_in_a_call_nothing_that_was_revealed_is_undone_and_no_secret_is_opened(http: TestClient) -> None:
    made = ask(http, "calls/play", game=SOLO)
    keys = {"authorization": f"Bearer {made['host']},{made['seats'][0]['token']}"}
    table = f"/api/tables/{made['table']}"
    for path, sent in ((f"{table}/fork", {"at": 0}), (f"{table}/save", {})):
        answer = http.post(path, json=sent, headers=keys)
        assert (answer.status_code, answer.json()["code"]) == (409, "rated")
    with http.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "tokens": [made["host"], made["seats"][0]["token"]]})
        for number, message in enumerate(
            (
                {"t": "host", "do": "bot", "seat": 0, "bot": "thumb"},
                {"t": "host", "do": "invite", "seat": 0},
                {"t": "leave", "seat": 0},
                {"t": "save", "seat": 0},
            )
        ):
            socket.send_json({"id": f"n{number}", **message})
            while (answer := socket.receive_json()).get("id") != f"n{number}":
                pass
            assert (answer["t"], answer.get("code")) == ("no", "rated"), message


def test_in_a_call_only_what_revealed_nothing_is_undone(lobby: Lobby) -> None:
    async def play() -> None:
        try:
            made = await begin(lobby, Try(ADA, SOLO))
            line = await Line(lobby, made.host, made.seats[0].token).open()
            await line.move(0, line.options(0)[0])
            assert (await line.ask(t="undo", seat=0))["t"] == "ack"
            await line.move(0, line.options(0)[-1])
            assert (await line.ask(t="undo", seat=0))["code"] == "rated"
            with pytest.raises(Refusal) as refused:
                await begin(lobby, Try(ADA, SOLO))
            assert code_of(refused) == "tried"
        finally:
            await lobby.close()

    asyncio.run(play())
