"""What a player, chance or the clock can do; actions with few possible arguments are made once and shared."""

from __future__ import annotations

from typing import Final

from coffret.kernel import CLOCK, Action, Decision

MOST_SEATS: Final = 8
MOST_CABLES: Final = 5  # in a row


# Chance


class DealRoles(Action):
    """Chance: one role for each seat, then the one that is left over, if any."""

    roles: tuple[int, ...]


class Deal(Action):
    """Chance: the cables of all rows, seat by seat, in the order they lie."""

    cables: tuple[int, ...]


class Reveal(Action):
    """Chance: the top card of a Location deck."""

    place: int


class Throw(Action):
    """Chance: the face of the fate token."""

    colour: int


class DrawFirst(Action):
    """Chance: who begins."""

    seat: int


# What set-up and Locations ask for


class Show(Action):
    """Show a cover of this colour."""

    colour: int


class ClaimFirst(Action):
    """Say that one was the last in the revealed place, or the last to lie, and so begins."""


class LeaveFirst(Action):
    """Leave the beginning to another."""


class Look(Action):
    """Look at a cable in secret."""

    owner: int
    position: int


class Slip(Action):
    """Pass a cable of this type on, face down."""

    cable: int


class Detect(Action):
    """Put a player to the lie detector."""

    seat: int


class Protect(Action):
    """Grant a player safe conduct."""

    seat: int


class Swap(Action):
    """Swap the rows of two players."""

    one: int
    two: int


class Decline(Action):
    """Swap nothing."""


class CallVote(Action):
    """End the talk and let the table vote."""


class Vote(Action):
    """Vote for a player to be cut."""

    seat: int


class Designate(Action):
    """Name the player who will choose one of his own cables to be cut."""

    seat: int


class Yield(Action):
    """Choose which of one's own cables is cut."""

    position: int


# Talk


class Declare(Action):
    """Say what one was dealt: how many defusing cables, and whether the bomb is among them."""

    defusers: int
    bomb: int


class Silent(Action):
    """Declare nothing."""


class Revise(Action):
    """Declare anew."""

    defusers: int
    bomb: int


class Accuse(Action):
    """Say that a player belongs to a faction."""

    seat: int
    faction: int


class Vouch(Action):
    """Stand up for a player."""

    seat: int


class Propose(Action):
    """Say who should be cut."""

    seat: int


class ClaimFaction(Action):
    """Say which faction one belongs to."""

    faction: int


class ClaimCover(Action):
    """Say which colour a player has shown."""

    seat: int
    colour: int


class Spare(Action):
    """Say who should not be cut."""

    seat: int


class ProposeCable(Action):
    """Say which cable should be cut."""

    owner: int
    position: int


class ClaimCable(Action):
    """Say what a cable is that a Location has let one see."""

    owner: int
    position: int
    cable: int


class ClaimGave(Action):
    """Say which cable one passed on."""

    cable: int


class ClaimGot(Action):
    """Say which cable one was given."""

    cable: int


class ClaimReading(Action):
    """Say what the lie detector told: a player's defusing cables and bomb."""

    seat: int
    defusers: int
    bomb: int


class ClaimBomb(Action):
    """Say what the lie detector told: whether a player has the bomb."""

    seat: int
    bomb: int


class Deny(Action):
    """Answer an accusation: it is not true."""

    seat: int


class Admit(Action):
    """Answer an accusation: it is true."""

    seat: int


class Pass(Action):
    """Say nothing more before this cut: in plays of rules version 3 and before."""


class Wait(Action):
    """Listen once more to the others before cutting: in plays of rules version 3 and before."""


# Cutting


class Cut(Action):
    """Cut the cable at this position of a player's row."""

    owner: int
    position: int


class Expire(Action):
    """The clock runs out."""


DECLINE: Final = Decline()
FIRST_WORDS: Final[list[Action]] = [ClaimFirst(), LeaveFirst()]
CALL_VOTE: Final = CallVote()
SILENT: Final = Silent()
SHOWS: Final[list[Action]] = [Show(colour) for colour in range(2)]
SLIPS: Final[list[Action]] = [Slip(cable) for cable in range(3)]
DETECTS: Final[list[Action]] = [Detect(seat) for seat in range(MOST_SEATS)]
PROTECTS: Final[list[Action]] = [Protect(seat) for seat in range(MOST_SEATS)]
VOTES: Final[list[Action]] = [Vote(seat) for seat in range(MOST_SEATS)]
DESIGNATES: Final[list[Action]] = [Designate(seat) for seat in range(MOST_SEATS)]


def held_in(mask: int) -> list[int]:
    """The positions (or seats) whose bits are set."""
    return [bit for bit in range(MOST_SEATS) if mask >> bit & 1]


# By owner and by the positions that still lie face down, as bits.
MASKS: Final = 1 << MOST_CABLES
CUT_AT: Final = [[Cut(owner, position) for position in range(MOST_CABLES)] for owner in range(MOST_SEATS)]
CUTS: Final[list[list[list[Action]]]] = [
    [[CUT_AT[owner][position] for position in held_in(mask)] for mask in range(MASKS)] for owner in range(MOST_SEATS)
]
LOOK_AT: Final = [[Look(owner, position) for position in range(MOST_CABLES)] for owner in range(MOST_SEATS)]
LOOKS: Final[list[list[list[Action]]]] = [
    [[LOOK_AT[owner][position] for position in held_in(mask)] for mask in range(MASKS)] for owner in range(MOST_SEATS)
]
YIELD_AT: Final = [Yield(position) for position in range(MOST_CABLES)]
YIELDS: Final[list[list[Action]]] = [[YIELD_AT[position] for position in held_in(mask)] for mask in range(MASKS)]
SIZES: Final = [len(held_in(mask)) for mask in range(MASKS)]  # how many positions a mask has

CLOCK_RUNS: Final[tuple[Decision, ...]] = (Decision(CLOCK, [Expire()], (), False),)
