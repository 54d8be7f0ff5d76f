"""The HTTP endpoints: the box, new tables, and what can be read about a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from secrets import compare_digest
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffret.kernel.errors import CoffretError
from coffret.kernel.fair import check_dice
from coffret.kernel.game import load
from coffret.kernel.stack import PUBLIC
from coffret.server.http.catalog import describe_box
from coffret.server.http.fairness import fairness
from coffret.server.http.middleware import address_of
from coffret.server.http.previews import Previews
from coffret.server.http.requests import Endpoint, body, guarded, in_turn, lang_of, number, visitor
from coffret.server.http.responses import JSON, answer, json, long_json, text_file
from coffret.server.http.rules import rules_found, rules_told
from coffret.server.lobby.codes import CODE_SECONDS
from coffret.server.lobby.creation import Wish, bring_in, fork, in_thread, make, read
from coffret.server.lobby.joining import Invitation, Joining, Keys, hand_over, invited_to, join, open_room
from coffret.server.lobby.lobby import Elsewhere, Lobby, asked
from coffret.server.lobby.rooms import ROOM_SECONDS, is_room
from coffret.server.play.drama import drama
from coffret.server.play.film import film
from coffret.server.play.look import outcome
from coffret.server.play.play import Play
from coffret.server.play.replay import story
from coffret.server.protocol import limits
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.refusal import answer as told_no
from coffret.server.protocol.wire import Tokens
from coffret.server.protocol.wording import Json, language, voice
from coffret.server.reading.jobs import CheckDice, DiceChecked
from coffret.server.room.info import title_of
from coffret.server.room.saves import check_rated, full_save, may_open, seat_save
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import HOST, INVITATION, TABLE, VOID, Right, hashed
from coffret.server.store.links import FILM, new_token
from coffret.server.store.results import achievements

MOST_STEPS = 100


class Mine(msgspec.Struct):
    """The links of a device."""

    tokens: Tokens
    lang: str = "en"


class Handover(msgspec.Struct):
    """The keys of a device that another one should get too."""

    tokens: Keys


class Results(msgspec.Struct):
    """Whose results are requested: a secret that only this device knows."""

    player: Annotated[str, msgspec.Meta(min_length=16, max_length=limits.TOKEN)]
    game: Annotated[str, msgspec.Meta(max_length=60)]


class Fork(msgspec.Struct):
    """A moment to continue from."""

    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: int = PUBLIC


class SummaryWish(msgspec.Struct):
    """A table to summarize for another process."""

    table: str
    roles: dict[str, int]
    lang: str


class SaveFile(msgspec.Struct):
    """The text of a save file."""

    text: Annotated[str, msgspec.Meta(max_length=limits.SAVE)]
    lang: str = "en"
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Api:
    """The endpoints of one lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.previews = Previews(lobby)

    def routes(self) -> list[Route]:
        """Return the routes."""
        table = "/api/tables/{table}"

        def waiting(path: str, endpoint: Endpoint, *methods: str) -> Route:
            return Route(path, in_turn(self.lobby, endpoint), methods=methods or ("GET",))

        return [
            waiting("/api/box", self.box),
            Route("/api/tables", guarded(self.make), methods=["POST"]),
            waiting("/api/mine", self.mine, "POST"),
            Route("/api/invitation", guarded(self.invitation), methods=["POST"]),
            Route("/api/join", guarded(self.join), methods=["POST"]),
            Route("/api/codes", guarded(self.hand_over), methods=["POST"]),
            Route("/api/rooms", guarded(self.open_room), methods=["POST"]),
            waiting(f"{table}/replay", self.replay),
            waiting(f"{table}/drama", self.drama),
            waiting(f"{table}/film", self.film),
            waiting(f"{table}/film", self.share_film, "POST"),
            waiting(f"{table}/fork", self.fork, "POST"),
            waiting(f"{table}/save", self.save),
            waiting(f"{table}/save", self.save_in_full, "POST"),
            waiting(f"{table}/fair", self.fair),
            Route(f"{table}/review", guarded(self.review), methods=["GET", "POST"]),
            Route("/api/import", guarded(self.bring_in), methods=["POST"]),
            Route("/api/check-fair", guarded(self.check_fair), methods=["POST"]),
            waiting("/api/rules/{slug}", self.rules),
            Route("/api/preview/{slug}/{option}/{value}/{seats}.svg", guarded(self.previews.draw)),
            Route("/api/pack", guarded(self.previews.look_through), methods=["POST"]),
            waiting("/api/figure", self.previews.figure, "POST"),
            waiting("/api/results", self.results, "POST"),
        ]

    # The box

    async def box(self, request: Request) -> Response:
        """List the games, or describe the one that is asked for."""
        thinks, only = self.lobby.minds.seconds > 0, request.query_params.get("game", "")
        return await long_json(self.lobby, request, describe_box, lang_of(request), thinks, only)

    async def rules(self, request: Request) -> Response:
        """Return the rules of a game, all or those matching a search."""
        slug, words, lang = request.path_params["slug"], request.query_params.get("q", "").strip(), lang_of(request)
        try:
            load(slug)
        except CoffretError as error:
            raise Refusal("link", detail=error) from error
        if not words:
            return answer(request, await in_thread(self.lobby, rules_told, slug, lang), JSON)
        return await long_json(self.lobby, request, rules_found, slug, words, lang)

    async def results(self, request: Request) -> Response:
        """Return a person's results in a game."""
        wish = await body(request, Results)
        rows = await asked(self.lobby.store.results(hashed(wish.player).hex(), wish.game))
        return await long_json(self.lobby, request, lambda: {"game": wish.game, "results": achievements(rows)})

    # Making tables

    async def make(self, request: Request) -> Response:
        """Create a table. A content pack waits for the reading process, and nothing else waits for that."""
        wish, asking = await body(request, Wish), visitor(request)
        async with nullcontext() if wish.pack else self.lobby.visits.turn(asking):
            return json(await make(self.lobby, wish, asking), 201)

    async def bring_in(self, request: Request) -> Response:
        """Create a table from a save file."""
        file = await body(request, SaveFile, limits.SAVE)
        return json(await bring_in(self.lobby, file.text, file.seed, visitor(request)), 201)

    async def fork(self, request: Request) -> Response:
        """Create a table that continues from a moment of another."""
        wish = await body(request, Fork)
        live, roles = await self.enter_film(request)
        async with live.lock:
            if live.play is None:
                raise Refusal("gathering")
            check_rated(live)
            if not may_open(live, roles):
                raise Refusal("state")
            check_seat(live, wish.seat)
            made = await fork(self.lobby, live, wish.seat, wish.at)
            if not live.is_over:
                await live.keep_log("forked")
            return json(made, 201)

    # Sitting down

    async def invitation(self, request: Request) -> Response:
        """Describe what an invitation, code or link is for."""
        wish = await body(request, Invitation)
        with self.guess(request, wish.token):
            rights = await invited_to(self.lobby, wish.token)
        by_code = await asked(self.lobby.codes.look(wish.token)) is not None
        by_table: dict[str, list[int]] = {}
        for right in rights:
            by_table.setdefault(right.table, []).append(right.role)
        seats = [right.role for right in rights if right.role >= 0]
        others = {HOST: "host", TABLE: "table"}
        kind = "device" if by_code else "seat" if seats else others.get(rights[0].role, "watch")
        tables, closed = await self.summaries({id: {} for id in by_table}, language(wish.lang))
        if not tables:
            raise closed[0][1]
        told = [{**each, "seats": by_table[each["table"]]} for each in tables]
        if kind == "table":
            live = await self.lobby.table(rights[0].table)
            told[0]["seats"] = live.free_seats() if live.meta.state == "gathering" else []
        return json({"kind": kind, "tables": told})

    async def join(self, request: Request) -> Response:
        """Exchange an invitation for keys of the requesting device."""
        wish = await body(request, Joining)
        with self.guess(request, wish.invitation):
            return json({"keys": await join(self.lobby, wish)}, 201)

    @contextmanager
    def guess(self, request: Request, code: str) -> Iterator[None]:
        """Refuse whoever guesses at codes of rooms, which are few; one that is right costs no try.

        A whole party may sit behind one address.
        """
        if not is_room(code):
            yield
            return
        address, wrong = address_of(request.scope), False
        if not self.lobby.guesses.take(address):
            raise Refusal("often")
        try:
            yield
        except Refusal as refusal:
            wrong = refusal.code == "room"
            raise
        finally:
            if not wrong:
                self.lobby.guesses.give_back(address)

    async def open_room(self, request: Request) -> Response:
        """Create a code of four letters by which people in one room come to a table."""
        wish = await body(request, Invitation)
        return json({"code": await open_room(self.lobby, wish.token), "seconds": ROOM_SECONDS}, 201)

    async def hand_over(self, request: Request) -> Response:
        """Create a code that gives another device of the same person its keys."""
        wish = await body(request, Handover)
        return json({"code": await hand_over(self.lobby, wish.tokens), "seconds": CODE_SECONDS}, 201)

    # Reading tables

    async def enter(self, request: Request) -> tuple[LiveTable, set[int]]:
        """Return the table of a request and what its links may do there."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        tokens = [token.strip() for token in given.split(",") if token.strip()][: limits.TOKENS]
        rights = keys_among(await self.lobby.rights(tokens)).values() if tokens else []
        roles = {right.role for right in rights if right.table == request.path_params["table"]}
        if not roles:
            raise Refusal("link")
        return await self.lobby.table(request.path_params["table"]), roles

    async def mine(self, request: Request) -> Response:
        """List the tables of a device."""
        wish = await body(request, Mine)
        rights = keys_among(await self.lobby.rights(wish.tokens))
        by_table: dict[str, dict[str, int]] = {}
        for token, right in rights.items():
            by_table.setdefault(right.table, {})[token] = right.role
        lang = language(wish.lang)
        tables, closed = await self.summaries(by_table, lang)
        unknown = [token for token in wish.tokens if token not in rights]
        why = [
            {"table": id, "tokens": list(by_table[id]), "code": refusal.code, "text": told_no(refusal, None, lang).text}
            for id, refusal in closed
        ]
        return json({"tables": tables, "closed": why, "unknown": unknown})

    async def summaries(
        self, by_table: dict[str, dict[str, int]], lang: str
    ) -> tuple[list[Json], list[tuple[str, Refusal]]]:
        """Summarize tables, including those that cannot be opened, with the reason."""
        tables: list[Json] = []
        closed: list[tuple[str, Refusal]] = []
        for id, roles in by_table.items():
            try:
                tables.append(await self.summary_anywhere(id, roles, lang))
            except Refusal as refusal:
                closed.append((id, refusal))
        return tables, closed

    async def summary_anywhere(self, id: str, roles: dict[str, int], lang: str) -> Json:
        """Summarize a table, wherever it is."""
        try:
            return await self.summary(id, roles, lang)
        except Elsewhere as elsewhere:
            if self.lobby.carrier is None:
                raise
            wish = msgspec.json.encode(SummaryWish(id, roles, lang))
            told: Json = msgspec.json.decode(await self.lobby.carrier.call(elsewhere.peer, "/internal/summary", wish))
            return told

    async def summary(self, id: str, roles: dict[str, int], lang: str) -> Json:
        """Summarize a table."""
        live = await self.lobby.table(id)
        async with live.lock:
            play = live.play
            decision = play.decision if play and live.meta.state == "playing" else None
            waiting = [seat for seat in decision.waiting() if seat >= 0] if decision else []
            you = sorted(role for role in roles.values() if role >= 0)
            spoken = live.voice(lang)
            ended = play.table.outcome if play else None
            return {
                "table": id,
                "game": live.game.slug,
                "title": title_of(live, lang),
                "state": live.meta.state,
                "paused": live.meta.paused,
                "host": HOST in roles.values(),
                "you": you,
                "tokens": list(roles),
                "names": [spoken.words.name(seat) if live.is_named(seat) else "" for seat in range(live.header.seats)],
                "waiting": waiting,
                "turn": bool(set(waiting) & set(you)),
                "outcome": outcome(ended, spoken)["text"] if ended else None,
                "commitment": live.header.commitment,
                "changed": play.changed(you or [PUBLIC]) if play else live.meta.created,
            }

    async def enter_film(self, request: Request) -> tuple[LiveTable, set[int]]:
        """Return the same for whoever may also have come by the link of a film: they may watch."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not given.startswith(FILM):
            return await self.enter(request)
        live = await self.lobby.table(request.path_params["table"])
        if not live.meta.film or not compare_digest(given.encode(), live.meta.film.encode()):
            raise Refusal("link")
        return live, {PUBLIC}

    async def replay(self, request: Request) -> Response:
        """Return what a seat saw, step by step."""
        live, roles = await self.enter_film(request)
        seat = number(request, "seat", PUBLIC)
        first, count = number(request, "from", 0), max(1, min(number(request, "count", 50), MOST_STEPS))
        async with live.lock:
            check_seat(live, seat)
            if seat != PUBLIC and seat not in roles and not live.is_open:
                raise Refusal("sealed" if live.is_over else "seat")
            if live.play is None:
                raise Refusal("gathering")
            spoken = live.voice(lang_of(request))
            return await long_json(self.lobby, request, story, live.play, seat, spoken, first, count)

    async def drama(self, request: Request) -> Response:
        """Return the first and the last act of a play, as a seat may see them now."""
        live, roles = await self.enter(request)
        seat = number(request, "seat", PUBLIC)
        async with live.lock:
            check_seat(live, seat)
            if seat != PUBLIC and seat not in roles:
                raise Refusal("seat")
            if live.play is None:
                raise Refusal("gathering")
            return await long_json(self.lobby, request, drama, live.play, seat, live.voice(lang_of(request)))

    async def film(self, request: Request) -> Response:
        """Return the film of a play that is over, for anybody who has a key or its link."""
        live, _ = await self.enter_film(request)
        play = ended(live)
        kept = await asked(live.reviewing.known(play))
        review, spoken = kept.review if kept is not None else None, live.voice(lang_of(request))
        return await long_json(self.lobby, request, film, play, review, spoken)

    async def share_film(self, request: Request) -> Response:
        """Return the token of the link that opens the film without a key."""
        live, _ = await self.enter(request)
        async with live.lock:
            ended(live)
            if not live.meta.film:
                live.meta.film = FILM + new_token()
                await live.keep_meta()
        if live.services.minds.seconds:
            live.reviewing.begin()  # who shows it to others sees what decided it
        return json({"token": live.meta.film}, 201)

    async def save(self, request: Request) -> Response:
        """Return what the requesting seat may keep: its own record of a running play, or the whole save file at the
        end.
        """
        live, roles = await self.enter(request)
        lang = lang_of(request)
        async with live.lock:
            if live.is_open:
                return await text_file(self.lobby, request, file_name(live), full_save, live, lang)
            seat = number(request, "seat", min([role for role in roles if role >= 0], default=PUBLIC))
            check_seat(live, seat)
            if seat != PUBLIC and seat not in roles:
                raise Refusal("seat")
            name = file_name(live, f"-{seat + 1}" if seat >= 0 else "-watched")
            return await text_file(self.lobby, request, name, seat_save, live, seat, lang)

    async def save_in_full(self, request: Request) -> Response:
        """Return the whole save of a running play, to the holder of all human seats or with everybody's consent."""
        live, roles = await self.enter(request)
        async with live.lock:
            agreed = [live.agreed_saves[role] for role in roles if role in live.agreed_saves]
            if agreed and not live.is_over:
                return await text_file(self.lobby, request, file_name(live), lambda: agreed[-1])
            check_rated(live)
            if not may_open(live, roles):
                raise Refusal("consent")
            saved = await text_file(self.lobby, request, file_name(live), full_save, live, lang_of(request))
            if not live.is_over:
                seats = [role for role in roles if role >= 0]
                await (live.keep_log("saved", min(seats)) if seats else live.keep_log("saved-by-host"))
            return saved

    async def review(self, request: Request) -> Response:
        """Tell how far the review of a play is, or what it says; POST begins it."""
        live, _ = await self.enter(request)
        if request.method == "POST":
            live.reviewing.begin()
        return json(await asked(live.reviewing.look(lang_of(request))))

    # Fair dice

    async def fair(self, request: Request) -> Response:
        """Return the commitment to the seed and, at the end, the seed and whether the dice follow from it."""
        live, _ = await self.enter(request)
        async with live.lock:
            header, verdict = live.header, None
            if live.is_open and live.play is not None:
                verdict = await in_thread(self.lobby, check_dice, live.play.table)
        told = live.is_open or live.meta.open_seed
        return json(fairness(header, told, live.meta.open_seed, verdict, live.voice(lang_of(request)), live.sealed))

    async def check_fair(self, request: Request) -> Response:
        """Check the dice of a save file."""
        file = await body(request, SaveFile, limits.SAVE)
        checked = await read(self.lobby, CheckDice(text=file.text), DiceChecked, visitor(request))
        header = checked.header
        spoken = voice(load(header.game), language(file.lang), header.names, header.pack)
        return json(fairness(header, True, False, checked.verdict, spoken))


def keys_among(rights: dict[str, Right]) -> dict[str, Right]:
    """Return the tokens that open something directly, without an exchange."""
    return {token: right for token, right in rights.items() if right.kind not in (VOID, INVITATION)}


def ended(live: LiveTable) -> Play:
    """Return a play that came to its end, of which everybody may know everything."""
    if live.play is None or live.play.table.outcome is None:
        raise Refusal("state")
    if not live.is_open:
        raise Refusal("sealed")
    return live.play


def check_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have; PUBLIC is the spectators'."""
    if seat not in (PUBLIC, *range(live.header.seats)):
        raise Refusal("message", detail=f"there is no seat {seat}")


def file_name(live: LiveTable, more: str = "") -> str:
    """Return the file name for a save of a table."""
    return f"{live.game.slug}-{live.id}{more}.coffret"
