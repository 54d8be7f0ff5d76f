"""What luck did in a play: what came about by chance or came to light after each act, and how likely that was."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.bots.futures import outset
from coffret.bots.search import horizon
from coffret.bots.value import value_of
from coffret.bots.worlds import numbered
from coffret.kernel import stack
from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.playout import ENDLESS, options_of, play_on
from coffret.kernel.stack import CHANCE, Action, Chance, Event
from coffret.kernel.table import Table
from coffret.kernel.words import verb

OUTCOMES = 1296  # of chance that are looked through, at most: four dice
REVEALED = 200  # worlds in which it is looked what an act would have brought to light
DECIDES = ("triumph", "blow")


class Act(msgspec.Struct):
    """An act of a seat, with what it knew and could do, what chance made of it, and what it knew then."""

    entry: int  # its number in the log
    seat: int
    view: Any
    options: list[Action]
    chosen: Action
    is_choice: bool  # whether there was something to choose
    told: list[list[Event]] = []  # by entry from its own on, as the seat is told it
    rolls: bool = False  # whether chance has a part in it
    until: int = 0  # the entry of the next act, or the end of the log
    after: Any = None  # what the seat knows then
    after_options: list[Action] = []
    ended: float | None = None  # if the play is over then: whether it won


def given_up(table: Table) -> int | None:
    """Return the entry by which the players began to give a play up that ended so, without what they answered."""
    wish, outcome = table.game.about.gives_up, table.outcome
    if not wish or outcome is None or outcome.winners:
        return None
    answers = range(max(table.history.begin_at, len(table.log) - 1 - table.seats), len(table.log))
    return next((index for index in reversed(answers) if verb(type(table.log[index].action)) == wish), None)


def acts(table: Table) -> list[Act]:
    """Return what the players did, in order, without what they only said, and before they gave it up."""
    game, history = table.game, table.history
    state, found = history.first(), list[Act]()
    last: Act | None = None
    until = given_up(table)
    end = len(table.log) if until is None else until
    for index in range(history.begin_at, end):
        entry = table.log[index]
        if entry.seat >= 0:
            close(game, last, state, index)
            last = begin(game, state, index, entry.action, entry.seat)
            found += [last] if last is not None else []
        events = stack.apply_aloud(state, entry.action, entry.seat)
        if last is not None:
            last.told.append([event.seen_by(last.seat) for event in events])
            last.rolls = last.rolls or entry.seat == CHANCE
    close(game, last, state, end)
    return found


def begin(game: Game, state: Any, index: int, action: Action, seat: int) -> Act | None:
    """Return an act, unless it is mere talk."""
    decision = stack.decide(state)
    part = decision.of(seat) if decision is not None else None
    if part is None or game.is_talk(action):
        return None
    options = options_of(part)
    return Act(index, seat, game.view(state, seat), options, action, len(options) > 1)


def close(game: Game, act: Act | None, state: Any, until: int) -> None:
    """Note what a seat knows when chance has done its part."""
    if act is None:
        return
    act.until, act.after = until, game.view(state, act.seat)
    decision = stack.decide(state)
    part = decision.of(act.seat) if decision is not None else None
    act.after_options = options_of(part) if part is not None else []
    act.ended = float(act.seat in state.outcome.winners) if state.outcome is not None else None


def estimate(game: Game, view: Any, choice: Action | None, plays: int) -> float:
    """Estimate how likely a seat is to win, with the learnt value of the game if it has one."""
    value = value_of(game) if game.about.horizon else None
    time, turns = horizon(game, view.seat) if value is not None else (None, ENDLESS)
    world, total, players = numbered(game, view), 0.0, [game.rollout] * game.about.seats[1]
    for number in range(plays):
        state, (one, other) = world(number)
        state = stack.copy(state)
        passed = outset(state, view.seat, choice)
        sources = [Rng(one, other, seat) for seat in range(len(players))]
        play_on(state, game.glance, players, sources, Rng(other, one, 0), ENDLESS, passed, time, turns)
        if state.outcome is None and value is not None:
            total += value(game.glance(state, view.seat))
        elif state.outcome is not None:
            total += view.seat in state.outcome.winners
    return total / plays


# What was told, and how likely it was


def weight(game: Game, event: Event) -> int:
    """How much an event decides, as its game stages it."""
    moment = game.moment(event)
    return 0 if moment is None or not moment.tone else 2 if moment.tone in DECIDES else 1


def is_lucky(game: Game, act: Act) -> bool:
    """Whether chance has a part in what followed, or something that matters came to light."""
    return act.rolls or any(weight(game, event) for events in act.told for event in events)


def told_at(game: Game, act: Act) -> int:
    """Return the entry that told what matters most; if nothing is staged, the last that chance decided."""
    weights = [max([weight(game, event) for event in events], default=0) for events in act.told]
    if max(weights, default=0):
        return act.entry + weights.index(max(weights))
    return max([place for place, events in enumerate(act.told) if events], default=0) + act.entry


def odds_of(table: Table, act: Act, at: int) -> float:
    """How likely it was that an entry would tell what it told: by the rules, or by what the seat knew; 0: unknown."""
    game, told = table.game, act.told[at - act.entry]
    wanted = heart(game, told)
    if not wanted:
        return 0.0
    if at == act.entry:
        world = numbered(game, act.view)
        states = [stack.copy(world(number)[0]) for number in range(REVEALED)]
        heard = [stack.apply_aloud(state, act.chosen, act.seat) for state in states]
        same = [heart(game, [event.seen_by(act.seat) for event in events]) == wanted for events in heard]
        return sum(same) / REVEALED
    state = table.history.at(at)
    frame = state.stack[-1]
    outcomes = frame.outcomes(state) if isinstance(frame, Chance) else []
    if not 0 < len(outcomes) <= OUTCOMES:
        return 0.0
    likely = 0
    for often, outcome in outcomes:
        events = stack.apply_aloud(stack.copy(state), outcome, CHANCE)
        if heart(game, [event.seen_by(act.seat) for event in events]) == wanted:
            likely += often
    return likely / sum(often for often, _ in outcomes)


def heart(game: Game, events: list[Event]) -> list[Any]:
    """Return what is staged as good or bad. Of all else every outcome is as rare, so that its odds say nothing."""
    return [(event.name, moment.tone) for event in events if (moment := game.moment(event)) and moment.tone]
