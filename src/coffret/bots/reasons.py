"""Reasons that were counted: what came about clearly more or less often with a choice than with another.

Never what the choice tells by itself, never the end by itself, and never what reads the same twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Any

import msgspec

from coffret.bots.counting import FEWEST, Counted
from coffret.bots.gains import mean_and_error
from coffret.kernel.game import Game
from coffret.kernel.stack import Event
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.values import decode

REASONS = 2  # that are told at most
CLEAR = 2.0  # standard errors by which one thing must be more frequent to be a reason; more, if there are many things
LEAST = 0.1  # of the plays in which it must make a difference
HELPS = 0.1  # of the chance to win by which plays with it must end better than those without, or worse


class Reason(msgspec.Struct):
    """Something that came about in some of the plays with a choice, and in some of those with another."""

    rule: str  # of the ending, if it is one: how the play was lost
    event: Any  # encoded, if it is one
    good: bool  # whether it helps
    with_it: int
    without: int
    worlds: int  # of each


class Happening(msgspec.Struct):
    """What reads the same, and in which plays of each choice it came about."""

    told: Any  # encoded
    event: Event
    plays: list[set[int]]


def reasons(game: Game, counted: Counted, one: int, other: int) -> list[Reason]:
    """Return what clearly came about more or less often with a choice than with another, and speaks for it."""
    worlds = counted.worlds
    if worlds < FEWEST:
        return []
    found = clearest([lost(way, counted, one, other) for way in ways_to_lose(counted)])
    happened = [compared(it, one, other, counted, game) for it in read_alike(game, counted, one, other)]
    return [*found, *clearest([it for it in happened if it is not None])][:REASONS]


class Candidate(msgspec.Struct):
    """What may be a reason, and world by world how much it speaks for the choice."""

    reason: Reason
    gains: list[int]


def ways_to_lose(counted: Counted) -> list[str]:
    """Return the rules by which plays were lost, if there are several: one alone says no more than the chance does."""
    ways = sorted({end.rule for ends in counted.ends for end in ends if not end.won})
    return ways if len(ways) > 1 else []


def lost(rule: str, counted: Counted, one: int, other: int) -> Candidate:
    """Compare how often plays are lost in a way."""
    mine, its = ([end.rule == rule and not end.won for end in counted.ends[choice]] for choice in (one, other))
    return candidate(Reason(rule, None, False, sum(mine), sum(its), counted.worlds), mine, its)


def compared(it: Happening, one: int, other: int, counted: Counted, game: Game) -> Candidate | None:
    """Compare how often something is told, if plays with it end better for the seat than those without it, or worse.

    What helps the one harms the other where players oppose each other. Where they win together, what a game stages as
    bad is no help, however long the plays are in which it has time to come about.
    """
    worlds, places = counted.worlds, (one, other)
    mine, its = ([number in it.plays[choice] for number in range(worlds)] for choice in places)
    ends = [
        (number in it.plays[choice], counted.ends[choice][number].won) for choice in places for number in range(worlds)
    ]
    with_it, without = ([won for is_there, won in ends if is_there == wanted] for wanted in (True, False))
    if not with_it or not without:
        return None
    gain = sum(with_it) / len(with_it) - sum(without) / len(without)
    moment = game.moment(it.event)
    assert moment is not None
    is_staged_good = moment.tone in ("good", "triumph")
    if abs(gain) < HELPS or (is_shared(counted) and is_staged_good != (gain > 0)):
        return None
    return candidate(Reason("", it.told, gain > 0, sum(mine), sum(its), worlds), mine, its)


def is_shared(counted: Counted) -> bool:
    """Whether all win or lose together, as far as the plays tell."""
    return len({end.winners for ends in counted.ends for end in ends if end.winners}) < 2


def candidate(reason: Reason, mine: list[bool], its: list[bool]) -> Candidate:
    """Take the difference world by world: what helps should come about more often, all else less."""
    sign = 1 if reason.good else -1
    return Candidate(reason, [sign * (a - b) for a, b in zip(mine, its, strict=True)])


def clearest(some: list[Candidate]) -> list[Reason]:
    """Return what speaks clearly for the choice, most of all first.

    Of many things that come about by chance some differ by two standard errors. So the more there are that could be a
    reason, the clearer one must be.
    """
    often = [it for it in some if max(it.reason.with_it, it.reason.without) >= LEAST * it.reason.worlds]
    bar = clear_among(len(often))
    clear = [it for it in often if sum(it.gains) >= LEAST * it.reason.worlds and is_clear(it.gains, bar)]
    return [it.reason for it in sorted(clear, key=lambda it: -sum(it.gains))]


def is_clear(gains: Sequence[float], bar: float = CLEAR) -> bool:
    """Whether a mean difference is positive by some standard errors."""
    mean, error = mean_and_error(gains)
    return mean > 0 and mean >= bar * error


def clear_among(count: int) -> float:
    """By how many standard errors one of so many must differ, so that chance alone rarely shows any (Bonferroni)."""
    normal = NormalDist()
    return normal.inv_cdf(1 - (1 - normal.cdf(CLEAR)) / max(1, count))


def read_alike(game: Game, counted: Counted, one: int, other: int) -> list[Happening]:
    """Return what was told and may make a difference, each with all that reads the same.

    A sentence need not tell who did it or where: then it is one thing, whoever did it. Only kinds of events are put
    into words that came about more often on one side, one by one or all together: words take time.
    """
    kinds: dict[str, list[Happening]] = {}
    for each in counted.consequences():
        event: Event = decode(each.event, game.kinds)
        plays = [set(numbers) for numbers in each.plays]
        kinds.setdefault(event.name, []).append(Happening(each.event, event, plays))
    words = [game.words(language) for language in LANGUAGES]
    found: dict[tuple[str, ...], Happening] = {}
    for kind in kinds.values():
        if any(differs(some, one, other, counted.worlds) for some in (kind, *[[it] for it in kind])):
            for it in kind:
                text = tuple([each.event(it.event) for each in words])
                first = found.setdefault(text, it)
                first.plays = [a | b for a, b in zip(first.plays, it.plays, strict=True)]
    return list(found.values())


def differs(some: Iterable[Happening], one: int, other: int, worlds: int) -> bool:
    """Whether any of some things came about more often with one choice than with another."""
    mine, its = (len(set().union(*[it.plays[choice] for it in some])) for choice in (one, other))
    return abs(mine - its) >= LEAST * worlds


def what(reason: Reason, game: Game, words: Words) -> str:
    """Put what came about into the game's own words."""
    if not reason.rule:
        event: Event = decode(reason.event, game.kinds)
        return words.event(event)
    own = f"future-{reason.rule.lower()}"
    if words.has(own):
        return words.say(own, {"won": False})
    return game.ledger[reason.rule].text(words.language) if reason.rule in game.ledger else reason.rule


def told_reasons(some: list[Reason], other: str, game: Game, words: Words, id: str = "hint-counted") -> list[str]:
    """Put reasons into words; `other` is what the choice is compared with."""
    lines = []
    for reason in some:
        facts = {"with": reason.with_it, "without": reason.without, "worlds": reason.worlds, "other": other}
        lines.append(words.say(id, {**facts, "what": what(reason, game, words)}))
    return lines
