"""What the calls would do next turn, as things stand: what each does to its chain, and which would overflow."""

from coffret.games.thunderbirds_solo.rules.table import uninfluenced
from coffret.games.thunderbirds_solo.state import CIVILIAN, FULL, HOOD, NOBODY, REINFORCE, SPY, State


def danger(s: State, place: int) -> str:
    """TS-FULL-01..03 `danger`: the call would overflow the chain; `risk`: it may reinforce it; `full`; or nothing."""
    if len(s.chains[place]) < FULL:
        return ""
    found = threat(s, place)
    return {"overflows": "danger", "reinforces": "risk", "influences-reinforces": "risk"}.get(found, "full")


def threat(s: State, place: int) -> str:
    """What the call of a row would do to its chain."""
    card = s.slots[place]
    if card == NOBODY:
        return ""
    kind = s.facts.type[card]
    if kind == HOOD:
        return hood_threat(s, place, card)
    if len(s.chains[place]) == FULL:
        return "overflows"
    if kind == CIVILIAN and not s.chains[place]:
        return "makes-way"
    return "joins"


def hood_threat(s: State, place: int, card: int) -> str:
    """TS-NEUT-01, TS-HOOD-01, TS-HOOD-02, TS-HOOD-11 What a Hood card would do."""
    if s.lady == place and not s.air:
        return "is-neutralised"
    if uninfluenced(s, place):
        return "influences-reinforces" if s.facts.always[card] else "influences"
    if s.facts.fallback[card] == REINFORCE:
        return "reinforces"
    return "spies" if s.facts.fallback[card] == SPY else "tampers"
