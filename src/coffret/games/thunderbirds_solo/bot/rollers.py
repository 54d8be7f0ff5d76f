"""Who rolls, and how rolls fall: hands of dice, what they cover, and crews that roll one after the other."""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64, mypyc_attr

from coffret.games.thunderbirds_solo.rules.covering import BITS, MASK, ONE, is_covered
from coffret.games.thunderbirds_solo.state import COLOURS, PLAIN, WILD

Dice = tuple[int, ...]  # colours, sorted
MANY: Final = 1 << 24  # more than there are ways to roll


@mypyc_attr(acyclic=True)
class Task:
    """What has to be covered; each is made once."""

    def __init__(self, key: int, need: int, strict: int) -> None:
        self.key: Final = key
        self.need: Final = need
        self.strict: Final = strict  # what of it takes no wild symbol
        self.size: Final = size(need)


@mypyc_attr(acyclic=True)
class Hand:
    """Dice that are rolled together, one of which can perhaps be turned; each is made once."""

    def __init__(self, bag: Bag, key: int, dice: Dice, turns: bool) -> None:
        self.bag: Final = bag
        self.key: Final = key
        self.dice: Final = dice
        self.turns: Final = turns
        self.count: Final = len(dice)
        self.rolls: Final[int] = 6 ** len(dice)  # so many are equally likely
        self.all: Final[int] = (1 << self.rolls) - 1  # of them, as bits
        self.masks: Final[dict[int, int]] = {}

    def covering(self, task: Task, wild: int) -> int:
        """The rolls, as bits, that cover a task; so many more wilds are there already."""
        key = task.key + MANY * wild
        found = self.masks.get(key)
        if found is None:
            found = self.masks[key] = self.find_covering(task.need, task.strict, wild)
        return found

    def find_covering(self, need: int, strict: int, wild: int) -> int:
        """The same, found anew."""
        found = 0
        for plain, wilds, bits in self.bag.outcomes(self.dice):
            if covers(need, strict, plain, wilds + wild, self.turns):
                found |= bits
        return found


@mypyc_attr(acyclic=True)
class Roller:
    """Who can roll: with which dice, to choose from, and what pilot and vehicle can do about it; each is made once."""

    def __init__(self, key: int, hands: tuple[Hand, ...], cuts: bool, recolours: bool) -> None:
        self.key: Final = key
        self.hands: Final = hands
        self.cuts: Final = cuts  # wilds count everywhere
        self.recolours: Final = recolours
        self.rank: Final = 64 * (hands[0].turns or recolours) + 8 * len(hands) + hands[0].count


def in_order(rollers: list[Roller]) -> list[Roller]:
    """Who rolls first, as a rule: whoever cannot adapt; skill comes last."""
    for end in range(1, len(rollers)):
        roller = rollers[end]
        at = end
        while at > 0 and rollers[at - 1].rank > roller.rank:
            rollers[at] = rollers[at - 1]
            at -= 1
        rollers[at] = roller
    return rollers


@mypyc_attr(acyclic=True)
class Crew:
    """Who rolls, one after the other; each is made once."""

    def __init__(self, first: Roller, rest: Crew | None, key: int) -> None:
        self.first: Final = first
        self.rest: Final = rest
        self.key: Final = key


