"""Benchmark of environments: steps per second with mask and observation, next to well-known environments."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np

import coffret.env
from coffret.kernel.game import load
from coffret.lab.bench import form

MOST_SEATS = 4
COUNT = 64  # plays of a vector
TURNS = 6
HANABI = "hanabi_v5"
JOBS = min(os.cpu_count() or 1, COUNT)


class EnvSpeed(msgspec.Struct):
    """Steps per second of one game: all seats, one seat among random bots, and many plays at once."""

    seats: int
    aec: float
    single: float
    vector: float
    jobs: int
    shared: float  # the vector, shared among so many processes: by the clock, not of processor time
    times_hanabi: float | None  # the first of them, by turns with PettingZoo's Hanabi


class EnvBench(msgspec.Struct):
    """The figures of the box, and of known environments if their libraries are installed."""

    form: str
    known: dict[str, float]
    games: dict[str, EnvSpeed]


def measure(slugs: list[str], seconds: float, done: Callable[[str], None] = lambda slug: None) -> EnvBench:
    """Measure each game for about this many seconds; `done` is called with what has finished."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        known = known_speeds(seconds / 4)
        games = {}
        for slug in slugs:
            games[slug] = speed(slug, seconds / 4, known_env(HANABI) if "pettingzoo hanabi" in known else None)
            done(slug)
    return EnvBench(form(), known, games)


def speed(slug: str, seconds: float, hanabi: Any) -> EnvSpeed:
    """Measure one game."""
    seats = min(load(slug).about.seats[1], MOST_SEATS)
    aec, times = beside(hanabi, coffret.env.aec(slug, seats), seconds)
    single = single_steps(slug, seats, seconds)
    vector = vector_steps(slug, seats, seconds, 1, process_time)
    shared = vector_steps(slug, seats, seconds, JOBS, perf_counter)
    return EnvSpeed(seats, round(aec), round(single), round(vector), JOBS, round(shared), times)


def beside(known: Any, env: Any, seconds: float) -> tuple[float, float | None]:
    """Measure two environments by turns: both meet the same moments of a busy machine. Return rate and ratio."""
    rates: list[float] = []
    others: list[float] = []
    for _ in range(TURNS):
        rates.append(aec_steps(env, seconds / TURNS))
        if known is not None:
            others.append(aec_steps(known, seconds / TURNS))
    return sum(rates) / TURNS, round(sum(rates) / sum(others), 1) if others else None


def known_speeds(seconds: float) -> dict[str, float]:
    """Measure the libraries' own environments with the same loop as ours."""
    ways: dict[str, Callable[[], float]] = {
        "pettingzoo connect four": lambda: aec_steps(known_env("connect_four_v3"), seconds),
        "pettingzoo hanabi": lambda: aec_steps(known_env(HANABI), seconds),
        "openspiel hanabi": lambda: openspiel_steps("hanabi", seconds),
    }
    found: dict[str, float] = {}
    for name, way in ways.items():
        try:
            found[name] = round(way())
        except Exception:  # a library that is not installed, or lacks one of its own
            continue
    return found


def known_env(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def aec_steps(env: Any, seconds: float) -> float:
    """Play whole games at random, as in PettingZoo's documentation."""
    draw = Random(1).random
    env.reset(seed=0)
    steps = seed = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, late, _ = env.last()
            if over or late:
                env.step(None)
                continue
            env.step(drawn(seen["action_mask"], draw()))
            steps += 1
    return steps / spent


def drawn(mask: Any, chance: float) -> int:
    """Return one of the numbers that a mask offers. This takes little time: it is no part of what is measured."""
    offered = mask.view(np.bool_).nonzero()[0]
    return int(offered[int(chance * len(offered))])


def single_steps(slug: str, seats: int, seconds: float) -> float:
    """Step one seat of an environment created by name."""
    import gymnasium

    env: Any = gymnasium.make(f"coffret/{slug}-v0", seats=seats)
    draw = Random(1).random
    steps = seed = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        _, told = env.reset(seed=seed)
        seed += 1
        over = not told["action_mask"].any()
        while not over:
            _, _, over, _, told = env.step(drawn(told["action_mask"], draw()))
            steps += 1
    return steps / spent


def vector_steps(slug: str, seats: int, seconds: float, jobs: int, clock: Callable[[], float]) -> float:
    """Step many plays at once, choosing for all of them at once."""
    env = coffret.env.vector(slug, COUNT, seats, jobs=jobs)
    rng = np.random.default_rng(1)
    _, told = env.reset(seed=1)
    steps = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        mask = told["action_mask"].view(np.bool_)
        offered = np.flatnonzero(mask)
        places = np.searchsorted(offered, np.arange(COUNT + 1) * mask.shape[1])
        drawn = places[:-1] + (rng.random(COUNT) * np.diff(places)).astype(np.int64)
        chosen = np.append(offered, 0)[drawn] % mask.shape[1]  # where nothing is offered, anything will do
        _, _, _, _, told = env.step(chosen)
        steps += COUNT
    env.close()
    return steps / spent


def openspiel_steps(name: str, seconds: float) -> float:
    """Play whole games at random of one of OpenSpiel's own games."""
    pyspiel = import_module("pyspiel")
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    steps = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes())
                state.apply_action(numbers[int(np.searchsorted(np.cumsum(chances), rng.random() * sum(chances)))])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            offered = state.legal_actions()
            state.apply_action(offered[int(rng.integers(len(offered)))])
            steps += 1
    return steps / spent
