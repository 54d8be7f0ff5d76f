"""Hints: what is told was counted, reasons are none of the choice's own doing, and nothing loses to its own table."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import msgspec
import pytest

from coffret.bots import hint, reasons
from coffret.bots.counting import ENOUGH, PLAYS, SLICE, Counted, Ended, Told, count, is_about
from coffret.bots.hint import (
    Advice,
    Advising,
    Shortlist,
    Shortlisted,
    Slice,
    Suggestion,
    ToldGround,
    advise,
    is_worth_a_hint,
    think,
)
from coffret.bots.hint_text import as_clause, lines, often, quotable, told
from coffret.bots.question import read_option
from coffret.bots.reasons import Reason, told_reasons
from coffret.bots.search import Search
from coffret.games.thunderbirds.actions import Rescue
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.counsel import Ground
from coffret.kernel.game import Game, load
from coffret.kernel.playout import options_of
from coffret.kernel.stack import NOTHING, Action, Event
from coffret.kernel.text import Message
from coffret.kernel.values import decode, encode
from coffret.kernel.words import verb
from tests.bots.test_search import deal
from tests.terminal.bell import game as bell

GAMES = ("liar", "time-bomb", "a-team", "away-missions")
FEW = 20


@pytest.fixture(autouse=True)
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of everything little is counted."""
    for name in ("PLAYS", "ENOUGH", "SEARCHED"):
        monkeypatch.setattr(hint, name, FEW)


def asked(slug: str, seed: str, decisions: int) -> tuple[Game, object, list[Action], int]:
    """A game, what a seat knows, what it can do, and the seats."""
    game = load(slug)
    seats = game.about.seats[0]
    state, decision = deal(game, seats, seed, decisions)
    return game, game.view(state, decision.seat), decision.actions, seats


def at_the_bell() -> tuple[object, list[Action]]:
    """The second seat of the bell can stop the first, which would win otherwise."""
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    return bell.view(state, 1), options_of(decision.others[0])


def last(found: Iterator[Advice]) -> Advice:
    *_, advice = found
    return advice


# The steps


def test_first_the_board_then_the_choices_then_the_counts() -> None:
    steps, advising = [], Advising(bell)
    view, options = at_the_bell()
    while (step := advising.next()) is not None:
        steps.append(step)
        advising.take(think(bell, view, options, 2, step))
    few = [each.option for each in advising.choices]
    searched = Shortlist(bell.about.thinks[0])
    counted = [Slice(few, first, SLICE) for first in range(0, FEW, SLICE)]
    assert steps == [Shortlist(0), searched, *counted]
    assert advising.advice().done


def test_the_move_its_chance_and_the_next_best() -> None:
    view, options = at_the_bell()
    first, *_, advice = advise(bell, view, options, 2)
    assert first.equal == 0
    assert advice.choices[0].choice.option.startswith("stop")
    assert [each.choice.option for each in advice.choices[advice.equal :]] == [""]
    assert advice.choices[0].won.mean > advice.choices[-1].won.mean


def test_where_only_one_thing_can_be_done_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    view, options = at_the_bell()
    assert is_worth_a_hint(bell, view, options)
    assert not is_worth_a_hint(bell, view, options[:1])
    monkeypatch.setattr(bell, "alike", lambda view: lambda action: "the same")
    assert not is_worth_a_hint(bell, view, options)


def test_to_give_up_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    view, options = at_the_bell()
    other = Search(bell, view, options, seeded(1)).tried[1].action
    assert read_option(bell, last(advise(bell, view, options, 2)).choices[0].choice.option, 2) == other
    monkeypatch.setattr(bell, "about", msgspec.structs.replace(bell.about, gives_up=verb(type(other))))
    suggested = [each.choice.option for each in last(advise(bell, view, options, 2)).choices]
    assert other not in [read_option(bell, option, 2) for option in suggested]


def test_letting_pass_can_be_the_advice() -> None:
    view, _ = at_the_bell()
    advice = last(advise(bell, view, [NOTHING], 2))
    assert [each.choice.option for each in advice.choices] == [""]
    assert lines(told(advice, bell, bell.words("en"), 2), bell.words("en"))


