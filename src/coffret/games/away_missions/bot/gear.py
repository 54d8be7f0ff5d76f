"""Free activities: what to pick up, which gear to use now, and on what."""

from typing import Final

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.bot.danger import exposure, need, stun, threat, threat_at, wound
from coffret.games.away_missions.bot.errands import builds, carries_parts, holds_plan, wants
from coffret.games.away_missions.bot.outfit import GEAR, GUNS
from coffret.games.away_missions.bot.turn import Mind, best, progress, steps_left
from coffret.games.away_missions.cards import ASSEMBLED, CLOSED, DESTROYED, FAR, OPEN
from coffret.games.away_missions.names import (
    ACCELERATOR_HYPO,
    BOY,
    CHEMIST,
    COWBOY,
    FLAG,
    FOOD_PILLS,
    FOOTBALL_PLAYER,
    HEAT_RAY,
    HOBO,
    NEURONIC_HYPERBOLIZER,
    NURSE,
    OXYGEN_TANK,
    PHOTOGRAPHER,
    POWER_OF_LOVE,
    REPLICATOR,
    SPACE_BANDAGES,
    SPACE_MONKEY,
    SPACE_RATIONS,
    STASIS_BOX,
    STUN_PELLET,
    TANTALUS_PROJECTOR,
    TELEPORTER,
    THERMITE,
)
from coffret.games.away_missions.rules.acting import action_options
from coffret.games.away_missions.rules.fetching import moved_by_love
from coffret.games.away_missions.rules.items import needs_analysis
from coffret.games.away_missions.rules.table import board_of, border_at, card_of, crew_at
from coffret.games.away_missions.rules.using import GEAR as RULES
from coffret.games.away_missions.rules.using import sees
from coffret.games.away_missions.state import ANY_ACTION, ARMED, SPECIAL, STANDARD, State
from coffret.kernel import Action, Rng
from coffret.kernel.sums import sum_of

AT_ONCE: Final[tuple[int, ...]] = (OXYGEN_TANK, CHEMIST, COWBOY, NURSE)
BOLD: Final = 4  # HP from which the Hypo is not too dear
MUCH: Final = 1.1  # harm that is worth a Charge
HATCH_OPENERS: Final[tuple[int, ...]] = (THERMITE, HEAT_RAY, SPACE_MONKEY, FOOTBALL_PLAYER)


def pick_up(s: State, who: int, options: list[Action]) -> Action | None:
    """Whatever lies here, but for mines that have been laid, and for what is another's."""
    for action in options:
        if isinstance(action, act.PickUpKit) and action.rocketeer == who:
            return action
        if isinstance(action, act.PickUp) and not s.item_state[action.item] & ARMED:
            return action
    return None


def use(mind: Mind, options: list[Action]) -> Action | None:
    """Gear that helps now."""
    for action in options:
        if isinstance(action, act.Use) and helps(mind, action.item):
            return action
    return None


def helps(mind: Mind, item: int) -> bool:
    """Whether gear is worth its use or Charge now."""
    s, who = mind.s, mind.who
    card = card_of(s, item)
    if card in AT_ONCE:
        return True
    if card == FOOD_PILLS:
        return s.hp[who] <= s.facts.hp[who] - 2
    if card in (SPACE_BANDAGES, SPACE_RATIONS):
        return sum_of([need(s, other) for other in crew_at(s, mind.here)]) >= 0.6
    if card == ACCELERATOR_HYPO:
        return hypo_helps(mind)
    if card == FLAG:
        rallied = [other for other in s.crew if sees(s, who, s.at[other])]
        return len(rallied) * 2 >= len(s.crew) and mind.exposed >= MUCH
    if card == HOBO:
        return threat_at(s, mind.here) >= MUCH
    if card == POWER_OF_LOVE:
        return is_tired(s, who) and sum_of([threat(s, one) for one in moved_by_love(s, who)]) >= 2 * MUCH
    if card in (STUN_PELLET, NEURONIC_HYPERBOLIZER, PHOTOGRAPHER, TANTALUS_PROJECTOR, TELEPORTER, BOY, STASIS_BOX):
        return aimed(mind, item) >= (MUCH if card != PHOTOGRAPHER else 0.35)
    if card in HATCH_OPENERS or card == REPLICATOR:
        return aimed(mind, item) > 0
    return False


def is_tired(s: State, who: int) -> bool:
    """Whether all AP are spent."""
    return s.points[3 * who + STANDARD] + s.points[3 * who + SPECIAL] == 0


