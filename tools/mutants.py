"""Break the rules of a game one by one, and see whether its tests notice.

python tools/mutants.py a-team                     every mutant of the game's rules
python tools/mutants.py a-team --sample 200        so many of them, drawn with --seed
python tools/mutants.py a-team --file turn.py      those of one module
python tools/mutants.py a-team --least 95          fail if less than so many percent are killed

A mutant is the rules with one small change: another comparison, a number one higher or lower, `and` for `or`, a
statement left out, another value returned. The tests are collected once and run once, to learn which of them enter
which function; then each mutant gets a fork of this process, in which the tests that enter the changed function run,
the quickest first, until one fails. What only tells of a step (`if s.heard is not None`) and what only guards types
(`assert`) is not changed: the golden plays read the former word by word.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from coffret.kernel.game import load

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 10.0  # seconds, and twice as long as the tests took on the unchanged rules
SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant:
    """One change: the node it replaces in which function of which file, by what."""

    def __init__(self, path: Path, function: str, node: ast.AST, change: ast.AST, what: str) -> None:
        self.path = path
        self.function = function
        self.node = node
        self.change = change
        self.what = what

    def __str__(self) -> str:
        line = getattr(self.node, "lineno", 0)
        return f"{self.path.relative_to(ROOT)}:{line}: {self.what} (in {self.function})"


# Making mutants


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function, name in functions(tree, ""):
        for node in changeable(function.body):
            for change, what in changes(node):
                yield Mutant(path, name, node, change, what)


def functions(node: ast.AST, prefix: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions and methods of a module with their qualified names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child, prefix + child.name
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")


def changeable(nodes: list[Any]) -> Iterator[ast.AST]:
    """The nodes that may be changed: not docstrings, assertions, annotations, or what only tells."""
    for node in nodes:
        if isinstance(node, ast.Assert) or is_docstring(node):
            continue
        if isinstance(node, ast.If) and "heard" in ast.unparse(node.test):
            if " and " not in ast.unparse(node.test):
                yield from changeable(node.orelse)
            continue
        yield node
        if isinstance(node, ast.ListComp) and isinstance(node.elt, ast.Tuple):
            yield from changeable([*node.elt.elts[1:], *node.generators])  # a weight that all outcomes share
        else:
            annotation = getattr(node, "annotation", None)
            yield from changeable([child for child in ast.iter_child_nodes(node) if child is not annotation])


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What a node can be changed to, and how to say it."""
    match node:
        case ast.Compare(ops=[operator]):
            changed = copy.copy(node)
            changed.ops = [SWAPPED[type(operator)]()]
            yield changed, said(node, changed)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value), f"{value} becomes {not value}"
        case ast.Constant(value=int(value)):
            for other in (value + 1, value - 1):
                yield ast.Constant(other), f"{value} becomes {other}"
        case ast.BoolOp(op=operator):
            changed_bool = copy.copy(node)
            changed_bool.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield changed_bool, said(node, changed_bool)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand, said(node, operand)
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            changed_sum = copy.copy(node)
            changed_sum.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield changed_sum, said(node, changed_sum)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass(), f"left out: {ast.unparse(node)[:70]}"
        case ast.Return(value=ast.Tuple(elts=[_, *_])):
            yield ast.Return(ast.Tuple([], ast.Load())), f"{ast.unparse(node)[:70]} becomes return ()"
        case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()) as value):
            yield ast.Return(ast.UnaryOp(ast.Not(), value)), f"{ast.unparse(node)[:70]} becomes its opposite"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body), f"{ast.unparse(node)[:70]} the other way round"
        case ast.If(test=ast.Call() as test):
            changed_if = copy.copy(node)
            changed_if.test = ast.UnaryOp(ast.Not(), test)
            yield changed_if, f"if not {ast.unparse(test)[:60]}"


def said(node: ast.AST, changed: ast.AST) -> str:
    return f"{ast.unparse(node)[:60]} becomes {ast.unparse(ast.fix_missing_locations(changed))[:60]}"


class Replace(ast.NodeTransformer):
    """The tree with one node replaced."""

    def __init__(self, mutant: Mutant) -> None:
        self.place = where(mutant.node)
        self.change = mutant.change

    def visit(self, node: ast.AST) -> Any:
        if where(node) == self.place:
            return ast.copy_location(self.change, node)
        return self.generic_visit(node)


def where(node: ast.AST) -> tuple[Any, ...]:
    """A node's kind and place in the source, which tell it from all others."""
    names = ("lineno", "col_offset", "end_lineno", "end_col_offset")
    return (type(node), *[getattr(node, name, None) for name in names])


def mutated_code(mutant: Mutant) -> CodeType:
    """The changed function, compiled."""
    tree = Replace(mutant).visit(ast.parse(mutant.path.read_text(encoding="utf-8")))
    module = compile(ast.fix_missing_locations(tree), str(mutant.path), "exec")
    return next(code for code in codes_in(module) if code.co_qualname == mutant.function)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


