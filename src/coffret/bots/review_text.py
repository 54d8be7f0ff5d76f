"""A review in words: the same for the table in the browser, for the terminal, for JSON and as a page."""

from __future__ import annotations

import html
from math import sqrt
from typing import Any

import msgspec

from coffret.bots.futures import Share
from coffret.bots.hint_text import named
from coffret.bots.reasons import told_reasons
from coffret.bots.review import Balance, Mistake, Review, Turn
from coffret.kernel.stack import Event
from coffret.kernel.table import Table
from coffret.kernel.text import Words

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # signs of a curve
TEXTS = 3  # things that happened, at a turning point


class CurvePoint(msgspec.Struct):
    """One point of a curve."""

    entry: int
    line: int  # of the log, from 0
    mean: float
    low: float
    high: float


class Curve(msgspec.Struct):
    """How likely somebody was to win, over the play, and what luck and skill did."""

    seat: int  # -1: all together
    name: str
    points: list[CurvePoint]
    last: float
    text: str  # luck and skill in words
    luck: float
    skill: float


class ToldTurn(msgspec.Struct):
    """A turning point."""

    entry: int
    line: int
    seat: int
    before: float
    after: float
    text: str


class ToldMistake(msgspec.Struct):
    """A choice that cost something."""

    entry: int
    line: int
    seat: int
    name: str
    chosen: str
    better: str
    do: str  # the better, in notation
    cost: float
    chance: Share
    had: Share
    reasons: list[str]


class ToldReview(msgspec.Struct):
    """A review in words."""

    together: bool
    summary: str
    curves: list[Curve]
    turns: list[ToldTurn]
    mistakes: list[ToldMistake]
    entries: int
    lines: int


class Story:
    """What a play told, by entry of its log."""

    def __init__(self, table: Table) -> None:
        history = table.history
        self.events: list[list[Event]] = [*history.past]
        for step in history.steps(history.first(), history.begin_at):
            self.events += step.told
        self.lines = [0]
        for events in self.events:
            self.lines.append(self.lines[-1] + len(events))

    def line(self, entry: int) -> int:
        """Return how many lines were told before an entry."""
        return self.lines[min(entry, len(self.lines) - 1)]


def told(review: Review, table: Table, words: Words) -> ToldReview:
    """Put a review into words."""
    story = Story(table)
    args = {"choices": len(review.points), "worlds": review.worlds}
    return ToldReview(
        review.together,
        words.say("review-summary", args),
        [curve(review, balance, story, words, table.seats) for balance in review.balances],
        [told_turn(turn, story, table, words) for turn in review.turns],
        [told_mistake(mistake, story, table, words) for mistake in review.mistakes],
        review.entries,
        story.lines[-1],
    )


def curve(review: Review, balance: Balance, story: Story, words: Words, seats: int) -> Curve:
    """Put the curve of a seat, or of all together, into words; who plays alone is called by name."""
    own = [point for point in review.points if balance.seat in (-1, point.seat)]
    points = [CurvePoint(it.entry, story.line(it.entry), it.chance.mean, it.chance.low, it.chance.high) for it in own]
    name = words.say("review-all") if balance.seat < 0 < seats - 1 else words.name(max(0, balance.seat))
    args: dict[str, Any] = {"name": name, "first": percent(balance.first), "last": percent(balance.last)}
    first = own[0].chance if own else Share(0.5, 0.0, 1.0, 0)
    unsure = sqrt((2 * balance.error) ** 2 + ((first.high - first.low) / 2) ** 2)  # luck is what the rest leaves
    args |= {"skill": signed(balance.skill), "error": percent(2 * balance.error)}
    args |= {"luck": signed(balance.luck), "unsure": percent(unsure)}
    text = words.say("review-balance-all" if review.together else "review-balance", args)
    return Curve(balance.seat, name, points, balance.last, text, balance.luck, balance.skill)


def told_turn(turn: Turn, story: Story, table: Table, words: Words) -> ToldTurn:
    """Put a turning point into words: what was chosen, and what the game tells about it."""
    game = table.game
    chosen = table.log[turn.entry]
    events = [event.seen_by(turn.seat) for events in story.events[turn.entry : turn.until] for event in events]
    staged = [event for event in events if (moment := game.moment(event)) is not None and moment.tone]
    texts = [words.event(event) for event in (staged or events)]
    parts = [words.say("review-chose", {"name": words.name(chosen.seat), "action": words.action(chosen.action)})]
    parts += list(dict.fromkeys(texts))[-TEXTS:]
    return ToldTurn(turn.entry, story.line(turn.entry), turn.seat, turn.before, turn.after, " ".join(parts))


