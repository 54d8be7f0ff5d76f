"""Rescues: the roll, all that can still change it, and how it is settled."""

from typing import Final

from coffret.games.thunderbirds.actions import (
    ADD_TWO,
    DONE,
    PASS,
    PLAY,
    REROLL,
    ROLL,
    STEADY,
    AddTwo,
    Pass,
    Play,
    Reroll,
    Roll,
    Steady,
)
from coffret.games.thunderbirds.rules.bonus import conditions_met, position_bonus, rewards
from coffret.games.thunderbirds.rules.card_refusal import refuse_late, refuse_moment, refuse_player
from coffret.games.thunderbirds.rules.dice import ROLL_DICE, ROLL_DIE, TurnDie
from coffret.games.thunderbirds.rules.events import end_events
from coffret.games.thunderbirds.rules.fab_discard import DISCARD_CARD
from coffret.games.thunderbirds.rules.hood import ADVANCE_HOOD, hood_steps
from coffret.games.thunderbirds.rules.table import (
    Frames,
    before,
    card_with,
    comms_are_open,
    here,
    owner_with,
    return_token,
    seat_of,
    slot_of,
    together,
)
from coffret.games.thunderbirds.state import (
    GORDON,
    IDLE,
    INTELLIGENCE,
    NOBODY,
    SKULL,
    STOP_HOOD,
    TB4,
    TEAMWORK,
    TURN_DIE,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason


def rescues(s: State, player: int) -> list[int]:
    """TB-RES-01..03, TB-RES-14 The disasters a player can attempt: in the own region, in whatever machine."""
    region = here(s, player)
    regions = s.facts.region
    found: list[int] = []
    slots = s.slots
    for slot in range(1, SKULL):
        disaster = slots[slot]
        if disaster == NOBODY or regions[disaster] != region:
            continue
        if s.facts.number[disaster] or conditions_met(s, disaster):
            found.append(disaster)
    return found


def begin_rescue(s: State, player: int, disaster: int) -> Frames:
    """TB-RES-13, TB-RES-18, TB-RES-21 Bonuses of position are read now; a card without number succeeds at once."""
    s.tell("rescue-begins", character=s.characters[player], disaster=disaster, type=s.facts.type[disaster])
    if s.facts.number[disaster] == 0:
        return avert(s, player, disaster)
    s.rolled = False
    s.dice = [0, 0]
    s.added = 0
    return (OpenRescue(s.characters[player], disaster, position_bonus(s, player, disaster)),)


def avert(s: State, player: int, disaster: int) -> Frames:
    """TB-RES-08, TB-EVT-13 A success: the rewards are taken, the card is discarded, and nothing slides."""
    slot = slot_of(s, disaster)
    s.slots[slot] = NOBODY
    s.discard.append(disaster)
    s.tell("averted", character=s.characters[player], disaster=disaster, slot=slot)
    end_events(s, s.facts.until_rescue)
    return rewards(s, player, disaster)


class OpenRescue(Frame[State]):
    """TB-RES-17, TB-TURN-08 A Rescue until everybody is content: the roll, rerolls, tokens and cards in any order."""

    character: int
    disaster: int
    bonus: int

    def ask(self, s: State) -> Decision | None:
        choices = [self.cards(s, player) for player in range(s.players)]
        me = s.player_of[self.character]
        if s.rolled:
            choices[me] += self.dice_options(s)
        if not any(choices):
            return None  # nobody can do anything that helps
        choices[me].append(DONE if s.rolled else ROLL)  # TB-RES-15
        return together(s, me, choices)

    def is_short(self, s: State) -> bool:
        """TB-RES-07 Whether the score has not reached the number yet."""
        return not s.rolled or self.score(s) < s.facts.number[self.disaster]

    def cards(self, s: State, player: int) -> list[Action]:
        """TB-FAB-10, TB-FAB-11, TB-FAB-02 The cards of a player that would help this Rescue now."""
        options: list[Action] = []
        if not comms_are_open(s):
            return options
        if self.is_short(s):
            for card in range(len(s.fab)):
                if s.fab[card] == player and s.facts.adds_to[card] == s.facts.type[self.disaster]:
                    options.append(PLAY[card])
        if s.rolled and (self.is_short(s) or hood_steps(s)):
            for card in s.facts.with_verb[TURN_DIE]:
                if s.fab[card] == player:
                    options.append(PLAY[card])
        return options

    def dice_options(self, s: State) -> list[Action]:
        """TB-RES-16, TB-TOK-02, TB-TOK-03, TB-TOK-10 What the rescuer's own tokens and ability can do to the roll.

        A success can still be bettered while a Hood face shows that would count.
        """
        options: list[Action] = []
        tokens = s.tokens[s.player_of[self.character]]
        is_short = self.is_short(s)
        if is_short or hood_steps(s):
            if tokens[INTELLIGENCE]:
                options += REROLL
            if is_steady(s, s.player_of[self.character]):
                options += STEADY
        if is_short and tokens[TEAMWORK]:
            options.append(ADD_TWO)
        return options

    def score(self, s: State) -> int:
        """TB-RES-04..06, TB-EX-04 Both dice, a Hood face counting nothing, and all that is added or taken off."""
        return s.dice[0] + s.dice[1] + self.bonus + s.added

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Play):
            return self.play(s, action.card)
        if isinstance(action, Reroll):
            return_token(s, s.player_of[self.character], INTELLIGENCE)
            s.tell("uses-intelligence", character=self.character)
            return ROLL_DIE[action.die], self
        if isinstance(action, AddTwo):
            return_token(s, s.player_of[self.character], TEAMWORK)
            s.added += 2  # TB-TOK-13: it stays, whatever is rerolled
            s.tell("two-added", character=self.character)
            return (self,)
        if isinstance(action, Steady):
            s.steadied = True
            s.tell("steadied")
            return ROLL_DIE[action.die], self
        if not s.rolled:
            return ROLL_DICE, self
        return self.settle(s)

    def play(self, s: State, card: int) -> Frames:
        """TB-FAB-10, TB-FAB-06 A card adds to the score, or turns a die; then it is discarded."""
        owner = s.fab[card]
        s.tell("card-played", character=s.characters[owner], card=card)
        if s.facts.verb[card] == TURN_DIE:
            return TurnDie(s.characters[owner]), DISCARD_CARD[card], self
        s.added += s.facts.adds[card]
        return DISCARD_CARD[card], self

    def settle(self, s: State) -> Frames:
        """TB-RES-07, TB-RES-09, TB-RES-12, TB-EVT-03 Success or failure; then, rewards taken, the Hood advances.

        TB-EX-05..07, TB-EX-18: whatever the score is, the faces that show in the end count.
        """
        score = self.score(s)
        number = s.facts.number[self.disaster]
        if score >= number:
            return before(avert(s, s.player_of[self.character], self.disaster), HOOD_FACES)
        s.tell("rescue-fails", character=self.character, disaster=self.disaster, score=score, number=number)
        return (HOOD_FACES,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_in_rescue(s, s.player_of[self.character], self.disaster, action, seat)


def is_steady(s: State, player: int) -> bool:
    """TB-CHAR-07, TB-CHAR-10 Gordon, aboard Thunderbird 4, loaded or not, has his free reroll once in his turn."""
    return not s.steadied and player == s.turn and s.characters[player] == GORDON and s.aboard[GORDON] == TB4


class HoodFaces(Frame[State]):
    """TB-RES-10, TB-FAB-13 The Hood advances for the Hood faces, unless the camera detector is played against it."""

    def silent(self) -> int:
        """The players who have passed, as bits."""
        return 0

    def ask(self, s: State) -> Decision | None:
        owner = owner_with(s, STOP_HOOD, self.silent())
        if owner < 0 or hood_steps(s) == 0 or not comms_are_open(s):
            return None
        return Decision(seat_of(s, owner), [PLAY[card_with(s, owner, STOP_HOOD)], PASS])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Play):
            s.tell("card-played", character=s.characters[s.fab[action.card]], card=action.card)
            return (DISCARD_CARD[action.card],)
        if isinstance(action, Pass):
            return (LastFaces(self.silent() | 1 << owner_with(s, STOP_HOOD, self.silent())),)
        return (ADVANCE_HOOD[hood_steps(s)],)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Play):
            return refuse_player(s, action.card, seat) or refuse_late(s, action.card)
        return Reason("TB-RES-10", "hood-faces-first")


