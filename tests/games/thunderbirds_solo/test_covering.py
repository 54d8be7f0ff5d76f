"""The sets of Disasters that a roll can discard, against an oracle that tries every way to lay out the symbols."""

from collections import Counter
from itertools import combinations

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.rules.covering import (
    SEVERAL,
    Asked,
    as_counts,
    discardable,
    pack,
    spending,
    spendings,
    unpack,
)
from coffret.games.thunderbirds_solo.rules.discarding import asked_of, has_unstable
from coffret.games.thunderbirds_solo.rules.lady import LADY_MOVES
from coffret.games.thunderbirds_solo.rules.rescue import AFTER_ROLL, FINISH, RESCUES, discard_options
from coffret.games.thunderbirds_solo.rules.table import crew_at
from coffret.games.thunderbirds_solo.state import FIRST_POD, NOBODY, NOWHERE, TB1, TB2, TB3, WILD, State
from coffret.kernel import Rng, seeded, stack
from coffret.kernel.values import encode
from coffret.testing import rule
from tests.games.thunderbirds_solo.components import check
from tests.games.thunderbirds_solo.support import FACTS

Need = tuple[int, bool]  # a symbol, and whether its card refuses wilds


def can_lay(needs: list[Need], symbols: list[int]) -> bool:
    """Whether some way of laying these symbols, one on each need, covers all needs: by trying every way."""
    if not needs:
        return True
    symbol, strict = needs[0]
    for at, shown in enumerate(symbols):
        fits = shown == symbol or (shown == WILD and not strict)
        if fits and can_lay(needs[1:], symbols[:at] + symbols[at + 1 :]):
            return True
    return False


def needs_of(asked: Asked, positions: int) -> list[Need]:
    """Every single symbol that a set of Disasters asks for."""
    chosen = [at for at in range(len(asked.needs)) if positions >> at & 1]
    return [(symbol, bool(asked.strict >> at & 1)) for at in chosen for symbol in unpack(asked.needs[at])]


def table(rng: Rng) -> State:
    """A Rescue action after its roll: any chain, four vehicles with whatever they have stored, up to four dice."""
    s: State = game.position(
        "1 d_f01 | crew virgil tb1, gordon tb2, alan tb3, brains domo | at tb1 1, tb2 1, tb3 1 | hold domo"
    )
    s.chains[1] = []
    cards = list(range(60)) + list(range(100, 110)) * 3
    rng.shuffle(cards)
    pool = list(dict.fromkeys(cards))
    civilians = list(range(60, 76))  # without rewards
    for at in range(1 + rng.below(4)):
        s.chains[1].append(civilians.pop() if at and rng.below(4) == 0 else pool.pop())
    for card in s.chains[1]:
        s.deck = [it for it in s.deck if it != card]
        s.out = [it for it in s.out if it != card]
        if 60 <= card < 88 and rng.below(3) == 0:
            s.marks[card] = NOBODY
    s.deck += [it for it in [0] if it not in s.chains[1]]
    fill(s, rng)
    return s


def fill(s: State, rng: Rng) -> None:
    """Stored symbols and a roll."""
    for vehicle in crew_at(s, 1):
        for _ in range(rng.below(FACTS.storage[vehicle] + 1)):
            colour = rng.below(6)
            face = FACTS.faces[colour][rng.below(5)]
            if s.supply[colour]:
                s.supply[colour] -= 1
                s.stored[vehicle] += (colour * 8 + face,)
    s.rescuer = (TB1, TB2, TB3, FIRST_POD + 6)[rng.below(4)]
    for _ in range(1 + rng.below(4)):
        colour = rng.below(6)
        if s.supply[colour]:
            s.supply[colour] -= 1
            s.dice.append(colour)
            s.faces.append(FACTS.faces[colour][rng.below(6)])
            s.laid.append(NOWHERE)
    s.down = 63
    s.stack = [LADY_MOVES, RESCUES, FINISH, AFTER_ROLL]


def stored_at_chain(s: State) -> list[int]:
    return [die & 7 for vehicle in crew_at(s, 1) for die in s.stored[vehicle]]


def by_trying(s: State) -> set[tuple[int, tuple[int, ...]]]:
    """TS-RESC-05, TS-STORE-01 Every set with everything that can be stored besides, found by trying."""
    asked = asked_of(s, s.rescuer)
    active = {symbol for need in asked.needs for symbol in unpack(need)}
    plain = [face for face in s.faces if face != WILD and face in active]
    kept = {
        tuple(sorted(choice)) for size in range(FACTS.storage[s.rescuer] + 1) for choice in combinations(plain, size)
    }
    found = set()
    for positions in range(1 << len(asked.needs)):
        if not is_allowed(s, positions):
            continue
        for symbols in kept:
            if symbols and positions == 0 and has_unstable(s, 1):
                continue
            left = list((Counter(s.faces) - Counter(symbols)).elements())
            if can_lay(needs_of(asked, positions), left + stored_at_chain(s)):
                found.add((positions, symbols))
    return found


def is_allowed(s: State, positions: int) -> bool:
    """TS-CIV-01, TS-DISA-08 Only Disasters, none behind a blocking one that stays."""
    chain = s.chains[1]
    for at, card in enumerate(chain):
        chosen = positions >> at & 1
        if chosen and not FACTS.needs[card]:
            return False
        if FACTS.keyword[card] == 3 and not chosen and positions >> at + 1:
            return False
    return True


