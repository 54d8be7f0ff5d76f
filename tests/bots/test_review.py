"""Reviews: choices are judged from what their seats knew, what is told was counted, and it all adds up."""

import functools
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.bots import review, review_text
from coffret.bots.counting import Counted, Ended, count
from coffret.bots.futures import NORMAL, Share, share
from coffret.bots.gains import mean_and_error
from coffret.bots.hint import ToldGround
from coffret.bots.question import read_option
from coffret.bots.reasons import Reason
from coffret.bots.review import Balance, Cost, Estimate, Luck, Own, Review, Reviewer, Screen, examine, look_through
from coffret.bots.review_luck import acts, estimate, is_lucky, odds_of, told_at, weight
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.counsel import Ground
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.save import open_file
from coffret.kernel.stack import CHANCE, NOTHING, Action
from coffret.kernel.table import Table
from coffret.kernel.text import Message
from coffret.kernel.values import encode
from tests.terminal.bell import game as bell
from tools.trust import Asked, counted_again

DATA = Path(__file__).parent.parent / "data/0.3.0"
GAMES = ("a-team", "time-bomb", "away-missions", "thunderbirds", "thunderbirds-solo")
FEW = 20
ACTS = 8  # before the end
NAMES = ("Ada", "Bruno", "Chloé", "David")


def play_on(table: Table, whim: int, seed: str = "review") -> Table:
    """Play to the end by rules of thumb, but for one choice in so many, which is made at random."""
    rng = seeded(seed)
    while table.pending is not None:
        choose(table, whim, rng)
    return table


def choose(table: Table, whim: int, rng: Rng) -> None:
    """Let the first who has something to choose do so."""
    assert table.pending is not None
    for part in in_turn(table.pending):
        some = options_of(part)
        action = table.game.bot(table.view(part.seat), some, rng)
        if not rng.below(whim):
            action = some[rng.below(len(some))]
        if action is not NOTHING:
            table.act(action, part.seat)
            return


@pytest.fixture
def night(liar: Game) -> Table:
    return play_on(liar.table(2, {"dice": 5}, "night 1", names=NAMES[:2]), 1, "night 1")


@functools.cache
def kept(slug: str) -> Table:
    """A play that a release has left."""
    return open_file(DATA / f"{slug}-over.coffret", rolls=False)


@functools.cache
def ending(slug: str) -> Table:
    """The end of such a play as a play of its own, which is quickly looked through; some of its choices are poor."""
    table = open_file(DATA / f"{slug}-over.coffret", rolls=False)
    choices = [index for index, entry in enumerate(table.log) if entry.seat >= 0]
    table.history.rewind(choices[-min(ACTS, len(choices))])
    return play_on(table.game.table(position=table.position, seed="ending", names=NAMES[: table.seats]), 3)


@functools.cache
def reviewed(slug: str) -> Review:
    return look_through(ending(slug), FEW)


every_game = pytest.mark.parametrize("slug", GAMES)


# What is looked at


def test_every_choice_is_looked_at_with_what_its_seat_knew(night: Table) -> None:
    found = acts(night)
    assert found
    for each in found:
        assert night.log[each.entry].action == each.chosen
        assert each.chosen in each.options
        assert night.game.view(night.history.at(each.entry), each.seat) == each.view
        assert night.game.view(night.history.at(each.until), each.seat) == each.after
        assert all(entry.seat == CHANCE for entry in night.log[each.entry + 1 : each.until])
        assert len(each.told) == each.until - each.entry


def at_the_bell() -> tuple[Any, list[Action]]:
    """The second seat can stop the first, which would win otherwise."""
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    return bell.view(state, 1), options_of(decision.others[0])


def test_a_choice_that_throws_the_game_away_seems_to_cost_something() -> None:
    view, options = at_the_bell()
    verdict = review.screen(bell, view, options, NOTHING, 200)
    assert verdict.others[0].startswith("stop")
    assert verdict.cost > 0.5
    best = read_option(bell, verdict.others[0], 2)
    assert review.screen(bell, view, options, best, 200).cost == 0.0


@pytest.mark.parametrize("slug", ["time-bomb", "a-team"])
def test_an_estimate_only_picks_what_is_counted(slug: str) -> None:
    """It comes near what is counted, and is cheaper where a value was learnt."""
    act, game = acts(ending(slug))[0], ending(slug).game
    counted = count(game, act.view, [act.chosen], 0, 20).share(0)
    assert estimate(game, act.view, act.chosen, 20) == pytest.approx(counted.mean, abs=0.25)


