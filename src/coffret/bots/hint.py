"""A hint with its reasons: what to do, how likely it wins, and what came of it and of the next best when imagined.

Every number is counted in imagined worlds, drawn from what the seat knows; the reasons are told in the game's own words
for endings and for events that it stages. Nothing else is claimed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec

from coffret.bots.futures import Clock, Future, Share, paired, share
from coffret.bots.question import write_option
from coffret.bots.search import Budget, Search, Tried, never
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, Event
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.values import decode, encode

REASONS = 3  # that are told at most
CLEAR = 2.0  # standard errors by which something must be more frequent to be a reason
FEWEST = 20  # futures in which a difference counts
LEAST = 0.05  # of the futures in which it must make a difference
MATTERS = 0.02  # of the chance to win, that is worth a word
THOUGHT = 0.5  # of the budget for finding the move; the rest for its reasons


class Reason(msgspec.Struct):
    """Something that came about in some of the futures with the move, and in some of those with the next best."""

    rule: str  # of the ending, if it is one
    won: bool  # whether the seat wins by that
    event: Any  # encoded, if it is one
    good: bool  # whether it helps
    with_it: int
    without: int
    worlds: int  # of each


class Advice(msgspec.Struct, tag="advice", tag_field="t"):
    """What to do, and why."""

    option: str  # in notation; empty lets the moment pass
    chance: Share
    other: str | None  # the next best, if there is one
    other_chance: Share | None
    clear: bool  # whether it is clearly better than the next best
    reasons: list[Reason]


def advise(
    game: Game, view: Any, options: list[Action], rng: Rng, budget: Budget, is_called_off: Callable[[], bool] = never
) -> Advice:
    """Find what to do from what a seat knows, and the reasons for it."""
    search = Search(game, view, options, rng)
    if len(search.tried) > 1:
        search.run(Budget(int(budget.playouts * THOUGHT), budget.seconds * THOUGHT), is_called_off)
    action = search.choice()
    best = max([each for each in search.tried if each.action == action], key=lambda each: (len(each.ends), each.mean))
    other = next_best(search, best)
    rest = Budget(budget.playouts - search.playouts, budget.seconds * (1 - THOUGHT))
    futures = paired(game, view, [best.action, *([other.action] if other else [])], rng, Clock(rest, is_called_off))
    won = [[float(view.seat in each.winners) for each in some] for some in futures]
    ends = [
        one.ends if len(one.ends) >= FEWEST else one.ends + more
        for one, more in zip([best, *([other] if other else [])], won, strict=True)
    ]
    return Advice(
        write_option(game, action),
        share(ends[0]),
        write_option(game, other.action) if other else None,
        share(ends[1]) if other else None,
        is_clearly_better(best, other),
        reasons(game, view.seat, *futures) if other else usual(view.seat, futures[0]),
    )


def next_best(search: Search, best: Tried) -> Tried | None:
    """Return the best of the other options that were tried."""
    others = [option for option in search.tried if option.action != best.action and option.ends]
    return max(others, key=lambda option: (len(option.ends) >= FEWEST, option.mean), default=None)


def is_clearly_better(best: Tried, other: Tried | None) -> bool:
    """Whether an option won more often than another in the same worlds, by two standard errors and by enough."""
    if other is None:
        return False
    gains = [mine - its for mine, its in zip(best.ends, other.ends)]
    return len(gains) >= FEWEST and is_clear(gains) and sum(gains) >= MATTERS * len(gains)


def is_clear(gains: Sequence[float]) -> bool:
    """Whether a mean difference is positive by two standard errors."""
    mean, error = mean_and_error(gains)
    return mean > 0 and mean >= CLEAR * error


def mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some differences and its standard error, as if one world more had ended otherwise."""
    if not gains:
        return 0.0, 1.0
    worlds, mean = len(gains), sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / worlds
    most = max(max(gains), -min(gains))
    return mean, sqrt((spread + most * most / worlds) / worlds)


def reasons(game: Game, seat: int, with_it: list[Future], without: list[Future]) -> list[Reason]:
    """Return what clearly came about more or less often, the endings first, if that speaks for the move."""
    worlds = len(with_it)
    if worlds < FEWEST:
        return []
    found: list[tuple[bool, float, Reason]] = []
    for end in sorted({ended(each, seat) for each in [*with_it, *without]}):
        mine, its = [ended(each, seat) == end for each in with_it], [ended(each, seat) == end for each in without]
        weigh(found, Reason(*end, None, end[1], sum(mine), sum(its), worlds), mine, its)
    for event, ids in read_alike(game, with_it, without):
        moment = game.moment(event)
        assert moment is not None
        mine, its = among(ids, with_it), among(ids, without)
        good = moment.tone in ("good", "triumph")
        weigh(found, Reason("", False, encode(event), good, sum(mine), sum(its), worlds), mine, its)
    found.sort(key=lambda each: (not each[0], -each[1]))
    return [reason for _, _, reason in found[:REASONS]] or usual(seat, with_it)


