"""What a position is judged by: numbers from which the chance to win is learnt."""

from math import log
from typing import Final

from coffret.games.a_team.bot.race import board, turns
from coffret.games.a_team.state import GUARD, INWARD, NOBODY, SAFETY_ZONE, State, is_lab_card
from coffret.games.a_team.view import View
from coffret.kernel.sums import sum_of

FEATURES: Final = (
    *("lead", "near-lead", "turns", "foremost", "holds", "loose", "mine", "holder-out", "inward", "rivals-out"),
    *("to-cellar", "to-gate", "guard", "safe", "sidelined", "my-turn", "next", "owes", "three", "four"),
    *("boost", "reroll", "guide", "sideline", "patrol", "lab", "spread", "holder-lead", "gap-behind"),
)
LEAST: Final = 0.3
OTHERS: Final = 3  # rivals at the most


def features(v: View) -> list[float]:
    """How one stands in the race, and with which cards."""
    s = board(v)
    me = v.seat
    mine = max(LEAST, turns(s, me))
    rivals = sorted([max(LEAST, turns(s, seat)) for seat in range(s.seats) if seat != me])
    holder = s.holder
    mean = sum_of(rivals) / len(rivals)
    hand = v.hand
    steps = (v.turn - me) % v.seats if v.turn != NOBODY else 0
    return [
        log((0.8 * rivals[0] + 0.2 * mean) / mine),
        log(rivals[0] / mine),
        mine / 10,
        rivals[0] / 10,
        float(holder == me),
        float(holder == NOBODY),
        float(holder == me) * s.at[me] / 10,
        0.0 if holder in (me, NOBODY) else s.at[holder] / 10,
        float(s.facing[me] == INWARD),
        sum([1 for seat in range(s.seats) if seat != me and s.facing[seat] != INWARD]) / OTHERS,
        float(s.facing[me] == INWARD) * (s.facts.cellar - s.at[me]) / 10,
        s.at[me] / 10,
        float(s.facts.kind[s.at[me]] == GUARD),
        float(s.facts.kind[s.at[me]] == SAFETY_ZONE),
        float(s.sidelined[me]),
        float(steps == 0),
        float(steps == v.seats - 1),
        v.owes / 2 if steps == 0 else 0.0,
        float(v.seats == 3),
        float(v.seats == 4),
        float(hand.count(0)),
        float(hand.count(1)),
        float(hand.count(2)),
        float(hand.count(3)),
        float(hand.count(4)),
        float(len([card for card in hand if is_lab_card(card)])),
        (rivals[-1] - rivals[0]) / 10,
        float(holder == me) * log(rivals[0] / mine),
        float(holder == me) * behind(s, me) / 10,
    ]


def behind(s: State, seat: int) -> float:
    """How far the nearest who chases from behind is away; far if nobody does."""
    gaps = [s.at[other] - s.at[seat] for other in range(s.seats) if other != seat and s.facing[other] != INWARD]
    gaps = [gap for gap in gaps if gap >= 0]
    return float(min(gaps)) if gaps else 30.0
