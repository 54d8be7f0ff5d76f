"""A sharp player: he has learnt from many plays against decent ones how often each choice wins, and takes the best."""

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from coffret.games.a_team.actions import Fight, GoOn, Stop
from coffret.games.a_team.bot import choose as choose_decently
from coffret.games.a_team.bot import value, wins_at_once
from coffret.games.a_team.bot.choice import COUNT, LEARNT_CARDS, SPACES, Asked, Choice, numbers
from coffret.games.a_team.bot.race import board, lead
from coffret.games.a_team.state import NOBODY, State
from coffret.games.a_team.view import View
from coffret.kernel import Action, Rng

__all__ = ["choose"]

FILE: Final = "choices.json"
LITTLE: Final = 0.005  # a gain in the chance to win that may be an error: the decent choice is not left for it
PASSED: Final = 5.0  # what a decent player loses, as a lead, if he lets the formula go by


class Network:
    """What each number of a choice adds by itself, and hidden units that weigh several of them together."""

    def __init__(
        self, bias: float, direct: list[float], units: list[list[float]], biases: list[float], adds: list[float]
    ) -> None:
        self.bias: Final = bias
        self.direct: Final = direct
        self.units: Final = units
        self.biases: Final = biases
        self.adds: Final = adds

    def chance(self, it: Choice) -> float:
        """The chance to win after a choice, if one goes on like this."""
        places = it.places
        amounts = it.amounts
        count = len(places)
        direct = self.direct
        total = self.bias
        for index in range(count):
            total += direct[places[index]] * amounts[index]
        for unit in range(len(self.units)):
            weights = self.units[unit]
            inside = self.biases[unit]
            for index in range(count):
                inside += weights[places[index]] * amounts[index]
            if inside > 0.0:
                total += inside * self.adds[unit]
        return 1.0 / (1.0 + exp(-total))


def read() -> dict[int, Network]:
    """Read what was learnt, by the number of seats."""
    found = json.loads(files("coffret.games.a_team").joinpath(FILE).read_text(encoding="utf-8"))
    return {int(seats): network(it, float(found["scale"])) for seats, it in found["networks"].items()}


def network(found: dict[str, Any], scale: float) -> Network:
    """A network whose numbers are written as so many parts of one."""
    units = [[number / scale for number in unit] for unit in found["units"]]
    direct = [number / scale for number in found["direct"]]
    assert {len(it) for it in (direct, *units)} == {COUNT}, "learnt from other numbers"
    biases = [number / scale for number in found["biases"]]
    adds = [number / scale for number in found["adds"]]
    return Network(found["bias"] / scale, direct, units, biases, adds)


KNOWN: Final[dict[int, Network]] = {}  # read when first needed


def network_for(seats: int) -> Network:
    """What was learnt with so many seats."""
    if not KNOWN:
        KNOWN.update(read())
    return KNOWN[seats]


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """The option that wins most often by what was learnt; what a decent player takes where that is as good."""
    choices = seen(view, options)
    if choices is None:
        return choose_decently(view, options, rng)
    known = network_for(view.seats)
    chances = [known.chance(it) for it in choices]
    most = max(chances)
    decent = [it.is_decent for it in choices].index(True)
    return options[decent if most - chances[decent] < LITTLE else chances.index(most)]


def seen(view: View, options: list[Action]) -> list[Choice] | None:
    """The numbers of all options; None where a decent player knows what to do, or where track or hand are others."""
    if view.turn == NOBODY or len(view.facts.kind) != SPACES or len(options) == 1:
        return None
    s = board(view)
    for card in view.hand:
        if card >= LEARNT_CARDS:
            return None
    for action in options:
        if isinstance(action, Fight) or wins_at_once(s, action):
            return None
    asked = Asked(view.owes, view.rolled)
    worths = [worth(s, action, view.owes) for action in options]
    best = max(worths)
    found = [numbers(s, action, asked, its, best) for action, its in zip(options, worths)]
    found[worths.index(best)].is_decent = True
    return found


def worth(s: State, action: Action, owes: int) -> float:
    """What a decent player thinks of an option."""
    if isinstance(action, Stop):
        return lead(s)
    if isinstance(action, GoOn):
        return lead(s) - PASSED
    return value(s, action, owes)