def told_mistake(mistake: Mistake, story: Story, table: Table, words: Words) -> ToldMistake:
    """Put a costly choice into words."""
    game, seats = table.game, table.seats
    chosen = named(mistake.chosen, game, words, seats)
    return ToldMistake(
        mistake.entry,
        story.line(mistake.entry),
        mistake.seat,
        words.name(mistake.seat),
        chosen,
        named(mistake.better, game, words, seats),
        mistake.better,
        mistake.cost,
        mistake.chance,
        mistake.had,
        told_reasons(mistake.reasons, chosen, game, words),
    )


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return round(100 * share)


def signed(change: float) -> str:
    """Return a change in percent with its sign."""
    return f"{round(100 * change):+d}".replace("-", "−")


# For the terminal


def lines(review: ToldReview, words: Words) -> list[str]:
    """Return a review as lines of text."""
    found = [review.summary, ""]
    for each in review.curves:
        found += [each.text, f"  {bars(each)}", ""]
    if review.turns:
        found.append(words.say("review-turns" if review.together else "review-turns-own"))
        found += [
            f"  {turn.entry + 1:>4}  {percent(turn.before)} % → {percent(turn.after)} %  {turn.text}"
            for turn in review.turns
        ]
        found.append("")
    found.append(words.say("review-mistakes" if review.mistakes else "review-no-mistakes"))
    for it in review.mistakes:
        args = {"name": it.name, "chosen": it.chosen, "better": it.better, "cost": percent(it.cost)}
        args |= {"chance": percent(it.chance.mean), "had": percent(it.had.mean)}
        found.append(f"  {it.entry + 1:>4}  {words.say('review-mistake', args)}")
        found += [f"        {reason}" for reason in it.reasons]
    return found


def bars(curve: Curve) -> str:
    """Draw a curve with signs of growing height, from left to right."""
    values = [point.mean for point in curve.points] + [curve.last]
    wide = min(WIDE, len(values))
    picked = [values[place * (len(values) - 1) // max(1, wide - 1)] for place in range(wide)]
    return "".join([BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked])


# As a page


def page(review: ToldReview, title: str, words: Words) -> str:
    """Return a review as a page of its own."""
    body = [f"<h1>{html.escape(title)}</h1>", f"<p>{html.escape(review.summary)}</p>"]
    body.append(f"<p>{html.escape(words.say('review-curve'))}</p>")
    for each in review.curves:
        body += [f"<h2>{html.escape(each.name)}</h2>", drawing(each, review.entries)]
        body.append(f"<p>{html.escape(each.text)}</p>")
    if review.turns:
        body.append(f"<h2>{html.escape(words.say('review-turns' if review.together else 'review-turns-own'))}</h2><ol>")
        body += [
            f"<li value={turn.entry + 1}><b>{percent(turn.before)} % → {percent(turn.after)} %</b> "
            f"{html.escape(turn.text)}</li>"
            for turn in review.turns
        ]
        body.append("</ol>")
    heading = words.say("review-mistakes" if review.mistakes else "review-no-mistakes")
    body.append(f"<h2>{html.escape(heading)}</h2><ol>")
    for it in review.mistakes:
        args = {"name": it.name, "chosen": it.chosen, "better": it.better, "cost": percent(it.cost)}
        args |= {"chance": percent(it.chance.mean), "had": percent(it.had.mean)}
        why = "".join(f"<li>{html.escape(reason)}</li>" for reason in it.reasons)
        body.append(f"<li value={it.entry + 1}>{html.escape(words.say('review-mistake', args))}<ul>{why}</ul></li>")
    body.append("</ol>")
    return PAGE.format(language=words.language, title=html.escape(title), body="\n".join(body))


def drawing(curve: Curve, entries: int) -> str:
    """Draw a curve with its intervals."""
    last = max(1, entries)
    spots = [(600 * point.entry / last, point) for point in curve.points]
    above = " ".join(f"{x:.1f},{100 - 100 * point.high:.1f}" for x, point in spots)
    below = " ".join(f"{x:.1f},{100 - 100 * point.low:.1f}" for x, point in reversed(spots))
    middle = " ".join(f"{x:.1f},{100 - 100 * point.mean:.1f}" for x, point in spots)
    return (
        '<svg viewBox="0 -4 600 108" role="img" preserveAspectRatio="none">'
        '<path d="M0 0H600M0 50H600M0 100H600" stroke="#8886" fill="none"/>'
        f'<polygon points="{above} {below}" fill="#b03a0033"/>'
        f'<polyline points="{middle} 600,{100 - 100 * curve.last:.1f}" fill="none" stroke="#b03a00" stroke-width="2"/>'
        "</svg>"
    )


PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<style>body {{ font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }}
svg {{ width: 100%; height: 9rem }} li {{ margin: 0.4rem 0 }}</style>
{body}
</html>
"""
