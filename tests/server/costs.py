"""What every request and every message may cost: one entry for each, ordinary and as dear as anybody could make it.

Work is counted in calls of functions, which no other work on the machine changes, and in time of this process on the
processor, for what happens within one call. What the reading process would do is done here, and counted as well.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import hashlib
import json
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any, get_args
from urllib.parse import unquote

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp

from coffret.kernel.game import load
from coffret.server.http.app import make_app
from coffret.server.http.static import NOT_BUILT
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol import limits, wire
from coffret.server.protocol.lanes import HERE, Visitor
from coffret.server.reading.jobs import Answer, AnyJob, carry_out
from coffret.server.store.links import Links
from coffret.server.thinking.minds import TooLate
from tests.server.support import Line, opened, table, tokens

# What may be asked for at once, for which the attacks that these bounds were made for took ten times as much or more.
REQUEST = 50_000  # calls for a request, whoever asks
MESSAGE = 1_000_000  # calls for a message of somebody who sits at a table: they may ask for plays to be tried out
CALLS_PER_BYTE = 10
SECONDS, SECONDS_PER_BYTE = 0.5, 1e-5  # of the processor, while calls are counted: ten times what is usual
APART = ("campaign", "film", "room", "table", "rules")  # pages about something
MOVES = 6  # at the tables of messages


class Cost(msgspec.Struct):
    """What something cost, and how many bytes asked for it."""

    what: str
    size: int
    calls: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.what}: {self.size} bytes, {self.calls} calls, {self.seconds:.3f} s"

    def is_dear(self, calls: int) -> bool:
        """Whether it cost more than so many calls and what its bytes are worth, or far too much time."""
        is_long = self.seconds > SECONDS + SECONDS_PER_BYTE * self.size
        return is_long or self.calls > calls + CALLS_PER_BYTE * self.size


class Gauge:
    """Counts calls of functions in all threads that are begun after it."""

    def __init__(self) -> None:
        self.calls = 0
        threading.setprofile(self.see)
        sys.setprofile(self.see)

    def see(self, frame: FrameType, event: str, arg: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1

    def close(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)


class Ask(msgspec.Struct):
    """A request that anybody may send."""

    path: str
    body: bytes | None = None
    token: str = ""
    method: str = "GET"

    @property
    def size(self) -> int:
        return len(self.path) + len(self.body or b"") + len(self.token)


def post(path: str, body: Any, token: str = "") -> Ask:
    """A request with a body: JSON, or what only looks like it."""
    return Ask(path, body if isinstance(body, bytes) else json.dumps(body).encode(), token, "POST")


# What is dear to read, as large as it may be

LETTERS = " ".join("abcdefghijklmnopqrstuvwxyz" * 4)[: 2 * 96 - 1]
DIGITS, LONG = "9" * 60_000, "x" * 60_000
DEEP_JSON = b'{"a":' * 10_000 + b"1" + b"}" * 10_000
NESTED_JSON = b"[" * 30_000 + b"]" * 30_000
DOTTED = ".".join("a" * 31_000) + " = 1"
PACKS = [
    *(DOTTED, f"[{DOTTED[:-4]}]", f"a = {{ {DOTTED} }}", "a = " + "[" * 30_000 + "]" * 30_000, f"a = {DIGITS}"),
    *(f"a = {DIGITS}.5", f'a = "{LONG}"', f"{LONG} = 1", "\n".join(f"[a{n}]" for n in range(9000))[:65_000]),
    *("".join(f'[[space]]\nid = "{n}"\n' for n in range(2500)), "[[space]]\n" * 6000, "a = {" + "b = {" * 5000),
    *("\n".join(f"a{n}.b = 1" for n in range(5000)), "a = [" + "1," * 30_000 + "]", "#" * 65_000, "\n" * 65_000),
    *("".join(f"[a{'.b' * 30}{n}]\n" for n in range(800)), 'a = "' + "\\u0041" * 10_000 + '"', "a = 0x" + "f" * 60_000),
    *('\\"""\n' * 13_000, "\\'''\n" * 13_000),
    *("a = '''" + "'" * 60_000, "[[a.b]]\n" * 7500, "a = 1979-05-27T07:32:00." + DIGITS, "a\n=" * 20_000),
]
BODIES = [b"{", b"[]", b"null", DEEP_JSON, NESTED_JSON, DIGITS.encode(), b'"' + b"\\u0041" * 10_000 + b'"']
BODIES += [b'{"a":' + DIGITS.encode() + b"}", b'{"' + LONG.encode() + b'":1}', b"\xff" * 60_000]
SAVE = limits.SAVE


