# interpreted
"""What a card is still good for that could be exchanged."""

from __future__ import annotations

from coffret.games.a_team.actions import Patrol, Sideline
from coffret.games.a_team.bot.hand import steps
from coffret.games.a_team.counsel.reach import end_of, ground, kind
from coffret.games.a_team.rules.cards import card_options
from coffret.games.a_team.rules.restrictions import fits
from coffret.games.a_team.state import (
    BOOST,
    GUARD,
    GUIDE,
    INWARD,
    NOBODY,
    PATROL,
    SIDELINED,
    State,
    is_lab_card,
    way_of,
)
from coffret.kernel.counsel import Ground

FAR = 6  # spaces to a lab, from which on its card will be long in coming


def of_exchange(s: State, card: int, owes: int) -> list[Ground]:
    """Say what speaks for and against giving up a card for another."""
    found = of_card(s, card)
    if s.hands[s.turn].count(card) > 1:
        found.append(ground("spare", 0.3, card=card))
    if owes:
        found.append(ground("swap-can-wait", 0.3, True))
    return found


def of_card(s: State, card: int) -> list[Ground]:
    """Say what a card is still good for."""
    if is_lab_card(card):
        return of_lab_card(s, card)
    if card in (SIDELINED, PATROL):
        return of_card_against(s, card)
    if card == GUIDE:
        lab = s.facts.lab_ahead[way_of(s, s.turn)][s.at[s.turn]]
        return [ground("no-lab", 0.5, card=card)] if lab == NOBODY else []
    return of_boost(s) if card == BOOST else []


def of_lab_card(s: State, card: int) -> list[Ground]:
    """Say where the next lab for a card is."""
    here = s.at[s.turn]
    if fits(kind(s, here), card):
        return [ground("works-here", 0.5, True, card=card, steps=s.facts.spaces[card])]
    ahead = range(here + 1, s.facts.cellar) if way_of(s, s.turn) == INWARD else range(here - 1, 0, -1)
    lab = next((space for space in ahead if fits(kind(s, space), card)), NOBODY)
    if lab == NOBODY:
        return [ground("no-lab-for", 0.5, card=card)]
    gap, soon = abs(lab - here), int(abs(lab - here) <= FAR)
    return [ground("next-lab", 0.2 if soon else 0.2 + gap / 60, bool(soon), card=card, steps=gap, space=lab, soon=soon)]


def of_card_against(s: State, card: int) -> list[Ground]:
    """Say whom a card could still stop."""
    targets = [it.target for it in card_options(s, s.turn) if isinstance(it, Sideline if card == SIDELINED else Patrol)]
    if s.holder in targets and s.holder != s.turn:
        return [ground("could-stop", 0.4, True, card=card, target=s.holder)]
    return []


def of_boost(s: State) -> list[Ground]:
    """Say where BOOST would lead from here, if that is at a guard."""
    if kind(s, s.at[s.turn]) == GUARD:
        return []
    space = end_of(s, s.turn, steps(s, BOOST))
    return [ground("boost-to-guard", 0.3, space=space, card=BOOST)] if kind(s, space) == GUARD else []
