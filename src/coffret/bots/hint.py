"""A hint with its reasons: what to do, how likely it wins, and what came of it and of the next best when imagined.

Every number is counted in imagined worlds, drawn from what the seat knows; the reasons are told in the game's own words
for endings and for events that it stages. Nothing else is claimed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist
from typing import Any

import msgspec

from coffret.bots.futures import Clock, Future, Share, paired, share
from coffret.bots.gains import gains_of, mean_and_error
from coffret.bots.question import write_option
from coffret.bots.search import Budget, Search, Tried, never
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, Event
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.values import decode, encode

REASONS = 3  # that are told at most
CLEAR = 2.0  # standard errors by which one thing must be more frequent to be a reason; more, if there are many things
FEWEST = 20  # futures in which a difference counts
LEAST = 0.05  # of the futures in which it must make a difference
MATTERS = 0.05  # of the chance to win, that is called clearly better
THOUGHT = 0.5  # of the budget for finding the move; the rest for its reasons

Worlds = dict[Any, set[int]]  # the numbers of the futures in which something was told, by its key


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
    thought = THOUGHT if len(search.tried) > 1 else 0.0
    if thought:
        search.run(Budget(int(budget.playouts * thought), budget.seconds * thought), is_called_off)
    action = search.choice()
    best = max([each for each in search.tried if each.action == action], key=lambda each: (len(each.ends), each.mean))
    other = next_best(search, best)
    rest = Budget(budget.playouts - search.playouts, budget.seconds * (1 - thought))
    futures = paired(game, view, [best.action, *([other.action] if other else [])], rng, Clock(rest, is_called_off))
    won = [[float(view.seat in each.winners) for each in some] for some in futures]
    whole = search.value is None  # then futures end like what was tried, and both can be counted together
    ends = [
        one.ends + more if whole or len(one.ends) < FEWEST else one.ends
        for one, more in zip([best, *([other] if other else [])], won, strict=True)
    ]
    return Advice(
        write_option(game, action),
        share(ends[0]),
        write_option(game, other.action) if other else None,
        share(ends[1]) if other else None,
        other is not None and is_clearly_better(gains_of(best.ends, other.ends), gains_of(*won), whole),
        reasons(game, view.seat, *futures) if other else usual(view.seat, futures[0]),
    )


def next_best(search: Search, best: Tried) -> Tried | None:
    """Return the best of the other options that were tried."""
    others = [it for it in search.tried if it.action != best.action and it.ends]
    return max(others, key=lambda option: (len(option.ends) >= FEWEST, option.mean), default=None)


def is_clearly_better(tried: list[float], played: list[float], whole: bool) -> bool:
    """Whether an option won more often by two standard errors and by enough, when it was tried or played on.

    Where both went to the end, they count together.
    """
    some = [tried + played] if whole else [tried, played]
    return any(len(it) >= FEWEST and is_clear(it) and sum(it) >= MATTERS * len(it) for it in some)


def is_clear(gains: Sequence[float], bar: float = CLEAR) -> bool:
    """Whether a mean difference is positive by some standard errors."""
    mean, error = mean_and_error(gains)
    return mean > 0 and mean >= bar * error


def reasons(game: Game, seat: int, with_it: list[Future], without: list[Future]) -> list[Reason]:
    """Return what clearly came about more or less often, the endings first, if that speaks for the move."""
    worlds = len(with_it)
    if worlds < FEWEST:
        return []
    ends = sorted({ended(each, seat) for each in [*with_it, *without]})
    found = clearest([ending(end, seat, with_it, without) for end in ends])
    sides = by_event(with_it), by_event(without)
    events = {id: event for each in [*with_it, *without] for id, event in each.told.items()}
    found += clearest([happening(game, *alike, sides, worlds) for alike in read_alike(game, events, sides, worlds)])
    return found[:REASONS] or usual(seat, with_it)


class Candidate(msgspec.Struct):
    """What may be a reason, and world by world how much it speaks for the move."""

    reason: Reason
    gains: list[int]


def ending(end: tuple[str, bool], seat: int, with_it: list[Future], without: list[Future]) -> Candidate:
    """Compare how often it ends in a way."""
    mine, its = ([ended(each, seat) == end for each in some] for some in (with_it, without))
    return compared(Reason(*end, None, end[1], sum(mine), sum(its), len(with_it)), mine, its)


def by_event(futures: list[Future]) -> Worlds:
    """Return in which futures each thing was told."""
    found: Worlds = {}
    for number, each in enumerate(futures):
        for id in each.told:
            found.setdefault(id, set()).add(number)
    return found


def any_of(ids: Iterable[Any], side: Worlds) -> set[int]:
    """Return in which futures any of some things was told."""
    return set().union(*[side.get(id, ()) for id in ids])


def happening(game: Game, event: Event, ids: set[Any], sides: tuple[Worlds, Worlds], worlds: int) -> Candidate:
    """Compare how often something is told."""
    moment = game.moment(event)
    assert moment is not None
    mine, its = ([number in told for number in range(worlds)] for told in [any_of(ids, side) for side in sides])
    good = moment.tone in ("good", "triumph")
    return compared(Reason("", False, encode(event), good, sum(mine), sum(its), worlds), mine, its)


def compared(reason: Reason, mine: list[bool], its: list[bool]) -> Candidate:
    """Take the difference world by world: what helps should come about more often, all else less."""
    sign = 1 if reason.good else -1
    return Candidate(reason, [sign * (a - b) for a, b in zip(mine, its, strict=True)])


def clearest(some: list[Candidate]) -> list[Reason]:
    """Return what speaks clearly for the move, most of all first.

    Of many things that come about by chance some differ by two standard errors. So the more there are that could be a
    reason, the clearer one must be.
    """
    often = [it for it in some if max(it.reason.with_it, it.reason.without) >= LEAST * it.reason.worlds]
    bar = clear_among(len(often))
    clear = [it for it in often if sum(it.gains) >= LEAST * it.reason.worlds and is_clear(it.gains, bar)]
    return [it.reason for it in sorted(clear, key=lambda it: -sum(it.gains))]


def clear_among(count: int) -> float:
    """By how many standard errors one of so many must differ, so that chance alone rarely shows any (Bonferroni)."""
    normal = NormalDist()
    return normal.inv_cdf(1 - (1 - normal.cdf(CLEAR)) / max(1, count))


def read_alike(
    game: Game, events: dict[Any, Event], sides: tuple[Worlds, Worlds], worlds: int
) -> list[tuple[Event, set[Any]]]:
    """Return what was told with some tone and may make a difference, each with the keys of all that reads the same.

    A sentence need not tell who did it or where: then it is one thing, whoever did it. Only kinds of events are put
    into words that came about more often on one side, one by one or all together: words take time.
    """
    kinds: dict[str, dict[Any, Event]] = {}
    for id, event in events.items():
        if (moment := game.moment(event)) is not None and moment.tone:
            kinds.setdefault(event.name, {})[id] = event
    words = [game.words(language) for language in LANGUAGES]
    found: dict[tuple[str, ...], tuple[Event, set[Any]]] = {}
    for kind in kinds.values():
        counts = [[len(any_of(ids, side)) for side in sides] for ids in [list(kind), *[[id] for id in kind]]]
        if any(abs(mine - its) >= LEAST * worlds for mine, its in counts):
            for id, event in kind.items():
                found.setdefault(tuple([each.event(event) for each in words]), (event, set()))[1].add(id)
    return list(found.values())


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
        ahead = advice.other_chance.mean > advice.chance.mean
        lines.append(words.say("hint-better" if advice.clear else "hint-ahead" if ahead else "hint-alike", args))
    return lines


def told_reasons(reasons: list[Reason], game: Game, words: Words, kind: str = "hint") -> list[str]:
    """Put reasons into words: for a hint, or for a review, in which a better choice is compared with what was done."""
    lines = []
    for reason in reasons:
        facts = {"with": reason.with_it, "without": reason.without, "worlds": reason.worlds}
        id = "hint-usual" if reason.without < 0 else f"{kind}-more" if reason.good else f"{kind}-less"
        lines.append(words.say(id, {**facts, "what": what(reason, game, words)}))
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