def packs(wish: dict[str, Any]) -> list[dict[str, Any]]:
    """A wish with every pack that is dear to read."""
    return [{**wish, "pack": pack} for pack in PACKS]


def saves(good: str) -> list[str]:
    """Save files that are dear to read, made from one that is not."""
    head, *log, _ = good.removesuffix("\n").split("\n")
    changed = json.loads(head)
    return [
        *(good, "", "\n" * 15_000, "x" * (SAVE - 1000), (DEEP_JSON * 9).decode(), "[" * (SAVE // 2), "9" * (SAVE // 2)),
        *(signed([head, *many]) for many in ([log[0]] * 15_000, ["9" * 500_000], ["* " + LONG * 10], ["1 a"] * 15_000)),
        "\n".join([head, *log, '{"entries":3,"check":"","snapshot":' + "[" * 300_000 + "]" * 300_000 + "}"]),
        "\n".join([head, *log, '{"entries":' + "9" * 4000 + "}"]),
        *(signed([json.dumps({**changed, "header": {**changed["header"], **more}}), *log]) for more in BENT),
    ]


def signed(lines: list[str]) -> str:
    """A save file with a checksum that is right."""
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, json.dumps({"entries": len(lines) - 1, "snapshot": 0, "check": check})])


BENT: list[dict[str, Any]] = [
    {"pack": {"space": {str(n): {"id": str(n)} for n in range(9000)}}},
    {"options": {str(n): 1 for n in range(9000)}},
    *({"seats": 10**15}, {"seats": -1}, {"names": ["x"] * 60_000}, {"taken": 10**15}, {"game": LONG}, {"seed": LONG}),
    *({"position": LONG}, {"parts": ["x"] * 60_000}, {"bots": [LONG]}, {"content": LONG}, {"rules_version": -5}),
]
WISH = {"game": "liar", "seats": [{"kind": "person"}, {"kind": "person", "name": "x" * 160}], "seed": "cost"}
TWISTED: list[dict[str, Any]] = [
    *({**WISH, "options": {f"o{n}": 1 for n in range(5000)}}, {**WISH, "options": {"dice": "9" * 100}}),
    *({**WISH, "game": "x" * 60}, {**WISH, "seats": [{"kind": "person"}] * 16}, {**WISH, "options": {LONG: 1}}),
    *({**WISH, "seats": [{"kind": "bot", "bot": "x" * 100}] * 16}, {**WISH, "lang": LONG}, {**WISH, "seed": "x" * 100}),
]
NAMES = ["x" * 64, "%00" * 300, "..%2f" * 300, "9" * 4000, "é" * 500]


class Answered(msgspec.Struct):
    """What a request was answered."""

    status: int
    text: str


