"""Playing over a connection: looks, moves, refusals, undo, bots, hosts."""

import asyncio
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest

from coffret.kernel.game import games
from tests.server.support import Line, opened, sat_down, sent, table, tokens


def test_a_move_is_acknowledged_and_shown_to_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            answer = await one.move(0, "bid 1:3")
            await two.drain()
            assert answer["t"] == "ack"
            assert answer["v"] == one.mirror.versions[0] == 2
            assert one.options(0) == []
            assert "bid 1:4" in two.options(1)
            assert two.mirror.lines[1][-1]["text"] == "person0 bids 1 × 3."

    asyncio.run(run())


def test_a_move_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            _, text = one.mirror.move(0, "bid 1:3", "x")
            first = await one.send(text)
            again = await one.send(text)
            assert [message for message in first if message["t"] == "ack"] == again
            assert again == [{"t": "ack", "id": "x", "seat": 0, "v": 2}]

    asyncio.run(run())


def test_who_is_asked_next_is_shown_a_move_first_and_its_player_has_his_answer_once_he_sees_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.drain()
            id, text = one.mirror.move(0, "bid 1:3")
            await one.session.receive(text)
            assert [msgspec.json.decode(said)["t"] for said in await sent(two.session)] == ["look"]
            (ack,) = await sent(one.session)
            one.mirror.hear(ack)
            assert id not in one.mirror.answers
            assert one.mirror.to_choose() == []
            await one.drain()
            assert one.mirror.answers[id] == msgspec.json.decode(ack)

    asyncio.run(run())


def test_a_move_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            _, text = one.mirror.move(0, "bid 1:3", "x")
            first = await one.send(text)
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *tokens(links, 0)).open()
            assert await again.send(text) == [message for message in first if message["t"] == "ack"]
            assert again.mirror.versions == {0: 2}
            assert again.mirror.looks == one.mirror.looks
            assert again.mirror.lines == one.mirror.lines

    asyncio.run(run())


