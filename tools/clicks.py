"""Count the clicks of a person who plays as the rules of thumb do, on the same deals, step by step and with runs.

    python tools/clicks.py                          every game, as its README tells
    python tools/clicks.py thunderbirds-solo 40     one game, so many deals
    python tools/clicks.py --touch                  with a finger instead of a mouse

What counts is what the table asks of a hand (table/src/scene/narrow.ts): an option in the list is one click, in a kind
that is folded two. With all means, a piece dragged to where an option wants it is one gesture; so is a touch of the
one thing that an option wants, where it can be taken back freely. At a desk, what is folded opens beside the list
where the mouse rests, so an option of a folded kind is one click, and so is a run (`coffret.kernel.runs`) beside its
first step; with a finger (`--touch`) up to sixteen options stand side by side, and so do runs of two
steps where they are few; what is more than that takes one more to open, unless it can be dragged. What is the only
option beside free steps acts by itself, after a moment in which one click makes it stay; what is chosen for good, or
passed ahead, is asked again only when something else could be done, and one click ends that; what was chosen in a row
when the same was asked in an earlier deal, such as an equipment, is one click. What is only said counts nothing.

The last figure is what no table could undercut: one click for each stretch of choices in which nothing is learnt, by
dice, cards or other people, if something is to be decided there.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from coffret.bots.faults import chosen
from coffret.bots.registry import bot
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.runs import Run, runs
from coffret.kernel.stack import CHANCE, NOTHING, Action
from coffret.kernel.undo import is_free
from coffret.kernel.words import verb

FEW, FOLDED, SPREAD, BESIDE, NEXT = 8, 4, 16, 9, 24  # as in table/src/scene/narrow.ts
GAMES: dict[str, tuple[int, dict[str, object], str]] = {  # seats, options, and the verbs that end a turn
    "time-bomb": (5, {}, "cut"),
    "a-team": (3, {}, ""),
    "thunderbirds": (2, {}, "end-actions"),
    "thunderbirds-solo": (1, {}, "end-dispatch"),
    "away-missions": (2, {}, "end-turn"),
}
DEALS = 20
TOUCH = "--touch" in sys.argv


@dataclass
class Asked:
    """A choice of a person: among what, and whether the next one comes before any chance or anybody else."""

    seat: int
    action: Action
    options: list[Action]
    must: bool
    runs: list[Run]
    touches: dict[Action, tuple[str, ...]]
    free: bool  # it is touched in one place, and could be taken back freely
    goes_on: bool = True


def played(game: Game[Any, Any], seats: int, options: dict[str, object], seed: int) -> list[Asked]:
    """Play a game by rules of thumb and return what people would have been asked."""
    state, dice = game.start(seats, options), seeded(seed)
    thumb, sources = bot("thumb", game), [seeded(f"{seed}/seat {seat}") for seat in range(seats)]
    decision, story = stack.decide(state), list[Asked]()
    while decision is not None:
        if decision.seat == CHANCE:
            if story:
                story[-1].goes_on = False
            decision = stack.apply(state, stack.sample(state, dice), CHANCE)
            continue
        for part in in_turn(decision):
            seat, view = part.seat, game.view(state, part.seat)
            action = chosen(thumb, view, options_of(part), sources[seat])
            if action is not NOTHING:
                break
        if not game.is_talk(action):
            acts = [each for each in part.actions if not game.is_talk(each)]
            touches = {each: tuple(game.touches(view, each)) for each in acts}
            found = runs(game, view, seat) if part is decision else []
            alone = folded(acts, action) and len(touches[action]) == 1
            free = alone and is_free(game, state, action, seat, seats)
            story.append(Asked(seat, action, acts, part.must, found, touches, free))
        decision = stack.apply(state, action, seat)
    return story


def folded(options: Sequence[Action], action: Action) -> bool:
    """Whether the list shows an option only once its kind is opened."""
    kinds = Counter(verb(type(each)) for each in options)
    return len(options) > FEW and len(kinds) > 1 and kinds[verb(type(action))] >= FOLDED


def one_by_one(asked: Asked, action: Action) -> int:
    """Return the clicks for one choice from the list as it is now."""
    return 1 + (TOUCH and hidden(asked.options, action))


def hidden(options: Sequence[Action], action: Action) -> bool:
    """The same on a small screen, which has all of them side by side unless they are very many."""
    return folded(options, action) and (not TOUCH or len(options) > SPREAD)


def step(asked: Asked) -> int:
    """Return the clicks for one choice as it always was."""
    return 2 if folded(asked.options, asked.action) else 1


def gesture(asked: Asked) -> int:
    """Return the same where a piece can be dragged, or a touch acts at once."""
    mine = asked.touches[asked.action]
    for one in mine:
        for other in mine:
            if [each for each, there in asked.touches.items() if one in there and other in there] == [asked.action]:
                return 1 if one != other or asked.free else one_by_one(asked, asked.action)
    return one_by_one(asked, asked.action)


def by_run(asked: Asked, run: Run) -> int:
    """Return the clicks for a run: a drag, or else open what is folded and take it."""
    direct = list(asked.touches.values())
    for one in run.touches:
        for other in run.touches:
            if one == other or any(one in there and other in there for there in direct):
                continue
            meant = [each for each in asked.runs if one in each.touches and other in each.touches]
            shortest = [each for each in meant if len(each.actions) == min(len(it.actions) for it in meant)]
            if shortest[:1] == [run] and all(each.actions[-1] == run.actions[-1] for each in shortest):
                return 1
    opened = 1 if hidden(asked.options, run.actions[0]) else 0
    return opened + (1 if not TOUCH or run in beside(asked, run.actions[0]) else 2)


def beside(asked: Asked, action: Action) -> list[Run]:
    """Return the runs that stand beside their first step: all if they are few, or else those of two steps where these
    are the fewest."""
    onward = [each for each in asked.runs if each.actions[0] == action]
    if len(asked.runs) <= BESIDE or len(onward) == 1:
        return onward
    counts = Counter(each.actions[0] for each in asked.runs if len(each.actions) == 2)
    fewer = sum(count for other, count in counts.items() if count < counts[action])
    alike = sum(count for count in counts.values() if count == counts[action])
    return [each for each in onward if len(each.actions) == 2] if fewer + alike <= NEXT else []


def unasked(story: list[Asked]) -> dict[int, int]:
    """Return what nobody has to be asked for (0): the only option, or what was chosen for good; and what it costs (1)
    to do something else there."""
    wished: dict[int, tuple[Action, tuple[Action, ...]]] = {}
    found: dict[int, int] = {}
    for index, asked in enumerate(story):
        busy = [each for each in asked.options if verb(type(each)) not in MANNERS.idle]
        wish, among = wished.get(asked.seat, (None, ()))
        if among == tuple(asked.options) and wish is not None:
            found[index] = 0 if asked.action == wish else 1
        elif busy[:1] == busy and asked.must and busy:
            found[index] = 0 if busy == [asked.action] else 1
        if verb(type(asked.action)) in MANNERS.always:
            wished[asked.seat] = (asked.action, tuple(asked.options))
    return found


def fewest(story: list[Asked]) -> int:
    """Return how many stretches there are between dice, news and other people in which something is decided."""
    free, found, decides = unasked(story), 0, False
    for index, asked in enumerate(story):
        decides = decides or free.get(index) != 0
        following = story[index + 1] if index + 1 < len(story) and asked.goes_on else None
        if following is None or following.seat != asked.seat:
            found += decides
            decides = False
    return found


def as_before(story: list[Asked], habits: dict[tuple[Action, ...], list[Action]]) -> list[int]:
    """Return for each choice how many in a row are those made the last time when just this was asked."""
    found = [1] * len(story)
    index = 0
    while index < len(story):
        row = [story[index]]
        while verb(type(row[-1].action)) in MANNERS.again and index + len(row) < len(story):
            following = story[index + len(row)]
            if (
                following.seat != row[0].seat
                or verb(type(following.action)) not in MANNERS.again
                or not row[-1].goes_on
            ):
                break
            row.append(following)
        asked, made = tuple(row[0].options), [each.action for each in row]
        if len(row) > 1 and habits.get(asked) == made:
            found[index] = len(row)
        if len(row) > 1:
            habits[asked] = made
        index += len(row)
    return found


def with_all_means(story: list[Asked], rows: list[int]) -> list[int]:
    """Return the clicks of each choice, the fewest for all together; later steps of a run cost nothing."""
    least: list[tuple[int, int, int]] = [(0, 0, 0)]  # from the end: clicks in all, of this choice, and how many steps
    free = unasked(story)
    for index in range(len(story) - 1, -1, -1):
        asked = story[index]
        ways = [(0 if free.get(index) == 0 else gesture(asked) + free.get(index, 0), 1)]
        if rows[index] > 1:
            ways.append((1, rows[index]))
        for run in asked.runs:
            length = len(run.actions)
            if index + length <= len(story) and matches(story[index : index + length], run):
                ways.append((by_run(asked, run), length))
        total, own, length = min((clicks + least[-steps][0], clicks, steps) for clicks, steps in ways)
        least.append((total, own, length))
    least.reverse()
    costs, index = [0] * len(story), 0
    while index < len(story):
        costs[index] = least[index][1]
        index += least[index][2]
    return costs


class Manners(NamedTuple):
    """The verbs that a game names for what is done without being asked each time."""

    idle: frozenset[str] = frozenset()
    always: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()


MANNERS = Manners()


def matches(story: list[Asked], run: Run) -> bool:
    """Whether these choices are just this run, with nothing in between."""
    if any(asked.action != action for asked, action in zip(story, run.actions, strict=True)):
        return False
    return all(asked.goes_on and asked.seat == story[0].seat for asked in story[:-1])


def main() -> None:
    """Print the table."""
    global MANNERS
    wanted = [argument for argument in sys.argv[1:] if not argument.isdigit() and not argument.startswith("-")] or list(
        GAMES
    )
    deals = next((int(argument) for argument in sys.argv[1:] if argument.isdigit()), DEALS)
    print("| game | choices a play | clicks | a turn | with all means | a turn | of them | at least |")
    print("|---|---|---|---|---|---|---|---|")
    for slug in wanted:
        seats, options, ending = GAMES[slug]
        game = load(slug)
        about = game.about
        MANNERS = Manners(
            frozenset((*about.idle, *about.free)), frozenset((*about.passes, *about.always)), frozenset(about.again)
        )
        habits: dict[tuple[Action, ...], list[Action]] = {}
        choices = before = after = turns = least = 0
        kinds: Counter[str] = Counter()
        for seed in range(deals):
            story = played(game, seats, options, seed)
            costs = with_all_means(story, as_before(story, habits))
            choices += len(story)
            before += sum(map(step, story))
            after += sum(costs)
            least += fewest(story)
            turns += sum(verb(type(asked.action)) == ending for asked in story) if ending else 0
            for asked, cost in zip(story, costs, strict=True):
                kinds[verb(type(asked.action))] += cost
        each = [f"{clicks / turns:.1f}" if turns else "" for clicks in (before, after)]
        print(
            f"| {game.about.title['en']} | {choices / deals:.0f} | {before / deals:.0f} | {each[0]} "
            f"| {after / deals:.0f} | {each[1]} | {after / before:.0%} | {least / before:.0%} |"
        )
        if "-v" in sys.argv:
            print(kinds.most_common(12))


if __name__ == "__main__":
    main()
