"""The Incoming Call phase: relay, answer, deal."""

from typing import ClassVar, Final

from coffret.games.thunderbirds_solo.actions import ANSWER, EXCHANGE, Exchange
from coffret.games.thunderbirds_solo.rules.ending import lose
from coffret.games.thunderbirds_solo.rules.hood import strike
from coffret.games.thunderbirds_solo.rules.table import (
    NOTHING_NEXT,
    Frames,
    tell_top,
)
from coffret.games.thunderbirds_solo.state import (
    CIVILIAN,
    DISASTER,
    FULL,
    HOOD,
    ISLAND,
    JOHN,
    NOBODY,
    PILOTS,
    SHORT,
    SLOTS,
    TB5,
    TRANSMITTER,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason


class Relay(Frame[State]):
    """TS-CALL-01, TS-CALL-02 Before the calls are answered, Thunderbird 5 may exchange the contents of two slots."""

    RULE: ClassVar[str] = "TS-CALL-02"

    left: int

    def ask(self, s: State) -> Decision | None:
        options = exchanges(s) if self.left else []
        return Decision(0, [ANSWER, *options]) if options else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Exchange):
            exchange(s, action)
            return (RELAY[self.left - 1],)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Exchange):
            return refuse_exchange(action)
        return Reason("TS-CALL-01", "relay-first")


RELAY: Final = [Relay(left) for left in range(2 + PILOTS)]  # John, and everybody else in a truck


def relays(s: State) -> int:
    """TS-CALL-02..04 Exchanges this turn: one with a crew in Thunderbird 5, two with John, and the truck's."""
    pilot = s.pilot[TB5]
    if pilot == NOBODY:
        return 0
    count = 2 if pilot == JOHN else 1
    for vehicle in s.aboard:
        if vehicle != NOBODY and s.at[vehicle] != ISLAND and s.facts.trait[vehicle] == TRANSMITTER:
            count += 1
    return count


def exchanges(s: State) -> list[Action]:
    """TS-CALL-02 Two slots of which at most one is empty."""
    slots = s.slots
    found: list[Action] = []
    for slot in range(1, 4):
        for other in range(slot + 1, 5):
            if slots[slot] != NOBODY or slots[other] != NOBODY:
                found.append(EXCHANGE[slot][other])
    return found


def exchange(s: State, action: Exchange) -> None:
    """TS-CALL-02, TS-CIV-10 The contents of two slots change places."""
    slots = s.slots
    slots[action.slot], slots[action.other] = slots[action.other], slots[action.slot]
    s.tell("exchanged", slot=action.slot, other=action.other)


def refuse_exchange(action: Exchange) -> Reason:
    """Why two slots cannot be exchanged; the lower number is named first."""
    if action.slot >= action.other:
        return Reason("TS-CALL-02", "lower-first")
    return Reason("TS-CALL-02", "both-empty")


