"""The parts of Coffret import each other in one direction, as the drawing in the documentation shows."""

import pytest

from tools.import_map import Graph, direct, module_graph, part, part_graph, picture, rows


def test_no_two_parts_import_each_other() -> None:
    assert rows(part_graph())[-1] == ["kernel"]


def test_a_game_imports_the_kernel_and_nothing_else() -> None:
    for module, others in module_graph().items():
        if module.startswith("coffret.games."):
            game = module.split(".")[2]
            foreign = {
                other for other in others if part(other) != "kernel" and not other.startswith(f"coffret.games.{game}")
            }
            assert not foreign, module


def test_nothing_outside_the_games_knows_one() -> None:
    assert not [name for name, others in part_graph().items() if "games" in others]


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    server = {name: others for name, others in module_graph().items() if name.startswith("coffret.server.")}
    rows({name: others & set(server) for name, others in server.items()})


def test_the_rooms_of_the_server_import_in_one_direction() -> None:
    rooms = [
        "protocol",
        "play",
        "store",
        "returns",
        "notices",
        "thinking",
        "room",
        "reading",
        "lobby",
        "cluster",
        "http",
    ]  # each imports those before it, never one after it
    for module, others in module_graph().items():
        if module.startswith("coffret.server.") and module.split(".")[2] in rooms:
            height = rooms.index(module.split(".")[2])
            for other in others:
                if other.startswith("coffret.server."):
                    assert other.split(".")[2] in rooms[: height + 1], f"{module} imports {other}"


def test_a_circle_is_named() -> None:
    circle: Graph = {"kernel": set(), "inn": {"road", "kernel"}, "road": {"inn"}}
    with pytest.raises(ValueError, match="in a circle: inn, road"):
        rows(circle)


def test_what_follows_from_other_imports_is_not_drawn() -> None:
    graph: Graph = {"kernel": set(), "bots": {"kernel"}, "lab": {"bots", "kernel"}}
    assert list(direct(graph)) == [("bots", "kernel"), ("lab", "bots")]
    assert picture(graph).count("<rect") == 3