HOOD_FACES: Final = HoodFaces()


class LastFaces(HoodFaces):
    """TB-RES-10 The same for those who have not passed yet."""

    passed: int

    def silent(self) -> int:
        return self.passed

    def ask(self, s: State) -> Decision | None:
        return super().ask(s)


def refuse_in_rescue(s: State, player: int, disaster: int, action: Action, seat: int) -> Reason:
    """Why something cannot be done during this Rescue."""
    if isinstance(action, Play):
        return refuse_player(s, action.card, seat) or refuse_card_in_rescue(s, disaster, action.card)
    if isinstance(action, Reroll | AddTwo | Steady | Roll):
        if seat != seat_of(s, player):
            return Reason("TB-RES-16", "not-your-roll", {"character": s.characters[player]})
        if isinstance(action, Roll):
            return Reason("TB-RES-17", "rolled-already")
        if not s.rolled:
            return Reason("TB-TOK-10", "roll-first")
        if isinstance(action, Steady):
            return Reason("TB-CHAR-07", "not-steady")
        token = INTELLIGENCE if isinstance(action, Reroll) else TEAMWORK
        if s.tokens[player][token]:
            return Reason("TB-RES-07", "enough-already")
        return Reason("TB-RES-16", "no-such-token", {"token": token})
    if action == DONE:
        if not s.rolled:
            return Reason("TB-RES-17", "roll-first")
        return Reason("TB-RES-17", "not-your-roll", {"character": s.characters[player]})
    return Reason("TB-TURN-08", "rescue-under-way", {"disaster": disaster})


def refuse_card_in_rescue(s: State, disaster: int, card: int) -> Reason:
    """Why an F.A.B. card cannot be played on this Rescue."""
    if s.facts.adds_to[card] == s.facts.type[disaster]:
        return Reason("TB-RES-07", "enough-already")
    if s.facts.adds[card]:
        return Reason("TB-FAB-10", "wrong-type", {"card": card, "type": s.facts.type[disaster]})
    if s.facts.verb[card] == TURN_DIE:
        return Reason("TB-FAB-13", "roll-first")
    if s.facts.when[card] == IDLE:
        return Reason("TB-FAB-12", "rescue-under-way", {"disaster": disaster})
    return refuse_moment(s, card)
