"""Set-up: who goes, with what, from where, and how the tiles are turned."""

from typing import Final

from coffret.games.away_missions.actions import READY, Dock, Enlist, Equip, Point
from coffret.games.away_missions.cards import ASSEMBLED, COLLECT, RESCUED_THRALLS, SUBDUED
from coffret.games.away_missions.names import (
    ACCELERATOR_HYPO,
    AIR_KNIFE,
    ATOMIC_RIFLE,
    CAPTAIN,
    CHIEF,
    DDT,
    DEMO_CHARGE,
    DOCTOR,
    FIBERWEAVE_SPACESUIT,
    FIRST_AID_KIT,
    FIRST_OFFICER,
    FLAG,
    FLAME_GUN,
    FOOD_PILLS,
    HEAD_SET,
    HOLSTER,
    MED_PACK,
    OXYGEN_TANK,
    POWER_OF_LOVE,
    PROFESSOR,
    RABBITS_FOOT,
    RAY_GUN,
    REFERENCE_BOOK,
    SCANNER,
    SNIPER_SCOPE,
    SOFT_FOCUS_LENS,
    SONIC_SHOTGUN,
    SPACE_BANDAGES,
    SPACE_RATIONS,
    STUN_PELLET,
    TELE_RADIO,
    TOOLS,
    TRICORDER,
    WIRE_CUTTERS,
    YEOMAN,
)
from coffret.games.away_missions.rules.geometry import world_mask
from coffret.games.away_missions.rules.table import board_of, card_of, items_of, scenario_of
from coffret.games.away_missions.state import State
from coffret.kernel import Action

CREW_WISH: Final[tuple[int, ...]] = (CHIEF, PROFESSOR, YEOMAN, DOCTOR, CAPTAIN, FIRST_OFFICER)

GUNS: Final = {RAY_GUN: 10.0, SONIC_SHOTGUN: 8.0, ATOMIC_RIFLE: 7.0, FLAME_GUN: 5.0}
GEAR: Final = {
    SPACE_BANDAGES: 4.0,
    FIBERWEAVE_SPACESUIT: 3.9,
    FOOD_PILLS: 3.8,
    ACCELERATOR_HYPO: 3.0,
    SPACE_RATIONS: 3.2,
    DEMO_CHARGE: 3.1,
    RABBITS_FOOT: 3.0,
    OXYGEN_TANK: 2.9,
    STUN_PELLET: 2.8,
    REFERENCE_BOOK: 2.5,
    TOOLS: 2.4,
    FIRST_AID_KIT: 2.4,
    DDT: 2.0,
    POWER_OF_LOVE: 2.0,
    FLAG: 2.0,
    SCANNER: 1.0,
    TRICORDER: 1.5,
    AIR_KNIFE: 1.0,
    MED_PACK: 2.0,
    TELE_RADIO: 2.0,
    HEAD_SET: 2.0,
    SOFT_FOCUS_LENS: 3.4,
}
ADVICE: Final = 1.2  # a recommended item is worth so much more
CLEVER: Final = 5  # IQ


def enlist(s: State, options: list[Action]) -> Action:
    """Fighters and thinkers in turn."""
    free = {action.rocketeer: action for action in options if isinstance(action, Enlist)}
    return next(free[who] for who in CREW_WISH if who in free)


def equip(s: State, who: int, options: list[Action]) -> Action:
    """A gun for short range, then one for long range, and gear that suits Rocketeer and scenario."""
    cards = [card_of(s, item) for item in items_of(s, who)]
    best: Action = READY
    value = 0.5
    for action in options:
        if isinstance(action, Equip):
            worth = worth_of(s, who, card_of(s, action.item), cards)
            if worth > value:
                best, value = action, worth
    return best


def worth_of(s: State, who: int, card: int, cards: list[int]) -> float:
    """What a card is worth to a Rocketeer that has chosen some already."""
    if card in cards and card != DEMO_CHARGE:
        return 0.0
    armed = RAY_GUN in cards or SONIC_SHOTGUN in cards or ATOMIC_RIFLE in cards
    value = GUNS[card] if card in GUNS else GEAR.get(card, 0.2)
    if card in GUNS and armed:
        value = 4.2 if card == ATOMIC_RIFLE else 2.0
    if s.facts.personal_to[card] not in (-1, who):
        return 0.0
    value += suits(s, who, card, cards)
    return value + ADVICE if card in scenario_of(s).recommended else value


def suits(s: State, who: int, card: int, cards: list[int]) -> float:
    """More or less for this Rocketeer."""
    clever = s.facts.iq[who] >= CLEVER
    if card in (REFERENCE_BOOK, TOOLS, TRICORDER):
        return 2.0 if clever else -2.0
    if card == WIRE_CUTTERS:
        wanted = any(clause.what in (SUBDUED, RESCUED_THRALLS) for clause in scenario_of(s).objectives)
        return 5.0 if clever and wanted else 0.0
    if card == AIR_KNIFE:  # only its Extract brings Alien Blood, which most Schematics need
        wanted = any(clause.verb == COLLECT and clause.what == ASSEMBLED for clause in scenario_of(s).objectives)
        return 5.0 if wanted and not clever else 0.0
    if card == FIRST_AID_KIT:
        return 2.0 if who == DOCTOR else -2.0
    if card == HOLSTER:
        return 2.5 if RAY_GUN in cards else 0.0
    if card == SNIPER_SCOPE:
        return 1.0 if ATOMIC_RIFLE in cards else 0.0
    return 0.0


def dock(s: State, options: list[Action]) -> Action:
    """Where the tokens and the tiles that are known lie closest."""
    told = scenario_of(s)
    seen = [place for place, lying in enumerate(s.tokens) if lying] + [place for place, _, _ in told.fixed]

    def way(action: Action) -> int:
        assert isinstance(action, Dock)
        board = s.facts.boards[told.board[len(s.crew) - 2][told.docks.index(action.place)]]
        return sum(board.distance[action.place * board.n + place] for place in seen)

    return min(options, key=way)


def point(s: State, options: list[Action]) -> Action:
    """The arrow that puts the fewest hatches around the tiles that lie face up."""
    board = board_of(s)
    start = s.at[s.crew[0]]
    faces = {place: tile for place, tile, face_up in scenario_of(s).fixed if face_up}
    faces[start] = s.tile[start]

    def hatches(action: Action) -> int:
        assert isinstance(action, Point)
        found = 0
        for place, tile in faces.items():
            mask = world_mask(s.facts.edges[tile], action.way)
            closed = [way for way in range(6) if mask >> way & 1 and board.near[place * 6 + way] >= 0]
            found += len(closed) * (2 if place == start else 1)
        return found

    return min(options, key=hatches)
