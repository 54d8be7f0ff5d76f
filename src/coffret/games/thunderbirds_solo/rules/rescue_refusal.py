"""Why something cannot be done in the Rescue phase, before the roll or after it."""

from coffret.games.thunderbirds_solo.actions import (
    AddDie,
    Discard,
    Keep,
    LateDie,
    Neutralise,
    Recolour,
    Reroll,
    Rescue,
    RescueWith,
    Roll,
    Turn,
)
from coffret.games.thunderbirds_solo.rules.covering import ALL, lacking, pack, unpack
from coffret.games.thunderbirds_solo.rules.dice import has_dice
from coffret.games.thunderbirds_solo.rules.discarding import asked_of, has_unstable, rolled_symbols
from coffret.games.thunderbirds_solo.rules.skills import rerollers
from coffret.games.thunderbirds_solo.rules.table import is_up, stored_symbols
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    BLOCKING,
    ISLAND,
    LATE_DIE,
    NEUTRALISER,
    NOBODY,
    RECOLOUR,
    SEALED,
    SET_DIE,
    TB2,
    TB5,
    WILD,
    State,
)
from coffret.kernel import Action, Reason


def refuse_in_rescues(s: State, action: Action) -> Reason:
    """Why this Rescue action is not offered."""
    if isinstance(action, Rescue):
        return refuse_rescue(s, action.vehicle)
    if isinstance(action, RescueWith):
        if action.colour not in s.facts.choice[TB2]:
            return Reason("TS-DICE-03", "not-its-colour", {"vehicle": TB2, "colour": action.colour})
        if refuse_place(s, TB2) is None and not s.supply[action.colour]:
            return Reason("TS-DICE-06", "colour-stored", {"colour": action.colour})
        return refuse_rescue(s, TB2)
    if isinstance(action, Neutralise):
        return refuse_neutralising(s, action.card)
    return Reason("TS-TURN-01", "not-in-rescues")


def refuse_place(s: State, vehicle: int) -> Reason | None:
    """TS-RESC-01, TS-RESC-02 Why a vehicle has no Rescue action now; None if it has one."""
    about = {"vehicle": vehicle}
    if vehicle == TB5:
        return Reason("TS-DISP-08", "never-rolls", about)
    if s.pilot[vehicle] == NOBODY:
        return Reason("TS-RESC-01", "unmanned", about)
    if s.at[vehicle] == ISLAND:
        return Reason("TS-RESC-01", "not-at-a-chain", about)
    if not s.chains[s.at[vehicle]]:
        return Reason("TS-RESC-01", "no-disaster", about)
    if s.acted >> s.pilot[vehicle] & 1:
        return Reason("TS-RESC-02", "acted-already", {"pilot": s.pilot[vehicle]})
    return None


def refuse_rescue(s: State, vehicle: int) -> Reason:
    """TS-RESC-01, TS-RESC-02, TS-DICE-03 Why a vehicle cannot roll."""
    reason = refuse_place(s, vehicle)
    if reason is not None:
        return reason
    if vehicle == TB2 and has_dice(s, s.facts.choice[TB2]):
        return Reason("TS-DICE-03", "choose-colour", {"vehicle": TB2})
    return Reason("TS-STORE-05", "no-such-die-left")


def refuse_neutralising(s: State, card: int) -> Reason:
    """TS-POD-08 Why the influence on a card cannot be removed."""
    for vehicle in s.aboard:
        if vehicle != NOBODY and s.facts.trait[vehicle] == NEUTRALISER and s.at[vehicle] != ISLAND:
            reason = refuse_place(s, vehicle)
            return reason if reason is not None else Reason("TS-POD-08", "not-influenced-here", {"card": card})
    return Reason("TS-POD-08", "no-tractor")


def refuse_before_roll(s: State, action: Action) -> Reason:
    """TS-PILOT-04, TS-PILOT-05, TS-PILOT-07 Why a skill cannot be used before this roll."""
    pilot = s.pilot[s.rescuer]
    if isinstance(action, AddDie):
        if s.facts.skill[pilot] == ADD_DIE:
            return Reason("TS-PILOT-09", "not-that-colour", {"pilot": pilot, "colour": s.facts.adds[pilot]})
        return Reason("TS-PILOT-04", "no-such-skill", {"pilot": pilot})
    if isinstance(action, Recolour):
        if s.facts.skill[pilot] != RECOLOUR:
            return Reason("TS-PILOT-07", "no-such-skill", {"pilot": pilot})
        return Reason("TS-PILOT-07", "no-such-swap", {"colour": action.colour, "into": action.into})
    return Reason("TS-RESC-11", "roll-first")


