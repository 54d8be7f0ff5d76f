"""What a position is judged by: numbers from which the chance to win is learnt, mission by mission."""

from typing import Final

from coffret.games.away_missions.bot.danger import HARM, exposure, threat
from coffret.games.away_missions.bot.errands import goals, pending
from coffret.games.away_missions.bot.ways import field
from coffret.games.away_missions.cards import CLEAR, COLLECT, FAR, HOLD_OUT
from coffret.games.away_missions.names import QUEEN, SCENARIOS, THRALL
from coffret.games.away_missions.rules.attack import weapons_of
from coffret.games.away_missions.rules.objectives import by_crew, collected
from coffret.games.away_missions.rules.scenario import deadline
from coffret.games.away_missions.rules.table import FIRST_FIGURE, KIND_OF, board_of, scenario_of
from coffret.games.away_missions.state import (
    ACTED_ONCE,
    ALERT_TOKEN,
    ALIEN_TOKEN,
    ALIEN_TURN,
    DISCOVERY_TOKEN,
    MARKER,
    NOBODY,
    NOWHERE,
    RESERVED_TOKEN,
    STUNNED,
    State,
)
from coffret.games.away_missions.view import View
from coffret.kernel.sums import sum_of

FEATURES: Final = (
    *("pending", "work", "to-collect", "to-clear", "markers", "way", "furthest", "turn", "late", "hp", "weakest"),
    *("hp-left", "second-weakest", "air", "least-air", "threat", "exposed", "worst-exposed", "aliens", "harm"),
    *("stunned", "alien-tokens", "alert-tokens", "discoveries", "unscanned", "unseen-aliens", "alarms", "alert"),
    *("points", "charges", "carried", "weapons", "aliens-turn", "queen", "nearly-done", "exposed-weak", "three"),
    *("four", "five", "six", "commodore", "admiral", "overlord", "cadet", "to-act", "time-left", "pace"),
    *("out-of-reach", "holds-out", "apart", "found", "to-find", "set-up"),
)
LONG: Final = 10  # game turns
FULL_HP: Final = 5


def setting(v: View) -> str:
    """The mission: each has weights of its own."""
    return SCENARIOS[v.table.scenario]


def features(v: View) -> list[float]:
    """How a crew stands: what is left to do and how far away, how well everybody is, and what the Aliens threaten."""
    s = v.table
    crew = len(s.crew)
    if s.turn == 0 or not crew:
        return at_first(s)
    open = pending(s)
    ways = [way(s, who) for who in s.crew]
    hp = sorted([s.hp[who] for who in s.crew])
    exposed = [exposure(s, s.at[who]) for who in s.crew]
    queen = FIRST_FIGURE[QUEEN]
    wanted = left_to(s, open, COLLECT)
    left = max(0, deadline(s) + 1 - s.turn) if deadline(s) != NOBODY else 0
    weak = max([harm / max(1, s.hp[who]) for harm, who in zip(exposed, s.crew)])
    return [
        float(len(open)),
        sum(s.work) / 5,
        wanted / 3,
        left_to(s, open, CLEAR) / 3,
        lying(s, MARKER) / 3,
        sum_of(ways) / (5 * crew),
        max(ways) / 5,
        s.turn / LONG,
        max(0, s.turn - LONG) / LONG,
        sum(hp) / (FULL_HP * crew),
        hp[0] / FULL_HP,
        float(hp[0] <= 1),
        hp[min(1, crew - 1)] / FULL_HP,
        sum([s.oxygen[who] for who in s.crew]) / (FULL_HP * crew),
        min([s.oxygen[who] for who in s.crew]) / FULL_HP,
        sum_of([threat(s, alien) for alien in s.figures]) / 5,
        sum_of(exposed) / (3 * crew),
        max(exposed) / 5,
        len(s.figures) / 10,
        sum_of([HARM[KIND_OF[alien]] * s.alien_hp[alien] for alien in s.figures]) / 10,
        sum([1 for alien in s.figures if s.alien_state[alien] & STUNNED]) / 3,
        lying(s, ALIEN_TOKEN) / 5,
        lying(s, ALERT_TOKEN) / 3,
        lying(s, DISCOVERY_TOKEN) / 3,
        (len(s.tile) - s.scanned.bit_count()) / 10,
        s.unseen_aliens.bit_count() / 10,
        s.unseen_alarms / 5,
        float(s.red_alert),
        sum([s.points[3 * who] + s.points[3 * who + 1] for who in s.crew]) / (3 * crew),
        sum([s.charges[item] for item in range(len(s.item_at)) if s.item_at[item] in s.crew]) / 5,
        sum([1 for where in s.item_at if where in s.crew]) / (5 * crew),
        sum([1 for who in s.crew if weapons_of(s, who)]) / crew,
        float(s.phase == ALIEN_TURN),
        s.alien_hp[queen] / 10 if s.alien_at[queen] != NOWHERE else 0.0,
        float(not open),
        weak / 3,
        float(crew == 3),
        float(crew == 4),
        float(crew == 5),
        float(crew == 6),
        float(s.level == 2),
        float(s.level == 3),
        float(s.level == 4),
        float(s.level == 0),
        sum([1 for who in s.crew if not s.done[who] & ACTED_ONCE]) / crew,
        left / LONG,
        min(3.0, wanted / left) if left else 0.0,
        max(0.0, wanted - in_reach(s)) / 3,
        holding_out(s, open) / 3,
        apart(s) / 5,
        s.marked.bit_count() / 3,
        s.unseen_markers.bit_count() / 3,
        0.0,
    ]


def at_first(s: State) -> list[float]:
    """Before the first game turn nothing is told but the crew."""
    found = [0.0] * len(FEATURES)
    found[-1] = 1.0
    for crew in (3, 4, 5, 6):
        found[FEATURES.index("three") + crew - 3] = float(len(s.crew) == crew)
    return found


def way(s: State, who: int) -> float:
    """Actions from a Rocketeer to its goal."""
    aims = goals(s, who)
    steps = field(s, aims)[s.at[who]] if aims else 0
    return float(min(steps, 12)) if steps < FAR else 12.0


def lying(s: State, token: int) -> int:
    """How many tiles have a token of a kind."""
    return len([1 for tokens in s.tokens if tokens & token])


def in_reach(s: State) -> int:
    """Thralls that can still be caught for certain: those in play, and one for each token that lists one."""
    return len([1 for one in s.figures if KIND_OF[one] == THRALL]) + lying(s, RESERVED_TOKEN)


def holding_out(s: State, open: list[int]) -> int:
    """Game turns for which the crew must still hold out, once all else is done."""
    if not open or scenario_of(s).objectives[open[0]].verb != HOLD_OUT:
        return 0
    return s.work[open[0]]


def apart(s: State) -> float:
    """How far the Rocketeers are from each other on average."""
    board = board_of(s)
    steps = [board.distance[s.at[one] * board.n + s.at[other]] for one in s.crew for other in s.crew if one != other]
    return sum(steps) / max(1, len(steps))


def left_to(s: State, open: list[int], verb: int) -> float:
    """How much the open objectives of a kind still ask for."""
    found = 0.0
    for number in open:
        clause = scenario_of(s).objectives[number]
        if clause.verb == verb == COLLECT:
            found += by_crew(s, clause) - collected(s, clause.what)
        elif clause.verb == verb == CLEAR:
            found += len([1 for one in s.figures if KIND_OF[one] == clause.alien])
    return found