class Bag:
    """All dice, and whoever rolls them; a number is found sooner again than what it stands for."""

    def __init__(self, faces: tuple[tuple[int, ...], ...]) -> None:
        self.faces = faces
        self.colour = [best_colour(faces, symbol) for symbol in range(PLAIN)]
        self.rolls: dict[Dice, list[tuple[int, int, int]]] = {}
        self.tasks: dict[int, dict[int, Task]] = {}  # by what they need, and what of it takes no wild symbol
        self.made = 0  # tasks
        self.suited: dict[int, Dice] = {}
        self.hands: dict[int, Hand] = {}
        self.rollers: dict[tuple[tuple[Dice, ...], bool, bool, bool], Roller] = {}
        self.crews: dict[int, Crew] = {}

    def task(self, need: int, strict: int) -> Task:
        """What asks for these symbols."""
        tasks = self.tasks.get(need)
        if tasks is None:
            tasks = self.tasks[need] = {}
        found = tasks.get(strict)
        if found is None:
            found = tasks[strict] = Task(self.made, need, strict)
            self.made += 1
        return found

    def hand(self, dice: Dice, turns: bool) -> Hand:
        """These dice, sorted."""
        key = int(turns)
        for colour in dice:
            key = 8 * key + colour + 2
        found = self.hands.get(key)
        if found is None:
            found = self.hands[key] = Hand(self, len(self.hands), dice, turns)
        return found

    def roller(
        self, choices: tuple[Dice, ...], turns: bool = False, cuts: bool = False, recolours: bool = False
    ) -> Roller:
        """Whoever rolls like this: with one of these hands; `turns` means one die to any face."""
        key = (choices, turns, cuts, recolours)
        found = self.rollers.get(key)
        if found is None:
            hands = tuple([self.hand(dice, turns) for dice in choices])
            found = self.rollers[key] = Roller(len(self.rollers), hands, cuts, recolours)
        return found

    def with_dice(self, roller: Roller, at: int) -> Roller:
        """The same with one of its choices of dice."""
        hand = roller.hands[at]
        return self.roller((hand.dice,), hand.turns, roller.cuts, roller.recolours)

    def recoloured(self, hand: Hand, totals: list[int]) -> tuple[Hand, ...]:
        """What Brains could roll instead: for each total dice that show what it asks for, and white ones."""
        found = {hand.dice}
        for total in totals:
            dice = self.suiting(total, hand.count)
            if dice:
                found.add(dice)
        return tuple([self.hand(dice, hand.turns) for dice in sorted(found)])

    def suiting(self, total: int, count: int) -> Dice:
        """So many dice that show what a total asks for, and white ones; none where they are too few."""
        key = 8 * total + count
        found = self.suited.get(key)
        if found is None:
            found = self.suited[key] = self.find_suiting(total, count)
        return found

    def find_suiting(self, total: int, count: int) -> Dice:
        """The same, found anew."""
        wanted = [self.colour[symbol] for symbol in range(PLAIN) for _ in range(total >> BITS * symbol & MASK)]
        if not wanted or len(wanted) > count:
            return ()
        dice = [wanted[at % len(wanted)] for at in range(count)]
        return tuple(sorted([it if dice[:at].count(it) < 3 else 0 for at, it in enumerate(dice)]))

    def crew(self, rollers: list[Roller]) -> Crew | None:
        """The crew of some who roll in this order."""
        found: Crew | None = None
        for at in range(len(rollers) - 1, -1, -1):
            found = self.led(rollers[at], found)
        return found

    def led(self, first: Roller, rest: Crew | None) -> Crew:
        """The crew of one who rolls before others."""
        key = (0 if rest is None else rest.key) * MANY + first.key
        found = self.crews.get(key)
        if found is None:
            found = self.crews[key] = Crew(first, rest, len(self.crews) + 1)
        return found

    def outcomes(self, dice: Dice) -> list[tuple[int, int, int]]:
        """What dice can show: plain symbols, wild ones, and which of all rolls do, as bits."""
        found = self.rolls.get(dice)
        if found is None:
            shown: dict[tuple[int, int], int] = {}
            for number, roll in enumerate(product(*[self.faces[colour] for colour in dice])):
                key = (sum([ONE[symbol] for symbol in roll if symbol != WILD]), roll.count(WILD))
                shown[key] = shown.get(key, 0) | 1 << number
            found = self.rolls[dice] = [(plain, wild, bits) for (plain, wild), bits in shown.items()]
        return found


def best_colour(faces: tuple[tuple[int, ...], ...], symbol: int) -> int:
    """The dice that show a symbol most often."""
    return max(range(COLOURS), key=lambda colour: faces[colour].count(symbol))


def covers(need: int, strict: int, plain: int, wild: int, turns: bool) -> bool:
    """Whether a roll covers a need, after one die was turned to its wild face, if that can be."""
    if is_covered(need, strict, plain, wild):
        return True
    if not turns:
        return False
    for symbol in range(PLAIN):
        if plain >> BITS * symbol & MASK and is_covered(need, strict, plain - ONE[symbol], wild + 1):
            return True
    return False


def size(counts: i64) -> int:
    """How many symbols are counted."""
    found: i64 = 0
    for _ in range(PLAIN):
        found += counts & MASK
        counts >>= BITS
    return found
