"""Aliens that arrive: an Alien token is turned up or drawn, its figures are placed, its event happens."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import DRAW_ALIENS, DrawAliens
from coffret.games.away_missions.cards import COLLECT, FIRST_SLOTS, NOTHING, REINFORCE, RESCUED_THRALLS, SUBDUED
from coffret.games.away_missions.names import BUG, GALACTIC_OVERLORD, SPACE_CADET, THRALL
from coffret.games.away_missions.rules.aliens import bring_bugs, place_alien
from coffret.games.away_missions.rules.events import happen
from coffret.games.away_missions.rules.geometry import closest_numbered
from coffret.games.away_missions.rules.objectives import by_crew, place_of
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, bits, board_of, is_in, scenario_of
from coffret.games.away_missions.state import NOWHERE, RESERVED_TOKEN, State
from coffret.kernel import Action, Chance, Frame

CADET_ALIENS: Final = 2  # AM-OPT-03


class RevealAliens(Chance[State]):
    """AM-TOKEN-06 An Alien token that lay on a tile is turned up."""

    rocketeer: int
    place: int
    reserved: int  # dealt from the tokens that list the scenario's chosen Alien

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return unseen_outcomes(s, self.reserved)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawAliens)
        s.unseen_aliens &= ~(1 << action.token)
        s.used_aliens |= 1 << action.token
        return arrive(s, self.rocketeer, action.token, self.place, 0)


def reveal_aliens(who: int, place: int, reserved: int) -> RevealAliens:
    """The frame of a token on the map."""
    return RevealAliens(who, place, reserved)


def unseen_outcomes(s: State, reserved: int) -> list[tuple[int, Action]]:
    """AM-SETUP-10 Which Alien tokens can lie here: all unseen ones alike, unless some slots are reserved for some.

    With k reserved slots face down and T unseen tokens that may lie there, one of T lies elsewhere in T - k of T cases.
    """
    chosen = chosen_tokens(s)
    if reserved:
        return [(1, DRAW_ALIENS[token]) for token in bits(s.unseen_aliens & chosen)]
    kept = len([token for token in s.tokens if token & RESERVED_TOKEN])
    if not kept:
        return [(1, DRAW_ALIENS[token]) for token in bits(s.unseen_aliens)]
    many = len(bits(s.unseen_aliens & chosen))
    found: list[tuple[int, Action]] = []
    for token in bits(s.unseen_aliens):
        weight = many - kept if is_in(chosen, token) else many
        if weight:
            found.append((weight, DRAW_ALIENS[token]))
    return found


def chosen_tokens(s: State) -> int:
    """AM-SCEN-11, AM-OPT-03 The tokens that bring the Alien for which a scenario reserves slots."""
    for clause in scenario_of(s).rules:
        if clause.verb == FIRST_SLOTS:
            spared = s.level == SPACE_CADET and not (clause.alien == THRALL and counts_thralls(s))
            lists = s.facts.token_lists_early if spared else s.facts.token_lists
            tokens: int = lists[clause.alien]
            return tokens
    return 0


class DrawFromStock(Chance[State]):
    """AM-SETUP-18, AM-TOKEN-11 An Alien token is drawn from the unused stock."""

    RULE: ClassVar[str] = "AM-TOKEN-11"

    rocketeer: int
    place: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        if s.stock:
            return unseen_outcomes(s, 0)
        return [(1, DRAW_ALIENS[token]) for token in bits(s.restocked)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawAliens)
        if s.stock:
            s.stock -= 1
            s.unseen_aliens &= ~(1 << action.token)
        else:
            s.restocked &= ~(1 << action.token)
        s.used_aliens |= 1 << action.token
        return arrive(s, self.rocketeer, action.token, self.place, 1)


def draw_aliens(s: State, who: int, place: int) -> Frames:
    """AM-OPT-10, AM-SETUP-19 An Alien token is drawn as if an Alert! had brought it; used ones make a new stock."""
    if s.stock == 0 and s.restocked == 0:
        s.restocked, s.used_aliens = s.used_aliens, 0
        if s.restocked == 0:
            return NOTHING_NEXT
    return (DrawFromStock(who, place),)


def arrive(s: State, who: int, token: int, place: int, mustered: int) -> Frames:
    """AM-TOKEN-06, AM-TOKEN-07, AM-TOKEN-10 The Aliens of a token in their order, then its event."""
    s.tell("aliens-arrive", token=token, kinds=listed(s, token, mustered))
    return (PlaceListed(who, token, place, 0, mustered),)


class PlaceListed(Frame[State]):
    """AM-TOKEN-07..10, AM-TOKEN-12 The Aliens of a token from a number on; Bugs come by the closest vent."""

    RULE: ClassVar[str] = "AM-TOKEN-06"

    rocketeer: int
    token: int
    place: int
    number: int
    mustered: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        aliens = listed(s, self.token, self.mustered)
        for number in range(self.number, len(aliens)):
            if aliens[number] == BUG:
                frames = bring_bugs(s, 1, bug_place(s, self.rocketeer, self.place))
                if frames:
                    rest = PlaceListed(self.rocketeer, self.token, self.place, number + 1, self.mustered)
                    return (*frames, rest)
            else:
                place_alien(s, aliens[number], self.place)  # AM-TOKEN-09
        if self.mustered:
            reinforce(s)
        event = s.facts.token_event[self.token]
        return happen(s, event, self.rocketeer) if event != NOTHING else NOTHING_NEXT  # AM-TOKEN-13


def listed(s: State, token: int, mustered: int) -> tuple[int, ...]:
    """AM-TOKEN-07, AM-OPT-03 The Aliens that a token brings; cadets are spared the third.

    AM-OPT-11 A Thrall that the mission counts is none to be spared.
    """
    aliens: tuple[int, ...] = s.facts.token_aliens[token]
    if mustered and withholds(s, THRALL):
        return tuple([alien for alien in aliens if alien != THRALL])
    if s.level != SPACE_CADET or (aliens[CADET_ALIENS:] == (THRALL,) and counts_thralls(s)):
        return aliens
    return aliens[:CADET_ALIENS]


def counts_thralls(s: State) -> bool:
    """AM-OPT-11 Whether the mission is to subdue or to rescue Thralls."""
    for clause in scenario_of(s).objectives:
        if clause.verb == COLLECT and (clause.what == SUBDUED or clause.what == RESCUED_THRALLS):
            return True
    return False


def bug_place(s: State, who: int, place: int) -> int:
    """AM-VENT-01, AM-VENT-03, AM-TOKEN-08 The vent closest to a Rocketeer; without any, where the others appear."""
    vent = closest_vent(s, who)
    return place if vent == NOWHERE else vent


def closest_vent(s: State, who: int) -> int:
    """AM-TOKEN-08, AM-VENT-02 The scanned vent closest to a Rocketeer, lowest tile number first; NOWHERE if none."""
    vents = [place for place in bits(s.scanned) if s.facts.vent[s.tile[place]]]
    return closest_numbered(board_of(s), s.tile, s.at[who], vents)


def reinforce(s: State) -> None:
    """AM-SCEN-11 In Red Alert an Alert! that brings Aliens may bring some more to a tile of the scenario's choice."""
    if s.red_alert:
        for clause in scenario_of(s).red_alert:
            if clause.verb == REINFORCE and not withholds(s, clause.alien):
                for _ in range(by_crew(s, clause)):
                    place_alien(s, clause.alien, place_of(s, clause.tiles[0]))


def withholds(s: State, alien: int) -> bool:
    """AM-OPT-14 In Red Alert the Galactic Overlord sends no Thralls that the mission counts."""
    return s.level >= GALACTIC_OVERLORD and s.red_alert and alien == THRALL and counts_thralls(s)
