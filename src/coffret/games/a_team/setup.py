"""Setting up: cards, characters, and who begins."""

from typing import Any

from coffret.games.a_team.actions import CHOOSE, ROLL, Choose, Roll
from coffret.games.a_team.rules.cards import DRAW_CARD, remember
from coffret.games.a_team.rules.movement import Frames
from coffret.games.a_team.rules.turn import TAKE_TURN, begin_turn
from coffret.games.a_team.state import HAND, INWARD, NOBODY, Facts, State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


def setup(facts: Facts, seats: int, options: dict[str, Any]) -> State:
    """AT-SETUP-01, AT-SETUP-02 Deal, choose characters, roll for the first turn; nobody has the formula."""
    s = State(facts, seats)
    s.characters = [NOBODY] * seats
    s.at = [0] * seats
    s.facing = [INWARD] * seats
    s.sidelined = [False] * seats
    s.hands = [()] * seats
    s.deck = list(facts.copies)
    remember(s)
    everybody = range(seats)
    s.stack = [RollToStart(tuple(everybody), ())]
    s.stack += [ChooseCharacter(seat) for seat in reversed(everybody)]
    s.stack += [DRAW_CARD[seat] for seat in reversed(everybody)] * HAND
    return s


class ChooseCharacter(Frame[State]):
    """AT-SETUP-04, AT-COMP-03 Each player takes a different character; the last of four has no choice."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        free = free_characters(s)
        return Decision(self.seat, [CHOOSE[character] for character in free]) if len(free) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        character = action.character if isinstance(action, Choose) else free_characters(s)[0]
        s.characters[self.seat] = character
        s.tell("choose", seat=self.seat, character=character)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Choose):
            return Reason("AT-SETUP-04", "character-taken", {"character": action.character})
        return Reason("AT-SETUP-04", "not-now")


def free_characters(s: State) -> list[int]:
    """The characters that nobody has taken yet."""
    return [character for character in s.facts.characters if character not in s.characters]


class RollToStart(Chance[State]):
    """AT-SETUP-05 Each player rolls a die, and the highest plays first."""

    rolling: tuple[int, ...]
    rolls: tuple[int, ...]

    def sample(self, s: State, rng: Rng) -> Action:
        return ROLL[rng.below(6)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, roll) for roll in ROLL]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Roll)
        s.blue = action.die
        roller = self.rolling[len(self.rolls)]
        s.tell("start-roll", seat=roller, die=action.die)
        rolls = (*self.rolls, action.die)
        if len(rolls) < len(self.rolling):
            return (RollToStart(self.rolling, rolls),)
        best = max(rolls)
        highest = tuple([who for who, roll in zip(self.rolling, rolls) if roll == best])
        if len(highest) > 1:
            return (RollToStart(highest, ()),)  # AT-SETUP-06
        s.tell("first", seat=highest[0])
        begin_turn(s, highest[0])
        return (TAKE_TURN[highest[0]],)
