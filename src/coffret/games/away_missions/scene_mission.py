"""The mission as it stands: its objectives with their progress, its special rules, and what Red Alert brings."""

from coffret.games.away_missions.cards import (
    ALARM,
    ANY_SCHEMATIC,
    BOSS,
    COLLECT,
    DO_TASK,
    DRAW,
    FEAR,
    FOG,
    GATHER,
    HURT,
    INCLUDE,
    LIMIT,
    REINFORCE,
    SEAL,
    SPAWN,
    VENT,
    Clause,
    Scenario,
)
from coffret.games.away_missions.names import COMMODORE, SCENARIOS, TILES
from coffret.games.away_missions.rules.objectives import by_crew, collected, has_box, holds, markers_left
from coffret.games.away_missions.rules.table import FIRST_FIGURE, crew_at, is_in, place_of_tile, scenario_of
from coffret.games.away_missions.setup import ChooseCrew, DealRocketeer
from coffret.games.away_missions.state import SETTING_UP, State
from coffret.kernel.scene import Feed
from coffret.kernel.text import LANGUAGES, Message


def mission(s: State) -> Feed:
    """The mission in lines: what is to be done, what is different here, how far the alert is."""
    told = scenario_of(s)
    lines = [Message("mission-story", story(told, "story"))] if told.words else []
    if not is_enlisting(s):
        lines += [objective(s, number) for number in range(len(told.objectives))]
    lines += [line for clause in told.rules if (line := special_rule(s, clause))]
    lines += [line for clause in told.red_alert if (line := red_alert(s, clause))]
    if s.level != COMMODORE - 1:
        lines.append(Message("mission-level", {"level": Message(f"level-{s.level}")}))
    if s.phase != SETTING_UP:
        lines.append(Message("mission-arrow", {"way": s.arrow}))
    if s.power_out:
        lines.append(Message("mission-power-out"))
    if s.red_alert:
        lines.append(Message("mission-red-alert"))
    title = Message("mission-title", story(told, "title")) if told.words else None
    return Feed(id="mission", label=title or Message(f"scenario-{SCENARIOS[s.scenario]}"), lines=lines)


def story(told: Scenario, part: str) -> dict[str, str]:
    """Title or story of a scenario of a user's own, by language; one that is missing is told in another."""
    first = next(iter(told.words.values()))
    return {language: told.words.get(language, first)[part] for language in LANGUAGES}


def is_enlisting(s: State) -> bool:
    """Whether the size of the crew is still open."""
    return any(isinstance(step, ChooseCrew | DealRocketeer) for step in s.stack)


def objective(s: State, number: int) -> Message:
    """One objective, met or open."""
    clause = scenario_of(s).objectives[number]
    what = wanted(s, number, clause)
    met = s.phase != SETTING_UP and holds(s, number)
    return Message("objective-met" if met else "objective-open", {"what": what})


def wanted(s: State, number: int, clause: Clause) -> Message:
    """What an objective wants, and how much of it there is."""
    if clause.verb == GATHER:
        there = [] if s.phase == SETTING_UP else crew_at(s, place_of_tile(s, clause.tiles[0]))
        return Message("objective-gather", {"tile": clause.tiles[0], "count": len(there), "limit": len(s.crew)})
    if clause.verb == COLLECT:
        args = {"number": collected(s, clause.what), "limit": by_crew(s, clause)}
        return Message(f"objective-collect-{clause.what}", args)
    if clause.verb == DO_TASK:
        return task(s, number, clause)
    boss = next(rule for rule in scenario_of(s).rules if rule.verb == BOSS)
    full = by_crew(s, boss)
    left = full if s.phase == SETTING_UP else s.alien_hp[FIRST_FIGURE[boss.alien]]
    args = {"kind": boss.alien, "number": left, "limit": full}
    return Message("objective-slay", args)


def task(s: State, number: int, clause: Clause) -> Message:
    """A task: where, and how much of it is left."""
    tiles = [tile for tile in clause.tiles if is_part(s, tile)]
    names = [
        Message("tile-place", {"tile": tile, "place": place_of_tile(s, tile)})
        if place_of_tile(s, tile) >= 0
        else Message("tile-hidden", {"tile": tile})
        for tile in tiles
    ]
    if by_crew(s, clause) > 1:
        return Message("objective-work", {"task": clause.what, "tiles": names, "number": s.work[number]})
    if has_box(s, clause) and len(tiles) > 1:
        left = len([tile for tile in tiles if markers_left(s, (tile,))])
        return Message("objective-tasks", {"task": clause.what, "tiles": names, "number": left})
    return Message("objective-task", {"task": clause.what, "tiles": names})


def is_part(s: State, tile: int) -> bool:
    """Whether a tile is in this game at all."""
    told = scenario_of(s)
    fixed = [there for _, there, _ in told.fixed]
    return tile in fixed or tile in told.marker_tiles[max(0, len(s.crew) - 2)]


def special_rule(s: State, clause: Clause) -> Message | None:
    """A special rule that matters beyond set-up, as long as it does."""
    if clause.verb == SPAWN and markers_left(s, clause.tiles):
        amounts = clause.red if s.red_alert else clause.amount
        return Message("rule-spawn", {"kind": clause.alien, "number": amounts[max(0, len(s.crew) - 2)]})
    if clause.verb == HURT:
        within = clause.red_within if s.red_alert else clause.within
        return Message("rule-hurt", {"tile": clause.tiles[0], "number": within, "turn": clause.turn})
    if clause.verb == FEAR and markers_left(s, clause.tiles):
        return Message("rule-fear-always" if s.red_alert and clause.red_within else "rule-fear")
    if clause.verb == FOG and markers_left(s, clause.tiles):
        return Message("rule-fog", {"number": clause.within})
    if clause.verb == ALARM and markers_left(s, clause.tiles):
        return Message("rule-alarm")
    if clause.verb == BOSS:
        return Message("rule-boss", {"number": clause.red[max(0, len(s.crew) - 2)]})
    if clause.verb == SEAL and markers_left(s, clause.tiles[1:]):
        return Message("rule-seal", {"tile": clause.tiles[0], "until": Message(f"tile-{TILES[clause.tiles[1]]}")})
    return promise(s, clause)


def promise(s: State, clause: Clause) -> Message | None:
    """What is known for certain of the Discovery tokens that still lie face down."""
    if clause.verb == LIMIT:
        return Message("rule-limit", {"card": clause.what, "number": clause.amount[max(0, len(s.crew) - 2)]})
    if clause.verb != INCLUDE:
        return None
    schematics = clause.what == ANY_SCHEMATIC
    left = s.schematic_slots if schematics else s.mysterium_slots
    if s.phase == SETTING_UP:
        left = clause.amount[max(0, len(s.crew) - 2)]
    return Message("rule-schematics" if schematics else "rule-mysterium", {"number": left}) if left else None


def red_alert(s: State, clause: Clause) -> Message | None:
    """What Red Alert brings."""
    if clause.verb == DRAW:
        return Message("red-draw", {"number": clause.orders})
    if clause.verb == VENT:
        size = max(0, len(s.crew) - 2)
        return Message("red-vent", {"kind": clause.alien, "count": clause.amount[size], "number": clause.orders})
    assert clause.verb == REINFORCE
    return Message("red-reinforce", {"kind": clause.alien, "tile": clause.tiles[0]})


def unscanned(s: State) -> int:
    """How many tiles are still dark: with none left Red Alert begins."""
    board = s.facts.boards[s.board]
    return len([place for place in range(board.n) if is_in(board.present & ~s.scanned, place)])
