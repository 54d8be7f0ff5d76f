"""Long plays and long talks: hello brings the end of them, the rest is asked for, and who reads is never cut off."""

import asyncio
from pathlib import Path
from threading import current_thread
from typing import Any

import msgspec
import pytest

from coffret.client import Mirror
from coffret.games.time_bomb.actions import Cut
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.server.http.websocket import TRANSPORT, Socket
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.play import Moment, Play
from coffret.server.protocol.connection import UNREAD
from coffret.server.protocol.limits import PAGE, Limits
from coffret.server.protocol.wire import ChatLine
from coffret.server.room.table import LiveTable
from coffret.server.store.links import Links
from tests.server.support import ROOMY, Line, opened, sent, table, tokens

Json = dict[str, Any]


async def long_play(lobby: Lobby, links: Links, moves: int) -> LiveTable:
    """A table at which so much has been said and done, at random, before anybody comes."""
    live = await lobby.table(links.table)
    rng = seeded("long play")
    for _ in range(moves):
        assert live.play is not None
        decision = live.play.table.pending
        assert decision is not None
        choices = [(part.seat, action) for part in (decision, *decision.others) for action in part.actions]
        quiet = [choice for choice in choices if not isinstance(choice[1], Cut)]  # a cut could end the play
        seat, action = quiet[rng.below(len(quiet))] if quiet else choices[rng.below(len(choices))]
        await live.change(live.play.act(seat, action))
    return live


async def everything(line: Line, seat: int) -> list[Json]:
    """The whole log of a seat, asked for page by page."""
    while line.mirror.first[seat] > 0:
        await line.send(line.mirror.older(seat)[1])
    return line.mirror.lines[seat]


def told(live: LiveTable, seat: int, lang: str = "en") -> list[Json]:
    """What a seat was told, from the play itself."""
    assert live.play is not None
    events = live.play.retell(len(live.play.table.log)).told
    return [msgspec.json.decode(live.voice(lang).news(event.seen_by(seat))) for event in events]


async def undone(line: Line, seat: int) -> None:
    """Take back the last choice of a seat."""
    assert (await line.ask(t="undo", seat=seat, ask=True))["t"] == "ack"


def test_hello_brings_the_end_of_the_log_and_the_rest_comes_page_by_page(tmp_path: Path, time_bomb: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "p" * 8, "time-bomb", seed="eight")
            live = await long_play(lobby, links, 250)
            line = await Line(lobby, *tokens(links, *range(8))).open()
            whole = told(live, 2)
            assert len(whole) > 2 * PAGE
            assert line.mirror.lines[2] == whole[-PAGE:]
            assert line.mirror.first[2] == len(whole) - PAGE
            assert await everything(line, 2) == whole
            assert line.mirror.lines[3] == told(live, 3)[-PAGE:]

    asyncio.run(run())


def test_lines_keep_their_numbers_when_something_is_taken_back(tmp_path: Path, time_bomb: Game) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "p" * 8, "time-bomb", seed="eight")
            live = await long_play(lobby, links, 250)
            line = await Line(lobby, *tokens(links, *range(8))).open()
            await everything(line, 0)
            for seat in range(4):
                await undone(line, seat)
                assert line.mirror.lines[0] == told(live, 0)[-PAGE:]
            seat = line.mirror.looks[0]["waiting"][0]
            assert (await line.move(seat, line.options(seat)[0]))["t"] == "ack"
            assert await everything(line, 0) == told(live, 0)
            lobby.forget(live)
            again = await Line(lobby, *tokens(links, 0)).open()
            assert again.mirror.lines[0] == told(live, 0)[-PAGE:]

    asyncio.run(run())