class World:
    """A server with a table, and whoever holds its links."""

    def __init__(self, lobby: Lobby, app: ASGIApp, links: Links) -> None:
        self.lobby = lobby
        self.app = app
        self.links = links
        self.good = ""  # a save file

    @property
    def held(self) -> str:
        return ",".join(token for token in tokens(self.links, 0, 1) if token)

    @property
    def pages(self) -> Starlette:
        found: Starlette = self.app.app.app.pages  # type: ignore[attr-defined]
        return found

    async def ask(self, ask: Ask) -> Answered:
        """Send a request; nothing is counted but what the server does."""
        path, _, query = ask.path.partition("?")
        headers = [(b"host", b"box.test"), (b"content-type", b"application/json"), (b"accept-encoding", b"gzip")]
        headers += [(b"authorization", b"Bearer " + ask.token.encode())] if ask.token else []
        scope = {"type": "http", "method": ask.method, "path": unquote(path), "raw_path": path.encode()}
        scope |= {"query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1), "scheme": "http"}
        said: list[MutableMapping[str, Any]] = []
        body: list[dict[str, Any]] = [{"type": "http.request", "body": ask.body or b""}]

        async def receive() -> dict[str, Any]:
            if not body:
                await asyncio.get_running_loop().create_future()  # they wait for the answer
            return body.pop()

        async def send(message: MutableMapping[str, Any]) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        data = b"".join(message.get("body", b"") for message in said[1:])
        packed = (b"content-encoding", b"gzip") in said[0]["headers"]
        return Answered(said[0]["status"], (gzip.decompress(data) if packed else data).decode("utf-8", "replace"))


def requests(world: World) -> dict[str, list[Ask]]:
    """Every route, with requests: first an ordinary one, then the dearest that anybody thought of."""
    table_id, held, good = world.links.table, world.held, world.good
    at = f"/api/tables/{table_id}"
    player = "p" * 32

    def posts(path: str, *bodies: Any, token: str = "") -> list[Ask]:
        return [post(path, body, token) for body in (*bodies, *BODIES)]

    def names(path: str) -> list[Ask]:
        return [Ask(path.replace("*", name)) for name in NAMES]

    asking = {"player": player, "game": "away-missions"}
    many = [f"{n:064}" for n in range(512)]
    pages = ["/", "/join", "/check", "/settings", "/notice", "/today", "/statistics", "/room"]
    return {
        "GET /api/box": [Ask("/api/box?lang=fr"), Ask("/api/box?lang=" + LONG)],
        "GET /api/reach": [Ask("/api/reach")],
        "POST /api/network": posts("/api/network", {"open": True}, {"open": False, "keep": True}),
        "POST /api/tables": posts("/api/tables", WISH, *TWISTED, *packs(WISH)),
        "POST /api/mine": posts("/api/mine", {"tokens": held.split(",")}, {"tokens": many[:64]}),
        "POST /api/invitation": posts("/api/invitation", {"token": held.split(",")[0]}, {"token": "x" * 64}),
        "POST /api/join": posts("/api/join", {"invitation": "x" * 64, "secret": "y" * 64, "name": "é" * 160}),
        "POST /api/rooms": posts("/api/rooms", {"token": held.split(",")[0]}, {"token": "x" * 64}),
        "POST /api/codes": posts("/api/codes", {"tokens": held.split(",")}, {"tokens": many}),
        "GET /api/tables/{table}/replay": [
            *(Ask(f"{at}/replay?seat=0", token=held), Ask(f"{at}/replay?seat=0&from=0&count=999999999", token=held)),
            *(Ask(f"{at}/replay?seat={'9' * 4000}", token=held), Ask(f"{at}/replay", token=",".join(many))),
            *names("/api/tables/*/replay"),
        ],
        "POST /api/tables/{table}/fork": posts(f"{at}/fork", {"at": 3}, {"at": 100_000}, token=held),
        "GET /api/tables/{table}/save": [Ask(f"{at}/save", token=held), Ask(f"{at}/save?seat=-4", token=held)],
        "POST /api/tables/{table}/save": posts(f"{at}/save", {}, token=held),
        "GET /api/tables/{table}/fair": [Ask(f"{at}/fair", token=held), *names("/api/tables/*/fair")],
        "GET /api/tables/{table}/drama": [
            *(Ask(f"{at}/drama?seat={seat}", token=held) for seat in (0, 9, "9" * 5000)),
            Ask(f"{at}/drama?lang={LONG}", token=held),
        ],
        "GET /api/tables/{table}/film": [
            *(Ask(f"{at}/film?lang=fr", token=held), Ask(f"{at}/film?lang={LONG}", token="film-" + "x" * 22)),
            *names("/api/tables/*/film"),
        ],
        "POST /api/tables/{table}/film": posts(f"{at}/film", {}, token=held),
        "GET /api/tables/{table}/review": [Ask(f"{at}/review", token=held)],
        "POST /api/tables/{table}/review": posts(f"{at}/review", {}, token=held),
        "POST /api/import": posts("/api/import", *({"text": text} for text in saves(good))),
        "POST /api/check-fair": posts("/api/check-fair", *({"text": text} for text in saves(good))),
        "GET /api/rules/{slug}": [
            *(Ask("/api/rules/away-missions"), Ask(f"/api/rules/away-missions?q={LETTERS}")),
            *(Ask(f"/api/rules/away-missions?q={q}") for q in ("a", "e " * 2000, LONG, "%20" * 9000, "A-" * 999)),
            *(Ask(f"/api/rules/a-team?q={LETTERS.upper()}"), *names("/api/rules/*")),
        ],
        "GET /api/preview/{slug}/{option}/{value}/{seats}.svg": [
            Ask("/api/preview/away-missions/mission/hive-queen/2.svg"),
            Ask(f"/api/preview/away-missions/mission/hive-queen/{'9' * 50_000}.svg"),
            *names("/api/preview/*/mission/hive-queen/2.svg"),
            *names("/api/preview/away-missions/mission/*/2.svg"),
        ],
        "POST /api/pack": [
            *posts("/api/pack", *packs({"game": "a-team", "pack": "", "seats": 2})),
            *posts("/api/pack", *packs({"game": "away-missions", "pack": "", "seats": 2})),
            post("/api/pack", {"game": "a-team", "pack": DOTTED * 16}),
        ],
        "POST /api/figure": posts(
            "/api/figure",
            *({"game": slug, "seats": 3, "options": {}} for slug in ("away-missions", "time-bomb", LONG[:60])),
            {"game": "away-missions", "seats": 10**18, "options": {f"o{n}": 1 for n in range(5000)}},
            {"game": "away-missions", "seats": 2, "options": {"crew": "9" * 100, LONG: 1}},
        ),
        "POST /api/results": posts("/api/results", {"player": player, "game": "liar"}),
        **{
            f"POST {path}": posts(path, asking, {**asking, "game": "x" * 60}, {**asking, "lang": LONG})
            for path in ("/api/calls", "/api/campaign", "/api/statistics", "/api/results/all", "/api/results/erase")
        },
        "POST /api/honours": posts("/api/honours", asking, {**asking, "game": "liar", "table": "x" * 60}),
        "POST /api/calls/play": posts("/api/calls/play", {"player": player, "game": "a-team"}, asking),
        "GET /api/tables/{table}/notices": [Ask(f"{at}/notices?seat=0", token=held)],
        "POST /api/tables/{table}/notices": posts(
            f"{at}/notices",
            *({"seat": 0, "kind": kind, "address": "http://" + "a." * 190} for kind in ("mail", "hook")),
            *({"seat": 0, "kind": "mail", "address": sign * 400} for sign in "@.a"),
            token=held,
        ),
        "POST /api/notices": posts("/api/notices", {"table": table_id, "token": "x" * 64}),
        "POST /api/notices/{table}/{token}/off": posts(f"/api/notices/{table_id}/x/off", {}),
        "GET /health": [Ask("/health")],
        "GET /metrics": [Ask("/metrics")],
        **{f"GET {path}": [Ask(path)] for path in pages},
        **{f"GET /{name}/{{rest:path}}": names(f"/{name}/*") for name in APART},
        **{f"GET {path}": [Ask(path)] for path in single_files(world.pages)},
        "GET /assets/{name:path}": [*names("/assets/*"), Ask("/assets/" + "a/" * 20_000)],
        "GET /api/build": [Ask("/api/build")],
        "GET /games/{slug}/{name}": [Ask("/games/away-missions/board.svg"), *names("/games/*/cover.svg")],
    }


def single_files(app: Starlette) -> list[str]:
    """The files of the page that stand alone; they depend on how it was built."""
    paths = [route.path for route in app.routes if isinstance(route, Route)]
    return [path for path in paths if path.count("/") == 1 and "." in path]


def routes_of(app: Starlette) -> set[str]:
    """Every route with its methods."""
    return {
        f"{method} {route.path}"
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or {"GET"}) - {"HEAD"}
    }


