"""A ladder as a page: ratings with their intervals, and every match."""

from __future__ import annotations

from coffret.kernel.game import load
from coffret.lab.ladder import Ladder
from coffret.lab.report import charts
from coffret.lab.report.page import page
from coffret.lab.report.section import Column, Say, Section, Table


def ladder_page(ladder: Ladder, commands: list[str], say: Say, language: str) -> str:
    """Return the page of a ladder."""
    title = say("ui-ladder-title", {"game": load(ladder.game).about.title[language]})
    facts = {"deals": ladder.deals, "seats": ladder.seats, "anchor": ladder.anchor}
    way = say("ui-ladder-together" if ladder.is_together else "ui-ladder-pairs")
    return page(
        title,
        [say("ui-ladder-about", facts), way],
        commands,
        [ratings(ladder, say), matches(ladder, say)],
        say,
        language,
    )


def ratings(ladder: Ladder, say: Say) -> Section:
    dots = [{"label": rung.bot, "mean": rung.rating, "low": rung.low, "high": rung.high} for rung in ladder.rungs]
    titles = [
        ("ui-bot", "text"),
        ("ui-ladder-rating", "count"),
        ("ui-report-low", "count"),
        ("ui-report-high", "count"),
    ]
    titles += [
        ("ui-games", "count"),
        ("ui-ladder-won", "share"),
        ("ui-report-low", "share"),
        ("ui-report-high", "share"),
    ]
    rows: list[list[str | int | float | None]] = [
        [rung.bot, rung.rating, rung.low, rung.high, rung.games, rung.share, rung.share_low, rung.share_high]
        for rung in ladder.rungs
    ]
    table = Table([Column(say(id), form) for id, form in titles], rows)
    chart = charts.intervals(dots, say("ui-ladder-rating"), share=False)
    return Section("ratings", say("ui-ladder-ratings"), [say("ui-ladder-ratings-words")], table, chart)


def matches(ladder: Ladder, say: Say) -> Section:
    titles = [("ui-bot", "text"), ("ui-ladder-other", "text"), ("ui-ladder-deals", "count")]
    titles += [("ui-ladder-better", "count"), ("ui-ladder-worse", "count"), ("ui-ladder-equal", "count")]
    rows: list[list[str | int | float | None]] = [
        [each.one, each.other, each.deals, each.better, each.worse, each.deals - each.better - each.worse]
        for each in ladder.matches
    ]
    table = Table([Column(say(id), form) for id, form in titles], rows)
    return Section("matches", say("ui-ladder-matches"), [say("ui-ladder-matches-words")], table)
