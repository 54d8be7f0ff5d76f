"""What pilots can still change after the roll."""

from typing import Any

from coffret.games.thunderbirds_solo.actions import REROLL_DICE, ROLL_LATE, TURN_DIE
from coffret.games.thunderbirds_solo.rules.dice import ROLL_DICE, take_die
from coffret.games.thunderbirds_solo.rules.table import is_up, place_of, turn_down
from coffret.games.thunderbirds_solo.state import (
    COLOURS,
    LATE_DIE,
    NOBODY,
    PILOTS,
    REROLL,
    SET_DIE,
    WILD,
    State,
)
from coffret.kernel import Action, Frame


def skill_options(s: State, options: list[Action]) -> None:
    """TS-PILOT-09 The skills that can be used on this roll, one after the other in any order."""
    if rerollers(s) != NOBODY:
        reroll_options(s, options)
    pilot = s.pilot[s.rescuer]
    if not is_up(s, pilot):
        return
    if s.facts.skill[pilot] == SET_DIE:
        turn_options(s, options)
    elif s.facts.skill[pilot] == LATE_DIE:
        for colour in range(COLOURS):
            if s.supply[colour]:
                options.append(ROLL_LATE[colour])


def rerollers(s: State) -> int:
    """TS-PILOT-02 The pilot at this chain, in whatever vehicle, who can have dice rolled again; or NOBODY."""
    place = s.at[s.rescuer]
    for pilot in range(PILOTS):
        if s.facts.skill[pilot] == REROLL and is_up(s, pilot) and place_of(s, pilot) == place:
            return pilot
    return NOBODY


def reroll_options(s: State, options: list[Action]) -> None:
    """TS-PILOT-02 Any dice; of dice that look alike the first ones."""
    count = len(s.dice)
    for which in range(1, 1 << count):
        if is_first_choice(s, which, count):
            options.append(REROLL_DICE[which])


def is_first_choice(s: State, which: int, count: int) -> bool:
    """Whether no die is left out before one that looks alike."""
    for die in range(1, count):
        if which >> die & 1:
            for before in range(die):
                if not which >> before & 1 and s.dice[before] == s.dice[die] and s.faces[before] == s.faces[die]:
                    return False
    return True


def turn_options(s: State, options: list[Action]) -> None:
    """TS-PILOT-03 One die to any of its other faces, wild included; of dice that look alike the first."""
    for die in range(len(s.dice)):
        if not is_first_choice(s, 1 << die, len(s.dice)):
            continue
        faces = s.facts.faces[s.dice[die]]
        for symbol in range(WILD + 1):
            if symbol != s.faces[die] and symbol in faces:
                options.append(TURN_DIE[die][symbol])


def reroll(s: State, dice: tuple[int, ...]) -> Frame[Any]:
    """TS-PILOT-01, TS-PILOT-02 Scott has these dice rolled again, and is turned face down."""
    scott = rerollers(s)
    turn_down(s, scott)
    s.tell("rerolls", pilot=scott, dice=dice)
    which = 0
    for die in dice:
        which |= 1 << die
    return ROLL_DICE[which]


def turn_die(s: State, die: int, symbol: int) -> None:
    """TS-PILOT-01, TS-PILOT-03 Virgil turns a die by hand, and is turned face down."""
    pilot = s.pilot[s.rescuer]
    turn_down(s, pilot)
    s.faces[die] = symbol
    s.tell("turned", pilot=pilot, die=die, symbol=symbol)


def late_die(s: State, colour: int) -> Frame[Any]:
    """TS-PILOT-01, TS-PILOT-06 John rolls one die more, and is turned face down."""
    pilot = s.pilot[s.rescuer]
    turn_down(s, pilot)
    take_die(s, colour)
    s.tell("die-added", pilot=pilot, colour=colour)
    return ROLL_DICE[1 << (len(s.dice) - 1)]
