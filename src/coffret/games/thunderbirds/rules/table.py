"""Where everything is and who has what: the questions that all rules ask, and the smallest changes."""

from typing import Any, Final

from coffret.games.thunderbirds.state import (
    KINDS_OF_TOKENS,
    MACHINE,
    NOBODY,
    POD,
    SKULL,
    State,
)
from coffret.kernel import Action, Decision, Frame

Frames = tuple[Frame[Any], ...]
NOTHING_NEXT: Final[Frames] = ()


def before(frames: Frames, last: Frame[Any]) -> Frames:
    """These steps, and then another one."""
    if not frames:
        return (last,)
    return (frames[0], last) if len(frames) == 1 else (*frames, last)


def seat_of(s: State, player: int) -> int:
    """TB-SOLO-17 The seat that decides for a player: in solo there is only one."""
    return 0 if s.seats == 1 else player


def region_of(s: State, character: int) -> int:
    """TB-XFER-04, TB-MAP-06 A character is where its machine is."""
    return s.at[s.aboard[character]]


def here(s: State, player: int) -> int:
    """The region of a player's own character."""
    return s.at[s.aboard[s.characters[player]]]


def region_of_asset(s: State, asset: int) -> int:
    """TB-BON-06, TB-BON-07 Where an asset is; what Thunderbird 2 carries is with it, and a plan is nowhere."""
    if asset < MACHINE:
        return s.at[s.aboard[asset]]
    if asset < POD:
        return s.at[asset - MACHINE]
    return s.pods[asset - POD]


def is_loaded(s: State, machine: int) -> bool:
    """Whether a machine is in the hold of Thunderbird 2."""
    return any(asset == MACHINE + machine for asset in s.hold)


def free_seats(s: State, machine: int) -> int:
    """TB-XFER-07, TB-XFER-08 How many more a machine can seat; one seat is like another."""
    free = s.facts.room[machine]
    for taken in s.aboard:
        if taken == machine:
            free -= 1
    return free


def is_on(s: State, event: int) -> bool:
    """TB-EVT-02 Whether an Event is in force."""
    return s.lasting & (1 << event) != 0


def comms_are_open(s: State) -> bool:
    """TB-EVT-10 Whether cards may be played and scans taken."""
    return s.lasting & s.facts.silencing == 0


def hold_works(s: State) -> bool:
    """TB-EVT-10 Whether Thunderbird 2 can load and unload."""
    return s.lasting & s.facts.jamming == 0


def borders_are_closed(s: State) -> bool:
    """TB-EVT-09 Whether an Event closes borders."""
    return s.lasting & s.facts.closing != 0


def owner_with(s: State, verb: int, passed: int = 0) -> int:
    """Who has an F.A.B. card with this effect, the active player first, but for some; NOBODY if none has."""
    held = False
    for card in s.facts.with_verb[verb]:
        if s.fab[card] >= 0:
            held = True
    if not held:
        return NOBODY
    for step in range(s.players):
        player = (s.turn + step) % s.players
        if not passed >> player & 1 and card_with(s, player, verb) != NOBODY:
            return player
    return NOBODY


def card_with(s: State, player: int, verb: int) -> int:
    """An F.A.B. card with this effect that a player has."""
    for card in s.facts.with_verb[verb]:
        if s.fab[card] == player:
            return card
    return NOBODY


def take_token(s: State, player: int, token: int) -> bool:
    """TB-COMP-01, TB-REW-03 A token comes from the supply, if one is left; there is no limit (TB-TOK-09)."""
    if s.supply[token] == 0:
        return False
    s.supply[token] -= 1
    s.tokens[player][token] += 1
    return True


def return_token(s: State, player: int, token: int) -> None:
    """TB-TOK-01, TB-SCH-10 A token goes back to the supply."""
    s.tokens[player][token] -= 1
    s.supply[token] += 1


def has_tokens(s: State, player: int) -> bool:
    """Whether a player has any token."""
    return any(count > 0 for count in s.tokens[player])


def has_cards(s: State) -> bool:
    """Whether any player has an F.A.B. card."""
    return any(owner >= 0 for owner in s.fab)


def tokens_left(s: State) -> list[int]:
    """TB-REW-04 The kinds of tokens still in the supply."""
    return [token for token in range(KINDS_OF_TOKENS) if s.supply[token]]


def cards_of(s: State, player: int) -> list[int]:
    """TB-FAB-01 The F.A.B. cards before a player."""
    return [card for card, owner in enumerate(s.fab) if owner == player]


def from_active(s: State) -> list[int]:
    """TB-TURN-01, TB-FAB-14 The played characters, the active player's first, then clockwise."""
    return [s.characters[(s.turn + step) % s.players] for step in range(s.players)]


def slot_of(s: State, disaster: int) -> int:
    """The slot of the Disaster track on which a card lies; NOBODY if it does not lie there."""
    for slot in range(1, SKULL):
        if s.slots[slot] == disaster:
            return slot
    return NOBODY


def bring_along(s: State, region: int) -> None:
    """TB-MOVE-07, TB-LOAD-04, TB-LOAD-09 What Thunderbird 2 carries goes where it goes, people included."""
    for asset in s.hold:
        if asset < POD:
            s.at[asset - MACHINE] = region
        else:
            s.pods[asset - POD] = region


def together(s: State, player: int, choices: list[list[Action]]) -> Decision:
    """TB-FAB-14 One player must choose; the others may act too, the active one first, then clockwise.

    In solo all of it belongs to one seat, and nobody is asked who has nothing to do.
    """
    mine = choices[player]
    if s.seats == 1:
        for other in range(s.players):
            if other != player:
                mine += choices[other]
        return Decision(0, mine)
    others: list[Decision] = []
    for step in range(s.players):
        other = (s.turn + step) % s.players
        if other != player and choices[other]:
            others.append(Decision(other, choices[other], (), False))
    return Decision(player, mine, tuple(others))
