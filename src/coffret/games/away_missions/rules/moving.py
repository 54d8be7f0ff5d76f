"""Rocketeers move and open hatches."""

from coffret.games.away_missions.actions import MOVE, OPEN, Move, Open
from coffret.games.away_missions.cards import CLOSED, DESTROYED, FAR, FREE
from coffret.games.away_missions.cards import OPEN as OPENED
from coffret.games.away_missions.names import ADMIRAL
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import (
    NOTHING_NEXT,
    Frames,
    active_aliens_at,
    beside,
    board_of,
    border_at,
    is_held,
    is_in,
    is_scanned,
    let_go,
)
from coffret.games.away_missions.state import AFTER_STEP, NOBODY, PINNED, State, Watch, changed
from coffret.kernel import Action, Reason


def can_cross(s: State, border: int) -> bool:
    """AM-MOVE-01, AM-MOVE-02 A Rocketeer walks where there is no hatch, or an open or destroyed one."""
    hatch = s.border[border]
    return hatch in (FREE, OPENED, DESTROYED)


def ways_to_walk(s: State, place: int) -> list[int]:
    """AM-MOVE-01..03 The face-up places next to this one that a Rocketeer may enter, whatever Aliens are there."""
    board = board_of(s)
    scanned = s.scanned
    found: list[int] = []
    for near, border in zip(board.around[place], board.across[place]):
        if is_in(scanned, near) and can_cross(s, border):
            found.append(near)
    return found


def is_pinned(s: State, who: int) -> bool:
    """AM-OPT-07 Whether a Rocketeer has entered a tile with an Alien and has not fought yet."""
    return s.done[who] & PINNED != 0


def end_pins(s: State) -> None:
    """AM-OPT-08 The Admiral's hold ends at the moment when no Alien is in a Rocketeer's LoS; looked at after each step.

    From where nothing holds one any more, an Alien that comes into sight later does not hold one again.
    """
    for who in s.crew:
        if s.done[who] & PINNED and not sees_alien(s, s.at[who]):
            s.done[who] &= ~PINNED


def sees_alien(s: State, place: int) -> bool:
    """Whether a Rocketeer on a place has LoS to any Alien, stunned or not."""
    if not s.figures:
        return False
    ranges = ranges_from(s, place)
    return any(ranges[s.alien_at[one]] < FAR for one in s.figures)


class WatchPins(Watch):
    """AM-OPT-08 The Admiral's hold may end at any moment."""

    def look(self, s: State) -> None:
        if s.level >= ADMIRAL:
            end_pins(s)


AFTER_STEP.append(WatchPins())


def move_options(s: State, who: int, options: list[Action]) -> None:
    """AM-MOVE-03 Move actions that are paid for: only Grapple and the Admiral's rule stop them, not Aliens as such."""
    if not is_pinned(s, who) and not is_held(s, who):
        free_move_options(s, who, options)


def free_move_options(s: State, who: int, options: list[Action]) -> None:
    """AM-FX-02, AM-OPT-08 Move actions that items and Overkills grant: nothing holds a Rocketeer."""
    for place in ways_to_walk(s, s.at[who]):
        options.append(MOVE[place])


def open_options(s: State, place: int, options: list[Action]) -> None:
    """AM-OPEN-01, AM-OPEN-02 The closed hatches of a place; a border with two symbols is one hatch."""
    borders, hatches = board_of(s).border, s.border
    for way in range(6):
        border = borders[place * 6 + way]
        if border != NOBODY and hatches[border] == CLOSED:
            options.append(OPEN[way])


def enter(s: State, who: int, place: int) -> Frames:
    """A Rocketeer comes to a place, however it moves: Grapples end, the Admiral's rule may pin it."""
    s.at[who] = place
    let_go(s, who)
    if s.level >= ADMIRAL and active_aliens_at(s, place):
        s.done[who] |= PINNED  # AM-OPT-07
    s.tell("moves", rocketeer=who, place=place)
    return NOTHING_NEXT


def open_hatch(s: State, place: int, way: int) -> None:
    """AM-OPEN-01, AM-HATCH-05, AM-HATCH-06 A hatch, opened from either side, is open until the Cleanup Phase."""
    border = border_at(s, place, way)
    s.border = changed(s.border, border, OPENED)
    s.tell("opens", place=place, way=way, border=border)


def refuse_move(s: State, who: int, action: Move) -> Reason:
    """Why a Rocketeer cannot walk there."""
    here = s.at[who]
    for way in range(6):
        if beside(s, here, way) == action.place:
            return refuse_step(s, who, action.place, s.border[border_at(s, here, way)])
    return Reason("AM-MOVE-01", "not-adjacent", {"place": action.place})


def refuse_step(s: State, who: int, place: int, hatch: int) -> Reason:
    """Why a Rocketeer cannot take this step to an adjacent place."""
    if not is_scanned(s, place):
        return Reason("AM-MOVE-02", "unscanned", {"place": place})
    if hatch not in (FREE, OPENED, DESTROYED):
        return Reason("AM-MOVE-02", "hatch-in-the-way", {"hatch": hatch})
    if is_held(s, who):
        return Reason("AM-FX-02", "held", {"rocketeer": who})
    return Reason("AM-OPT-07", "fight-first", {"rocketeer": who})


def refuse_open(s: State, who: int, action: Open) -> Reason:
    """Why this hatch cannot be opened."""
    border = border_at(s, s.at[who], action.way)
    if border == NOBODY:
        return Reason("AM-HATCH-12", "hull")
    return Reason("AM-OPEN-01", "no-closed-hatch", {"hatch": s.border[border]})
