"""Coverage of effects over many plays: every card, action, event, refusal and ending, or what is missing.

The expected effects follow from the game's code and vocabulary. A game can declare more in a file: `every` lists pairs
(`play card`: each card was played), `only` lists pairs with the names that can occur, `from` lists positions that are
rarely reached, `never` lists what cannot occur, and why, and `plays` is how many random plays of each way to play are
enough.
"""

from __future__ import annotations

import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, Action
from coffret.kernel.values import fields
from coffret.kernel.words import Many, Names, verb
from coffret.testing.walk import Moment, Player, step, walk
from coffret.testing.wording import sources, used

Effects = dict[str, set[str]]  # sort of effect -> those that occurred
Universe = list[list[Action]]  # all actions that can be named, verb by verb
DRAWN = 6  # actions that are tried at each moment


class Demands(msgspec.Struct, forbid_unknown_fields=True):
    """What a game declares: further pairs that must occur, positions to start from, and what never occurs."""

    every: list[str] = []  # "<action or event-name> <argument>"
    only: dict[str, list[str]] = {}  # the same, for some of its names
    start: list[str] = msgspec.field(default_factory=list, name="from")
    never: dict[str, str] = {}  # "<sort>: <name>" -> why
    plays: int = 10_000  # random plays of each way to play it


def read_demands(path: Path) -> Demands:
    """Read a game's declaration, if there is one."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Demands) if path.is_file() else Demands()


def expected(game: Game, demands: Demands | None = None) -> Effects:
    """Return all effects named by a game's code, vocabulary and demands."""
    literal = used(files(game.package)).needed
    found: Effects = {
        "action": set(game.vocabulary.actions),
        "event": {id for id in literal if id.startswith("event-") and not id.endswith("-hidden")},
        "reason": {id for id in literal if id.startswith("reason-")},
        "ending": endings(game),
    }
    for kind in game.vocabulary.kinds.values():
        if isinstance(kind, Names):
            found.setdefault(kind.kind, set()).update(kind.ids)
    wanted = demands or Demands()
    for pair in wanted.every:
        found[pair] = set(named(game, pair).ids)
    for pair, some in wanted.only.items():
        assert set(some) <= set(named(game, pair).ids), f"{pair}: {some}"
        found[pair] = set(some)
    return found


def named(game: Game, pair: str) -> Names:
    """Return the names that the argument of a pair can have."""
    kind = game.vocabulary.kinds[pair.split()[-1]]
    item = kind.item if isinstance(kind, Many) else kind
    assert isinstance(item, Names), f"{pair}: that argument has no names"
    return item


def endings(game: Game) -> set[str]:
    """Return the rules that can end a play: those passed to `Outcome`, directly or through other functions."""
    functions = [
        node
        for source in sources(files(game.package), ())
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    found: set[str] = set()
    asked: set[tuple[str, int]] = set()
    left = {("Outcome", 1)}
    while left:
        asked |= left
        given = [item for name, place in left for item in handed_over(functions, name, place)]
        found |= {item for item in given if isinstance(item, str)}
        left = {item for item in given if isinstance(item, tuple)} - asked
    return found & set(game.ledger.rules)


def handed_over(functions: list[ast.FunctionDef], name: str, place: int) -> Iterator[str | tuple[str, int]]:
    """Yield what is passed at this position to calls of this name: a string, or a parameter of the caller."""
    for function in functions:
        parameters = [it.arg for it in function.args.args]
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", getattr(call.func, "attr", "")) != name:
                continue
            for node in ast.walk(call.args[place]) if len(call.args) > place else ():
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.Name) and node.id in parameters:
                    yield function.name, parameters.index(node.id) - (parameters[0] == "self")


def observe(
    game: Game, seats: int, plays: int, options: dict[str, object] | None = None, player: Player = step
) -> Effects:
    """Return the effects that occur in plays from the start, random or by a player."""
    found: Effects = defaultdict(set)
    for seed in range(plays):
        note_play(game, seats, walk(game, seats, f"effects {seed}", options, player), found, seeded("effects", seed))
    return found


