"""A seat with secrets changes hands when everybody agrees, whether a person or a bot has it, and never in silence."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

from coffret.kernel.stack import PUBLIC
from coffret.server.http.app import make_app
from coffret.server.lobby.joining import Joining, hand_over, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.replay import told_so_far
from coffret.server.protocol.refusal import Refusal
from coffret.server.room.info import PATIENCE
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links, new_token
from tests.server.sitting import code_of, events, refused
from tests.server.support import Line, opened, sat_down, table, tokens

ANN = 1  # whose role the host wants to read


class Evening:
    """Four people at Time Bomb, each at a device of their own; the host sits in seat 0."""

    def __init__(self, lobby: Lobby, links: Links, lines: list[Line]) -> None:
        self.lobby, self.links, self.lines = lobby, links, lines
        self.host, self.ann = lines[0], lines[ANN]
        self.heard: list[str] = []  # by the host
        self.http = AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://box")

    @property
    def live(self) -> LiveTable:
        return self.lobby.tables[self.links.table]

    def secrets(self, seat: int = ANN) -> set[str]:
        """The sentences that only this seat was told."""
        play, words = self.live.play, self.live.voice("en").words
        assert play is not None
        own, all_know = ({words.event(it) for told in told_so_far(play, who) for it in told} for who in (seat, PUBLIC))
        assert own - all_know
        return own - all_know

    async def try_out(self, **message: object) -> str:
        """What the host is answered, with everything else that comes."""
        id, text = self.host.mirror.request({"t": "host", **message} if "do" in message else message)
        self.heard.append(json.dumps(await self.host.send(text), ensure_ascii=False))
        answer = self.host.mirror.answers.pop(id)
        return str(answer.get("code") or answer["t"])

    async def take(self, invitation: str) -> str:
        """Exchange something on another device of the host, and come in by it; the refusal if that fails."""
        try:
            held = await join(self.lobby, Joining(invitation, new_token()))
        except Refusal as refusal:
            return refusal.code
        line = Line(self.lobby, *[each.token for each in held])
        self.heard.append(json.dumps(await line.send(line.mirror.hello()), ensure_ascii=False))
        line.close()
        return "in"

    async def read_pages(self) -> None:
        """Everything that may be fetched with the host's keys."""
        path = f"/api/tables/{self.links.table}"
        own = [self.links.host, self.links.seats[0].token or ""]
        headers = {"authorization": f"Bearer {','.join(own)}"}
        wanted = [("GET", f"{path}/{what}?seat={seat}") for what in ("replay", "save") for seat in (0, 1, 2, 3, PUBLIC)]
        wanted += [("GET", f"{path}/fair"), ("GET", f"{path}/review"), ("POST", f"{path}/save")]
        for method, page in wanted:
            self.heard.append((await self.http.request(method, page, json={}, headers=headers)).text)
        for seat in (1, PUBLIC):
            sent = {"seat": seat, "at": 0}
            self.heard.append((await self.http.post(f"{path}/fork", json=sent, headers=headers)).text)

    def knows_nothing(self, seat: int = ANN) -> bool:
        """Whether nothing that the host has heard holds a secret of a seat."""
        return not [secret for secret in self.secrets(seat) for text in self.heard if secret in text]

    def leave_for_long(self, seats: Iterable[int]) -> None:
        """Let people be away for as long as it takes to lose their vote."""
        for seat in seats:
            self.lines[seat].close()
            self.live.left[seat] -= PATIENCE


async def still_there(lines: list[Line]) -> list[Line]:
    """Who has not been disconnected."""
    return [line for line in lines if not line.session.closed]