def test_only_the_end_of_the_chat_is_sent_and_the_rest_on_request(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            live = await lobby.table(links.table)
            live.chat += [ChatLine(0, "Ada", f"line {number}", number) for number in range(250)]
            line = await Line(lobby, *tokens(links, 0)).open()
            assert [each["at"] for each in line.mirror.chat] == list(range(150, 250))
            assert (await line.ask(t="chat", seat=0, text="more"))["t"] == "ack"
            while line.mirror.chat_first:
                await line.send(line.mirror.older(None)[1])
            assert [each["text"] for each in line.mirror.chat] == [*[f"line {number}" for number in range(250)], "more"]
            line.close()
            live.chat += [ChatLine(0, "Ada", f"late {number}", number) for number in range(300)]
            again = Line(lobby, *tokens(links, 0))
            again.mirror = line.mirror
            await again.open()
            assert (again.mirror.chat_first, len(again.mirror.chat)) == (451, 100)

    asyncio.run(run())


def test_eight_on_one_device_in_french_after_300_moves_and_2000_lines_of_chat_come_in(
    tmp_path: Path, time_bomb: Game
) -> None:
    async def run() -> None:
        async with opened(tmp_path, Limits()) as lobby:
            links = await table(lobby, "p" * 8, "time-bomb", seed="eight")
            live = await long_play(lobby, links, 300)
            live.chat += [ChatLine(seat % 8, f"Joueuse {seat % 8}", "é" * 500, seat) for seat in range(2000)]
            mirror = Mirror([token for token in tokens(links, *range(8)) if token], "fr")
            client = Reader(mirror)
            await Socket(lobby)(client.scope, client.receive, client.send)
            assert (client.closed, sorted(mirror.looks), len(mirror.chat)) == (0, list(range(8)), PAGE)
            assert mirror.lines[7] == told(live, 7, "fr")[-PAGE:]
            assert client.most < 8 * ROOMY.behind  # one look after the other, as they are read

    asyncio.run(run())


class Reader:
    """A client of the socket that reads everything, one message at a time, and then goes."""

    def __init__(self, mirror: Mirror) -> None:
        self.scope: Json = {"type": "websocket"}
        self.mirror = mirror
        self.closed = 0
        self.most = 0
        self.complete = asyncio.Event()
        self.says = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": mirror.hello()}]

    async def receive(self) -> Any:
        if self.says:
            return self.says.pop(0)
        await self.complete.wait()
        return {"type": "websocket.disconnect"}

    async def send(self, message: Any) -> None:
        await asyncio.sleep(0)
        if message["type"] == "websocket.send":
            self.most = max(self.most, len(message["text"]))
            self.mirror.hear(message["text"])
            if len(self.mirror.looks) == 8 and self.mirror.chat:
                self.complete.set()
        elif message["type"] == "websocket.close" and not self.complete.is_set():
            self.closed = message["code"]
            self.complete.set()


class Deaf(Reader):
    """One that says hello and never reads an answer."""

    def __init__(self, mirror: Mirror) -> None:
        super().__init__(mirror)
        self.scope = {"type": "websocket", "extensions": {TRANSPORT: {"abort": self.abort}}}
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True
        self.complete.set()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


def test_whoever_takes_in_nothing_is_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, Limits(read_seconds=0.05)) as lobby:
            links = await table(lobby, "pp")
            client = Deaf(Mirror([token for token in tokens(links, 0) if token]))
            await Socket(lobby)(client.scope, client.receive, client.send)
            assert client.aborted
            assert lobby.connections == 0

    asyncio.run(run())


def test_whoever_asks_and_asks_without_reading_is_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, Limits(unread=20_000, messages_at_once=10**6)) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0)).open()
            for number in range(200):
                await line.session.receive(f'{{"t":"chat","id":"c{number}","seat":0,"text":"{"x" * 400}"}}')
            assert line.session.closed == UNREAD
            assert not line.session.outbox

    asyncio.run(run())