def refuse_after_roll(s: State, action: Action) -> Reason:
    """Why this cannot be done with the roll."""
    if isinstance(action, Discard):
        return refuse_discard(s, action.positions, ())
    if isinstance(action, Keep):
        return refuse_keep(s, action)
    if isinstance(action, Reroll):
        if rerollers(s) != NOBODY:
            return Reason("TS-PILOT-02", "other-dice")
        return Reason("TS-PILOT-02", "no-reroll")
    if isinstance(action, Turn):
        return refuse_skill(s, SET_DIE, "TS-PILOT-03")
    if isinstance(action, LateDie):
        return refuse_skill(s, LATE_DIE, "TS-PILOT-06")
    if isinstance(action, Roll):
        return Reason("TS-RESC-11", "rolled-already")
    return Reason("TS-RESC-11", "rescue-under-way", {"vehicle": s.rescuer})


def refuse_skill(s: State, skill: int, rule: str) -> Reason:
    """TS-PILOT-01 Why a pilot's own skill cannot be used after the roll."""
    pilot = s.pilot[s.rescuer]
    if s.facts.skill[pilot] != skill:
        return Reason(rule, "no-such-skill", {"pilot": pilot})
    if not is_up(s, pilot):
        return Reason("TS-PILOT-01", "face-down", {"pilot": pilot})
    return Reason(rule, "no-such-face" if skill == SET_DIE else "no-such-die-left")


def refuse_discard(s: State, positions: int, kept: tuple[int, ...]) -> Reason:
    """TS-CIV-01, TS-DISA-06, TS-DISA-08, TS-HOOD-04, TS-RESC-05 Why these cards cannot be discarded together."""
    asked = asked_of(s, s.rescuer)
    chain = s.chains[s.at[s.rescuer]]
    if positions >> len(chain):
        return Reason("TS-CHAIN-01", "no-such-position", {"count": len(chain)})
    for at in range(len(chain)):
        if positions >> at & 1 and not asked.needs[at]:
            return Reason("TS-CIV-01", "is-civilian", {"card": chain[at]})
        if s.facts.keyword[chain[at]] == BLOCKING and not positions >> at & 1 and positions >> at:
            return Reason("TS-DISA-08", "is-blocked", {"card": chain[at]})
    return refuse_symbols(s, positions, kept)


def refuse_symbols(s: State, positions: int, kept: tuple[int, ...]) -> Reason:
    """TS-RESC-05 Which symbols lack; where only a wild one could help, why it may not."""
    asked = asked_of(s, s.rescuer)
    chain = s.chains[s.at[s.rescuer]]
    have = stored_symbols(s, s.at[s.rescuer]) + rolled_symbols(s) - pack(kept)
    lack = lacking(asked.total(positions), have)
    barred = lacking(asked.total(positions & asked.strict), have)
    wild_is_barred = WILD in s.faces and barred > 0
    for at in range(len(chain)):
        if wild_is_barred and positions & asked.strict & 1 << at:
            if s.facts.keyword[chain[at]] == SEALED:
                return Reason("TS-DISA-06", "sealed", {"card": chain[at], "symbols": unpack(lack)})
            return Reason("TS-HOOD-04", "guards-influenced", {"card": chain[at], "symbols": unpack(lack)})
    return Reason("TS-RESC-05", "not-covered", {"symbols": unpack(lack)})


def refuse_keep(s: State, action: Keep) -> Reason:
    """TS-STORE-01, TS-STORE-02, TS-WILD-02, TS-WILD-04, TS-DISA-07 Why these symbols cannot be stored."""
    about = {"vehicle": s.rescuer, "symbols": action.symbols}
    if WILD in action.symbols:
        return Reason("TS-WILD-02", "wild-not-stored")
    active = unpack(asked_of(s, s.rescuer).total(ALL))
    for symbol in action.symbols:
        if action.symbols.count(symbol) > s.faces.count(symbol):
            return Reason("TS-STORE-01", "not-rolled", {"symbol": symbol})
        if symbol not in active:
            return Reason("TS-WILD-04", "useless", {"symbol": symbol})
    if len(action.symbols) > s.facts.storage[s.rescuer]:
        return Reason("TS-STORE-02", "too-many", {"vehicle": s.rescuer, "count": s.facts.storage[s.rescuer]})
    if action.positions == 0 and has_unstable(s, s.at[s.rescuer]):
        return Reason("TS-DISA-07", "unstable")
    if action.positions:
        return refuse_discard(s, action.positions, action.symbols)
    return Reason("TS-STORE-02", "stored-already", about)
