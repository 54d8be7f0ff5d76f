"""Moving machines: how far, along which paths, and who goes with them."""

from typing import Final

from coffret.games.thunderbirds.rules.table import borders_are_closed, bring_along, is_loaded, is_on
from coffret.games.thunderbirds.state import CEILING, MOST_STEPS, NO_PATH, SCOTT, TB1, TB2, VIRGIL, State

NOWHERE: Final[tuple[int, ...]] = ()


def destinations(s: State, player: int) -> tuple[int, ...]:
    """TB-MOVE-01, TB-MOVE-03..05, TB-MAP-08 Where a player's machine can go with one Move.

    TB-MOVE-08, TB-MOVE-09, TB-MOVE-11: it is the machine the own character sits in, whatever machine that is.
    """
    machine = s.aboard[s.characters[player]]
    path = s.facts.path[machine]
    if path == NO_PATH or is_loaded(s, machine):  # TB-MOVE-05, TB-MOVE-10
        return NOWHERE
    return within(s, machine, top_speed(s, player, machine))


def within(s: State, machine: int, steps: int) -> tuple[int, ...]:
    """TB-EVT-09 The regions that a machine can reach with so many steps."""
    return s.facts.reach[1 if borders_are_closed(s) else 0][s.facts.path[machine]][s.at[machine]][
        min(steps, MOST_STEPS)
    ]


def top_speed(s: State, player: int, machine: int) -> int:
    """TB-MOVE-02, TB-CHAR-05, TB-EVT-12 The steps of a Move: an Event that slows a machine wins over all else."""
    if is_slowed(s, machine):
        return 1
    speed = s.facts.speed[machine]
    if player == s.turn:  # TB-CHAR-09
        if machine == TB2 and s.characters[player] == VIRGIL:
            speed = 3
        if s.fuel:
            speed *= 2
    return speed


def is_slowed(s: State, machine: int) -> bool:
    """TB-EVT-06..08 Whether an Event caps the top speed of a machine at 1."""
    if s.lasting:
        for event, slowed in enumerate(s.facts.slows):
            if slowed == machine and is_on(s, event):
                return True
    return False


def is_free(s: State, player: int) -> bool:
    """TB-CHAR-04, TB-CHAR-03, TB-CHAR-09 Scott's first Move of Thunderbird 1 in his own turn is an operation."""
    return (
        not s.flown
        and player == s.turn
        and s.characters[player] == SCOTT
        and s.aboard[SCOTT] == TB1
        and s.operations < CEILING
    )


def move(s: State, player: int, region: int) -> None:
    """TB-MOVE-06, TB-MOVE-07, TB-MOVE-13 The machine goes, with all aboard; nobody is asked for permission."""
    machine = s.aboard[s.characters[player]]
    put(s, machine, region)
    if player == s.turn:
        s.fuel = False
    s.tell("moved", character=s.characters[player], machine=machine, region=region)


def put(s: State, machine: int, region: int) -> None:
    """TB-MAP-07 A machine stands in a region, where there is always room."""
    s.at[machine] = region
    if machine == TB2:
        bring_along(s, region)
