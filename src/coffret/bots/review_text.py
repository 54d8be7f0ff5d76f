"""A review in words: the same for the table in the browser, for the terminal, for JSON and as a page."""

from __future__ import annotations

import html
from fractions import Fraction
from typing import Any

import msgspec

from coffret.bots.futures import Share
from coffret.bots.hint import ToldGround
from coffret.bots.hint_text import as_clause, named, often, quotable, told_ground
from coffret.bots.reasons import told_reasons
from coffret.bots.review import Balance, Cost, Luck, Review
from coffret.bots.review_luck import weight
from coffret.kernel.stack import Event
from coffret.kernel.table import Table
from coffret.kernel.text import Words

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # signs of a curve
TEXTS = 2  # things that happened, in a moment of luck
DRAWN = 3  # points of a curve, at least
FLAT = 0.1  # of the chance to win or lose, within which nothing is at stake
DICE = 36  # ways in which two dice fall: odds of so many are told as they are
RARELY = 0.2  # odds below which it is 1 in so many
LIKELY = 0.5  # odds by which nobody speaks of luck


class CurvePoint(msgspec.Struct):
    """One point of a curve."""

    entry: int
    line: int  # of the log, from 0
    mean: float
    low: float
    high: float


class Curve(msgspec.Struct):
    """How likely somebody was to win, over the play, and what made up the end, in points of a hundred."""

    seat: int  # -1: all together
    name: str
    points: list[CurvePoint]  # none where there is too little to draw, or nothing was at stake
    text: str  # the sum in words
    first: int
    own: int
    others: int
    luck: int
    last: int


class ToldMoment(msgspec.Struct):
    """One of the moments that decided a play: a choice that cost something, or luck."""

    kind: str  # choice or luck
    entry: int
    line: int
    seat: int
    name: str
    before: float
    after: float
    title: str
    texts: list[str]  # why, and what it changed
    exact: str  # what was counted


class ToldCost(msgspec.Struct):
    """A choice that cost something."""

    entry: int
    line: int
    seat: int
    name: str
    chosen: str
    better: str
    do: str  # the better, in notation
    cost: int  # in points of a hundred
    chance: Share
    had: Share
    text: str


