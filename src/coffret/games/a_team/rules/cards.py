"""Instruction cards: what they do, and the piles they come from and go to."""

from typing import Final

from coffret.games.a_team.actions import (
    DRAW,
    EXCHANGE,
    PATROL_ON,
    PLAY,
    SIDELINE,
    Draw,
    Exchange,
    Patrol,
    Play,
    Sideline,
)
from coffret.games.a_team.rules.movement import Frames, advance, arrive
from coffret.games.a_team.rules.restrictions import why_not_patrol, why_not_play, why_not_sideline
from coffret.games.a_team.state import GUIDE, MOST_SEATS, NOBODY, PATROL, REROLL, SIDELINED, State, way_of
from coffret.kernel import Action, Chance, Rng


def card_options(s: State, seat: int) -> list[Action]:
    """AT-TURN-01, AT-TURN-04 What a player can do with his cards: play one, or exchange any."""
    options: list[Action] = []
    last = NOBODY
    for card in s.hands[seat]:
        if card == last:
            continue
        last = card
        if card == SIDELINED:
            options += [SIDELINE[target] for target in range(s.seats) if not why_not_sideline(s, target)]
        elif card == PATROL:
            options += [PATROL_ON[target] for target in range(s.seats) if not why_not_patrol(s, seat, target)]
        elif why_not_play(s, seat, card) is None:
            options.append(PLAY[card])
        options.append(EXCHANGE[card])
    return options


def use_card(s: State, seat: int, action: Action) -> Frames:
    """AT-CARD-01, AT-CARD-02 Give up a card, let it take effect, and draw another."""
    s.played = True
    if isinstance(action, Exchange):
        discard(s, seat, action.card)
        s.tell("exchange", seat=seat, card=action.card)
        return (DRAW_CARD[seat],)
    if isinstance(action, Play):
        discard(s, seat, action.card)
        s.tell("play", seat=seat, card=action.card)
        return (DRAW_CARD[seat], *effect(s, seat, action.card))
    if isinstance(action, Sideline):
        spend(s, seat, SIDELINED)
        s.sidelined[action.target] = True  # AT-CARD-12, AT-CARD-13
        s.tell("sideline", seat=seat, target=action.target)
        return (DRAW_CARD[seat],)
    assert isinstance(action, Patrol)
    discard(s, seat, PATROL)
    s.tell("patrol", seat=seat, target=action.target)
    send_back(s, action.target)
    return (DRAW_CARD[seat],)


def spend(s: State, seat: int, card: int) -> None:
    """AT-SETUP-03 A card leaves the hand, and now everybody knows it."""
    hand = s.hands[seat]
    place = hand.index(card)
    s.hands[seat] = hand[:place] + hand[place + 1 :]
    s.spent[seat] += (card,)


def discard(s: State, seat: int, card: int) -> None:
    """AT-CARD-01 A card leaves the hand for the discard pile, face up."""
    spend(s, seat, card)
    s.discard.append(card)


def effect(s: State, seat: int, card: int) -> Frames:
    """What a card does that moves its player. AT-CARD-07 The move is its own, with its own landing."""
    if card == REROLL:
        s.owes += 1  # AT-CARD-08, AT-CARD-09
        return ()
    s.by_card = True
    if card == GUIDE:
        here = s.at[seat]
        return advance(s, seat, abs(s.facts.lab_ahead[way_of(s, seat)][here] - here))  # AT-CARD-10
    return advance(s, seat, s.facts.spaces[card])  # AT-CARD-06, AT-LAB-05, AT-LAB-07, AT-EX-04, AT-EX-08


def send_back(s: State, target: int) -> None:
    """AT-CARD-15, AT-CARD-20, AT-CARD-21, AT-CORR-07, AT-EX-06 Carried to the guard behind, no more."""
    arrive(s, target, s.facts.guard_behind[way_of(s, target)][s.at[target]])


class DrawCard(Chance[State]):
    """AT-CARD-02 The top card of the draw pile goes into a hand."""

    seat: int

    def sample(self, s: State, rng: Rng) -> Action:
        return DRAW[rng.weighted(s.deck)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(copies, DRAW[card]) for card, copies in enumerate(s.deck) if copies]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Draw)
        card = action.card
        s.deck[card] -= 1
        s.hands[self.seat] = tuple(sorted((*s.hands[self.seat], card)))
        s.tell("draw", seat=self.seat, secret={"card": card}, to=(self.seat,))
        if sum(s.deck) == 0:
            reshuffle(s)
        return ()


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]


def reshuffle(s: State) -> None:
    """AT-CARD-03 The discard pile becomes the new draw pile; everybody remembers what went into it."""
    for card in s.discard:
        s.deck[card] += 1
    s.discard = []
    remember(s)
    s.tell("reshuffle", count=sum(s.deck))


def remember(s: State) -> None:
    """AT-CARD-04 What is known of the cards is counted from the moment of a shuffle on."""
    s.pool = tuple(s.deck)
    s.held = s.hands[:]
    s.spent = [()] * s.seats
