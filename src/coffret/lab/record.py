"""One play between bots, written down as one row: what the lab keeps of it."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Any

import msgspec

from coffret.bots import bot
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Raw
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game, load
from coffret.kernel.once import once
from coffret.kernel.playout import ENDLESS, play_on
from coffret.kernel.stack import NOTHING, Action, Listener, Outcome, State
from coffret.lab.study import SEAT, Cell


class Row(msgspec.Struct, frozen=True):
    """A finished play. `kinds` counts the players' choices by verb, `heard` in how many events something came up."""

    number: int
    deal: str
    won: bool
    winners: tuple[int, ...]
    side: str
    rule: str
    score: int
    decisions: int
    by_chance: int
    kinds: dict[str, int]
    heard: dict[str, int]
    seconds: float


class Choice(msgspec.Struct, frozen=True):
    """A decision of a player within a play."""

    number: int
    index: int
    seat: int
    action: str
    offered: int


class Task(msgspec.Struct, frozen=True):
    """Some games of one cell, to be played by whoever is free."""

    cell: Cell
    seed: int | str
    win: str
    first: int
    last: int  # not played any more
    decisions: bool


class Played(msgspec.Struct, frozen=True):
    """The games of a task."""

    rows: list[Row]
    choices: list[Choice]


def play(task: Task) -> Played:
    """Play the games of a task."""
    game, cell = load(task.cell.game), task.cell
    facts = facts_of(cell.game, msgspec.json.encode(cell.pack), cell.pack_file)
    choices: list[Choice] | None = [] if task.decisions else None
    rows = [one_play(task, number, game, facts, choices) for number in range(task.first, task.last)]
    return Played(rows, choices or [])


@once
def facts_of(slug: str, pack: bytes, where: str) -> Any:
    """Return a game's content as the rules use it (cached)."""
    game = load(slug)
    raw: Raw | None = msgspec.json.decode(pack)
    return game.own_facts() if raw is None else game.make_facts(game.content(raw, where))


@once
def names_of(slug: str) -> dict[str, str]:
    """Return what can come up: the ids of the game's content, each with its table (cached)."""
    return {id: f"{table} {id}" for table, entries in load(slug).own_content().raw.items() for id in entries}


class Noted:
    """A bot whose choices are written down."""

    def __init__(self, player: Bot, seat: int, notes: Notes) -> None:
        self.player, self.seat, self.notes = player, seat, notes

    def __call__(self, view: Any, options: list[Action], rng: Rng) -> Action:
        action = self.player(view, options, rng)
        if action is not NOTHING:
            self.notes.add(self.seat, action, len(options))
        return action


class Notes:
    """The choices of a play: counted by verb, and one by one if somebody wants to know."""

    def __init__(self, game: Game, number: int, choices: list[Choice] | None) -> None:
        self.game, self.number, self.choices = game, number, choices
        self.kinds: Counter[str] = Counter()

    def add(self, seat: int, action: Action, offered: int) -> None:
        text = self.game.vocabulary.write(action)
        self.kinds[text.partition(" ")[0]] += 1
        if self.choices is not None:
            self.choices.append(Choice(self.number, self.kinds.total(), seat, text, offered))


def one_play(task: Task, number: int, game: Game, facts: Any, choices: list[Choice] | None) -> Row:
    """Play a game of a cell: the same deal, and the same luck of each bot, as `coffret simulate` has."""
    begin = perf_counter()
    cell, deal = task.cell, f"{task.seed}/{number}"
    notes, heard = Notes(game, number, choices), Listener()
    state: State = game.start(len(cell.bots), cell.options, facts)
    state.heard = heard
    players: list[Bot] = [Noted(bot(name, game), seat, notes) for seat, name in enumerate(cell.bots)]
    sources = [seeded(f"{deal}/seat {seat}") for seat in range(len(cell.bots))]
    count, by_chance = play_on(state, game.view, players, sources, seeded(deal))
    outcome = state.outcome
    if outcome is None:
        raise CoffretError("error-endless", game=game.slug, seed=deal, limit=ENDLESS)
    return Row(
        number=number,
        deal=deal,
        won=has_won(task.win, outcome),
        winners=outcome.winners,
        side=outcome.side,
        rule=outcome.rule,
        score=outcome.score,
        decisions=count,
        by_chance=by_chance,
        kinds=dict(sorted(notes.kinds.items())),
        heard=dict(sorted(came_up(heard, names_of(cell.game)).items())),
        seconds=perf_counter() - begin,
    )


def has_won(win: str, outcome: Outcome) -> bool:
    """Whether the seat or side in question is among the winners."""
    if win.startswith(SEAT):
        return int(win.removeprefix(SEAT)) - 1 in outcome.winners
    return outcome.side == win


def came_up(heard: Listener, named: dict[str, str]) -> Counter[str]:
    """Count the events by name, and in how many events each entry of the content was named."""
    counts: Counter[str] = Counter()
    for event in heard.events:
        counts[f"event {event.name}"] += 1
        for value in {*texts(event.args), *texts(event.secret or {})}:
            if value in named:
                counts[named[value]] += 1
    return counts


def texts(args: dict[str, Any]) -> list[str]:
    """Return the texts among the arguments of an event, also those in lists."""
    found: list[str] = []
    for value in args.values():
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list | tuple):
            found += [each for each in value if isinstance(each, str)]
    return found