def test_news_wait_for_a_slow_reader_and_are_told_as_they_are_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, Limits(behind=2000, messages_at_once=10**6)) as lobby:
            links = await table(lobby, "pp")
            slow = await Line(lobby, *tokens(links, 0)).open()
            fast = await Line(lobby, *tokens(links, 1)).open()
            waiting: list[int] = []
            for number in range(40):
                assert (await fast.ask(t="name", seat=1, name=f"Bo {number}"))["t"] == "ack"
                assert (await fast.ask(t="chat", seat=1, text=f"{number}"))["t"] == "ack"
                waiting.append(len(slow.session.outbox))
            assert waiting[-1] == waiting[20]  # nothing piles up
            await slow.drain()
            assert slow.mirror.table["seats"][1]["name"] == "Bo 39"
            assert [each["text"] for each in slow.mirror.chat] == [str(number) for number in range(40)]
            fast.close()

    asyncio.run(run())


def test_a_link_that_was_replaced_is_owed_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            guest = await Line(lobby, *tokens(links, 1)).open()
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            lobby.tables[links.table].meta.sittings[1].opened = True  # everybody has agreed
            await guest.session.receive('{"t":"resync","seat":1}')
            assert (await host.ask(t="host", do="invite", seat=1))["t"] == "link"
            texts = await sent(guest.session)
            assert not [text for text in texts if '"look"' in text]

    asyncio.run(run())


@pytest.mark.parametrize("before", [0, 1, 10**9])
def test_a_page_that_is_not_there_is_empty_or_the_last(tmp_path: Path, before: int) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0)).open()
            await line.move(0, "bid 1:1")
            page = await line.ask(t="older", seat=0, before=before)
            assert page["news"] == line.mirror.lines[0][:before]
            assert (await line.ask(t="older", seat=1, before=1))["code"] == "seat"
            assert (await line.ask(t="older", before=before))["lines"] == []

    asyncio.run(run())


def test_the_log_is_replayed_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replay, threads = Play.retell, []

    def watched(play: Play, end: int) -> Moment:
        threads.append(current_thread().name)
        return replay(play, end)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = await Line(lobby, *tokens(links, 0, 1)).open()
            await line.move(0, "bid 1:1")
            assert (await line.ask(t="older", seat=0, before=5))["t"] == "older"
            await undone(line, 0)

    monkeypatch.setattr(Play, "retell", watched)
    asyncio.run(run())
    assert len(threads) == 2
    assert all(name.startswith("thinker") for name in threads)


def test_looks_that_are_owed_leave_room_for_others_in_between(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp")
            line = Line(lobby, *tokens(links, 0, 1, 2, 3))
            await line.session.receive(line.mirror.hello())
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            other = asyncio.create_task(others())
            assert len([text for text in await sent(line.session) if '"look"' in text]) == 4
            other.cancel()
            assert turns >= 4

    asyncio.run(run())


def looks(heard: list[Json]) -> list[tuple[int, str]]:
    """The looks among some messages: their seats, and whether they are whole."""
    return [(each["seat"], "full" if "full" in each else "diff") for each in heard if each["t"] == "look"]


def test_whoever_comes_is_sent_one_whole_look_and_differences_from_then_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line = Line(lobby, *tokens(links, 0))
            assert looks(await line.send(line.mirror.hello())) == [(0, "full")]
            other = Line(lobby, *tokens(links, 1))
            await line.session.receive(line.mirror.move(0, "bid 1:3")[1])
            assert looks(await other.send(other.mirror.hello())) == [(1, "full")]  # what was not shown yet is in it
            assert looks(await line.drain()) == [(0, "diff")]
            assert looks(await other.send(other.mirror.move(1, "bid 2:3")[1])) == [(1, "diff")]

    asyncio.run(run())


def test_whoever_comes_back_and_missed_nothing_is_sent_the_next_step_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            line, other = await Line(lobby, *tokens(links, 0)).open(), await Line(lobby, *tokens(links, 1)).open()
            other.close()
            await line.ask(t="name", seat=0, name="Éloïse")
            again = Line(lobby, *tokens(links, 1))
            again.mirror = other.mirror
            assert looks(await again.send(again.mirror.hello())) == []
            await line.move(0, "bid 1:3")
            assert looks(await again.drain()) == [(1, "full")]  # with the new name in all its texts
            assert again.mirror.lines[1][-1]["text"].startswith("Éloïse")

    asyncio.run(run())
