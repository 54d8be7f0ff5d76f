"""The mutants of a module: the same functions with one small change each (see mutants.py)."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
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