class AnswerCalls(Frame[State]):
    """TS-CALL-05, TS-CALL-10 Calls for help are answered, short chains escalate, the Hood acts; then a new deal."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if any(card != NOBODY for card in s.slots):
            s.tell("answering")
        answer_calls(s, False)
        if s.outcome is None:
            escalate(s)
            answer_calls(s, True)
        if s.outcome is None:  # TS-END-01
            deal(s)
        return NOTHING_NEXT


ANSWER_CALLS: Final = AnswerCalls()


def answer_calls(s: State, hood: bool) -> None:
    """TS-CALL-05 The Hood cards, or all other cards, are answered from row 1 to row 4, until the game is lost."""
    for place in SLOTS:
        card = s.slots[place]
        if card != NOBODY and (s.facts.type[card] == HOOD) is hood and s.outcome is None:
            answer(s, place)


def answer(s: State, place: int) -> None:
    """TS-CALL-06..09, TS-FULL-01, TS-FULL-02 One call: it joins its chain, if there is room, or the Hood acts."""
    card = s.slots[place]
    kind = s.facts.type[card]
    chain = s.chains[place]
    if kind == HOOD:
        s.slots[place] = NOBODY
        if strike(s, place, card):
            reinforce(s, place)
    elif len(chain) == FULL:
        lose(s, place)
    else:
        s.slots[place] = NOBODY
        if kind == CIVILIAN and not chain:
            make_way(s, place, card)
        else:
            join(s, place, card)


def join(s: State, place: int, card: int) -> None:
    """TS-CHAIN-04 A card becomes the rightmost one of a chain."""
    s.chains[place].append(card)
    s.tell("answered", place=place, card=card)


def make_way(s: State, place: int, card: int) -> None:
    """TS-CALL-08, TS-CALL-12, TS-CHAIN-02 A Civilian cannot start a chain: it goes under the deck, a Disaster comes.

    With no Disaster left in the deck nobody is in danger, and the Civilian is discarded.
    """
    put_under(s, place, [card])
    disaster = draw(s, place)
    if disaster != NOBODY:
        join(s, place, disaster)
        return
    s.discard.append(s.deck.pop(0))
    s.tell("safe", place=place, card=card)


def escalate(s: State) -> None:
    """TS-CALL-13 From the second turn on each chain grows to three cards, as long as the deck has any that can join."""
    if s.turn == 1:
        return
    for place in SLOTS:
        before = len(s.chains[place])
        while len(s.chains[place]) < SHORT and (at := next_in_deck(s, place)) >= 0:
            if len(s.chains[place]) == before:
                s.tell("short", place=place)
            join(s, place, take(s, place, at))


def draw(s: State, place: int) -> int:
    """TS-CALL-08, TS-CALL-13 The first card of the deck that can join a chain; those before it go under the deck.

    The deck stays as it is, and NOBODY comes, if there is none.
    """
    at = next_in_deck(s, place)
    return take(s, place, at) if at >= 0 else NOBODY


def next_in_deck(s: State, place: int) -> int:
    """Where the first card of the deck stands that can join a chain; -1: there is none."""
    at = len(s.deck) - 1
    while at >= 0 and not can_join(s, place, s.deck[at]):
        at -= 1
    return at


def take(s: State, place: int, at: int) -> int:
    """TS-CALL-08 Take a card from the deck; those before it go under the deck."""
    if at + 1 < len(s.deck):
        passed = s.deck[at + 1 :]
        s.deck = s.deck[: at + 1]
        put_under(s, place, passed)
    card = s.deck.pop()
    tell_top(s)
    return card


def can_join(s: State, place: int, card: int) -> bool:
    """TS-CHAIN-02 A Disaster joins any chain, a Civilian one that has begun, a Hood card none."""
    kind = s.facts.type[card]
    return kind == DISASTER or (kind == CIVILIAN and len(s.chains[place]) > 0)


def put_under(s: State, place: int, cards: list[int]) -> None:
    """TS-CALL-08 Cards that cannot join a chain go under the deck, the last of them first."""
    s.deck = cards + s.deck
    for card in cards[::-1]:
        s.tell("put-under", place=place, card=card)


def reinforce(s: State, place: int) -> None:
    """TS-HOOD-05, TS-EX-11 The top card is answered here as if it came from the slot; a Hood card has no effect."""
    if not s.deck:
        return
    card = s.deck.pop()
    s.reinforced += 1
    s.tell("reinforced", place=place, card=card)
    tell_top(s)
    if s.facts.type[card] == HOOD:
        s.discard.append(card)
        return
    s.slots[place] = card
    answer(s, place)


def deal(s: State) -> None:
    """TS-CALL-10, TS-CALL-11, TS-END-02 One card for each slot, answered next turn; with none left it is the last.

    TS-EX-10: four cards a turn, so that 96 and the advanced ones last as long as that.
    """
    s.last = not s.deck
    for place in SLOTS:
        if s.deck:
            s.slots[place] = s.deck.pop()
            s.tell("dealt", slot=place, card=s.slots[place])
    tell_top(s)
    if s.last:
        s.tell("last-turn")