def offered(s: State) -> list[tuple[int, tuple[int, ...]]]:
    options: list[object] = []
    discard_options(s, options)  # type: ignore[arg-type]
    return [(option.positions, getattr(option, "symbols", ())) for option in options]  # type: ignore[attr-defined]


@rule("TS-RESC-05", "TS-RESC-06", "TS-ALLOC-01", "TS-ALLOC-02", "TS-STORE-01", "TS-WILD-01", "TS-DISA-06", "TS-HOOD-04")
@pytest.mark.parametrize("part", range(4))
def test_the_options_are_those_that_trying_every_way_finds(part: int) -> None:
    rng = seeded("oracle", part)
    for _ in range(150):
        s = table(rng)
        found, options = by_trying(s), offered(s)
        assert len(set(options)) == len(options)
        assert {positions for positions, _ in options} == {positions for positions, _ in found}
        assert set(options) <= found
        for positions, symbols in found - set(options):  # left out: it would lead to a table that is offered
            assert outcomes(s, positions, symbols) <= {
                result for option in options if option[0] == positions for result in outcomes(s, *option)
            }, game.write_state(s)


def outcomes(s: State, positions: int, symbols: tuple[int, ...]) -> set[str]:
    """All tables that a choice can lead to, colours of stored dice aside."""
    action = game.action(f"discard {game.vocabulary.kinds['positions'].write(positions)}", 1)
    if symbols:
        words = game.vocabulary.kinds["symbols"].write(symbols)
        action = game.action(f"keep {game.vocabulary.kinds['positions'].write(positions)}:{words}", 1)
    return ends(s, action)


def ends(s: State, action: object) -> set[str]:
    """Follow a choice through all later questions to the end of the action."""
    after = stack.copy(s)
    decision = stack.apply(after, action, 0)  # type: ignore[arg-type]
    names = {"SetAside", "Spend", "Use", "Drop"}
    if decision is not None and type(decision.actions[0]).__name__ in names:
        return {end for choice in decision.actions for end in ends(after, choice)}
    check_dice(after)
    stored = [sorted(die & 7 for die in dice) for dice in after.stored]
    return {repr((encode(after.chains), sorted(after.rescued), stored))}


def check_dice(s: State) -> None:
    dice = Counter(die >> 3 for stored in s.stored for die in stored)
    dice.update(s.dice if s.rescuer != NOBODY else [])
    assert [s.supply[colour] + dice[colour] for colour in range(6)] == list(FACTS.supply)


@rule("TS-STORE-03")
def test_stored_symbols_are_spent_sparingly_and_every_sparing_way_is_offered() -> None:
    rng = seeded("spendings")
    for _ in range(400):
        rolled, stored = draw(rng, 3), draw(rng, 4)
        need = draw(rng, 5)
        strict = [symbol for symbol in need if rng.below(3) == 0]
        wild = rng.below(3)
        needs = [(symbol, True) for symbol in strict]
        needs += [(symbol, False) for symbol in (Counter(need) - Counter(strict)).elements()]
        ways = {
            tuple(sorted(choice))
            for size in range(len(stored) + 1)
            for choice in combinations(stored, size)
            if can_lay(needs, [*rolled, *choice, *[WILD] * wild])
        }
        if not ways:
            continue
        least = min(map(len, ways))
        found = spendings(pack(need), pack(strict), pack(rolled), pack(stored), wild)
        assert {unpack(way) for way in found} == {way for way in ways if len(way) == least}


@rule("TS-STORE-03")
def test_where_everything_stored_is_needed_there_is_one_way() -> None:
    fire, trapped = pack([0]), pack([1])
    assert spending(fire + trapped, fire, 0, fire + trapped, 0) == fire + trapped
    assert spending(fire + trapped, 0, 0, fire + trapped, 1) == SEVERAL
    assert spending(fire, 0, 0, fire, 1) == 0  # the wild one serves


@rule("TS-CIV-01", "TS-DISA-08")
def test_a_set_holds_only_disasters_and_what_no_blocking_one_keeps() -> None:
    asked = Asked([pack([0]), 0, pack([1]), pack([2])], 0, 4)  # a Civilian second, and the third blocks
    assert [positions for positions in range(32) if asked.is_set(positions)] == [0, 1, 4, 5, 12, 13]


def draw(rng: Rng, most: int) -> list[int]:
    return sorted(rng.below(4) for _ in range(rng.below(most + 1)))


def test_four_disasters_five_dice_and_stored_symbols() -> None:
    asked = Asked([as_counts(FACTS.needs[card][at]) for at, card in enumerate((1, 26, 41, 50))], 2, 0)
    rolled, stored = [0, 2, 3, 4], [0, 1, 3, 4, 5]
    found = discardable(asked, pack(rolled) + pack(stored), 1)
    symbols = [*rolled, *stored, WILD]
    assert found == [positions for positions in range(16) if can_lay(needs_of(asked, positions), symbols)]
    assert len(found) > 4


def test_the_tables_of_this_test_are_complete() -> None:
    rng = seeded("complete")
    for _ in range(20):
        s = table(rng)
        s.stack = []
        check(s)