def observe_from(game: Game, position: str, plays: int, player: Player = step) -> Effects:
    """Return the effects that occur in plays from a position."""
    found: Effects = defaultdict(set)
    for seed in range(plays):
        state = game.position(position)
        note_play(
            game,
            state.seats,
            walk(game, state.seats, f"effects {seed}", None, player, state),
            found,
            seeded("from", seed),
        )
    return found


def note_play(game: Game, seats: int, play: Iterator[Moment], found: Effects, rng: Rng) -> None:
    """Record everything that occurs in a play."""
    universe = all_actions(game, seats)
    single = {type(actions[0]) for actions in universe}
    past: dict[type[Action], list[Action]] = {}  # what was offered so far
    for moment in play:
        state, asked = moment.state, moment.decision
        note_events(game, state, found)
        note_action(game, moment.action, found)
        for _ in range(DRAWN):
            seat = asked.seat if asked.seat != CHANCE and rng.below(2) else rng.below(seats)
            note_reason(state, drawn(universe, rng), seat, found)
        if asked.seat != CHANCE:
            for action in asked.actions:
                if type(action) in single:
                    past.setdefault(type(action), []).append(action)
            for action in tried_again(past, rng):
                note_reason(state, action, asked.seat, found)
    note_events(game, state, found)
    found["ending"].add(state.outcome.rule)


@cache
def all_actions(game: Game, seats: int) -> Universe:
    """Return every action that can be named, grouped by class."""
    by_verb: dict[str, list[Action]] = defaultdict(list)
    for action in game.vocabulary.universe(seats):
        by_verb[verb(type(action))].append(action)
    return list(by_verb.values())


def note_action(game: Game, action: Action, found: Effects) -> None:
    """Record an action and the named things among its arguments."""
    name = verb(type(action))
    found["action"].add(name)
    note_args(game, name, {name: getattr(action, name) for name in fields(action)}, found)


def note_events(game: Game, state: Any, found: Effects) -> None:
    """Record the events since the last call, and keep listening."""
    for event in state.heard.events if state.heard is not None else []:
        name = f"event-{event.name}"
        found["event"].add(name)
        note_args(game, name, {**event.args, **(event.secret or {})}, found)
    state.heard = stack.Listener()


def note_args(game: Game, by: str, args: dict[str, Any], found: Effects) -> None:
    """Record named things, such as cards and spaces, and what was done with them."""
    for name, value in args.items():
        kind = game.vocabulary.kinds.get(name)
        item = kind.item if isinstance(kind, Many) else kind
        if isinstance(item, Names):
            values = value if isinstance(value, list | tuple) else [value]
            ids = {item.ids[part] for part in values if isinstance(part, int) and part >= 0}
            found[item.kind] |= ids
            found[f"{by} {name}"] |= ids


def drawn(universe: Universe, rng: Rng) -> Action:
    """Draw a random action, each verb with equal probability."""
    actions = universe[rng.below(len(universe))]
    return actions[rng.below(len(actions))]


def tried_again(past: dict[type[Action], list[Action]], rng: Rng) -> list[Action]:
    """Draw two actions of a kind offered before and one in between, for refusals that people actually meet."""
    if not past:
        return []
    actions = list(past.values())[rng.below(len(past))]
    one, other = actions[rng.below(len(actions))], actions[rng.below(len(actions))]
    between = {name: getattr(one if rng.below(2) else other, name) for name in fields(one)}
    return [one, other, type(one)(**between)]


def note_reason(state: Any, action: Action, seat: int, found: Effects) -> None:
    """Record why an action is refused, if it is."""
    reason = stack.explain(state, action, seat)
    if reason is not None:
        found["reason"].add(f"reason-{reason.why}")


def never(game: Game, found: Effects, demands: Demands | None = None) -> list[str]:
    """Return the expected effects that did not occur, and those that occurred although they never should."""
    excused = (demands or Demands()).never
    missing = [
        f"{sort}: {name}"
        for sort, names in expected(game, demands).items()
        for name in sorted(names - found.get(sort, set()))
    ]
    return [it for it in missing if it not in excused] + [
        f"{it} occurs after all" for it in excused if it not in missing
    ]
