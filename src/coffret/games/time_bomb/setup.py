"""From the options of a table to the first state of a play."""

from __future__ import annotations

from typing import Any, Final

from coffret.games.time_bomb.rules.dealing import gather
from coffret.games.time_bomb.rules.ending import TimeOut
from coffret.games.time_bomb.rules.opening import DealTheRoles, PlayRound
from coffret.games.time_bomb.state import UNLIMITED, Facts, Options, State
from coffret.kernel import Frame
from coffret.kernel.errors import OptionError

# The stack: the roles on top, then four rounds, and at the bottom the end of time.
STEPS: Final[list[Frame[Any]]] = [TimeOut(), PlayRound(4), PlayRound(3), PlayRound(2), PlayRound(1), DealTheRoles()]


def setup(facts: Facts, seats: int, options: dict[str, Any]) -> State:
    """BU-SETUP-01 BU-ROUND-01 Roles, four rounds at the most, and then time is out: all lie on the stack."""
    check(seats, options)
    agreed = Options(
        options["locations"],
        options["open_briefing"],
        options["talk_limit"] or UNLIMITED,
        options["talk_clock"],
        options["first_player"] - 1,
        options["first_claim"],
        options["talk_aloud"],
    )
    s = State(facts, seats, agreed)
    s.reds = s.blues = (0,) * seats
    s.spoken = [0] * seats
    s.answers = (None,) * seats
    gather(s)
    s.stack = STEPS[:]
    return s


def check(seats: int, options: dict[str, Any]) -> None:
    """BU-TALK-15 BU-SETUP-14 Options that do not go together are refused."""
    if options["talk_limit"] == 0 and options["talk_clock"] == 0:
        raise OptionError("error-limit-or-clock")
    if options["first_player"] > seats:
        raise OptionError("error-first-player", seats=seats, given=options["first_player"])
