"""Alien figures: placed, moved, stunned, wounded, removed."""

from typing import Final

from coffret.games.away_missions.actions import PICK_PLACE, PickPlace
from coffret.games.away_missions.cards import BOSS
from coffret.games.away_missions.names import BUG, ELECTRO_MINE, QUEEN, SENTINEL, THRALL, WAR_THRALL
from coffret.games.away_missions.rules.geometry import crossable, farthest
from coffret.games.away_missions.rules.harm import panic
from coffret.games.away_missions.rules.table import (
    FIRST_FIGURE,
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    board_of,
    card_of,
    crew_at,
    discard,
    is_stunned,
    items_lying,
    scenario_of,
)
from coffret.games.away_missions.state import ARMED, HOLDS, INVISIBLE, NOBODY, NOWHERE, STUNNED, State, changed
from coffret.kernel import Action, Chance, Rng

HOLDING: Final = 63 * HOLDS  # the bits of all Grapples
BOSS_DAMAGE: Final = 3  # in place of elimination


def is_thrall(alien: int) -> bool:
    """AM-WART-01 Thralls and War Thralls: people who must not be hurt."""
    return KIND_OF[alien] in (THRALL, WAR_THRALL)


def full_hp(s: State, kind: int) -> int:
    """AM-LEAD-07, AM-SAUC-05, AM-SENT-06, AM-LEECH-07, AM-BUG-13, AM-BRAIN-05, AM-BOSS-03 HP of an unhurt Alien."""
    if kind == QUEEN:
        for clause in scenario_of(s).rules:
            if clause.verb == BOSS:
                return clause.amount[len(s.crew) - 2]
    hp: int = s.facts.alien_hp[kind]
    return hp


def supply(s: State, kind: int) -> int:
    """AM-ATK-13 A free figure of this kind; NOBODY if all are in play."""
    first = FIRST_FIGURE[kind]
    last = first + s.bugs if kind == BUG else FIRST_FIGURE[kind + 1]
    for figure in range(first, last):
        if s.alien_at[figure] == NOWHERE:
            return figure
    return NOBODY


def place_alien(s: State, kind: int, place: int) -> int:
    """A figure appears, if one is left; the figure or NOBODY. Not for Bugs beyond their supply: see bring_bugs."""
    figure = supply(s, kind)
    if figure != NOBODY:
        s.alien_at = changed(s.alien_at, figure, place)
        s.alien_hp = changed(s.alien_hp, figure, full_hp(s, kind))
        s.alien_state = changed(s.alien_state, figure, 0)
        s.figures.append(figure)
        s.tell("alien-appears", alien=figure, place=place)
    return figure


def bring_bugs(s: State, count: int, place: int) -> Frames:
    """AM-BUG-12 Bugs appear on a place, taken from the farthest one once all are in play."""
    for left in range(count, 0, -1):
        if place_alien(s, BUG, place) == NOBODY:
            sources = far_bugs(s, place)
            if len(sources) > 1:
                return (FetchBug(place, left),)
            fetch_bug(s, sources[0], place)
    return NOTHING_NEXT


def far_bugs(s: State, place: int) -> list[int]:
    """AM-BUG-20 The places that the Bug can be taken from; several are left to chance."""
    bugs = [s.alien_at[one] for one in s.figures if KIND_OF[one] == BUG]
    return farthest(board_of(s), s.scanned, s.tile, place, sorted(set(bugs)))


def fetch_bug(s: State, source: int, place: int) -> None:
    """AM-BUG-12 A Bug is removed from one place and appears, fresh, on another."""
    for figure in s.figures:
        if KIND_OF[figure] == BUG and s.alien_at[figure] == source:
            remove_alien(s, figure)
            break
    place_alien(s, BUG, place)


class FetchBug(Chance[State]):
    """AM-BUG-20 Of several unnumbered places that are equally far, chance says where the Bug is taken from."""

    place: int
    left: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, PICK_PLACE[source]) for source in far_bugs(s, self.place)]

    def sample(self, s: State, rng: Rng) -> Action:
        sources = far_bugs(s, self.place)
        return PICK_PLACE[sources[rng.below(len(sources))]]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, PickPlace)
        fetch_bug(s, action.place, self.place)
        return bring_bugs(s, self.left - 1, self.place)


