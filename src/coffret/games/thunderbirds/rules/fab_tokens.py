"""F.A.B. cards about tokens: Grandma's Cooking, Sir Jeremy Hodge and the Powder Compact Radio."""

from typing import Final

from coffret.games.thunderbirds.actions import (
    ANSWERS_ONCE,
    CHOOSE,
    CLOCK_RUNS,
    DONE,
    GIVE,
    LINK,
    PEOPLE,
    REFUSE,
    Choose,
    Give,
    Link,
    Play,
    Take,
)
from coffret.games.thunderbirds.rules.bonus import TakeReward
from coffret.games.thunderbirds.rules.fab_discard import being_played, take_back
from coffret.games.thunderbirds.rules.table import (
    NOTHING_NEXT,
    Frames,
    has_tokens,
    seat_of,
    take_token,
    tokens_left,
)
from coffret.games.thunderbirds.rules.transfer import answer
from coffret.games.thunderbirds.state import CEILING, KINDS_OF_TOKENS, NOBODY, SERVE, State
from coffret.kernel import Action, Decision, Frame, Reason


def can_serve(s: State, player: int, card: int) -> bool:
    """Whether a token that the card brings is left."""
    return any(s.supply[token] for token in s.facts.served[card])


def serve(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 One player takes certain tokens."""
    return (ServeMeal(s.characters[player]),)


class ServeMeal(Frame[State]):
    """TB-FAB-13 Grandma's Cooking: who takes the tokens; a kind that has run out is not replaced."""

    character: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.character]), [CHOOSE[it] for it in s.characters])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Choose)
        for token in s.facts.served[being_played(s, SERVE)]:
            if take_token(s, s.player_of[action.character], token):
                s.tell("token-taken", character=action.character, token=token)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Choose):
            return Reason("TB-FAB-13", "nobody-plays", {"character": action.character})
        return Reason("TB-FAB-03", "card-resolves")


def has_supply(s: State, player: int, card: int) -> bool:
    """Whether any token is left."""
    return bool(tokens_left(s))


def take_gift(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 The owner takes tokens of their choice."""
    return tuple([TAKE_GIFT[s.characters[player]] for _ in range(s.facts.amount[card])])


class TakeGift(TakeReward):
    """TB-FAB-13 Sir Jeremy Hodge: the owner takes a token as for a "?" of a reward, but no Rescue is under way."""

    def __init__(self, character: int) -> None:
        super().__init__(character)

    def ask(self, s: State) -> Decision | None:
        return super().ask(s)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return super().refuse(s, action, seat) if isinstance(action, Take) else Reason("TB-FAB-03", "card-resolves")


TAKE_GIFT: Final = [TakeGift(character) for character in PEOPLE]


def can_exchange(s: State, player: int, card: int) -> bool:
    """TB-TURN-13 Whether anybody has tokens to give, and can still be asked to."""
    return s.operations < CEILING and any(has_tokens(s, other) for other in range(s.players))


def exchange_tokens(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13, TB-TOK-08 One player gives tokens to another, wherever they are."""
    return (LinkPlayers(s.characters[player]),)


class LinkPlayers(Frame[State]):
    """TB-FAB-13 Powder Compact Radio: who gives, and who receives."""

    character: int

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = []
        for giver in range(s.players):
            if has_tokens(s, giver):
                for receiver in range(s.players):
                    if receiver != giver:
                        options.append(LINK[s.characters[giver]][s.characters[receiver]])
        return Decision(seat_of(s, s.player_of[self.character]), options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Link)
        if s.seats == 1 or action.partner == self.character:
            return (AskGiver(action.character, action.partner),)
        return (AskReceiver(action.character, action.partner),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if not isinstance(action, Link):
            return Reason("TB-FAB-03", "card-resolves")
        for it in (action.character, action.partner):
            if s.player_of[it] == NOBODY:
                return Reason("TB-FAB-13", "nobody-plays", {"character": it})
        if action.character == action.partner:
            return Reason("TB-FAB-13", "link-to-oneself", {"character": action.character})
        return Reason("TB-FAB-13", "nothing-to-give", {"character": action.character})


class AskReceiver(Frame[State]):
    """TB-FAB-13, TB-FAB-15, TB-XFER-12 Powder Compact Radio: the receiver is asked, and then the giver."""

    character: int
    partner: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.partner]), ANSWERS_ONCE, CLOCK_RUNS if s.clock else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if answer(s, s.player_of[self.partner], action):
            return (AskGiver(self.character, self.partner),)
        take_back(s)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Play):
            return Reason("TB-FAB-03", "card-resolves")
        return Reason("TB-FAB-13", "answer-first")


class AskGiver(Frame[State]):
    """TB-FAB-13, TB-FAB-15, TB-XFER-12 Powder Compact Radio: the giver agrees by giving a first token, or refuses."""

    character: int
    partner: int

    def ask(self, s: State) -> Decision | None:
        player = s.player_of[self.character]
        tokens = [GIVE[token] for token in range(KINDS_OF_TOKENS) if s.tokens[player][token]]
        return Decision(seat_of(s, player), [*tokens, REFUSE], CLOCK_RUNS if s.clock and s.seats > 1 else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Give):
            return hand_over(s, self.character, self.partner, action.token)
        answer(s, s.player_of[self.character], action)
        take_back(s)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Give):
            return Reason("TB-FAB-13", "has-only", {"character": self.character, "token": action.token, "count": 0})
        if isinstance(action, Play):
            return Reason("TB-FAB-03", "card-resolves")
        return Reason("TB-FAB-13", "answer-first")


def hand_over(s: State, character: int, partner: int, token: int) -> Frames:
    """TB-FAB-13 A token changes hands; more of its kind or of the next may follow."""
    s.tokens[s.player_of[character]][token] -= 1
    s.tokens[s.player_of[partner]][token] += 1
    s.tell("token-given", character=character, partner=partner, token=token)
    return (GiveTokens(character, partner, token),)


class GiveTokens(Frame[State]):
    """TB-FAB-13 Powder Compact Radio: the giver hands over one token after the other, and stops at will."""

    character: int
    partner: int
    least: int

    def ask(self, s: State) -> Decision | None:
        player = s.player_of[self.character]
        tokens = [GIVE[token] for token in range(self.least, KINDS_OF_TOKENS) if s.tokens[player][token]]
        return Decision(seat_of(s, player), [DONE, *tokens]) if tokens else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Give):
            return NOTHING_NEXT
        return hand_over(s, self.character, self.partner, action.token)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if not isinstance(action, Give):
            return Reason("TB-FAB-03", "card-resolves")
        if s.tokens[s.player_of[self.character]][action.token]:
            return Reason("TB-FAB-13", "passed-over", {"token": action.token})
        return Reason("TB-FAB-13", "has-only", {"character": self.character, "token": action.token, "count": 0})
