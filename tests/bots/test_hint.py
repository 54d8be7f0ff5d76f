"""Hints: what is told was counted in imagined worlds, which follow from what the seat knows and from nothing else."""

from typing import Any

import msgspec
import pytest

from coffret.bots import hint
from coffret.bots.futures import Clock, Future, Share, chance, future, key, paired, share, trusted
from coffret.bots.hint import Advice, advise, told_chances, told_reasons
from coffret.bots.question import write_option
from coffret.bots.search import Budget, Search
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE, NOTHING, Action, Outcome, State
from coffret.kernel.values import decode
from coffret.kernel.words import verb
from tests.bots.test_search import deal
from tests.terminal.bell import game as bell

MANY = Budget(120)
GAMES = ("liar", "time-bomb", "a-team", "away-missions")


def test_a_share_has_its_interval() -> None:
    """Wilson's interval, by hand: 8 of 10."""
    found = share([1.0] * 8 + [0.0] * 2)
    assert (found.mean, found.worlds) == (0.8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share([]).worlds == 0
    assert share([1.0] * 50).high == 1.0 > share([1.0] * 50).low > 0.9


def test_a_chance_is_told_as_far_as_it_is_believed(monkeypatch: pytest.MonkeyPatch, liar: Game) -> None:
    """Half of the log odds of 4 to 1 are 2 to 1; what is certain stays so."""
    half = trusted(share([1.0] * 8 + [0.0] * 2), 0.5)
    assert (round(half.mean, 6), half.worlds) == (round(2 / 3, 6), 10)
    assert trusted(share([1.0] * 50), 0.5).mean == 1.0
    assert trusted(share([0.0] * 50), 0.5).mean == 0.0
    state, decision = deal(liar, 3, "trust")
    view = liar.view(state, decision.seat)
    plain = chance(liar, view, seeded(1), Clock(Budget(20)))
    monkeypatch.setattr(liar, "about", msgspec.structs.replace(liar.about, trust=0.5))
    assert chance(liar, view, seeded(1), Clock(Budget(20))) == trusted(plain, 0.5) != plain


def offered(mine: float, its: float, clear: bool = False) -> str:
    """What is said of the next best."""
    advice = Advice("stop", Share(mine, 0.3, 0.8, 50), "work", Share(its, 0.3, 0.8, 50), clear, [])
    return told_chances(advice, bell, bell.words("en"), 2)[1]


def test_that_another_won_more_often_is_not_hidden() -> None:
    assert offered(0.6, 0.3, clear=True).startswith("Clearly better than")
    assert offered(0.6, 0.55).startswith("About as good")
    assert offered(0.4, 0.5).startswith("The usual choice here. In these plays another won more often")


def test_little_is_not_called_clearly_better() -> None:
    assert not hint.is_clearly_better([0.03] * 100, [], whole=False)
    assert hint.is_clearly_better([0.1] * 100, [], whole=False)


@pytest.mark.parametrize("whole", [True, False])
def test_what_futures_show_clearly_is_not_called_alike(whole: bool) -> None:
    few, many = [1.0, 0.0, -1.0] * 2, [1.0, 1.0, 0.0, -1.0] * 60
    assert not hint.is_clearly_better(few, few, whole)
    assert hint.is_clearly_better(few, many, whole)


def test_to_give_up_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    view, options = bell.view(state, 1), options_of(decision.others[0])
    other = Search(bell, view, options, seeded(1)).tried[1].action
    assert advise(bell, view, options, seeded(1), MANY).option == write_option(bell, other)
    monkeypatch.setattr(bell, "about", msgspec.structs.replace(bell.about, gives_up=verb(type(other))))
    assert other not in [it.action for it in Search(bell, view, options, seeded(1)).tried]
    assert advise(bell, view, options, seeded(1), MANY).other != write_option(bell, other)


def watched(monkeypatch: pytest.MonkeyPatch) -> list[list[list[Future]]]:
    """The futures that are imagined."""
    seen: list[list[list[Future]]] = []

    def watch(*args: Any) -> list[list[Future]]:
        seen.append(paired(*args))
        return seen[-1]

    monkeypatch.setattr(hint, "paired", watch)
    return seen


def stop_now(budget: Budget = MANY) -> Advice:
    """The second seat of the bell can stop the first, which would win otherwise."""
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    return advise(bell, bell.view(state, 1), options_of(decision.others[0]), seeded(1), budget)


def test_the_move_its_chance_and_the_next_best() -> None:
    advice = stop_now()
    assert advice.option.startswith("stop")
    assert advice.other is not None
    assert advice.other_chance is not None
    assert advice.chance.mean > advice.other_chance.mean


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_that_is_told_was_counted(slug: str, liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted again from the futures themselves, which end and tell as the rules say."""
    monkeypatch.setattr(hint, "clear_among", lambda count: 0.0)  # also what is no clear reason must be counted right
    monkeypatch.setattr(hint, "LEAST", 0.0)
    game, seen = load(slug), watched(monkeypatch)
    state, decision = deal(game, game.about.seats[0], "count", 3)
    seat = decision.seat
    advice = advise(game, game.view(state, seat), decision.actions, seeded(3), Budget(120))
    with_it, *rest = seen[0]
    without = rest[0] if rest else []
    assert advice.reasons
    for reason in advice.reasons:
        assert reason.worlds == len(with_it)
        counts = [count(game, some, reason, seat) for some in (with_it, without)]
        assert reason.with_it == counts[0]
        assert reason.without in (-1, counts[1])
        assert reason.with_it <= reason.worlds


def count(game: Game, futures: list[Future], reason: hint.Reason, seat: int) -> int:
    """In how many futures something came about."""
    if reason.rule:
        return len([it for it in futures if it.ending.rule == reason.rule and (seat in it.winners) == reason.won])
    words = game.words("en")
    text = words.event(decode(reason.event, game.kinds))
    return len([it for it in futures if text in [words.event(event) for event in it.told.values()]])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_reads_the_same_is_one_reason(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A generator is switched off by somebody, somewhere: that is one sentence, and in one number of futures."""
    monkeypatch.setattr(hint, "clear_among", lambda count: 0.0)
    monkeypatch.setattr(hint, "REASONS", 20)
    game = load("away-missions")
    options = {"scenario": "invisible-planet", "rocketeers": "dealt", "order": "fixed"}
    state: State = game.start(2, options)
    sources = [seeded(f"alike/{seat}") for seat in range(2)]
    play_on(state, game.view, [game.bot] * 2, sources, seeded("alike"), clock=game.clock, turns=1)
    while (decision := stack.decide(state)) is None or decision.seat == CHANCE or len(decision.actions) < 2:
        play_on(state, game.view, [game.bot] * 2, sources, seeded("alike"), 1)
    advice = advise(game, game.view(state, decision.seat), decision.actions, seeded(1), Budget(160))
    told = [hint.what(reason, game, game.words(lang)) for reason in advice.reasons]
    assert len(told) == len(set(told)) > 2


def test_a_future_ends_and_tells_as_the_same_play_does(liar: Game) -> None:
    """Played again by hand: the same world, the same choice, the same dice."""
    game = load("away-missions")
    state, decision = deal(game, 2, "again", 6)
    world = game.determinize(game.view(state, decision.seat), seeded("world"))
    found = future(game, world, decision.seat, (5, 6), decision.actions[0])
    again = stack.copy(world)
    events = stack.apply_aloud(again, decision.actions[0], decision.seat)
    seats = game.about.seats[1]
    again.heard = stack.Listener()
    play_on(again, game.view, [game.bot] * seats, [Rng(5, 6, seat) for seat in range(seats)], Rng(6, 5, 0))
    staged = [each.seen_by(decision.seat) for each in [*events, *again.heard.events]]
    assert found.ending == again.outcome
    assert set(found.told) == {key(event) for event in staged if game.moment(event) is not None}


def ended(rule: str, winners: tuple[int, ...]) -> Future:
    return Future(winners, Outcome(winners, rule), {})


def test_what_goes_wrong_without_it_is_a_reason(liar: Game) -> None:
    """31 of 100 futures against 2: that is told, and how often."""
    good = [ended("LD-WIN-01", (0,))] * 98 + [ended("LD-CALL-02", (1,))] * 2
    bad = [ended("LD-WIN-01", (0,))] * 69 + [ended("LD-CALL-02", (1,))] * 31
    found = {reason.rule: reason for reason in hint.reasons(liar, 0, good, bad)}
    assert (found["LD-CALL-02"].with_it, found["LD-CALL-02"].without, found["LD-CALL-02"].good) == (2, 31, False)
    told = told_reasons([found["LD-CALL-02"]], liar, liar.words("en"))
    assert told[0].startswith("With the next best in 31 of 100 imagined futures, with this choice in 2 of them: ")
    assert told[0].endswith(liar.ledger["LD-CALL-02"].text("en"))


@pytest.mark.parametrize("slug", ["a-team", "thunderbirds-solo"])
def test_what_only_chance_makes_differ_is_no_reason(slug: str) -> None:
    """The same choice against itself in other worlds: of hundreds of things some come about more often here."""
    game = load(slug)
    state, decision = deal(game, game.about.seats[0], "chance", 40)
    view, rng = game.view(state, decision.seat), seeded("worlds")
    sides = [
        [future(game, game.determinize(view, rng), decision.seat, (rng.bits(), rng.bits())) for _ in range(30)]
        for _ in range(2)
    ]
    assert len({id for side in sides for each in side for id in each.told}) > 100
    assert [reason.without for reason in hint.reasons(game, decision.seat, *sides)] == [-1]


def test_the_more_things_are_compared_the_clearer_one_must_be() -> None:
    assert hint.clear_among(1) == pytest.approx(2.0)
    assert hint.clear_among(100) == pytest.approx(3.5, abs=0.1)


def test_what_makes_no_clear_difference_is_none(liar: Game) -> None:
    some = [ended("LD-WIN-01", (0,))] * 50 + [ended("LD-CALL-02", (1,))] * 50
    (usual,) = hint.reasons(liar, 0, some, some[1:] + some[:1])
    assert usual.without == -1


def test_what_speaks_against_it_is_no_reason(liar: Game) -> None:
    good, bad = [ended("LD-WIN-01", (0,))] * 40, [ended("LD-CALL-02", (1,))] * 40
    (usual,) = hint.reasons(liar, 0, bad, good)
    assert (usual.rule, usual.without) == ("LD-CALL-02", -1)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("slug", GAMES)
def test_hints_are_worded_in_every_game(slug: str, lang: str, liar: Game) -> None:
    game = load(slug)
    seats = game.about.seats[0]
    state, decision = deal(game, seats, "words", 3)
    advice = advise(game, game.view(state, decision.seat), decision.actions, seeded(2), Budget(80))
    words = game.words(lang)
    assert told_chances(advice, game, words, seats)
    assert all(told_reasons(advice.reasons, game, words))


@pytest.mark.parametrize("slug", ["liar", "a-team"])
def test_nothing_but_its_view_reaches_a_hint(slug: str, liar: Game) -> None:
    game = load(slug)
    state, decision = deal(game, 2, "secret", 3)
    view = game.view(state, decision.seat)
    other = game.determinize(view, seeded("other"))
    assert other != state
    one, two = (advise(game, game.view(it, decision.seat), decision.actions, seeded(5), MANY) for it in (state, other))
    assert one == two


def test_the_budget_is_kept(liar: Game) -> None:
    state, decision = deal(liar, 3, "kept")
    view = liar.view(state, decision.seat)
    clock = Clock(Budget(7))
    assert [len(some) for some in paired(liar, view, decision.actions[:2], seeded(1), clock)] == [3, 3]


@pytest.mark.parametrize(("options", "left"), [(1, 0.8), (2, 0.4)])
def test_where_nothing_is_to_be_found_all_time_is_for_the_futures(
    options: int, left: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []

    def clock(budget: Budget, *rest: Any) -> Clock:
        budgets.append(budget)
        return Clock(Budget(2), *rest)

    monkeypatch.setattr(hint, "Clock", clock)
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    advise(bell, bell.view(state, 1), options_of(decision.others[0])[:options], seeded(1), Budget(40, 0.8))
    assert [budget.seconds for budget in budgets] == [pytest.approx(left)]


def test_letting_pass_can_be_the_advice() -> None:
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    options: list[Action] = [NOTHING]
    advice = advise(bell, bell.view(state, 1), options, seeded(1), Budget(50))
    assert (advice.option, advice.other) == ("", None)
    assert told_chances(advice, bell, bell.words("en"), 2)


def test_advice_can_be_sent(liar: Game) -> None:
    advice = stop_now()
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
