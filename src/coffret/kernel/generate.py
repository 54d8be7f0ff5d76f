# interpreted
"""Generate what authors need not write: constructors, the rule of a frame, copy functions.

In interpreted form they are made when a class or game is loaded. The compiler sees only source code, so the build
writes them into its own copy of each module (`written_out`), on the lines where they belong: line numbers stay the
same. This module uses only the standard library, since the build runs it by path.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from types import ModuleType
from typing import Any

FIRST_RULE = re.compile(r"[A-Z]{2,}-[A-Z]+-\d\d")
INHERITED = "{name} declares attributes, and so does its base {base}: write an __init__ that takes both"


def complete(kind: type) -> None:
    """Add what the author of a class left out."""
    add_constructor(kind)
    if hasattr(kind, "RULE"):
        name_rule(kind)


def add_constructor(kind: type) -> None:
    """Add the constructor described by the declared attributes of a class."""
    names = declared(kind)
    if not names or "__init__" in vars(kind):
        return
    for base in kind.__mro__[1:]:
        if declared(base):
            raise TypeError(INHERITED.format(name=kind.__name__, base=base.__name__))
    given = ", ".join(f"{name}=kind.{name}" if name in vars(kind) else name for name in names)
    lines = [f"def __init__(self, {given}):", *[f"    self.{name} = {name}" for name in names]]
    found: dict[str, Any] = {"kind": kind}
    exec(compile("\n".join(lines), f"<constructor of {kind.__name__}>", "exec"), found)
    setattr(kind, "__init__", found["__init__"])  # noqa: B010, which mypy refuses to read


def declared(kind: type) -> list[str]:
    """Return the attributes that a class itself declares, in order; a compiled class declares none."""
    if sys.version_info >= (3, 14):
        import annotationlib

        found = annotationlib.get_annotations(kind, format=annotationlib.Format.FORWARDREF)
    else:
        found = inspect.get_annotations(kind)
    return [name for name, annotation in found.items() if "ClassVar" not in str(annotation)]


def name_rule(kind: Any) -> None:
    """Set the rule of a frame to the one that begins its docstring, unless it names another."""
    rule = FIRST_RULE.match(kind.__doc__ or "")
    if rule and "RULE" not in vars(kind):
        kind.RULE = rule.group()


def written_out(source: str) -> str:
    """Return the source of a module as it is compiled, with everything generated written out."""
    tree = ast.parse(source)
    lines = source.splitlines()
    changed = [write_class(node, lines) for node in tree.body if isinstance(node, ast.ClassDef)]
    changed += [write_guard(node, lines) for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    if any(changed):
        first = next(node for node in tree.body if is_import(node))
        insert(lines, first.lineno, 0, "import typing; ")
    return "\n".join([*lines, copy_functions(source)])


def write_class(node: ast.ClassDef, lines: list[str]) -> bool:
    """Write out what a class declares; return whether there was anything to write."""
    constructor = write_constructor(node, lines)
    return write_rule(node, lines) or constructor


def write_constructor(node: ast.ClassDef, lines: list[str]) -> bool:
    """Replace the declared attributes with a constructor."""
    for decorator in node.decorator_list:
        if "dataclass_transform" in ast.unparse(decorator):
            lines[decorator.lineno - 1] = ""  # for type checkers; the compiler takes it for a class of another kind
    attributes = [part for part in node.body if isinstance(part, ast.AnnAssign) and not is_class_variable(part)]
    if not attributes or any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body):
        return False
    for part in attributes:
        for number in range(part.lineno, (part.end_lineno or part.lineno) + 1):
            lines[number - 1] = ""
    parameters = ", ".join(ast.unparse(part) for part in attributes)
    names = [ast.unparse(part.target) for part in attributes]
    body = "; ".join(f"self.{name}: typing.Final = {name}" for name in names)
    lines[attributes[0].lineno - 1] = f"    def __init__(self, {parameters}) -> None: {body}"
    return True


def write_rule(node: ast.ClassDef, lines: list[str]) -> bool:
    """Append the rule that begins the docstring of a frame."""
    rule = FIRST_RULE.match(ast.get_docstring(node) or "")
    named = any(isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "RULE" for part in node.body)
    if not rule or named or not node.bases:
        return False
    lines[(node.body[0].end_lineno or 0) - 1] += f'; RULE: typing.ClassVar[str] = "{rule.group()}"'
    return True


def write_guard(node: ast.Expr, lines: list[str]) -> bool:
    """Guard a `tell` call so that its arguments are computed only while somebody listens."""
    match node.value:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=state), attr="tell")):
            insert(lines, node.lineno, node.col_offset, f"if {state}.heard is not None: ")
            return True
    return False


def insert(lines: list[str], line: int, column: int, text: str) -> None:
    """Insert text into a line; columns count bytes, as in `ast`."""
    before = lines[line - 1].encode()
    lines[line - 1] = (before[:column] + text.encode() + before[column:]).decode()


def is_class_variable(node: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(node.annotation)


def is_import(node: ast.stmt) -> bool:
    """Whether another import may precede this statement."""
    return isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node.module != "__future__")


def copy_functions(source: str) -> str:
    """Return the source of `copy_<Class>` for each State and Struct in a module."""
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
    """Give an interpreted module the copy functions that a compiled one is built with."""
    text = copy_functions(source)
    if text and not all(f"copy_{name}" in vars(module) for name in names_in(text)):
        exec(compile(text, f"<copy functions of {module.__name__}>", "exec"), vars(module))


def names_in(text: str) -> list[str]:
    """Return the classes that a generated source copies."""
    return [node.name.removeprefix("copy_") for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]


def base_of(node: ast.ClassDef, imported: dict[str, str]) -> str:
    """Return `State` or `Struct` if the class derives from one of them."""
    names = [imported.get(base.id, "") for base in node.bases if isinstance(base, ast.Name)]
    return next((name for name in names if name in ("State", "Struct")), "")


def copy_function(node: ast.ClassDef, base: str, mutable: set[str]) -> str:
    """Return the source of one copy function."""
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
    """Return the attributes set in the constructor, with their types."""
    found: dict[str, ast.expr] = {}
    for statement in ast.walk(init):
        match statement:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=annotation):
                found[name] = annotation
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                found[name] = type_of(value, parameters, f"{node.name}.{name}")
    return found


def type_of(value: ast.expr, parameters: dict[str, ast.expr | None], where: str) -> ast.expr:
    """Infer the type of an unannotated attribute from its constant or parameter."""
    if isinstance(value, ast.Constant | ast.UnaryOp):
        return ast.Name("int")
    known = parameters.get(value.id) if isinstance(value, ast.Name) else None
    if known is None:
        raise TypeError(f"{where}: annotate the attribute, so that it can be copied")
    return known


def copied(annotation: ast.expr, mutable: set[str], it: str, depth: int = 0) -> str:
    """Return an expression that copies `it`, a value of this type, or `it` itself if it can be shared."""
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
