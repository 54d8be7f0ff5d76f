"""Golden playthroughs: whole plays by bots, stored as save files with their story in words, for review and comparison.

Each game lists its plays in `<folder>/<slug>/plays.toml`: every number of seats with every combination of options, the
seed, and other seeds for single plays where they make a better story.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from coffret.bots.faults import chosen
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.save import read_text, write_text
from coffret.kernel.stack import CHANCE, NOTHING, PUBLIC, Action
from coffret.kernel.table import LogEntry, Table
from coffret.kernel.text import Words
from coffret.testing.effects import expected

NAMES = ("Ada", "Bea", "Cleo", "Dov", "Effie", "Finn", "Gus", "Hana")
OPENS = {"turn", "round"}  # words in the name of an event that opens a chapter of the story


class Plays(msgspec.Struct, forbid_unknown_fields=True):
    """Which plays of a game are stored."""

    seats: list[int]
    options: dict[str, list[bool | int | str]] = {}
    seed: str = "golden"
    seeds: dict[str, str] = {}  # by name

    def each(self) -> Iterator[tuple[str, int, dict[str, object]]]:
        """Yield the name, number of seats and options of every play."""
        for seats in self.seats:
            for values in product(*self.options.values()):
                name = "-".join(str(part) for part in (seats, *values))
                yield name, seats, dict(zip(self.options, values, strict=True))


def read_plays(folder: Path) -> Plays:
    """Read the list of plays stored in a folder."""
    return msgspec.convert(tomllib.loads((folder / "plays.toml").read_text(encoding="utf-8")), Plays)


def write_plays(folder: Path, slug: str) -> Iterator[str]:
    """Replay all plays of a game and write each with its story."""
    plays = read_plays(folder / slug)
    for old in (*(folder / slug).glob("*.coffret"), *(folder / slug).glob("*.txt")):
        old.unlink()
    for name, seats, options in plays.each():
        table = play(load(slug), seats, options, plays.seeds.get(name, f"{plays.seed} {name}"))
        (folder / slug / f"{name}.coffret").write_text(write_text(table, lasting=False), encoding="utf-8")
        yield write_story(folder / slug / f"{name}.coffret")


def write_story(path: Path) -> str:
    """Rewrite the story of a stored play, and return how it ends."""
    lines = story(read_text(path.read_text(encoding="utf-8"), str(path)))
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"{path.parent.name}/{path.stem}: {lines[-1]}"


def play(game: Game, seats: int, options: dict[str, object], seed: str) -> Table:
    """Play a whole game with the game's own bot."""
    table = game.table(seats, options, seed, names=NAMES[:seats])
    sources = [seeded(f"{seed}/seat {seat}") for seat in range(seats)]
    while (decision := table.pending) is not None:
        for part in in_turn(decision):
            action = chosen(game.bot, table.view(part.seat), options_of(part), sources[part.seat])
            if action is not NOTHING:
                break
        table.act(action, part.seat)
    return table


def story(table: Table) -> list[str]:
    """Tell a play as its table sees it, in English: chapters of events, and the ending."""
    words = table.words("en", table.header.names)
    lines = heading(table)
    last = PUBLIC
    for step in table.history.retold():
        if step.seat not in (CHANCE, last) and not has_chapters(table.game):
            lines.append("")
            last = step.seat
        if not step.told[0]:
            lines += silent(table.game, step.before, step.entries[0], words)
        for event in step.events:
            lines += [""] if opens(event.name) else []
            lines.append(words.event(event.seen_by(PUBLIC)))
    return [*lines, "", *ending(table, words)]


def heading(table: Table) -> list[str]:
    """Describe which play this is."""
    title = table.game.about.title["en"]
    words, chosen = table.game.words("en"), table.header.options
    told = [f"{words.say(each.message)}: {each.told(chosen[each.id], words)}" for each in table.game.about.option]
    options = "; ".join(told)
    lines = [f"{title}, played by {', '.join(table.header.names)}"]
    return [*lines, f"({options})", ""] if options else [*lines, ""]


def ending(table: Table, words: Words) -> list[str]:
    """Describe how it ended, and by which rule."""
    if table.outcome is None:
        return ["It is not over."]
    return [f"{words.outcome(table.outcome)} ({table.outcome.rule})"]


def opens(event: str) -> bool:
    """Whether an event starts a new chapter."""
    return not OPENS.isdisjoint(event.split("-"))


@cache
def has_chapters(game: Game) -> bool:
    """Whether any event of a game starts a chapter; otherwise a change of the acting seat does."""
    return any(opens(event.removeprefix("event-")) for event in expected(game)["event"])


def silent(game: Game, state: Any, entry: LogEntry, words: Words) -> list[str]:
    """Describe a choice that causes no event, unless not everybody could see it."""
    action, seat = entry.action, entry.seat
    decision = stack.decide(state)
    part = decision.of(seat) if decision is not None else None
    if seat < 0 or part is None or len(part.actions) == 1:
        return []
    seen = game.view(after(state, action, seat), PUBLIC)
    if any(game.view(after(state, other, seat), PUBLIC) == seen for other in part.actions if other != action):
        return []
    return [f"{words.name(seat)}: {words.action(action)}."]


def after(state: Any, action: Action, seat: int) -> Any:
    """Return what an action leads to."""
    copy = stack.copy(state)
    stack.apply(copy, action, seat)
    return copy
