"""Break the rules of a game one by one, and see whether its tests notice.

python tools/mutants.py a-team                     every mutant of the game's rules
python tools/mutants.py a-team --sample 200        so many of them, drawn with --seed
python tools/mutants.py a-team --file turn.py      those of one module
python tools/mutants.py a-team --part 2/5          every fifth of them, beginning with the second
python tools/mutants.py a-team --again LOG         those that an earlier run listed in its output
python tools/mutants.py a-team --least 95          fail if less than so many percent are killed

A mutant is the rules with one small change: another comparison, a number one higher or lower, `and` for `or`, a
statement or the condition of a comprehension left out, another value returned. The tests are those that are marked
with a rule (`@rule`, or a rule's id among the parameters), and the law of chance, since tests script their dice. They
run once to learn which of them reach which line; then each mutant gets a fork of this process, in which the tests that
reach the changed line run, the best killers first, until one fails.

What only tells of a step (`s.tell(...)`, `if s.heard is not None`, `tell_use(...)`) and what only guards types
(`assert`) is not changed: the golden plays read the former word by word. Changes that make no difference are listed
with the reason in tests/games/NAME/equivalent.toml; one that a test does notice, or that no longer exists, is an error.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import inspect
import mmap
import os
import random
import re
import resource
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from coffret.kernel.game import load
from coffret.lab.statistics import wilson

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1.0  # seconds of work for each test, and ten times what it took on the unchanged rules
LONG = 2.0  # seconds: tests that take longer, with tracing, are not run for each mutant
MEMORY = 2**30  # bytes that a mutant may take in addition
BY_CHANCE = ("sample", "outcomes", "accepts")  # the functions of a chance step that a law puts to the test
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


# Making mutants


class Place(NamedTuple):
    """Where a node hangs in the tree: in a field of another one, or in a list that is one."""

    owner: ast.AST
    field: str
    number: int | None

    def put(self, node: ast.AST) -> None:
        if self.number is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.number] = node


class Mutant:
    """One change: of which line of which function, and what becomes of it."""

    def __init__(self, path: Path, function: str, top: ast.stmt, line: ast.stmt, place: Place, change: ast.AST) -> None:
        self.path = path
        self.function = function  # its qualified name
        self.top = top  # the function or class of the module
        self.place = place
        self.change = change
        header = line.body[0].lineno - 1 if isinstance(line, ast.If | ast.For | ast.While) else line.end_lineno
        self.lines = range(line.lineno, max(line.lineno, header or 0) + 1)
        self.before = self.after = ""

    def key(self) -> tuple[str, str, str, str]:
        """What tells this mutant from all others, wherever its line moves to."""
        return self.path.name, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.lines[0]}, {self.function}:{self.text()}"

    def text(self) -> str:
        return f"\n    {self.before}\n      -> {self.after}"

    def is_in(self, log: str) -> bool:
        """Whether an earlier run listed this mutant, wherever its line was then."""
        listed = rf"{re.escape(self.path.name)}:\d+, {re.escape(self.function + ':' + self.text())}$"
        return re.search(listed, log, re.MULTILINE) is not None


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines, each once."""
    made: set[tuple[str, str, str, str]] = set()
    for top in ast.parse(path.read_text(encoding="utf-8")).body:
        for function, name in functions(top, ""):
            equalities = {pair_of(node) for node in ast.walk(function) if is_equality(node)}
            for line, place, node in changeable(function):
                before = text_of(line)
                for change in changes(node, equalities):
                    mutant = Mutant(path, name, top, line, place, ast.copy_location(change, node))
                    place.put(mutant.change)
                    mutant.before, mutant.after = before, text_of(change if node is line else line)
                    place.put(node)
                    if mutant.key() not in made:
                        made.add(mutant.key())
                        yield mutant


