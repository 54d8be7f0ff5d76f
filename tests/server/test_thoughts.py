"""Hints and chances at a table: told to who asks, from what they know, refreshed, called off, and counted."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.bots import hint
from coffret.bots.hint import Slice
from coffret.bots.question import Question
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.server.lobby.lobby import Lobby
from coffret.server.room import thoughts
from coffret.server.store.interface import Meta
from coffret.server.store.links import Links
from coffret.server.thinking.jobs import Advise, Answer, Answered, AnyJob, Begin, Choose, Chosen
from coffret.server.thinking.minds import Minds, Wanted
from tests.quick import quick
from tests.server.secrecy import Who, laid, some_state
from tests.server.support import Json, Line, opened, table, tokens
from tests.waiting import until_async


@pytest.fixture(autouse=True)
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is counted."""
    for module in (hint, thoughts):
        monkeypatch.setattr(module, "PLAYS", 40)
    monkeypatch.setattr(hint, "SEARCHED", 40)
    monkeypatch.setattr(hint, "ENOUGH", 40)


class Asker(Line):
    """A connection that remembers what it is told by thinking."""

    def __init__(self, lobby: Lobby, *tokens: str | None, lang: str = "en") -> None:
        super().__init__(lobby, *tokens, lang=lang)
        self.told: list[Json] = []

    async def drain(self) -> list[Json]:
        found = await super().drain()
        self.told += [message for message in found if message["t"] in ("hint", "chance", "no", "chat")]
        return found

    async def hears(self, kind: str) -> Json:
        """The next message of this kind."""
        await self.until(lambda: any(message["t"] == kind for message in self.told))
        found = next(message for message in self.told if message["t"] == kind)
        self.told.remove(found)
        return found

    async def say(self, **message: Any) -> None:
        """Ask for something that is answered later."""
        await self.send(msgspec.json.encode({"id": "q", **message}))


async def seated(lobby: Lobby, kinds: str = "pp", **more: Any) -> tuple[Links, list[Asker]]:
    """A table of liar's dice at which the first is asked, with a connection for each person."""
    lobby.minds = Minds(1.0, 1)
    links = await table(lobby, kinds, **more)
    people = [Asker(lobby, *tokens(links, seat)) for seat, kind in enumerate(kinds) if kind == "p"]
    for each in people:
        await each.open()
    return links, people


