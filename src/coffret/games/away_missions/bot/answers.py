"""Choices inside rolls, losses and effects: Overkills, re-rolls, prevention, where to step or to push."""

from typing import Final

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.bot.danger import exposure, need, stun, threat, wound
from coffret.games.away_missions.bot.errands import wants
from coffret.games.away_missions.bot.turn import Mind, move, progress
from coffret.games.away_missions.cards import ASSEMBLED, CLOSED, OPEN, RESCUED_THRALLS
from coffret.games.away_missions.names import (
    BUY_CHARGE,
    BUY_COMMAND,
    BUY_DISLODGE,
    BUY_DOMINATE,
    BUY_EXTERMINATE,
    BUY_EXTRACT,
    BUY_HIT_AND_RUN,
    BUY_MOVE_OUT,
    BUY_PSYCHIC_BURST,
    BUY_REVULSION,
    BUY_SAVE,
    BUY_SAWBONES,
    BUY_SHRAPNEL,
    BUY_SHRIEK,
    BUY_SLASH,
    BUY_STAGGER,
    BUY_STRAFE,
    BUY_TERROR,
    CO_ED,
    GLOWING_ORB,
    INVISIBILITY_DEVICE,
    IONOSCOPE,
    MYSTERIUM,
    RABBITS_FOOT,
    REALITY_INVERTER,
    REFERENCE_BOOK,
    SARGE,
    SCIENTIST,
    TAPE_RECORDER,
    TIME_WARP,
    TOOLS,
)
from coffret.games.away_missions.rules.dice import successes
from coffret.games.away_missions.rules.overkill import OPTIONS
from coffret.games.away_missions.rules.table import board_of, card_of
from coffret.games.away_missions.state import (
    FOR_ANALYSIS,
    FOR_ATTACK,
    FOR_HEAL,
    FOR_SUBDUE,
    FOR_TASK,
    SPECIAL,
    Roll,
    State,
)
from coffret.kernel import Action
from coffret.kernel.sums import sum_of

WOUNDING: Final[tuple[int, ...]] = (BUY_STRAFE, BUY_EXTERMINATE, BUY_SHRAPNEL)
PLAIN: Final = {
    BUY_SAVE: 5.0,
    BUY_CHARGE: 0.6,
    BUY_DOMINATE: 2.0,
    BUY_PSYCHIC_BURST: 0.8,
    BUY_STAGGER: 0.6,
    BUY_COMMAND: 0.5,
}
IMPORTANT: Final[tuple[int, ...]] = (FOR_TASK, FOR_SUBDUE, FOR_ANALYSIS)
ENOUGH: Final = 0.05
IN_NEED: Final = 3  # HP
FREE_TO_USE: Final[tuple[int, ...]] = (REFERENCE_BOOK, GLOWING_ORB, SARGE)


# Rolls


def before_roll(s: State, options: list[Action]) -> Action:
    """Dice that cost nothing always, Charges for what matters."""
    roll = s.rolls[-1]
    for action in options:
        if isinstance(action, act.Use):
            card = card_of(s, action.item)
            if card in FREE_TO_USE or (card in (IONOSCOPE, CO_ED) and roll.purpose in IMPORTANT):
                return action
    return act.DONE


def wanted(s: State, roll: Roll) -> int:
    """Successes that a roll should have."""
    return 2 if roll.purpose == FOR_SUBDUE and wants(s, RESCUED_THRALLS) else 1


def matters(s: State, roll: Roll) -> bool:
    """Whether a failure is worth a Charge."""
    if roll.purpose == FOR_ATTACK:
        return roll.alien < 0 or wound(s, roll.alien) >= 0.5
    return roll.purpose in IMPORTANT or (roll.purpose == FOR_HEAL and need(s, roll.target) >= 0.8)


def after_roll(s: State, options: list[Action]) -> Action:
    """Throw again what failed, if it matters; the Inverter if it turns more dice into successes."""
    roll = s.rolls[-1]
    short = successes(roll) < wanted(s, roll)
    high = len([face for face in roll.faces if face >= 8])
    for action in options:
        if not isinstance(action, act.Use):
            continue
        card = card_of(s, action.item)
        if card == REALITY_INVERTER:
            if short and high > successes(roll) and matters(s, roll):
                return action
        elif card == SCIENTIST:
            if short and successes(roll):
                return action
        elif card == TAPE_RECORDER:
            if roll.purpose == FOR_ATTACK or short:
                return action
        elif short and rerolls(roll, card) and matters(s, roll):
            return action
    return act.DONE


def rerolls(roll: Roll, card: int) -> bool:
    """Whether a card throws failed dice again; the Tools would take a success along."""
    if card == TOOLS:
        return not successes(roll)
    return card in (RABBITS_FOOT, TIME_WARP) and bool(failed_dice(roll))


def failed_dice(roll: Roll) -> list[int]:
    """The dice that show no success."""
    return [die for die, face in enumerate(roll.faces) if (face < 8 if roll.inverted else face > 3)]


def pick_die(s: State, options: list[Action]) -> Action:
    """A die that failed; when there is none left, that is all."""
    failed = failed_dice(s.rolls[-1])
    for action in options:
        if isinstance(action, act.ChooseDie) and action.die in failed:
            return action
    return options[-1]


# Overkills