def hypo_helps(mind: Mind) -> bool:
    """All AP once more, if there is good use for them."""
    s = mind.s
    if not is_tired(s, mind.who) or s.hp[mind.who] < BOLD:
        return False
    options: list[Action] = []
    action_options(s, mind.who, ANY_ACTION, options)
    return best(mind, options)[0] >= 0.35


def aimed(mind: Mind, item: int) -> float:
    """What the best target of gear is worth."""
    card = card_of(mind.s, item)
    if card == FOOTBALL_PLAYER:
        ways = [way for way in range(6) if border_at(mind.s, mind.here, way) >= 0]
        return max([hatch(mind, mind.here, way, OPEN) for way in ways], default=0.0)
    gear = RULES[card]
    assert gear is not None
    return max([target(mind, card, one) for one in gear.targets(mind.s, mind.who, item)], default=0.0)


def target(mind: Mind, card: int, aim: Action) -> float:
    """What gear does to one target."""
    s = mind.s
    if isinstance(aim, act.ChooseAlien):
        return (wound(s, aim.alien) * s.alien_hp[aim.alien]) if card == TANTALUS_PROJECTOR else stun(s, aim.alien)
    if isinstance(aim, act.ChoosePlace):
        if card == TELEPORTER:
            return 0.4 * progress(mind, aim.place) - 0.3 * exposure(s, aim.place)
        return sum_of([stun(s, one) for one in s.figures if s.alien_at[one] == aim.place])
    if isinstance(aim, act.ChooseHatch):
        return hatch(mind, aim.place, aim.way, aim.hatch)
    if isinstance(aim, act.ChooseItem):
        wanted = card_of(s, aim.item)
        return 1.5 + GUNS.get(wanted, GEAR.get(wanted, 0.0))
    if isinstance(aim, act.ChooseComponent):
        return 1.0 if wants(s, ASSEMBLED) else 0.0
    if isinstance(aim, act.PickUp | act.PickUpKit):
        return 2.0
    return need(s, aim.rocketeer) if isinstance(aim, act.ChooseRocketeer) else 0.0


def hatch(mind: Mind, place: int, way: int, becomes: int) -> float:
    """A closed hatch between the Rocketeer's tile and the next one on its way."""
    s = mind.s
    there = board_of(s).near[place * 6 + way]
    if becomes not in (OPEN, DESTROYED) or there < 0 or s.border[border_at(s, place, way)] != CLOSED:
        return 0.0
    if mind.here not in (place, there) or steps_left(s, mind.who) < 1:
        return 0.0
    other = there if place == mind.here else place
    if not s.scanned >> other & 1 or mind.field[other] >= FAR:
        return 0.0
    return 1.0 if mind.field[mind.here] - mind.field[other] >= 2 else 0.0


def aim(mind: Mind, card: int, options: list[Action]) -> Action:
    """The best target; one is taken in any case, since the gear was called for."""
    return max(options, key=lambda one: -1.0 if isinstance(one, act.Back) else target(mind, card, one))


# Exchange: components and Schematics go to the one who assembles


def offers(s: State, who: int, other: int) -> bool:
    """Whether who assembles for the crew is the other one, and this one has something for it."""
    if not wants(s, ASSEMBLED) or builds(s) not in (who, other):
        return False
    giver = other if builds(s) == who else who
    return carries_parts(s, giver) or holds_plan(s, giver)


def exchange(s: State, who: int, options: list[Action], rng: Rng) -> Action | None:
    """Propose an exchange that helps; not for ever, since a player may refuse."""
    for action in options:
        if isinstance(action, act.Exchange) and offers(s, who, action.rocketeer) and rng.below(3):
            return action
    return None


def barter(s: State, who: int, other: int, options: list[Action], rng: Rng) -> Action:
    """Give or take what the builder needs, piece by piece."""
    builder = builds(s)
    for action in options:
        if moves_to(s, builder, who, other, action) and rng.below(4):
            return action
    return act.DONE


def moves_to(s: State, builder: int, who: int, other: int, action: Action) -> bool:
    """Whether an exchange brings a component or a Schematic to the builder."""
    if isinstance(action, act.TakePart | act.GivePart):
        return builder == (who if isinstance(action, act.TakePart) else other)
    if isinstance(action, act.Take | act.Give):
        return builder == (who if isinstance(action, act.Take) else other) and is_plan(s, action.item)
    return False


def is_plan(s: State, item: int) -> bool:
    """Whether an item is a Schematic that is still to be assembled."""
    return s.facts.is_schematic[card_of(s, item)] and needs_analysis(s, item)
