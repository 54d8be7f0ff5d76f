"""Benchmark of the box: decisions per second in random play on one core, next to a reference loop that runs in C."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

from coffret.bots.search import Budget, Search
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game, load, parts
from coffret.kernel.playout import options_of, play_on

MOST_SEATS = 6
POSITIONS = 24  # at which copy, view and determinize are timed
IMAGINED = 60  # plays for one choice
TURNS = 4  # in which random play and OpenSpiel's Hanabi are measured
NUMBERS = [(number * 7919) % 10007 for number in range(1000)]  # what the reference loop sorts


class Speed(msgspec.Struct):
    """The figures of one game."""

    seats: int
    decisions_per_second: float
    by_players: float  # the share of the decisions that players made
    times_hanabi: float | None  # decisions/s, by turns with OpenSpiel's Hanabi driven from Python, if that is installed
    copy_us: float
    view_us: float
    determinize_us: float
    thumb_us: float  # a choice by the rule of thumb, where there is one to make
    thumb_plays_per_second: float  # whole plays by rules of thumb
    imagined_per_second: float  # plays that search imagines, cut where the game has a horizon
    searches_per_second: float | None  # choices of a good bot, where it searches


class Bench(msgspec.Struct):
    """The figures of the box."""

    reference: float  # sorts of a thousand numbers in a second
    form: str
    games: dict[str, Speed]


def form() -> str:
    """Return whether the rules run compiled or interpreted."""
    return "interpreted" if Path(stack.__file__).suffix == ".py" else "compiled"


def measure(slugs: list[str], seconds: float, done: Callable[[str], None] = lambda slug: None) -> Bench:
    """Measure the reference and each game for about this many seconds; `done` is called with what has finished."""
    reference = per_second(lambda: sorted(NUMBERS), seconds / 4)
    speeds: dict[str, Speed] = {}
    for slug in slugs:
        speeds[slug] = speed(load(slug), seconds)
        done(slug)
    return Bench(round(reference), form(), speeds)


def speed(game: Game, seconds: float) -> Speed:
    """Measure one game with its maximum number of seats, up to six."""
    seats = min(game.about.seats[1], MOST_SEATS)
    rate, by_players, times = beside_hanabi(game, seats, seconds)
    found = positions(game, seats)
    rng = seeded("bench")
    part = seconds / 8
    imagined = imagined_plays(game, seats, part)
    thinks = game.about.thinks[0]
    return Speed(
        seats=seats,
        decisions_per_second=round(rate),
        by_players=round(by_players, 3),
        times_hanabi=times,
        copy_us=microseconds(lambda: each(found, stack.copy), part),
        view_us=microseconds(lambda: each(found, lambda s: game.view(s, 0)), part),
        determinize_us=microseconds(determinizer(game, found, rng), part),
        thumb_us=thumb_choice(game, seats, part),
        thumb_plays_per_second=round(per_second(lambda: thumb_play(game, seats, rng), part, 1), 2),
        imagined_per_second=round(imagined, 1),
        searches_per_second=round(imagined / thinks, 2) if thinks else None,
    )


def beside_hanabi(game: Game, seats: int, seconds: float) -> tuple[float, float, float | None]:
    """Play at random, by turns with OpenSpiel's Hanabi: both meet the same moments of a busy machine.

    Return decisions per second, the share of them that players made, and how many times those of Hanabi they are.
    """
    hanabi = import_module("pyspiel").load_game("hanabi") if find_spec("pyspiel") is not None else None
    decisions = by_chance = 0
    spent = others = 0.0
    for _ in range(TURNS):
        count, chance, took = random_play(game, seats, seconds / TURNS)
        decisions, by_chance, spent = decisions + count, by_chance + chance, spent + took
        others += random_spiel(hanabi, seconds / TURNS) if hanabi is not None else 0.0
    rate = decisions / spent
    return rate, 1 - by_chance / decisions, round(rate / (others / TURNS), 2) if others else None


def random_spiel(game: Any, seconds: float) -> float:
    """Play whole games of OpenSpiel at random; return decisions per second, chance included as in ours."""
    draw = Random(1)
    decisions, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds or not decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[draw.randrange(len(legal))])
            decisions += 1
    return decisions / max(spent, 1e-9)


def random_play(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play whole games at random; return the decisions, those by chance, and the processor time."""
    rng = seeded("bench")
    stack.playout(game.start(seats), rng)  # once unmeasured, so that caches are warm
    decisions = by_chance = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not decisions:
        count, chance = stack.playout(game.start(seats), rng)
        decisions += count
        by_chance += chance
    return decisions, by_chance, max(spent, 1e-9)


def positions(game: Game, seats: int) -> list[Any]:
    """Sample moments of random plays, from start to end."""
    rng = seeded("bench positions")
    length, _ = stack.playout(game.start(seats), rng)
    found: list[Any] = []
    for number in range(POSITIONS):
        state = game.start(seats)
        stack.playout(state, rng, limit=1 + number * length // POSITIONS)
        found.append(state)
    return found


def thumb_play(game: Game, seats: int, rng: Rng) -> None:
    """Play a whole game by rules of thumb."""
    play_on(game.start(seats), game.view, [game.bot] * seats, [rng] * seats, rng)


def thumb_choice(game: Game, seats: int, seconds: float) -> float:
    """Return the cost of a choice by the rule of thumb in microseconds, over whole plays.

    Every choice is made once: rules of thumb keep what they have reckoned in mind, and asked again they know it.
    """
    spent, count = 0.0, 0

    def choose(view: Any, options: list[Any], rng: Rng) -> Any:
        nonlocal spent, count
        begin = process_time()
        action = game.bot(view, options, rng)
        if len(options) > 1:
            spent += process_time() - begin
            count += 1
        return action

    rng = seeded("bench thumb")
    while spent < seconds or not count:
        play_on(game.start(seats), game.view, [choose] * seats, [rng] * seats, rng)
    return round(1e6 * spent / count, 2)


def imagined_plays(game: Game, seats: int, seconds: float) -> float:
    """Return how many plays search imagines in a second, at moments of plays by rules of thumb."""
    imagined, spent, number = 0, 0.0, 0
    while spent < seconds or not imagined:
        number += 1
        rng = seeded(f"bench search {number}")
        state = game.start(seats)
        play_on(state, game.view, [game.bot] * seats, [rng] * seats, rng, 10 * number % 100)
        choices = [part for part in parts(stack.decide(state)) if part.seat >= 0 and len(part.actions) > 1]
        if choices:
            begin = process_time()
            search = Search(game, game.view(state, choices[0].seat), options_of(choices[0]), rng)
            search.run(Budget(IMAGINED))
            spent += process_time() - begin
            imagined += search.playouts
    return imagined / max(spent, 1e-9)


def determinizer(game: Game, found: list[Any], rng: Rng) -> Callable[[], None]:
    """Return a function that draws a state from each view."""
    views = [game.view(state, 0) for state in found]
    return lambda: each(views, lambda view: game.determinize(view, rng))


def each(items: list[Any], step: Callable[[Any], Any]) -> None:
    for item in items:
        step(item)


def microseconds(batch: Callable[[], Any], seconds: float) -> float:
    """Return the cost per position of a batch."""
    return round(1e6 / (per_second(batch, seconds) * POSITIONS), 2)


def per_second(step: Callable[[], Any], seconds: float, at_a_time: int = 10) -> float:
    """Return how often a step runs per second of processor time."""
    step()
    count, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds or not count:
        for _ in range(at_a_time):
            step()
        count += at_a_time
    return count / max(spent, 1e-9)
