"""Talk of a game on the wire: what is said leaves others' choices good, and a silent round is silent altogether."""

import asyncio
import json
from pathlib import Path

import pytest

from coffret.games.time_bomb.state import EVEN, PLACES
from coffret.kernel import Event
from coffret.kernel.content import Raw
from coffret.kernel.game import load
from coffret.kernel.stack import PUBLIC
from coffret.server.room.bots import LISTENING
from coffret.testing import rule
from tests.server.support import Line, opened, sat_down, table, tokens

MOSCOW_FIRST = """
[[location]]
id = "moscow"
deck = 1

[[location]]
id = "london"
deck = 4
"""
PACK: Raw = {"location": {"moscow": {"id": "moscow", "deck": 1}, "london": {"id": "london", "deck": 4}}}


def moscow() -> str:
    """A seed with which the first round takes place in Moscow."""
    game = load("time-bomb")
    seeds = (str(seed) for seed in range(100))
    return next(seed for seed in seeds if PLACES[game.table(seats=4, seed=seed, pack=PACK).state.place] == "moscow")


async def briefed(line: Line) -> None:
    """Everybody stays silent in the briefing."""
    for seat in range(4):
        assert (await line.move(seat, "silent"))["t"] == "ack"


def test_a_choice_made_before_something_was_said_stays_good(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"locations": False, "first_player": 1}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            await briefed(line)
            chosen = line.mirror.move(0, "cut 2:1")
            others = line.mirror.move(3, "vouch 1")
            assert (await line.move(2, "accuse 4:shadow"))["t"] == "ack"
            for id, text in (others, chosen):
                await line.send(text)
                assert line.mirror.answers.pop(id)["t"] == "ack"
            late = line.mirror.move(3, "vouch 1")
            assert (await line.move(1, "cut 3:1"))["t"] == "ack"
            await line.send(late[1])
            assert line.mirror.answers.pop(late[0])["code"] == "stale"

    asyncio.run(run())


def test_what_can_be_said_comes_in_parts_and_what_is_said_with_its_sound(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp", "time-bomb", options={"locations": False, "first_player": 1})
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            option = next(it for it in line.mirror.looks[2]["options"] if it["do"] == "declare 1:no")
            assert [(it["name"], it["text"]) for it in option["parts"]] == [("Defusers", "1"), ("Bomb", "no bomb")]
            await briefed(line)
            _, text = line.mirror.move(2, "vouch 1")
            news = [told for message in await line.send(text) if message["t"] == "look" for told in message["news"]]
            assert [told.get("says") for told in news] == ["I trust person0."] * 4

    asyncio.run(run())


@rule("BU-PLACE-14")
@pytest.mark.parametrize("seat", [0, 2])
def test_in_moscow_chat_statements_and_pings_are_refused_with_the_rule(tmp_path: Path, seat: int) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(
                lobby, "pppp", "time-bomb", pack=MOSCOW_FIRST, seed=moscow(), options={"first_player": 1}
            )
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            assert line.mirror.looks[seat]["scene"]["silence"] == "BU-PLACE-14"
            for said in (
                await line.ask(t="chat", seat=seat, text="psst"),
                await line.ask(t="ping", seat=seat, element="seat-2"),
                await line.move(seat, "vouch 2"),
                await line.move(seat, "revise 1:no"),
            ):
                assert (said["t"], said["rule"]["id"]) == ("no", "BU-PLACE-14")

    asyncio.run(run())


@rule("BU-TALK-08")
def test_by_option_others_may_speak_for_a_while_before_the_next_cut(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"locations": False, "first_player": 1, "talk_pause": 30}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            await briefed(line)
            assert (await line.move(0, "cut 2:1"))["code"] == "hold"
            for seat in (0, 2):
                assert (await line.move(seat, "vouch 4"))["t"] == "ack"
            live = await lobby.table(links.table)
            live.heard_until = 0.0  # the time is over
            assert (await line.move(0, "cut 2:1"))["t"] == "ack"
            assert (await line.move(1, "cut 3:1"))["code"] == "hold"

    asyncio.run(run())


@rule("BU-TALK-15", "BU-TALK-16")
def test_what_is_said_gives_the_holder_no_more_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"locations": False, "first_player": 1, "talk_clock": 60, "talk_limit": "unlimited"}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            await briefed(line)
            clock = (await lobby.table(links.table)).clock
            before = clock.timer
            for seat in (0, 2, 3):
                assert (await line.move(seat, "vouch 2"))["t"] == "ack"
            assert before is not None
            assert clock.timer is before
            assert (await line.move(0, "cut 2:1"))["t"] == "ack"
            assert clock.timer is not before

    asyncio.run(run())


def test_a_bot_that_has_to_go_on_leaves_people_time_to_speak(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"locations": False, "first_player": 1}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            await briefed(line)
            live = await lobby.table(links.table)
            assert live.play is not None
            holds = live.play.decision
            assert holds is not None
            assert live.bots.listening(holds) == 0  # nobody wants to watch at pace 0
            live.meta.pace = 600
            assert live.bots.listening(holds) == LISTENING
            assert live.bots.listening(holds.others[0]) == 0  # who only may do something keeps nobody waiting
            for sitting in live.meta.sittings:
                sitting.kind = "bot"
            assert live.bots.listening(holds) == 0

    asyncio.run(run())


