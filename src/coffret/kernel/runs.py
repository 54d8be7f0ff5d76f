# interpreted
"""Runs: several choices of one seat in a row, which a table offers as one.

A run goes on with what its choices make possible and was not possible before (to fly somewhere and rescue there), with
something else to do with the same thing (to load a machine into another and fly that one), or with what ends a turn. A
game names what goes on with what (`then` in its `game.toml`), what only leads on to more (`opens`), and what is done
again at one place to the end (`whole`). Runs are found in worlds drawn from the seat's own view, so they tell no more
than it does; what they assume may prove wrong, so whoever carries one out checks each step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import Action, State
from coffret.kernel.text import Message
from coffret.kernel.words import verb

LONGEST = 5  # choices
FARTHEST = 8  # those of what is proposed
MOST = 200  # runs that are offered, the shortest first
TRIED = 120  # positions that are looked at


class Run(msgspec.Struct, frozen=True):
    """Choices in a row, and what they touch on the table: what the first of them touches, and the last."""

    actions: tuple[Action, ...]
    touches: tuple[str, ...]
    hint: Message | None = None  # of the last of them
    proposed: bool = False  # each of them is what the game puts first, after what it proposes or what ends something


def runs(game: Game[Any, Any], view: Any, seat: int) -> list[Run]:
    """Return what this seat, which has to choose, can do in several steps, the shortest runs first."""
    rng = seeded("runs")
    worlds = [game.determinize(view, rng), game.determinize(view, rng)] if game.about.then else []
    here = asked(worlds, seat)
    best = game.ranks(view, here)[:1] if here else []
    here.sort(key=lambda action: action not in best)  # what is proposed goes on first
    known, reached, found = frozenset(here), set[str](), list[Run]()
    leads = best or [action for action in here if verb(type(action)) in game.about.ends]  # who ends it goes on so
    ahead = deque([first(action, game.touches(view, action), worlds, action in leads) for action in here])
    for _ in range(TRIED):
        if not ahead or len(found) >= MOST:
            break
        run, last, before = ahead.popleft()
        then = game.about.then.get(verb(type(run.actions[-1])), ())
        after = [following(world, run.actions[-1], seat) for world in before] if then else []
        options = [action for action in asked(after, seat) if verb(type(action)) in then]
        views = [game.view(world, seat) for world in after] if options else []
        touches = {action: game.touches(views[0], action) for action in options}
        best = game.ranks(views[0], options)[:1] if run.proposed and options else []
        along = game.about.along.get(verb(type(run.actions[-1])), ())
        best = [action for action in best if verb(type(action)) in along]
        options = [
            action
            for action in options
            if action in best or fits(game, run.actions[-1], last, action, touches[action], action in known)
        ]
        position = game.write_state(after[0]) if options else ""
        if not options or position in reached or views[0] != views[1]:
            continue  # a shorter run leads there, or something is learnt on the way
        reached.add(position)
        options.sort(key=lambda action: action not in best)
        onward = [longer(run, last, action, touches[action], action in best) for action in options]
        found += [
            hinted(game, views[0], each) for each in onward if verb(type(each.actions[-1])) not in game.about.opens
        ]
        more = [each for each in onward if len(each.actions) < (FARTHEST if each.proposed else LONGEST)]
        ahead.extend([(each, touches[each.actions[-1]], after) for each in more])
    return fullest(game, found)[:MOST]


def first(
    action: Action, touches: Sequence[str], worlds: list[State], proposed: bool
) -> tuple[Run, Sequence[str], list[State]]:
    """Return where runs begin: one step, what it touches, and before what."""
    return Run((action,), tuple(touches), proposed=proposed), touches, worlds


def fits(
    game: Game[Any, Any], before: Action, last: Sequence[str], action: Action, touches: Sequence[str], known: bool
) -> bool:
    """Whether a run goes on with an action, which was known or not before its first step."""
    again, about = type(action) is type(before), game.about
    if again and verb(type(action)) in about.whole:
        return last[-1:] == touches[-1:]
    return not known or verb(type(action)) in (*about.ends, *about.opens) or (not again and goes_on(last, touches))


def fullest(game: Game[Any, Any], found: list[Run]) -> list[Run]:
    """Leave out runs that repeat something at a place less often than others do, and are alike up to there."""
    most: dict[tuple[object, ...], int] = {}
    keys = []
    for run in found:
        start = len(run.actions)
        while start and verb(type(run.actions[start - 1])) in game.about.whole:
            start -= 1
        key: tuple[object, ...] = (run.actions[:start], run.touches[-1]) if start < len(run.actions) else (run.actions,)
        most[key] = max(most.get(key, 0), len(run.actions))
        keys.append(key)
    return [run for run, key in zip(found, keys, strict=True) if len(run.actions) == most[key]]


def hinted(game: Game[Any, Any], view: Any, run: Run) -> Run:
    """Return a run with what is to be known of its last step, in the view before that."""
    remark = game.remark(view, run.actions[-1])
    return run if remark is None or remark.hint is None else msgspec.structs.replace(run, hint=remark.hint)


def goes_on(last: Sequence[str], touches: Sequence[str]) -> bool:
    """Whether a step has to do with the same thing as the one before it, or with nothing of its own."""
    return not touches or not set(last).isdisjoint(touches)


def longer(run: Run, last: Sequence[str], action: Action, touches: Sequence[str], proposed: bool) -> Run:
    """Return a run with one more step; after one that touches nothing, something else is not done with its first."""
    first = run.touches if len(run.actions) == 1 else run.touches[:1]
    if not last and set(first).isdisjoint(touches):
        first = ()
    return Run((*run.actions, action), tuple(dict.fromkeys([*first, *touches])), proposed=proposed)


def following(world: State, action: Action, seat: int) -> State:
    """Return a world after an action."""
    after: State = stack.copy(world)
    stack.apply(after, action, seat)
    return after


def asked(worlds: Sequence[State], seat: int) -> list[Action]:
    """Return what a seat can choose in all of these worlds, where it is the one that has to choose."""
    decisions = [stack.decide(world) for world in worlds]
    lists = [decision.actions for decision in decisions if decision is not None and decision.seat == seat]
    if not lists or len(lists) < len(worlds):
        return []
    return [action for action in lists[0] if all(action in others for others in lists[1:])]
