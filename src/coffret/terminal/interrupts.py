"""When people at a terminal are asked whether to act out of turn: always, at ends, for a moment, or only on wish."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from coffret.kernel.interrupts import EVERYTHING, HIDDEN, Open, could_act, most_urgent, options_of
from coffret.kernel.stack import PUBLIC, Decision
from coffret.kernel.words import verb

if TYPE_CHECKING:
    from coffret.terminal.session import Session

MOMENT = 5  # seconds after which a chance passes by itself, where that is wanted
USUAL = "always"  # nobody else waits at a terminal


class Interrupts:
    """The wishes of the people at one device."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.asks: dict[int, dict[str, str]] = {}  # by seat and option, when to be asked
        self.moment = MOMENT
        self.pressed: set[int] = set()  # who wants to be asked at the next chance
        self.passes_at: float | None = None  # when the chance that is shown passes by itself
        self.known: tuple[int, Open] = (-1, {})  # who could act as far as everybody knows, at which moment

    def of(self, seat: int) -> dict[str, str]:
        return self.asks.setdefault(seat, {})

    def usual(self, seat: int) -> str:
        return self.of(seat).get(EVERYTHING, USUAL)

    def chances(self, decision: Decision) -> list[Decision]:
        """Return the people who may act now, and were not asked yet.

        Among several, where hands are hidden, whoever could as far as everybody knows: the passing of the device would
        tell otherwise who really can.
        """
        session = self.session
        parts = [part for part in decision.others if not part.must and part.seat in session.people]
        parts = [part for part in parts if not session.talks_aloud(part)]
        if len(session.people) > 1 and decision.seat in session.bots:
            real = {part.seat for part in parts}
            hidden = [seat for seat, options in self.open().items() if options is HIDDEN and seat not in real]
            parts = sorted([*parts, *[Decision(seat, [], (), False) for seat in hidden]], key=lambda part: part.seat)
        return [part for part in parts if not session.has_passed(part)]

    def open(self) -> Open:
        """Return who could act as far as everybody knows, found once for each moment."""
        session, number = self.session, len(self.session.table.log)
        if self.known[0] != number:
            people = list(session.people)
            self.known = number, could_act(session.table.game, session.table.view(PUBLIC), people, number)
        return self.known[1]

    def wish(self, part: Decision, decision: Decision) -> str:
        """Return when somebody wants to be asked before what comes next."""
        game = self.session.table.game
        options: list[str] | None = options_of(game, part) or [EVERYTHING]
        if len(self.session.people) > 1 and decision.seat in self.session.bots and self.open().get(part.seat) is HIDDEN:
            options = HIDDEN
        if set(self.of(part.seat).values()).isdisjoint({"ends"}):
            return most_urgent(self.of(part.seat), options, USUAL, False)
        return most_urgent(self.of(part.seat), options, USUAL, self.ends_something(decision))

    def ends_something(self, decision: Decision) -> bool:
        """Whether a bot is about to end something, or a person could be."""
        session = self.session
        if decision.seat not in session.bots:
            return True
        action, _ = session.bots_choice(decision)
        return verb(type(action)) in session.table.game.about.ends

    def asked(self, decision: Decision) -> list[Decision]:
        """Return who is asked now."""
        found = self.chances(decision)
        return [part for part in found if part.seat in self.pressed or self.wish(part, decision) != "wait"]

    def begin(self, part: Decision, decision: Decision | None) -> None:
        """Somebody is asked: for a moment only, if they wish so and are there to see it."""
        wish = self.wish(part, decision) if decision is not None and not part.must else ""
        fleeting = wish == "moment" and self.session.front.timed and part.seat not in self.pressed
        self.passes_at = monotonic() + self.moment if fleeting else None
        self.pressed.discard(part.seat)

    def press(self, seat: int) -> None:
        """Wait: the chance that is shown stays, or else the next one is asked about."""
        if self.passes_at is not None:
            self.passes_at = None
        else:
            self.pressed.add(seat)

    def seconds_left(self) -> float | None:
        return None if self.passes_at is None else max(0.0, self.passes_at - monotonic())
