"""Tokens and markers that a scan turns up, and the Alien stock: revealed, resolved, discarded."""

from typing import Any

from coffret.games.away_missions.actions import (
    DRAW_ALERT,
    DRAW_ITEM,
    TURN_MARKER,
    DrawAlert,
    DrawItem,
    TurnMarker,
)
from coffret.games.away_missions.cards import DRAW as DRAW_TOKENS
from coffret.games.away_missions.cards import MUSTER_NEAR
from coffret.games.away_missions.names import (
    ALARM,
    ALL_QUIET,
    DECOY,
    GALACTIC_OVERLORD,
    STANDARD_TILES,
)
from coffret.games.away_missions.rules.arriving import draw_aliens, reveal_aliens
from coffret.games.away_missions.rules.discovery_odds import (
    A_MYSTERIUM,
    A_SCHEMATIC,
    discoveries_left,
    kind_of_token,
    weights_by_kind,
)
from coffret.games.away_missions.rules.geometry import closest_numbered
from coffret.games.away_missions.rules.objectives import place_of
from coffret.games.away_missions.rules.table import (
    NOTHING_NEXT,
    Frames,
    bits,
    board_of,
    card_of,
    put_item,
    scenario_of,
    turn_up,
)
from coffret.games.away_missions.state import (
    ALERT_TOKEN,
    ALIEN_TOKEN,
    DISCOVERY_TOKEN,
    LYING,
    MARKER,
    NOWHERE,
    RESERVED_TOKEN,
    State,
    changed,
)
from coffret.kernel import Action, Chance, Frame


def reveal_tokens(s: State, who: int, place: int) -> Frames:
    """AM-TOKEN-02, AM-TOKEN-03, AM-TOKEN-14 Marker, Alien token, Alert! token, in this order; then what only shows."""
    lying = s.tokens[place]
    s.tokens = changed(s.tokens, place, 0)
    frames: list[Frame[Any]] = []
    if lying & MARKER:
        frames.append(RevealMarker(who, place))
    if lying & DISCOVERY_TOKEN:
        frames.append(RevealDiscovery(place))
    if lying & ALIEN_TOKEN:
        frames.append(reveal_aliens(who, place, 1 if lying & RESERVED_TOKEN else 0))
    if lying & ALERT_TOKEN:
        frames.append(RevealAlert(who, (), 1))
    put_marker(s, place)
    return tuple(frames)


def put_marker(s: State, place: int) -> None:
    """AM-TILE-06 A scenario tile with a box that lies face up has its marker there."""
    if s.tile[place] >= STANDARD_TILES and s.facts.box[s.tile[place]]:
        s.marked |= 1 << place


class RevealMarker(Chance[State]):
    """AM-TILE-05, AM-TILE-07, AM-SETUP-03 A marker is turned up: its tile replaces this one, or it was a Decoy."""

    rocketeer: int
    place: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        found: list[tuple[int, Action]] = [(1, TURN_MARKER[marker]) for marker in bits(s.unseen_markers)]
        if s.unseen_decoys:
            found.append((s.unseen_decoys, TURN_MARKER[DECOY]))
        return found

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, TurnMarker)
        if action.marker == DECOY:
            s.unseen_decoys -= 1
            s.tell("decoy", place=self.place)
            return NOTHING_NEXT
        s.unseen_markers &= ~(1 << action.marker)
        return marker_revealed(s, self.rocketeer, self.place, STANDARD_TILES + action.marker)


def marker_revealed(s: State, who: int, place: int, tile: int) -> Frames:
    """AM-TILE-05, AM-TILE-09 A scenario tile has been found: it lies where its marker lay."""
    turn_up(s, place, tile)
    put_marker(s, place)
    s.tell("found", rocketeer=who, place=place, tile=tile)
    return NOTHING_NEXT


# Alert! tokens


class RevealAlert(Chance[State]):
    """AM-TOKEN-11 An Alert! token is turned up: nothing, or Aliens come to the muster tile.

    AM-TOKEN-16 One that lay on the map, or that is drawn before Red Alert, is discarded; one drawn in Red Alert goes
    back.
    """

    rocketeer: int
    places: tuple[int, ...]  # where Aliens appear; none: on the muster tile
    scanned: int  # 1 if it lay on the map

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        found: list[tuple[int, Action]] = []
        if s.unseen_alarms:
            found.append((s.unseen_alarms, DRAW_ALERT[ALARM]))
        if s.unseen_quiet:
            found.append((s.unseen_quiet, DRAW_ALERT[ALL_QUIET]))
        return found

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawAlert)
        if self.scanned or not s.red_alert:
            s.unseen_alarms -= action.alert == ALARM
            s.unseen_quiet -= action.alert == ALL_QUIET
        s.tell("alert", alert=action.alert)
        if action.alert != ALARM:
            return NOTHING_NEXT
        place = self.places[0] if self.places else muster_place(s, self.rocketeer)
        return draw_aliens(s, self.rocketeer, place)


def draw_alert(s: State, who: int, *places: int) -> Frames:
    """AM-RED-03 An Alert! token from the pool: its Aliens come to a place or else the muster tile, Bugs to a vent.

    AM-OPT-09, AM-OPT-10 In Red Alert the Galactic Overlord sends an Alien token instead, whatever asks for the Alert!.
    """
    if s.red_alert and s.level >= GALACTIC_OVERLORD:
        return draw_aliens(s, who, places[0] if places else muster_place(s, who))
    if s.unseen_alarms + s.unseen_quiet == 0:
        return NOTHING_NEXT
    return (RevealAlert(who, places, 0),)


def muster_place(s: State, who: int) -> int:
    """AM-TOKEN-11, AM-TOKEN-15 Where Aliens of an Alert! appear: on the muster tile closest to who scans.

    A tile at a fixed position serves face down too; while none is known, a scenario may name another tile (AM-SCEN-11).
    """
    places = muster_places(s)
    if places:
        return closest_numbered(board_of(s), s.tile, s.at[who], places)
    for clause in scenario_of(s).rules:
        if clause.verb == MUSTER_NEAR:
            return closest_numbered(board_of(s), s.tile, clause.within, bits(s.scanned))
    return s.at[who]


def muster_places(s: State) -> list[int]:
    """AM-TOKEN-11 Where the muster tiles lie; during Red Alert a scenario may have others."""
    told = scenario_of(s)
    tiles = told.muster
    if s.red_alert:
        for clause in told.red_alert:
            if clause.verb == DRAW_TOKENS and clause.tiles:
                tiles = clause.tiles
    return [place_of(s, tile) for tile in tiles if place_of(s, tile) != NOWHERE]


# Discovery tokens


class RevealDiscovery(Chance[State]):
    """AM-TOKEN-04, AM-SETUP-10 A Discovery token is turned up and stays until somebody picks it up."""

    place: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        weights = weights_by_kind(s)
        found = [(weights[kind_of_token(s, card_of(s, item))], item) for item in discoveries_left(s)]
        return [(weight, DRAW_ITEM[item]) for weight, item in found if weight]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawItem)
        card = card_of(s, action.item)
        put_item(s, action.item, LYING + self.place)
        if kind_of_token(s, card) == A_SCHEMATIC and s.schematic_slots:
            s.schematic_slots -= 1
        elif kind_of_token(s, card) == A_MYSTERIUM and s.mysterium_slots:
            s.mysterium_slots -= 1
        s.tell("discovered", card=card, item=action.item, place=self.place)
        return NOTHING_NEXT
