"""A Rescue before the dice are rolled: its chance, what success would leave, and how it can be told ahead."""

from math import pow as power

from coffret.games.thunderbirds.bot.chances import share
from coffret.games.thunderbirds.bot.layout import imagine_token
from coffret.games.thunderbirds.bot.prices import PROMISE
from coffret.games.thunderbirds.bot.scheme import held, needed
from coffret.games.thunderbirds.rules.bonus import conditions_met, position_bonus
from coffret.games.thunderbirds.rules.events import end_events
from coffret.games.thunderbirds.rules.rescue import is_steady, rescues
from coffret.games.thunderbirds.rules.table import comms_are_open, slot_of
from coffret.games.thunderbirds.state import (
    ANY,
    INTELLIGENCE,
    KINDS_OF_TOKENS,
    NOBODY,
    TEAMWORK,
    TOKENS_OF_A_KIND,
    State,
)
from coffret.kernel.stack import copy


def rescue_chance(s: State, player: int, disaster: int) -> float:
    """The chance of a Rescue with what the Scheme does not need, and with everybody's cards."""
    if s.facts.number[disaster] == 0:
        return 1.0 if conditions_met(s, disaster) else 0.0
    need = s.facts.number[disaster] - position_bonus(s, player, disaster)
    tokens = s.tokens[player]
    if comms_are_open(s):
        for card, owner in enumerate(s.fab):
            if owner >= 0 and s.facts.adds[card] and s.facts.adds_to[card] == s.facts.type[disaster]:
                need -= s.facts.adds[card]
    spare = 9 if slot_of(s, disaster) >= 7 else 0  # when it presses, everything is spent
    twos = max(0, min(tokens[TEAMWORK], tokens[TEAMWORK] - needed(s, TEAMWORK) + spare))
    rerolls = max(0, min(min(tokens[INTELLIGENCE], 2), tokens[INTELLIGENCE] - needed(s, INTELLIGENCE) + spare))
    return share(need - 2 * twos, rerolls + (1 if is_steady(s, player) else 0))


def averted(s: State, player: int, disaster: int) -> State:
    """The table after a success."""
    after: State = copy(s)
    imagine_success(after, player, disaster)
    return after


def imagine_success(table: State, player: int, disaster: int) -> None:
    """The card is gone, and the rewards are taken."""
    table.slots = table.slots[:]
    table.slots[slot_of(table, disaster)] = NOBODY
    end_events(table, table.facts.until_rescue)
    for token in table.facts.reward[disaster]:
        imagine_token(table, player, wish(table) if token == ANY else token)


def wish(s: State) -> int:
    """The token that is wanted most of those in the supply."""
    best, most = TEAMWORK, -TOKENS_OF_A_KIND - 1
    for token in range(KINDS_OF_TOKENS):
        if s.supply[token]:
            lacks = needed(s, token) - held(s, token)
            if lacks > most:
                best, most = token, lacks
    return best


def promise(s: State, left: int) -> float:
    """What the Rescues that can be tried here may bring."""
    if left == 0:
        return 0.0
    total = 0.0
    for disaster in rescues(s, s.turn):
        fails = power(1.0 - rescue_chance(s, s.turn, disaster), left)
        total += (1.0 - fails) * slot_of(s, disaster)
    return PROMISE * total