# Messages


def kinds() -> dict[str, type[msgspec.Struct]]:
    """Every message of the socket, by its tag."""
    return {str(kind.__struct_config__.tag): kind for kind in get_args(wire.Message)}


def frames(links: Links, options: list[str]) -> dict[str, list[str]]:
    """Every message, ordinary ones and the dearest that may be meant."""
    action = ["9" * 200, "x" * 200, ":" * 200, " ".join("a" * 100), ",".join("1" * 100), options[0], options[-1]]
    held = [seat.token for seat in links.seats]

    def each(tag: str, *more: dict[str, Any]) -> list[str]:
        return [json.dumps({"t": tag, "id": f"{tag}-{n}", "seat": 0, **given}) for n, given in enumerate(more or ({},))]

    return {
        "hello": each("hello", {"tokens": held, "seen": {str(n): n for n in range(900)}}, {"tokens": ["x" * 64] * 64}),
        "move": each("move", *({"v": 1, "action": text} for text in reversed(action))),
        "undo": each("undo", {}, {"ask": True}),
        "consent": each("consent", {"yes": True}, {"yes": False, "question": 2**62}),
        "redo": each("redo"),
        "why": each("why", *({"action": text} for text in action), {"element": "x" * 80}, {"element": "board"}),
        "weigh": each("weigh", *({"action": text} for text in action)),
        "chat": each("chat", {"text": "é" * 500}, {"text": "\u202e" * 500}, {"text": "\U0001f600" * 250}),
        "ping": each("ping", {"element": "x" * 80}),
        "react": each("react", {"sign": "clap"}),
        "typing": each("typing", {}, {"on": False}),
        "mark": each("mark", {"element": "cup-1", "sign": "?", "text": "é" * 80}, {"element": "x" * 80}),
        "name": each("name", {"name": "é" * 160}, {"name": "\u202e" * 160}),
        "leave": each("leave", {}, {"for_good": True}),
        "return": each("return"),
        "sit": each("sit", {"to": 1}),
        "want": each("want", {"games": ["liar"]}, {"games": ["é" * 60] * 50}),
        "cover": each("cover", {"for": 1}),
        "save": each("save"),
        "concede": each("concede"),
        "resign": each("resign"),
        "again": each("again", {}, {"vote": "in"}, {"vote": "go"}),
        "lang": each("lang", {"lang": "fr"}),
        "resync": each("resync"),
        "shown": each("shown", {"v": 2**53}),
        "older": each("older", {"before": 2**53}, {"before": 2**53, "seat": None}, {"before": 0}),
        "host": each("host", *({"do": do, "with": 1, "name": "é" * 160, "seat": 1} for do in get_args(wire.Deed))),
        "wait": each("wait", {}, {"on": False}),
        "ask-when": each("ask-when", *({"when": "always", "action": text} for text in action)),
        "runs": each("runs"),
        "run": each("run", *({"v": 1, "actions": [text] * 8} for text in action)),
        "hint": each("hint"),
        "chance": each("chance", {}, {"on": False}),
    }


