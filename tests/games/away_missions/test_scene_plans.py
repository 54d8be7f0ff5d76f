"""What the Aliens are up to, as it is told and drawn."""

from typing import Any

from coffret.games.away_missions import game
from tests.games.away_missions.seeing import CREW, feed, part, seen
from tests.games.away_missions.support import at


def plan(text: str, figure: str) -> tuple[str, dict[str, Any]]:
    note = part(seen(text), f"alien-{figure}").note
    return note.id, note.args


def test_the_path_of_an_alien_and_whom_it_attacks() -> None:
    text = f"{CREW} | tiles all | aliens sentinel@6, saucerman@8, thrall@7"
    assert plan(text, "saucerman-1") == ("plan-attacks", {"rocketeer": 0})
    assert plan(text, "thrall-1") == ("plan-moves", {"path": (7,)})
    assert plan(text, "sentinel-1")[0] == "plan-moves"


def test_a_tap_on_an_alien_tells_its_health_its_speed_and_its_dice() -> None:
    scene = seen(f"{CREW} | tiles all | aliens sentinel@6(hp2), saucerman@8, brain@7")

    def told(figure: str) -> list[str]:
        piece = part(scene, f"alien-{figure}")
        return [game.words("en").tell(fact) for fact in piece.fields.values()]

    assert told("saucerman-1") == ["HP: 1 of 1", "Moves 1 tile a turn", "Attacks with 2 dice, range 1; 1, 2 or 3 hits"]
    assert told("brain-1")[1:] == ["Does not move", "Attacks without dice, range 2"]
    assert told("sentinel-1")[0] == "HP: 2 of 3"


def test_what_aliens_will_do_is_drawn_as_arrows() -> None:
    board = seen(f"{CREW} | tiles all | aliens sentinel@6, saucerman@8, thrall@7, thrall@9(stunned)").board
    assert board is not None
    ways = {way.piece: (way.path, way.target) for way in board.ways}
    assert ways["alien-saucerman-1"] == ([], "rocketeer-captain")
    assert ways["alien-thrall-1"] == (["place-8"], "")
    assert ways["alien-sentinel-1"][0]
    assert "alien-thrall-2" not in ways


def test_a_rocketeer_knows_how_many_will_attack() -> None:
    scene = seen(f"{CREW} | tiles all | aliens saucerman@8, saucerman@8, thrall@7")
    note = part(scene, "rocketeer-captain").note
    assert (note.id, note.args) == ("note-attacks", {"number": 2})


def test_a_stunned_alien_does_nothing() -> None:
    assert plan(f"{CREW} | tiles all | aliens saucerman@8(stunned)", "saucerman-1")[0] == "plan-stunned"


def test_where_chance_decides_the_plan_says_perhaps() -> None:
    told = [plan(f"{CREW} | aliens sentinel@{number}", "sentinel-1")[0] for number in (2, 3, 6, 7, 11, 15)]
    assert "plan-perhaps" in told


def test_equal_plans_are_one_line() -> None:
    scene = seen(f"{CREW} | tiles all | aliens saucerman@8, saucerman@8, bug@7")
    assert [line.args["count"] for line in feed(scene, "plans")] == [2, 1]


def test_looking_ahead_changes_nothing() -> None:
    table = at(f"{CREW} | tiles all | aliens saucerman@8, sentinel@6, bug@3")
    before = game.write_state(table.s)
    game.scene(game.view(table.s, 0))
    assert game.write_state(table.s) == before


def test_the_plan_is_what_happens_when_all_attacks_miss() -> None:
    table = at(f"{CREW} | tiles all | unseen_alarms 0 | unseen_quiet 0 | aliens sentinel@6, saucerman@3, thrall@4")
    notes = {it.id: it.note for it in game.scene(game.view(table.s, 0)).board.pieces if it.note}  # type: ignore[union-attr]
    table.does("end-turn", "end-turn")
    while table.asked == -1:
        table.step(table.read("throw " + ",".join(["9"] * table.s.rolls[-1].dice)), -1)
    for id, note in notes.items():
        figure = id.removeprefix("alien-")
        standing = part(game.scene(game.view(table.s, 0)), f"alien-{figure}").on
        if note is not None and "path" in note.args:
            assert standing == f"place-{note.args['path'][-1] + 1}"
