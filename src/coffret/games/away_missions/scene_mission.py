"""The mission as it stands: its objectives with their progress, its special rules, and what Red Alert brings."""

from coffret.games.away_missions.cards import (
    ALARM,
    ANY_SCHEMATIC,
    BOSS,
    CLEAR,
    COLLECT,
    DEADLINE,
    DO_TASK,
    DRAW,
    FEAR,
    FOG,
    GATHER,
    HOLD_OUT,
    HURT,
    INCLUDE,
    LIMIT,
    MUSTER_NEAR,
    REINFORCE,
    SEAL,
    SPAWN,
    VENT,
    Clause,
    Scenario,
)
from coffret.games.away_missions.names import COMMODORE, GALACTIC_OVERLORD, SCENARIOS, THRALL, TILES
from coffret.games.away_missions.rules.arriving import counts_thralls
from coffret.games.away_missions.rules.objectives import by_crew, collected, earlier_hold, has_box, holds, markers_left
from coffret.games.away_missions.rules.scenario import last_turn, overlord_draws, reach_of
from coffret.games.away_missions.rules.table import FIRST_FIGURE, KIND_OF, crew_at, is_in, place_of_tile, scenario_of
from coffret.games.away_missions.rules.tokens import muster_places
from coffret.games.away_missions.setup import ChooseCrew, DealRocketeer
from coffret.games.away_missions.state import SETTING_UP, State
from coffret.kernel.scene import Feed
from coffret.kernel.text import LANGUAGES, Message


def mission(s: State) -> Feed:
    """The mission in lines: what is to be done, what is different here, how far the alert is."""
    told = scenario_of(s)
    lines: list[Message] = []
    if not is_enlisting(s):
        lines += [objective(s, number) for number in range(len(told.objectives))]
    lines += [line for clause in told.rules if (line := special_rule(s, clause))]
    lines.append(muster(s))
    lines += [line for clause in told.red_alert if (line := red_alert(s, clause))]
    if overlord_draws(s):
        lines.append(Message("red-overlord"))
    if s.level != COMMODORE - 1:
        lines.append(Message("mission-level", {"level": Message(f"level-{s.level}")}))
    if s.phase != SETTING_UP:
        lines.append(Message("mission-arrow", {"way": s.arrow}))
    if s.power_out:
        lines.append(Message("mission-power-out"))
    if s.red_alert:
        lines.append(Message("mission-red-alert"))
    return Feed(id="mission", label=title(s), lines=lines)


def title(s: State) -> Message:
    """What the mission is called."""
    told = scenario_of(s)
    if told.words:
        return Message("mission-title", own_words(told, "title"))
    return Message(f"scenario-{SCENARIOS[s.scenario]}")


def story(s: State) -> Feed | None:
    """The briefing, and at the end what became of it; a mission of a user's own may have neither.

    A feed called `report` is shown with the outcome.
    """
    told = scenario_of(s)
    part = "story" if s.outcome is None else "won" if s.outcome.winners else "lost"
    line = Message(f"{part}-{told.id}")
    if told.id not in SCENARIOS:
        found = own_words(told, part)
        if not any(found.values()):
            return None
        line = Message("mission-story", found)
    if part == "story":
        return Feed(id="story", label=Message("story-briefing"), lines=[line])
    return Feed(id="report", label=Message("story-epilogue"), lines=[line])


def own_words(told: Scenario, part: str) -> dict[str, str]:
    """A text of a scenario of a user's own, by language; one that is missing is told in another."""
    first = next((texts[part] for texts in told.words.values() if texts[part]), "")
    return {language: told.words.get(language, {}).get(part) or first for language in LANGUAGES}


def is_enlisting(s: State) -> bool:
    """Whether the size of the crew is still open."""
    return any(isinstance(step, ChooseCrew | DealRocketeer) for step in s.stack)


