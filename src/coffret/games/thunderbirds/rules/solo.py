"""Playing alone: three character cards, and the change of one of them for another."""

from coffret.games.thunderbirds.actions import CHANGE
from coffret.games.thunderbirds.rules.table import region_of, return_token
from coffret.games.thunderbirds.state import (
    DISCARD,
    KINDS_OF_TOKENS,
    MOST_CHANGES,
    NOBODY,
    SOUTH_PACIFIC,
    State,
)
from coffret.kernel import Action, Reason


def change_options(s: State, options: list[Action]) -> None:
    """TB-SOLO-05, TB-SOLO-06, TB-SOLO-12 Any face-up character for any of the reserve, both on Tracy Island."""
    if s.seats > 1 or s.begun or s.changes >= MOST_CHANGES:
        return
    island = [it for it in s.facts.people if region_of(s, it) == SOUTH_PACIFIC]
    for one in island:
        if s.player_of[one] != NOBODY:
            for other in island:
                if s.player_of[other] == NOBODY:
                    options.append(CHANGE[one][other])


def change(s: State, character: int, newcomer: int) -> None:
    """TB-SOLO-07..09, TB-SOLO-03, TB-EX-15 The newcomer's card takes the place; tokens and cards of the other are lost.

    TB-SOLO-04: what belongs to the two others stays theirs.
    """
    player = s.player_of[character]
    for token in range(KINDS_OF_TOKENS):
        while s.tokens[player][token]:
            return_token(s, player, token)
    for card, owner in enumerate(s.fab):
        if owner == player:
            s.fab[card] = DISCARD
    s.player_of[character] = NOBODY
    s.player_of[newcomer] = player
    s.characters[player] = newcomer
    s.changes += 1
    s.tell("changed", character=character, newcomer=newcomer)


def refuse_change(s: State, character: int, newcomer: int) -> Reason:
    """Why these two cannot be exchanged."""
    if s.seats > 1:
        return Reason("TB-SOLO-05", "only-in-solo")
    if s.begun:
        return Reason("TB-SOLO-11", "turn-begun")
    if s.changes >= MOST_CHANGES:
        return Reason("TB-SOLO-16", "too-many-changes")
    if s.player_of[character] == NOBODY:
        return Reason("TB-SOLO-05", "nobody-plays", {"character": character})
    if s.player_of[newcomer] != NOBODY:
        return Reason("TB-SOLO-03", "not-in-reserve", {"character": newcomer})
    missing = character if region_of(s, character) != SOUTH_PACIFIC else newcomer
    return Reason("TB-SOLO-06", "not-on-the-island", {"character": missing})
