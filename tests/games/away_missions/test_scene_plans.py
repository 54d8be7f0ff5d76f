"""What the Aliens are up to, as it is told and drawn."""

from typing import Any

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.actions import Throw
from coffret.games.away_missions.names import FIGURES
from coffret.games.away_missions.plans import plans
from coffret.games.away_missions.rules.alien_turn import alien_turn
from coffret.games.away_missions.rules.dice import ThrowDice
from coffret.games.away_missions.state import ALIEN_TURN, NOBODY
from coffret.kernel import Rng, stack
from coffret.kernel.chance import seeded
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
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


# What is told as certain

HERE = "captain@4(seat1 n1) chief@4(seat1 n2) | tiles 7 tile-35"


def told(text: str) -> dict[str, bool]:
    """What the plan says of figures, and whether for certain."""
    return {FIGURES[figure]: not plan.perhaps for figure, plan in plans(at(text).s).items()}


@rule("AM-LEAD-02", "AM-AMOVE-07")
def test_whom_a_leader_takes_along_on_a_way_that_is_drawn_is_not_certain() -> None:
    certain = told(f"{HERE} | aliens leader@15, saucerman@15, saucerman@15(stunned), saucerman@11")
    assert certain == {"leader-1": False, "saucerman-1": False, "saucerman-2": True, "saucerman-3": True}


@rule("AM-LEAD-02", "AM-AMOVE-07")
@pytest.mark.parametrize("met", [12, 13])
def test_whom_a_leader_meets_on_one_of_its_ways_is_not_certain(met: int) -> None:
    text = f"{HERE}, 8 tile-34 | aliens leader@15, saucerman@{met}, saucerman@11"
    assert told(text) == {"leader-1": False, "saucerman-1": False, "saucerman-2": True}


@rule("AM-WART-02", "AM-AMOVE-07")
def test_the_brain_that_is_carried_on_a_way_that_is_drawn_is_not_certain() -> None:
    certain = told(f"{HERE} | aliens war-thrall@15, brain@15, brain@11")
    assert certain == {"war-thrall-1": False, "brain-1": False, "brain-2": True}


@rule("AM-LEAD-02", "AM-ALIEN-03")
def test_whom_two_leaders_may_take_in_either_order_is_not_certain() -> None:
    text = "captain@15(seat1 n1) chief@15(seat1 n2) | tiles 3 tile-20, 5 tile-21, 10 tile-22"
    assert told(f"{text} | aliens leader@7, leader@1, saucerman@3")["saucerman-1"] is False
    assert told(f"{text} | aliens leader@7, leader@7, saucerman@3")["saucerman-1"] is True


MOVERS = ("leader", "saucerman", "saucerman", "war-thrall", "brain", "thrall")


def what_comes(s: Any, chance: Rng) -> dict[int, tuple[tuple[int, ...], int]]:
    """Where every figure goes in one Alien Turn in which all dice miss, and whom it attacks."""
    s = stack.copy(s)
    s.heard = heard = stack.Listener()
    s.phase = ALIEN_TURN
    s.stack = [*reversed(alien_turn(s))]
    paths: dict[int, tuple[int, ...]] = {}
    victims: dict[int, int] = {}
    while s.stack:
        step = s.stack.pop()
        decision = step.ask(s)
        if decision is None:
            action: Any = stack.NOTHING
        elif isinstance(step, ThrowDice):
            action = Throw((10,) * s.rolls[-1].dice)
        else:
            action = step.sample(s, chance) if decision.seat == CHANCE else decision.actions[0]
        stack.push(s, step.resolve(s, action, 0))
    for event in heard.events:
        if event.name == "alien-moves":
            paths[event.args["alien"]] = (*paths.get(event.args["alien"], ()), event.args["place"])
        elif event.name == "alien-attacks":
            victims[event.args["alien"]] = event.args["rocketeer"]
    return {figure: (paths.get(figure, ()), victims.get(figure, NOBODY)) for figure in s.figures}


@rule("AM-AMOVE-07", "AM-ALIEN-03")
def test_what_is_told_as_certain_comes_whatever_chance_decides() -> None:
    chance = seeded("plans")
    certain = 0
    for _ in range(150):
        kinds = [
            ("leader", "saucerman", "saucerman", "war-thrall", "brain", "thrall")[chance.below(6)] for _ in range(9)
        ]
        aliens = ", ".join(f"{kind}@{1 + chance.below(13)}" for kind in kinds)
        scanned = {1 + chance.below(13) for _ in range(chance.below(5))}
        tiles = ", ".join(f"{place} tile-{number}" for number, place in enumerate(sorted(scanned), 20)) or "-"
        home = 1 + chance.below(13)
        s = at(f"captain@{home}(seat1 n1) chief@4(seat1 n2) | tiles {tiles} | aliens {aliens}").s
        found = {figure: plan for figure, plan in plans(s).items() if not plan.perhaps}
        certain += len(found)
        for _ in range(6):
            came = what_comes(s, chance)
            assert {figure: (plan.path, plan.victim) for figure, plan in found.items()} == {
                figure: came[figure] for figure in found
            }
    assert certain > 500
