"""One play between bots, written down as one row: what the lab keeps of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import msgspec

from coffret.bots import bot
from coffret.bots.faults import Faults, careful
from coffret.bots.value import value_of
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Raw
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game, load
from coffret.kernel.once import once
from coffret.kernel.playout import ENDLESS, play_on
from coffret.kernel.stack import NOTHING, Action, Event, Frame, Listener, Outcome, State, copy
from coffret.kernel.words import Copies, Kind, Many, Names, Vocabulary
from coffret.lab.study import SEAT, Cell

LOOKS = 10  # at a play whose chances are followed
PLAYS = 10  # from each of these moments on, where nothing was learnt


class Row(msgspec.Struct, frozen=True):
    """A finished play. `kinds` counts the players' choices by verb, `heard` how often anything came up.

    What came up are events, and cards, pieces and places named in them, each with its kind before it, and rules.
    """

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
    chances: list[float]  # to win, at moments of the play that are equally far apart; empty: nobody asked
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
    tension: int = 0  # of the games with lower numbers, the chance to win is followed


class Played(msgspec.Struct, frozen=True):
    """The games of a task."""

    rows: list[Row]
    choices: list[Choice]
    faults: Counter[str]  # of bots, in whose place something possible was done


def play(task: Task) -> Played:
    """Play the games of a task."""
    game, cell = load(task.cell.game), task.cell
    facts = facts_of(cell.game, msgspec.json.encode(cell.pack), cell.pack_file)
    choices: list[Choice] | None = [] if task.decisions else None
    faults = Faults()
    rows = [one_play(task, number, game, facts, choices, faults) for number in range(task.first, task.last)]
    return Played(rows, choices or [], faults.counts)


@once
def facts_of(slug: str, pack: bytes, where: str) -> Any:
    """Return a game's content as the rules use it (cached)."""
    game = load(slug)
    raw: Raw | None = msgspec.json.decode(pack)
    return game.own_facts() if raw is None else game.make_facts(game.content(raw, where))


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


class Heard(Listener):
    """Counts what comes up: the rules of the steps, the events, and what these name."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.kinds = vocabulary.kinds
        self.counts: Counter[str] = Counter()

    def follow(self, s: State, frame: Frame[Any], action: Action, seat: int) -> None:
        if rule := type(frame).RULE:
            self.counts[f"rule {rule}"] += 1
        super().follow(s, frame, action, seat)

    def hear(self, s: State, event: Event) -> None:
        self.counts[f"event {event.name}"] += 1
        named = {name for args in (event.args, event.secret or {}) for name in self.named(args)}
        self.counts.update(named)

    def named(self, args: dict[str, Any]) -> Iterator[str]:
        """Yield the cards, pieces and places among the arguments of an event."""
        for name, value in args.items():
            kind = self.kinds.get(name)
            if isinstance(kind, Many):
                for each in value if isinstance(value, list | tuple) else ():
                    yield from names_in(kind.item, each)
            else:
                yield from names_in(kind, value)


def names_in(kind: Kind | None, value: Any) -> Iterator[str]:
    """Yield the name of a value, if it is of a kind that has names; pieces that share one are not told apart."""
    if isinstance(kind, Names | Copies) and isinstance(value, int) and 0 <= value < len(kind.ids):
        yield f"{kind.kind} {kind.parts(value)[0] if isinstance(kind, Copies) else kind.ids[value]}"


def one_play(task: Task, number: int, game: Game, facts: Any, choices: list[Choice] | None, faults: Faults) -> Row:
    """Play a game of a cell: the same deal, and the same luck of each bot, as `coffret simulate` has."""
    begin = perf_counter()
    deal = f"{task.seed}/{number}"
    notes, heard = Notes(game, number, choices), Heard(game.vocabulary)
    state: State = game.start(len(task.cell.bots), task.cell.options, facts)
    state.heard = heard
    count, by_chance = play_through(
        game, state, task.cell, deal, faults, lambda seat, player: Noted(player, seat, notes)
    )
    outcome = state.outcome
    if outcome is None:
        raise CoffretError("error-endless", game=game.slug, seed=deal, limit=ENDLESS)
    is_followed = number < task.tension
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
        heard=dict(sorted(heard.counts.items())),
        chances=chances(task, game, facts, deal, notes.kinds.total(), Faults()) if is_followed else [],
        seconds=perf_counter() - begin,
    )


def play_through(
    game: Game, state: State, cell: Cell, deal: str, faults: Faults, around: Callable[[int, Bot], Bot]
) -> tuple[int, int]:
    """Play a deal to its end, with something around each bot; return how many decisions there were, and by chance."""
    players = [around(seat, careful(game, bot(name, game), faults.note)) for seat, name in enumerate(cell.bots)]
    sources = [seeded(f"{deal}/seat {seat}") for seat in range(len(cell.bots))]
    return play_on(state, game.view, players, sources, seeded(deal))


def has_won(win: str, outcome: Outcome) -> bool:
    """Whether the seat or side in question is among the winners."""
    if win.startswith(SEAT):
        return int(win.removeprefix(SEAT)) - 1 in outcome.winners
    return outcome.side == win


class Followed:
    """A bot that is watched: at some of the choices, how likely is the seat or side in question to win?"""

    def __init__(self, player: Bot, look: Callable[[], None]) -> None:
        self.player, self.look = player, look

    def __call__(self, view: Any, options: list[Action], rng: Rng) -> Action:
        action = self.player(view, options, rng)
        if action is not NOTHING:
            self.look()
        return action


def chances(task: Task, game: Game, facts: Any, deal: str, choices: int, faults: Faults) -> list[float]:
    """Play a deal once more and return the chance to win at moments that are equally far apart; the last is the end."""
    cell, win = task.cell, task.win
    state: State = game.start(len(cell.bots), cell.options, facts)
    judge = judged(game, win)
    marks = [choices * index // LOOKS for index in range(LOOKS)]
    found: list[float] = []
    seen = 0

    def look() -> None:
        nonlocal seen
        while len(found) < LOOKS and marks[len(found)] == seen:
            found.append(judge(state, f"{deal}/look {len(found)}"))
        seen += 1

    play_through(game, state, cell, deal, faults, lambda seat, player: Followed(player, look))
    outcome = state.outcome
    return [*found, float(outcome is not None and has_won(win, outcome))]


def is_learnt(game: Game, win: str) -> bool:
    """Whether the chance to win is the one that the game has learnt, as its search uses it: it is that of a seat."""
    return win.startswith(SEAT) and value_of(game) is not None


def judged(game: Game, win: str) -> Callable[[State, str], float]:
    """Return what tells the chance to win in a state: what was learnt, where there is such, or plays from there on."""
    value = value_of(game)
    if value is None or not win.startswith(SEAT):
        return lambda state, seed: share_won(game, state, win, seed)
    seat, known = int(win.removeprefix(SEAT)) - 1, value
    return lambda state, seed: known(game.view(state, seat))


def share_won(game: Game, state: State, win: str, seed: str) -> float:
    """Return the share of plays that are won from here when rules of thumb play on, each with other dice."""
    won = 0
    players: list[Bot] = [game.bot] * game.about.seats[1]
    for number in range(PLAYS):
        imagined: State = copy(state)
        sources = [seeded(f"{seed}/{number}/seat {seat}") for seat in range(len(players))]
        play_on(imagined, game.view, players, sources, seeded(f"{seed}/{number}"))
        won += imagined.outcome is not None and has_won(win, imagined.outcome)
    return won / PLAYS
