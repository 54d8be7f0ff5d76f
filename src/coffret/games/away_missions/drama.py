# interpreted
"""The first and the last act: the mission with one's Rocketeers, and the airlock that slams behind the last of them."""

from coffret.games.away_missions.names import OVERKILLS, ROCKETEERS, TILES
from coffret.games.away_missions.rules.table import place_of_tile, scenario_of
from coffret.games.away_missions.scene_cards import recruit
from coffret.games.away_missions.scene_mission import is_enlisting, objective, story, title
from coffret.games.away_missions.setup import unenlisted
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
    if is_enlisting(s):
        return Opening(title=title(s), text=text, portraits=[enlistable(s, who) for who in unenlisted(s)])
    return Opening(title=title(s), text=text, portraits=[Portrait(card=recruit(s, who)) for who in led])


def enlistable(s: State, who: int) -> Portrait:
    """AM-CREW-01 A Rocketeer who can be chosen, and what they can do."""
    about = Message(f"about-{OVERKILLS[s.facts.option[who]]}")
    told = Message("opening-recruit", {"hp": s.facts.hp[who], "iq": s.facts.iq[who], "about": about})
    return Portrait(sign=f"piece-{ROCKETEERS[who]}", title=Message(f"rocketeer-{ROCKETEERS[who]}"), text=told)


def finale(v: View) -> Finale:
    """AM-GOAL-01 The airlock slams behind the last Rocketeer; or the light goes out where one fell."""
    s = v.table
    assert s.outcome is not None
    if s.outcome.winners:
        sign = f"piece-{ROCKETEERS[last(s)]}" if s.crew else ""
        return Finale(deed="slam", at=door(s), sign=sign, title=Message("finale-won"), portraits=crew(s))
    fallen = [who for who in s.crew if s.hp[who] <= 0 or s.oxygen[who] <= 0]
    if fallen:
        name = ROCKETEERS[fallen[0]]
        text = Message("finale-fallen", {"rocketeer": fallen[0]})
        at, sign = f"rocketeer-{name}", f"piece-{name}"
        return Finale(deed="fall", at=at, sign=sign, title=title(s), text=text, portraits=crew(s))
    text = Message("finale-too-late" if s.outcome.rule == "AM-SCEN-14" else "finale-given-up")
    return Finale(deed="fall", at=door(s), title=title(s), text=text, portraits=crew(s))


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
    """Who came home, and how hardly; or who was still alive, and who fell."""
    return [
        Portrait(
            seat=s.leader[who] if s.leader[who] >= 0 else None,
            sign=f"piece-{ROCKETEERS[who]}",
            title=Message(f"rocketeer-{ROCKETEERS[who]}"),
            text=fate(s, who),
            tone="bad" if s.hp[who] <= 1 or s.oxygen[who] <= 0 else "good" if has_won(s) else "",
        )
        for who in sorted(s.crew, key=lambda who: s.hp[who] <= 0 or s.oxygen[who] <= 0)
    ]


def fate(s: State, who: int) -> Message:
    """AM-GOAL-05 AM-GOAL-07 AM-GOAL-08 What became of a Rocketeer."""
    if s.hp[who] <= 0:
        return Message("finale-no-hp")
    if s.oxygen[who] <= 0:
        return Message("finale-no-oxygen")
    return Message("finale-home" if has_won(s) else "finale-alive", {"hp": s.hp[who]})


def has_won(s: State) -> bool:
    """Whether the mission was accomplished."""
    return s.outcome is not None and bool(s.outcome.winners)
