"""Check the sources: attributes set outside `__init__`, and names that cannot be written in notation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from coffret.kernel.stack import Action, State, Struct
from coffret.kernel.values import Value, parameters
from coffret.kernel.words import Copies, Kind, Many, Names
from coffret.testing.checks.faults import Fault, Place, in_file, of_class, python_files, shown
from coffret.testing.checks.project import Project

ATTRIBUTES, NOTATION = "attributes", "notation"
OF_THE_KERNEL = {"stack", "outcome", "heard", "facts"}
Declared = dict[str, set[str]]  # class -> attributes that its __init__ sets, or a base of it


def faults(project: Project) -> Iterator[Fault]:
    """Yield the faults that can be found without playing."""
    values = {name for name, kind in project.game.kinds.items() if issubclass(kind, Value)}
    changing = {name for name, kind in project.game.kinds.items() if issubclass(kind, State | Struct)}
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in python_files(project.folder)}
    declared = declarations(trees, values)
    for path, tree in trees.items():
        yield from assigned(path, tree, declared, changing)
    yield from names(project)
    yield from unworded_arguments(project)


def declarations(trees: dict[Path, ast.Module], values: set[str]) -> Declared:
    """Map each value class to its attributes."""
    classes = {
        node.name: node
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in values
    }
    found: Declared = {}

    def attributes(name: str) -> set[str]:
        if name not in found:
            node = classes[name]
            bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
            own = {target.attr for part in node.body if is_init(part) for target in set_on(part, {"self"})}
            level = {target.id for part in node.body for target in names_set(part)}
            found[name] = own.union(level, OF_THE_KERNEL, *[attributes(base) for base in bases if base != name])
        return found[name]

    for name in classes:
        attributes(name)
    return found


def assigned(path: Path, tree: ast.Module, declared: Declared, changing: set[str]) -> Iterator[Fault]:
    """Yield attributes set on a value that its `__init__` does not define."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in declared:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name != "__init__":
                    yield from undeclared(path, part, {"self": node.name}, declared)
        if isinstance(node, ast.FunctionDef):
            yield from undeclared(path, node, kinds_of(node, changing), declared)


def undeclared(path: Path, node: ast.FunctionDef, kinds: dict[str, str], declared: Declared) -> Iterator[Fault]:
    for target in set_on(node, set(kinds)):
        assert isinstance(target.value, ast.Name)
        kind = kinds[target.value.id]
        if target.attr not in declared.get(kind, {target.attr}):
            what = f"{kind}.{target.attr} is set here, and {kind}.__init__ does not have it: copies and saves lose it"
            todo = f"Set self.{target.attr} in {kind}.__init__, with its type."
            yield Fault(ATTRIBUTES, Place(shown(path), target.lineno), what, todo)


def kinds_of(node: ast.FunctionDef, known: set[str]) -> dict[str, str]:
    """Return the names in a function that hold a state or a part of one, by annotation or construction."""
    found: dict[str, str] = {}
    for arg in [*node.args.args, *node.args.kwonlyargs]:
        if isinstance(arg.annotation, ast.Name) and arg.annotation.id in known:
            found[arg.arg] = arg.annotation.id
    for part in ast.walk(node):
        match part:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=kind))) if kind in known:
                found[name] = kind
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id=kind)) if kind in known:
                found[name] = kind
    return found


def set_on(node: ast.AST, holders: set[str]) -> Iterator[ast.Attribute]:
    """Yield the attributes of these names that are set below a node."""
    for part in ast.walk(node):
        match part:
            case ast.Attribute(value=ast.Name(id=name), ctx=ast.Store()) if name in holders:
                yield part


def names_set(node: ast.AST) -> Iterator[ast.Name]:
    """Yield the names that a statement of a class body sets."""
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from (target for target in targets if isinstance(target, ast.Name))


def is_init(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def names(project: Project) -> Iterator[Fault]:
    """Yield vocabulary ids that are ambiguous or would be parsed as something else."""
    for attribute, kind in project.game.vocabulary.kinds.items():
        ids = ids_of(kind)
        place = in_file(project.folder / "__init__.py", rf'"{attribute}"')
        for id in sorted({id for id in ids if ids.count(id) > 1}):
            yield Fault(NOTATION, place, f'"{attribute}" has the id {id} twice', "Give each thing an id of its own.")
        for id in ids:
            if not id or set(id) & set(" :,"):
                what = f'"{attribute}" has the id "{id}", which cannot be written in an action'
                yield Fault(NOTATION, place, what, "Use letters, digits, - and _ in ids.")


def ids_of(kind: Kind) -> tuple[str, ...]:
    item = kind.item if isinstance(kind, Many) else kind
    return item.ids if isinstance(item, Names | Copies) else ()


def unworded_arguments(project: Project) -> Iterator[Fault]:
    """Yield actions missing from the vocabulary, and attributes it does not explain."""
    vocabulary = project.game.vocabulary
    listed = set(vocabulary.actions.values())
    for name, kind in project.game.kinds.items():
        if not issubclass(kind, Action) or kind is Action:
            continue
        place = of_class(project.folder, name)
        if kind not in listed:
            todo = "Define it in the module that Vocabulary(...) is given, or add it to its list."
            yield Fault(NOTATION, place, f"the vocabulary does not have the action {name}", todo)
        for argument in parameters(kind):
            if argument not in vocabulary.kinds:
                todo = f'Add "{argument}" to the vocabulary: Seat(), Number(1, 6), Index(5), Names(...) or Many(...).'
                yield Fault(NOTATION, place, f'{name}: the vocabulary does not say what "{argument}" counts', todo)
