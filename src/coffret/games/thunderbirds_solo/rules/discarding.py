"""After the choice: dice are laid on Disasters, which go; Civilians come home, cards slide, symbols are stored."""

from typing import Any, Final

from coffret.games.thunderbirds_solo.actions import SET_ASIDE, Drop, SetAside, Spend, Use
from coffret.games.thunderbirds_solo.rules.covering import ONE, Asked, as_counts, pack, spendings, unpack
from coffret.games.thunderbirds_solo.rules.rewards import rewards_of
from coffret.games.thunderbirds_solo.rules.table import (
    NOTHING_NEXT,
    Frames,
    crew_at,
    guards_influenced,
    lose_all_stored,
    rescue_civilian,
    stored_symbols,
)
from coffret.games.thunderbirds_solo.state import (
    BLOCKING,
    CUTTER,
    DISASTER,
    KEPT,
    NOBODY,
    NOWHERE,
    SEALED,
    UNSTABLE,
    WILD,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason


def asked_of(s: State, vehicle: int) -> Asked:
    """TS-DISA-01..03, TS-RESC-08 What the chain where a vehicle is asks for, with what refuses wilds and what blocks.

    Positions count every card, Civilians included.
    """
    chain = s.chains[s.at[vehicle]]
    needs: list[int] = []
    strict = 0
    blocking = 0
    cuts = s.facts.trait[vehicle] == CUTTER
    for at in range(len(chain)):
        card = chain[at]
        if s.facts.type[card] != DISASTER:
            needs.append(0)  # TS-CIV-01
            continue
        needs.append(as_counts(s.facts.needs[card][at]))
        if not cuts and refuses_wild(s, chain, at):  # TS-POD-07
            strict |= 1 << at
        if s.facts.keyword[card] == BLOCKING:
            blocking |= 1 << at
    return Asked(needs, strict, blocking)


def refuses_wild(s: State, chain: list[int], at: int) -> bool:
    """TS-DISA-06, TS-HOOD-04 Sealed Disasters, and guards of influenced Civilians, take no wild symbol."""
    return s.facts.keyword[chain[at]] == SEALED or guards_influenced(s, chain, at)


def rolled_symbols(s: State) -> int:
    """How often each plain symbol was rolled: packed counts."""
    found = 0
    for face in s.faces:
        if face < WILD:
            found += ONE[face]
    return found


def has_unstable(s: State, place: int) -> bool:
    """TS-DISA-07 Whether an unstable Disaster lies in the chain."""
    return UNSTABLE in [s.facts.keyword[card] for card in s.chains[place]]


def settle_unstable(s: State, place: int) -> None:
    """TS-DISA-07 After an action that discards nothing, all symbols stored at an unstable chain are lost."""
    if has_unstable(s, place):
        lose_all_stored(s, place)


class KeepDice(Frame[State]):
    """TS-STORE-01 The dice to be stored are set aside; asked only where dice of several colours show the symbol."""

    symbols: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        left = not_kept(s, self.symbols)
        for symbol in left:
            dice = [die for die in range(len(s.dice)) if s.faces[die] == symbol and s.laid[die] == NOWHERE]
            options = [SET_ASIDE[die] for at, die in enumerate(dice) if is_new_colour(s, dice[:at], die)]
            if len(options) > 1 and len(dice) > left.count(symbol):
                return Decision(0, options)
        return None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, SetAside):
            s.laid[action.die] = KEPT
            return (self,)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TS-STORE-01", "set-aside-first")


def is_new_colour(s: State, dice: list[int], die: int) -> bool:
    """Whether none of these dice has the colour of this one."""
    return s.dice[die] not in [s.dice[other] for other in dice]


def not_kept(s: State, symbols: tuple[int, ...]) -> list[int]:
    """Those of these symbols for which no die has been set aside."""
    left = list(symbols)
    for die in range(len(s.dice)):
        if s.laid[die] == KEPT and s.faces[die] in left:
            left.remove(s.faces[die])
    return left


class SpendStored(Frame[State]):
    """TS-STORE-03, TS-STORE-05 Stored symbols complete the covering; asked only where there are several ways."""

    positions: int
    symbols: tuple[int, ...]  # to be stored

    def ways(self, s: State) -> list[int]:
        """The choices of stored symbols."""
        asked = asked_of(s, s.rescuer)
        total = asked.total(self.positions)
        strict = asked.total(self.positions & asked.strict)
        rolled = rolled_symbols(s) - pack(self.symbols)
        return spendings(total, strict, rolled, stored_symbols(s, s.at[s.rescuer]), s.faces.count(WILD))

    def ask(self, s: State) -> Decision | None:
        if self.positions == 0:
            return None
        ways = self.ways(s)
        return Decision(0, [Spend(unpack(way)) for way in ways]) if len(ways) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        keep(s, self.symbols)
        if self.positions == 0:
            settle_unstable(s, s.at[s.rescuer])
            s.tell("nothing-discarded", vehicle=s.rescuer)
            return (STORE,)
        spent = action.symbols if isinstance(action, Spend) else unpack(self.ways(s)[0])
        return (UseStored(self.positions, spent, spent),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TS-STORE-03", "spend-first")


class UseStored(Frame[State]):
    """TS-STORE-03, TS-EX-13 Stored dice are used and return to the supply; asked only where several would do."""

    positions: int
    symbols: tuple[int, ...]  # that are spent
    missing: tuple[int, ...]  # of these, those whose dice are still to be chosen

    def ask(self, s: State) -> Decision | None:
        for symbol in self.missing:
            dice = stored_dice(s, symbol)
            options = sorted(set(dice))
            if len(options) > 1 and len(dice) > self.missing.count(symbol):
                return Decision(0, [Use(vehicle, die >> 3, symbol) for vehicle, die in options])
        return None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Use):
            take_stored(s, action.vehicle, action.colour * 8 + action.symbol)
            at = self.missing.index(action.symbol)
            return (UseStored(self.positions, self.symbols, self.missing[:at] + self.missing[at + 1 :]),)
        for symbol in self.missing:
            vehicle, die = stored_dice(s, symbol)[0]
            take_stored(s, vehicle, die)
        lay(s, self.positions, self.symbols)
        return (*discard(s, s.at[s.rescuer], self.positions), STORE)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TS-STORE-03", "spend-first")