@asynccontextmanager
async def evening(tmp_path: Path, kinds: str = "pooo", game: str = "time-bomb") -> AsyncIterator[Evening]:
    async with opened(tmp_path) as lobby:
        links = await table(lobby, kinds, game, pace=5000)
        keys = [links.seats[0].token, *[await sat_down(lobby, links, seat) for seat in range(1, kinds.count("o") + 1)]]
        lines = [await Line(lobby, links.host if seat == 0 else None, key).open() for seat, key in enumerate(keys)]
        made = Evening(lobby, links, lines)
        for line in lines:
            await line.drain()
        yield made
        await made.http.aclose()


def test_the_host_tries_everything_and_never_reads_a_role(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(tmp_path) as made:
            assert await made.take(made.links.seats[ANN].token or "") == "void"  # what it handed out
            assert await made.take(made.links.guests or "") == "begun"
            assert await made.take(made.links.spectator) == "in"
            invite = {"do": "invite", "seat": ANN}
            assert await made.try_out(**invite) == "consent"
            assert await made.try_out(**invite, ask=True) == "ack"
            await made.ann.consent(ANN, False)
            assert await made.try_out(**invite) == "consent"
            assert await made.try_out(do="bot", seat=ANN, bot="thumb") == "ack"
            for _ in range(2):  # a bot stands in: it is Ann's seat all the same
                assert await made.try_out(**invite) == "consent"
                assert await made.try_out(do="person", seat=ANN) in ("ack", "state")
            assert await made.try_out(do="swap", seat=0, **{"with": ANN}) == "state"
            assert await made.try_out(t="sit", seat=0, to=ANN) == "state"
            for kind in ("resync", "older", "why"):
                more = {"before": 99} if kind == "older" else {"element": "x"} if kind == "why" else {}
                text = json.dumps({"t": kind, "id": f"x{kind}", "seat": ANN, **more})
                made.heard.append(json.dumps(await made.host.send(text)))
            await made.try_out(t="save", seat=0)
            code = await hand_over(made.lobby, [made.links.host, made.links.seats[0].token or ""])
            assert await made.take(code) == "in"
            await made.try_out(do="invite", seat=PUBLIC)
            await made.read_pages()
            await made.try_out(do="again")
            assert not made.ann.session.closed
            assert made.knows_nothing()

    asyncio.run(run())


def test_who_is_away_for_long_has_no_vote_but_somebody_must_be_there_to_agree(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(tmp_path) as made:
            made.leave_for_long([ANN, 3])
            assert await made.try_out(do="invite", seat=ANN, ask=True) == "ack"
            asked = [it for it in await made.lines[2].drain() if it["t"] == "ask"][-1]
            assert asked["need"] == [2]  # who is here sees to it for those who are not
            await made.lines[2].consent(2, False)
            made.leave_for_long([2])
            assert await made.try_out(do="bot", seat=ANN, bot="thumb") == "ack"
            assert await made.try_out(do="invite", seat=ANN) == "consent"
            assert await made.try_out(do="invite", seat=ANN, ask=True) == "ack"
            ask = made.live.meta.question
            assert ask is not None
            assert ask.need == {1, 2, 3}  # nobody is: the question waits for them
            assert await made.try_out(do="invite", seat=ANN) == "consent"
            assert made.knows_nothing()

    asyncio.run(run())


def test_with_everybodys_consent_somebody_new_gets_the_seat_and_all_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(tmp_path) as made:
            await made.try_out(do="invite", seat=ANN, ask=True)
            for seat in (1, 2, 3):
                asked = [it for it in await made.lines[seat].drain() if it["t"] == "ask"][-1]
                assert "invite somebody new to the seat of open1" in asked["text"]
                assert await made.try_out(do="invite", seat=ANN) == "consent"
                await made.lines[seat].consent(seat, True)
            assert made.ann in await still_there(made.lines)  # until there is an invitation
            link = await made.host.ask(t="host", do="invite", seat=ANN)
            assert made.ann.session.closed == 4410
            bea = await Line(
                made.lobby, *[it.token for it in await join(made.lobby, Joining(link["token"], new_token()))]
            ).open()
            told = {line["text"] for line in bea.mirror.lines[ANN]}
            assert made.secrets() <= told
            assert events(bea)[-3:] == ["given", "replaced", "joined"]
            assert await made.try_out(do="invite", seat=ANN) == "consent"  # it was agreed to once

    asyncio.run(run())


def test_an_invitation_from_before_the_deal_opens_no_past(tmp_path: Path) -> None:
    """The host deals without somebody, a bot stands in, and the old invitation is exchanged later."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppoo", "time-bomb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            other = await Line(lobby, *tokens(links, 1)).open()
            (held,) = await join(lobby, Joining(links.seats[2].token or "", new_token()))  # and stays away
            await host.ask(t="host", do="start")
            with pytest.raises(Refusal) as error:
                await sat_down(lobby, links, 3)
            assert code_of(error) == "begun"
            assert (await host.ask(t="host", do="invite", seat=3))["code"] == "consent"
            await host.ask(t="host", do="invite", seat=3, ask=True)
            await other.consent(1, True)
            question = lobby.tables[links.table].meta.question
            assert question is not None
            assert question.need == {2}
            late = await Line(lobby, held.token).open()
            await late.consent(2, True)
            fresh = await host.ask(t="host", do="invite", seat=3)
            (held,) = await join(lobby, Joining(fresh["token"], new_token()))
            assert (await Line(lobby, held.token).open()).mirror.seats == [3]

    asyncio.run(run())


def test_who_plays_alone_invites_alone_also_whom_the_deal_did_not_wait_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pobb", "time-bomb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            await host.ask(t="host", do="start")
            with pytest.raises(Refusal):
                await sat_down(lobby, links, 1)
            fresh = await host.ask(t="host", do="invite", seat=1)
            (held,) = await join(lobby, Joining(fresh["token"], new_token()))
            guest = await Line(lobby, held.token).open()
            assert guest.mirror.table["seats"][1]["kind"] == "person"

    asyncio.run(run())


def test_a_game_without_secrets_asks_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(tmp_path, "poo", "thunderbirds") as made:
            assert await made.try_out(do="invite", seat=ANN) == "link"
            await made.host.drain()
            assert events(made.host)[-1] == "replaced"

    asyncio.run(run())


def test_before_the_deal_a_seat_is_given_freely_and_the_deal_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pooo", "time-bomb", pace=5000)
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            old = await sat_down(lobby, links, 1)
            await Line(lobby, old).open()
            fresh = await host.ask(t="host", do="invite", seat=1)
            for seat in (2, 3):
                await Line(lobby, await sat_down(lobby, links, seat)).open()
            await host.drain()
            assert (host.mirror.table["state"], host.mirror.table["seats"][1]["kind"]) == ("gathering", "open")
            assert await refused(lobby, old) == "void"
            (held,) = await join(lobby, Joining(fresh["token"], new_token()))
            assert (await Line(lobby, held.token).open()).mirror.table["state"] == "playing"

    asyncio.run(run())


def test_every_change_of_who_plays_a_seat_stays_in_the_log_both_ways(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(tmp_path, "poo", "liar") as made:
            ann = made.ann
            before = len(events(made.host))
            await made.try_out(do="bot", seat=ANN, bot="thumb")
            await made.try_out(do="person", seat=ANN)
            await ann.ask(t="leave", seat=ANN)
            await ann.ask(t="return", seat=ANN)
            await ann.ask(t="leave", seat=ANN, for_good=True)
            await made.host.drain()
            assert events(made.host)[before:] == ["bot", "back", "bot", "back", "left"]
            about = {(line["event"], line["about"]) for line in made.host.mirror.chat[before:]}
            assert about == {("bot", ANN), ("back", ANN), ("left", ANN)}

    asyncio.run(run())


def test_a_bot_that_stands_in_from_the_deal_on_is_in_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            await host.ask(t="host", do="start")
            assert events(host) == ["dealt", "bot"]

    asyncio.run(run())
