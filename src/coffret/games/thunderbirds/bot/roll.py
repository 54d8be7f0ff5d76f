"""The roll of a Rescue: what tokens, rerolls and cards are worth spending on it, counted exactly."""

from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.prices import PRICE
from coffret.games.thunderbirds.bot.rescuing import averted
from coffret.games.thunderbirds.bot.scheme import held, needed
from coffret.games.thunderbirds.bot.turn import hood_price
from coffret.games.thunderbirds.bot.worth import worth
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.rescue import OpenRescue, is_steady
from coffret.games.thunderbirds.state import INTELLIGENCE, KINDS_OF_TOKENS, TEAMWORK, TURN_DIE, State
from coffret.kernel import NOTHING, Action
from coffret.kernel.stack import copy
from coffret.kernel.sums import sum_of

DEAR: Final = 3.2  # a token that the Scheme asks for
CARD_PRICE: Final = 0.6  # a card that is made for Rescues
TURN_PRICE: Final = 1.0  # a card that turns a die
MOST_REROLLS: Final = 2


class Roll:
    """What a roll can still become."""

    def __init__(self, s: State, rescue: OpenRescue) -> None:
        self.player = s.player_of[rescue.character]
        left = s.actions
        stay = worth(s, left)
        self.gain = worth(averted(s, self.player, rescue.disaster), left) - stay
        self.hood = hood_price(copy(s), stay)
        self.ignored = 1 if john_ignores(s) else 0
        self.prices = [price(s, self.player, token) for token in range(KINDS_OF_TOKENS)]
        self.known: dict[tuple[int, ...], float] = {}

    def settled(self, first: int, second: int, short: int) -> float:
        """What it is worth to leave the dice as they lie; `short` is what they must total."""
        faces = max(0, (first == 0) + (second == 0) - self.ignored)
        return (self.gain if first + second >= short else 0.0) - self.hood * faces

    def best(self, first: int, second: int, short: int, rerolls: int, twos: int, steady: int) -> float:
        """The same when everything that pays is spent."""
        if first > second:
            first, second = second, first
        key = (first, second, short, rerolls, twos, steady)
        value = self.known.get(key)
        if value is None:
            value = self.settled(first, second, short)
            if twos and first + second < short:
                more = self.best(first, second, short - 2, rerolls, twos - 1, steady)
                value = max(value, more - self.prices[TEAMWORK])
            if (rerolls or steady) and (first + second < short or first == 0):
                value = max(value, self.again(first, second, short, rerolls, twos, steady))
            self.known[key] = value
        return value

    def again(self, first: int, second: int, short: int, rerolls: int, twos: int, steady: int) -> float:
        """The better die rerolled, at no cost if Gordon is steady."""
        cost = 0.0 if steady else self.prices[INTELLIGENCE]
        rest = (rerolls, twos, 0) if steady else (rerolls - 1, twos, 0)
        one = sum_of([self.best(face, second, short, *rest) for face in range(6)])
        other = sum_of([self.best(first, face, short, *rest) for face in range(6)])
        return max(one, other) / 6 - cost


def price(s: State, player: int, token: int) -> float:
    """What a token of a player is worth elsewhere."""
    needs = needed(s, token)
    return DEAR if needs and held(s, token) <= needs else PRICE[token]


def choose_in_rescue(s: State, rescue: OpenRescue, options: list[Action]) -> Action:
    """Roll; then spend what pays. Who only may help, helps when a card decides the Rescue."""
    if act.ROLL in options:
        return act.ROLL
    if not s.rolled:
        return NOTHING if NOTHING in options else options[0]
    roll = Roll(s, rescue)
    tokens = s.tokens[roll.player]
    short = s.facts.number[rescue.disaster] - rescue.bonus - s.added
    spent = (min(MOST_REROLLS, tokens[INTELLIGENCE]), tokens[TEAMWORK], int(is_steady(s, roll.player)))
    values = [option_value(s, roll, action, short, spent) for action in options]
    return options[values.index(max(values))]


def option_value(s: State, roll: Roll, action: Action, short: int, spent: tuple[int, int, int]) -> float:
    """What one option leads to."""
    first, second = s.dice
    rerolls, twos, steady = spent
    if isinstance(action, act.Play):
        return card_value(s, roll, action.card, short, spent)
    if isinstance(action, act.AddTwo):
        return roll.best(first, second, short - 2, rerolls, twos - 1, steady) - roll.prices[TEAMWORK]
    if isinstance(action, act.Reroll | act.Steady):
        kept = second if action.die == 0 else first
        rest = (rerolls, twos, 0) if isinstance(action, act.Steady) else (max(0, rerolls - 1), twos, steady)
        cost = 0.0 if isinstance(action, act.Steady) else roll.prices[INTELLIGENCE]
        return sum_of([roll.best(face, kept, short, *rest) for face in range(6)]) / 6 - cost
    if action is NOTHING:
        return roll.best(first, second, short, *spent)
    return roll.settled(first, second, short)


def card_value(s: State, roll: Roll, card: int, short: int, spent: tuple[int, int, int]) -> float:
    """A card that adds to the score, or turns the weaker die to 5."""
    first, second = s.dice
    if s.facts.verb[card] == TURN_DIE:
        return roll.best(5, max(first, second), short, *spent) - TURN_PRICE
    return roll.best(first, second, short - s.facts.adds[card], *spent) - CARD_PRICE
