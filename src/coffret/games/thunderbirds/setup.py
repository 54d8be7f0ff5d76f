"""Setting up: characters, the Disaster track and deck, the first Scheme, and who begins."""

from typing import Any, Final

from coffret.games.thunderbirds.actions import CHOOSE, DEAL, DRAW, FIRST, Choose, Deal, Draw, First
from coffret.games.thunderbirds.names import LEVELS
from coffret.games.thunderbirds.rules.disasters import take_out
from coffret.games.thunderbirds.rules.scheme import TURN_UP_SCHEME
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, seat_of
from coffret.games.thunderbirds.rules.turn import TAKE_TURN, begin_turn
from coffret.games.thunderbirds.state import (
    DECK,
    EVENT_SPACES,
    FACE_DOWN,
    HOODS_IN_LAYER,
    JOHN,
    KINDS_OF_TOKENS,
    MOST_PLAYERS,
    NO_CARD,
    NOBODY,
    ORBIT,
    SKULL,
    TB3,
    TOKENS_OF_A_KIND,
    Facts,
    State,
)
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng

FIRST_DISASTERS: Final = 3


def setup(facts: Facts, seats: int, options: dict[str, Any]) -> State:
    """TB-SETUP-11, TB-SOLO-01 Deal the characters, place the rocket, lay disasters and the Scheme, find who begins."""
    s = lay_out(facts, seats)
    s.level = LEVELS.index(options["level"])  # TB-DIFF-07
    s.clock = options["permission_seconds"] > 0
    first: int = options["first_player"]
    s.stack = [FindFirst(0 if seats > 1 and first == 0 else max(1, first)), *LAST_STEPS]
    deal = CHOOSE_CHARACTER if options["characters"] == "chosen" else DEAL_CHARACTER
    for player in range(s.players - 1, -1, -1):
        s.stack.append(deal[player])
    return s


def lay_out(facts: Facts, seats: int) -> State:
    """TB-SETUP-04, TB-SETUP-09, TB-SETUP-12..15, TB-SETUP-19 Everything where it starts, nobody has anything."""
    s = State(facts, seats)
    s.characters = [NOBODY] * s.players
    s.player_of = [NOBODY] * len(facts.own_machine)
    s.aboard = list(facts.own_machine)
    s.at = list(facts.start)
    s.pods = list(facts.built)
    s.tokens = [[0] * KINDS_OF_TOKENS for _ in range(s.players)]
    s.supply = [TOKENS_OF_A_KIND] * KINDS_OF_TOKENS
    s.fab = [DECK if is_there else NO_CARD for is_there in facts.cards]
    s.slots = [NOBODY] * (SKULL + 1)
    s.unseen = list(facts.disasters)
    s.hidden = len(facts.disasters) + 4 * HOODS_IN_LAYER
    s.hoods = HOODS_IN_LAYER
    s.laid = [FACE_DOWN] * len(EVENT_SPACES)  # TB-SETUP-01
    s.trust = [False] * s.players
    s.dice = [0, 0]
    return s


class DealCharacter(Chance[State]):
    """TB-SETUP-16, TB-SOLO-01, TB-SOLO-03 A character card is dealt face up; the rest are out, or the solo reserve."""

    player: int

    def sample(self, s: State, rng: Rng) -> Action:
        free = unplayed(s)
        return DEAL[free[rng.below(len(free))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DEAL[character]) for character in unplayed(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Deal)
        play_as(s, self.player, action.character)
        return NOTHING_NEXT


class ChooseCharacter(Frame[State]):
    """TB-SETUP-18 The variant in which players choose their characters, seat by seat."""

    player: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, self.player), [CHOOSE[character] for character in unplayed(s)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Choose)
        play_as(s, self.player, action.character)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Choose):
            return Reason("TB-SETUP-18", "taken", {"character": action.character})
        return Reason("TB-SETUP-18", "not-now")


def unplayed(s: State) -> list[int]:
    """The characters nobody plays; their pawns stand on the board all the same."""
    return [character for character in s.facts.people if s.player_of[character] == NOBODY]


def play_as(s: State, player: int, character: int) -> None:
    """A player gets a character card."""
    s.characters[player] = character
    s.player_of[character] = player
    s.tell("plays", seat=seat_of(s, player), character=character)


class PlaceRocket(Frame[State]):
    """TB-SETUP-10, TB-SETUP-11, TB-SOLO-15 Thunderbird 3 waits in orbit if somebody plays John."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if s.player_of[JOHN] != NOBODY:
            s.at[TB3] = ORBIT
        return NOTHING_NEXT


class LayDisaster(Chance[State]):
    """TB-SETUP-05..07 The first three disasters, drawn before the Hood-advances cards go into the piles."""

    slot: int

    def sample(self, s: State, rng: Rng) -> Action:
        return DRAW[s.unseen[rng.below(len(s.unseen))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DRAW[disaster]) for disaster in s.unseen]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Draw)
        take_out(s.unseen, action.draw)
        s.slots[self.slot] = action.draw
        s.hidden -= 1
        s.tell("laid", draw=action.draw, slot=self.slot)
        return NOTHING_NEXT


class FindFirst(Chance[State]):
    """TB-SETUP-17, TB-SOLO-02 Who begins is drawn, or set by an option; in solo it is the first character."""

    first: int

    def sample(self, s: State, rng: Rng) -> Action:
        found = self.candidates(s)
        return FIRST[found[rng.below(len(found))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, FIRST[character]) for character in self.candidates(s)]

    def candidates(self, s: State) -> list[int]:
        """The characters that can begin."""
        return [s.characters[(self.first - 1) % s.players]] if self.first else s.characters

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, First)
        begin_turn(s, s.player_of[action.character])
        return (TAKE_TURN[action.character],)


DEAL_CHARACTER: Final[list[Frame[Any]]] = [DealCharacter(player) for player in range(MOST_PLAYERS)]
CHOOSE_CHARACTER: Final[list[Frame[Any]]] = [ChooseCharacter(player) for player in range(MOST_PLAYERS)]
LAY_DISASTERS: Final[list[Frame[Any]]] = [LayDisaster(slot) for slot in range(1, FIRST_DISASTERS + 1)]
# What comes after the deal, the last of them first: they lie on a stack.
LAST_STEPS: Final[list[Frame[Any]]] = [TURN_UP_SCHEME, *LAY_DISASTERS[::-1], PlaceRocket()]
