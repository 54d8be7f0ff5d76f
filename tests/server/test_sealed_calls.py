"""A call is one deal for everybody: until its day or week is over, no try tells its seed or what other seats hide.

Everything that a device can send or fetch about its table is asked: while the try is played, after it was given up, and
after it was played out; then again once the period has ended.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.routing import Route

from coffret.kernel.stack import PUBLIC
from coffret.server.http.app import make_app
from coffret.server.lobby.calls import Try, begin
from coffret.server.lobby.joining import Joining, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.play import Play
from coffret.server.play.replay import told_so_far
from coffret.server.protocol import wire
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links, new_token
from coffret.server.store.persistence import empty
from coffret.server.store.sqlite import SqliteStore
from tests.quick import quick
from tests.server.support import ROOMY, Line
from tests.server.test_calls import ADA, BO, Clock

DAY = 86_400
MOVES = 40  # after which a game is given up that goes on
GAMES = quick(
    ["time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions", "liar"], "time-bomb", "liar"
)
Json = dict[str, Any]


class TryAt:
    """A try at a call, with its host, a spectator and a browser."""

    def __init__(self, lobby: Lobby, links: Links) -> None:
        self.lobby, self.links = lobby, links
        self.key = links.seats[0].token or ""
        self.line = Line(lobby, links.host, self.key)
        self.watcher = Line(lobby, links.spectator)
        self.http = AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://box")

    @property
    def live(self) -> LiveTable:
        return self.lobby.tables[self.links.table]

    @property
    def play(self) -> Play:
        assert self.live.play is not None
        return self.live.play

    async def said(self) -> str:
        """Everything that host and spectator are sent, whatever they send."""
        heard = []
        for line, seats in ((self.line, range(2)), (self.watcher, range(1))):
            for seat in (*seats, PUBLIC):
                for message in messages(seat, self.play.version(0)):
                    heard += await line.send(json.dumps(message))
        return json.dumps(heard, ensure_ascii=False)

    async def fetched(self) -> dict[str, Any]:
        """What every page tells about the table, by what was asked for."""
        found = {}
        for bearer in (f"{self.links.host},{self.key}", self.links.spectator):
            for method, path, sent in pages(self.links, [self.links.host, self.key], self.live.header.seats):
                headers = {"authorization": f"Bearer {bearer}"}
                answer = await self.http.request(method, path, json=sent, headers=headers)
                found[f"{method} {path} {bearer == self.links.spectator}"] = answer
        return found

    async def everything(self) -> str:
        """All that can be heard and read, as one text."""
        pages = await self.fetched()
        return await self.said() + json.dumps([each.text for each in pages.values()], ensure_ascii=False)

    async def replay(self, seat: int) -> Any:
        path = f"/api/tables/{self.links.table}/replay?seat={seat}&count=100"
        headers = {"authorization": f"Bearer {self.links.host},{self.key}"}
        return await self.http.get(path, headers=headers)

    def hidden(self) -> set[str]:
        """The sentences that only other seats were told, and never this one nor everybody."""
        words = self.live.voice("en").words

        def told(seat: int) -> set[str]:
            return {words.event(event) for events in told_so_far(self.play, seat) for event in events}

        others = set[str]().union(*[told(seat) for seat in range(1, self.live.header.seats)])
        return others - told(0) - told(PUBLIC)


@asynccontextmanager
async def trying(tmp_path: Path, clock: Clock, game: str) -> AsyncIterator[TryAt]:
    """A try that has begun."""
    lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"), ROOMY, clock)
    try:
        made = TryAt(lobby, await begin(lobby, Try(ADA, game, "Ada")))
        await made.line.open()
        await made.watcher.open()
        await made.line.ask(t="host", do="pace", ms=0)
        yield made
        await made.http.aclose()
    finally:
        await lobby.close()


def messages(seat: int, v: int) -> list[Json]:
    """One of every kind of message but hello, and every deed of a host, about a seat."""
    of = {"seat": seat}
    kinds: dict[str, list[Json]] = {
        "move": [{**of, "v": v, "action": "x"}],
        "undo": [of, {**of, "ask": True}],
        "consent": [{**of, "yes": True}],
        "redo": [of],
        "why": [{**of, "action": "x"}, {**of, "element": "x"}],
        "weigh": [{**of, "action": "x"}],
        "chat": [{**of, "text": "hello"}],
        "ping": [{**of, "element": "x"}],
        "react": [{**of, "sign": "wow"}],
        "typing": [of],
        "mark": [{**of, "element": "x", "sign": "?"}],
        "name": [{**of, "name": "Ada"}],
        "leave": [of],
        "return": [of],
        "sit": [{**of, "to": 1}],
        "want": [{**of, "games": ["liar"]}],
        "cover": [{**of, "for": 1}],
        "save": [of],
        "concede": [],  # these two end the try
        "resign": [],
        "again": [of, {**of, "vote": "in"}, {**of, "vote": "go"}],
        "lang": [{"lang": "en"}],
        "resync": [of],
        "shown": [{**of, "v": v}],
        "older": [{**of, "before": 99}, {"before": 99}],
        "host": [{**of, "do": do, "ask": True} for do in get_args(wire.Deed) if do not in ("end", "pause", "clock")],
        "wait": [{**of, "on": False}],
        "ask-when": [{**of, "when": "moment"}],
        "runs": [of],
        "run": [{**of, "v": v, "actions": ["x"]}],
        "hint": [of],
        "chance": [{**of, "on": True}],
    }
    known = {each.__struct_config__.tag for each in get_args(wire.Message)} - {"hello"}
    assert set(kinds) == known, "a kind of message is not asked"
    return [{"t": kind, "id": f"q{kind}", **it} for kind, each in kinds.items() for it in each]


def pages(links: Links, keys: list[str], seats: int) -> list[tuple[str, str, Any]]:
    """Every request about a table."""
    table = f"/api/tables/{links.table}"
    viewers = (*range(seats), PUBLIC)
    return [
        *[("GET", f"{table}/replay?seat={seat}&count=100", None) for seat in viewers],
        *[("GET", f"{table}/save?seat={seat}", None) for seat in viewers],
        *[("POST", f"{table}/fork", {"seat": seat, "at": 0}) for seat in viewers],
        *[("GET", f"{table}/drama?seat={seat}", None) for seat in viewers],
        ("GET", f"{table}/film", None),
        ("POST", f"{table}/film", {}),
        ("GET", f"{table}/save", None),
        ("POST", f"{table}/save", {}),
        ("GET", f"{table}/fair", None),
        ("GET", f"{table}/review", None),
        ("POST", f"{table}/review", {}),
        ("GET", f"{table}/notices", None),
        ("POST", "/api/mine", {"tokens": keys}),
        ("POST", "/api/invitation", {"token": links.guests}),
        ("POST", "/api/invitation", {"token": links.spectator}),
        ("POST", "/api/codes", {"tokens": keys}),
        ("POST", "/api/calls", {"player": ADA}),
        ("POST", "/api/calls/play", {"player": ADA, "game": "liar"}),
        ("POST", "/api/results", {"player": ADA, "game": "liar"}),
        ("POST", "/api/results/all", {"player": ADA}),
        ("POST", "/api/statistics", {"player": ADA}),
        ("POST", "/api/honours", {"player": ADA, "game": "liar", "table": links.table}),
    ]


ELSEWHERE = {  # routes that are about no table, or make one of what the asker has
    "/api/box", "/api/reach", "/api/network", "/api/tables", "/api/join", "/api/import", "/api/check-fair",
    "/api/rules/{slug}",
    "/api/preview/{slug}/{option}/{value}/{seats}.svg", "/api/pack", "/api/campaign", "/api/results/erase",
    "/api/notices", "/api/build", "/api/figure", "/api/rooms", "/api/notices/{table}/{token}/off",
}  # fmt: skip


async def give_up(made: TryAt) -> None:
    await made.line.ask(t="host", do="end")


async def play_out(made: TryAt) -> None:
    """Take the last option until it is over, or give up a game that does not end so."""
    for _ in range(MOVES):
        if made.live.is_over:
            break
        await made.line.until(lambda: made.live.is_over or bool(made.line.mirror.to_choose()))
        if not made.live.is_over:
            await made.line.move(0, made.line.options(0)[-1])
    if not made.live.is_over:
        await give_up(made)
    await made.line.drain()


async def nothing(made: TryAt) -> None:
    """The try goes on."""


def test_every_page_about_a_table_is_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with trying(tmp_path, Clock("2026-11-17 12:00"), "liar") as made:
            asked = {path.split("?")[0] for _, path, _ in pages(made.links, ["k"], 2)}
            asked = {path.replace(made.links.table, "{table}") for path in asked}
            app: Any = make_app(made.lobby)
            routes = {
                it.path for it in app.app.app.pages.routes if isinstance(it, Route)
            }  # behind guard, base and doors
            assert {path for path in routes if path.startswith("/api/")} == asked | ELSEWHERE

    asyncio.run(run())


@pytest.mark.parametrize("ends", [nothing, give_up, play_out])
@pytest.mark.parametrize("game", GAMES)
def test_a_try_tells_neither_its_seed_nor_what_others_hide(
    tmp_path: Path, game: str, ends: Callable[[TryAt], Awaitable[None]]
) -> None:
    clock = Clock("2026-11-17 12:00")

    async def run() -> None:
        async with trying(tmp_path, clock, game) as made:
            if ends is not play_out:
                await made.line.until(lambda: made.line.mirror.looks[0]["waiting"] == [0])  # the bots rest
            own = (await made.replay(0)).json()
            await ends(made)
            if ends is give_up:
                assert (await made.replay(0)).json() == own
            told = await made.everything()
            assert str(made.live.header.seed) not in told
            assert not [sentence for sentence in made.hidden() if sentence in told]
            for seat in range(1, made.live.header.seats):
                assert (await made.replay(seat)).status_code in (403, 409)

    asyncio.run(run())


@pytest.mark.parametrize("game", ["time-bomb"])
def test_what_a_try_keeps_back_opens_by_itself_when_its_week_is_over(tmp_path: Path, game: str) -> None:
    clock = Clock("2026-11-17 12:00")

    async def run() -> None:
        async with trying(tmp_path, clock, game) as made:
            await give_up(made)
            await made.line.drain()
            table = made.line.mirror.table
            assert (table["seed"], table["sealed"]) == (None, int(Clock("2026-11-23 00:00").now))
            closed = made.line.mirror.looks[0]
            assert closed["prompt"] is None
            assert not closed["options"]
            hidden = made.hidden()
            assert hidden
            clock.now += 6 * DAY
            made.lobby.sweep(idle=1e9)
            await made.line.drain()
            table = made.line.mirror.table
            assert (table["seed"], table["sealed"]) == (str(made.live.header.seed), 0)
            assert made.line.mirror.looks[0]["scene"] != closed["scene"]  # all is uncovered
            assert (await made.replay(1)).status_code == 200
            told = await made.everything()
            assert all(sentence in told for sentence in hidden)

    asyncio.run(run())


def test_the_seal_of_a_table_that_was_put_away_ends_too(tmp_path: Path) -> None:
    clock = Clock("2026-11-17 12:00")

    async def run() -> None:
        async with trying(tmp_path, clock, "time-bomb") as made:
            await give_up(made)
            links, key = made.links, made.key
        lobby = Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF"), ROOMY, clock)
        try:
            for seed_is_told in (False, True):
                line = await Line(lobby, links.host, key).open()
                assert (line.mirror.table["seed"] is not None) == seed_is_told
                clock.now += 6 * DAY
                line.close()
                lobby.sweep(idle=0)
        finally:
            await lobby.close()

    asyncio.run(run())


def test_a_try_that_ends_after_its_week_keeps_nothing_back(tmp_path: Path) -> None:
    clock = Clock("2026-11-17 12:00")

    async def run() -> None:
        async with trying(tmp_path, clock, "time-bomb") as made:
            clock.now += 6 * DAY
            await give_up(made)
            await made.line.drain()
            assert made.line.mirror.table["seed"] == str(made.live.header.seed)

    asyncio.run(run())


def test_a_code_a_new_link_and_another_game_open_nothing_more(tmp_path: Path) -> None:
    """A second device and a rematch get what the first one has; no seat of a bot is given away."""
    clock = Clock("2026-11-17 12:00")

    async def run() -> None:
        async with trying(tmp_path, clock, "time-bomb") as made:
            seed = str(made.live.header.seed)
            await give_up(made)
            for seat in range(1, 5):
                assert (await made.line.ask(t="host", do="invite", seat=seat, ask=True))["code"] == "sealed"
            headers = {"authorization": f"Bearer {made.links.host},{made.key}"}
            code = (await made.http.post("/api/codes", json={"tokens": [made.key]}, headers=headers)).json()["code"]
            (held,) = await join(made.lobby, Joining(code, new_token()))
            second = await Line(made.lobby, held.token).open()
            assert second.mirror.seats == [0]
            assert second.mirror.table["seed"] is None
            await made.line.ask(t="again", seat=0)
            rematch = next(id for id in made.lobby.tables if id != made.links.table)
            assert (await made.lobby.table(rematch)).header.seed != seed
            assert not (await made.lobby.table(rematch)).meta.call

    asyncio.run(run())


def dealt(play: Play) -> list[object]:
    """What each seat saw before anybody, the bots included, had done anything."""
    anew = empty(play.table.game, play.table.header, None)
    anew.begin()
    return [anew.view(seat) for seat in range(play.table.header.seats)]


def test_two_tries_have_the_same_deal(tmp_path: Path) -> None:
    """Why all of this: what one try tells is known at every other."""

    async def run() -> None:
        async with trying(tmp_path, Clock("2026-11-17 12:00"), "time-bomb") as made:
            other = await begin(made.lobby, Try(BO, "time-bomb"))
            twin = (await made.lobby.table(other.table)).play
            assert twin is not None
            assert dealt(twin) == dealt(made.play)

    asyncio.run(run())
