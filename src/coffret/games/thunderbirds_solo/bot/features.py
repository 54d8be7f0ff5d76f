"""What a position is judged by: numbers from which the chance to win is learnt."""

from typing import Final

from coffret.games.thunderbirds_solo.bot.book import book_of
from coffret.games.thunderbirds_solo.bot.calls import Ahead
from coffret.games.thunderbirds_solo.bot.rescue import call_of, row_of
from coffret.games.thunderbirds_solo.rules.table import crew_at
from coffret.games.thunderbirds_solo.state import (
    CHAINS,
    CIVILIAN,
    HOOD,
    NOBODY,
    SLOTS,
    State,
    is_advanced,
)
from coffret.games.thunderbirds_solo.view import View

FEATURES: Final = (
    *("work", "after", "worst", "second", "cards", "threes", "fours", "ahead", "fours-called", "threes-called"),
    *("deck", "advanced-left", "advanced-share", "work-deck", "after-deck", "influenced", "down", "waiting"),
    *("at-worst", "hold", "air", "escorts", "symbols", "civilians", "advanced-lying", "calls", "acted"),
    *("deck-share", "advanced", "best-after", "dice", "hoods"),
)
WHOLE: Final = 60  # cards, about what a deck has
ADVANCED: Final = 16  # cards, of which a level takes some
FEW: Final = 4  # advanced cards, with which a game is another one


def setting(v: View) -> str:
    """Games with few advanced cards are judged by weights of their own."""
    return "few" if v.table.advanced <= FEW else ""


def features(v: View) -> list[float]:
    """How much work lies in the chains, what the calls will make of it, who can still act, and how long it goes on."""
    s = v.table
    book = book_of(s)
    work = after = 0.0
    costs: list[float] = []
    worst = SLOTS[0]
    threes = fours = threes_called = fours_called = 0
    for place in SLOTS:
        row = row_of(book, s, place)
        call = call_of(s, place)
        cost = row.after(call)
        work += row.cost
        after += cost
        if not costs or cost > max(costs):
            worst = place
        costs.append(cost)
        comes = call >= 0 and s.facts.type[call] != HOOD
        if row.length == 3:
            threes += 1
            threes_called += comes
        elif row.length >= 4:
            fours += 1
            fours_called += comes
    costs.sort()
    lying = sum([len(chain) for chain in s.chains])
    left = len(s.deck)
    advanced = advanced_left(s)
    waits = len([1 for pilot, vehicle in enumerate(s.aboard) if vehicle != NOBODY and not s.acted >> pilot & 1])
    return [
        work / 10,
        after / 20,
        costs[-1] / 20,
        costs[-2] / 20,
        lying / 10,
        float(threes),
        float(fours),
        left / WHOLE,
        float(fours_called),
        float(threes_called),
        float(left == 0),
        advanced / 8,
        advanced / left if left else 0.0,
        work * left / (10 * WHOLE),
        after * left / (20 * WHOLE),
        len(s.marks) / 3,
        s.down.bit_count() / 3,
        waits / 6,
        len(crew_at(s, worst)) / 3,
        len(s.hold) / 2,
        float(s.air),
        float(s.escorted != NOBODY),
        sum([len(dice) for dice in s.stored]) / 4,
        len([1 for chain in s.chains for card in chain if s.facts.type[card] == CIVILIAN]) / 4,
        len([1 for chain in s.chains for card in chain if is_advanced(card)]) / 3,
        len([1 for place in SLOTS if s.slots[place] != NOBODY]) / CHAINS,
        s.acted.bit_count() / 6,
        left * left / (WHOLE * WHOLE),
        s.advanced / ADVANCED,
        Ahead(s).least() / 20,
        dice_of_crews(s) / 15,
        len([1 for place in SLOTS if s.slots[place] != NOBODY and s.facts.type[s.slots[place]] == HOOD]) / 2,
    ]


def dice_of_crews(s: State) -> int:
    """How many dice everybody who is aboard can roll, without skills."""
    found = 0
    for vehicle in s.aboard:
        if vehicle != NOBODY:
            found += len(s.facts.dice[vehicle]) + (1 if s.facts.choice[vehicle] else 0)
    return found


def advanced_left(s: State) -> int:
    """How many advanced cards are still to come: those in play that nobody has seen."""
    seen = 0
    for chain in (*s.chains, s.slots, s.discard, s.rescued, s.shaken, [s.escorted]):
        for card in chain:
            if is_advanced(card):
                seen += 1
    return max(0, s.advanced - seen)
