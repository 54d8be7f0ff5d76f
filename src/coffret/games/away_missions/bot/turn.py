"""The Action Phase: what each action is worth, in HP that the crew will not lose."""

from typing import Final

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.bot.danger import (
    HIT,
    TWICE,
    exposure,
    need,
    others_matter,
    threat,
    wound,
)
from coffret.games.away_missions.bot.errands import goals, hunts, mysterium_or_plan, wants
from coffret.games.away_missions.bot.ways import field
from coffret.games.away_missions.cards import ASSEMBLED, DO_TASK, FAR, FEAR, NON_COMBAT, RESCUED_THRALLS, SUBDUED
from coffret.games.away_missions.names import (
    ADMIRAL,
    AIR_KNIFE,
    BRAIN,
    COMMON_COLD,
    PROTON_BLADE,
    SENTINEL,
    THRALL,
)
from coffret.games.away_missions.rules.attack import weapons_of
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.rules.objectives import by_crew, markers_left
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    active_aliens_at,
    aliens_at,
    board_of,
    card_of,
    crew_at,
    distance,
    scenario_of,
)
from coffret.games.away_missions.rules.tricorder import actions_afar
from coffret.games.away_missions.state import (
    BREATHED,
    FOR_ANALYSIS,
    FOR_ATTACK,
    FOR_HEAL,
    FOR_SUBDUE,
    FOR_TASK,
    NOBODY,
    SPECIAL,
    STANDARD,
    State,
)
from coffret.kernel import Action
from coffret.kernel.sums import sum_of

PROGRESS: Final = 0.4  # one action closer to the goal
TASK: Final = 3.0
CATCH: Final = 1.6
IMPATIENCE: Final = 0.08  # more for every game turn after the first ones
CALM: Final = 6
EXPOSED: Final = 0.12  # of the harm that reaches the new tile and did not reach the old one
MOST_EXPOSED: Final = 4.0  # harm beyond this does not count: somebody has to go
CHARGE: Final = 0.15
BLOOD: Final = 0.5
ALONE: Final = 0.3
STUCK: Final = 3.0
ENOUGH: Final = 0.12  # less is not worth an action
SPARE_AIR: Final = 3  # O2 that is kept back, but for the last


class Mind:
    """What a Rocketeer has in mind while it weighs its actions."""

    def __init__(self, s: State, who: int) -> None:
        self.s = s
        self.who = who
        self.here = s.at[who]
        self.goals = goals(s, who)
        self.field = field(s, self.goals) if self.goals else [0] * len(s.tile)
        self.exposed = min(MOST_EXPOSED, exposure(s, self.here))
        self.progress = PROGRESS * (1 + IMPATIENCE * max(0, s.turn - CALM))
        self.afraid = is_frightening(s)


def is_frightening(s: State) -> bool:
    """Whether nobody should end a turn alone."""
    return any(clause.verb == FEAR and markers_left(s, clause.tiles) for clause in scenario_of(s).rules)


def best(mind: Mind, options: list[Action]) -> tuple[float, Action | None]:
    """The best action that costs something, and its worth."""
    value, found = ENOUGH, None
    for action in options:
        worth = worth_of(mind, action)
        if worth > value:
            value, found = worth, action
    return value, found


def worth_of(mind: Mind, action: Action) -> float:
    """What an action is worth."""
    if isinstance(action, act.Move):
        return move(mind, action.place)
    if isinstance(action, act.Open):
        return open_hatch(mind, action.way)
    if isinstance(action, act.Attack):
        return attack(mind.s, mind.who, action.item, action.alien)
    if isinstance(action, act.AttackPlace):
        return attack_place(mind.s, mind.who, action)
    if isinstance(action, act.AttackMarker):
        dice = mind.s.facts.dice[card_of(mind.s, action.item)][0]
        return TASK / 2 * HIT[dice + extra_dice(mind.s, mind.who, FOR_ATTACK, action.item, 0)]
    if isinstance(action, act.UseOn):
        afar = actions_afar(mind.s, mind.who, action.place)
        return max([iq(mind.s, mind.who, one) for one in afar], default=0.0) + 0.01
    if isinstance(action, act.Use):
        if card_of(mind.s, action.item) != COMMON_COLD:
            return 0.0
        return 0.8 * sum_of([threat(mind.s, one) for one in aliens_at(mind.s, mind.here)]) - 0.5
    return iq(mind.s, mind.who, action)


def progress(mind: Mind, place: int) -> float:
    """Actions by which a tile is closer to the goal."""
    there = mind.field[place]
    return 0.0 if there >= FAR or mind.field[mind.here] >= FAR else float(mind.field[mind.here] - there)


