"""After the choice: dice are laid on Disasters, which go; Civilians come home, cards slide, symbols are stored."""

from typing import Any, ClassVar, Final

from coffret.games.thunderbirds_solo.actions import DROP, Drop, Spend
from coffret.games.thunderbirds_solo.rules.covering import ONE, Asked, as_counts, pack, spendings, unpack
from coffret.games.thunderbirds_solo.rules.rewards import rewards_of
from coffret.games.thunderbirds_solo.rules.table import (
    NOTHING_NEXT,
    Frames,
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
from coffret.kernel import Action, Decision, Event, Frame, Reason


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


class SpendStored(Frame[State]):
    """TS-STORE-03, TS-STORE-05 Stored symbols complete the covering; asked only where there are several ways."""

    RULE: ClassVar[str] = "TS-STORE-03"

    def __init__(self, positions: int, symbols: tuple[int, ...]) -> None:
        self.positions: Final = positions
        self.symbols: Final = symbols  # to be stored

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
        place = s.at[s.rescuer]
        keep(s, self.symbols)
        if self.positions == 0:
            settle_unstable(s, place)
            if s.heard is not None:
                s.heard.append(Event("nothing-discarded", {"vehicle": s.rescuer}))
            return (STORE,)
        spent = action.symbols if isinstance(action, Spend) else unpack(self.ways(s)[0])
        spend(s, spent)
        lay(s, self.positions, spent)
        return (*discard(s, place, self.positions), STORE)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TS-STORE-03", "spend-first")


def keep(s: State, symbols: tuple[int, ...]) -> None:
    """TS-STORE-01, TS-WILD-03 The dice to be stored are laid aside before the others serve."""
    for symbol in symbols:
        s.laid[free_die(s, symbol)] = KEPT


def free_die(s: State, symbol: int) -> int:
    """The first die that shows this and serves nothing yet, or NOBODY."""
    for die in range(len(s.dice)):
        if s.faces[die] == symbol and s.laid[die] == NOWHERE:
            return die
    return NOBODY


def spend(s: State, spent: tuple[int, ...]) -> None:
    """TS-STORE-03, TS-EX-13 Stored symbols are used, the own ones first; their dice return to the supply."""
    place = s.at[s.rescuer]
    for symbol in spent:
        for vehicle in [s.rescuer, *s.aboard]:
            if vehicle != NOBODY and s.at[vehicle] == place and take_stored(s, vehicle, symbol):
                break


def take_stored(s: State, vehicle: int, symbol: int) -> bool:
    """A stored die that shows this leaves a vehicle, if there is one."""
    dice = s.stored[vehicle]
    for at in range(len(dice)):
        if dice[at] & 7 == symbol:
            s.stored[vehicle] = dice[:at] + dice[at + 1 :]
            s.supply[dice[at] >> 3] += 1
            return True
    return False


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
    for symbol in need:
        die = free_die(s, symbol)
        if die == NOBODY and symbol in stored:
            stored.remove(symbol)
            used.append(symbol)
            continue
        if die == NOBODY:
            die = free_die(s, WILD)
        s.laid[die] = card
        used.append(s.faces[die])
    if s.heard is not None:
        s.heard.append(Event("laid", {"card": card, "symbols": tuple(used)}))


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

    RULE: ClassVar[str] = "TS-STORE-02"

    def over(self, s: State) -> int:
        """How many of the older ones must go."""
        return len(s.stored[s.rescuer]) + s.laid.count(KEPT) - s.facts.storage[s.rescuer]

    def ask(self, s: State) -> Decision | None:
        over = self.over(s)
        if over <= 0:
            return None
        kinds = sorted({die & 7 for die in s.stored[s.rescuer]})
        if len(kinds) == 1 or over == len(s.stored[s.rescuer]):
            return None
        return Decision(0, [DROP[symbol] for symbol in kinds])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Drop):
            drop(s, action.symbol)
            return (self,)
        for _ in range(max(0, self.over(s))):
            drop(s, s.stored[s.rescuer][0] & 7)
        if s.heard is not None and KEPT in s.laid:
            kept = tuple([s.faces[die] for die in range(len(s.dice)) if s.laid[die] == KEPT])
            s.heard.append(Event("stored", {"vehicle": s.rescuer, "symbols": kept}))
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Drop):
            return Reason("TS-STORE-02", "not-stored", {"symbol": action.symbol})
        return Reason("TS-STORE-02", "drop-first")


STORE: Final[Frame[Any]] = StoreSymbols()


def drop(s: State, symbol: int) -> None:
    """TS-STORE-04 An older stored symbol is given up."""
    take_stored(s, s.rescuer, symbol)
    if s.heard is not None:
        s.heard.append(Event("dropped", {"vehicle": s.rescuer, "symbol": symbol}))
