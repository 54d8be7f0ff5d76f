"""Nothing is lost and nothing doubled at any step: all missions, all crews, by chance, by the bot and by curiosity."""

from collections.abc import Callable
from typing import Any

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.names import LEVELS, SCENARIOS
from coffret.games.away_missions.state import changed
from coffret.kernel import stack
from coffret.testing import rule
from coffret.testing.players import alternating, curious, thumb
from coffret.testing.walk import Player, step, walk
from tests.games.away_missions.components import check
from tests.games.away_missions.support import at

MISSIONS = SCENARIOS[:10]
BOT = thumb(game)
PLAYERS: dict[str, Player] = {"random": step, "thumb": BOT, "trying": alternating(BOT, BOT, curious())}


def check_every_step(scenario: str, crew: int, level: str, player: Player = step) -> Any:
    """Play a mission to its end and count at every step; the last state."""
    options: dict[str, object] = {"scenario": scenario, "level": level}
    for moment in walk(game, crew, f"conserve {scenario}", options, player):
        check(moment.state)
    check(moment.state)
    return moment.state


@rule("AM-ATK-13", "AM-SETUP-13", "AM-SETUP-19", "AM-SETUP-21", "AM-TOKEN-03")
@pytest.mark.parametrize("scenario", MISSIONS)
@pytest.mark.parametrize("crew", [2, 3, 4, 6])
def test_nothing_is_lost_and_nothing_doubled(scenario: str, crew: int) -> None:
    level = LEVELS[(MISSIONS.index(scenario) + crew) % len(LEVELS)]
    assert check_every_step(scenario, crew, level).outcome is not None


@rule("AM-ATK-13", "AM-TOKEN-03")
@pytest.mark.parametrize("scenario", MISSIONS)
@pytest.mark.parametrize("player", ["thumb", "trying"])
def test_nothing_is_lost_in_missions_in_which_much_happens(scenario: str, player: str) -> None:
    crew = 2 + MISSIONS.index(scenario) % 4
    assert check_every_step(scenario, crew, "rocketeer", PLAYERS[player]).outcome is not None


def lose_a_figure(s: Any) -> None:
    s.figures.pop()


def double_a_figure(s: Any) -> None:
    s.figures.append(s.figures[0])


def put_a_figure_off_the_map(s: Any) -> None:
    s.alien_at = changed(s.alien_at, s.figures[0], len(s.tile))


def remember_a_figure_in_the_supply(s: Any) -> None:
    s.alien_state = changed(s.alien_state, 0, 1)


def lose_an_alien_token(s: Any) -> None:
    s.unseen_aliens &= s.unseen_aliens - 1


def draw_from_the_stock_in_vain(s: Any) -> None:
    s.stock -= 1


def lose_the_alert_tokens(s: Any) -> None:
    s.unseen_alarms = s.unseen_quiet = 0


def double_a_tile(s: Any) -> None:
    s.tile = [3, 3, *s.tile[2:]]


def lose_a_marker(s: Any) -> None:
    s.unseen_decoys -= 1


def give_to_nobody(s: Any) -> None:
    s.item_at = changed(s.item_at, 0, next(who for who in range(6) if who not in s.crew))


def use_up_the_discoveries(s: Any) -> None:
    s.item_at = [-2 if where == -1 else where for where in s.item_at]


def charge_what_has_no_charges(s: Any) -> None:
    s.charges = changed(s.charges, 0, 1)


def owe_oxygen(s: Any) -> None:
    s.oxygen = changed(s.oxygen, s.crew[0], -1)


def lose_an_action_point(s: Any) -> None:
    s.points[3 * s.crew[0]] -= 1


def heal_too_much(s: Any) -> None:
    s.hp[s.crew[0]] = 99


def skip_a_number(s: Any) -> None:
    s.order[s.crew[1]] = 5


@pytest.mark.parametrize(
    "breaks",
    [
        lose_a_figure,
        double_a_figure,
        put_a_figure_off_the_map,
        remember_a_figure_in_the_supply,
        lose_an_alien_token,
        draw_from_the_stock_in_vain,
        lose_the_alert_tokens,
        double_a_tile,
        lose_a_marker,
        give_to_nobody,
        use_up_the_discoveries,
        charge_what_has_no_charges,
        owe_oxygen,
        lose_an_action_point,
        heal_too_much,
        skip_a_number,
    ],
)
def test_the_count_notices_what_is_wrong(breaks: Callable[[Any], None]) -> None:
    s = stack.copy(at("captain@8[ray-gun] chief@8 | aliens saucerman@8, saucerman@8").s)
    check(s)
    breaks(s)
    with pytest.raises(AssertionError):
        check(s)
