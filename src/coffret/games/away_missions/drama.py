# interpreted
"""The first and the last act: the mission with one's Rocketeers, and the airlock that slams behind the last of them."""

from coffret.games.away_missions.names import ROCKETEERS, TILES
from coffret.games.away_missions.rules.table import place_of_tile, scenario_of
from coffret.games.away_missions.scene_cards import recruit
from coffret.games.away_missions.scene_mission import is_enlisting, objective, story, title
from coffret.games.away_missions.state import NOBODY, NOWHERE, State
from coffret.games.away_missions.view import View
from coffret.kernel.drama import Finale, Opening, Portrait
from coffret.kernel.text import Message

DOORS = ("airlock", "shuttlecraft")  # tiles by which one leaves, the first that is there


def opening(v: View) -> Opening | None:
    """AM-GOAL-01 The mission with its first objective, and the Rocketeers that one leads."""
    s = v.table
    led = [who for who in s.crew if s.leader[who] == v.seat]
    briefing = story(s)
    text = objective(s, 0) if not is_enlisting(s) and scenario_of(s).objectives else None
    if text is None and briefing is not None:
        text = briefing.lines[0]
    return Opening(title=title(s), text=text, portraits=[Portrait(card=recruit(s, who)) for who in led])


def finale(v: View) -> Finale:
    """AM-GOAL-01 The airlock slams behind the last Rocketeer; or the light goes out where one fell."""
    s = v.table
    assert s.outcome is not None
    if s.outcome.winners:
        sign = f"piece-{ROCKETEERS[last(s)]}" if s.crew else ""
        return Finale(deed="slam", at=door(s), sign=sign, title=Message("finale-won"), portraits=crew(s))
    fallen = [who for who in s.crew if s.hp[who] <= 0 or s.oxygen[who] <= 0]
    at = f"rocketeer-{ROCKETEERS[fallen[0]]}" if fallen else ""
    text = Message("finale-fallen", {"rocketeer": fallen[0]}) if fallen else Message("finale-too-late")
    return Finale(deed="fall", at=at, title=title(s), text=text)


def last(s: State) -> int:
    """Whose turn it was when the mission was accomplished."""
    return s.active if s.active in s.crew else s.crew[-1]


def door(s: State) -> str:
    """Where one leaves, or where the last Rocketeer stands."""
    for tile in DOORS:
        place = place_of_tile(s, TILES.index(tile))
        if place not in (NOBODY, NOWHERE):
            return f"place-{place + 1}"
    return f"rocketeer-{ROCKETEERS[last(s)]}"


def crew(s: State) -> list[Portrait]:
    """Who came home, and how hardly."""
    return [
        Portrait(
            seat=s.leader[who] if s.leader[who] >= 0 else None,
            sign=f"piece-{ROCKETEERS[who]}",
            title=Message(f"rocketeer-{ROCKETEERS[who]}"),
            text=Message("finale-home", {"hp": s.hp[who]}),
            tone="bad" if s.hp[who] == 1 else "good",
        )
        for who in s.crew
    ]
