# interpreted
"""Everything a table sends to one seat: its view, prompt, options, scene and whom it waits for.

All of it is a function of the view: the contract suite recomputes it on a state drawn from the view alone and compares.
"""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.scene import Choice, Scene
from coffret.kernel.stack import CHANCE, Action, Decision, Frame, Outcome, State
from coffret.kernel.text import LANGUAGES, Message, describe
from coffret.kernel.words import verb


class Outlook(msgspec.Struct):
    """What one seat (or a spectator) sees at one moment."""

    seat: int
    view: Any
    waiting: tuple[int, ...]  # the seats that must choose now
    prompt: Message | None
    rule: str  # the rule behind the prompt
    actions: list[Action]  # this seat's options
    choices: list[Choice]  # the same options as they are shown
    scene: Scene
    outcome: Outcome | None


def outlook(game: Game, state: State, seat: int) -> Outlook:
    """Return what this seat sees."""
    seen = glance(game, state, seat, stack.decide(state))
    seen.choices = [choice(game, seen.view, index, action) for index, action in enumerate(seen.actions)]
    return seen


def glance(game: Game, state: State, seat: int, decision: Decision | None, view: Any = None) -> Outlook:
    """Return the outlook without `choices`, for callers that show one decision to many seats and have their views."""
    view = game.view(state, seat) if view is None else view
    asked = decision is not None and decision.seat != CHANCE
    part = decision.of(seat) if decision is not None and asked else None
    return Outlook(
        seat=seat,
        view=view,
        waiting=decision.waiting() if decision is not None and asked else (),
        prompt=prompt(game, state.stack[-1], seat in decision.waiting()) if decision is not None and asked else None,
        rule=type(state.stack[-1]).RULE if asked else "",
        actions=list(part.actions) if part else [],
        choices=[],
        scene=game.scene(view),
        outcome=state.outcome,
    )


def prompt(game: Game, frame: Frame[Any], is_asked: bool) -> Message:
    """Return the question of a step; whoever is not asked is told what it is about, where the game has words for it."""
    told = describe("others", frame)
    return told if not is_asked and told.id in onlookers(game.package) else describe("prompt", frame)


@once
def onlookers(package: str) -> frozenset[str]:
    """Return the messages of a game that tell others what somebody is asked."""
    from coffret.kernel.messages import messages  # only now: who plays without words need not wait for Fluent

    return frozenset(id for id in messages(package, LANGUAGES[0]).sources if id.startswith("others-"))


def uncovered(game: Game, state: State, seat: int) -> Outlook:
    """Return what a seat sees of a play that was given up: all that an end uncovers, and nothing to choose."""
    ended = stack.copy(state)
    ended.outcome = Outcome((), "")
    seen = glance(game, ended, seat, None)
    seen.outcome = None  # nobody has won or lost
    seen.scene = msgspec.structs.replace(seen.scene, rules=[rule for rule in seen.scene.rules if rule])
    return seen


def choice(game: Game, view: Any, index: int, action: Action) -> Choice:
    """Describe an option for display."""
    return Choice(
        index=index,
        notation=game.vocabulary.write(action),
        label=describe("action", action),
        group=verb(type(action)),
        touches=game.touches(view, action),
        remark=game.remark(view, action),
    )
