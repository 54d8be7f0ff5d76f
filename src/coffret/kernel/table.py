# interpreted
"""A table holds one play: it offers the possible actions and refuses the others with a reason."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import commitment
from coffret.kernel.content import Content, Raw
from coffret.kernel.errors import GameOver, Hint, IllegalAction, NotYourTurn, OptionError, UndoRefused
from coffret.kernel.game import Game, S, V
from coffret.kernel.history import Header as Header
from coffret.kernel.history import History
from coffret.kernel.history import LogEntry as LogEntry
from coffret.kernel.outlook import Outlook, outlook
from coffret.kernel.picture import Picture
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action, Chance, Decision, Event, Outcome, Reason
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.undo import is_free
from coffret.kernel.words import Vocabulary


class Offer(msgspec.Struct, frozen=True):
    """An option and the seat that can take it. `str` gives its notation; `weight` is for chance."""

    seat: int
    action: Action
    vocabulary: Vocabulary
    weight: int = 1

    def __str__(self) -> str:
        return self.vocabulary.write(self.action)

    def __repr__(self) -> str:
        by = f"CHANCE, weight={self.weight}" if self.seat == CHANCE else f"{self.seat}"
        return f"Offer({str(self)!r}, seat={by})"


class Open(msgspec.Struct):
    """The open decision: who must act, and every option with its seat."""

    seat: int
    waiting: tuple[int, ...]
    options: list[Offer]


class Table(Generic[S, V]):
    """One play. With `rolls` the table rolls dice and shuffles by itself; without, chance waits to be scripted."""

    def __init__(
        self, game: Game[S, V], header: Header, facts: Any, rolls: bool = True, content: Content | None = None
    ) -> None:
        self.game = game
        self.content = content or game.own_content()  # what it is played with, to be saved with it
        self.rolls = rolls
        self.history: History[S, V] = History(game, header, facts)
        self.last = self.history.act([], rolls)  # the last step, with its events and moments

    @classmethod
    def new(
        cls,
        game: Game[S, V],
        seats: int | None,
        options: Mapping[str, object],
        seed: int | str | None = None,
        *,
        position: str = "",
        names: tuple[str, ...] = (),
        pack: Raw | None = None,
        rolls: bool = True,
    ) -> Table[S, V]:
        """Start a new play from the set-up or from a position; without a seed, a random one is drawn."""
        content = game.content(pack) if pack else game.own_content()
        facts = game.facts_of(content) if pack else game.own_facts()
        seats = seats_of(game, seats, position, facts)
        if names and len(names) != seats:
            raise OptionError("error-names", names=len(names), seats=seats)
        seed = secrets.token_hex(16) if seed is None else seed
        header = Header(
            game=game.slug,
            seats=seats,
            options=game.options({**game.brought_by(pack), **options}),
            names=tuple(names),
            seed=seed,
            commitment=commitment(seed),
            rules_version=game.about.rules_version,
            content=content.hash(),
            pack=pack,
            position=position or msgspec.UNSET,
        )
        return cls(game, header, facts, rolls, content)

    def __repr__(self) -> str:
        return f"<Table of {self.game.slug}: {self.seats} seats, {len(self.log)} entries>"

    # What can be asked of a table

    @property
    def events(self) -> list[Event]:
        """What the last step told."""
        return self.last.events

    @property
    def header(self) -> Header:
        """What was agreed before the first action."""
        return self.history.header

    @property
    def log(self) -> list[LogEntry]:
        """Every action so far, including chance."""
        return self.history.log

    @property
    def state(self) -> S:
        """The full state, secrets included. It belongs to the table: copy it before changing anything."""
        return self.history.state

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the play ended, or None."""
        return self.state.outcome

    @property
    def pending(self) -> Decision | None:
        """The open decision in the engine's own form."""
        return stack.decide(self.state)

    @property
    def decision(self) -> Open | None:
        """Who must act now, and every option with its seat; None when the play is over."""
        decision = self.pending
        if decision is None:
            return None
        words = self.game.vocabulary
        frame = self.state.stack[-1]
        if isinstance(frame, Chance):
            outcomes = [Offer(CHANCE, action, words, weight) for weight, action in frame.outcomes(self.state)]
            return Open(CHANCE, (CHANCE,), outcomes)
        parts = (decision, *decision.others)
        options = [Offer(part.seat, action, words) for part in parts for action in part.actions]
        return Open(decision.seat, decision.waiting(), options)

    @property
    def position(self) -> str:
        """The position as one line of text, secrets included; `game.table(position=...)` continues from it."""
        return self.game.write_state(self.state)

    def view(self, seat: int = PUBLIC) -> V:
        """Return what this seat may know; without a seat, what everybody may know."""
        return self.game.view(self.state, self._checked(seat))

    def outlook(self, seat: int = PUBLIC) -> Outlook:
        """Return everything the table shows this seat."""
        return outlook(self.game, self.state, self._checked(seat))

    def board(self, seat: int = PUBLIC, language: str = "en") -> Picture:
        """Return the table as this seat sees it: text when printed, a drawing in a notebook."""
        return Picture(self.outlook(seat), self.words(language, self.header.names), self.game.about.title[language])

    def words(self, language: str, names: tuple[str, ...]) -> Words:
        """Return the wording of this play, with the players' names and those from its content pack."""
        return self.game.words(language, names, self.game.own_names(self.header.pack, language))

    def explain(self, action: Action | str, seat: int) -> Reason | None:
        """Explain why this seat cannot take this action now, or return None if it can."""
        return stack.explain(self.state, self._read(action), seat if seat in (CHANCE, CLOCK) else self._checked(seat))

    # Acting

    def act(self, action: Action | Offer | str, seat: int | None = None) -> list[Event]:
        """Take an offered action, given as an object or in notation, and return the resulting events.

        Without a seat, the seat that can take it does. Actions that are not offered raise an error naming the rule.
        """
        if isinstance(action, Offer):
            seat, action = action.seat, action.action
        chosen = self._read(action)
        seat = self._seat_for(chosen) if seat is None else seat
        reason = self.explain(chosen, seat)
        if reason is not None:
            raise self._refusal(chosen, seat, reason)
        self.history.forget_undone(seat)
        self.last = self.history.act([LogEntry(seat, chosen)], self.rolls)
        return self.last.events

    def _checked(self, seat: int) -> int:
        """Return the seat if it exists at this table."""
        if seat != PUBLIC and seat not in range(self.seats):
            raise OptionError("error-no-seat-from-0", seat=seat, seats=self.seats)
        return seat

    def _read(self, action: Action | str) -> Action:
        """Return the action, parsing it if it is in notation."""
        return self.game.action(action, self.seats) if isinstance(action, str) else action

    def _seat_for(self, action: Action) -> int:
        """Return the seat that can take this action, or else the seat being asked."""
        decision = self.pending
        if decision is None:
            return PUBLIC
        for part in (decision, *decision.others):
            if stack.offered(self.state, action, part.seat):
                return part.seat
        return decision.seat

    def _refusal(self, action: Action, seat: int, reason: Reason) -> IllegalAction:
        """Build the error for a refused action, listing what is possible instead."""
        kinds = {"game-over": GameOver, "not-your-turn": NotYourTurn}
        possible = self._possible(seat)
        return kinds.get(reason.why, IllegalAction)(
            "error-refused-possible" if possible else "error-refused",
            reason,
            {language: self.words(language, self.header.names).reason(reason) for language in LANGUAGES},
            who=named(seat, self.header.names),
            wanted=self.game.vocabulary.write(action),
            rule=reason.rule,
            possible=possible,
        )

    def _possible(self, seat: int) -> str:
        """Return a short list of what this seat can do."""
        decision = self.pending
        part = decision.of(seat) if decision else None
        if part is None:
            return ""
        texts = [self.game.vocabulary.write(action) for action in part.actions]
        return ", ".join(texts[:8]) + (", ..." if len(texts) > 8 else "")

    # Taking back

    def undo(self, seat: int | None = None, consent: bool = False) -> LogEntry:
        """Take back the last choice, of anybody or of this seat.

        This is free if it revealed nothing and its seat has noticed no other choice since; choices that it has not
        noticed stay. Otherwise all seats must consent, and everything since is taken back with it.
        """
        history = self.history
        index = history.last_choice(seat)
        if index is None:
            raise UndoRefused("error-nothing-to-undo")
        entry = history.log[index]
        if not consent:
            check_undo(history, index)
        self.last = history.take_back(index, keep=not consent)
        return entry

    def redo(self, seat: int | None = None) -> LogEntry:
        """Redo what was taken back, by anybody or by this seat; at its old place in the log with the same dice."""
        history = self.history
        undone = history.taken_back(seat)
        if undone is None or not stack.offered(history.state, undone.entries[0].action, undone.seat):
            raise UndoRefused("error-nothing-to-redo")
        history.undone.remove(undone)
        self.last = history.act(undone.entries if undone.at == len(history.log) else undone.entries[:1], self.rolls)
        return undone.entries[0]

    # Keeping

    def save(self, path: str | Path) -> None:
        """Write the save file atomically: the old one stays until the new one is complete."""
        from coffret.kernel.save import write_file

        write_file(self, Path(path))