def move(mind: Mind, place: int) -> float:
    """Closer to the goal, and out of danger or into it."""
    danger = min(MOST_EXPOSED, exposure(mind.s, place)) - mind.exposed
    value = mind.progress * progress(mind, place) - EXPOSED * danger
    if would_be_stuck(mind.s, mind.who, place):
        value -= STUCK
    if mind.afraid:
        value += ALONE * (bool(crew_at(mind.s, place)) - (len(crew_at(mind.s, mind.here)) > 1))
    return value


def would_be_stuck(s: State, who: int, place: int) -> bool:
    """Whether the Admiral's rule would hold somebody there who has nothing to fight with, and finds nothing either."""
    if s.level < ADMIRAL or s.kit_at[who] == place or not active_aliens_at(s, place):
        return False
    return not weapons_of(s, who)


def steps_left(s: State, who: int) -> int:
    """AP that can still pay for moves."""
    found = s.points[3 * who + STANDARD]
    if s.facts.third_ap[who] == NON_COMBAT:
        found += s.points[3 * who + SPECIAL]
    return found + (not s.done[who] & BREATHED and s.oxygen[who] > SPARE_AIR)


def open_hatch(mind: Mind, way: int) -> float:
    """A hatch on the way, if there is a step left to go through."""
    s = mind.s
    there = board_of(s).near[mind.here * 6 + way]
    if there == NOBODY or not s.scanned >> there & 1 or steps_left(s, mind.who) < 2:
        return 0.0
    closer = mind.field[mind.here] - mind.field[there]
    return mind.progress * 0.9 if mind.field[there] < FAR and closer >= 2 else 0.0


def attack(s: State, who: int, item: int, alien: int) -> float:
    """The harm that a hit saves, and a little for Overkills."""
    card = card_of(s, item)
    steps = min(3, distance(s, s.at[who], s.alien_at[alien]))
    row = s.facts.dice[card]
    dice = (row[steps] or row[0]) + extra_dice(s, who, FOR_ATTACK, item, steps)
    value = HIT[dice] * wound(s, alien) + (0.3 * dice - HIT[dice]) * others_matter(s, alien)
    if KIND_OF[alien] == SENTINEL:
        value += 0.3 * (0.3 * dice - HIT[dice])
    if s.facts.max_charges[card]:
        value -= CHARGE
    if card in (AIR_KNIFE, PROTON_BLADE) and wants(s, ASSEMBLED):
        value += BLOOD * HIT[dice]
    return value


def attack_place(s: State, who: int, action: act.AttackPlace) -> float:
    """All on the tile at once."""
    card = card_of(s, action.item)
    dice = s.facts.dice[card][min(3, distance(s, s.at[who], action.place))]
    dice += extra_dice(s, who, FOR_ATTACK, action.item, 1)
    return HIT[dice] * sum_of([wound(s, one) for one in aliens_at(s, action.place)]) - 2 * CHARGE


def iq(s: State, who: int, action: Action) -> float:
    """Heal, analyse, subdue, or do what the mission asks."""
    if isinstance(action, act.Perform):
        return task(s, who, action.task)
    if isinstance(action, act.Heal):
        return HIT[iq_dice(s, who) + extra_dice(s, who, FOR_HEAL, NOBODY, 0)] * need(s, action.rocketeer)
    if isinstance(action, act.Analyze):
        useful = 1.2 if wants(s, ASSEMBLED) and mysterium_or_plan(s, action.item) else 0.2
        return TASK * useful / 2 * HIT[iq_dice(s, who) + extra_dice(s, who, FOR_ANALYSIS, NOBODY, 0)]
    return subdue(s, who, action.alien) if isinstance(action, act.Subdue) else 0.0


def task(s: State, who: int, number: int) -> float:
    """A task: one success, or as many as possible."""
    dice = iq_dice(s, who) + extra_dice(s, who, FOR_TASK, NOBODY, 0)
    for clause in scenario_of(s).objectives:
        if clause.verb == DO_TASK and clause.what == number and by_crew(s, clause) > 1:
            return TASK / 2 * 0.3 * dice
    return TASK * HIT[dice]


def subdue(s: State, who: int, alien: int) -> float:
    """A Thrall that the mission wants, alive if possible; or one that is in the way."""
    dice = iq_dice(s, who) + extra_dice(s, who, FOR_SUBDUE, NOBODY, 0)
    value = HIT[dice] * threat(s, alien) + 0.3 * TWICE[dice]
    if KIND_OF[alien] == BRAIN:
        return value
    if hunts(s, KIND_OF[alien]):
        return value + CATCH / 2 * HIT[dice]
    if wants(s, RESCUED_THRALLS):
        return value + CATCH * (TWICE[dice] - 0.3 * (HIT[dice] - TWICE[dice]))
    if wants(s, SUBDUED) or wants(s, ASSEMBLED):
        return value + CATCH * HIT[dice]
    return value if KIND_OF[alien] != THRALL else 0.5 * value
