"""A hint: what to do, why a player would, and how often it wins when it is counted.

First stands what the board says of the usual choice, at once. Then search picks two or three choices worth comparing,
by any estimate it likes, and each is played to the end in the same imagined worlds (`bots/counting.py`). Only those
counts are told. What won most often comes first. What the counts cannot tell apart from it is said to be as good; of
those nearest to it the one comes first that the board says most for.

A hint is thought about in steps, plain data each, so that it can be stopped at any of them and others get their turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from coffret.bots.counting import ENOUGH, FEWEST, PLAYS, SLICE, Counted, count, usual
from coffret.bots.futures import Share, share
from coffret.bots.question import read_option, write_option
from coffret.bots.reasons import Reason, is_clear, reasons
from coffret.bots.search import Budget, Search, Tried, is_idle, never
from coffret.bots.worlds import source
from coffret.kernel.chance import seeded
from coffret.kernel.counsel import Ground
from coffret.kernel.game import Game
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.sums import sum_of
from coffret.kernel.values import encode

LISTED = 3  # choices that are compared at most
SEARCHED = 200  # imagined plays for picking them, where the game does not say otherwise (`thinks`)
GROUNDS = 2  # that are told of a choice
NEAR = 1.0  # standard errors within which the board decides which of several choices is told first
CLEARLY = 0.03  # of the chance to win: less than that is no difference worth a word


# What is thought about, step by step


class Shortlist(msgspec.Struct, tag="shortlist"):
    """Pick the choices that are worth comparing; with no plays, only the usual one."""

    plays: int


class Slice(msgspec.Struct, tag="slice"):
    """Count plays of some choices, from the world with this number on; no choice: as the play stands."""

    choices: list[str]
    first: int
    worlds: int


class ToldGround(msgspec.Struct):
    """A ground for or against a choice as plain data."""

    message: Any  # encoded
    weight: float
    against: bool


class Suggestion(msgspec.Struct):
    """A choice that is compared, with what the board says of it."""

    option: str  # in notation; empty lets the moment pass
    then: list[str] = []  # what the same player means to do afterwards, if it can
    grounds: list[ToldGround] = []


class Shortlisted(msgspec.Struct, tag="shortlisted", tag_field="t"):
    """The choices that are worth comparing: first what search would do."""

    choices: list[Suggestion]


Step = Shortlist | Slice
Answer = Shortlisted | Counted


def think(
    game: Game, view: Any, options: list[Action], seats: int, step: Step, is_called_off: Callable[[], bool] = never
) -> Answer:
    """Think about one step of a hint."""
    if isinstance(step, Slice):
        choices: list[Action | None] = [read_option(game, text, seats) for text in step.choices]
        if not choices:
            choices = [usual(game, view, options) if options else None]
        return count(game, view, choices, step.first, step.worlds, is_called_off)
    picked = search_for(game, view, options, step.plays, is_called_off) if step.plays else []
    picked = picked or [Tried(usual(game, view, options))]
    return Shortlisted([suggestion_of(game, view, each) for each in picked])


def search_for(
    game: Game, view: Any, options: list[Action], plays: int, is_called_off: Callable[[], bool]
) -> list[Tried]:
    """Pick what is worth comparing: what search would do, and the best others, each choice once."""
    search = Search(game, view, options, seeded(source(game, view, "search")))
    if len(search.tried) > 1:
        search.run(Budget(plays), is_called_off)
    action = search.choice()
    best = max([it for it in search.tried if it.action == action], key=lambda it: (len(it.ends), it.mean))
    others = sorted([it for it in search.tried if it.ends], key=lambda it: (len(it.ends) < FEWEST, -it.mean))
    found: list[Tried] = []
    for each in [best, search.thumb, *others]:
        if each.action not in [it.action for it in found]:
            found.append(each)
    return found[:LISTED]


def suggestion_of(game: Game, view: Any, tried: Tried) -> Suggestion:
    """Put a choice into plain data, with its grounds, those that matter most first."""
    found = grounds_of(game, view, [tried.action, *tried.then])
    grounds = [ToldGround(encode(each.message), each.weight, each.against) for each in found]
    return Suggestion(write_option(game, tried.action), [write_option(game, it) for it in tried.then], grounds)


def grounds_of(game: Game, view: Any, plan: list[Action]) -> list[Ground]:
    """Return what the board says of the first choice of a plan, those that matter most first."""
    is_long = len(plan) > 1 and game.counsel_along is not None
    found = game.counsel_along(view, plan) if is_long and game.counsel_along else game.counsel(view, plan[0])
    return sorted(found, key=lambda ground: -ground.weight)


def is_worth_a_hint(game: Game, view: Any, options: list[Action]) -> bool:
    """Whether there is anything to choose between."""
    comes_to: Callable[[Action], Any] = game.alike(view) if game.alike is not None else lambda action: action
    return len({comes_to(it) for it in options if it is NOTHING or not is_idle(game, it)}) > 1


# Putting it together


class Ranked(msgspec.Struct):
    """A choice with how often it won."""

    choice: Suggestion
    won: Share


class Advice(msgspec.Struct):
    """What is known so far: the choices, the best first, and why."""

    choices: list[Ranked]
    equal: int  # how many of them, from the first, cannot be told apart; 0: that is not known yet
    by_board: bool  # whether the board says more for the first of these than for the others
    is_same: bool  # whether every imagined play ended the same way, whatever was chosen
    reasons: list[Reason]  # that were counted, for the first against `other`
    other: str  # in notation
    done: bool


class Advising:
    """A hint that is being thought about: the step that comes next, and what is known so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices: list[Suggestion] = []
        self.is_picked = False
        self.counted = Counted()

    def next(self) -> Step | None:
        """Return what is to be thought about next; None when all is known."""
        if not self.choices:
            return Shortlist(0)
        if not self.is_picked:
            return Shortlist(self.game.about.thinks[0] or SEARCHED)
        if self.counted.worlds < PLAYS:
            return Slice([each.option for each in self.choices], self.counted.worlds, SLICE)
        return None

    def take(self, answer: Answer) -> None:
        """Take what a step has found."""
        if isinstance(answer, Shortlisted):
            self.is_picked = bool(self.choices)
            self.choices = answer.choices
        else:
            self.counted.add(answer)

    def advice(self) -> Advice:
        """Return what is known so far."""
        counted, game = self.counted, self.game
        won = [counted.share(place) if counted.worlds else share([]) for place in range(len(self.choices))]
        told = apart(self.choices)
        balances = [balance(each) for each in told]
        order, equal = self.ranked(balances) if counted.worlds >= ENOUGH else (list(range(len(told))), 0)
        other = order[equal] if 0 < equal < len(order) else -1
        why = reasons(game, counted, order[0], other) if other >= 0 else []
        return Advice(
            [Ranked(told[place], won[place]) for place in order],
            equal,
            equal > 1 and all(balances[order[0]] > balances[place] for place in order[1:equal]),
            counted.worlds >= ENOUGH and all(ends == counted.ends[0] for ends in counted.ends[1:]),
            why,
            self.choices[other].option if other >= 0 else "",
            self.next() is None,
        )

    def ranked(self, balances: list[float]) -> tuple[list[int], int]:
        """Return the choices, those that won most often first, and how many of them cannot be told apart.

        Of those that are nearest to the best count, within a standard error, the board decides which is told first.
        """
        counted = self.counted
        order = sorted(range(len(self.choices)), key=lambda place: -counted.share(place).mean)
        best = order[0]
        alike = [place for place in order if not is_better(counted.gains(best, place))]
        near = [place for place in alike if not is_clear(counted.gains(best, place), NEAR)]
        near.sort(key=lambda place: -balances[place])
        first = [*near, *[place for place in alike if place not in near]]
        return [*first, *[place for place in order if place not in first]], len(alike)


