"""What a scenario and a level add: set-up, the end of turns, Red Alert."""

from typing import Any

from coffret.games.away_missions.cards import (
    ANY_SCHEMATIC,
    BOSS,
    CONFISCATE,
    DEADLINE,
    DISCOVERY_DECK,
    FEAR,
    FIRST_SLOTS,
    HOLD_OUT,
    HURT,
    INCLUDE,
    LIMIT,
    PLACE,
    SEAL,
    SEALED,
    SPAWN,
    VENT,
    Clause,
)
from coffret.games.away_missions.cards import DRAW as DRAW_TOKENS
from coffret.games.away_missions.names import BUG, COMMODORE, GALACTIC_OVERLORD, SAUCERMAN, SPACE_CADET
from coffret.games.away_missions.rules.aliens import bring_bugs, place_alien
from coffret.games.away_missions.rules.arriving import bug_place, draw_aliens
from coffret.games.away_missions.rules.harm import hurt
from coffret.games.away_missions.rules.items import is_discovery
from coffret.games.away_missions.rules.objectives import SMALLEST, by_crew, earlier_hold, markers_left, place_of
from coffret.games.away_missions.rules.table import (
    NOTHING_NEXT,
    Frames,
    bits,
    board_of,
    card_of,
    crew_at,
    distance,
    is_in,
    items_lying,
    items_of,
    place_of_tile,
    put_item,
    scenario_of,
)
from coffret.games.away_missions.rules.terror import terror
from coffret.games.away_missions.rules.tokens import draw_alert, muster_place, put_marker
from coffret.games.away_missions.state import (
    ALIEN_TOKEN,
    BY_EFFECT,
    DISCOVERY_TOKEN,
    GONE,
    KIT,
    NOBODY,
    NOWHERE,
    RESERVED_TOKEN,
    State,
    added,
    changed,
)
from coffret.kernel import Frame

# Set-up


def prepare(s: State) -> None:
    """AM-SCEN-05, AM-SCEN-11 The scenario's own set-up, when the map is laid."""
    for place in bits(s.scanned):
        put_marker(s, place)
    for clause in scenario_of(s).rules:
        prepare_clause(s, clause)


def prepare_clause(s: State, clause: Clause) -> None:
    """One special rule of set-up."""
    if clause.verb in (PLACE, BOSS):
        for _ in range(by_crew(s, clause) if clause.verb == PLACE else 1):
            place_alien(s, clause.alien, place_of(s, clause.tiles[0]))
    elif clause.verb == FIRST_SLOTS:
        for place in scenario_of(s).alien_slots[: by_crew(s, clause)]:
            if s.tokens[place] & ALIEN_TOKEN:
                s.tokens = changed(s.tokens, place, s.tokens[place] | RESERVED_TOKEN)
    elif clause.verb == LIMIT:
        limit_discovery(s, clause.what, by_crew(s, clause))
    elif clause.verb == INCLUDE:
        if clause.what == ANY_SCHEMATIC:
            s.schematic_slots = by_crew(s, clause)
        else:
            s.mysterium_slots = by_crew(s, clause)
    elif clause.verb == CONFISCATE:
        confiscate(s, clause.tiles)
    elif clause.verb == SEAL:
        for border in board_of(s).across[place_of(s, clause.tiles[0])]:  # AM-HATCH-09
            s.border = changed(s.border, border, SEALED)


def limit_discovery(s: State, card: int, copies: int) -> None:
    """Only some copies of a card stay among the Discovery tokens."""
    found = [item for item in s.facts.in_deck[DISCOVERY_DECK] if card_of(s, item) == card]
    for item in found[copies:]:
        put_item(s, item, GONE)


def confiscate(s: State, tiles: tuple[int, ...]) -> None:
    """AM-TOKEN-17, AM-TOKEN-05 The crew's items lie under Rocketeer tokens, dealt in turn onto some tiles."""
    for number, who in enumerate(s.crew):
        s.kit_at = changed(s.kit_at, who, place_of(s, tiles[number % len(tiles)]))
        for item in items_of(s, who):
            put_item(s, item, KIT + who)


# The end of turns


def turn_ended(s: State, who: int) -> Frames:
    """AM-SCEN-11 Fear: who ends a turn alone on a tile suffers Terror while the engine of fear runs."""
    for clause in scenario_of(s).rules:
        if clause.verb == FEAR and markers_left(s, clause.tiles):
            always = s.red_alert and clause.red_within == 1
            if always or len(crew_at(s, s.at[who])) == 1:
                return terror(s, who, by_crew(s, clause))
    return NOTHING_NEXT


