"""Dice: which ones a vehicle rolls, how they fall, and how they return to the supply."""

from typing import Final

from coffret.games.thunderbirds_solo.actions import Dice
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds_solo.state import MOST_DICE, NOWHERE, UNROLLED, State
from coffret.kernel import Action, Chance, Rng


def take_dice(s: State, colours: tuple[int, ...]) -> None:
    """TS-RESC-03, TS-DICE-06 The dice shown on the card, as far as the supply has them."""
    s.dice = []
    s.faces = []
    s.laid = []
    for colour in colours:
        if s.supply[colour]:
            take_die(s, colour)


def take_die(s: State, colour: int) -> None:
    """One die from the supply joins the roll."""
    s.supply[colour] -= 1
    s.dice.append(colour)
    s.faces.append(UNROLLED)
    s.laid.append(NOWHERE)


def has_dice(s: State, colours: tuple[int, ...]) -> bool:
    """TS-STORE-05 Whether anything can be rolled."""
    return max([0, *[s.supply[colour] for colour in colours]]) > 0


class RollDice(Chance[State]):
    """TS-RESC-03, TS-COMP-09 These dice of the roll are thrown, each face as likely as the other."""

    which: int  # as bits

    def sample(self, s: State, rng: Rng) -> Action:
        faces = s.facts.faces
        return Dice(tuple([faces[s.dice[die]][rng.below(6)] for die in self.thrown(s)]))

    def thrown(self, s: State) -> list[int]:
        """The dice by their numbers."""
        return [die for die in range(len(s.dice)) if self.which >> die & 1]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        found: list[tuple[int, tuple[int, ...]]] = [(1, ())]
        for die in self.thrown(s):
            faces = s.facts.faces[s.dice[die]]
            found = [
                (weight * faces.count(symbol), (*symbols, symbol))
                for weight, symbols in found
                for symbol in sorted(set(faces))
            ]
        return [(weight, Dice(symbols)) for weight, symbols in found]

    def accepts(self, s: State, action: Action) -> bool:
        thrown = self.thrown(s)
        if not isinstance(action, Dice) or len(action.symbols) != len(thrown):
            return False
        return all(symbol in s.facts.faces[s.dice[die]] for die, symbol in zip(thrown, action.symbols, strict=True))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Dice)
        thrown = self.thrown(s)
        for place in range(len(thrown)):
            s.faces[thrown[place]] = action.symbols[place]
        s.tell("rolled", vehicle=s.rescuer, symbols=action.symbols)
        return NOTHING_NEXT


ROLL_DICE: Final = [RollDice(which) for which in range(1 << MOST_DICE)]
