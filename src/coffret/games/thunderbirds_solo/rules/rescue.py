"""The Rescue phase: who acts, what a pilot does before the roll, and the one choice after it."""

from typing import ClassVar, Final

from coffret.games.thunderbirds_solo.actions import (
    ADD_A_DIE,
    DISCARD,
    END_RESCUES,
    NEUTRALISE,
    RECOLOUR_DIE,
    RESCUE,
    RESCUE_WITH,
    ROLL,
    AddDie,
    Discard,
    Keep,
    LateDie,
    Neutralise,
    Recolour,
    Reroll,
    Rescue,
    RescueWith,
    Turn,
)
from coffret.games.thunderbirds_solo.rules.covering import (
    ALL,
    changes_something,
    discardable,
    is_covered,
    pack,
    spending,
    storable,
    unpack,
)
from coffret.games.thunderbirds_solo.rules.dice import ROLL_DICE, has_dice, take_dice, take_die
from coffret.games.thunderbirds_solo.rules.discarding import (
    KeepDice,
    SpendStored,
    asked_of,
    has_unstable,
    rolled_symbols,
    settle_unstable,
)
from coffret.games.thunderbirds_solo.rules.rescue_refusal import (
    refuse_after_roll,
    refuse_before_roll,
    refuse_in_rescues,
)
from coffret.games.thunderbirds_solo.rules.skills import late_die, reroll, skill_options, turn_die
from coffret.games.thunderbirds_solo.rules.table import (
    NOTHING_NEXT,
    Frames,
    is_up,
    release,
    stored_symbols,
    turn_down,
)
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    COLOURS,
    ISLAND,
    KEPT,
    MOST_DICE,
    NEUTRALISER,
    NOBODY,
    PILOTS,
    RECOLOUR,
    TB2,
    WILD,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason


class RescuePhase(Frame[State]):
    """TS-RESC-02 Each pilot in a vehicle at a chain may act once; the player chooses the order."""

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = []
        for pilot in range(PILOTS):
            vehicle = s.aboard[pilot]
            if vehicle == NOBODY or s.acted >> pilot & 1:
                continue
            if s.at[vehicle] != ISLAND and s.chains[s.at[vehicle]]:  # TS-RESC-01, TS-CHAIN-03
                rescue_options(s, vehicle, options)
        if not options:
            return None
        options.append(END_RESCUES)
        return Decision(0, options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Rescue):
            return (*begin(s, action.vehicle, s.facts.dice[action.vehicle]), self)
        if isinstance(action, RescueWith):
            return (*begin(s, TB2, (*s.facts.dice[TB2], action.colour)), self)
        if isinstance(action, Neutralise):
            neutralise(s, action.card)
            return (self,)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_in_rescues(s, action)


RESCUES: Final = RescuePhase()


def rescue_options(s: State, vehicle: int, options: list[Action]) -> None:
    """TS-DICE-01..05, TS-POD-08 Roll its dice, for Thunderbird 2 with one of a chosen colour; or neutralise."""
    choice = s.facts.choice[vehicle]
    if vehicle == TB2 and has_dice(s, choice):
        for colour in choice:
            if s.supply[colour]:
                options.append(RESCUE_WITH[colour])
    elif has_dice(s, s.facts.dice[vehicle]):
        options.append(RESCUE[vehicle])
    if s.facts.trait[vehicle] == NEUTRALISER:
        for card in s.chains[s.at[vehicle]]:
            if card in s.marks:
                options.append(NEUTRALISE[card])


def begin(s: State, vehicle: int, colours: tuple[int, ...]) -> Frames:
    """TS-RESC-02, TS-RESC-11 A pilot's one Rescue action: skills before the roll, the roll, what follows, the end."""
    s.rescuer = vehicle
    s.acted |= 1 << s.pilot[vehicle]
    take_dice(s, colours)
    s.tell("rescue-begins", pilot=s.pilot[vehicle], vehicle=vehicle, place=s.at[vehicle])
    return PREPARE[0], AFTER_ROLL, FINISH


def neutralise(s: State, card: int) -> None:
    """TS-POD-08, TS-HOOD-09, TS-NEUT-04 Instead of rolling, a Civilian is freed from the Hood's influence."""
    vehicle = tractor_at(s, card)
    s.acted |= 1 << s.pilot[vehicle]
    release(s, card)
    s.tell("freed", vehicle=vehicle, card=card)
    settle_unstable(s, s.at[vehicle])


def tractor_at(s: State, card: int) -> int:
    """The vehicle that can neutralise at the chain of this card."""
    for vehicle in s.aboard:
        if vehicle != NOBODY and s.facts.trait[vehicle] == NEUTRALISER and card in s.chains[s.at[vehicle]]:
            return vehicle
    return NOBODY


