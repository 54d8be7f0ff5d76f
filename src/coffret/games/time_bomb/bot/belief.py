"""Who is who: for every seat, the chances that it belongs to each faction."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.bot.claims import Claims, Cuts
from coffret.games.time_bomb.bot.deal import Chances, past_evidence, shares
from coffret.games.time_bomb.bot.odds import faction
from coffret.games.time_bomb.state import DEFUSER, NO_COMMENT, SHADOW, YES
from coffret.games.time_bomb.view import View

FACTIONS: Final = 3
# How likely somebody of each faction does a thing, compared with the others.
CUTS_DECLARED_BOMB: Final[Chances] = [1.0, 0.3, 1.0]
CUTS_WHERE_DECLARED: Final[Chances] = [0.5, 1.0, 0.7]
CUTS_ELSEWHERE: Final[Chances] = [1.0, 0.4, 0.8]


def beliefs(v: View, claims: Claims, cuts: Cuts) -> list[Chances]:
    """What this seat thinks of everybody, by covers, by the words of past rounds and by what was cut."""
    found = [prior(v, seat) for seat in range(v.seats)]
    for round in range(1, v.round):
        weigh_round(v, round, claims, cuts, found)
    weigh_cuts(v, claims, found)
    return balanced(v, found)


def prior(v: View, seat: int) -> Chances:
    """The role cards that a seat can have, by the table and by the covers it has shown here."""
    chances = [0.0, 0.0, 0.0]
    if seat == v.seat:
        chances[faction(v)] = 1.0
        return chances
    covers = [colour for viewer, owner, colour in v.covers if viewer == v.seat and owner == seat]
    mine = v.roles[v.seat]
    for group in v.facts.groups[v.seats]:
        role = group[1]
        which = v.facts.factions[role]
        cards = group[0] - (1 if mine in group[1:] else 0)
        shown = v.facts.covers[role]
        if all(colour in shown for colour in covers):
            chances[which] += cards / 2 if covers and which == SHADOW else cards
    return chances


def weigh(chances: Chances, evidence: Chances) -> None:
    """Let evidence change the chances of a seat."""
    for which in range(FACTIONS):
        chances[which] = chances[which] * evidence[which]  # quicker than *=, which works on objects


def balanced(v: View, found: list[Chances]) -> list[Chances]:
    """Chances that fit the number of cards of each faction: when some are known, the others are so no more."""
    cards = [0.0, 0.0, 0.0]
    for group in v.facts.groups[v.seats]:
        cards[v.facts.factions[group[1]]] += group[0]
    total = cards[0] + cards[1] + cards[2]
    rows = [shares(chances) for chances in found]
    spare = int(total) - v.seats
    for _ in range(spare):
        rows.append([cards[0] / total, cards[1] / total, cards[2] / total])
    for _ in range(3):
        rescale(rows, cards)
    return rows[: v.seats]


def rescale(rows: list[Chances], cards: Chances) -> None:
    """Bring the chances of all seats nearer to the number of cards of each faction, and to one for each seat."""
    one = two = three = 0.0
    for row in rows:
        one += row[0]
        two += row[1]
        three += row[2]
    one = cards[0] / one if one > 0.0 else 1.0
    two = cards[1] / two if two > 0.0 else 1.0
    three = cards[2] / three if three > 0.0 else 1.0
    for at in range(len(rows)):
        row = rows[at]
        rows[at] = shares([row[0] * one, row[1] * two, row[2] * three])


def weigh_round(v: View, round: int, claims: Claims, cuts: Cuts, found: list[Chances]) -> None:
    """What was said in a round that is over, against what was cut."""
    told = []
    for seat in range(v.seats):
        cables = [cable for _, cable in cuts.get((round, seat), ())]
        claim = claims.get((round, seat))
        if claim is None:
            told.append((6 - round - len(cables), cables.count(DEFUSER), -1, NO_COMMENT))
        else:
            told.append((6 - round - len(cables), cables.count(DEFUSER), min(5, claim.dealt), claim.bomb))
    left = v.seats - v.found + sum([1 for cut in v.cuts if cut.cable == DEFUSER and cut.round > round])
    for seat, evidence in enumerate(past_evidence(tuple(told), left, round == 4)):
        weigh(found[seat], evidence)


def defusers_dealt(v: View, round: int) -> int:
    """How many defusers were dealt in a round."""
    return v.seats - v.found + sum([1 for cut in v.cuts if cut.cable == DEFUSER and cut.round >= round])


def weigh_cuts(v: View, claims: Claims, found: list[Chances]) -> None:
    """Whoever cuts where the bomb was declared wants it; the Agency cuts where defusers were declared."""
    round = 0
    left: list[int] = []
    for cut in v.cuts:
        if cut.round != round:
            round = cut.round
            left = [0] * v.seats
            for owner in range(v.seats):
                claim = claims.get((round, owner))
                if claim is not None:
                    left[owner] = -1 if claim.bomb == YES else claim.dealt
        here = left[cut.owner]
        if here < 0:
            weigh(found[cut.cutter], CUTS_DECLARED_BOMB)
        elif here > 0:
            weigh(found[cut.cutter], CUTS_WHERE_DECLARED)
        elif max(left[: cut.cutter] + left[cut.cutter + 1 :]) > 0:
            weigh(found[cut.cutter], CUTS_ELSEWHERE)
        if here > 0 and cut.cable == DEFUSER:
            left[cut.owner] -= 1