# The numbers


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_that_is_told_was_counted(slug: str, liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted again in the same worlds: shares, and in how many plays something came about."""
    monkeypatch.setattr(reasons, "clear_among", lambda count: 0.0)  # also what is no clear reason must be counted right
    monkeypatch.setattr(reasons, "LEAST", 0.0)
    monkeypatch.setattr(hint, "is_better", lambda gains: sum(gains) != 0)
    game, view, options, seats = asked(slug, "count", 3)
    advice = last(advise(game, view, options, seats))
    choices = [read_option(game, each.choice.option, seats) for each in advice.choices]
    again = count(game, view, choices, 0, FEW)
    assert [each.won for each in advice.choices] == [again.share(place) for place in range(len(choices))]
    others = [each.choice.option for each in advice.choices]
    for reason in advice.reasons:
        other = others.index(advice.other)
        assert (reason.with_it, reason.without) == (plays(game, again, reason, 0), plays(game, again, reason, other))
        assert reason.worlds == FEW


def plays(game: Game, counted: Counted, reason: Reason, choice: int) -> int:
    """In how many plays something came about."""
    if reason.rule:
        return len([end for end in counted.ends[choice] if end == Ended(reason.rule, False)])
    words = game.words("en")
    text = words.event(decode(reason.event, game.kinds))
    found = [each for each in counted.consequences() if words.event(decode(each.event, game.kinds)) == text]
    return len(set().union(*[each.plays[choice] for each in found]))


def rigged(*wins: str) -> Advising:
    """Choices that won in these plays."""
    advising = Advising(bell)
    advising.is_picked, advising.choices = True, [Suggestion(f"choice {place}") for place in range(len(wins))]
    advising.counted = Counted([[Ended("", sign == "+") for sign in each] for each in wins])
    return advising


def test_what_won_most_often_comes_first() -> None:
    """However search has put them: a hint never loses to its own table."""
    for some in product(("+" * 9 + "-" * 11, "+" * 15 + "-" * 5, "-" * 20), repeat=3):
        advice = rigged(*some).advice()
        shares = [each.won.mean for each in advice.choices]
        assert shares[0] == max(shares)
        assert advice.equal >= shares.count(shares[0])


def test_what_cannot_be_told_apart_is_told_as_equal() -> None:
    assert rigged("+-" * 10, "+-" * 9 + "++").advice().equal == 2
    assert rigged("+" * 20, "-" * 20).advice().equal == 1
    words = bell.words("en")
    advising = rigged("+-" * 10, "+-" * 9 + "++", "-" * 20)
    advising.choices = [Suggestion("stop 1"), Suggestion(""), Suggestion("work")]
    advice = advising.advice()
    found = told(advice, bell, words, 2)
    assert found.verdict == "The first two win about equally often: take the one you like."
    assert not found.is_favourite
    assert len({each.often for each in found.choices[:2]}) == 1
    assert found.note.startswith("Won: 11, 10 and 0 of 20 games each")


def grounded(advising: Advising, *grounds: list[tuple[float, bool]]) -> Advising:
    """The same choices, with what the board says for and against them."""
    advising.choices = [
        Suggestion(it.option, [], [ToldGround(f"{place} {weight}", weight, against) for weight, against in some])
        for place, (it, some) in enumerate(zip(advising.choices, grounds, strict=True))
    ]
    return advising


def test_of_what_cannot_be_told_apart_the_board_says_which_comes_first() -> None:
    """Nobody is told to cut the bomb first because it won one play more by chance."""
    counts = "+-" * 9 + "++", "+-" * 10, "-" * 20
    advice = grounded(rigged(*counts), [(0.7, True)], [(0.6, False)], [(0.9, False)]).advice()
    assert ([each.choice.option for each in advice.choices], advice.equal) == (["choice 1", "choice 0", "choice 2"], 2)
    assert advice.by_board
    assert not grounded(rigged(*counts), [(0.6, False)], [(0.6, False)], []).advice().by_board


def test_what_is_further_from_the_best_count_does_not_come_first_for_the_board() -> None:
    counts = "+" * 10 + "-" * 10, "+" * 7 + "-" * 13
    advice = grounded(rigged(*counts), [(0.7, True)], [(0.6, False)]).advice()
    assert ([each.choice.option for each in advice.choices], advice.equal) == (["choice 0", "choice 1"], 2)
    assert not advice.by_board


def test_what_speaks_for_a_choice_stands_before_what_speaks_against_it() -> None:
    advice = grounded(rigged("+-" * 10, "-" * 20), [(0.7, True), (0.6, False), (0.5, False)], []).advice()
    assert [(it.weight, it.against) for it in advice.choices[0].choice.grounds] == [(0.6, False), (0.7, True)]


@pytest.mark.parametrize(
    ("plays", "verdict"),
    [
        (["-" * 20, "-" * 20], "By the count, this game is as good as lost, whatever you do."),
        (["+" * 20, "+" * 20], "By the count, this game is as good as won, whatever you do."),
        (["-" * 20], "By the count, this game is as good as lost."),
        (["+-" * 10] * 2, "It makes no difference: whichever you take, every game that was counted ends the same way."),
        (["+" * 20, "-" * 20], "The first wins clearly more often than the other."),
    ],
)
def test_where_nothing_is_at_stake_it_says_so(plays: list[str], verdict: str) -> None:
    advising = rigged(*plays)
    advising.choices = [Suggestion(option) for option in ("stop 1", "")[: len(plays)]]
    assert told(advising.advice(), bell, bell.words("en"), 2).verdict == verdict


def test_few_plays_tell_no_choices_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "ENOUGH", 21)
    advice = rigged("-" * 20, "+" * 20).advice()
    assert (advice.equal, advice.reasons) == (0, [])
    assert [each.choice.option for each in advice.choices] == ["choice 0", "choice 1"]


def test_a_count_stands_on_enough_plays() -> None:
    """At a table: no test changes these."""
    assert (ENOUGH, PLAYS) == (100, 200)


def test_shares_are_told_in_plain_words() -> None:
    words = bell.words("en"), bell.words("fr")
    told_ = [[often(mean, some) for mean in (0.01, 0.08, 0.42, 0.5, 0.97)] for some in words]
    assert told_[0][:2] == ["hardly ever", "about once in ten games"]
    assert told_[0][2:] == ["about four times in ten", "about half the time", "nearly always"]
    assert told_[1][2:] == ["environ quatre fois sur dix", "environ une fois sur deux", "presque toujours"]


# The grounds


def ground(id: str, weight: float, against: bool = False) -> Ground:
    return Ground(Message(id, {}), weight, against)


def test_what_the_board_says_of_every_choice_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the rest, what matters most."""
    own = {NOTHING: [ground("ui-no-hint", 0.9), ground("ui-chance-on", 0.2, against=True)]}
    some = [
        ground("ui-let-pass", 0.1),
        ground("ui-no-hint", 0.9),
        ground("ui-hint-only", 0.8),
        ground("ui-hint-counts", 0.7),
    ]
    monkeypatch.setattr(bell, "counsel", lambda view, action: own.get(action, some))
    view, options = at_the_bell()
    advice = last(advise(bell, view, options, 2))
    said = {
        each.choice.option: [decode(it.message, {"Message": Message}).id for it in each.choice.grounds]
        for each in advice.choices
    }
    assert said.pop("") == ["ui-chance-on"]
    assert all(ids == ["ui-hint-only", "ui-hint-counts"] for ids in said.values())
    text = lines(told(advice, bell, bell.words("en"), 2), bell.words("en"))
    assert any(line.strip().startswith("Against it: ") for line in text)


def test_the_board_speaks_before_anything_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "counsel", lambda view, action: [ground("ui-hint-only", 0.8)])
    view, options = at_the_bell()
    first = next(advise(bell, view, options, 2))
    assert [len(each.choice.grounds) for each in first.choices] == [1]
    assert first.choices[0].won.worlds == 0