class Prepare(Frame[State]):
    """TS-PILOT-09, TS-RESC-11 Before the roll the pilot may use a skill: a die more, or dice of other colours."""

    first: int  # Brains replaces dice one after the other, never the same twice

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [ROLL]
        pilot = s.pilot[s.rescuer]
        skill = s.facts.skill[pilot]
        if skill == ADD_DIE and is_up(s, pilot) and s.supply[s.facts.adds[pilot]]:
            options.append(ADD_A_DIE[s.facts.adds[pilot]])
        elif skill == RECOLOUR and (self.first > 0 or is_up(s, pilot)):
            self.recolours(s, options)
        return Decision(0, options) if len(options) > 1 else None

    def recolours(self, s: State, options: list[Action]) -> None:
        """TS-PILOT-07 One die of each colour that has not had its turn, for any other colour in the supply."""
        seen = 0
        for die in range(self.first, len(s.dice)):
            colour = s.dice[die]
            if seen >> colour & 1:
                continue
            seen |= 1 << colour
            for into in range(COLOURS):
                if into != colour and s.supply[into]:
                    options.append(RECOLOUR_DIE[colour][into])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        pilot = s.pilot[s.rescuer]
        if isinstance(action, AddDie):  # TS-PILOT-04, TS-PILOT-05
            turn_down(s, pilot)
            take_die(s, action.colour)
            s.tell("die-added", pilot=pilot, colour=action.colour)
        elif isinstance(action, Recolour):
            turn_down(s, pilot)
            die = self.first + s.dice[self.first :].index(action.colour)
            s.dice[die] = action.into
            s.supply[action.colour] += 1
            s.supply[action.into] -= 1
            s.tell("recoloured", pilot=pilot, colour=action.colour, into=action.into)
            return (PREPARE[die + 1],)
        return (ROLL_DICE[(1 << len(s.dice)) - 1],)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_before_roll(s, action)


PREPARE: Final = [Prepare(first) for first in range(MOST_DICE + 1)]


class AfterRoll(Frame[State]):
    """TS-RESC-04, TS-RESC-05 After the roll: which Disasters are discarded together, and what is stored; or a skill."""

    RULE: ClassVar[str] = "TS-RESC-05"

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = []
        discard_options(s, options)
        skill_options(s, options)
        return Decision(0, options) if len(options) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Keep):
            return KeepDice(action.symbols), SpendStored(action.positions, action.symbols)
        if isinstance(action, Discard):
            return (SpendStored(action.positions, ()),)
        if isinstance(action, Reroll):
            return reroll(s, action.dice), self
        if isinstance(action, LateDie):
            return late_die(s, action.colour), self
        if isinstance(action, Turn):
            turn_die(s, action.die, action.symbol)
            return (self,)
        return (SpendStored(0, ()),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_after_roll(s, action)


AFTER_ROLL: Final = AfterRoll()


def discard_options(s: State, options: list[Action]) -> None:
    """TS-RESC-06, TS-RESC-07, TS-STORE-01 Every set of Disasters that the symbols cover, with every choice to store.

    Choices that would lead to the same table are offered once.
    """
    vehicle = s.rescuer
    place = s.at[vehicle]
    asked = asked_of(s, vehicle)
    rolled = rolled_symbols(s)
    wild = s.faces.count(WILD)
    stored = stored_symbols(s, place)
    kept = storable(rolled, asked.total(ALL), s.facts.storage[vehicle])
    choices = [unpack(symbols) for symbols in kept]
    own = pack([die & 7 for die in s.stored[vehicle]])
    others = stored - own
    is_full = len(s.stored[vehicle]) == s.facts.storage[vehicle]
    for positions in discardable(asked, rolled + stored, wild):
        options.append(DISCARD[positions])
        if not kept or (positions == 0 and has_unstable(s, place)):
            continue
        total = asked.total(positions)
        strict = asked.total(positions & asked.strict)
        for at in range(len(kept)):
            left = rolled - kept[at]
            if is_covered(total, strict, left + stored, wild) and (
                own == 0
                or changes_something(own, others, kept[at], spending(total, strict, left, stored, wild), is_full)
            ):
                options.append(Keep(positions, choices[at]))


class FinishRescue(Frame[State]):
    """TS-RESC-11, TS-DICE-06 The dice return to the supply, except those that are kept as stored symbols."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        kept: list[int] = []
        for die in range(len(s.dice)):
            if s.laid[die] == KEPT:
                kept.append(s.dice[die] * 8 + s.faces[die])
            else:
                s.supply[s.dice[die]] += 1
        if kept:
            s.stored[s.rescuer] = (*s.stored[s.rescuer], *kept)
        s.rescuer = NOBODY
        return NOTHING_NEXT


FINISH: Final = FinishRescue()
