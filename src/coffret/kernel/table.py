# interpreted
"""A table is one play: a header and the log of its actions. It is the save file, the replay and the bug report."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, commitment, seeded
from coffret.kernel.content import Raw
from coffret.kernel.errors import GameOver, IllegalAction, NotYourTurn, OptionError, UndoRefused
from coffret.kernel.game import Game
from coffret.kernel.outlook import Outlook, outlook
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action, Chance, Decision, Event, Outcome, Reason, State
from coffret.kernel.text import Words
from coffret.kernel.undo import reveals


class Header(msgspec.Struct, kw_only=True):
    """What was agreed before the first action."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    names: tuple[str, ...]
    seed: int | str
    commitment: str
    rules_version: int
    content: str  # the hash of the content
    pack: Raw | None = None  # the content pack laid over the game's own, if any
    bots: tuple[str, ...] = ()  # by seat, the bot that holds it; empty for a person's seat
    taken: int = 0  # entries at the beginning that come from another play: their dice follow its seed
    server_part: str = ""  # what the commitment is to, where the seed was mixed with parts of the players' devices
    parts: tuple[str, ...] = ()  # by seat, the part of the device that sat there at the deal; empty: none


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    seat: int
    action: Action


class Offer(msgspec.Struct, frozen=True):
    """One thing that can be done now, and by whom; `weight` is for chance."""

    seat: int
    action: Action
    weight: int = 1


class Open(msgspec.Struct):
    """The decision at a table: who must act, and every option with its seat."""

    seat: int
    waiting: tuple[int, ...]
    options: list[Offer]


