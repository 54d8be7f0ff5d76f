"""Everything that answers for a seat, asked at each moment of plays by bots of all sorts: bots, hints, chances, values.

A rule of thumb is easily right in the positions it leads to itself, and stumbles in those that others lead it to.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any

from coffret.bots.counting import Counted
from coffret.bots.faults import chosen
from coffret.bots.hint import Shortlist, Slice, is_worth_a_hint, think
from coffret.bots.levels import beginner
from coffret.bots.registry import at_random
from coffret.bots.search import Budget, searching
from coffret.bots.value import value_of
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Bot, Game
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.stack import CHANCE, CLOCK, NOTHING, Action, Decision
from coffret.testing.broken import LawBroken
from coffret.testing.walk import LIMIT, Player, walk

STEADY = 4  # one in so many choices of a stumbling bot is that of the rule of thumb
RINGS = 8  # one in so many moments, a clock that runs is up
MAY = 4  # one in so many moments, whoever may choose and need not is asked
SELDOM = 300  # one in so many choices, what thinks long is asked, too
ENOUGH, MOST = 100, 20  # choices at which a law asks, and plays, where they are short
PLAYS = 24  # that a search and a hint imagine


def stumbling(game: Game) -> Bot:
    """A bot that mostly does anything at all, and at times what is right."""

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        return at_random(view, options, rng) if rng.below(STEADY) else game.bot(view, options, rng)

    return choose


def mixed(game: Game, seats: int, rng: Rng) -> Player:
    """A bot of some sort in each seat."""
    sorts: list[Bot] = [game.bot, at_random, stumbling(game)]
    bots = [sorts[rng.below(len(sorts))] for _ in range(seats)]

    def play(state: Any, decision: Decision, rng: Rng) -> tuple[int, Action]:
        if decision.seat == CHANCE:
            return CHANCE, stack.sample(state, rng)
        clock = decision.of(CLOCK)
        if clock is not None and rng.below(RINGS) == 0:
            return CLOCK, clock.actions[0]
        for part in in_turn(decision):
            action = chosen(bots[part.seat], game.view(state, part.seat), options_of(part), rng)
            if action is not NOTHING:
                break
        return part.seat, action

    return play


def bots_answer(game: Game, seats: int, seed: int) -> None:
    """Whatever has been played before, bots, hints and chances answer, with something that is offered."""
    asked = 0
    for number in range(MOST):
        options = some_way(game, seats, seeded(f"ways {game.slug} {seats} {seed}", number))
        asked += everybody_answers(game, seats, f"{seed}/{number}", options, SELDOM)
        if asked >= ENOUGH:
            break


def everybody_answers(
    game: Game, seats: int, seed: object, options: dict[str, object], seldom: int, most: int = LIMIT
) -> int:
    """Play once, ask at each choice, what thinks long at one in so many; return at how many was asked."""
    rng, count = seeded(f"answers {game.slug} {seats} {seed}"), 0
    check = quick(game)
    for moment in walk(game, seats, f"answers {seed}", options, mixed(game, seats, rng)):
        for part in (moment.decision, *moment.decision.others):
            if part.seat < 0 or not (part.must or rng.below(MAY) == 0):
                continue
            count += 1
            if count > most:
                return most
            try:
                check(moment.state, part, rng)
                if rng.below(seldom) == 0:
                    thoughtful(game, moment.state, part, seats, rng)
            except Exception as error:
                why = str(error) if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}".rstrip(": ")
                where = game.write_state(moment.state)
                raise LawBroken(f"seat {part.seat} gets no answer at {where}: {why}", game.bot) from error
    return count


def quick(game: Game) -> Callable[[Any, Decision, Rng], None]:
    """Return what checks all that answers at once."""
    bots: dict[str, Bot] = {"bot": game.bot, "beginner": beginner(game)}
    if game.sharp is not None:
        bots["sharp"] = game.sharp
    if game.plan is not None:
        plan = game.plan
        bots["plan"] = lambda view, options, rng: plan(view, options, rng).actions[0]
    value = value_of(game)

    def check(state: Any, part: Decision, rng: Rng) -> None:
        view, options = game.view(state, part.seat), options_of(part)
        for name, bot in bots.items():
            offered(name, bot(view, options, rng), options)
        offered("rollout", game.rollout(game.glance(state, part.seat), options, rng), options)
        if value is not None and not 0 <= value(view) <= 1:
            raise LawBroken(f"the learnt chance to win is {value(view)}")
        if game.alike is not None:
            comes_to = game.alike(view)
            for option in options:
                hash(comes_to(option))
        for option in options:
            for ground in game.counsel(view, option):
                if not isfinite(ground.weight):
                    raise LawBroken(f"the counsel for {option} weighs {ground.weight}", game.counsel)

    return check


def thoughtful(game: Game, state: Any, part: Decision, seats: int, rng: Rng) -> None:
    """Check what imagines worlds: their likelihood, plans, searches, hints and chances."""
    view, options = game.view(state, part.seat), options_of(part)
    if game.likelihood is not None:
        likely = game.likelihood(view)(game.determinize(view, rng))
        if not (isfinite(likely) and likely >= 0):
            raise LawBroken(f"a world is likely by {likely}", game.likelihood)
    for plan in game.propose(view, options, rng) if game.propose is not None else []:
        offered("propose", plan[0], options)
    offered("search", searching(game, Budget(PLAYS))(view, options, rng), options)
    chance = think(game, view, options, seats, Slice([], 0, 1))
    if not isinstance(chance, Counted) or chance.worlds != 1:
        raise LawBroken("the chance to win is not counted")
    if is_worth_a_hint(game, view, options):
        for step in (Shortlist(0), Shortlist(PLAYS)):
            think(game, view, options, seats, step)


def offered(name: str, action: Action, options: list[Action]) -> None:
    """Check that what was chosen is offered."""
    if action not in options:
        raise LawBroken(f"{name} chose {action}, which is not offered")


def some_way(game: Game, seats: int, rng: Rng) -> dict[str, object]:
    """Return a way to play: any value of each option, as far as they go together; half of them are as usual."""
    chosen: dict[str, object] = {}
    for option in game.about.option:
        values: list[object] = [True, False] if isinstance(option.default, bool) else [*option.named()]
        if option.is_number:
            values += range(option.low, option.high + 1)
        value = values[rng.below(len(values))]
        if rng.below(2) and can_be_played(game, seats, {**chosen, option.id: value}):
            chosen[option.id] = value
    return chosen


def can_be_played(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Whether these options go together."""
    try:
        game.start(seats, options)
    except OptionError:
        return False
    return True