# Running tests


class Hunt:
    """A pytest plugin: instead of running the tests once, it runs them against each mutant."""

    def __init__(self, slug: str, mutants: list[Mutant]) -> None:
        self.law = f"[{slug}-{load(slug).seat_counts[-1]}-chance_is_fair]"
        self.mutants = mutants
        self.files = {str(mutant.path) for mutant in mutants}
        self.entered: dict[tuple[str, str], list[int]] = defaultdict(list)  # by file and function: numbers of tests
        self.seconds: list[float] = []
        self.failed = False
        self.survivors: list[Mutant] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the laws only the one for chance, since tests script their dice; the game's own tests all."""
        items[:] = [item for item in items if "test_contract" not in item.nodeid or self.law in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.run_unchanged(session)
        if self.failed:
            raise session.Interrupted("the tests fail without any change")
        known = functions_in(self.files)
        for number, mutant in enumerate(self.mutants, 1):
            lives = self.survives(session, mutant, known.get((str(mutant.path), mutant.function)))
            if lives:
                self.survivors.append(mutant)
                print(f"alive: {mutant}", flush=True)
            if number % 25 == 0:
                print(f"{number} of {len(self.mutants)}", flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def run_unchanged(self, session: pytest.Session) -> None:
        """Run every test once, and note which functions it enters and how long it takes."""
        for number, item in enumerate(session.items):
            seen: set[tuple[str, str]] = set()

            def note(frame: Any, event: str, arg: Any, seen: set[tuple[str, str]] = seen) -> None:
                if event == "call" and frame.f_code.co_filename in self.files:
                    seen.add((frame.f_code.co_filename, frame.f_code.co_qualname))

            started = time.perf_counter()
            sys.setprofile(note)
            run(item)
            sys.setprofile(None)
            self.seconds.append(time.perf_counter() - started)
            for function in seen:
                self.entered[function].append(number)

    def survives(self, session: pytest.Session, mutant: Mutant, function: FunctionType | None) -> bool:
        """Whether no test fails on the changed rules. One that runs into a loop without end does."""
        numbers = sorted(self.entered[str(mutant.path), mutant.function], key=lambda number: self.seconds[number])
        if function is None or not numbers:
            return True
        child = os.fork()
        if child == 0:
            os._exit(self.attack(session, mutant, function, numbers))
        deadline = time.monotonic() + PATIENCE + 2 * sum(self.seconds[number] for number in numbers)
        while time.monotonic() < deadline:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                return status == 0
            time.sleep(0.005)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return False

    def attack(self, session: pytest.Session, mutant: Mutant, function: FunctionType, numbers: list[int]) -> int:
        """In the fork: change the rules and run tests until one fails."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            function.__code__ = mutated_code(mutant)
            for number in numbers:
                run(session.items[number])
                if self.failed:
                    return 1
        except BaseException:
            return 1
        return 0


def run(item: pytest.Item) -> None:
    """Run one test with its fixtures."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def functions_in(files: set[str]) -> dict[tuple[str, str], FunctionType]:
    """The functions that come from some files, wherever they are held now."""
    return {
        (function.__code__.co_filename, function.__code__.co_qualname): function
        for function in gc.get_objects()
        if isinstance(function, FunctionType) and function.__code__.co_filename in files
    }


# The command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the rules of a game one by one: do its tests notice?")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn; all if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="", help="only this module of the rules")
    parser.add_argument("--least", type=float, default=0, help="percent that must be killed")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    name = asked.game.replace("-", "_")
    folder = Path(str(importlib.import_module(f"coffret.games.{name}").__file__)).parent / "rules"
    modules = sorted(path for path in folder.glob("*.py") if path.name == (asked.file or path.name))
    mutants = [mutant for path in modules for mutant in mutants_of(path)]
    if not mutants:
        print(f"there are no rules to change in {folder}")
        return 2
    drawn = sorted(random.Random(asked.seed).sample(range(len(mutants)), min(asked.sample, len(mutants))))
    chosen = [mutants[number] for number in drawn] if asked.sample else mutants
    hunt = Hunt(asked.game, chosen)
    tests = [str(ROOT / "tests" / "games" / name), str(ROOT / "tests" / "test_contract.py")]
    status = pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], [hunt])
    if hunt.failed and not hunt.survivors:
        return int(status) or 2
    killed = len(chosen) - len(hunt.survivors)
    share = 100 * killed / len(chosen)
    print(
        f"\n{asked.game}: {killed} of {len(chosen)} mutants killed, {share:.1f} %, of {len(mutants)} that can be made"
    )
    for mutant in hunt.survivors:
        print(f"  {mutant}")
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
