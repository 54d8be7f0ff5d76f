"""The games for OpenSpiel: call `register()`, then `pyspiel.load_game("coffret_a_team(seats=3)")`.

Chance is explicit. If the rules list the outcomes of a die or a draw, they are used with their probabilities; if there
are too many to list (a shuffled deck), a chance node has `deals` equally likely ones, drawn for that moment of the
play. A player observes what its seat sees; its information state adds its own actions.

Options are written `scenario:trilon;level:admiral`: OpenSpiel splits the text of a game at commas and parentheses, so
JSON is understood and becomes that.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from coffret.env.play import Rules
from coffret.kernel import game as box
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.once import once
from coffret.kernel.options import Setting, option_text
from coffret.kernel.playout import in_turn
from coffret.kernel.stack import CHANCE, NOTHING, Chance, Decision
from coffret.kernel.values import decode, encode

MOST_OUTCOMES = 1 << 16  # that the rules list for one die or draw
LONGEST = 100_000  # decisions of a play
DEALS = 256


@once
def rules_of(slug: str, seats: int, options: str) -> Rules:
    """Return the rules of a game with these settings (cached)."""
    return Rules(slug, seats, read_options(options))


def read_options(text: str) -> dict[str, Any]:
    """Read options as `write_options` writes them, or as JSON."""
    if text.lstrip().startswith("{"):
        found: dict[str, Any] = json.loads(text)
        return found
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    return {id.strip(): value.strip() for id, _, value in pairs}


def write_options(options: Mapping[str, Setting]) -> str:
    """Write options so that they come back from the text of a game."""
    return ";".join([f"{id}:{option_text(value)}" for id, value in options.items()])


class PlayPoint:
    """A moment of a play. OpenSpiel copies and pickles it: copying copies the state, pickling writes plain data."""

    def __init__(self, rules: Rules, state: Any, passed: int = 0) -> None:
        self.rules = rules
        self.state = state
        self.passed = passed  # how many have let this moment pass

    def __deepcopy__(self, memo: dict[int, Any]) -> PlayPoint:
        return PlayPoint(self.rules, stack.copy(self.state), self.passed)

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        settings = (rules.game.slug, rules.seats, write_options(rules.options))
        return restored, (*settings, msgspec.json.encode(encode(self.state)), self.passed)

    def part(self) -> Decision | None:
        """Return what is being asked, and of whom."""
        decision = stack.decide(self.state)
        if decision is None or decision.seat == CHANCE:
            return decision
        return in_turn(decision)[self.passed]

    def act(self, action: Any, seat: int) -> None:
        if action is NOTHING:
            self.passed += 1
        else:
            self.passed = 0
            stack.apply(self.state, action, seat)


def restored(slug: str, seats: int, options: str, state: bytes, passed: int) -> PlayPoint:
    """Restore a pickled `PlayPoint`."""
    rules = rules_of(slug, seats, options)
    facts = getattr(rules.first, "facts", None)
    return PlayPoint(rules, decode(msgspec.json.decode(state), rules.game.kinds, facts), passed)


class CoffretState(pyspiel.State):  # type: ignore[misc]
    """A state of a play."""

    def __init__(self, game: CoffretGame) -> None:
        super().__init__(game)
        self.moment = PlayPoint(game.rules, stack.copy(game.rules.first))
        self.deals = game.deals

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # What OpenSpiel asks

    def current_player(self) -> int:
        part = self.moment.part()
        if part is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if part.seat == CHANCE else part.seat

    def is_terminal(self) -> bool:
        return self.moment.state.outcome is not None

    def returns(self) -> list[float]:
        rules, outcome = self.moment.rules, self.moment.state.outcome
        return [0.0] * rules.seats if outcome is None else rules.paid(outcome)

    def _legal_actions(self, player: int) -> list[int]:
        part = self.moment.part()
        assert part is not None
        numbers = self.moment.rules.numbering
        found = sorted([numbers.number(action) for action in part.actions])
        return found if part.must else [*found, numbers.let_pass]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self.listed()
        if not listed:
            return [(number, 1 / self.deals) for number in range(self.deals)]
        total = sum(weight for weight, _ in listed)
        return [(number, weight / total) for number, (weight, _) in enumerate(listed)]

    def listed(self) -> list[tuple[int, Any]]:
        """Return the chance outcomes, if the rules list them."""
        frame = self.moment.state.stack[-1]
        assert isinstance(frame, Chance)
        return frame.outcomes(self.moment.state)

    def drawn(self, number: int) -> Any:
        """Return what a chance number stands for: a listed outcome, or one drawn for this moment of the play."""
        listed = self.listed()
        if listed:
            return listed[number][1]
        return stack.sample(self.moment.state, seeded(f"deal {number}", self.move_number()))

    def _apply_action(self, number: int) -> None:
        seat = self.current_player()
        if seat < 0:
            self.moment.act(self.drawn(number), CHANCE)
        else:
            self.moment.act(self.moment.rules.numbering.table[number], seat)

    def _action_to_string(self, player: int, number: int) -> str:
        rules = self.moment.rules
        if player < 0:
            drawn = rules.game.vocabulary.write(self.drawn(number))
            return drawn if self.listed() else f"{drawn} ({number})"  # two draws may be the same
        return rules.numbering.notations[number]

    def __str__(self) -> str:
        return f"{self.moment.rules.game.write_state(self.moment.state)} | passed {self.moment.passed}"

    def resample_from_infostate(self, player: int, sampler: Any) -> CoffretState:
        """Draw another state that the player considers possible, from what its seat knows."""
        rules = self.moment.rules
        found: CoffretState = self.clone()
        view = rules.game.view(self.moment.state, player)
        source = seeded(f"{sampler() if callable(sampler) else sampler}")
        found.moment = PlayPoint(rules, rules.game.determinize(view, source), self.moment.passed)
        return found

    # What players see

    def row(self, player: int) -> Any:
        """Return what a seat sees, as numbers."""
        rules = self.moment.rules
        return np.frombuffer(rules.layout.write(rules.game.look(self.moment.state, player)), np.int64)

    def text(self, player: int) -> str:
        """Return what a seat sees, as text."""
        view = self.moment.rules.game.view(self.moment.state, player)
        return msgspec.json.encode(encode(view)).decode()

    def own_actions(self, player: int) -> str:
        """Return a player's past actions."""
        return " ".join([str(done.action) for done in self.full_history() if done.player == player])


class CoffretGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats and options."""

    SLUG = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        given["options"] = write_options(read_options(given.get("options", "")))
        fewest = box.load(self.SLUG).seat_counts[0]
        self.rules = rules_of(self.SLUG, given.get("seats", fewest), given["options"])
        self.deals = given.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.numbering.count,
            max_chance_outcomes=max(self.deals, MOST_OUTCOMES),
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.TYPE, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> CoffretState:
        return CoffretState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters for observations; given: {params}")
        return Observer(self.rules.layout.size, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Observer:
    """What a player sees; with perfect recall, its text includes its own actions."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CoffretState, player: int) -> None:
        self.tensor[:] = state.row(player)

    def string_from(self, state: CoffretState, player: int) -> str:
        return f"{state.own_actions(player)} | {state.text(player)}" if self.recalls else state.text(player)


def register() -> list[str]:
    """Register the games of the box with OpenSpiel, and return their names there."""
    known = set(pyspiel.registered_names())
    found = {f"coffret_{slug.replace('-', '_')}": slug for slug in box.games()}
    for name, slug in found.items():
        if name not in known:
            kind = game_type(name, slug)
            made = type(f"Coffret_{name}", (CoffretGame,), {"SLUG": slug, "TYPE": kind})
            pyspiel.register_game(kind, made)
    return list(found)


def loaded(text: str) -> CoffretGame:
    """Load a game from its text, as pickling writes it, also in a process that has not registered ours."""
    register()
    found: CoffretGame = pyspiel.load_game(text)
    return found


def loaded_state(text: str) -> CoffretState:
    """Load a state from its text, as pickling writes it."""
    register()
    _, found = pyspiel.deserialize_game_and_state(text)
    return found  # type: ignore[no-any-return]


def game_type(name: str, slug: str) -> Any:
    """Return OpenSpiel's static description of a game."""
    game, kind = box.load(slug), pyspiel.GameType
    fewest, most = game.about.seats
    return kind(
        short_name=name,
        long_name=game.about.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": fewest, "options": "", "deals": DEALS},
    )
