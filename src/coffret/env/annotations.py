"""The types of a value's attributes, parsed from source, since compiled classes do not keep them."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args, get_origin

from coffret.kernel.values import Value


def attribute_types(kind: type) -> dict[str, Any]:
    """Return the types of the attributes that a class and its bases declare or set; Any if unknown."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Value) and base is not Value:
            node = class_node(base)
            names = vars(sys.modules[base.__module__])
            texts = {**declared(node), **constructor(node)} if node else {}
            found |= {name: resolved(text, names) for name, text in texts.items()}
    return found


def class_node(kind: type) -> ast.ClassDef | None:
    """Return the AST of a class definition."""
    classes = [node for node in tree(kind.__module__).body if isinstance(node, ast.ClassDef)]
    return next((node for node in classes if node.name == kind.__name__), None)


@cache
def tree(module: str) -> ast.Module:
    """Parse the source of a module; a compiled module has its source next to it."""
    file = Path(sys.modules[module].__file__ or "")
    return ast.parse(file.with_name(file.name.split(".")[0] + ".py").read_text(encoding="utf-8"))


def declared(node: ast.ClassDef) -> dict[str, str]:
    """Return the annotations of all declared attributes of a class."""
    found = {
        part.target.id: ast.unparse(part.annotation)
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    return {name: text for name, text in found.items() if not text.startswith("ClassVar")}


def constructor(node: ast.ClassDef) -> dict[str, str]:
    """Return the annotations of all attributes that a constructor sets."""
    init = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    if init is None:
        return {}
    parameters = {arg.arg: ast.unparse(arg.annotation) if arg.annotation else "Any" for arg in init.args.args[1:]}
    found: dict[str, str] = {}
    for statement in ast.walk(init):
        match statement:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=annotation):
                text = ast.unparse(annotation)
                found[name] = assigned(statement.value, parameters) if text == "Final" else text
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                found[name] = assigned(value, parameters)
    return found


def assigned(value: ast.expr | None, parameters: dict[str, str]) -> str:
    """Infer the type of an unannotated attribute from the parameter or constant assigned to it."""
    if isinstance(value, ast.Name):
        return parameters.get(value.id, "Any")
    try:
        return type(ast.literal_eval(value)).__name__ if value else "Any"
    except ValueError:
        return "Any"


def resolved(text: str, names: dict[str, Any]) -> Any:
    """Resolve an annotation in its module."""
    try:
        found = eval(text, {**names})
    except (NameError, TypeError):  # imported for type checkers only
        return Any
    return get_args(found)[0] if get_origin(found) is Final else found