def objective(s: State, number: int) -> Message:
    """One objective, met or open."""
    clause = scenario_of(s).objectives[number]
    what = wanted(s, number, clause)
    if clause.verb == DO_TASK:
        what = on_conditions(clause, what)
    met = s.phase != SETTING_UP and holds(s, number)
    if clause.verb in (GATHER, CLEAR):  # what holds by itself at the start counts only in the end
        met = met and earlier_hold(s, number)
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
    if clause.verb == CLEAR:
        there = [figure for figure in s.figures if KIND_OF[figure] == clause.alien]
        return Message("objective-clear", {"kind": clause.alien, "number": len(there)})
    if clause.verb == HOLD_OUT:
        return Message("objective-hold-out", {"number": s.work[number]})
    boss = next(rule for rule in scenario_of(s).rules if rule.verb == BOSS)
    full = by_crew(s, boss)
    left = full if s.phase == SETTING_UP else s.alien_hp[FIRST_FIGURE[boss.alien]]
    args = {"kind": boss.alien, "number": left, "limit": full}
    return Message("objective-slay", args)


def on_conditions(clause: Clause, what: Message) -> Message:
    """A task with what it asks of who tries it."""
    for asked, condition in ((clause.together, "together"), (clause.once, "once"), (clause.weapons, "weapons")):
        if asked:
            what = Message(f"objective-{condition}", {"what": what})
    return what


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
        size = max(0, len(s.crew) - 2)
        now, then = clause.amount[size], clause.red[size]
        if s.red_alert or now == then:
            return Message("rule-spawn", {"kind": clause.alien, "number": then})
        return Message("rule-spawn-red", {"kind": clause.alien, "number": now, "count": then})
    if clause.verb == HURT:
        args = {"tile": clause.tiles[0], "number": reach_of(s, clause), "turn": clause.turn, "count": clause.every}
        return Message("rule-hurt-grows" if clause.every else "rule-hurt", args)
    if clause.verb == DEADLINE:
        return Message("rule-deadline", {"number": last_turn(s, clause)})
    if clause.verb == FEAR and markers_left(s, clause.tiles):
        return Message("rule-fear-always" if s.red_alert and clause.red_within else "rule-fear")
    if clause.verb == FOG and markers_left(s, clause.tiles):
        return Message("rule-fog", {"number": clause.within})
    if clause.verb == ALARM and markers_left(s, clause.tiles):
        return Message("rule-alarm-overlord" if s.level >= GALACTIC_OVERLORD else "rule-alarm")
    if clause.verb == BOSS:
        return Message("rule-boss", {"number": clause.red[max(0, len(s.crew) - 2)]})
    if clause.verb == SEAL and markers_left(s, clause.tiles[1:]):
        return Message(
            "rule-seal", {"tile": clause.tiles[0], "until": Message("marker-gone", {"tile": clause.tiles[1]})}
        )
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


def muster(s: State) -> Message:
    """Where the Aliens of an Alert! come: on the closest of the tiles that the rules look at now."""
    places = muster_places(s)
    if not places:
        near = [clause for clause in scenario_of(s).rules if clause.verb == MUSTER_NEAR]
        return Message("rule-muster-near", {"place": near[0].within}) if near else Message("rule-muster-here")
    names = [Message("tile-place", {"tile": s.tile[place], "place": place}) for place in places]
    return Message("rule-muster" if len(names) == 1 else "rule-muster-closest", {"tiles": names})


def red_alert(s: State, clause: Clause) -> Message | None:
    """What Red Alert brings."""
    if clause.verb == DRAW:
        what = Message("red-draw-aliens" if s.level >= GALACTIC_OVERLORD else "red-draw", {"number": clause.orders})
        tiles = [Message(f"tile-{TILES[tile]}") for tile in clause.after]
        if tiles and markers_left(s, clause.after):
            what = Message("red-after", {"what": what, "tiles": tiles})
        if clause.tiles and not s.red_alert:
            return Message("red-muster", {"what": what, "tiles": [Message(f"tile-{TILES[it]}") for it in clause.tiles]})
        return what
    if clause.verb == VENT:
        size = max(0, len(s.crew) - 2)
        return Message("red-vent", {"kind": clause.alien, "count": clause.amount[size], "number": clause.orders})
    assert clause.verb == REINFORCE
    if s.level >= GALACTIC_OVERLORD and clause.alien == THRALL and counts_thralls(s):  # AM-OPT-14
        return None
    count = clause.amount[max(0, len(s.crew) - 2)]
    return Message("red-reinforce", {"kind": clause.alien, "tile": clause.tiles[0], "number": count})


def unscanned(s: State) -> int:
    """How many tiles are still dark: with none left Red Alert begins."""
    board = s.facts.boards[s.board]
    return len([place for place in range(board.n) if is_in(board.present & ~s.scanned, place)])
