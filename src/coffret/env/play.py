"""One play stepped by numbers: who is asked next, what it sees, what it may do, and its reward."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from coffret.env.actions import Numbering, numbering
from coffret.env.observation import Layout, layout
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.errors import IllegalAction, OptionError
from coffret.kernel.game import Game, load
from coffret.kernel.options import Setting
from coffret.kernel.outlook import outlook
from coffret.kernel.picture import Picture
from coffret.kernel.stack import CHANCE, NOTHING, Action, Outcome
from coffret.kernel.stepping import NOBODY, Stepped

if TYPE_CHECKING:
    from coffret.env.watch import Watched

REWARDS = ("outcome", "score")
ILLEGAL = ("loss", "random", "error")


class Rules:
    """What all plays of one environment share: the game, its numbering, and the rewards."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "outcome",
        illegal: str = "loss",
    ) -> None:
        self.given = {"slug": slug, "seats": seats, "options": options, "rewards": rewards, "illegal": illegal}
        self.game: Game = load(slug)
        self.seats = self.game.check_seats(self.game.seat_counts[0] if seats is None else seats)
        self.options: dict[str, Setting] = self.game.simulated(options or {})
        self.rewards = one_of(rewards, REWARDS, "rewards")
        self.illegal = one_of(illegal, ILLEGAL, "illegal")
        self.numbering: Numbering = numbering(self.game, self.seats)
        self.layout: Layout = layout(self.game, self.seats, self.options)
        self.first = self.game.start(self.seats, self.options)

    def paid(self, outcome: Outcome) -> list[float]:
        """Return the reward of each seat: 1 for a win and -1 otherwise, or the rulebook's score, the same for all."""
        if self.rewards == "score":
            return [float(outcome.score)] * self.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]


def one_of(given: str, known: tuple[str, ...], what: str) -> str:
    if given not in known:
        raise OptionError(f'{what} = "{given}": possible are {", ".join(known)}')
    return given


class Play(Stepped):
    """One play. Interrupts are asked first, seat by seat, then the first seat that must choose.

    In the games of the box that order depends only on public information (tests/env/test_order.py).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(stack.copy(rules.first), seeded(0))
        self.rules = rules
        self.numbering = rules.numbering
        self.view = rules.game.view
        self.look = rules.game.look
        self.write = rules.layout.write
        self.write_mask = rules.numbering.mask
        self.table = rules.numbering.table
        self.seats = rules.seats
        self.watched: Watched | None = None
        self.reset(0)

    def reset(self, seed: int | str) -> None:
        """Restart; the same seed gives the same dice."""
        self.seed = seed
        if self.watched is not None:
            self.watched.leave()
            self.watched = None
        self.begin(stack.copy(self.rules.first), seeded(seed))

    def mask(self) -> bytearray:
        """Return a mask of the numbers offered to the seat being asked."""
        part = self.part
        return self.write_mask(part.actions, not part.must)

    def act(self, number: int) -> None:
        """Take the action with this number; it must be offered (`mask`)."""
        self.do(self.table[number])

    def do(self, action: Action) -> None:
        """Take an offered action, or NOTHING to pass on an interrupt."""
        if self.watched is None or action is NOTHING:
            self.take(action)
        else:
            self.show(action, self.watched)

    def show(self, action: Action, watched: Watched) -> None:
        """Take an offered action while the play is watched, noting how dice fall."""
        watched.note(self.seat, action)
        decision = stack.apply(self.state, action, self.seat)
        while decision is not None and decision.seat == CHANCE:
            outcome = stack.sample(self.state, self.dice)
            watched.note(CHANCE, outcome)
            decision = stack.apply(self.state, outcome, CHANCE)
        self.ask(decision)
        watched.show()

    def legal(self, number: int, mask: bytearray) -> int | None:
        """Return the number if it is offered; otherwise, as configured, a random legal one or None, which forfeits."""
        if 0 <= number < len(mask) and mask[number]:
            return number
        if self.rules.illegal == "error":
            raise IllegalAction(self.refusal(number, mask))
        if self.rules.illegal == "loss":
            return None
        offered = [option for option, is_one in enumerate(mask) if is_one]
        return offered[self.dice.below(len(offered))]

    def refusal(self, number: int, mask: bytearray) -> str:
        """Explain why a number is not accepted."""
        notations = self.numbering.notations
        wanted = f'{number} ("{notations[number]}")' if 0 <= number < len(notations) else str(number)
        possible = [f'{option} ("{notations[option]}")' for option, is_one in enumerate(mask) if is_one]
        more = ", ..." if len(possible) > 8 else ""
        return f"seat {self.seat} cannot do {wanted} now; possible: {', '.join(possible[:8])}{more}"

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.state.outcome
        return found

    def observation(self, seat: int) -> bytearray:
        """Return what a seat sees, as the bytes of its numbers."""
        return self.write(self.look(self.state, seat))

    def watch(self, open_browser: bool = True, pace: float = 0.5) -> Watched:
        """Show this play at a table in the browser, from here on."""
        from coffret.env.watch import Watched

        if self.watched is None or self.watched.is_closed:
            self.watched = Watched(self.rules.game, self.state, pace)
            if open_browser:
                self.watched.open()
        return self.watched

    def text(self, seat: int) -> str:
        """Return the table as the terminal shows it to a seat."""
        game = self.rules.game
        title = game.about.title["en"]
        return str(Picture(outlook(game, self.state, seat), game.words("en"), title))


class Seeds:
    """The seeds of consecutive plays, reproducible from the first."""

    def __init__(self, seed: int | str | None) -> None:
        self.begin(secrets.token_hex(8) if seed is None else seed)

    def begin(self, seed: int | str) -> None:
        self.base, self.count = seed, -1

    def next(self, seed: int | str | None = None) -> str:
        """Return the seed of the next play; a given seed restarts the sequence."""
        if seed is not None:
            self.begin(seed)
        self.count += 1
        return f"{self.base}/{self.count}"


def number_of(action: int | None) -> int:
    """Convert a library's action to a number; None becomes one that is never offered."""
    return NOBODY if action is None else int(action)


def ending(outcome: Outcome) -> dict[str, Any]:
    """Describe how a play ended, for `infos`."""
    return {"winners": list(outcome.winners), "rule": outcome.rule, "side": outcome.side, "score": outcome.score}
