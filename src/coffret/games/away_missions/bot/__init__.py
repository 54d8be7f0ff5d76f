"""A decent Rocketeer: goes for the mission, shoots what would hurt the crew most, heals in time, and comes home.

It weighs every option in HP that the crew will not lose, by rules of thumb, and takes the best one.
"""

from typing import Final

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.bot import answers, gear, outfit
from coffret.games.away_missions.bot.errands import pending, wants
from coffret.games.away_missions.bot.turn import SPARE_AIR, Mind, best, worth_of
from coffret.games.away_missions.cards import TECHNOLOGY
from coffret.games.away_missions.rules.acting import ExtraAction, action_options
from coffret.games.away_missions.rules.alien_turn import BeforeActivation, BeforeAliens
from coffret.games.away_missions.rules.discoveries import AimPush
from coffret.games.away_missions.rules.exchange import Barter
from coffret.games.away_missions.rules.fetching import MoveBack
from coffret.games.away_missions.rules.gaining import GainComponent
from coffret.games.away_missions.rules.gear import EatMore
from coffret.games.away_missions.rules.harm import LoseControl, TakeDamage
from coffret.games.away_missions.rules.overkill import AimOverkill, SpendOverkills
from coffret.games.away_missions.rules.rerolls import PickDice
from coffret.games.away_missions.rules.scan import ScanTile
from coffret.games.away_missions.rules.schematics import Beam
from coffret.games.away_missions.rules.table import board_of, card_of
from coffret.games.away_missions.rules.terror import PushAlien, StepAway
from coffret.games.away_missions.rules.tricorder import ActAfar
from coffret.games.away_missions.rules.turn import ChooseNext, TakeTurn
from coffret.games.away_missions.rules.using import ActByItem, AimItem
from coffret.games.away_missions.rules.windows import AfterRoll, BeforeRoll
from coffret.games.away_missions.setup import ChooseCrew, ChooseItems, DockShuttlecraft, PointArrow
from coffret.games.away_missions.state import (
    ALERT_TOKEN,
    ALIEN_TOKEN,
    ANY_ACTION,
    DISCOVERY_TOKEN,
    MARKER,
    RESERVED_TOKEN,
    State,
)
from coffret.games.away_missions.view import View
from coffret.kernel import NOTHING, Action, Rng

__all__ = ["choose", "propose"]

BREATH: Final = 0.38  # what an action must be worth for 1 O2
ORDER: Final = 0.2  # ... for a Command AP
PROPOSED: Final = 9  # actions that cost something, which are worth thinking about


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """What this seat does; where it only may act, it lets most moments pass."""
    s = view.table
    if len(options) == 1:
        return options[0]
    top = s.stack[-1]
    if isinstance(top, TakeTurn):
        return in_turn(s, view.seat, top.rocketeer, options, rng)
    if isinstance(top, (ExtraAction, ActByItem, ActAfar)):
        return extra(Mind(s, top.rocketeer), options)
    if s.turn == 0:
        return set_up(s, top, options)
    return answer(s, top, options, rng)


def propose(view: View, options: list[Action], rng: Rng) -> list[list[Action]]:
    """What is worth thinking about: in one's turn the actions that promise most, and the end of the turn.

    When to breathe is left to the rule of thumb: what was learnt counts the action that it brings at once, and not the
    O2 that will be missed many turns later.
    """
    s = view.table
    top = s.stack[-1]
    chosen = choose(view, options, rng)
    if s.turn == 0:
        return [[chosen]]  # nothing that is looked ahead at tells one crew or kit from another
    found = [option for option in options if not isinstance(option, act.Breathe)]
    if isinstance(top, TakeTurn) and s.leader[top.rocketeer] == view.seat and len(found) > PROPOSED:
        mind = Mind(s, top.rocketeer)
        rated = sorted([(-worth_of(mind, option), place) for place, option in enumerate(found)])
        found = [*[found[place] for _, place in rated[:PROPOSED]], *[it for it in found if isinstance(it, act.EndTurn)]]
    return [[option] for option in dict.fromkeys([chosen, *found])]


def set_up(s: State, top: object, options: list[Action]) -> Action:
    """Before the first game turn."""
    if isinstance(top, ChooseCrew):
        return outfit.enlist(s, options)
    if isinstance(top, ChooseItems):
        return outfit.equip(s, s.crew[top.number], options)
    if isinstance(top, DockShuttlecraft):
        return outfit.dock(s, options)
    return outfit.point(s, options) if isinstance(top, PointArrow) else options[0]