def test_a_hint_names_an_option_and_its_reasons(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (one, _) = await seated(lobby)
            seat = one.mirror.looks[0]["waiting"][0]
            asker = (one, _)[seat]
            await asker.say(t="hint", seat=seat)
            told = [await asker.hears("hint")]
            while not told[-1]["done"]:
                told.append(await asker.hears("hint"))
            assert {each["id"] for each in told} == {"q"}
            assert told[0]["choices"][0]["chance"] is None
            labels = [option["label"] for option in asker.mirror.looks[seat]["options"]]
            for each in told[-1]["choices"]:
                assert each["do"] in asker.options(seat)
                assert each["label"] in labels
                assert each["chance"]["low"] <= each["chance"]["mean"] <= each["chance"]["high"]
                assert each["chance"]["worlds"] == 40
            assert told[-1]["equal"] >= 1
            assert told[-1]["note"]
            assert lobby.tables[links.table].meta.sittings[seat].hints == 1

    asyncio.run(run())


@pytest.mark.parametrize(("hints", "are_told"), [("told", True), ("free", False)])
def test_the_others_are_told_if_the_table_says_so(tmp_path: Path, hints: str, are_told: bool) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, people = await seated(lobby, hints=hints)
            seat = people[0].mirror.looks[0]["waiting"][0]
            await people[seat].say(t="hint", seat=seat)
            await people[seat].hears("hint")
            await people[1 - seat].drain()
            lines = [line["event"] for told in people[1 - seat].told if told["t"] == "chat" for line in told["lines"]]
            assert ("hint" in lines) == are_told

    asyncio.run(run())


@pytest.mark.parametrize(("change", "code"), [({"hints": "off"}, "hints"), ({"call": "2026-01-01"}, "rated")])
def test_there_are_no_hints_where_the_table_has_none(tmp_path: Path, change: dict[str, str], code: str) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (one, _) = await seated(lobby)
            live = lobby.tables[links.table]
            live.meta = msgspec.structs.replace(live.meta, **change)
            for kind in ("hint", "chance"):
                assert (await one.ask(t=kind, seat=0))["code"] == code

    asyncio.run(run())


def test_old_tables_have_hints() -> None:
    """What is kept since 0.1.0 says nothing about them."""
    assert msgspec.json.decode('{"sittings": [], "state": "playing"}', type=Meta).hints == "told"


def test_where_nobody_thinks_nobody_is_offered_a_hint(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, (one, _) = await seated(lobby)
            lobby.minds.seconds = 0.0
            assert lobby.tables[links.table].hints == ""
            assert (await one.ask(t="hint", seat=0))["code"] == "hints"

    asyncio.run(run())


def test_a_hint_that_is_not_found_in_time_is_a_simple_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "LIMIT", 0.0)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, people = await seated(lobby)
            seat = people[0].mirror.looks[0]["waiting"][0]
            await people[seat].say(t="hint", seat=seat)
            found = await people[seat].hears("hint")
            assert found["choices"][0]["do"] in people[seat].options(seat)
            assert found["choices"][0]["chance"] is None
            assert found["done"]
            assert "This host stops counting after 0 seconds" in found["note"]

    asyncio.run(run())


def test_what_the_board_says_waits_for_nobody_elses_search(tmp_path: Path) -> None:
    """The only process thinks about another table, for ever."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, people = await seated(lobby)
            seat = people[0].mirror.looks[0]["waiting"][0]
            asked: list[AnyJob] = []

            async def busy(table: str, job: AnyJob, patience: float | None, lane: str = "now") -> Answer:
                asked.append(job)
                never: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
                return await never

            lobby.minds.ask = busy  # type: ignore[method-assign]
            await people[seat].say(t="hint", seat=seat)
            found = await people[seat].hears("hint")
            assert (found["choices"][0]["chance"], found["done"], found["plays"]) == (None, False, 40)
            await until_async(lambda: asked, "a search")
            for live in lobby.tables.values():
                live.thoughts.stop()

    asyncio.run(run())


def test_what_is_to_be_counted_is_not_cut_short_because_many_wait() -> None:
    """A bot that thinks for a time thinks for its share of it; what counts plays has the time that it takes."""

    async def run() -> None:
        minds, said = Minds(1.0, 1), list[float]()

        class Process:
            stdin = stdout = None
            returncode = 0

        class Writer:
            def write(self, line: bytes) -> None:
                said.append(msgspec.json.decode(line, type=Begin).job.seconds)

        class Reader:
            async def readuntil(self, end: bytes) -> bytes:
                return msgspec.json.encode(Answered(1, Chosen(""))) + end

        process: Any = Process()
        process.stdin, process.stdout = Writer(), Reader()
        put = Question("liar", "", 2, None, [])
        for job in (Advise(put, (0, 0, 0), 60.0, Slice([], 0, 5)), Choose(put, (0, 0, 0), 60.0, "good")):
            for number in range(5):
                minds.now.put(f"t{number}", Wanted(number, job))
            await minds.think(process, Wanted(1, job))
        assert said[0] == 60.0 > said[1]

    asyncio.run(run())


def test_a_hint_stays_whatever_others_answer_beside_it(tmp_path: Path, time_bomb: Game) -> None:
    """Before the first cut, everybody is asked at once which cover to show."""

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            lobby.minds = Minds(1.0, 1)
            links = await table(lobby, "pppp", "time-bomb")
            person = Asker(lobby, *tokens(links, *range(4)))
            await person.open()
            play = lobby.tables[links.table].play
            assert play is not None

            def asked() -> tuple[int, ...]:
                assert play is not None
                assert play.decision is not None
                return play.decision.waiting()

            one = next(seat for seat in asked() if len(person.options(seat)) > 1)
            other = next(seat for seat in asked() if seat != one)
            await person.say(t="hint", seat=one)
            told = [await person.hears("hint")]
            assert (await person.move(other, person.options(other)[0]))["t"] == "ack"
            assert one in asked()
            assert other not in asked()
            while not told[-1]["done"]:
                told.append(await person.hears("hint"))
            assert told[-1]["choices"][0]["chance"]["worlds"] == 40
            assert not [message for message in person.told if message["t"] == "no"]

    asyncio.run(run())


def test_a_hint_is_called_off_when_the_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "PLAYS", 10**9)

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, people = await seated(lobby)
            seat = people[0].mirror.looks[0]["waiting"][0]
            asker = people[seat]
            await asker.say(t="hint", seat=seat)
            await until_async(lambda: lobby.minds.busy, "a process that thinks")
            await asker.move(seat, asker.options(seat)[0])
            assert (await asker.hears("no"))["code"] == "stale"
            await until_async(lambda: not lobby.minds.busy, "the end of the thought")

    asyncio.run(run())


def test_a_chance_follows_the_play_as_long_as_it_is_wanted(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links, people = await seated(lobby)
            play = lobby.tables[links.table].play
            assert play is not None
            seat = people[0].mirror.looks[0]["waiting"][0]
            one = people[seat]
            assert (await one.ask(t="chance", seat=seat))["t"] == "ack"
            first = await one.hears("chance")
            assert (first["v"], first["chance"]["worlds"]) == (play.version(seat), 20)
            assert not first["done"]
            last = await one.hears("chance")
            assert (last["chance"]["worlds"], last["done"]) == (40, True)
            await one.move(seat, one.options(seat)[0])
            await one.until(lambda: any(it["t"] == "chance" and it["v"] == play.version(seat) for it in one.told))
            await one.ask(t="chance", seat=seat, on=False)
            assert not lobby.tables[links.table].thoughts.wanted

    asyncio.run(run())


def test_nobody_learns_the_chance_of_another_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            _, (one, _) = await seated(lobby)
            for kind in ("hint", "chance"):
                assert (await one.ask(t=kind, seat=1))["code"] == "seat"

    asyncio.run(run())


def is_all_told(text: str) -> bool:
    """The hint, if there is anything to choose, and the chance as far as it narrows."""
    return text.count('"done":true') + text.count('"code":"nothing"') == 2


@pytest.mark.parametrize("slug", ["liar", "time-bomb"])
@pytest.mark.parametrize("seed", quick(range(3), 1))
def test_hints_and_chances_are_the_same_in_every_world_that_looks_the_same(
    tmp_path: Path, slug: str, seed: int, liar: Game
) -> None:
    game = load(slug)
    seats = game.about.seats[0]

    async def run() -> None:
        (tmp_path / "a").mkdir()
        (tmp_path / "b").mkdir()
        async with opened(tmp_path / "a") as one, opened(tmp_path / "b") as two:
            one.minds = two.minds = Minds(1.0, 1)
            rng = seeded(f"thoughts {slug}", seed)
            state = some_state(game, seats, seed, rng)
            seat = state.stack[-1].ask(state).seat
            worlds = (game.determinize(game.view(state, seat), rng) for _ in range(100))
            drawn = next(world for world in worlds if world != state)
            twins = await laid((one, two), "t", game, (state, drawn), ["person"] * seats, Who(seat, False, "en"))
            heard = []
            for twin in twins:
                await twin.hear()
                told = await twin.ask(f'{{"t":"hint","id":"h","seat":{seat}}}')
                told += await twin.ask(f'{{"t":"chance","id":"c","seat":{seat}}}')
                while not is_all_told("".join(told)):
                    await until_async(lambda twin=twin: twin.session.outbox, "an answer")  # type: ignore[misc]
                    told += await twin.hear()
                heard.append(sorted(told))
            assert heard[0] == heard[1]

    asyncio.run(run())