def end_of_alien_turn(s: State) -> Frames:
    """AM-SCEN-11, AM-OPT-04, AM-OPT-05 What the scenario, then the level add at the end of the Alien Turn."""
    frames: list[Frame[Any]] = []
    for clause in scenario_of(s).rules:
        if clause.verb == SPAWN:
            frames += spawn_at_markers(s, clause)
        elif clause.verb == HURT and s.turn >= clause.turn:
            frames += hurt_near(s, clause)
    held_out(s)
    if s.level >= COMMODORE:
        guard_discoveries(s)
    return tuple(frames)


def spawn_at_markers(s: State, clause: Clause) -> Frames:
    """AM-SCEN-04, AM-SCEN-11 Each revealed tile that has its marker adds Aliens, more of them in Red Alert."""
    amounts = clause.red if s.red_alert else clause.amount
    frames: list[Frame[Any]] = []
    for tile in clause.tiles:
        place = place_of_tile(s, tile)
        if place != NOWHERE and is_in(s.marked, place):
            frames += bring(s, clause.alien, amounts[len(s.crew) - SMALLEST], place)
    return tuple(frames)


def bring(s: State, kind: int, count: int, place: int) -> Frames:
    """So many Aliens of a kind appear on a place."""
    if kind == BUG:
        return bring_bugs(s, count, place)
    for _ in range(count):
        place_alien(s, kind, place)
    return NOTHING_NEXT


def hurt_near(s: State, clause: Clause) -> Frames:
    """AM-SCEN-11 Whoever is too close to a tile loses 1 HP."""
    centre = place_of(s, clause.tiles[0])
    within = reach_of(s, clause)
    frames: list[Frame[Any]] = []
    for who in s.crew:
        if distance(s, s.at[who], centre) <= within:
            frames += hurt(s, who, 1, BY_EFFECT)
    return tuple(frames)


def reach_of(s: State, clause: Clause) -> int:
    """How far the harm of a tile reaches in this game turn; it may grow with time."""
    within: int = clause.red_within if s.red_alert else clause.within
    if clause.every and s.turn > clause.turn:
        within += (s.turn - clause.turn) // clause.every
    return within


def held_out(s: State) -> None:
    """AM-SCEN-13 One more Alien Turn survived, once all that comes before is done."""
    objectives = scenario_of(s).objectives
    for number in range(len(objectives)):
        if objectives[number].verb == HOLD_OUT and s.work[number] and earlier_hold(s, number):
            s.work = added(s.work, number, -1)
            s.tell("held-out", number=s.work[number])


def is_too_late(s: State) -> bool:
    """AM-SCEN-14 Whether the last game turn that a scenario grants is over."""
    last = deadline(s)
    return last != NOBODY and s.turn > last


def deadline(s: State) -> int:
    """AM-SCEN-14 The last game turn of a scenario that has one, or NOBODY."""
    for clause in scenario_of(s).rules:
        if clause.verb == DEADLINE:
            return last_turn(s, clause)
    return NOBODY


def last_turn(s: State, clause: Clause) -> int:
    """AM-SCEN-14 The last game turn of a scenario; AM-OPT-13 cadets have one more."""
    turn: int = clause.amount[max(0, len(s.crew) - SMALLEST)]
    return turn + 1 if s.level == SPACE_CADET else turn


def guard_discoveries(s: State) -> None:
    """AM-OPT-04 One Saucerman more on every tile that has a Discovery token.

    AM-OPT-06 Face-down tokens count. When figures run short, tiles by their number come first, then face-down ones.
    """
    seen = sorted(bits(s.scanned), key=s.tile.__getitem__)
    hidden = [place for place in range(len(s.tokens)) if s.tokens[place] & DISCOVERY_TOKEN]
    for place in [place for place in seen if has_discovery(s, place)] + hidden:
        place_alien(s, SAUCERMAN, place)


def has_discovery(s: State, place: int) -> bool:
    """Whether a Discovery lies face up on a tile."""
    return len([item for item in items_lying(s, place) if is_discovery(s, item)]) > 0


# Red Alert


def red_alert_scan(s: State, who: int) -> Frames:
    """AM-RED-02..04 The Scanning Phase of a Rocketeer during Red Alert: what the scenario says, by Order number."""
    frames: list[Frame[Any]] = []
    for clause in scenario_of(s).red_alert:
        if s.order[who] <= clause.orders:
            if clause.verb == DRAW_TOKENS and not markers_left(s, clause.after):
                frames += draw_alert(s, who)
            elif clause.verb == VENT:
                frames += bring(s, clause.alien, by_crew(s, clause), bug_place(s, who, muster_place(s, who)))
    if s.order[who] == 1 and overlord_draws(s):
        frames += draw_aliens(s, who, muster_place(s, who))
    return tuple(frames)


def overlord_draws(s: State) -> bool:
    """AM-OPT-12 Whether the level draws an Alien token in Red Alert because the scenario draws no Alert! tokens."""
    draws = [clause for clause in scenario_of(s).red_alert if clause.verb == DRAW_TOKENS]
    return s.level >= GALACTIC_OVERLORD and not draws
