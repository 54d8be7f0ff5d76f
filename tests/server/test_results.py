"""Results: who they count for, statistics and medals from them, and that they can be taken away and erased."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient
from msgspec.structs import replace

from coffret.kernel.game import load
from coffret.server.http.app import make_app
from coffret.server.lobby.joining import Joining, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.retention import Retention, retire
from coffret.server.returns import campaign, honours, statistics
from coffret.server.store.interface import Played, hashed
from coffret.server.store.links import Links, new_token
from coffret.server.store.results import achievements
from tests.server.support import Line, opened, sat_down, table, tokens

ADA, BO = "a" * 32, "b" * 32
AWAY = "away-missions"
Json = dict[str, Any]


async def ask(lobby: Lobby, path: str, player: str = ADA, **more: object) -> Json:
    async with AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://localhost") as http:
        answer = await http.post(f"/api/{path}", json={"player": player, **more})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told


async def kept(lobby: Lobby, player: str = ADA) -> list[Played]:
    return await lobby.store.results(hashed(player).hex())


async def bid_and_call(lobby: Lobby, *given: str | None) -> Line:
    """A game of two rolls, won by the one who doubts nothing."""
    line = await Line(lobby, *given).open()
    await line.move(0, "bid 1:1")
    await line.move(1, "liar")
    return line


# Who they count for


def test_each_person_of_a_device_has_a_result_and_a_guest_has_one_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "po", player=ADA)
            assert made.seats[1].token
            (held,) = await join(lobby, Joining(made.seats[1].token, new_token(), "Bo", player=BO))
            line = await bid_and_call(lobby, made.seats[0].token, held.token)
            (winner,) = line.mirror.looks[0]["outcome"]["winners"]
            both = [*await kept(lobby), *await kept(lobby, BO)]
            assert [(each.seat, each.name) for each in both] == [(0, "person0"), (1, "Bo")]
            assert [each.won for each in both] == [winner == 0, winner == 1]
            assert [each.choices for each in both] == [1, 1]

    asyncio.run(run())


def test_nothing_is_told_of_a_running_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pp", player=ADA)
            before = [await ask(lobby, path) for path in ("statistics", "results/all")]
            line = await Line(lobby, *tokens(made, 0, 1)).open()
            await line.move(0, "bid 1:1")
            assert [await ask(lobby, path) for path in ("statistics", "results/all")] == before
            assert before[0] == {"games": []}

    asyncio.run(run())


def test_lessons_forks_and_games_of_nobody_leave_no_results(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pp")
            await bid_and_call(lobby, *tokens(made, 0, 1))
            await table(lobby, "pb", player=ADA, lesson="first")
            assert await kept(lobby) == []
            assert all(not each.player for each in (await lobby.table(made.table)).meta.sittings)

    asyncio.run(run())


def test_whoever_concedes_has_given_up_even_if_the_bot_wins(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "po", player=ADA)
            line = await Line(lobby, made.host, made.seats[0].token, await sat_down(lobby, made, 1)).open()
            await line.ask(t="host", do="end")
            (result,) = await kept(lobby)
            assert (result.given_up, result.won, result.score) == (True, False, None)

    asyncio.run(run())


async def lent_for(lobby: Lobby, lent: int) -> Played:
    """The result of a play of two rolls, in which a bot has made the first choices of the one person."""
    made = await table(lobby, "po", player=ADA, pace=0)
    line = await Line(lobby, made.host, made.seats[0].token, await sat_down(lobby, made, 1)).open()
    if lent:
        await line.ask(t="host", do="bot", seat=0)
        live = lobby.tables[made.table]
        await line.until(lambda: bool(live.play and live.play.decision and live.play.decision.seat == 1))
        await line.ask(t="host", do="person", seat=0)
    while not lobby.tables[made.table].is_over:
        seat = next(iter(line.mirror.to_choose()))
        await line.move(seat, line.options(seat)[-1])
    (result,) = await kept(lobby)
    return result


@pytest.mark.parametrize("lent", [0, 1])
def test_a_result_tells_how_many_choices_were_ones_own(tmp_path: Path, lent: int) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            result = await lent_for(lobby, lent)
            assert result.own == result.choices - lent

    asyncio.run(run())


def test_what_a_bot_has_lent_outlives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "po", player=ADA, pace=0)
            line = await Line(lobby, made.host, made.seats[0].token, await sat_down(lobby, made, 1)).open()
            await line.ask(t="host", do="bot", seat=0)
            live = lobby.tables[made.table]
            await line.until(lambda: bool(live.play and live.play.decision and live.play.decision.seat == 1))
            line.close()
        async with opened(tmp_path) as lobby:
            assert (await lobby.table(made.table)).meta.sittings[0].lent == 1

    asyncio.run(run())


def test_results_outlive_their_tables_and_restarts(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = await table(lobby, "pp", player=ADA)
            (await bid_and_call(lobby, *tokens(made, 0, 1))).close()
            before = await kept(lobby)
            lobby.sweep(idle=0)
            assert await retire(lobby, Retention(1, tmp_path / "old"), now=4e9) == 1
        async with opened(tmp_path) as lobby:
            assert await kept(lobby) == before != []

    asyncio.run(run())


# Taken away and erased


def test_results_are_exported_whole_and_erased_without_touching_anybody_elses(tmp_path: Path) -> None:
    async def played(lobby: Lobby, player: str) -> Links:
        made = await table(lobby, "pp", player=player)
        await bid_and_call(lobby, *tokens(made, 0, 1))
        return made

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            mine, _ = await played(lobby, ADA), await played(lobby, BO)
            told = await ask(lobby, "results/all")
            assert {each["table"] for each in told["results"]} == {mine.table}
            assert [each["game"] for each in told["results"]] == ["liar", "liar"]
            assert await ask(lobby, "results/erase") == {}
            assert (await ask(lobby, "results/all"))["results"] == []
            assert (await ask(lobby, "results", game="liar"))["results"] == []
            assert len(await kept(lobby, BO)) == 2
            await Line(lobby, *tokens(mine, 0, 1)).open()  # the table itself is still there

    asyncio.run(run())


# Statistics


def plays(*won: bool, **more: Any) -> list[Played]:
    return [
        Played(f"t{n}", 0, ADA, AWAY, 1_790_000_000 + 86_400 * 20 * n, won=each, choices=10 + n, **more)
        for n, each in enumerate(won)
    ]


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"), [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1)]
)
def test_the_interval_of_a_share_is_wilsons(wins: int, of: int, low: float, high: float) -> None:
    assert statistics.interval(wins, of) == pytest.approx((low, high), abs=1e-4)


def test_a_summary_tells_shares_streaks_lengths_and_months() -> None:
    told = statistics.summary(load(AWAY), plays(True, True, False, True, score=7), "en")
    assert (told["plays"], told["wins"], told["streak"], told["best_streak"]) == (4, 3, 1, 2)
    assert (told["choices"], told["best"]) == (12, 7)
    assert sum(each["plays"] for each in told["months"]) == 4
    assert [each["count"] for each in told["lengths"]] == [1, 1, 1, 1]
    months = [each["month"] for each in told["months"]]
    assert months == sorted(months)


def test_shares_are_told_by_level_role_and_people() -> None:
    some = plays(True, False, options={"level": "space-cadet"}, roles=["rocketeer-doctor"], name="Ada")
    more = plays(True, options={"level": "admiral"}, roles=["rocketeer-chief"], name="Bo", seats=2)
    told = statistics.describe(load(AWAY), [*some, *more], "fr")
    groups = {each["id"]: [(it.label, it.plays, it.wins) for it in each["shares"]] for each in told["all"]["groups"]}
    assert groups["seats"] == [("1", 2, 1), ("2", 1, 1)]
    assert [it[1:] for it in groups["level"]] == [it[1:] for it in groups["roles"]] == [(2, 1), (1, 1)]
    assert set(groups) == {"seats", "level", "roles"}
    assert [(each["name"], each["plays"]) for each in told["people"]] == [("Ada", 2), ("Bo", 1)]


def test_what_was_given_up_is_only_counted() -> None:
    told = statistics.summary(load(AWAY), [*plays(True), *plays(False, given_up=True)], "en")
    assert (told["plays"], told["wins"], told["given_up"]) == (1, 1, 1)


def test_plays_that_bots_have_played_are_only_counted() -> None:
    told = statistics.summary(load(AWAY), [*plays(True, own=6), *plays(True, True, own=5)], "en")
    assert (told["plays"], told["wins"], told["streak"], told["lent"]) == (1, 1, 1, 2)
    assert [each.plays for each in achievements([*plays(True, own=6), *plays(True, own=5)])] == [1]


def test_plays_of_before_choices_were_told_apart_go_on_counting() -> None:
    old = msgspec.json.decode(
        b'{"table":"t","seat":0,"player":"p","game":"liar","ended":1,"won":true,"choices":9}', type=Played
    )
    assert old.own is None
    assert old.by_hand
    assert achievements([old])[0].wins == 1


def test_the_best_score_is_the_lowest_where_fewer_is_better() -> None:
    scored = [replace(each, table=f"s{score}", score=score) for score in (9, 7, 8) for each in plays(True)]
    assert achievements(scored)[0].best == 7
    assert achievements([replace(each, game="liar") for each in scored])[0].best == 9


def test_bars_of_a_histogram_hold_everything_and_are_few() -> None:
    for numbers in ([3], [1, 2, 3], list(range(100)), [5, 5, 800]):
        bars = statistics.bins(numbers)
        assert sum(bar["count"] for bar in bars) == len(numbers)
        assert len(bars) <= statistics.BINS
        assert (bars[0]["low"], bars[-1]["high"] >= max(numbers)) == (min(numbers), True)


@pytest.mark.parametrize("slug", ["a-team", "time-bomb", "thunderbirds", "away-missions"])
def test_whom_a_seat_has_played_has_a_name_in_every_language(slug: str) -> None:
    game = load(slug)
    chosen = {"rocketeers": "dealt"} if slug == AWAY else {}
    play = game.table(game.seat_counts[0], chosen, "roles")
    assert game.roles is not None
    for seat in range(game.seat_counts[0]):
        for role in game.roles(play.view(seat)):
            assert all(game.words(lang).has(role) for lang in ("en", "fr")), role


# Campaigns


def told_campaign(*results: Played) -> Json:
    game = load(AWAY)
    assert game.about.campaign is not None
    return campaign.describe(game, game.about.campaign, list(results), "en")


def test_a_win_is_a_medal_of_its_mission_level_and_crew() -> None:
    options = {"scenario": "jailbreak", "level": "admiral", "crew": "usual"}
    one = plays(True, options=options, seats=1)
    three = plays(True, options={**options, "crew": 3}, seats=2)
    told = told_campaign(*one, *three, *plays(False, options={**options, "level": "rocketeer"}))
    assert (told["medals"], told["of"]) == (1, 50)
    assert [each["id"] for each in told["chapters"] if any(each["medals"])] == ["jailbreak"]
    jailbreak = next(each for each in told["chapters"] if each["id"] == "jailbreak")
    assert jailbreak["medals"] == [[], [], [], [2, 3], []]
    assert (told["next"], told["crews"]) == ("first-contact", [2, 3, 4, 5, 6])


def test_content_of_ones_own_wins_no_medal() -> None:
    options = {"scenario": "first-contact", "level": "rocketeer"}
    assert told_campaign(*plays(True, options=options, pack=True))["medals"] == 0
    assert told_campaign(*plays(True, options={**options, "scenario": "own"}))["medals"] == 0


def test_a_play_of_bots_wins_no_medal() -> None:
    options = {"scenario": "first-contact", "level": "rocketeer"}
    assert told_campaign(*plays(True, options=options, own=5))["medals"] == 0
    assert told_campaign(*plays(True, options=options, own=6))["medals"] == 1


# What one play was worth


def honour(*before: Played, **more: Any) -> Json:
    options = {"scenario": "jailbreak", "level": "admiral", "crew": 3}
    (now,) = plays(True, options=options, seats=1, **more)
    return honours.describe(load(AWAY), [*before, replace(now, table="now")], "now", "en")


def test_the_end_names_the_medal_and_what_the_score_counts() -> None:
    told = honour(score=7)
    medal = told["medal"]
    assert (medal["chapter"], medal["level"], medal["crew"]) == ("Jailbreak", "Admiral", 3)
    assert (medal["is_new"], medal["count"], len(medal["rewards"])) == (True, 1, 1)
    assert (told["score"]["title"], told["score"]["value"], told["score"]["before"]) == ("Turns", 7, None)
    assert told["counts"]


def test_a_medal_that_one_had_and_a_score_that_one_has_beaten_are_told() -> None:
    options: dict[str, bool | int | str] = {"scenario": "jailbreak", "level": "admiral", "crew": 3}
    told = honour(*plays(True, options=options, seats=1, score=9), score=7)
    assert (told["medal"]["is_new"], told["medal"]["rewards"]) == (False, [])
    assert told["score"]["before"] == 9
    assert (told["plays"], told["wins"], told["streak"]) == (2, 2, 2)


def test_a_play_of_bots_is_honoured_with_nothing() -> None:
    told = honour(own=3, score=7)
    assert (told["counts"], told["own"], told["medal"], told["plays"], told["streak"]) == (False, 3, None, 0, 0)


def test_nothing_is_known_of_a_play_of_somebody_else() -> None:
    assert honours.describe(load(AWAY), plays(True), "other", "en") == {"known": False}


def test_medals_unlock_looks_and_nothing_else() -> None:
    rewards = told_campaign()["rewards"]
    assert rewards
    assert not any(each["look"] for each in rewards)
    missions = ["first-contact", "jailbreak", "trilon", "hive-queen", "saucer-wreck"]
    won = [it for mission in missions for it in plays(True, options={"scenario": mission, "level": "rocketeer"})]
    looks = [each["look"] for each in told_campaign(*won)["rewards"] if each["look"]]
    assert len(looks) == 2
    assert all(name.startswith("--") for look in looks for name in look)
