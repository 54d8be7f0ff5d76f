"""The endpoints of what people return for: calls, campaigns, statistics, and what is kept of a person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffret.kernel.box import open_box
from coffret.kernel.calls import Call, call_of, streak
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.kernel.grammar import typeset
from coffret.server.http.requests import body, in_turn
from coffret.server.http.responses import json, long_json
from coffret.server.lobby.calls import Player, Try, begin
from coffret.server.lobby.creation import in_thread
from coffret.server.lobby.lobby import Lobby, asked
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Json, language
from coffret.server.returns import campaign, honours, statistics
from coffret.server.returns.calls import MARKS, marks, state, told_spread
from coffret.server.store.interface import Played, Spread, StoreError, Write, hashed


class Asking(msgspec.Struct):
    """Whose results are meant, and of which game."""

    player: Player
    game: Annotated[str, msgspec.Meta(max_length=60)] = ""
    lang: str = "en"


class AskingAbout(Asking):
    """Whose results are meant, and of which play."""

    table: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Returns:
    """The endpoints of one lobby. They are all POST: the secret of a device belongs into no address."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def routes(self) -> list[Route]:
        """Return the routes."""
        endpoints = {
            "/api/calls": self.calls,
            "/api/calls/play": self.play,
            "/api/campaign": self.campaign,
            "/api/honours": self.honours,
            "/api/statistics": self.statistics,
            "/api/results/all": self.export,
            "/api/results/erase": self.erase,
        }
        return [Route(path, in_turn(self.lobby, endpoint), methods=["POST"]) for path, endpoint in endpoints.items()]

    async def asked_for(self, request: Request) -> tuple[Asking, list[Played]]:
        """Return a request and the results that it is about."""
        wish = await body(request, Asking)
        return wish, await asked(self.lobby.store.results(hashed(wish.player).hex(), wish.game))

    async def calls(self, request: Request) -> Response:
        """List the calls of today, or that of one game, with a person's tries."""
        wish, results = await self.asked_for(request)
        tries = await asked(self.lobby.store.tries(hashed(wish.player).hex()))
        games = [game_named(wish.game)] if wish.game else await in_thread(self.lobby, lambda: open_box().games)
        now = self.lobby.now()
        found = [(game, call_of(game, now)) for game in games]
        spreads = [await asked(self.lobby.store.spread(call.game, call.name)) for _, call in found]

        def tell() -> Json:
            told = [
                told_call(game, call, results, tries.get((call.game, call.name), ""), spread, language(wish.lang))
                for (game, call), spread in zip(found, spreads, strict=True)
            ]
            return {"now": int(now), "calls": told}

        return await long_json(self.lobby, request, tell)

    async def play(self, request: Request) -> Response:
        """Begin a person's try at the call of a game."""
        return json(await begin(self.lobby, await body(request, Try)), 201)

    async def campaign(self, request: Request) -> Response:
        """Return the campaign of a game with a person's medals."""
        wish, results = await self.asked_for(request)
        game = game_named(wish.game)
        told = game.about.campaign
        if told is None:
            raise Refusal("link")
        return await long_json(self.lobby, request, campaign.describe, game, told, results, language(wish.lang))

    async def honours(self, request: Request) -> Response:
        """Return what one ended play was worth to a person."""
        wish = await body(request, AskingAbout)
        results = await asked(self.lobby.store.results(hashed(wish.player).hex(), wish.game))
        game = game_named(wish.game)
        return await long_json(self.lobby, request, honours.describe, game, results, wish.table, language(wish.lang))

    async def statistics(self, request: Request) -> Response:
        """Return a person's statistics in every game that they have played."""
        wish, results = await self.asked_for(request)
        return await long_json(self.lobby, request, all_statistics, results, language(wish.lang))

    async def export(self, request: Request) -> Response:
        """Return everything that is kept of a person's results."""
        wish, results = await self.asked_for(request)
        tries = await asked(self.lobby.store.tries(hashed(wish.player).hex()))
        told = [{"game": game, "call": call, "table": table} for (game, call), table in tries.items()]
        return await long_json(self.lobby, request, lambda: {"coffret_results": 1, "results": results, "tries": told})

    async def erase(self, request: Request) -> Response:
        """Forget a person's results and tries."""
        wish = await body(request, Asking)
        try:
            await self.lobby.store.write(Write("", erased=hashed(wish.player).hex()))
        except StoreError as error:
            raise Refusal("store") from error
        return json({})


def game_named(slug: str) -> Game:
    """Return a game, or refuse a name that there is not."""
    try:
        return load(slug)
    except CoffretError as error:
        raise Refusal("link", detail=error) from error


def told_call(game: Game, call: Call, results: list[Played], table: str, spread: list[Spread], lang: str) -> Json:
    """Describe a call: how others ended is told once it cannot help any more."""
    words, marked = game.words(lang), marks(results, game.slug)
    mine = next((each for each in results if each.game == game.slug and each.call == call.name), None)
    now, best = streak(marked, call)
    colon = " : " if lang == "fr" else ": "
    return {
        "game": game.slug,
        "title": game.about.title[lang],
        "every": call.every,
        "call": call.name,
        "ends": call.ends,
        "seats": call.seats,
        "options": [
            typeset(f"{words.say(option.message)}{colon}{option.told(call.options[option.id], words)}", lang)
            for option in game.about.option
            if option.id in game.about.call.options
        ],
        "score": game.about.score.title[lang] if game.about.score else "",
        "state": "over" if mine is not None else "open" if table else "new",
        "table": table,
        "result": told_result(mine) if mine is not None else None,
        "streak": now,
        "best_streak": best,
        "marks": marked[-MARKS[call.every] :],
        "tries": sum(each.count for each in spread),
        "spread": told_spread(spread) if mine is not None else [],
    }


def told_result(result: Played) -> Json:
    """Return a result without anything that would spoil the deal for others."""
    return {"state": state(result), "score": result.score, "choices": result.choices, "tones": result.tones}


def all_statistics(results: list[Played], lang: str) -> Json:
    """Describe the plays of each game, the last played first."""
    by_game: dict[str, list[Played]] = {}
    for each in reversed(results):
        by_game.setdefault(each.game, []).insert(0, each)
    told = []
    for slug, plays in by_game.items():
        try:
            told.append(statistics.describe(load(slug), plays, lang))
        except CoffretError:
            continue  # a game that is not in the box any more
    return {"games": told}