def keep(s: State, symbols: tuple[int, ...]) -> None:
    """TS-STORE-01, TS-WILD-03 The dice to be stored are laid aside before the others serve."""
    for symbol in not_kept(s, symbols):
        s.laid[free_die(s, symbol)] = KEPT


def free_die(s: State, symbol: int) -> int:
    """The first die that shows this and serves nothing yet, or NOBODY."""
    for die in range(len(s.dice)):
        if s.faces[die] == symbol and s.laid[die] == NOWHERE:
            return die
    return NOBODY


def stored_dice(s: State, symbol: int) -> list[tuple[int, int]]:
    """TS-STORE-03 The dice stored at the chain that show this, each with its vehicle."""
    found: list[tuple[int, int]] = []
    for vehicle in crew_at(s, s.at[s.rescuer]):
        for die in s.stored[vehicle]:
            if die & 7 == symbol:
                found.append((vehicle, die))
    return found


def take_stored(s: State, vehicle: int, die: int) -> None:
    """A stored die leaves a vehicle and returns to the supply."""
    dice = s.stored[vehicle]
    at = dice.index(die)
    s.stored[vehicle] = dice[:at] + dice[at + 1 :]
    s.supply[die >> 3] += 1


def lay(s: State, positions: int, spent: tuple[int, ...]) -> None:
    """TS-RESC-04, TS-RESC-09, TS-WILD-01 Each die on the Disaster it serves, those without wilds first.

    Only what is discarded gets any: nothing stays on a card. A plain symbol goes before a stored one, and that before
    a wild one: the counts are such that it comes out even.
    """
    chain = s.chains[s.at[s.rescuer]]
    asked = asked_of(s, s.rescuer)
    stored = list(spent)
    for group in (positions & asked.strict, positions & ~asked.strict):
        for at in range(len(chain)):
            if group >> at & 1:
                lay_on(s, chain[at], unpack(asked.needs[at]), stored)


def lay_on(s: State, card: int, need: tuple[int, ...], stored: list[int]) -> None:
    """The dice that serve one Disaster."""
    used: list[int] = []
    dice: list[int] = []
    for symbol in need:
        die = free_die(s, symbol)
        if die == NOBODY and symbol in stored:
            stored.remove(symbol)
            used.append(symbol)
            continue
        if die == NOBODY:
            die = free_die(s, WILD)
        s.laid[die] = card
        dice.append(die)
        used.append(s.faces[die])
    s.tell("laid", card=card, symbols=tuple(used), dice=tuple(dice))


def discard(s: State, place: int, positions: int) -> Frames:
    """TS-RESC-06, TS-RESC-10, TS-CIV-02..04, TS-CHAIN-05 Disasters go with the Civilians they guard; the rest slides.

    TS-EX-02..04, TS-EX-09. The rewards of Civilians rescued uninfluenced follow.
    """
    chain = s.chains[place]
    left: list[int] = []
    rescued: list[int] = []
    gone = False
    for at in range(len(chain)):
        card = chain[at]
        if s.facts.type[card] == DISASTER:
            gone = positions >> at & 1 == 1
            if gone:
                s.discard.append(card)
                s.cleared[s.rescuer] += 1
            else:
                left.append(card)
        elif gone:
            if not rescue_civilian(s, card):  # TS-CIV-06
                rescued.append(card)
        else:
            left.append(card)
    s.chains[place] = left
    return rewards_of(s, rescued)


class StoreSymbols(Frame[State]):
    """TS-STORE-02, TS-STORE-04 Older stored symbols may be dropped to make room; asked only where they differ."""

    def over(self, s: State) -> int:
        """How many of the older ones must go."""
        return len(s.stored[s.rescuer]) + s.laid.count(KEPT) - s.facts.storage[s.rescuer]

    def ask(self, s: State) -> Decision | None:
        over = self.over(s)
        if over <= 0:
            return None
        kinds = sorted(set(s.stored[s.rescuer]))
        if len(kinds) == 1 or over == len(s.stored[s.rescuer]):
            return None
        return Decision(0, [Drop(die >> 3, die & 7) for die in kinds])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Drop):
            drop(s, action.colour * 8 + action.symbol)
            return (self,)
        for _ in range(max(0, self.over(s))):
            drop(s, s.stored[s.rescuer][0])
        if s.heard is not None and KEPT in s.laid:
            kept = tuple([s.faces[die] for die in range(len(s.dice)) if s.laid[die] == KEPT])
            s.tell("stored", vehicle=s.rescuer, symbols=kept)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Drop):
            return Reason("TS-STORE-02", "not-stored", {"colour": action.colour, "symbol": action.symbol})
        return Reason("TS-STORE-02", "drop-first")


STORE: Final[Frame[Any]] = StoreSymbols()


def drop(s: State, die: int) -> None:
    """TS-STORE-04 An older stored symbol is given up."""
    take_stored(s, s.rescuer, die)
    s.tell("dropped", vehicle=s.rescuer, symbol=die & 7)
