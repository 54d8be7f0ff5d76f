"""What the table stages: rolls in passing, and fights that tell who won and what follows."""

from coffret.games.a_team.moments import moment
from coffret.kernel import Event
from coffret.kernel.scene import Moment


def fight(name: str, steps: int = 0) -> Moment:
    """Two players throw their dice."""
    dice = {"blue": 4, "red": 3, "steps": steps}
    found = moment(Event(name, {"seat": 0, "opponent": 1, **dice}))
    assert found is not None
    return found


def test_a_roll_passes_by_with_the_dice_that_are_thrown() -> None:
    one = moment(Event("roll", {"seat": 2, "die": 4}))
    both = moment(Event("roll-both", {"seat": 2, "red": 4, "blue": 5, "steps": 9}))
    assert one is not None
    assert both is not None
    assert (one.brief, [shown.id for shown in one.shows]) == (True, ["die-blue"])
    assert (both.brief, [shown.id for shown in both.shows]) == (True, ["die-blue", "die-red"])
    assert (one.title.args, both.title.args) == ({"steps": 4}, {"steps": 9})


def test_the_die_that_lost_fades() -> None:
    assert [shown.dim for shown in fight("battle", 1).shows] == [False, True]
    assert [shown.dim for shown in fight("battle-lost", 1).shows] == [True, False]
    assert [shown.dim for shown in fight("battle-tied").shows] == [False, False]


def test_a_battle_for_the_formula_tells_who_has_it_now() -> None:
    kept, goes = fight("battle-lost").text, fight("battle").text
    assert kept is not None
    assert (kept.id, kept.args) == ("moment-formula-kept", {"seat": 1})
    assert goes is not None
    assert goes.id == "moment-formula-goes"


def test_a_tie_does_not_hold_up_the_game() -> None:
    assert fight("battle-tied").brief
    assert not fight("battle", 1).brief
