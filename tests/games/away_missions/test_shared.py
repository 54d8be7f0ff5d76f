"""Lists that copies of a state share are replaced, never written into."""

import ast
from pathlib import Path
from typing import Any

from coffret.games import away_missions
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.values import encode

FOLDER = Path(away_missions.__file__).parent
WRITES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def shared() -> set[str]:
    """The attributes of the state whose lists its copies share."""
    tree = ast.parse((FOLDER / "state.py").read_text(encoding="utf-8"))
    return {
        node.target.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation) == "Shared"
    }


def is_of(node: ast.AST, names: set[str]) -> bool:
    """Whether this is one of these attributes of a state, which all rules call `s`."""
    return isinstance(node, ast.Attribute) and node.attr in names and ast.unparse(node.value) == "s"


def is_write(node: ast.AST, names: set[str]) -> bool:
    """Whether something is written into one of these lists."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        return is_of(node.value, names)
    if isinstance(node, ast.AugAssign):
        return is_of(node.target, names)
    return isinstance(node, ast.Attribute) and node.attr in WRITES and is_of(node.value, names)


def test_no_rule_writes_into_a_list_that_copies_share() -> None:
    names = shared()
    assert {"border", "item_at", "tile"} <= names
    found = [
        f"{path.name}: {ast.unparse(node)}"
        for path in sorted(FOLDER.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if is_write(node, names)
    ]
    assert found == []


def test_copies_stay_as_they_are_while_the_play_goes_on() -> None:
    game = load("away-missions")
    rng = seeded("shared")
    for seats in (2, 6):
        state: Any = game.start(seats)
        kept: list[tuple[Any, Any]] = []
        while state.outcome is None:
            kept.append((stack.copy(state), encode(state)))
            stack.playout(state, rng, 40)
        assert [encode(copy) for copy, _ in kept] == [data for _, data in kept]
