"""No hint tells what it is about: the option as its own ground or consequence, the end as its own cause, a fact twice.

In plays of mixed bots in all settings; a few of each game in every run, 300 and more in `make soak`.
"""

from collections.abc import Iterator

import pytest

from coffret.bots import hint, reasons
from coffret.bots.counting import Counted, is_about
from coffret.bots.hint import Advice, Advising, Shortlist, Slice, think
from coffret.bots.hint_text import told
from coffret.bots.question import read_option
from coffret.kernel.game import Game, load
from coffret.kernel.stack import Event
from coffret.kernel.values import decode
from tests.quick import quick
from tools import trust
from tools.hints import is_option

FEW = 20
PICKING = 9  # imagined plays by which the choices are picked


@pytest.fixture(autouse=True)
def whatever_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of everything little is counted, and whatever differs is told as a reason, clear or not."""
    for name in ("PLAYS", "ENOUGH"):
        monkeypatch.setattr(hint, name, FEW)
    monkeypatch.setattr(hint, "is_better", lambda gains: sum(gains) > 0)
    monkeypatch.setattr(reasons, "clear_among", lambda count: 0.0)
    monkeypatch.setattr(reasons, "LEAST", 0.05)
    monkeypatch.setattr(reasons, "HELPS", 0.0)


def asked(game: Game, count: int) -> Iterator[tuple[trust.Asked, int]]:
    """Positions of plays in all settings of a game, with the seats."""
    settings = list(trust.settings(game.slug))
    for number in range(count):
        _, seats, options = settings[number % len(settings)]
        yield trust.positions(game, seats, options, f"tautologies {number}")[0], seats


def advised(game: Game, it: trust.Asked, seats: int, worlds: int) -> tuple[Advice, Counted]:
    """A hint, after a short search and a short count."""
    advising = Advising(game)
    for step in (Shortlist(0), Shortlist(PICKING)):
        advising.take(think(game, it.view, it.options, seats, step))
    if worlds:
        few = [each.option for each in advising.choices]
        advising.take(think(game, it.view, it.options, seats, Slice(few, 0, worlds)))
    return advising.advice(), advising.counted


def says_nothing_of_itself(game: Game, advice: Advice, counted: Counted, seats: int) -> None:
    """Neither a ground nor a reason repeats its option, the end, or another of them."""
    for language in ("en", "fr"):
        found = told(advice, game, game.words(language), seats)
        for each in found.choices:
            assert not [text for text in each.grounds if is_option(text, each.label)], each
            assert len(set(each.grounds)) == len(each.grounds)
        if len(found.choices) > 1:  # what holds whatever is done is no ground
            assert not set.intersection(*[set(each.grounds) for each in found.choices])
        assert len(set(found.reasons)) == len(found.reasons)
    for reason in advice.reasons:
        if reason.rule:
            assert len({end.rule for ends in counted.ends for end in ends if not end.won}) > 1
            continue
        event: Event = decode(reason.event, game.kinds)
        best = advice.choices[0].choice.option
        assert not [it for it in (best, advice.other) if is_about(event, read_option(game, it, seats))]


@pytest.mark.parametrize("slug", trust.GAMES)
def test_no_hint_tells_what_it_is_about(slug: str) -> None:
    game = load(slug)
    for it, seats in asked(game, 2):
        says_nothing_of_itself(game, *advised(game, it, seats, FEW), seats)


@pytest.mark.slow
@pytest.mark.parametrize("slug", quick(trust.GAMES))
def test_none_of_300_hints_tells_what_it_is_about(slug: str) -> None:
    game = load(slug)
    for number, (it, seats) in enumerate(asked(game, 300)):
        says_nothing_of_itself(game, *advised(game, it, seats, FEW if number % 5 == 0 else 0), seats)