def remove_alien(s: State, alien: int) -> None:
    """AM-ATK-13 A figure returns to the supply."""
    s.alien_at = changed(s.alien_at, alien, NOWHERE)
    s.alien_hp = changed(s.alien_hp, alien, 0)
    s.alien_state = changed(s.alien_state, alien, 0)
    s.figures.remove(alien)


def can_be_stunned(s: State, alien: int) -> bool:
    """AM-FX-17, AM-BOSS-02 Whether a stun would do anything: not to who lies down already, never to a boss."""
    return KIND_OF[alien] != QUEEN and not s.alien_state[alien] & STUNNED


def stun(s: State, alien: int) -> None:
    """AM-FX-11 An Alien lies down until the Cleanup Phase; a boss never does."""
    if can_be_stunned(s, alien):
        s.alien_state = changed(s.alien_state, alien, s.alien_state[alien] | STUNNED)
        s.tell("alien-stunned", alien=alien, place=s.alien_at[alien])


def wound(s: State, alien: int, points: int) -> None:
    """AM-ATK-07, AM-ATK-08 An Alien loses HP, for good, and is removed at 0; a Thrall never is hurt (AM-THR-05)."""
    if is_thrall(alien):
        return
    s.alien_hp = changed(s.alien_hp, alien, max(0, s.alien_hp[alien] - points))
    dead = s.alien_hp[alien] == 0
    s.tell("alien-falls" if dead else "alien-hurt", alien=alien, place=s.alien_at[alien], count=s.alien_hp[alien])
    if dead:
        remove_alien(s, alien)


def eliminate(s: State, alien: int) -> None:
    """AM-BOSS-02, AM-THR-05 An Alien is removed whatever its HP; a boss takes 3 damage instead, a Thrall nothing."""
    wound(s, alien, BOSS_DAMAGE if KIND_OF[alien] == QUEEN else s.alien_hp[alien])


def alien_ways(s: State, alien: int) -> list[int]:
    """AM-WPN-03, AM-BRAIN-06 The adjacent places to which an Alien could be moved under its own hatch rules."""
    kind = KIND_OF[alien]
    if kind == QUEEN:  # AM-BOSS-02
        return []
    board = board_of(s)
    here = s.alien_at[alien]
    around = board.around[here]
    across = board.across[here]
    passes = s.facts.passes_closed[kind]
    return [around[number] for number in range(len(around)) if crossable(s.border[across[number]], passes)]


def shift_alien(s: State, alien: int, place: int) -> Frames:
    """An Alien enters a place, by its own move or by force: its Grapples end (AM-FX-02), Sentinels frighten."""
    if KIND_OF[alien] == QUEEN:  # AM-BOSS-02
        return NOTHING_NEXT
    start = s.alien_at[alien]
    s.alien_at = changed(s.alien_at, alien, place)
    if s.alien_state[alien] & HOLDING:
        s.alien_state = changed(s.alien_state, alien, s.alien_state[alien] & ~HOLDING)
    s.figures.remove(alien)
    s.figures.append(alien)
    s.tell("alien-moves", alien=alien, start=start, place=place)
    if KIND_OF[alien] == SENTINEL:
        sentinel_enters(s, alien, place)
    return NOTHING_NEXT


def sentinel_enters(s: State, alien: int, place: int) -> None:
    """AM-SENT-02, AM-SENT-07 A Sentinel that is not stunned causes Panic wherever it comes; then it may meet a mine."""
    if not is_stunned(s, alien):
        for who in crew_at(s, place):
            if not s.done[who] & INVISIBLE:
                panic(s, who)
    for item in items_lying(s, place):
        if card_of(s, item) == ELECTRO_MINE and s.item_state[item] & ARMED:  # AM-GEAR-03
            s.item_state = changed(s.item_state, item, s.item_state[item] & ~ARMED)
            discard(s, item)
            s.tell("mine-springs", alien=alien, place=place)
            eliminate(s, alien)
            return
