# interpreted
"""Copy functions, written from the annotations of a game's state.

The build appends their text to the module before it is compiled; without a compiler the same text is executed
when the game is loaded. Only the standard library is used here, since the build runs this file by its path.
"""

from __future__ import annotations

import ast
from types import ModuleType


def copy_functions(source: str) -> str:
    """The source of `copy_<Class>` for each State and Struct that a module defines."""
    tree = ast.parse(source)
    imported = {
        name.asname or name.name: name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    classes = {node: base_of(node, imported) for node in tree.body if isinstance(node, ast.ClassDef)}
    mutable = {node.name for node, base in classes.items() if base}
    return "".join(copy_function(node, base, mutable) for node, base in classes.items() if base)


def install(module: ModuleType, source: str) -> None:
    """Give an interpreted module the copy functions that a compiled one was built with."""
    text = copy_functions(source)
    if text and not all(f"copy_{name}" in vars(module) for name in names_in(text)):
        exec(compile(text, f"<copy functions of {module.__name__}>", "exec"), vars(module))


def names_in(text: str) -> list[str]:
    """The classes that a generated text copies."""
    return [node.name.removeprefix("copy_") for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]


def base_of(node: ast.ClassDef, imported: dict[str, str]) -> str:
    """`State` or `Struct`, if the class is one of the two."""
    names = [imported.get(base.id, "") for base in node.bases if isinstance(base, ast.Name)]
    return next((name for name in names if name in ("State", "Struct")), "")


def copy_function(node: ast.ClassDef, base: str, mutable: set[str]) -> str:
    """The source of one copy function."""
    init = next(part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
    parameters = {arg.arg: arg.annotation for arg in init.args.args[1:]}
    lines = [
        "",
        "",
        f"def copy_{node.name}(s: {node.name}) -> {node.name}:",
        f"    n = {node.name}({', '.join(f's.{name}' for name in parameters)})",
    ]
    if base == "State":
        lines += ["    n.stack = s.stack[:]", "    n.outcome = s.outcome"]
    for name, annotation in attributes(node, init, parameters).items():
        expression = copied(annotation, mutable, f"s.{name}")
        if name not in parameters or expression != f"s.{name}":
            lines.append(f"    n.{name} = {expression}")
    return "\n".join([*lines, "    return n", ""])


def attributes(
    node: ast.ClassDef, init: ast.FunctionDef, parameters: dict[str, ast.expr | None]
) -> dict[str, ast.expr]:
    """The attributes set in the constructor, each with its type."""
    found: dict[str, ast.expr] = {}
    for statement in ast.walk(init):
        match statement:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=annotation):
                found[name] = annotation
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                found[name] = type_of(value, parameters, f"{node.name}.{name}")
    return found


def type_of(value: ast.expr, parameters: dict[str, ast.expr | None], where: str) -> ast.expr:
    """The type of an attribute without annotation: that of a constant or of a parameter."""
    if isinstance(value, ast.Constant | ast.UnaryOp):
        return ast.Name("int")
    known = parameters.get(value.id) if isinstance(value, ast.Name) else None
    if known is None:
        raise TypeError(f"{where}: annotate the attribute, so that it can be copied")
    return known


def copied(annotation: ast.expr, mutable: set[str], it: str, depth: int = 0) -> str:
    """An expression that copies `it`, a value of this type; `it` unchanged where it can be shared."""
    x = "xyzw"[depth]
    match annotation:
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = copied(item, mutable, x, depth + 1)
            return f"{it}[:]" if inner == x else f"[{inner} for {x} in {it}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, item])):
            inner = copied(item, mutable, x, depth + 1)
            return f"{it}.copy()" if inner == x else f"{{k: {inner} for k, {x} in {it}.items()}}"
        case ast.Subscript(value=ast.Name(id="set")):
            return f"{it}.copy()"
        case ast.Name(id=name) if name in mutable:
            return f"copy_{name}({it})"
    return it
