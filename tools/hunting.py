"""Running a game's tests against each of its mutants, in forks (see mutants.py)."""

from __future__ import annotations

import gc
import inspect
import mmap
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

import pytest

from coffret.kernel.game import load
from tools.mutating import Mutant, mutated_code

PATIENCE = 1.0  # seconds of work for each test, and ten times what it took on the unchanged rules
LONG = 2.0  # seconds: tests that take longer, with tracing, are not run for each mutant
MEMORY = 2**30  # bytes that a mutant may take in addition
BY_CHANCE = ("sample", "outcomes", "accepts")  # the functions of a chance step that a law puts to the test


class Hunt:
    """A pytest plugin: instead of running the tests once, it runs them against each mutant."""

    def __init__(self, slug: str, mutants: list[Mutant]) -> None:
        game = load(slug)
        self.rules = set(game.ledger.rules)
        self.laws = tuple(f"[{slug}-{seats}-chance_is_fair]" for seats in game.seat_counts)
        self.mutants = mutants
        self.files = {str(mutant.path) for mutant in mutants}
        self.reached: dict[tuple[str, int], set[int]] = defaultdict(set)  # by file and line: numbers of tests
        self.seconds: list[float] = []
        self.lawful: set[int] = set()  # numbers of the tests that are laws of chance
        self.kills: dict[tuple[Path, str], Counter[int]] = defaultdict(Counter)  # by file and function: of tests
        self.killer = mmap.mmap(-1, 4)  # the number of the test that failed, written in a fork
        self.caches: list[dict[Any, Any]] = []  # of the rules
        self.failed = False
        self.survivors: list[Mutant] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests that prove a rule, and of the laws the one for chance, since tests script their dice."""
        items[:] = [item for item in items if self.is_law(item) or self.proves_a_rule(item)]

    def is_law(self, item: pytest.Item) -> bool:
        return item.nodeid.endswith(self.laws)

    def proves_a_rule(self, item: pytest.Item) -> bool:
        if "test_contract" in item.nodeid:
            return False
        named = [value for value in parameters(item).values() if isinstance(value, str)]
        return item.get_closest_marker("rule") is not None or any(value in self.rules for value in named)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.caches = [cache for cache in dicts_in(self.files) if not cache]
        self.run_unchanged(session.items)
        if self.failed:
            raise session.Interrupted("the tests fail without any change")
        known = functions_in(self.files)
        gc.freeze()
        for number, mutant in enumerate(self.mutants, 1):
            if self.survives(session.items, mutant, known[str(mutant.path), mutant.function]):
                self.survivors.append(mutant)
                print(mutant, flush=True)
            if number % 100 == 0:
                print(f"{number} of {len(self.mutants)}", flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = True
            print(report.longreprtext)

    def run_unchanged(self, items: list[pytest.Item]) -> None:
        """Run every test once, and note which lines it reaches and how long it takes."""
        for number, item in enumerate(items):
            started = time.process_time()
            if self.is_law(item):
                self.lawful.add(number)
            self.forget()
            sys.settrace(self.tracer(number))
            self.run(item)
            sys.settrace(None)
            self.seconds.append(time.process_time() - started)

    def forget(self) -> None:
        """Empty what the rules keep: a list that was made once hides the lines that make it."""
        for cache in self.caches:
            cache.clear()

    def tracer(self, number: int) -> Callable[[FrameType, str, Any], Any]:
        """Notes the lines of the rules that a test reaches; of a law only those that draw or list by chance."""
        drawing = number not in self.lawful  # whether lines count just now

        def trace(frame: FrameType, event: str, arg: Any) -> Any:
            if frame.f_code.co_filename not in self.files or not (drawing or frame.f_code.co_name in BY_CHANCE):
                return None
            self.reached[frame.f_code.co_filename, frame.f_lineno].add(number)
            return trace_draw if not drawing else trace

        def trace_draw(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal drawing
            drawing = event != "return"
            self.reached[frame.f_code.co_filename, frame.f_lineno].add(number)
            return trace_draw

        return trace

    def tests_of(self, mutant: Mutant) -> list[int]:
        """The tests that reach the changed line, the best killers first; a long test only where no other does."""
        numbers = set[int]().union(*[self.reached[str(mutant.path), line] for line in mutant.lines])
        quick = [number for number in numbers if self.seconds[number] < LONG or number in self.lawful]
        kills = self.kills[mutant.path, mutant.function]
        return sorted(quick or numbers, key=lambda number: (-kills[number], self.seconds[number]))

    def survives(self, items: list[pytest.Item], mutant: Mutant, function: FunctionType) -> bool:
        """Whether no test fails on the changed rules. One that runs into a loop without end does."""
        kills = self.kills[mutant.path, mutant.function]
        child = os.fork()
        if child == 0:
            os._exit(self.attack(items, mutant, function, self.tests_of(mutant)))
        _, status = os.waitpid(child, 0)
        if status != 0:
            kills[int.from_bytes(self.killer[:4], "big")] += 1
        return status == 0

    def attack(self, items: list[pytest.Item], mutant: Mutant, function: FunctionType, numbers: list[int]) -> int:
        """In the fork: change the rules and run tests until one fails."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        try:
            function.__code__ = mutated_code(mutant)
            self.forget()
            for number in numbers:
                self.killer[:4] = number.to_bytes(4, "big")
                signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * self.seconds[number])
                self.run(items[number])
                if self.failed:
                    return 1
        except BaseException:
            return 1
        return 0

    def run(self, item: pytest.Item) -> None:
        """Run one test; without the ceremony of pytest if it needs no fixtures."""
        given = parameters(item)
        if not isinstance(item, pytest.Function) or set(inspect.signature(item.obj).parameters) - set(given):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            return
        try:
            item.obj(**given)
        except pytest.skip.Exception:
            return
        except Exception as error:
            self.failed = True
            print(f"{item.nodeid}: {error!r}")


def parameters(item: pytest.Item) -> dict[str, Any]:
    """What a test is called with by `parametrize`."""
    callspec = getattr(item, "callspec", None)
    return callspec.params if callspec is not None else {}


def functions_in(files: set[str]) -> dict[tuple[str, str], FunctionType]:
    """The functions that come from some files, wherever they are held now."""
    return {
        (function.__code__.co_filename, function.__code__.co_qualname): function
        for function in gc.get_objects()
        if isinstance(function, FunctionType) and function.__code__.co_filename in files
    }


def dicts_in(files: set[str]) -> list[dict[Any, Any]]:
    """The dictionaries that modules keep."""
    modules = [module for module in sys.modules.values() if getattr(module, "__file__", None) in files]
    return [value for module in modules for value in vars(module).values() if isinstance(value, dict)]
