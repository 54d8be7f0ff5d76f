"""Beginning a call: the one try of a device, at the deal that everybody gets."""

from __future__ import annotations

from typing import Annotated

import msgspec

from coffret.kernel.box import playable
from coffret.kernel.calls import BOTS, call_of, deal
from coffret.server.lobby.creation import Chair, bots_in, found, in_thread, sitting
from coffret.server.lobby.lobby import Lobby, asked
from coffret.server.protocol import limits
from coffret.server.protocol.limits import clean
from coffret.server.protocol.wire import Name
from coffret.server.reading.making import agree
from coffret.server.store.interface import Meta, hashed
from coffret.server.store.links import Links

Player = Annotated[str, msgspec.Meta(min_length=16, max_length=limits.TOKEN)]  # a secret that only this device knows


class Try(msgspec.Struct):
    """A request to play the call of a game."""

    player: Player
    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name = ""
    lang: str = "en"


async def begin(lobby: Lobby, wish: Try) -> Links:
    """Create the table of a device's try, against bots; a second one is refused."""
    game = await in_thread(lobby, playable, wish.game)
    call, player = call_of(game, lobby.now()), hashed(wish.player).hex()
    seed = deal(await asked(lobby.store.secret("calls")), game.slug, call.name)
    chairs = [Chair("person", clean(wish.name, limits.NAME)), *[Chair("bot", name) for name in BOTS[: call.seats - 1]]]
    sittings = [sitting(chair) for chair in chairs]
    header = await in_thread(lobby, agree, game.slug, call.options, bots_in(sittings), seed)
    sittings[0].held, sittings[0].player = True, player
    meta = Meta(sittings, "gathering", player=player, call=call.name)
    return await found(lobby, header, meta, tried=player)