def read_alike(game: Game, with_it: list[Future], without: list[Future]) -> list[tuple[Event, set[Any]]]:
    """Return what was told with some tone and may make a difference, each with the keys of all that reads the same.

    A sentence need not tell who did it or where: then it is one thing, whoever did it. Only kinds of events are put
    into words that came about more often on one side, one by one or all together: words take time.
    """
    kinds: dict[str, dict[Any, Event]] = {}
    for each in [*with_it, *without]:
        for id, event in each.told.items():
            kinds.setdefault(event.name, {})[id] = event
    words = [game.words(language) for language in LANGUAGES]
    found: dict[tuple[str, ...], tuple[Event, set[Any]]] = {}
    for events in kinds.values():
        toned = {id: event for id, event in events.items() if (moment := game.moment(event)) and moment.tone}
        sets = [set(toned), *[{id} for id in toned]]
        if any(abs(sum(among(ids, with_it)) - sum(among(ids, without))) >= LEAST * len(with_it) for ids in sets):
            for id, event in toned.items():
                found.setdefault(tuple([each.event(event) for each in words]), (event, set()))[1].add(id)
    return list(found.values())


def among(ids: set[Any], futures: list[Future]) -> list[bool]:
    """In which futures any of some things was told."""
    return [not ids.isdisjoint(each.told) for each in futures]


def weigh(found: list[tuple[bool, float, Reason]], reason: Reason, mine: list[bool], its: list[bool]) -> None:
    """Keep a reason if it speaks for the move, and clearly."""
    gains = [(a - b) if reason.good else (b - a) for a, b in zip(mine, its, strict=True)]
    total = sum(gains)
    if total >= LEAST * reason.worlds and is_clear(gains):
        found.append((bool(reason.rule), total, reason))


def usual(seat: int, futures: list[Future]) -> list[Reason]:
    """Return how it most often ends, where nothing makes a clear difference."""
    ends = Counter(ended(each, seat) for each in futures)
    if len(futures) < FEWEST:
        return []
    ((rule, won), count), *_ = ends.most_common(1)
    return [Reason(rule, won, None, won, count, -1, len(futures))]


def ended(future: Future, seat: int) -> tuple[str, bool]:
    """Return by which rule a future ended, and whether a seat has won by it."""
    return future.ending.rule, seat in future.winners


def named(option: str, game: Game, words: Words, seats: int) -> str:
    """Return what an option is called."""
    return words.action(game.action(option, seats)) if option else words.say("ui-let-pass")


def told_chances(advice: Advice, game: Game, words: Words, seats: int) -> list[str]:
    """Put the chances of advice into words."""
    if advice.chance.worlds < FEWEST:
        return [words.say("hint-few", numbers(advice.chance))]
    lines = [words.say("hint-chance", numbers(advice.chance))]
    if advice.other is not None and advice.other_chance is not None:
        args = {"other": named(advice.other, game, words, seats), **numbers(advice.other_chance)}
        lines.append(words.say("hint-better" if advice.clear else "hint-alike", args))
    return lines


def told_reasons(reasons: list[Reason], game: Game, words: Words) -> list[str]:
    """Put reasons into words."""
    lines = []
    for reason in reasons:
        facts = {"with": reason.with_it, "without": reason.without, "worlds": reason.worlds}
        kind = "usual" if reason.without < 0 else "more" if reason.good else "less"
        lines.append(words.say(f"hint-{kind}", {**facts, "what": what(reason, game, words)}))
    return lines


def numbers(chance: Share) -> dict[str, Any]:
    """Return a chance and its interval in whole percent."""
    return {
        "chance": round(100 * chance.mean),
        "low": round(100 * chance.low),
        "high": round(100 * chance.high),
        "worlds": chance.worlds,
    }


def what(reason: Reason, game: Game, words: Words) -> str:
    """Put what came about into the game's own words."""
    if not reason.rule:
        event: Event = decode(reason.event, game.kinds)
        return words.event(event)
    own = f"future-{reason.rule.lower()}"
    if words.has(own):
        return words.say(own, {"won": reason.won})
    return game.ledger[reason.rule].text(words.language) if reason.rule in game.ledger else reason.rule
