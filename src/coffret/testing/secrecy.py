"""The converse law of secrecy: what a seat is not told, it cannot see.

Two plays that a seat cannot tell apart each continue by one step of the same seat: a different choice, or a different
chance outcome. If both steps are reported to the seat in the same words, everything it is sent afterwards must be equal
too: view, prompt, options, scene, and what it sees after each event in between. So whatever the events withhold is
secret, and whatever shows must be reported.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.outlook import outlook
from coffret.kernel.stack import CHANCE, PUBLIC, Action, Event, Listener
from coffret.kernel.values import fields
from coffret.kernel.words import verb
from coffret.testing.broken import LawBroken
from coffret.testing.difference import difference
from coffret.testing.walk import Moment, some, step, walk

TRIES = 6  # steps that are tried to find one that is told in the same words
DEPTH = 6  # steps that two plays are followed for
ONE_IN = 10  # moments, after the first ones


class Told:
    """A step of a play: the state it led to, the events reported, and the state after each of them."""

    def __init__(self, before: Any, action: Action, seat: int) -> None:
        self.action = action
        self.state = stack.copy(before)
        heard = stack.apply_to(self.state, action, seat, Listener(watches=True))
        self.events = heard.events
        self.moments = heard.moments

    def to(self, viewer: int) -> list[Event]:
        return [event.seen_by(viewer) for event in self.events]


def what_is_not_told_does_not_show(game: Game, seats: int, seed: int) -> None:
    """Converse law of secrecy: steps reported to a seat in the same words leave it with equal outlooks."""
    rng = seeded("not told", seed)
    hidden = has_hidden_choices(game, seats, seed)
    for moment in some(walk(game, seats, seed), rng, ONE_IN):
        viewer = (*range(seats), PUBLIC)[rng.below(seats + 1)]
        if hidden or moment.seat == CHANCE:
            check_choices(game, moment, seats, rng)
        check_worlds(game, moment.state, viewer, hidden, rng)


def what_is_open_tells_nothing(game: Game, seats: int, seed: int) -> None:
    """What people at one device are shown without a curtain follows from what everybody knows.

    Without secrets that is all; where people talk aloud, the options of whoever has none but `open` ones.
    """
    about = game.about
    if seats == 1 or (about.secrets and not about.aloud):
        return
    rng = seeded("open", seed)
    options: dict[str, object] | None = {about.aloud: True} if about.secrets else None
    for moment in some(walk(game, seats, seed, options), rng, ONE_IN):
        if moment.seat == CHANCE:
            continue
        world = game.determinize(game.view(moment.state, PUBLIC), rng)
        for part in (moment.decision, *moment.decision.others):
            if part.seat >= 0 and (
                not about.secrets or all(verb(type(action)) in about.open for action in part.actions)
            ):
                here, there = [outlook(game, each, part.seat) for each in (moment.state, world)]
                shown, imagined = (here.choices, there.choices) if about.secrets else (here, there)
                if shown != imagined:
                    why = f"seat {part.seat} shows what only it knows: {difference(shown, imagined)}"
                    raise LawBroken(why, type(moment.state.stack[-1]))
                told = [Told(moment.state, action, part.seat) for action in part.actions[:2]]
                if about.secrets and any(pairs(told, PUBLIC)):
                    raise LawBroken(f"seat {part.seat} makes a choice that is not told", type(moment.state.stack[-1]))


def has_hidden_choices(game: Game, seats: int, seed: int) -> bool:
    """Whether players can have secrets: they see or hear different things, or choose simultaneously.

    If everybody always sees and hears the same, only chance has secrets, and choices are made openly.
    """
    for moment in some(walk(game, seats, seed), seeded("hidden choices", seed), ONE_IN):
        views = [shown(game.view(moment.state, seat)) for seat in (*range(seats), PUBLIC)]
        if any(view != views[0] for view in views) or len(moment.decision.waiting()) > 1:
            return True
        if any(event.secret is not None for event in Told(moment.state, moment.action, moment.seat).events):
            return True
    return False


def shown(view: Any) -> dict[str, Any]:
    """Return a view without the seat it is for."""
    return {name: getattr(view, name) for name in fields(view) if name != "seat"}


def check_choices(game: Game, moment: Moment, seats: int, rng: Rng) -> None:
    """From one state, compare other choices of the acting seat, or other chance outcomes, as the others see them."""
    told = [Told(moment.state, action, moment.seat) for action in alternatives(moment.state, moment.seat, rng)]
    for viewer in (*range(seats), PUBLIC):
        if viewer != moment.seat:
            for one, other in pairs(told, viewer):
                compare(game, one, other, viewer)


def pairs(told: list[Told], viewer: int) -> Iterator[tuple[Told, Told]]:
    """Pair each step with the first one reported in the same words."""
    first: list[Told] = []
    for one in told:
        same = next((other for other in first if other.to(viewer) == one.to(viewer)), None)
        if same is None:
            first.append(one)
        else:
            yield same, one


def check_worlds(game: Game, state: Any, viewer: int, hidden: bool, rng: Rng) -> None:
    """From two states that the viewer cannot tell apart, check that they stay alike until reports differ."""
    one, other = stack.copy(state), game.determinize(game.view(state, viewer), rng)
    for _ in range(DEPTH):
        decision = stack.decide(one)
        if decision is None:
            return
        seat, action = step(one, decision, rng)
        here = Told(one, action, seat)
        is_known = seat == viewer or (seat != CHANCE and not hidden)
        tried = [action] if is_known else [*alternatives(other, seat, rng), action]
        there = told_alike(here, other, seat, viewer, tried)
        if there is None:
            return
        compare(game, here, there, viewer)
        one, other = here.state, there.state


def told_alike(here: Told, other: Any, seat: int, viewer: int, actions: list[Action]) -> Told | None:
    """Return a step of the same seat in the other world that is reported to the viewer in the same words."""
    for action in actions:
        if stack.offered(other, action, seat):
            there = Told(other, action, seat)
            if there.to(viewer) == here.to(viewer):
                return there
    return None


def alternatives(state: Any, seat: int, rng: Rng) -> list[Action]:
    """Return some of what a seat, or chance, can do."""
    decision = stack.decide(state)
    part = decision.of(seat) if decision is not None else None
    if part is None:
        return []
    if seat == CHANCE:
        return [stack.sample(state, rng) for _ in range(TRIES)]
    start = rng.below(len(part.actions))
    return [*part.actions[start:], *part.actions[:start]][:TRIES]


def compare(game: Game, one: Told, other: Told, viewer: int) -> None:
    """Check that two steps reported in the same words give the viewer equal outlooks; at the end all may be shown."""
    if one.state.outcome is not None and other.state.outcome is not None:
        return
    pairs = [(game.view(here, viewer), game.view(there, viewer)) for here, there in zip(one.moments, other.moments)]
    for seen, again in [*pairs, (outlook(game, one.state, viewer), outlook(game, other.state, viewer))]:
        if seen != again:
            raise LawBroken(
                f"seat {viewer} is told {one.to(viewer)} of {one.action} and of {other.action}, and sees which it was: "
                f"{difference(seen, again)}",
                game.view,
            )
