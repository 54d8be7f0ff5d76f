"""The HTTP side: the box, new tables, and what can be read about a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from coffret.kernel.errors import CoffretError
from coffret.kernel.fair import Verdict, check_dice
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from coffret.kernel.stack import PUBLIC
from coffret.server import limits
from coffret.server.house import House
from coffret.server.live import LiveTable
from coffret.server.look import outcome
from coffret.server.making import Wish, bring_in, fork, in_thread, make, read_save
from coffret.server.refusal import Refusal, answer, box_words
from coffret.server.replay import story
from coffret.server.results import achievements
from coffret.server.shelf import describe_box
from coffret.server.store import HOST, hashed
from coffret.server.wire import Tokens
from coffret.server.wording import Json, language

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
STATUS = {
    "link": 404,
    "seat": 403,
    "state": 409,
    "gathering": 409,
    "option": 422,
    "content": 422,
    "save": 422,
    "fast": 429,
    "full": 503,
    "store": 503,
    "reload": 503,
    "unreadable": 500,
    "slow": 408,
    "large": 413,
    "server": 500,
}
MOST_STEPS = 100
FAIRNESS = {"fair": "fair-yes", "unfair": "fair-no", "unchecked": "fair-unchecked"}


class Mine(msgspec.Struct):
    """The links of a device."""

    tokens: Tokens
    lang: str = "en"


class Results(msgspec.Struct):
    """Whose results are asked for: a secret that only this device knows."""

    player: Annotated[str, msgspec.Meta(min_length=16, max_length=limits.TOKEN)]
    game: Annotated[str, msgspec.Meta(max_length=60)]


class Fork(msgspec.Struct):
    """A moment to play on from."""

    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: int = PUBLIC


class SaveFile(msgspec.Struct):
    """The text of a save file."""

    text: Annotated[str, msgspec.Meta(max_length=limits.SAVE)]
    lang: str = "en"


def json(value: Any, status: int = 200) -> Response:
    """A JSON response; nothing of it is kept by caches."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def refused(refusal: Refusal, lang: str) -> Response:
    """An error as a response."""
    no = answer(Refusal(refusal.code), None, lang)
    return json({"code": no.code, "text": no.text, "detail": refusal.told(lang)}, STATUS.get(refusal.code, 400))


