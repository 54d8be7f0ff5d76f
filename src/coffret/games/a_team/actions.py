"""What a player, or chance, can do. Every action that can be is made once, here, and shared."""

from typing import Final

from coffret.games.a_team.state import CARDS, CHARACTERS, MOST_SEATS
from coffret.kernel import Action


class Choose(Action):
    """Take a character."""

    character: int


class Throw(Action):
    """Roll to move: one die, or both after the CELLAR."""


class Fight(Action):
    """Fight the guard instead of rolling to move."""


class Play(Action):
    """Play a card that moves its player."""

    card: int


class Sideline(Action):
    """Play SIDELINED on somebody."""

    target: int


class Patrol(Action):
    """Play PATROL on somebody."""

    target: int


class Exchange(Action):
    """Discard a card for another instead of playing one."""

    card: int


class EndTurn(Action):
    """Play no further card."""


class Attack(Action):
    """Battle this one of several opponents on the space."""

    target: int


class Challenge(Action):
    """Battle somebody from a TV SCREEN."""

    target: int


class Decline(Action):
    """Challenge nobody."""


class Stop(Action):
    """Stop the move where the formula is."""


class GoOn(Action):
    """Move on past the formula."""


class Draw(Action):
    """Chance: the top card of the draw pile."""

    card: int


class Roll(Action):
    """Chance: one die."""

    die: int


class RollBoth(Action):
    """Chance: two dice to move with."""

    red: int
    blue: int


class Battle(Action):
    """Chance: the die of the player whose turn it is, then his opponent's."""

    blue: int
    red: int


class Guard(Action):
    """Chance: the guard's die, then the player's."""

    red: int
    blue: int


FACES: Final = range(1, 7)  # AT-COMP-04

THROW: Final = Throw()
FIGHT: Final = Fight()
END_TURN: Final = EndTurn()
DECLINE: Final = Decline()
STOP: Final = Stop()
GO_ON: Final = GoOn()
CHOOSE: Final = [Choose(character) for character in range(len(CHARACTERS))]
PLAY: Final = [Play(card) for card in range(len(CARDS))]
EXCHANGE: Final = [Exchange(card) for card in range(len(CARDS))]
DRAW: Final = [Draw(card) for card in range(len(CARDS))]
SIDELINE: Final = [Sideline(seat) for seat in range(MOST_SEATS)]
PATROL_ON: Final = [Patrol(seat) for seat in range(MOST_SEATS)]
ATTACK: Final = [Attack(seat) for seat in range(MOST_SEATS)]
CHALLENGE: Final = [Challenge(seat) for seat in range(MOST_SEATS)]
ROLL: Final = [Roll(die) for die in FACES]
ROLL_BOTH: Final = [RollBoth(red, blue) for red in FACES for blue in FACES]
BATTLE: Final = [Battle(blue, red) for blue in FACES for red in FACES]
GUARD_DICE: Final = [Guard(red, blue) for red in FACES for blue in FACES]