def is_better(gains: list[float]) -> bool:
    """Whether a choice wins clearly more often than another, and by enough to be worth a word."""
    return is_clear(gains) and sum(gains) >= CLEARLY * len(gains)


def apart(choices: list[Suggestion]) -> list[Suggestion]:
    """Leave out what the board says of every choice: it is no reason for any. First what speaks for a choice."""
    said = [[each.message for each in choice.grounds] for choice in choices]
    common = [it for it in said[0] if all(it in other for other in said)] if len(choices) > 1 else []
    found: list[Suggestion] = []
    for it in choices:
        grounds = [each for each in it.grounds if each.message not in common][:GROUNDS]
        found.append(Suggestion(it.option, it.then, sorted(grounds, key=lambda each: each.against)))
    return found


def balance(choice: Suggestion) -> float:
    """How much more the board says for a choice than against it."""
    return sum_of([-each.weight if each.against else each.weight for each in choice.grounds])


def advise(game: Game, view: Any, options: list[Action], seats: int) -> Iterator[Advice]:
    """Think about a hint in this process, and yield what is known after each step."""
    advising = Advising(game)
    while (step := advising.next()) is not None:
        advising.take(think(game, view, options, seats, step))
        yield advising.advice()


def chances(game: Game, view: Any, options: list[Action], seats: int, plays: int = PLAYS) -> Iterator[Share]:
    """Count how likely a seat is to win as it stands, and yield what is known after each slice."""
    counted = Counted()
    while counted.worlds < plays:
        found = think(game, view, options, seats, Slice([], counted.worlds, SLICE))
        assert isinstance(found, Counted)
        counted.add(found)
        yield counted.share(0)
