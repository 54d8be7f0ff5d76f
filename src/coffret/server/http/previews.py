"""What the set-up shows before there is a table: the board that an option leads to, and what a content pack brings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from coffret.kernel.content import parse
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game, load
from coffret.kernel.once import once
from coffret.server.http.responses import Packed, answer, pack
from coffret.server.lobby.creation import in_thread
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol import limits
from coffret.server.protocol.wording import Json

SVG = "image/svg+xml"
SEED = "preview"  # a drawing shows what every deal has in common


class Brought(msgspec.Struct):
    """A content pack that somebody wants to play with."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    pack: Annotated[str, msgspec.Meta(max_length=limits.BODY)]
    seats: int = 0
    lang: str = "en"


async def drawing(lobby: Lobby, request: Request, lang: str) -> Response:
    """Return the board that a value of an option leads to, as a picture."""
    slug, option, value, seats = (request.path_params[name] for name in ("slug", "option", "value", "seats"))
    data = await in_thread(lobby, drawn, slug, option, value, int(seats), lang)
    return answer(request, data, SVG, {"cache-control": "no-cache"})


@once
def drawn(slug: str, option: str, value: str, seats: int, lang: str) -> Packed:
    """Draw it, once: only options that are meant to be drawn, so that there are few."""
    game = load(slug)
    asked = next((each for each in game.about.option if each.id == option and each.drawn), None)
    if asked is None or value not in asked.values or value == asked.own:
        raise OptionError("error-no-option", game=slug, given=f"{option}={value}", near="")
    table = game.table(seats, {option: value}, SEED, rolls=False)
    return pack(table.board(language=lang).board_svg().encode())


def looked_through(wish: Brought) -> Json:
    """Check a content pack; return the options that play what it brings, and its board."""
    game: Game = load(wish.game)
    if game.check is not None:
        game.check(wish.pack, "content pack")  # it knows more, and names the line
    raw = parse(wish.pack, "content pack")
    options = game.brought_by(raw)
    seats = wish.seats if wish.seats in game.seat_counts else game.seat_counts[0]
    table = game.table(seats, options, SEED, pack=raw, rolls=False)
    return {"options": options, "picture": table.board(language=wish.lang).board_svg() if options else ""}