def seats_of(game: Game[Any, Any], seats: int | None, position: str, facts: Any) -> int:
    """Return the number of seats, as requested or as given by the position."""
    if position:
        there = int(game.position(position, facts).seats)
        if seats not in (None, there):
            raise OptionError("error-position-seats", there=there, seats=seats)
        return game.check_seats(there)
    if seats is None:
        raise OptionError("error-no-seats", game=game.slug, low=game.about.seats[0], high=game.about.seats[1])
    return game.check_seats(seats)


def check_undo(history: History[Any, Any], index: int) -> None:
    """Raise `UndoRefused` if the seat has noticed another choice since this one, or something was revealed."""
    entry, since = history.log[index], history.noticed_since(index, history.log[index].seat)
    if since is not None:
        raise UndoRefused("error-acted-since", who=named(history.log[since].seat, history.header.names))
    if index + 1 < len(history.log) and history.log[index + 1].seat == CHANCE:
        raise UndoRefused("error-chance-since")
    if not is_free(history.game, history.at(index), entry.action, entry.seat, history.header.seats):
        raise UndoRefused("error-revealed")


def named(seat: int, names: tuple[str, ...] = ()) -> Hint:
    """Name a seat in an error message."""
    if seat in (CHANCE, CLOCK, PUBLIC):
        return Hint({CHANCE: "error-chance", CLOCK: "error-clock", PUBLIC: "error-spectator"}[seat], {})
    if not names:
        return Hint("error-seat", {"seat": seat + 1})
    return Hint("error-seat-of", {"seat": seat + 1, "name": names[seat]})