def test_bots_speak_in_words_of_their_own_and_people_in_plain_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp", "time-bomb", options={"locations": False, "first_player": 1})
            await briefed(await Line(lobby, *tokens(links, 0, 1, 2, 3)).open())
            live = await lobby.table(links.table)
            said = [Event("propose", {"speaker": seat, "mood": EVEN, "seat": 1}) for seat in (2, 3)]
            plain = [json.loads(bytes(live.voice("en").news(event)))["says"] for event in said]
            live.meta.sittings[3].kind = "bot"
            spoken = [json.loads(bytes(live.voice("en").news(event)))["says"] for event in said]
            assert plain[0] == plain[1] == spoken[0] == "Cut person1!"
            assert spoken[1] == "What are you waiting for? Cut person1!"

    asyncio.run(run())


@pytest.mark.parametrize("aloud", [True, False])
def test_who_talk_aloud_at_one_device_look_at_the_table_together(tmp_path: Path, aloud: bool) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            options = {"locations": False, "first_player": 1, "talk_aloud": aloud}
            links = await table(lobby, "pppp", "time-bomb", options=options)
            together = await Line(lobby, *tokens(links, 0, 1)).open()
            alone = await Line(lobby, *tokens(links, 2)).open()
            assert (PUBLIC in together.mirror.looks) == aloud
            assert PUBLIC not in alone.mirror.looks
            told = together.mirror.table
            assert (told["you"], told["watchers"], told["secrets"]) == ([0, 1], 0, True)
            assert told["open"] == (load("time-bomb").about.open if aloud else [])
            if aloud:
                open_look, own = together.mirror.looks[PUBLIC], together.mirror.looks[0]
                assert not open_look.get("options")
                assert {option["group"] for option in own["options"]} <= set(load("time-bomb").about.open)
                assert "my-role" not in json.dumps(open_look)
                assert "my-role" in json.dumps(own)

    asyncio.run(run())


def test_that_somebody_writes_is_told_alike_to_all_and_kept_nowhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp", "time-bomb", options={"locations": False, "first_player": 1})
            people = [await Line(lobby, *tokens(links, seat)).open() for seat in range(4)]
            watcher = await Line(lobby, links.spectator).open()
            for line in people:
                await line.drain()
            assert (await people[1].ask(t="typing", seat=1))["t"] == "ack"
            heard = [await line.drain() for line in (people[0], people[2], people[3], watcher)]
            assert heard == [[{"t": "typing", "seat": 1, "on": True}]] * 4
            assert (await people[1].ask(t="typing", seat=2))["code"] == "seat"
            assert (await watcher.ask(t="typing", seat=-3))["code"] == "seat"
            late = await Line(lobby, links.spectator).open()
            assert late.mirror.chat == []

    asyncio.run(run())


def test_what_is_said_stands_in_the_log_where_it_was_said_for_everybody_alike(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp", "time-bomb", options={"locations": False, "first_player": 1})
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            await line.move(2, "declare 1:no")  # in secret: nobody but seat 2 has noticed it
            told = {seat: len(line.mirror.lines[seat]) for seat in range(4)}
            await line.ask(t="chat", seat=3, text="before the briefing is over")
            for seat in (0, 1, 3):
                await line.move(seat, "silent")
            await line.ask(t="chat", seat=3, text="after it")
            said = [each["line"] for each in line.mirror.chat if not each["event"]]
            assert said[1] == len(line.mirror.lines[0]) > said[0]
            assert set(told.values()) == {said[0]}
            watcher = await Line(lobby, links.spectator).open()
            assert [each["line"] for each in watcher.mirror.chat if not each["event"]] == said

    asyncio.run(run())


@pytest.mark.parametrize(
    ("kinds", "voice", "aloud"), [("ppoo", "call", True), ("ppoo", "apart", False), ("ppob", "room", False)]
)
def test_who_says_that_all_talk_aloud_plays_without_declarations(
    tmp_path: Path, kinds: str, voice: str, aloud: bool
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, kinds, "time-bomb", options={"locations": False})
            host = await Line(lobby, links.host, *tokens(links, 0, 1)).open()
            assert host.mirror.table
            assert host.mirror.table["voice"] == ""
            bea = await Line(lobby, await sat_down(lobby, links, 2)).open()
            assert (await bea.ask(t="host", do="voice", voice=voice))["code"] == "host"
            assert (await host.ask(t="host", do="voice", voice=voice))["t"] == "ack"
            await bea.drain()
            assert bea.mirror.table
            assert bea.mirror.table["voice"] == voice
            if kinds.endswith("o"):
                await Line(lobby, await sat_down(lobby, links, 3)).open()
            await host.drain()
            assert host.mirror.table["state"] == "playing"
            assert (PUBLIC in host.mirror.looks) == aloud  # two at one device look at the table together
            assert any(it["do"].startswith("declare") for it in host.mirror.looks[0]["options"]) != aloud

    asyncio.run(run())