class ToldReview(msgspec.Struct):
    """A review in words."""

    together: bool
    summary: str
    heading: str  # over the moments
    moments: list[ToldMoment]
    sums: str  # the heading over the curves
    curves: list[Curve]
    note: str  # about the curves
    cost: str  # the heading over the costs
    mistakes: list[ToldCost]
    small: list[str]  # what smaller choices cost together
    entries: int
    lines: int
    plays: int  # that were counted


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
    args = {"choices": review.choices, "plays": review.plays if review.choices else 0, "each": review.each}
    curves = [curve(review, balance, story, words, table.seats) for balance in review.balances]
    shown = [
        told_cost(it, story, table, words) if isinstance(it, Cost) else told_luck(it, review, story, table, words)
        for it in review.moments
    ]
    costs = [cost_line(it, story, table, words) for it in review.costs]
    few = [own for balance in review.balances for own in balance.own if percent(own.small)]
    return ToldReview(
        review.together,
        words.say("review-summary", args),
        words.say("review-moments" if shown else "review-no-moments"),
        shown,
        words.say("review-sums"),
        curves,
        words.say("review-curve", {"each": review.each // 2}) if any(it.points for it in curves) else "",
        words.say("review-costs" if costs else "review-small-only" if few else "review-no-costs"),
        costs,
        [words.say("review-small", {"name": words.name(it.seat), "cost": percent(it.small)}) for it in few],
        review.entries,
        story.lines[-1],
        review.plays,
    )


# The sums


def curve(review: Review, balance: Balance, story: Story, words: Words, seats: int) -> Curve:
    """Put what became of a seat's chance, or of that of all together, into words; the points add up as they stand."""
    own = [point for point in review.points if balance.seat in (-1, point.seat)]
    is_flat = is_decided(balance, [point.chance for point in own])
    points = [CurvePoint(it.entry, story.line(it.entry), it.chance.mean, it.chance.low, it.chance.high) for it in own]
    name = words.say("review-all") if balance.seat < 0 < seats - 1 else words.name(max(0, balance.seat))
    first, last, others = percent(balance.first.mean), percent(balance.last), percent(balance.others)
    costs = {it.seat: percent_of_costs(review, it.seat) + percent(it.small) for it in balance.own}
    cost = sum(costs.values())
    luck = last - first + cost - others
    args: dict[str, Any] = {"name": name, "first": first, "own": signed(-cost), "others": signed(others)}
    args |= {"luck": signed(luck), "error": percent(2 * balance.error), "last": last, "won": ending(review, balance)}
    if is_flat:
        args |= {"all": int(balance.seat < 0), "share": often(balance.first.mean, words)}
        text = words.say("review-flat", args)
    elif balance.seat >= 0:
        text = words.say("review-sum", args)
    elif seats == 1:
        text = words.say("review-sum-alone", args)
    else:
        each = [f"{words.name(seat)} {signed(-some)}" for seat, some in costs.items() if some]
        text = words.say("review-sum-all", {**args, "each": f" ({', '.join(each)})" if each else ""})
    drawn = [] if is_flat or len(points) < DRAWN else points
    return Curve(balance.seat, name, drawn, text, first, -cost, others, luck, last)


def percent_of_costs(review: Review, seat: int) -> int:
    """Return what the named choices of a seat cost, as they are told."""
    return sum(percent(it.cost) for it in review.costs if it.seat == seat)


def is_decided(balance: Balance, chances: list[Share]) -> bool:
    """Whether a play was as good as decided from its first moment, and ended so."""
    if balance.cost or balance.won is None:
        return False
    ends = [*[it.mean for it in chances], balance.last]
    return min(ends) >= 1 - FLAT or max(ends) <= FLAT


def ending(review: Review, balance: Balance) -> str:
    """Return how it ended, as an argument of a message."""
    if review.given_up:
        return "given"
    return "open" if balance.won is None else "won" if balance.won else "lost"


# The moments and the costs


def told_cost(cost: Cost, story: Story, table: Table, words: Words) -> ToldMoment:
    """Put a choice that decided something into words: what would have been better, and why."""
    game, seats = table.game, table.seats
    chosen, better = (quotable(named(it, game, words, seats), words.language) for it in (cost.chosen, cost.better))
    args: dict[str, Any] = {"name": words.name(cost.seat), "chosen": chosen, "better": better}
    texts = [told_ground(it, game, words) for it in cost.grounds]
    for it in cost.against:
        ground = told_ground(ToldGround(it.message, it.weight, against=False), game, words)
        texts.append(words.say("review-against", {"ground": as_clause(ground, words)}))
    shares = often(cost.chance.mean, words), often(cost.had.mean, words)
    if shares[0] != shares[1]:
        texts.append(words.say("review-worth", {"with": shares[0], "without": shares[1]}))
    else:
        texts.append(words.say("review-worth-little", {"games": round(1 / cost.cost)}))
    texts += told_reasons(cost.reasons, "", game, words, "review-counted")
    counts = {"with": won(cost.chance), "without": won(cost.had), "worlds": cost.had.worlds}
    return ToldMoment(
        "choice",
        cost.entry,
        story.line(cost.entry),
        cost.seat,
        words.name(cost.seat),
        cost.chance.mean,
        cost.had.mean,
        words.say("review-choice", args),
        texts,
        words.say("review-exact", counts),
    )


def told_luck(luck: Luck, review: Review, story: Story, table: Table, words: Words) -> ToldMoment:
    """Put luck into words: what came about, how likely that was, and what it changed."""
    name = words.name(luck.seat)
    what = " ".join(happened(luck, story, table, words))
    args: dict[str, Any] = {"name": name, "all": int(review.together), "what": what}
    texts = []
    if 0 < luck.odds <= LIKELY:
        texts.append(words.say("review-odds", odds(luck.odds)))
    args |= {"before": often(luck.had.mean, words), "after": often(luck.chance.mean, words)}
    is_end = luck.chance.worlds == 1
    texts.append(words.say("review-swing-end" if is_end else "review-swing", args))
    counts = {"before": won(luck.had), "after": won(luck.chance), "worlds": luck.had.worlds, "end": int(is_end)}
    return ToldMoment(
        "luck",
        luck.entry,
        story.line(luck.entry),
        luck.seat,
        name,
        luck.had.mean,
        luck.chance.mean,
        words.say("review-good-luck" if luck.change > 0 else "review-bad-luck", args),
        texts,
        words.say("review-exact-luck", counts),
    )


def odds(share: float) -> dict[str, Any]:
    """Return odds as players say them: 5 in 12 where that is exact, otherwise about 1 in so many, or so many in 10."""
    exact = Fraction(share).limit_denominator(DICE)
    if abs(exact - share) < 1e-9:
        return {"about": 0, "ways": exact.numerator, "of": exact.denominator}
    ways, of = (1, round(1 / share)) if share < RARELY else (round(10 * share), 10)
    return {"about": 1, "ways": ways, "of": of}


def happened(luck: Luck, story: Story, table: Table, words: Words) -> list[str]:
    """Tell what was told then: what the game stages as good or bad, otherwise what chance brought."""
    events = [event.seen_by(luck.seat) for event in story.events[luck.at]]
    most = max([weight(table.game, event) for event in events], default=0)
    some = [event for event in events if weight(table.game, event) == most]
    return list(dict.fromkeys(words.event(event) for event in some))[:TEXTS]


def cost_line(cost: Cost, story: Story, table: Table, words: Words) -> ToldCost:
    """Put a choice that cost something into a line."""
    game, seats, name = table.game, table.seats, words.name(cost.seat)
    chosen, better = (quotable(named(it, game, words, seats), words.language) for it in (cost.chosen, cost.better))
    points = percent(cost.cost)
    text = words.say("review-cost", {"name": name, "chosen": chosen, "better": better, "cost": points})
    line = story.line(cost.entry)
    return ToldCost(cost.entry, line, cost.seat, name, chosen, better, cost.better, points, cost.chance, cost.had, text)


def won(share: Share) -> int:
    """Return how many plays were won."""
    return round(share.mean * share.worlds)


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return round(100 * share)


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"


# For the terminal


def lines(review: ToldReview) -> list[str]:
    """Return a review as lines of text."""
    found = [review.summary, "", review.heading]
    for it in review.moments:
        found += [f"  {it.entry + 1:>4}  {it.title}", *[f"        {text}" for text in [*it.texts, it.exact]]]
    if review.curves:
        found += ["", review.sums]
    for each in review.curves:
        found += [f"  {each.text}", *([f"  {bars(each)}"] if each.points else [])]
    found += [f"  {review.note}"] if review.note else []
    if review.curves:
        found += ["", review.cost, *[f"  {it.entry + 1:>4}  {it.text}" for it in review.mistakes]]
        found += [f"        {text}" for text in review.small]
    return found


def bars(curve: Curve) -> str:
    """Draw a curve with signs of growing height, from left to right."""
    values = [point.mean for point in curve.points] + [curve.last / 100]
    wide = min(WIDE, len(values))
    picked = [values[place * (len(values) - 1) // max(1, wide - 1)] for place in range(wide)]
    return "".join([BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked])


# As a page


def page(review: ToldReview, title: str, words: Words) -> str:
    """Return a review as a page of its own."""
    body = [f"<h1>{html.escape(title)}</h1>", f"<p>{html.escape(review.summary)}</p>"]
    body.append(f"<h2>{html.escape(review.heading)}</h2><ol>")
    for it in review.moments:
        texts = "".join(f"<li>{html.escape(text)}</li>" for text in [*it.texts, it.exact])
        body.append(f"<li value={it.entry + 1}><b>{html.escape(it.title)}</b><ul>{texts}</ul></li>")
    body.append("</ol>")
    if review.curves:
        body.append(f"<h2>{html.escape(review.sums)}</h2>")
    for each in review.curves:
        body += [f"<p>{html.escape(each.text)}</p>", drawing(each, review.entries) if each.points else ""]
    if review.curves:
        body += [f"<p><small>{html.escape(review.note)}</small></p>", f"<h2>{html.escape(review.cost)}</h2><ol>"]
        body += [f"<li value={it.entry + 1}>{html.escape(it.text)}</li>" for it in review.mistakes]
        body += ["</ol>", *[f"<p>{html.escape(text)}</p>" for text in review.small]]
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
        f'<polyline points="{middle} 600,{100 - curve.last:.1f}" fill="none" stroke="#b03a00" stroke-width="2"/>'
        "</svg>"
    )


PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<style>body {{ font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }}
svg {{ width: 100%; height: 9rem }} li {{ margin: 0.4rem 0 }}</style>
{body}
</html>
"""
