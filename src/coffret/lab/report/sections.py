"""What a report says, section by section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from coffret.kernel.game import load
from coffret.kernel.text import Words
from coffret.lab.record import is_learnt
from coffret.lab.report import charts, figures
from coffret.lab.report.figures import CameUp
from coffret.lab.report.section import Column, Say, Section, Table, written
from coffret.lab.report.source import Source
from coffret.lab.simulate import outcome_name
from coffret.lab.study import SEAT, apart

TELLING = 24  # things that came up, in the picture


class Writer:
    """Writes the sections of a report in one language."""

    def __init__(self, source: Source, say: Say, language: str) -> None:
        self.source, self.say, self.language = source, say, language
        self.words: dict[str, Words] = {}

    def sections(self) -> Iterator[Section]:
        """Yield the sections that there are figures for."""
        yield self.shares()
        if self.source.differences:
            yield self.differences()
        yield self.lengths()
        yield self.kinds()
        yield self.endings()
        yield self.came_up()
        if figures.drama(self.source):
            yield self.tension()
        if figures.seats(self.source):
            yield self.seats()

    def cell(self, index: int) -> str:
        return self.source.cells[index].name

    def compared(self, one: str, other: str) -> str:
        """Return what is compared: where two cells differ, then what they share."""
        own, foreign, shared = apart(one, other)
        return self.say("ui-report-against", {"one": own, "other": foreign}) + (f" ({shared})" if shared else "")

    def columns(self, *titles: tuple[str, str]) -> list[Column]:
        return [Column(self.say(id), form) for id, form in titles]

    def who(self) -> str:
        """Return whose wins are counted, in words."""
        win = self.source.win
        if win.startswith(SEAT):
            return self.say("ui-report-of-seat", {"seat": win.removeprefix(SEAT)})
        return self.say("ui-report-of-side", {"side": win})

    def shares(self) -> Section:
        rows: list[list[Any]] = []
        dots: list[dict[str, Any]] = []
        for index, share in enumerate(self.source.shares):
            mean = share.wins / max(1, share.games)
            rows.append([self.cell(index), share.games, share.wins, mean, share.low, share.high])
            dots.append({"label": self.cell(index), "mean": mean, "low": share.low, "high": share.high})
        best = max(dots, key=lambda dot: dot["mean"])
        worst = min(dots, key=lambda dot: dot["mean"])
        facts = {"best": best["label"], "most": written(best["mean"], "share")}
        facts |= {"worst": worst["label"], "least": written(worst["mean"], "share"), "count": len(dots)}
        title = "ui-report-shares-all" if figures.all_together(self.source) else "ui-report-shares"
        sequential = "ui-report-sequence" if self.source.is_sequential else "ui-report-wilson"
        return Section(
            "shares",
            self.say(title, {"who": self.who()}),
            [self.say("ui-report-shares-words", facts), self.say(sequential)],
            Table(
                self.columns(
                    ("ui-cell", "text"),
                    ("ui-games", "count"),
                    ("ui-wins", "count"),
                    ("ui-report-share", "share"),
                    ("ui-report-low", "share"),
                    ("ui-report-high", "share"),
                ),
                rows,
            ),
            charts.intervals(dots, self.say("ui-report-share"), share=True),
        )

    def differences(self) -> Section:
        rows: list[list[Any]] = []
        dots = []
        for each in self.source.differences:
            label = self.compared(self.cell(each.other), self.cell(each.base))
            verdict = self.say("ui-decided" if each.decided else "ui-undecided")
            rows.append([label, each.games, each.mean, each.low, each.high, verdict])
            dots.append({"label": label, "mean": each.mean, "low": each.low, "high": each.high})
        decided = sum(each.decided for each in self.source.differences)
        facts = {"decided": decided, "count": len(rows)}
        return Section(
            "differences",
            self.say("ui-report-differences"),
            [self.say("ui-report-differences-words", facts)],
            Table(
                self.columns(
                    ("ui-compared", "text"),
                    ("ui-games", "count"),
                    ("ui-report-difference", "change"),
                    ("ui-report-low", "change"),
                    ("ui-report-high", "change"),
                    ("ui-report-verdict", "text"),
                ),
                rows,
            ),
            charts.intervals(dots, self.say("ui-report-difference"), share=True, zero=True),
        )

    def lengths(self) -> Section:
        rows: list[list[Any]] = []
        bars = []
        for each in figures.lengths(self.source):
            rows.append([self.cell(each.cell), each.mean, *each.quantiles, each.per_second])
            shades = {f"q{round(100 * shade)}": value for shade, value in zip(figures.SHADES, each.quantiles)}
            bars.append({"label": self.cell(each.cell), **shades})
        quantiles = [Column(written(shade, "share").replace(".0", ""), "count") for shade in figures.SHADES]
        first, last = self.columns(("ui-cell", "text"), ("ui-report-mean", "number"))
        speed = Column(self.say("ui-report-per-second"), "count")
        return Section(
            "lengths",
            self.say("ui-report-lengths"),
            [self.say("ui-report-lengths-words")],
            Table([first, last, *quantiles, speed], rows),
            charts.spreads(bars, self.say("ui-report-choices")),
        )

    def kinds(self) -> Section:
        found = figures.kinds(self.source)
        names = list(dict.fromkeys(each.kind for each in found))
        rows: list[list[Any]] = []
        bars = []
        for index in dict.fromkeys(each.cell for each in found):
            means = {each.kind: each.mean for each in found if each.cell == index}
            rows.append([self.cell(index), *[means.get(name, 0.0) for name in names]])
            bars += [
                {"label": self.cell(index), "part": name, "value": means.get(name, 0.0), "place": place}
                for place, name in enumerate(names)
            ]
        columns = [Column(self.say("ui-cell")), *[Column(name, "number") for name in names]]
        return Section(
            "kinds",
            self.say("ui-report-kinds"),
            [self.say("ui-report-kinds-words")],
            Table(columns, rows),
            charts.stacked(bars, self.say("ui-report-choices"), share=False),
        )

    def endings(self) -> Section:
        rows: list[list[Any]] = []
        bars: list[dict[str, Any]] = []
        found = figures.endings(self.source)
        parts = list(dict.fromkeys((each.outcome, each.rule) for each in found))
        for each in found:
            outcome = outcome_name((each.outcome, (), each.rule)) if each.outcome else ""
            label = " ".join(filter(None, [outcome, each.rule]))
            rule = self.rule_text(self.source.cells[each.cell].game, each.rule)
            rows.append([self.cell(each.cell), outcome, each.rule, each.count, each.share, each.low, each.high, rule])
            place = parts.index((each.outcome, each.rule))
            bars.append({"label": self.cell(each.cell), "part": label, "value": each.share, "place": place})
        return Section(
            "endings",
            self.say("ui-report-endings"),
            [self.say("ui-report-endings-words")],
            Table(
                self.columns(
                    ("ui-cell", "text"),
                    ("ui-outcome", "text"),
                    ("ui-rule", "text"),
                    ("ui-games", "count"),
                    ("ui-report-share", "share"),
                    ("ui-report-low", "share"),
                    ("ui-report-high", "share"),
                    ("ui-report-rule-text", "text"),
                ),
                rows,
            ),
            charts.stacked(bars, self.say("ui-report-share"), share=True),
        )

    def names(self, found: list[CameUp]) -> dict[CameUp, str]:
        """Return the names of what came up; several cards of one name are told apart by their ids."""
        names = {each: self.name(each) for each in found}
        often = Counter((each.kind, name) for each, name in names.items())
        return {each: f"{name} {each.id}" if often[each.kind, name] > 1 else name for each, name in names.items()}

    def came_up(self) -> Section:
        found = figures.came_up(self.source)
        found.sort(key=lambda each: -strength(each))
        telling = [each for each in found if strength(each) > 0][:TELLING]
        names = self.names(found)
        rows: list[list[Any]] = [
            [each.kind, names[each], each.games, each.share, each.difference, each.low, each.high]
            if each.difference is not None
            else [each.kind, names[each], each.games, each.share, None, None, None]
            for each in found
        ]
        dots = [
            {"label": f"{names[each]} ({each.kind})", "mean": each.difference, "low": each.low, "high": each.high}
            for each in telling
        ]
        chart = charts.intervals(dots, self.say("ui-report-effect"), share=True, zero=True) if dots else None
        facts = {"count": len(found), "telling": sum(strength(each) > 0 for each in found)}
        return Section(
            "came-up",
            self.say("ui-report-came-up"),
            [self.say("ui-report-came-up-words", facts), self.say("ui-report-not-causes")],
            Table(
                self.columns(
                    ("ui-report-kind", "text"),
                    ("ui-report-what", "text"),
                    ("ui-games", "count"),
                    ("ui-report-of-games", "share"),
                    ("ui-report-effect", "change"),
                    ("ui-report-low", "change"),
                    ("ui-report-high", "change"),
                ),
                rows,
            ),
            chart,
        )

    def tension(self) -> Section:
        names = self.say("ui-report-won"), self.say("ui-report-lost")
        dots = [
            {
                "label": self.cell(each.cell),
                "part": names[not each.won],
                "x": each.progress,
                "mean": each.mean,
                "low": each.low,
                "high": each.high,
            }
            for each in figures.tension(self.source)
        ]
        drama = figures.drama(self.source)
        learnt = all(is_learnt(load(cell.game), self.source.win) for cell in self.source.cells)
        how = self.say("ui-report-tension-learnt" if learnt else "ui-report-tension-played")
        rows: list[list[Any]] = [[self.cell(each.cell), each.games, each.moved, each.turned] for each in drama]
        return Section(
            "tension",
            self.say("ui-report-tension"),
            [self.say("ui-report-tension-words", {"games": sum(each.games for each in drama)}), how],
            Table(
                self.columns(
                    ("ui-cell", "text"),
                    ("ui-games", "count"),
                    ("ui-report-moved", "share"),
                    ("ui-report-turned", "share"),
                ),
                rows,
            ),
            charts.curves(dots, self.say("ui-report-progress"), self.say("ui-report-chance"), names),
        )

    def seats(self) -> Section:
        rows: list[list[Any]] = []
        dots = []
        for each in figures.seats(self.source):
            label = self.say("ui-report-seat", {"cell": self.cell(each.cell), "seat": each.seat, "bot": each.bot})
            rows.append([label, each.share, each.low, each.high])
            dots.append({"label": label, "mean": each.share, "low": each.low, "high": each.high})
        words = [self.say("ui-report-seats-words")]
        for lead in figures.first(self.source):
            facts = {"cell": self.cell(lead.cell), "mean": written(lead.mean, "change")}
            facts |= {"low": written(lead.low, "change"), "high": written(lead.high, "change")}
            words.append(self.say("ui-report-first", facts))
        return Section(
            "seats",
            self.say("ui-report-seats"),
            words,
            Table(
                self.columns(
                    ("ui-seat", "text"),
                    ("ui-report-share", "share"),
                    ("ui-report-low", "share"),
                    ("ui-report-high", "share"),
                ),
                rows,
            ),
            charts.intervals(dots, self.say("ui-report-share"), share=True),
        )

    def name(self, each: CameUp) -> str:
        """Return what the game calls something, and its id where that tells more."""
        if each.kind == "rule":
            return f"{each.id}: {self.rule_text(each.game, each.id)}"
        words = self.words.setdefault(each.game, load(each.game).words(self.language))
        id = f"{each.kind}-{each.id}".replace("_", "-")
        if each.kind == "event" or not words.has(id):
            return each.id
        try:
            return words.say(id)
        except (KeyError, ValueError):
            return each.id

    def rule_text(self, game: str, id: str) -> str:
        ledger = load(game).ledger
        return short(ledger[id].text(self.language)) if id in ledger else ""


def short(text: str, most: int = 140) -> str:
    """Return the beginning of a text, up to a word."""
    return text if len(text) <= most else f"{text[:most].rpartition(' ')[0]} …"


def strength(each: CameUp) -> float:
    """Return how far from zero an effect surely is; below zero if it may be nothing."""
    return -1.0 if each.difference is None else max(each.low, -each.high)
