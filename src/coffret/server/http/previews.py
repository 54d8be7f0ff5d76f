"""What the set-up shows before there is a table: the board that an option leads to, what a content pack brings, and how
often decent bots win with what is chosen.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from coffret.bots.measured import told
from coffret.kernel.errors import CoffretError, OptionError
from coffret.kernel.game import load
from coffret.server.http.requests import body, lang_of, visitor, whole
from coffret.server.http.responses import JSON, Packed, answer, long_json, packed
from coffret.server.lobby.creation import read
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol import limits
from coffret.server.protocol.refusal import Refusal, box_words
from coffret.server.protocol.wording import Json, language
from coffret.server.reading.jobs import Brings, Draw, Drawn, LookThrough

SVG = "image/svg+xml"


class Brought(msgspec.Struct):
    """A content pack that somebody wants to play with."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    pack: Annotated[str, msgspec.Meta(max_length=limits.BODY)]
    seats: int = 0
    lang: str = "en"


class Chosen(msgspec.Struct):
    """What somebody is about to play."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: int
    options: dict[str, bool | int | Annotated[str, msgspec.Meta(max_length=100)]] = {}
    lang: str = "en"


class Previews:
    """The endpoints. Drawings are kept: only those of a game's own options are made, so that there are few."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.drawn: dict[tuple[str, str, str, int, str], Packed] = {}

    async def draw(self, request: Request) -> Response:
        """Return the board that a value of an option leads to, as a picture."""
        slug, option, value, seats = (request.path_params[name] for name in ("slug", "option", "value", "seats"))
        wanted = (slug, option, value, whole("seats", seats), lang_of(request))
        if wanted not in self.drawn:
            check(*wanted[:4])
            found = await read(self.lobby, Draw(*wanted), Drawn, visitor(request))
            self.drawn[wanted] = await packed(self.lobby, found.svg.encode())
        return answer(request, self.drawn[wanted], SVG, {"cache-control": "no-cache"})

    async def figure(self, request: Request) -> Response:
        """Tell how often decent bots win with what is chosen; nothing if that was not counted."""
        wish = await body(request, Chosen)
        return await long_json(self.lobby, request, figure_of, wish)

    async def look_through(self, request: Request) -> Response:
        """Check a content pack and tell what it brings."""
        wish = await body(request, Brought)
        job = LookThrough(wish.game, wish.pack, wish.seats, language(wish.lang))
        found = await read(self.lobby, job, Brings, visitor(request))
        told = {"options": found.options, "picture": found.picture}
        return answer(request, await packed(self.lobby, msgspec.json.encode(told)), JSON)


def figure_of(wish: Chosen) -> Json:
    """Return a figure as it is sent."""
    try:
        game = load(wish.game)
    except CoffretError as error:
        raise Refusal("option", detail=error) from error
    lang = language(wish.lang)
    found = told(game, wish.seats, wish.options, lang, box_words(lang))
    return {"text": found.text, "exact": found.exact} if found is not None else {"text": "", "exact": ""}


def check(slug: str, option: str, value: str, seats: int) -> None:
    """Refuse what is not meant to be drawn."""
    try:
        game = load(slug)
        game.check_seats(seats)
        if not any(each.id == option and each.draws(value) for each in game.about.option):
            raise OptionError("error-no-option", game=slug, given=f"{option}={value}", near="")
    except CoffretError as error:
        raise Refusal("option", detail=error) from error
