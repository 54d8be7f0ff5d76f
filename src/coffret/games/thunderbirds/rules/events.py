"""The Events: what each does when the Hood activates it, what it does while it lasts, and how it ends."""

from typing import Final

from coffret.games.thunderbirds.actions import GIVE_UP, GIVE_UP_CARD, PEOPLE, GiveUp, GiveUpCard, Play
from coffret.games.thunderbirds.names import EVENTS
from coffret.games.thunderbirds.rules.fab_discard import is_being_played
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, cards_of, from_active, return_token, seat_of
from coffret.games.thunderbirds.state import (
    DISCARD,
    KINDS_OF_TOKENS,
    NOBODY,
    PLAN,
    POD,
    SOUTH_PACIFIC,
    State,
)
from coffret.kernel import NOTHING, Action, Decision, Frame, Reason


def lasts(s: State, event: int) -> Frames:
    """TB-EVT-02, TB-EVT-05..09 An Event of which the other rules read the effect: it lies there while it lasts."""
    s.lasting |= 1 << event
    return NOTHING_NEXT


def end_event(s: State, event: int) -> None:
    """TB-EVT-02 An Event whose effects are over goes to the box."""
    s.lasting &= ~(1 << event)
    s.tell("event-over", event=event)


def end_events(s: State, events: int) -> None:
    """TB-EVT-13 All of these Events that are in force are over."""
    if not s.lasting & events:
        return
    for event in range(len(s.facts.trouble)):
        if s.lasting & events & 1 << event:
            end_event(s, event)


def wreck(s: State, event: int) -> Frames:
    """TB-EVT-10, TB-POD-01 Pod vehicles that lie unloaded on Tracy Island become plans again."""
    for pod in range(len(s.pods)):
        if s.pods[pod] == SOUTH_PACIFIC and POD + pod not in s.hold:
            s.pods[pod] = PLAN
    end_event(s, event)
    return NOTHING_NEXT


def injure(s: State, event: int) -> Frames:
    """TB-EVT-10 The next player has one action less in their next turn."""
    s.injured = (s.turn + 1) % s.players
    return lasts(s, event)


def lose_tokens(s: State, event: int) -> Frames:
    """TB-EVT-10, TB-EVT-04 Each player discards a token of their own choice, the active one first."""
    end_event(s, event)
    return tuple([LOSE_TOKEN[character] for character in from_active(s)])


def interrupt(s: State, event: int) -> Frames:
    """TB-EVT-10 No F.A.B. card and no Scan until the next player's turn is over."""
    s.silence = 2
    return lasts(s, event)


def lose_cards(s: State, event: int) -> Frames:
    """TB-EVT-10, TB-EVT-04 Each player discards an F.A.B. card of their own choice, the active one first."""
    end_event(s, event)
    return tuple([LOSE_CARD[character] for character in from_active(s)])


class LoseToken(Frame[State]):
    """TB-EVT-10 Kyrano: a player discards a token, if there is one."""

    character: int

    def choices(self, s: State) -> list[Action]:
        return [GIVE_UP[token] for token in range(KINDS_OF_TOKENS) if s.tokens[s.player_of[self.character]][token]]

    def ask(self, s: State) -> Decision | None:
        choices = self.choices(s)
        return Decision(seat_of(s, s.player_of[self.character]), choices) if len(choices) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if action is NOTHING:
            choices = self.choices(s)
            if not choices:
                return NOTHING_NEXT
            action = choices[0]
        assert isinstance(action, GiveUp)
        return_token(s, s.player_of[self.character], action.token)
        s.tell("token-lost", character=self.character, token=action.token)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, GiveUp):
            return Reason("TB-EVT-10", "no-such-token", {"token": action.token})
        return Reason("TB-FAB-03" if isinstance(action, Play) else "TB-EVT-01", "card-resolves")


class LoseCard(Frame[State]):
    """TB-EVT-10 Hypnotic Eyes: a player discards an F.A.B. card, if there is one."""

    character: int

    def cards(self, s: State) -> list[int]:
        """The cards of the player, but one that is being played."""
        return [card for card in cards_of(s, s.player_of[self.character]) if not is_being_played(s, card)]

    def ask(self, s: State) -> Decision | None:
        cards = self.cards(s)
        if len(cards) <= 1:
            return None
        return Decision(seat_of(s, s.player_of[self.character]), [GIVE_UP_CARD[card] for card in cards])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if action is NOTHING:
            cards = self.cards(s)
            if not cards:
                return NOTHING_NEXT
            action = GIVE_UP_CARD[cards[0]]
        assert isinstance(action, GiveUpCard)
        s.fab[action.card] = DISCARD
        s.tell("card-lost", character=self.character, card=action.card)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, GiveUpCard):
            return Reason("TB-EVT-10", "not-your-card", {"card": action.card})
        return Reason("TB-FAB-03" if isinstance(action, Play) else "TB-EVT-01", "card-resolves")


LOSE_TOKEN: Final = [LoseToken(character) for character in PEOPLE]
LOSE_CARD: Final = [LoseCard(character) for character in PEOPLE]


def hit_machine(s: State, event: int) -> int:
    """TB-EVT-11, TB-EVT-14 The machine that an Event has hit and a Repair can mend; NOBODY for other Events."""
    return s.facts.mends[event]


def repairs(s: State) -> list[int]:
    """TB-EVT-14 The Events in force that a Repair can end, on Tracy Island, with the machine there."""
    return [
        event
        for event in range(len(EVENTS))
        if s.lasting >> event & 1 and is_mendable(s, event) and s.at[hit_machine(s, event)] == SOUTH_PACIFIC
    ]


def is_mendable(s: State, event: int) -> bool:
    """TB-EVT-14 Whether an Event is one that Repair ends."""
    return hit_machine(s, event) != NOBODY


def end_of_turn_events(s: State) -> None:
    """TB-EVT-10 Events that last for a turn end with it."""
    if s.injured == s.turn:
        s.injured = NOBODY
        end_events(s, s.facts.injuring)
    if s.silence:
        s.silence -= 1
        if s.silence == 0:
            end_events(s, s.facts.silencing)