def text_of(line: ast.AST) -> str:
    """A statement in one line, without what it holds."""
    if isinstance(line, ast.If | ast.For | ast.While):
        line = copy.copy(line)
        line.body, line.orelse = [], []
    return ast.unparse(ast.fix_missing_locations(line)).strip()


def functions(node: ast.AST, prefix: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions and methods of a module with their qualified names."""
    if isinstance(node, ast.FunctionDef):
        yield node, prefix + node.name
    elif isinstance(node, ast.ClassDef):
        for child in node.body:
            yield from functions(child, f"{prefix}{node.name}.")


def changeable(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, Place, ast.AST]]:
    """The nodes that may be changed, each with its line and place."""
    spared = {node for part in ast.walk(function) for node in spared_in(part)}

    def inside(line: ast.stmt, place: Place, node: ast.AST) -> Iterator[tuple[ast.stmt, Place, ast.AST]]:
        if node in spared:
            return
        line = node if isinstance(node, ast.stmt) else line
        yield line, place, node
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.AST):
                yield from inside(line, Place(node, field, None), value)
            elif isinstance(value, list):
                for number, child in enumerate(value):
                    if isinstance(child, ast.AST):
                        yield from inside(line, Place(node, field, number), child)

    for number, line in enumerate(function.body):
        yield from inside(line, Place(function, "body", number), line)


def spared_in(node: ast.AST) -> Iterator[ast.AST]:
    """What is not changed: docstrings, assertions, annotations, shared weights, and what only tells."""
    match node:
        case ast.Assert() | ast.Expr(value=ast.Constant()):
            yield node
        case ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.ListComp(elt=ast.Tuple(elts=[ast.Constant() as weight, *_])):
            yield weight  # all outcomes weigh the same
        case ast.If(test=test, body=body) if "heard" in ast.unparse(test):
            yield from (test, *body)
        case ast.If(body=body, orelse=[]) if all(map(only_tells, body)):
            yield node
        case ast.stmt() if only_tells(node):
            yield node


def only_tells(node: ast.AST) -> bool:
    """Whether a statement tells an event and does nothing else."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name))):
            return name == "tell" or name.startswith("tell_")
    return False


def changes(node: ast.AST, equalities: set[frozenset[str]]) -> Iterator[ast.AST]:
    """What a node can be changed to. Of two values whose equality is asked too, the order is reversed."""
    match node:
        case ast.Compare(ops=[ast.Lt() | ast.Gt() as order], left=left, comparators=[right]) if (
            pair_of(node) in equalities
        ):
            yield ast.Compare(left, [ast.Gt() if isinstance(order, ast.Lt) else ast.Lt()], [right])
        case ast.Compare(ops=operators):
            for number, operator in enumerate(operators):
                changed = copy.copy(node)
                changed.ops = [*operators[:number], SWAPPED[type(operator)](), *operators[number + 1 :]]
                yield changed
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=ast.Add() | ast.Sub(), left=left, right=right):
            yield ast.BinOp(left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), right)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(value=ast.Tuple(elts=[_, *_])):
            yield ast.Return(ast.Tuple([], ast.Load()))
        case ast.Return(value=ast.BoolOp() | ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]) as value):
            yield ast.Return(ast.UnaryOp(ast.Not(), value))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.If(test=ast.Call() | ast.Name() | ast.Attribute() | ast.Subscript() as test):
            changed_if = copy.copy(node)
            changed_if.test = ast.UnaryOp(ast.Not(), test)
            yield changed_if
        case ast.comprehension(ifs=[_, *_] as tests):
            for number, test in enumerate(tests):
                rest = [*tests[:number], *tests[number + 1 :]]
                yield ast.comprehension(node.target, node.iter, rest, node.is_async)
                if isinstance(test, ast.Call | ast.Name | ast.Attribute):
                    denied = [*rest, ast.UnaryOp(ast.Not(), test)]
                    yield ast.comprehension(node.target, node.iter, denied, node.is_async)


def is_equality(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq)