# What is counted


@every_game
def test_the_same_play_gives_the_same_review(slug: str) -> None:
    again = look_through(ending(slug), FEW)
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed(slug))


@every_game
def test_it_adds_up(slug: str) -> None:
    """First chance, own costs, the others and luck make the end, in what was found and in what is told."""
    found, table = reviewed(slug), ending(slug)
    for balance in found.balances:
        assert balance.first.mean - balance.cost + balance.others + balance.luck == pytest.approx(balance.last)
        for own in balance.own:
            assert own.named == pytest.approx(sum(it.cost for it in found.costs if it.seat == own.seat))
    told = review_text.told(found, table, table.words("en", NAMES[: table.seats]))
    small = {own.seat: review_text.percent(own.small) for balance in found.balances for own in balance.own}
    for curve in told.curves:
        assert curve.first + curve.own + curve.others + curve.luck == curve.last
        named = sum(it.cost for it in told.mistakes if curve.seat in (-1, it.seat))
        assert -curve.own == named + sum(some for seat, some in small.items() if curve.seat in (-1, seat))


@every_game
def test_every_figure_stands_on_as_many_plays_as_it_says(slug: str) -> None:
    found = reviewed(slug)
    assert found.plays > 0
    assert all(point.chance.worlds >= FEW // 2 for point in found.points)
    assert all(balance.first.worlds == FEW for balance in found.balances)
    for it in (*found.costs, *found.moments):
        assert it.had.worlds == FEW
    assert all(0 <= point.chance.low <= point.chance.high <= 1 for point in found.points)
    assert len(found.moments) <= review.MOMENTS


def test_what_a_choice_is_said_to_cost_is_what_a_count_of_its_own_finds(night: Table) -> None:
    """In other worlds, by another loop; seeded, so that it is the same sample each time."""
    game, found = night.game, look_through(night, 100)
    assert found.costs
    by_entry = {act.entry: act for act in acts(night)}
    for cost in found.costs:
        act = by_entry[cost.entry]
        choices = [read_option(game, it, 2) for it in (cost.better, cost.chosen)]
        better, chosen = counted_again(game, Asked(act.view, act.options), choices, 200, "again")
        mean, error = mean_and_error([a - b for a, b in zip(better, chosen, strict=True)])
        assert abs(mean - cost.cost) <= NORMAL * sqrt(error**2 + cost.error**2)


def test_what_is_told_of_a_choice_is_what_the_hint_said_there(night: Table) -> None:
    """The same worlds by number, so that it is the same share to the digit."""
    found = look_through(night, 100)
    cost, act = found.costs[0], next(act for act in acts(night) if act.entry == found.costs[0].entry)
    again = count(night.game, act.view, [read_option(night.game, it, 2) for it in (cost.better, cost.chosen)], 0, 100)
    assert (cost.chance, cost.had) == (again.share(0), again.share(1))


def test_a_choice_that_cost_something_stands_in_the_sum(night: Table) -> None:
    found = look_through(night, 100)
    for cost in found.costs:
        (balance,) = [it for it in found.balances if it.seat == cost.seat]
        assert balance.cost >= cost.cost > 0
        (other,) = [it for it in found.balances if it.seat != cost.seat]
        assert other.others > 0  # there are two: what one loses the other wins


def test_who_wins_together_is_seen(night: Table) -> None:
    assert Reviewer(ending("away-missions")).together
    assert not Reviewer(night).together
    assert Reviewer(night).partners == [{0}, {1}]


# The sums


def cost_of(entry: int, seat: int = 0, cost: float = 0.2, error: float = 0.04) -> Cost:
    had, better = share([1.0] * 40 + [0.0] * 60), share([1.0] * 60 + [0.0] * 40)
    return Cost(entry, seat, "", "", had, better, cost, error, [], [], [])


def test_only_what_is_clear_is_named() -> None:
    clear, vague = cost_of(1), cost_of(2, cost=0.05)
    own = review.own_of(0, [clear, vague], [clear])
    assert (own.named, own.small) == (0.2, 0.0)


def test_small_costs_count_if_they_are_clear_together() -> None:
    own = review.own_of(0, [cost_of(entry, cost=0.07) for entry in range(5)], [])
    assert own.named == 0.0
    assert own.small == pytest.approx(0.35)


def test_what_the_others_throw_away_is_no_luck(night: Table) -> None:
    """Of three players, one of whom nobody can tell: only where the others are no partners does it count for one."""
    reviewer = Reviewer(night)
    lost, won = [Ended("", True, (1,))] * 30, [Ended("", False, (0,))] * 30
    assert reviewer.gift(0, cost_of(0, seat=1, cost=1.0), Counted([lost, won]))[0] == 1.0
    reviewer.partners = [{0, 1}, {0, 1}]
    assert reviewer.gift(0, cost_of(0, seat=1, cost=1.0), Counted([lost, won]))[0] == -1.0


def balance_of(first: float, last: float, own: float = 0.0) -> Balance:
    return Balance(0, Share(first, first, first, 100), [Own(0, own, 0.0, 0.0)], 0.0, 0.0, last, 0.1, bool(last))


def test_where_nothing_was_at_stake_it_says_so() -> None:
    sure, open_ = share([1.0] * 99 + [0.0]), share([1.0] * 50 + [0.0] * 50)
    assert review_text.is_decided(balance_of(0.99, 1.0), [sure])
    assert not review_text.is_decided(balance_of(0.99, 0.0), [sure])
    assert not review_text.is_decided(balance_of(0.99, 1.0), [sure, open_])
    assert not review_text.is_decided(balance_of(0.99, 1.0, own=0.05), [sure])


def test_a_game_that_nothing_was_at_stake_in_has_no_curve() -> None:
    found, table = reviewed("away-missions"), ending("away-missions")
    balance = msgspec.structs.replace(found.balances[0], last=1.0, won=True, own=[])
    points = [review.Point(it.entry, it.seat, Share(0.95, 0.9, 1.0, 100)) for it in found.points]
    flat = msgspec.structs.replace(found, balances=[balance], points=points, costs=[], moments=[])
    told = review_text.told(flat, table, table.words("en", NAMES[:2]))
    assert told.curves[0].points == []
    assert told.curves[0].text.startswith("Nothing was at stake: the game was won")


@functools.cache
def abandoned() -> Table:
    """A mission that its crew gives up early, with a good chance to win."""
    table, rng = load("away-missions").table(2, seed="given up", names=NAMES[:2]), seeded("given up")
    can_be_given_up = False
    while len(table.log) < 20 or not can_be_given_up:
        choose(table, 1000, rng)
        assert table.decision is not None
        can_be_given_up = any(str(it) == "concede" for it in table.decision.options)
    for action in ("concede", "accept", "accept"):
        table.act(action)
    assert table.outcome is not None
    return table


def test_giving_up_is_no_mistake_and_no_bad_luck() -> None:
    """It is reviewed as far as it came: what it was still worth then is the end of the sum."""
    table = abandoned()
    found = look_through(table, FEW)
    until = len(table.log) - 3
    assert found.given_up
    entries = [[it.entry for it in acts(table)], [it.entry for it in found.costs], [it.entry for it in found.points]]
    assert all(entry < until for some in entries for entry in some)
    (balance,) = found.balances
    assert balance.last > 0.5
    assert balance.first.mean - balance.cost + balance.luck == pytest.approx(balance.last)
    told = review_text.told(found, table, table.words("en", NAMES[:2]))
    assert told.curves[0].text.startswith("The game was given up.")
    assert "when it was given up: " in told.curves[0].text
    assert not reviewed("away-missions").given_up


# Luck


def test_odds_are_those_of_the_rules() -> None:
    """Of a fight that is won or lost. What any roll shows is as rare as any other, so that its odds say nothing."""
    table = kept("a-team")
    rolled = [act for act in acts(table) if act.rolls and is_lucky(table.game, act)]
    odds = {round(odds_of(table, act, told_at(table.game, act)), 6) for act in rolled}
    assert odds & {round(ways / 36, 6) for ways in range(1, 36)}
    assert all(0 <= it <= 1 for it in odds)
    plain = [act for act in rolled if not any(weight(table.game, event) for events in act.told for event in events)]
    assert plain
    assert {odds_of(table, act, told_at(table.game, act)) for act in plain} == {0.0}


def test_odds_of_what_comes_to_light_are_those_that_the_seat_could_know() -> None:
    """Of a cable that is cut, its cutter knows how many there are of each."""
    table = play_on(load("time-bomb").table(4, seed="odds"), 3)
    cuts = [act for act in acts(table) if any(weight(table.game, event) for event in act.told[0])]
    assert told_at(table.game, cuts[0]) == cuts[0].entry
    assert 0 < odds_of(table, cuts[0], cuts[0].entry) < 1


@pytest.mark.parametrize(
    ("share_", "told"),
    [(1 / 6, (0, 1, 6)), (5 / 12, (0, 5, 12)), (0.035, (1, 1, 29)), (0.245, (1, 2, 10)), (0.13, (1, 1, 8))],
)
def test_odds_are_told_as_players_say_them(share_: float, told: tuple[int, int, int]) -> None:
    assert tuple(review_text.odds(share_).values()) == told


# In words


def of_moments(table: Table, *moments: Cost | Luck) -> Review:
    costs = [it for it in moments if isinstance(it, Cost)]
    return Review(2, False, list(moments), costs, [], [balance_of(0.5, 0.0)], 9, 900, 100, len(table.log))


def test_a_moment_tells_what_would_have_been_better_and_why(night: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board first, then what was counted; the counts themselves apart."""
    words, entry = night.words("en", night.header.names), acts(night)[0].entry
    chosen = night.game.vocabulary.write(night.log[entry].action)
    ground = ToldGround(encode(Message("ui-no-hint", {})), 0.5, against=False)
    cost = msgspec.structs.replace(cost_of(entry), chosen=chosen, better=chosen, grounds=[ground], against=[ground])
    cost.reasons = [Reason("LD-CALL-02", None, False, 2, 31, 100)]
    moment = review_text.told(of_moments(night, cost), night, words).moments[0]
    assert moment.title.startswith("Ada chose “")
    assert moment.texts[0] == "There is nothing to choose."
    assert moment.texts[1] == "Against what was chosen: there is nothing to choose."
    assert moment.texts[2] == "From there, it wins about six times in ten; what was chosen, about four times in ten."
    assert "That happens in 2 of 100 games with it, and in 31 after what was chosen." in moment.texts[3]
    assert moment.exact == "Counted: 60 of 100 games won, instead of 40."


def test_grounds_of_both_choices_are_none(monkeypatch: pytest.MonkeyPatch, night: Table) -> None:
    both = [Ground(Message("ui-no-hint", {}), 0.9), Ground(Message("ui-chance-on", {}), 0.5, against=True)]
    monkeypatch.setattr(night.game, "counsel", lambda view, action: both)
    cost = look_through(night, 100).costs[0]
    assert (cost.grounds, cost.against) == ([], [])


def test_luck_is_told_as_luck() -> None:
    table = kept("a-team")
    act = next(act for act in acts(table) if act.rolls and is_lucky(table.game, act))
    half = share([1.0, 0.0] * 50)
    luck = Luck(act.entry, act.until, told_at(table.game, act), act.seat, half, half, -0.3, 0.05, 1 / 12)
    words = table.words("en", NAMES[:3])
    moment = review_text.told(of_moments(table, luck), table, words).moments[0]
    assert moment.title.startswith("Bad luck for ")
    assert moment.texts[0] == "The odds: 1 in 12."
    assert "about half the time from there" in moment.texts[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@every_game
def test_a_review_is_told_as_text_and_as_a_page(slug: str, lang: str) -> None:
    table = ending(slug)
    words = table.words(lang, NAMES[: table.seats])
    found = review_text.told(reviewed(slug), table, words)
    text = review_text.lines(found)
    assert text[0] == found.summary
    assert all(it.title in "\n".join(text) for it in found.moments)
    page = review_text.page(found, "<b>", words)
    assert "&lt;b&gt;" in page
    assert page.count("<svg") == len([curve for curve in found.curves if curve.points])


def test_names_in_a_page_are_only_text(night: Table) -> None:
    words = night.words("en", ("<script>", "&"))
    page = review_text.page(review_text.told(look_through(night, FEW), night, words), "", words)
    assert "<script>" not in page


def test_a_play_without_choices_is_told_too(liar: Game) -> None:
    table = liar.table(2, seed=1)
    found = look_through(table, FEW)
    told = review_text.told(found, table, table.words("en", NAMES[:2]))
    assert told.summary == "There was nothing to choose in this game."
    assert (told.moments, told.curves) == ([], [])


def test_how_far_it_is_adds_up(night: Table) -> None:
    heard: list[float] = []
    look_through(night, FEW, heard.append)
    assert sum(heard) == pytest.approx(1.0)
    assert min(heard) >= 0


def test_steps_and_answers_can_be_sent() -> None:
    view, options = at_the_bell()
    for step, kind in ((Screen("", 20), review.Screened), (Estimate([""], 3), review.Estimated)):
        answer = examine(bell, view, options, 2, step)
        assert isinstance(answer, kind)
        assert msgspec.json.decode(msgspec.json.encode(answer), type=kind) == answer
        assert msgspec.json.decode(msgspec.json.encode(step), type=review.Step) == step