def spend(s: State, options: list[Action]) -> Action:
    """The Overkill option that is worth most, or none."""
    roll = s.rolls[-1]
    best, value = options[0], ENOUGH
    for action in options:
        worth = option_worth(s, roll, action.overkill) if isinstance(action, act.Spend) else 0.0
        if isinstance(action, act.Use):  # the Tape Recorder keeps what nothing else needs
            worth = 2 * ENOUGH
        if worth > value:
            best, value = action, worth
    return best


def option_worth(s: State, roll: Roll, overkill: int) -> float:
    """What one Overkill can do at best."""
    if overkill in PLAIN:
        return PLAIN[overkill]
    return max([aim_worth(s, roll, overkill, one) for one in OPTIONS[overkill].aims(s, roll)], default=0.0)


def aim(s: State, overkill: int, options: list[Action]) -> Action:
    """The best target of an option."""
    roll = s.rolls[-1]
    return max(options, key=lambda one: aim_worth(s, roll, overkill, one))


def aim_worth(s: State, roll: Roll, overkill: int, one: Action) -> float:
    """What an option does to one target."""
    if isinstance(one, act.ChooseAlien):
        return at_alien(s, overkill, one.alien)
    if isinstance(one, act.ChooseRocketeer):
        return at_rocketeer(s, overkill, one.rocketeer)
    if isinstance(one, act.ChoosePlace):
        if overkill == BUY_HIT_AND_RUN:
            return step(Mind(s, roll.who), one.place)
        return sum_of([stun(s, alien) for alien in s.figures if s.alien_at[alien] == one.place])  # Shriek
    if isinstance(one, act.ChooseHatch):
        return at_hatch(s, one)
    if overkill == BUY_SLASH:
        return wound(s, roll.alien)
    return 0.7 if overkill in (BUY_EXTRACT, BUY_SHRIEK) and wants(s, ASSEMBLED) else 2 * ENOUGH


def at_alien(s: State, overkill: int, alien: int) -> float:
    """What an option does to an Alien."""
    if overkill in WOUNDING:
        return wound(s, alien)
    if overkill == BUY_REVULSION:
        return 0.8 * wound(s, alien)
    if overkill == BUY_STAGGER:
        return 0.6
    if overkill in (BUY_DISLODGE, BUY_TERROR):
        return 0.25 * threat(s, alien)
    return stun(s, alien)


def at_rocketeer(s: State, overkill: int, who: int) -> float:
    """What an option does for a Rocketeer."""
    if overkill == BUY_SAWBONES:
        return need(s, who)
    if overkill == BUY_MOVE_OUT:
        mind = Mind(s, who)
        return max([step(mind, place) for place in board_of(s).around[mind.here]], default=0.0)
    return 0.5 + 0.01 * s.hp[who]


def at_hatch(s: State, hatch: act.ChooseHatch) -> float:
    """A hatch on somebody's way is opened."""
    if hatch.hatch != OPEN:
        return 0.0
    there = board_of(s).near[hatch.place * 6 + hatch.way]
    for who in s.crew:
        if s.at[who] in (hatch.place, there):
            mind = Mind(s, who)
            other = there if mind.here == hatch.place else hatch.place
            if progress(mind, other) >= 2 and s.scanned >> other & 1:
                return 0.3
    return 0.0


def step(mind: Mind, place: int) -> float:
    """A step that costs nothing: worth it only if it leads somewhere."""
    s = mind.s
    board = board_of(s)
    if not s.scanned >> place & 1 or place not in board.around[mind.here]:
        return -1.0
    if s.border[board.across[mind.here][board.around[mind.here].index(place)]] == CLOSED:
        return -1.0
    return move(mind, place)


# Losses and effects


def takes_blow(s: State, options: list[Action]) -> Action:
    """Items take the damage as long as they can."""
    return options[-1]


def lose_point(s: State, options: list[Action]) -> Action:
    """The third AP goes first: it serves less."""
    return next(
        (action for action in options if isinstance(action, act.LosePoint) and action.points == SPECIAL), options[0]
    )


def in_alien_turn(s: State, who: int, options: list[Action]) -> Action:
    """Who is hurt becomes invisible; Firecrackers are lit by whoever can bear it for one who cannot."""
    for action in options:
        if isinstance(action, act.Use):
            if card_of(s, action.item) == INVISIBILITY_DEVICE:
                if s.hp[who] <= IN_NEED and exposure(s, s.at[who]) > 0:
                    return action
            elif s.hp[who] > IN_NEED + 1 and min(s.hp[other] for other in s.crew) < IN_NEED:
                return action
    return act.DONE


def step_away(s: State, who: int, options: list[Action]) -> Action:
    """The step that helps most, or harms least."""
    mind = Mind(s, who)
    return max(options, key=lambda one: move(mind, one.place) if isinstance(one, act.ChoosePlace) else 0.0)


def push_away(s: State, options: list[Action]) -> Action:
    """As far from the crew as possible."""
    board = board_of(s)

    def away(one: Action) -> int:
        if not isinstance(one, act.ChoosePlace):
            return -1
        return min(board.distance[one.place * board.n + s.at[who]] for who in s.crew)

    return max(options, key=away)


def component(s: State, options: list[Action]) -> Action:
    """Mysterium serves most."""
    return next(
        (one for one in options if isinstance(one, act.ChooseComponent) and one.component == MYSTERIUM), options[0]
    )