def rubbish(tag: str) -> list[str]:
    """Frames as large as they may be, in which a message is followed by what cannot be read."""
    most = limits.FRAME - 100
    head = f'{{"t":"{tag}","id":"z","seat":'
    return [
        *(head + "9" * most + "}", head + "[" * (most // 2) + "]" * (most // 2) + "}", head + '0,"a":"' + "x" * most),
        *(head + '{"a":' * (most // 6) + "1" + "}" * (most // 6) + "}", f'{{"t":"{tag}","id":"' + "\\u0041" * 2000),
        *(head + '0,"b":[' + "0," * (most // 2 - 20) + "0]}", head + "0" + ',"seat":0' * (most // 9 - 20) + "}"),
    ]


# Measuring


@asynccontextmanager
async def served(place: Path) -> AsyncIterator[World]:
    """A server in this process, where also that is read which the reading process would read."""
    async with opened(place) as lobby:

        async def read_here(job: AnyJob, visitor: Visitor = HERE) -> Answer:
            return await lobby.serve(carry_out, job)

        async def think_never(*_: object) -> Any:
            raise TooLate

        lobby.readers.ask = read_here  # type: ignore[method-assign]
        lobby.minds.ask = think_never  # type: ignore[method-assign, assignment]
        world = World(lobby, make_app(lobby), await table(lobby, "pp"))
        line = await Line(lobby, *tokens(world.links, 0, 1)).open()
        for seat in (0, 1, 0):
            await line.move(seat, line.options(seat)[0])
        world.good = (await world.ask(post(f"/api/tables/{world.links.table}/save", {}, world.held))).text
        yield world


async def measured(gauge: Gauge, what: str, size: int, work: Callable[[], Awaitable[None]]) -> Cost:
    """Do something and return what it cost; collecting garbage is left to a quieter moment."""
    gc.disable()
    try:
        calls, seconds = gauge.calls, process_time()
        await work()
        return Cost(what, size, gauge.calls - calls, process_time() - seconds)
    finally:
        gc.enable()


async def of_requests(world: World, gauge: Gauge) -> list[Cost]:
    """What all requests cost, of a server that has been asked before; none of them is a mistake of the server."""
    found: list[Cost] = []
    for route, asks in requests(world).items():
        await world.ask(asks[0])
        for number, ask in enumerate(asks):

            async def work(ask: Ask = ask, what: str = f"{route} {number}") -> None:
                answered = await world.ask(ask)
                assert answered.status < 500 or answered.text == NOT_BUILT, (what, answered)

            found.append(await measured(gauge, f"{route} {number}", ask.size, work))
    return found


async def of_messages(world: World, gauge: Gauge, slug: str) -> list[Cost]:
    """What all messages cost at tables of a game, a few choices after the deal."""
    found: list[Cost] = []
    seats = min(load(slug).seat_counts, key=lambda count: abs(count - 2))
    for tag in kinds():
        links = await table(world.lobby, "p" * seats, slug)
        keys = tokens(links, *range(seats))
        line = await Line(world.lobby, *keys).open()
        for _ in range(MOVES):
            seat = line.mirror.to_choose()[0]
            await line.move(seat, line.options(seat)[0])
        possible = [each for seat in line.mirror.to_choose() for each in line.options(seat)]
        for number, frame in enumerate([*frames(links, possible)[tag], *rubbish(tag)]):

            async def work(line: Line = line, frame: str = frame) -> None:
                said = await line.send(frame)
                assert "server" not in [message.get("code") for message in said], (slug, frame[:200])
                thinking = [task for live in world.lobby.tables.values() for _, task in live.thoughts.hints.values()]
                await asyncio.gather(*thinking)
                await line.drain()

            found.append(await measured(gauge, f"{slug}: {tag} {number}", len(frame), work))
            if line.session.closed:
                line.close()
                line = await Line(world.lobby, *keys).open()
                if line.session.closed:
                    break  # the seat was given up for good
        line.close()
    return found
