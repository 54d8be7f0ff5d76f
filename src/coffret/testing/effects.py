"""Which effects of a game occurred in many plays: every card, action, event, refusal and ending, or what is left."""

from __future__ import annotations

from collections import defaultdict
from importlib.resources import files
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, Event
from coffret.kernel.values import fields
from coffret.kernel.words import Many, Names, verb
from coffret.testing.walk import walk
from coffret.testing.wording import used

Effects = dict[str, set[str]]  # sort of effect -> those that occurred


def expected(game: Game) -> Effects:
    """All effects that a game's code and vocabulary name."""
    literal, _ = used(files(game.package))
    found: Effects = {
        "action": set(game.vocabulary.actions),
        "event": {id for id in literal if id.startswith("event-") and not id.endswith("-hidden")},
        "reason": {id for id in literal if id.startswith("reason-")},
    }
    for kind in game.vocabulary.kinds.values():
        if isinstance(kind, Names):
            found[kind.kind] = set(kind.ids)
    return found


def observe(game: Game, seats: int, plays: int, options: dict[str, object] | None = None) -> Effects:
    """The effects that occur in random plays."""
    found: Effects = defaultdict(set)
    universe = list(game.vocabulary.universe(seats))
    for seed in range(plays):
        rng = seeded("effects", seed)
        for moment in walk(game, seats, f"effects {seed}", options):
            state = moment.state
            note_events(game, state, found)
            note_action(game, moment.action, found)
            note_reasons(state, universe, seats, rng, found)
        note_events(game, state, found)
        found["ending"].add(state.outcome.rule)
    return found


def note_action(game: Game, action: Action, found: Effects) -> None:
    """An action, and the named things among its arguments."""
    found["action"].add(verb(type(action)))
    note_args(game, {name: getattr(action, name) for name in fields(action)}, found)


def note_events(game: Game, state: Any, found: Effects) -> None:
    """The events heard since the last look, and listen on."""
    heard: list[Event] = state.heard or []
    for event in heard:
        found["event"].add(f"event-{event.name}")
        note_args(game, {**event.args, **(event.secret or {})}, found)
    state.heard = []


def note_args(game: Game, args: dict[str, Any], found: Effects) -> None:
    """Named things: cards, spaces, places."""
    for name, value in args.items():
        kind = game.vocabulary.kinds.get(name)
        item = kind.item if isinstance(kind, Many) else kind
        if isinstance(item, Names):
            values = value if isinstance(value, list | tuple) else [value]
            found[item.kind] |= {item.ids[part] for part in values if isinstance(part, int) and part >= 0}


def note_reasons(state: Any, universe: list[Action], seats: int, rng: Rng, found: Effects) -> None:
    """Why some actions drawn at random are refused."""
    for _ in range(4):
        action, seat = universe[rng.below(len(universe))], rng.below(seats)
        reason = stack.explain(state, action, seat)
        if reason is not None:
            found["reason"].add(f"reason-{reason.why}")


def never(game: Game, found: Effects) -> list[str]:
    """The expected effects that did not occur."""
    return [
        f"{sort}: {name}" for sort, names in expected(game).items() for name in sorted(names - found.get(sort, set()))
    ]