def test_a_stale_move_is_refused_and_the_look_is_sent(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            answers = await one.send('{"t":"move","id":"a","seat":0,"v":0,"action":"bid 1:3"}')
            assert [message["t"] for message in answers] == ["look", "no"]
            assert answers[1]["code"] == "stale"
            assert answers[1]["v"] == 1

    asyncio.run(run())


@pytest.mark.skipif("time-bomb" not in games(), reason="the game is not installed")
def test_who_must_choose_at_the_same_moment_is_not_thwarted_by_the_answers_of_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pppp", "time-bomb")
            lines = [await Line(lobby, *tokens(links, seat)).open() for seat in range(4)]
            for line in lines:
                await line.drain()
            (version,) = {line.mirror.versions[seat] for seat, line in enumerate(lines)}
            first = lines[0].options(0)[0]
            for seat, line in enumerate(lines):  # nobody has seen what the others answered
                assert line.mirror.versions[seat] == version
                assert (await line.move(seat, line.options(seat)[0]))["t"] == "ack"
            late = f'{{"t":"move","id":"late","seat":0,"v":{version},"action":"{first}"}}'
            assert (await lines[0].send(late))[-1]["code"] == "stale"  # all have answered: this is another question

    asyncio.run(run())


def test_a_refused_move_names_the_rule_and_what_is_possible(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            both = await Line(lobby, *tokens(links, 0, 1), lang="fr").open()
            await both.move(0, "bid 2:3")
            no = await both.move(1, "bid 1:1")
            assert no["code"] == "rules"
            assert no["rule"]["id"] == "LD-BID-02"
            assert no["rule"]["text"].startswith("Une enchère doit")
            assert no["possible"][0] == "bid 2:4"
            assert both.mirror.versions[1] == 2
            assert (await both.move(0, "bid 3:3"))["code"] == "turn"
            assert (await both.move(1, "dance"))["code"] == "notation"

    asyncio.run(run())


def test_why_not_is_answered_for_actions_and_elements(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            no = await one.ask(t="why", seat=0, action="liar")
            assert not no["can"]
            assert no["reasons"][0]["rule"]["id"] == "LD-CALL-01"
            assert (await one.ask(t="why", seat=0, action="bid 1:1"))["can"]
            idle = await one.ask(t="why", seat=0, element="cup-2")
            assert idle["reasons"][0]["rule"]["id"] == "LD-BID-01"
            assert (await one.ask(t="why", seat=1, action="liar"))["code"] == "seat"

    asyncio.run(run())


def test_what_told_nobody_anything_is_taken_back_freely_otherwise_all_are_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            before = deepcopy(one.mirror.looks[0])
            await one.move(0, "bid 1:3")
            assert one.mirror.looks[0]["undo"] == "own"
            assert (await one.ask(t="undo", seat=0))["t"] == "ack"
            await two.drain()
            assert one.mirror.looks[0] == before
            assert len(two.mirror.lines[1]) == 2
            await one.move(0, "bid 1:3")
            await two.drain()
            await two.move(1, "bid 2:3")
            await one.drain()
            assert one.mirror.looks[0]["undo"] == "ask"
            assert (await one.ask(t="undo", seat=0))["code"] == "consent"
            await one.ask(t="undo", seat=0, ask=True)
            assert {"t": "ask", "by": 0, "need": [1]}.items() <= (await two.drain())[-1].items()
            await two.ask(t="consent", seat=1, yes=False)
            assert (await one.drain())[-1]["by"] is None
            await one.ask(t="undo", seat=0, ask=True)
            await two.drain()
            await two.ask(t="consent", seat=1, yes=True)
            await one.drain()
            assert one.mirror.looks[0] == before
            assert (await one.ask(t="redo", seat=0))["t"] == "ack"
            assert one.mirror.looks[0]["waiting"] == [1]

    asyncio.run(run())


def test_whoever_plays_with_bots_alone_asks_nobody_to_take_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            one = await Line(lobby, *tokens(await table(lobby, "pb"), 0)).open()
            await one.move(0, "bid 1:3")
            await one.until(lambda: one.mirror.looks[0]["waiting"] == [0])
            assert one.mirror.looks[0]["undo"] == "ask"  # the bot has answered since
            assert (await one.ask(t="undo", seat=0))["t"] == "ack"
            assert "bid 1:3" in one.options(0)

    asyncio.run(run())


def test_a_play_is_given_up_when_all_people_agree(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "ppb")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            assert (await one.ask(t="concede", seat=0))["t"] == "ack"
            assert {"t": "ask", "by": 0, "need": [1], "kind": "concede"}.items() <= (await two.drain())[-1].items()
            await two.consent(1, False)
            assert two.mirror.table["state"] == "playing"
            await two.ask(t="concede", seat=1)
            await one.drain()
            await one.consent(0, True)
            await two.drain()
            assert two.mirror.table["state"] == "ended"
            assert two.mirror.table["seed"] is not None
            assert two.mirror.chat[-1]["event"] == "conceded"
            assert (await one.ask(t="concede", seat=0))["code"] == "ended"
            assert (await one.move(0, "bid 1:3"))["code"] == "ended"
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *tokens(links, 0)).open()
            assert again.mirror.table["state"] == "ended"

    asyncio.run(run())


def test_who_plays_with_bots_gives_up_at_once_and_who_watches_cannot(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pbb")
            watcher = await Line(lobby, links.spectator).open()
            assert (await watcher.ask(t="concede", seat=-3))["code"] == "seat"
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.ask(t="concede", seat=0)
            assert one.mirror.table["state"] == "ended"

    asyncio.run(run())


def test_an_end_answers_who_wanted_to_give_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0), links.host).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await two.ask(t="concede", seat=1)
            await one.ask(t="host", do="end")
            assert {"t": "ask", "by": None}.items() <= next(m for m in await two.drain() if m["t"] == "ask").items()
            assert (await one.ask(t="consent", seat=0, yes=True))["code"] == "nothing"
            assert two.mirror.chat[-1]["event"] == "ended"

    asyncio.run(run())


def test_versions_and_undone_moves_survive_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0, 1)).open()
            await one.move(0, "bid 1:3")
            await one.ask(t="undo", seat=0)
            await one.move(0, "bid 2:2")
            await one.move(1, "bid 3:2")
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *tokens(links, 0, 1)).open()
            assert again.mirror.versions == one.mirror.versions
            assert again.mirror.looks == one.mirror.looks
            assert again.mirror.lines == one.mirror.lines

    asyncio.run(run())


def test_nothing_is_sent_again_to_who_has_seen_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            one.close()
            back = Line(lobby, *tokens(links, 0))
            back.mirror = one.mirror
            messages = await back.send(back.mirror.hello())
            assert [message["t"] for message in messages] == ["table"]

    asyncio.run(run())


def test_bots_play_to_the_end_and_the_seed_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "bbb")
            watcher = await Line(lobby, links.spectator).open()
            await watcher.until(lambda: watcher.mirror.is_over)
            assert watcher.mirror.looks[-3]["outcome"]["rule"]["id"] == "LD-CALL-02"
            assert watcher.mirror.table["seed"]

    asyncio.run(run())


