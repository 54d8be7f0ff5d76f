"""The film of a play: its turning points on their boards, as everybody could see them, and how it ended."""

from __future__ import annotations

import msgspec

from coffret.bots.review import Review
from coffret.bots.review_text import told
from coffret.kernel.stack import PUBLIC, Event
from coffret.kernel.step import Step
from coffret.server.play.drama import finale_of
from coffret.server.play.look import Parts, Pieces, outcome, whole
from coffret.server.play.moments import drawn
from coffret.server.play.play import Play
from coffret.server.play.replay import log_lengths, moment_look, seen_steps, told_so_far
from coffret.server.protocol.wording import Json, Voice

MOST = 3  # turning points that are shown before the last step
WEIGHTS = {"triumph": 3, "blow": 3, "good": 2, "bad": 2}  # by the tone in which a game stages an event; 1: another


class TurningPoint(msgspec.Struct):
    """A step of the replay that is shown, with what a review says of it."""

    step: int
    seat: int = PUBLIC
    title: str = ""
    text: str = ""


def film(play: Play, review: Review | None, spoken: Voice) -> Json:
    """Return a film, in words; without a review, it shows what the game itself stages as decisive."""
    last = len(log_lengths(play, PUBLIC)) - 1
    points = reviewed(play, review, spoken) if review is not None else []
    points = [each for each in points or staged(play) if 0 < each.step < last]
    scenes, end = shown(play, [*points, TurningPoint(last)], spoken)
    encode, table = spoken.encoder.encode, play.table
    return {
        "table": table.header.game,
        "title": table.game.about.title[spoken.tongue.lang],
        "names": [spoken.words.name(seat) for seat in range(table.seats)],
        "outcome": outcome(table.outcome, spoken) if table.outcome is not None else None,
        "scenes": scenes,
        "end": whole(end),
        "finale": msgspec.Raw(encode(finale_of(play, PUBLIC))),
    }


def reviewed(play: Play, review: Review, spoken: Voice) -> list[TurningPoint]:
    """Return what decided the play by its review: the most decisive steps, in the order of the play."""
    lengths = log_lengths(play, PUBLIC)
    moments = sorted(told(review, play.table, spoken.words).moments, key=lambda it: -abs(it.after - it.before))
    found: dict[int, TurningPoint] = {}
    for moment in moments[:MOST]:
        step = next((number for number, length in enumerate(lengths) if length > moment.entry), 0)
        found.setdefault(step, TurningPoint(step, moment.seat, moment.title, next(iter(moment.texts), "")))
    return [found[step] for step in sorted(found)]


def staged(play: Play) -> list[TurningPoint]:
    """Return what weighs most in each part of the play, as the game stages it."""
    news = told_so_far(play, PUBLIC)
    weights = [max((weight(play, event) for event in events), default=0) for events in news]
    size = max(1, (len(weights) - 1) / MOST)
    found = []
    for part in range(MOST):
        steps = range(1 + int(part * size), min(len(weights) - 1, 1 + int((part + 1) * size)))
        best = max(steps, key=lambda step: (weights[step], step), default=0)
        if best and weights[best]:
            found.append(TurningPoint(best))
    return found


def weight(play: Play, event: Event) -> int:
    """Return how decisive the game stages an event."""
    moment = play.table.game.moment(event.seen_by(PUBLIC))
    return 0 if moment is None else WEIGHTS.get(moment.tone, 1)


def shown(play: Play, points: list[TurningPoint], spoken: Voice) -> tuple[list[Json], Pieces]:
    """Return the scene of each point, and the look at the end."""
    table, state, parts = play.table, play.table.history.first(), Parts()
    wanted = {point.step: point for point in points}
    scenes: list[Json] = []
    before: Pieces = {}
    for number, steps in enumerate(seen_steps(play, PUBLIC, state)):
        point = wanted.get(number)
        if point is not None:
            scenes.append(scene(play, point, steps, before, spoken))
        if point is not None or number + 1 in wanted:
            before = moment_look(table, state, PUBLIC, spoken, parts)
    return scenes, before


def scene(play: Play, point: TurningPoint, steps: list[Step], before: Pieces, spoken: Voice) -> Json:
    """Return the event of a step that weighs most: the look before it, what it changed, and what was told of it."""
    events = [event for step in steps for event in step.events]
    states = [state for step in steps for state in step.moments]
    chosen = max(range(len(events)), key=lambda index: (weight(play, events[index]), index))
    parts = Parts()
    if chosen:
        before = {**apart(before), **drawn(states[chosen - 1], PUBLIC, spoken, parts)}
    after = {**apart(before), **drawn(states[chosen], PUBLIC, spoken, parts)}
    news = spoken.news(events[chosen].seen_by(PUBLIC))
    about = {"step": point.step, "seat": point.seat, "title": point.title, "text": point.text}
    return {**about, "look": whole(before), "after": whole(after), "news": [news]}


def apart(look: Pieces) -> Pieces:
    """Return what a look has beside its scene."""
    return {path: part for path, part in look.items() if path[0] != "scene"}