# The reasons


def ends(good: int, bad: str = "LD-CALL-02", other: str = "") -> list[Ended]:
    rest = 100 - good
    return (
        [Ended("LD-WIN-01", True)] * good
        + [Ended(bad, False)] * (rest if not other else rest // 2)
        + [Ended(other, False)] * (rest - rest // 2 if other else 0)
    )


def test_the_end_by_itself_is_no_reason(liar: Game) -> None:
    """Where there is one way to lose, how often it comes says what the chance says already."""
    assert reasons.reasons(liar, Counted([ends(98), ends(69)]), 0, 1) == []


def test_another_way_to_lose_can_be_one(liar: Game) -> None:
    counted = Counted([ends(98), ends(60, "LD-CALL-02", "LD-CALL-03")])
    found = {reason.rule: reason for reason in reasons.reasons(liar, counted, 0, 1)}
    assert (found["LD-CALL-02"].with_it, found["LD-CALL-02"].without) == (2, 20)
    (line,) = told_reasons([found["LD-CALL-02"]], "Call it", liar, liar.words("en"))
    assert line.startswith(liar.ledger["LD-CALL-02"].text("en"))
    assert line.endswith("That happens in 2 of 100 games, and in 20 after “Call it”.")


def test_what_is_quoted_has_inner_quotation_marks() -> None:
    assert quotable("Swap “Weapons lab (1)”", "en") == "Swap ‘Weapons lab (1)’"
    assert quotable("Échanger «\u202fLabo\u202f»", "fr") == "Échanger “Labo”"


def test_a_sentence_after_a_colon_begins_in_lower_case_but_for_names() -> None:
    cases = {"en": ("It ends.", "Ann wins.", "“It” ends."), "fr": ("Elle finit.", "Le Hood avance.", "Hélène gagne.")}
    found = [as_clause(text, bell.words(language)) for language, texts in cases.items() for text in texts]
    assert found == ["it ends.", "Ann wins.", "“It” ends.", "elle finit.", "le Hood avance.", "Hélène gagne."]


NAMES = {"John", "Lady", "Thunderbird", "START", "Technology"}  # with which sentences of the games begin


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("slug", ["time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions"])
def test_every_ground_can_follow_a_colon(slug: str, lang: str) -> None:
    """No sentence about a choice begins with a word that would keep its capital there and is no name."""
    text = files(load(slug).package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^counsel-[\w-]+ =(.*?)(?=^\S)", text, re.DOTALL | re.MULTILINE)
    lines = [re.sub(r"^\s*(\*?\[\w+\])?\s*", "", line) for message in messages for line in message.splitlines()]
    begun = [line for line in lines if re.match(r"[^\W\d_]", line) and line[0].isupper()]
    assert len(begun) > 10
    kept = {line.split()[0] for line in begun if as_clause(line, bell.words(lang)) == line}
    assert kept <= NAMES


def test_what_tells_of_the_very_thing_that_was_chosen_is_its_own_doing() -> None:
    """A cable that is cut and turned up later; a rescue that is begun and succeeds after the roll."""
    rescue = load("thunderbirds").action("rescue pit_of_peril", 2)
    assert isinstance(rescue, Rescue)
    assert is_about(Event("averted", {"character": 1, "disaster": rescue.disaster}), rescue)
    assert not is_about(Event("averted", {"character": 1, "disaster": rescue.disaster + 1}), rescue)
    assert not is_about(Event("averted", {"character": 1}), rescue)
    assert not is_about(Event("averted", {"character": 1}), load("a-team").action("throw", 2))
    assert not is_about(Event("averted", {"character": 1}), NOTHING)


def happened(counted: Counted, event: Event, *plays: list[int]) -> Counted:
    """What was told in these plays of each choice."""
    counted.told = [Told(encode(event), list(plays))]
    return counted


def test_what_harms_the_others_helps_who_opposes_them() -> None:
    """A defuser is staged as good: for the Organisation it is not, and what does not matter is no reason either."""
    game = load("time-bomb")
    event = Event("cut", {"cutter": 1, "owner": 2, "position": 0, "cable": 1, "left": 3})
    won, lost = Ended("BU-END-01", True, (0, 3)), Ended("BU-END-02", False, (1, 2))
    cut = list(range(40))
    harmful = happened(Counted([[lost] * 40 + [won] * 60, [won] * 100]), event, cut, [])
    assert reasons.reasons(game, harmful, 0, 1) == []
    (reason,) = reasons.reasons(game, happened(Counted([[won] * 100, [lost] * 60 + [won] * 40]), event, cut, []), 0, 1)
    assert (reason.good, reason.with_it, reason.without) == (True, 40, 0)
    idle = happened(Counted([[won, lost] * 50, [won, lost] * 50]), event, cut, [])
    assert reasons.reasons(game, idle, 0, 1) == []


def test_what_a_choice_tells_by_itself_is_no_reason() -> None:
    """Whoever plays a card sees that it is played."""
    game = load("away-missions")
    state, _ = deal(game, 2, "own", 6)
    counted = count(game, game.view(state, 0), [None, None], 0, 20)
    event = counted.told[0].event
    counted.told = [Told(event, [list(range(20)), []])]
    assert reasons.read_alike(game, counted, 0, 1)
    counted.own = [event]
    assert reasons.read_alike(game, counted, 0, 1) == []


def test_what_reads_the_same_is_one_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A generator is switched off by somebody, somewhere: that is one sentence, and in one number of plays."""
    game = load("away-missions")
    state, _ = deal(game, 2, "alike", 30)
    counted = count(game, game.view(state, 0), [None, None], 0, 20)
    for each in counted.told:  # as if all of it came with the first choice only
        each.plays = [each.plays[0], []]
    texts = [game.words("en").event(it.event) for it in reasons.read_alike(game, counted, 0, 1)]
    assert len(texts) == len(set(texts)) > 2


@pytest.mark.parametrize("slug", ["a-team", "away-missions"])
def test_what_only_chance_makes_differ_is_no_reason(slug: str) -> None:
    """The same choice against itself in other worlds: of hundreds of things some come about more often here."""
    game, view, _, _ = asked(slug, "chance", 40)
    counted = count(game, view, [None, None], 0, 30)
    other = count(game, view, [None, None], 30, 30)
    counted.ends[1] = other.ends[1]
    both: dict[bytes, Told] = {}
    for place, some in enumerate((counted, other)):
        for each in some.told:
            told = both.setdefault(msgspec.json.encode(each.event), Told(each.event, [[], []]))
            told.plays[place] = each.plays[place]
    counted.told = list(both.values())
    assert len(counted.told) > 20
    assert reasons.reasons(game, counted, 0, 1) == []


def test_the_more_things_are_compared_the_clearer_one_must_be() -> None:
    assert reasons.clear_among(1) == pytest.approx(2.0)
    assert reasons.clear_among(100) == pytest.approx(3.5, abs=0.1)


def test_what_speaks_against_it_is_no_reason(liar: Game) -> None:
    counted = Counted([ends(60, "LD-CALL-02", "LD-CALL-03"), ends(98)])
    assert reasons.reasons(liar, counted, 0, 1) == []


# In words


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("slug", GAMES)
def test_hints_are_worded_in_every_game(slug: str, lang: str, liar: Game) -> None:
    game, view, options, seats = asked(slug, "words", 3)
    advice = last(advise(game, view, options, seats))
    found = told(advice, game, game.words(lang), seats)
    assert all(each.label and each.won is not None for each in found.choices)
    assert found.note
    assert lines(found, game.words(lang))


def test_advice_can_be_sent() -> None:
    view, options = at_the_bell()
    advice = last(advise(bell, view, options, 2))
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
    short = think(bell, view, options, 2, Shortlist(0))
    assert msgspec.json.decode(msgspec.json.encode(short), type=Shortlisted) == short


def test_an_event_that_matters_is_told_in_the_words_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("away-missions")
    state, _ = deal(game, 2, "told", 6)
    found = count(game, game.view(state, 0), [None, None], 0, 5).told[0]
    event: Event = decode(found.event, game.kinds)
    reason = Reason("", encode(event), True, 3, 1, 5)
    assert reasons.what(reason, game, game.words("fr")) == game.words("fr").event(event)