class Table:
    """One play. With `rolls` the table throws dice and shuffles by itself; without, chance waits to be told."""

    def __init__(self, game: Game, header: Header, facts: Any, rolls: bool = True) -> None:
        self.game = game
        self.header = header
        self.facts = facts
        self.rolls = rolls
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        self.events: list[Event] = []  # of the last act
        self.begin: State | None = None  # a snapshot that the log is not replayed behind
        self.begin_at = 0
        self.past: list[list[Event]] = []  # what the entries before the snapshot told, as far as it is known
        self.lost = 0  # entries that the rules of today did not allow any more when it was loaded
        self.state: Any = self.first()
        if rolls:
            self.events = self.run_chance()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        seed: int | str | None = None,
        *,
        names: tuple[str, ...] = (),
        pack: Raw | None = None,
        rolls: bool = True,
    ) -> Table:
        """A new play; without a seed one is drawn."""
        content = game.content(pack) if pack else game.own_content()
        if names and len(names) != seats:
            raise OptionError("error-names", names=len(names), seats=seats)
        seed = secrets.token_hex(16) if seed is None else seed
        header = Header(
            game=game.slug,
            seats=game.check_seats(seats),
            options=game.options(options),
            names=tuple(names),
            seed=seed,
            commitment=commitment(seed),
            rules_version=game.about.rules_version,
            content=content.hash(),
            pack=pack,
        )
        return cls(game, header, game.facts_of(content) if pack else game.own_facts(), rolls)

    def __repr__(self) -> str:
        return f"<Table of {self.game.slug}: {self.seats} seats, {len(self.log)} entries>"

    # What can be asked of a table

    def words(self, language: str, names: tuple[str, ...]) -> Words:
        """The wording of this play: the players' names, and those that its content pack gives."""
        return self.game.words(language, names, self.game.own_names(self.header.pack, language))

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the play ended, or None."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def pending(self) -> Decision | None:
        """The open decision as the rules know it."""
        return stack.decide(self.state)

    @property
    def decision(self) -> Open | None:
        """Who must act now, and every option with its seat; None when the play is over."""
        decision = self.pending
        if decision is None:
            return None
        frame = self.state.stack[-1]
        if isinstance(frame, Chance):
            outcomes = [Offer(CHANCE, action, weight) for weight, action in frame.outcomes(self.state)]
            return Open(CHANCE, (CHANCE,), outcomes)
        parts = (decision, *decision.others)
        options = [Offer(part.seat, action) for part in parts for action in part.actions]
        return Open(decision.seat, decision.waiting(), options)

    def view(self, seat: int = PUBLIC) -> Any:
        """What this seat may know; without a seat, what everybody may."""
        return self.game.view(self.state, self.checked(seat))

    def outlook(self, seat: int = PUBLIC) -> Outlook:
        """All that leaves the table for this seat."""
        return outlook(self.game, self.state, self.checked(seat))

    def explain(self, action: Action | str, seat: int) -> Reason | None:
        """Why this seat cannot do this now, or None if it can."""
        return stack.explain(self.state, self.read(action), seat if seat in (CHANCE, CLOCK) else self.checked(seat))

    def checked(self, seat: int) -> int:
        """The seat, if there is one."""
        if seat != PUBLIC and seat not in range(self.seats):
            raise OptionError("error-no-seat-from-0", seat=seat, seats=self.seats)
        return seat

    # Acting

    def act(self, action: Action | Offer | str, seat: int | None = None) -> list[Event]:
        """Do something that is offered, by object or notation, and return what happened.

        Without a seat it is done by the one that can. What is not offered is refused with its rule.
        """
        if isinstance(action, Offer):
            seat, action = action.seat, action.action
        chosen = self.read(action)
        seat = self.seat_for(chosen) if seat is None else seat
        reason = self.explain(chosen, seat)
        if reason is not None:
            raise self.refusal(chosen, seat, reason)
        self.undone.clear()
        self.events = self.put(Entry(seat, chosen))
        if self.rolls:
            self.events += self.run_chance()
        return self.events

    def read(self, action: Action | str) -> Action:
        """An action given as such or in notation."""
        return self.game.action(action, self.seats) if isinstance(action, str) else action

    def seat_for(self, action: Action) -> int:
        """The seat that can do this, or else the one that is asked."""
        decision = self.pending
        if decision is None:
            return PUBLIC
        for part in (decision, *decision.others):
            if stack.offered(self.state, action, part.seat):
                return part.seat
        return decision.seat

    def refusal(self, action: Action, seat: int, reason: Reason) -> IllegalAction:
        """The error that tells a refused action, with what is possible instead."""
        words = self.words("en", self.header.names)
        wanted = self.game.vocabulary.write(action)
        possible = self.possible(seat)
        message = f"{self.who(seat)} cannot {wanted}: {words.reason(reason)} ({reason.rule}). {possible}".strip()
        kinds = {"game-over": GameOver, "not-your-turn": NotYourTurn}
        return kinds.get(reason.why, IllegalAction)(message, reason)

    def possible(self, seat: int) -> str:
        """A short list of what this seat can do."""
        decision = self.pending
        part = decision.of(seat) if decision else None
        if part is None or not part.actions:
            return ""
        texts = [self.game.vocabulary.write(action) for action in part.actions]
        return "Possible: " + ", ".join(texts[:8]) + (", ..." if len(texts) > 8 else "")

    def who(self, seat: int) -> str:
        """A seat for an error message."""
        if seat in (CHANCE, CLOCK, PUBLIC):
            return {CHANCE: "chance", CLOCK: "the clock", PUBLIC: "a spectator"}[seat]
        names = self.header.names
        return f"seat {seat + 1}" + (f" ({names[seat]})" if names else "")

    def put(self, entry: Entry) -> list[Event]:
        """Carry out one entry of the log and collect its events."""
        events = stack.apply_aloud(self.state, entry.action, entry.seat)
        self.log.append(entry)
        return events

    def run_chance(self) -> list[Event]:
        """Let chance act as long as it is asked; each draw comes from the seed and its place in the log."""
        events: list[Event] = []
        while (decision := self.pending) is not None and decision.seat == CHANCE:
            events += self.put(Entry(CHANCE, stack.sample(self.state, self.rng())))
        return events

    def rng(self) -> Rng:
        """The random source of the next entry."""
        return seeded(self.header.seed, len(self.log))

    # Taking back

    def undo(self, seat: int | None = None, consent: bool = False) -> Entry:
        """Take back the last choice. Free if it told nobody anything and no other seat chose since;
        otherwise all seats must consent."""
        index = self.last_choice()
        entry = self.log[index]
        if not consent:
            self.check_undo(index, entry.seat if seat is None else seat)
        self.undone = self.log[index:] + self.undone
        self.rewind(index)
        return entry

    def redo(self) -> Entry:
        """Do again what was taken back, dice included."""
        if not self.undone:
            raise UndoRefused("error-nothing-to-redo")
        entry, *rest = self.undone
        self.put(entry)
        while rest and rest[0].seat == CHANCE:
            self.put(rest.pop(0))
        self.undone = rest
        return entry

    def last_choice(self) -> int:
        """Where in the log the last choice of a player is."""
        for index in range(len(self.log) - 1, self.begin_at - 1, -1):
            if self.log[index].seat != CHANCE:
                return index
        raise UndoRefused("error-nothing-to-undo")

    def check_undo(self, index: int, seat: int) -> None:
        """Refuse to take back what another seat did or what revealed something."""
        entry = self.log[index]
        if entry.seat != seat:
            raise UndoRefused("error-acted-since", who=self.who(entry.seat))
        if index < len(self.log) - 1:
            raise UndoRefused("error-chance-since")
        if reveals(self.game, self.at(index), entry.action, entry.seat, self.seats):
            raise UndoRefused("error-revealed")

    def rewind(self, index: int) -> None:
        """Go back to the moment before the entry with this number."""
        self.state = self.at(index)
        del self.log[index:]

    def at(self, index: int) -> Any:
        """The state before the entry with this number, by replaying the log."""
        if index < self.begin_at:
            raise UndoRefused("error-older-rules")
        state = self.first()
        for entry in self.log[self.begin_at : index]:
            stack.apply(state, entry.action, entry.seat)
        return state

    def first(self) -> Any:
        """The state that the log starts from."""
        if self.begin is not None:
            return stack.copy(self.begin)
        return self.game.start(self.seats, self.header.options, self.facts)

    # Keeping

    def save(self, path: str | Path) -> None:
        """Write the save file; the old one stays until the new one is complete."""
        from coffret.kernel.save import write_file

        write_file(self, Path(path))