def pair_of(node: ast.AST) -> frozenset[str]:
    """What a comparison compares, in either order."""
    assert isinstance(node, ast.Compare)
    return frozenset(ast.unparse(part) for part in (node.left, *node.comparators))


def mutated_code(mutant: Mutant) -> CodeType:
    """The changed function, compiled. The tree stays changed: this is done in a fork."""
    mutant.place.put(mutant.change)
    module = ast.fix_missing_locations(ast.Module([mutant.top], []))
    code = compile(module, str(mutant.path), "exec", dont_inherit=True)
    return next(code for code in codes_in(code) if code.co_qualname == mutant.function)


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


# The command


class Equivalent(NamedTuple):
    """A change that makes no difference, as it is listed."""

    file: str
    function: str
    line: str
    becomes: str
    why: str


def equivalents(name: str) -> list[Equivalent]:
    """The listed changes of a game."""
    path = ROOT / "tests" / "games" / name / "equivalent.toml"
    if not path.exists():
        return []
    return [Equivalent(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["change"]]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the rules of a game one by one: do its tests notice?")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn; all if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="2/5: every fifth of them, beginning with the second")
    parser.add_argument("--again", type=Path, help="only those that this output of an earlier run lists")
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
    hunt = Hunt(asked.game, chosen(asked, mutants))
    tests = [str(ROOT / "tests" / "games" / name), str(ROOT / "tests" / "test_contract.py")]
    pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], [hunt])
    if hunt.failed or not hunt.kills:
        print("the tests cannot be run, or fail without any change")
        return 2
    return report(asked, hunt, mutants, equivalents(name))


def chosen(asked: argparse.Namespace, mutants: list[Mutant]) -> list[Mutant]:
    """Those of all mutants that are asked for."""
    if asked.sample:
        drawn = random.Random(asked.seed).sample(range(len(mutants)), min(asked.sample, len(mutants)))
        mutants = [mutants[number] for number in sorted(drawn)]
    if asked.again:
        log = asked.again.read_text(encoding="utf-8")
        mutants = [mutant for mutant in mutants if mutant.is_in(log)]
    first, step = map(int, asked.part.split("/"))
    return mutants[first - 1 :: step]


def report(asked: argparse.Namespace, hunt: Hunt, all_mutants: list[Mutant], listed: list[Equivalent]) -> int:
    """Say how many were killed, and what is wrong."""
    equal = {entry[:4] for entry in listed}
    alive = [mutant for mutant in hunt.survivors if mutant.key() not in equal]
    counted = len([mutant for mutant in hunt.mutants if mutant.key() not in equal])
    killed = counted - len(alive)
    share = 100 * killed / counted if counted else 100.0
    low, high = wilson(killed, counted) if counted else (0.0, 1.0)
    interval = f" ({100 * low:.1f}-{100 * high:.1f})" if asked.sample or asked.part != "1/1" else ""
    spared = len(hunt.mutants) - counted
    print(
        f"\n{asked.game}: {killed} of {counted} mutants killed, {share:.1f} %{interval}; {spared} more are equivalent"
    )
    wrong = errors_in_list(asked, hunt, all_mutants, listed)
    for line in wrong:
        print(line)
    return 0 if share >= asked.least and not wrong else 1


def errors_in_list(
    asked: argparse.Namespace, hunt: Hunt, all_mutants: list[Mutant], listed: list[Equivalent]
) -> list[str]:
    """Listed changes that cannot be made, or that a test notices."""
    possible = {mutant.key() for mutant in all_mutants}
    tried = {mutant.key() for mutant in hunt.mutants}
    alive = {mutant.key() for mutant in hunt.survivors}
    wrong = []
    for entry in listed:
        if asked.file not in ("", entry.file):
            continue
        if entry[:4] not in possible:
            wrong.append(f"no such change: {entry}")
        elif entry[:4] in tried - alive:
            wrong.append(f"not equivalent, a test notices: {entry}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