def test_open_seats_are_dealt_when_everybody_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "poo")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            assert host.mirror.table["state"] == "gathering"
            assert host.mirror.looks == {}
            assert (await host.move(0, "bid 1:1"))["code"] == "gathering"
            assert (await host.ask(t="host", do="swap", seat=0, **{"with": 1}))["t"] == "ack"
            assert host.mirror.seats == [1]
            two = await Line(lobby, await sat_down(lobby, links, 1)).open()
            assert two.mirror.seats == [0]
            three = await Line(lobby, await sat_down(lobby, links, 2)).open()
            for line in (host, two, three):
                await line.drain()
                assert line.mirror.table["state"] == "playing"
            assert two.options(0)
            assert (await host.ask(t="host", do="swap", seat=0, **{"with": 1}))["code"] == "state"

    asyncio.run(run())


def test_a_choice_is_final_if_it_could_not_be_taken_back_freely(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            one = await Line(lobby, *tokens(await table(lobby, "pp"), 0)).open()
            assert not (await one.ask(t="weigh", seat=0, action="bid 1:3"))["final"]
            await one.move(0, "bid 1:3")
            assert (await one.ask(t="weigh", seat=0, action="liar"))["code"] == "stale"
            assert one.mirror.looks[0]["waiting"] == [1]

    asyncio.run(run())


def test_bots_keep_their_pace_until_who_set_the_table_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pb", pace=5000)
            live = lobby.tables[links.table]
            assert live.bots.pause == 5
            live.meta.created = 0  # long ago: nobody is on the way any more
            assert live.bots.pause == 0
            await Line(lobby, links.host).open()
            assert live.bots.pause == 5

    asyncio.run(run())


def test_calling_a_liar_is_final(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            await one.move(0, "bid 1:3")
            await two.drain()
            assert (await two.ask(t="weigh", seat=1, action="liar"))["final"]

    asyncio.run(run())


def test_the_host_starts_pauses_ends_and_plays_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "po")
            host = await Line(lobby, links.host, *tokens(links, 0)).open()
            await host.ask(t="host", do="start")
            assert host.mirror.table["seats"][1]["stand_in"]
            await host.ask(t="host", do="pause")
            assert (await host.move(0, "bid 1:1"))["code"] == "paused"
            await host.ask(t="host", do="resume")
            assert (await host.move(0, "bid 1:1"))["t"] == "ack"
            await host.ask(t="host", do="rename", seat=0, name=" Ada\u202e\n<b> ")
            assert host.mirror.table["seats"][0]["name"] == "Ada <b>"
            await host.ask(t="host", do="end")
            assert host.mirror.table["state"] == "ended"
            messages = await host.send('{"t":"host","id":"again","do":"again"}')
            moved = messages[0]
            assert moved["t"] == "moved"
            assert [*moved["seats"].values(), moved["host"]] == moved["tokens"]
            assert moved["spectator"]
            there = await Line(lobby, *moved["tokens"]).open()
            assert there.mirror.table["host"]
            assert there.mirror.seats == [0]
            assert list(moved["invites"]) == ["1"]
            assert there.mirror.table["state"] == "gathering"

    asyncio.run(run())


def test_a_bot_stands_in_for_a_leaver_and_hands_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", pace=5000)
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.ask(t="leave", seat=0)
            assert one.mirror.table["seats"][0]["kind"] == "bot"
            assert (await one.move(0, "bid 1:1"))["code"] == "bot"
            await one.ask(t="return", seat=0)
            assert (await one.move(0, "bid 1:1"))["t"] == "ack"
            await one.ask(t="leave", seat=0)
            one.close()
            back = await Line(lobby, *tokens(links, 0)).open()
            assert back.mirror.table["seats"][0]["kind"] == "person"

    asyncio.run(run())


def test_chat_and_pings_reach_everybody_and_chat_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            watcher = await Line(lobby, links.spectator).open()
            await one.ask(t="chat", seat=0, text="hello <script>alert(1)</script>")
            await one.ask(t="ping", seat=0, element="cup-2")
            heard = await watcher.drain()
            assert heard[-1] == {"t": "ping", "seat": 0, "element": "cup-2"}
            assert watcher.mirror.chat[0]["text"] == "hello <script>alert(1)</script>"
            assert (await one.ask(t="ping", seat=0, element="nowhere"))["code"] == "nothing"
            assert (await watcher.ask(t="chat", seat=-3, text="I know"))["code"] == "seat"
        async with opened(tmp_path) as lobby:
            assert (await Line(lobby, links.spectator).open()).mirror.chat == watcher.mirror.chat

    asyncio.run(run())


def test_the_language_of_a_connection_can_change(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.ask(t="lang", lang="fr")
            assert "menteur" in one.mirror.looks[0]["prompt"]
            await one.move(0, "bid 1:3")
            assert "1 × 3" in one.mirror.lines[0][-1]["text"]

    asyncio.run(run())