def guarded(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals become responses."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return refused(refusal, request.query_params.get("lang", "en"))

    return answered


async def body(request: Request, kind: type[T], most: int = limits.BODY) -> T:
    """The body of a request, typed."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refusal("message", detail="the body must be application/json")
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            found = await read_body(request, most)
        return msgspec.json.decode(found, type=kind)
    except TimeoutError as error:
        raise Refusal("slow", detail=f"at most {limits.BODY_SECONDS} seconds") from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("message", detail=str(error)) from error


async def read_body(request: Request, most: int) -> bytes:
    """The bytes of a body that is not too large."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refusal("large", detail=f"at most {most} bytes")
    return bytes(found)


def number(request: Request, name: str, default: int) -> int:
    """A number in the query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refusal("message", detail=f"{name} is a number")
    return int(text)


class Api:
    """The endpoints of one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        """Where what is found."""
        table = "/api/tables/{table}"
        return [
            Route("/api/box", guarded(self.box)),
            Route("/api/tables", guarded(self.make), methods=["POST"]),
            Route("/api/mine", guarded(self.mine), methods=["POST"]),
            Route(f"{table}/replay", guarded(self.replay)),
            Route(f"{table}/fork", guarded(self.fork), methods=["POST"]),
            Route(f"{table}/save", guarded(self.save)),
            Route(f"{table}/fair", guarded(self.fair)),
            Route("/api/import", guarded(self.bring_in), methods=["POST"]),
            Route("/api/check-fair", guarded(self.check_fair), methods=["POST"]),
            Route("/api/rules/{slug}", guarded(self.rules)),
            Route("/api/results", guarded(self.results), methods=["POST"]),
        ]

    # The box

    async def box(self, request: Request) -> Response:
        """The games."""
        return json(await in_thread(self.house, describe_box, lang_of(request)))

    async def rules(self, request: Request) -> Response:
        """The rules of a game, all or those with some words."""
        slug, words, lang = request.path_params["slug"], request.query_params.get("q", ""), lang_of(request)
        try:
            ledger = load(slug).ledger
        except CoffretError as error:
            raise Refusal("link", detail=error) from error
        found = ledger.search(words[:200]) if words.strip() else ledger.rules.values()
        told = [{"id": r.id, "text": r.text(lang), "origin": r.origin, "source": r.source} for r in found]
        return json({"slug": slug, "rules": told})

    async def results(self, request: Request) -> Response:
        """What somebody has achieved in a game."""
        wish = await body(request, Results)
        rows = await self.house.store.finished(hashed(wish.player).hex(), wish.game)
        return json({"game": wish.game, "results": achievements(rows)})

    # Making tables

    async def make(self, request: Request) -> Response:
        """A new table."""
        return json(await make(self.house, await body(request, Wish)), 201)

    async def bring_in(self, request: Request) -> Response:
        """A table from a save file."""
        return json(await bring_in(self.house, (await body(request, SaveFile, limits.SAVE)).text), 201)

    async def fork(self, request: Request) -> Response:
        """A table that plays on from a moment of another."""
        wish = await body(request, Fork)
        live, roles = await self.enter(request)
        async with live.lock:
            check_open(live, roles)
            if wish.seat not in (PUBLIC, *range(live.header.seats)):
                raise Refusal("message", detail=f"there is no seat {wish.seat}")
            return json(await fork(self.house, live, wish.seat, wish.at), 201)

    # Reading tables

    async def enter(self, request: Request) -> tuple[LiveTable, set[int]]:
        """The table of a request and what its links are good for there."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        tokens = [token.strip() for token in given.split(",") if token.strip()][: limits.TOKENS]
        rights = (await self.house.rights(tokens)).values() if tokens else []
        roles = {right.role for right in rights if right.table == request.path_params["table"]}
        if not roles:
            raise Refusal("link")
        return await self.house.table(request.path_params["table"]), roles

    async def mine(self, request: Request) -> Response:
        """The tables of a device."""
        wish = await body(request, Mine)
        rights = await self.house.rights(wish.tokens)
        by_table: dict[str, dict[str, int]] = {}
        for token, right in rights.items():
            by_table.setdefault(right.table, {})[token] = right.role
        tables = [await self.summary(id, roles, language(wish.lang)) for id, roles in by_table.items()]
        unknown = [token for token in wish.tokens if token not in rights]
        return json({"tables": [each for each in tables if each], "unknown": unknown})

    async def summary(self, id: str, roles: dict[str, int], lang: str) -> Json | None:
        """A table in a few words."""
        try:
            live = await self.house.table(id)
        except Refusal:
            return None
        async with live.lock:
            play = live.play
            decision = play.table.pending if play and live.meta.state == "playing" else None
            waiting = [seat for seat in decision.waiting() if seat >= 0] if decision else []
            you = sorted(role for role in roles.values() if role >= 0)
            spoken = live.voice(lang)
            ended = play.table.outcome if play else None
            return {
                "table": id,
                "game": live.game.slug,
                "title": live.game.about.title[lang],
                "state": live.meta.state,
                "paused": live.meta.paused,
                "host": HOST in roles.values(),
                "you": you,
                "tokens": list(roles),
                "names": list(spoken.words.names),
                "waiting": waiting,
                "turn": bool(set(waiting) & set(you)),
                "outcome": outcome(ended, spoken)["text"] if ended else None,
                "changed": play.changed if play else live.meta.created,
            }

    async def replay(self, request: Request) -> Response:
        """What a seat could see, step by step."""
        live, roles = await self.enter(request)
        seat = number(request, "seat", PUBLIC)
        first, count = number(request, "from", 0), max(1, min(number(request, "count", 50), MOST_STEPS))
        async with live.lock:
            if seat not in (PUBLIC, *range(live.header.seats)):
                raise Refusal("message", detail=f"there is no seat {seat}")
            if seat != PUBLIC and seat not in roles and not live.is_over:
                raise Refusal("seat")
            if live.play is None:
                raise Refusal("gathering")
            spoken = live.voice(lang_of(request))
            told = await in_thread(self.house, story, live.play, seat, spoken, first, count)
        return json(told)

    async def save(self, request: Request) -> Response:
        """The save file."""
        live, roles = await self.enter(request)
        async with live.lock:
            check_open(live, roles)
            assert live.play is not None
            live.play.table.header.names = live.voice(lang_of(request)).words.names
            text = write_text(live.play.table)
        name = f"{live.game.slug}-{live.id}.coffret"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return PlainTextResponse(text, headers=headers)

    # Fair dice

    async def fair(self, request: Request) -> Response:
        """The commitment to the seed, and at the end the seed and whether the dice follow from it."""
        live, _ = await self.enter(request)
        async with live.lock:
            header, verdict = live.header, None
            if live.is_over and live.play is not None:
                verdict = await in_thread(self.house, check_dice, live.play.table)
        seed = str(header.seed) if live.is_over or live.meta.open_seed else None
        return json(fairness(header.commitment, seed, live.meta.open_seed, verdict, lang_of(request)))

    async def check_fair(self, request: Request) -> Response:
        """The same for a save file."""
        file = await body(request, SaveFile, limits.SAVE)

        def check() -> tuple[Any, Verdict]:
            table = read_save(file.text)
            return table.header, check_dice(table)

        header, verdict = await in_thread(self.house, check)
        return json(fairness(header.commitment, str(header.seed), False, verdict, file.lang))


def check_open(live: LiveTable, roles: set[int]) -> None:
    """A whole play is shown when it is over, or to whoever holds all seats that are not bots'."""
    if live.play is None:
        raise Refusal("gathering")
    people = {seat for seat, each in enumerate(live.meta.sittings) if each.kind != "bot" or each.stand_in}
    if not live.is_over and not (people and people <= roles) and not (not people and HOST in roles):
        raise Refusal("state")


def fairness(commitment: str, seed: str | None, open_seed: bool, verdict: Verdict | None, lang: str) -> Json:
    """A verdict in words."""
    told = None
    if verdict is not None:
        words = box_words(lang)
        args = {"checked": verdict.checked, "taken": verdict.taken, "wrong": len(verdict.wrong)}
        text = words.say(FAIRNESS[verdict.result], args)
        told = {**msgspec.structs.asdict(verdict), "text": text}
    return {"commitment": commitment, "seed": seed, "open_seed": open_seed, "verdict": told}


def lang_of(request: Request) -> str:
    """The language that a request asks for."""
    return language(request.query_params.get("lang", ""))
