"""The endpoints of turn notices. Without a setup of the host nothing can be set, but what was set can be erased."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffret.server.http.middleware import address_of
from coffret.server.http.requests import body, guarded, number
from coffret.server.http.responses import json
from coffret.server.http.routes import Api
from coffret.server.lobby.notices import Answered, Notices, NoticeWish
from coffret.server.protocol.refusal import Refusal
from coffret.server.room.table import LiveTable


class NoticeApi:
    """The endpoints, beside those of the lobby."""

    def __init__(self, api: Api, notices: Notices) -> None:
        self.api = api
        self.notices = notices

    def routes(self) -> list[Route]:
        """Return the routes."""
        table = "/api/tables/{table}/notices"
        return [
            Route(table, guarded(self.look), methods=["GET"]),
            Route(table, guarded(self.wish), methods=["POST"]),
            Route("/api/notices", guarded(self.answer), methods=["POST"]),
            Route("/api/notices/{table}/{token}/off", guarded(self.stop), methods=["POST"]),
        ]

    async def look(self, request: Request) -> Response:
        """Tell the person of a seat what the host offers, and what they have set."""
        live, roles = await self.api.enter(request)
        return self.told(live, own_seat(live, roles, number(request, "seat", -1)))

    async def wish(self, request: Request) -> Response:
        """Set or take away an address."""
        wish = await body(request, NoticeWish)
        live, roles = await self.api.enter(request)
        seat = own_seat(live, roles, wish.seat)
        await self.notices.wish(live, wish, address_of(request.scope))
        return self.told(await self.api.lobby.table(live.id), seat)

    async def answer(self, request: Request) -> Response:
        """Carry out what the reader of a letter wishes."""
        return json(await self.notices.answer(await body(request, Answered)))

    async def stop(self, request: Request) -> Response:
        """Take an address away at the wish of a mail program, which sends its own kind of body (RFC 8058)."""
        await self.notices.answer(Answered(request.path_params["table"], request.path_params["token"], "off"))
        return json({})

    def told(self, live: LiveTable, seat: int) -> Response:
        """Return what is offered and set."""
        setup = self.notices.outbox.setup
        sites = [str(site) for site in setup.sites]
        return json({"mail": setup.mail is not None, "sites": sites, "set": self.notices.set_at(live, seat)})


def own_seat(live: LiveTable, roles: set[int], seat: int) -> int:
    """Return the seat if the request may speak for it."""
    if seat not in roles or seat not in range(live.header.seats):
        raise Refusal("seat")
    return seat
