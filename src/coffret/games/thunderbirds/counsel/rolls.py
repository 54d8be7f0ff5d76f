# interpreted
"""What a Rescue needs: before the roll, after it, and with all that can still be added."""

from __future__ import annotations

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.chances import open_rescue
from coffret.games.thunderbirds.counsel.chance import Chance, chance, chance_of, need
from coffret.games.thunderbirds.counsel.tokens import lacking
from coffret.games.thunderbirds.counsel.track import ground, others_first, pressing
from coffret.games.thunderbirds.odds import percent
from coffret.games.thunderbirds.rules.hood import hood_steps, john_ignores
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.state import (
    ANY,
    NOBODY,
    SCHEME_SPACES,
    TURN_DIE,
    State,
)
from coffret.kernel import NOTHING, Action
from coffret.kernel.counsel import Ground

FACES_OF = 6


def of_attempt(s: State, player: int, disaster: int) -> list[Ground]:
    """Say how likely a Rescue succeeds, why it presses, and what it brings."""
    wanted = need(s, player, disaster)
    found = [*pressing(s, disaster), *others_first(s, disaster), *of_reward(s, disaster)]
    if s.facts.number[disaster] == 0:
        return [*found, ground("sure", 0.6, disaster=disaster)]
    odds = chance(s, player, wanted, player == s.turn)
    found.append(told_need(wanted, odds, 0.35))
    return [*found, *of_faces(s)]


def told_need(wanted: int, odds: Chance, weight: float) -> Ground:
    """What the dice must show, and how likely that is."""
    return ground("odds", weight + odds.most / 250, odds.most < 30, need=max(0, wanted), chance=odds.told())


def of_reward(s: State, disaster: int) -> list[Ground]:
    """Say which tokens a success brings that the Scheme still lacks."""
    missing = lacking(s)
    reward = s.facts.reward[disaster]
    fixed = tuple(sorted({token for token in reward if token != ANY and missing[token] and s.supply[token]}))
    if fixed:
        return [ground("reward", 0.45, tokens=fixed)]
    free = tuple([token for token in range(len(missing)) if missing[token] and s.supply[token]])
    return [ground("reward-any", 0.4, tokens=free)] if ANY in reward and free else []


def of_faces(s: State) -> list[Ground]:
    """Say how likely the Hood faces of a roll bring the Hood to his Scheme."""
    if s.scheme == NOBODY:
        return []
    faces = SCHEME_SPACES[s.foiled] - s.hood + john_ignores(s)
    if faces > 2:
        return []
    found = 11 if faces == 1 else 1
    return [ground("faces", 0.8 if faces == 1 else 0.3, True, ways=found, of=36)]


# The Rescue under way


def of_roll(s: State, rescue: OpenRescue, action: Action) -> list[Ground]:
    """Say what each thing that can be done to a roll makes of it."""
    player = s.player_of[rescue.character]
    wanted = s.facts.number[rescue.disaster] - rescue.bonus - s.added
    if not s.rolled:
        return before_roll(s, player, wanted, action)
    first, second = s.dice
    short = wanted - first - second
    if isinstance(action, act.Reroll | act.Steady):
        kept = second if action.die == 0 else first
        return of_reroll(kept, wanted, short, s.dice[action.die] == 0 and hood_steps(s) > 0)
    if isinstance(action, act.AddTwo):
        return of_addition(short, 2)
    if isinstance(action, act.Play):
        return of_play(s, action.card, wanted, short)
    if short <= 0:
        return [ground("enough", 0.6), *of_faces_now(s)]
    return [] if action is NOTHING else [ground("fails", 0.6, True, count=short), *of_further_try(s, player, rescue)]


def before_roll(s: State, player: int, wanted: int, action: Action) -> list[Ground]:
    """Say what the dice must show, as things are or after a card."""
    more = s.facts.adds[action.card] if isinstance(action, act.Play) else 0
    if more:
        return [ground("lifts", 0.6, percent=percent(wanted, 0), most=percent(wanted - more, 0))]
    return [told_need(wanted, chance(s, player, wanted), 0.4)]


def of_reroll(kept: int, wanted: int, short: int, is_hood: bool) -> list[Ground]:
    """Say which faces would do, and what a Hood face less or more means."""
    good = sum([face + kept >= wanted for face in range(FACES_OF)])
    if short > 0:
        return [ground("reroll", 0.3 + good / 10, good == 0, ways=good, of=FACES_OF)]
    found = [ground("reroll-hood", 0.5, ways=FACES_OF - 1, of=FACES_OF)] if is_hood else []
    return [*found, ground("reroll-risk", 0.5, True, ways=FACES_OF - good, of=FACES_OF)] if good < FACES_OF else found


def of_addition(short: int, more: int) -> list[Ground]:
    """Say whether what is added is enough."""
    if short <= more:
        return [ground("makes-it", 0.8, plus=more)]
    return [ground("still-short", 0.5, True, plus=more, count=short - more)]


def of_play(s: State, card: int, wanted: int, short: int) -> list[Ground]:
    """Say what an F.A.B. card makes of the roll."""
    if s.facts.verb[card] == TURN_DIE:
        gain = 5 - min(s.dice)
        return of_addition(short, gain) if short > 0 else of_faces_now(s)
    return of_addition(short, s.facts.adds[card]) if s.facts.adds[card] else []


def of_turning(s: State, die: int) -> list[Ground]:
    """Say what it means to turn a die to 5."""
    rescue = open_rescue(s)
    if rescue is None:
        return []
    found = [ground("turns-hood", 0.5)] if s.dice[die] == 0 and hood_steps(s) > 0 else []
    short = s.facts.number[rescue.disaster] - rescue.score(s)
    return [*of_addition(short, 5 - s.dice[die]), *found] if short > 0 else found


def of_faces_now(s: State) -> list[Ground]:
    """Say where the Hood faces that show take the Hood."""
    steps = hood_steps(s)
    if not steps or s.scheme == NOBODY:
        return []
    left = SCHEME_SPACES[s.foiled] - s.hood - steps
    if left <= 0:
        return [ground("faces-now", 1.0, True)]
    return [ground("faces-steps", 0.35, True, count=left)]


def of_further_try(s: State, player: int, rescue: OpenRescue) -> list[Ground]:
    """Say how often the Rescue can be tried again in this turn."""
    if player != s.turn or not s.actions:
        return []
    odds = chance_of(s, player, rescue.disaster)
    return [ground("try-again", 0.5, count=s.actions, chance=odds.told())] if odds.most else []