def in_turn(s: State, seat: int, who: int, options: list[Action], rng: Rng) -> Action:
    """The Action Phase: what is free, then the best action, then O2; others may follow a Command."""
    if (commanded := follow(s, options)) is not None:
        return commanded
    if s.leader[who] != seat:
        return NOTHING
    mind = Mind(s, who)
    free = gear.pick_up(s, who, options) or gear.exchange(s, who, options, rng) or gear.use(mind, options)
    if free is not None:
        return free
    _, action = best(mind, options)
    if action is not None:
        return action
    if act.BREATHE in options and s.oxygen[who] > SPARE_AIR and could(mind) >= BREATH:
        return act.BREATHE
    return act.END_TURN


def extra(mind: Mind, options: list[Action]) -> Action:
    """An action that was asked for: it is taken in any case, for else the question would come again."""
    return max(options, key=lambda action: -9.0 if isinstance(action, act.Back) else worth_of(mind, action))


def could(mind: Mind) -> float:
    """What the best action would be worth, whatever pays for it."""
    found: list[Action] = []
    action_options(mind.s, mind.who, ANY_ACTION, found)
    value, action = best(mind, found)
    return value if action is not None else 0.0


def follow(s: State, options: list[Action]) -> Action | None:
    """A Command AP is spent when there is something good to do."""
    for action in options:
        if isinstance(action, act.FollowCommand) and could(Mind(s, action.rocketeer)) >= ORDER:
            return action
    return None


def answer(s: State, top: object, options: list[Action], rng: Rng) -> Action:
    """Everything that is asked between actions."""
    if isinstance(top, ChooseNext):
        return NOTHING if NOTHING in options else name_next(s, options)
    if isinstance(top, ScanTile):
        return scan(s, options)
    if isinstance(top, BeforeRoll):
        return answers.before_roll(s, options)
    if isinstance(top, AfterRoll):
        return answers.after_roll(s, options)
    if isinstance(top, PickDice):
        return answers.pick_die(s, options)
    if isinstance(top, SpendOverkills):
        return answers.spend(s, options)
    if isinstance(top, AimOverkill):
        return answers.aim(s, top.overkill, options)
    return answer_rest(s, top, options, rng)


def answer_rest(s: State, top: object, options: list[Action], rng: Rng) -> Action:
    """Losses, and the targets of gear."""
    if isinstance(top, TakeDamage):
        return answers.takes_blow(s, options)
    if isinstance(top, LoseControl):
        return answers.lose_point(s, options)
    if isinstance(top, (BeforeAliens, BeforeActivation)):
        return answers.in_alien_turn(s, top.rocketeer, options)
    if isinstance(top, StepAway):
        return answers.step_away(s, top.rocketeer, options)
    if isinstance(top, (PushAlien, MoveBack, AimPush)):
        return answers.push_away(s, options)
    if isinstance(top, AimItem):
        return gear.aim(Mind(s, top.rocketeer), card_of(s, top.item), options)
    if isinstance(top, Barter):
        return gear.barter(s, top.rocketeer, top.other, options, rng)
    if isinstance(top, EatMore):
        return options[-1] if s.hp[top.rocketeer] <= s.facts.hp[top.rocketeer] - 2 else act.DONE
    if isinstance(top, GainComponent):
        return answers.component(s, options)
    if isinstance(top, Beam):
        return options[-1] if not pending(s) else act.DONE
    return options[0]  # agree to an exchange; numbers, rallies


def name_next(s: State, options: list[Action]) -> Action:
    """Who is weakest acts first: between equals Aliens go for the highest number."""
    return min(
        [action for action in options if isinstance(action, act.ActNext)],
        key=lambda action: (s.hp[action.rocketeer], action.rocketeer),
    )


def scan(s: State, options: list[Action]) -> Action:
    """Markers while one is missing, Discoveries; rather no Aliens, unless they are what the mission is about."""
    return max(options, key=lambda action: scan_worth(s, action))


def scan_worth(s: State, action: Action) -> float:
    """What a scan promises."""
    if not isinstance(action, act.Scan | act.ScanAfar):
        return 0.0
    lying = s.tokens[action.place]
    value = -1.0 if isinstance(action, act.ScanAfar) else 0.0
    if lying & MARKER and s.unseen_markers:
        value += 3.0
    if lying & DISCOVERY_TOKEN:
        value += 2.0 if wants(s, TECHNOLOGY) else 0.4
    if lying & ALIEN_TOKEN:
        value -= 1.0 if not lying & RESERVED_TOKEN else -1.0
    if lying & ALERT_TOKEN:
        value -= 0.6
    board = board_of(s)
    return value - 0.05 * min(board.distance[action.place * board.n + s.at[who]] for who in s.crew)
