# interpreted
"""What tiles hide, what items and tasks are worth: odds of markers, of tasks and analyses, and what is still wanted."""

from __future__ import annotations

from coffret.games.away_missions.bot.errands import pending
from coffret.games.away_missions.cards import (
    ASSEMBLED,
    COLLECT,
    DISCOVERY_DECK,
    FIRST_SLOTS,
    RESCUED_THRALLS,
    SUBDUED,
    TECHNOLOGY,
)
from coffret.games.away_missions.counsel.reading import Reading, card_name, ground, note, percent, still_wanted
from coffret.games.away_missions.names import THRALL, WAR_THRALL
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.rules.objectives import by_crew, collected
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.table import card_of, distance, scenario_of
from coffret.games.away_missions.rules.tasks import open_task
from coffret.games.away_missions.state import (
    ALERT_TOKEN,
    ALIEN_TOKEN,
    DISCOVERY_TOKEN,
    FOR_ANALYSIS,
    FOR_TASK,
    KIT,
    MARKER,
    NOBODY,
    RESERVED_TOKEN,
    State,
)
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message

NEAR = 2  # tiles from somebody, or fewer


def of_scan(s: State, place: int) -> list[Ground]:
    """Say what may lie on a tile that is turned up."""
    lying = s.tokens[place]
    found = []
    if s.tile[place] >= 0:
        found.append(ground("known-tile", 0.4, tile=s.tile[place]))
    if lying & MARKER:
        ways = s.unseen_markers.bit_count()
        found.append(ground("marker", 0.7 if ways else 0.2, not ways, ways=ways, of=ways + s.unseen_decoys))
    if lying & DISCOVERY_TOKEN:
        left = wanted(s, TECHNOLOGY)
        found.append(ground("discovery-wanted", 0.65, number=left) if left else ground("discovery", 0.35))
    kind = certain(s) if lying & RESERVED_TOKEN else NOBODY
    if kind != NOBODY:
        found.append(ground("brings-for-certain", 0.5, not wants_kind(s, kind), kind=kind))
    elif lying & ALIEN_TOKEN:
        found.append(ground("aliens-come", 0.45, True))
    if lying & ALERT_TOKEN and s.unseen_alarms + s.unseen_quiet:
        of = s.unseen_alarms + s.unseen_quiet
        found.append(ground("alarm", 0.4, True, ways=s.unseen_alarms, of=of))
    if not lying:
        found.append(ground("nothing-there", 0.3))
    steps, who = min([(distance(s, s.at[who], place), who) for who in s.crew])
    near = len([1 for one in s.crew if distance(s, s.at[one], place) <= NEAR])
    if len(s.crew) > 1 and near in (0, len(s.crew)):
        return found
    return [*found, ground("next-to", 0.25, rocketeer=who, number=steps)]


def certain(s: State) -> int:
    """Which Alien the scenario has put under some Alien tokens for certain; NOBODY if none."""
    return next((clause.alien for clause in scenario_of(s).rules if clause.verb == FIRST_SLOTS), NOBODY)


def wants_kind(s: State, kind: int) -> bool:
    """Whether the mission still asks for Thralls, and this is one."""
    return kind in (THRALL, WAR_THRALL) and any(wanted(s, what) for what in (SUBDUED, RESCUED_THRALLS))


def wanted(s: State, what: int) -> int:
    """How much more of something the mission wants collected."""
    number = still_wanted(s, COLLECT, what)
    return by_crew(s, scenario_of(s).objectives[number]) - collected(s, what) if number != NOBODY else 0


def of_task(it: Reading, task: int) -> list[Ground]:
    """Say how likely a task succeeds, and how much of it is left."""
    s = it.s
    number = open_task(s, it.here, task)
    if number == NOBODY:
        return []
    dice = iq_dice(s, it.who) + extra_dice(s, it.who, FOR_TASK, NOBODY, 0)
    if by_crew(s, scenario_of(s).objectives[number]) > 1:
        return [ground("works-on", 0.8, dice=dice, percent=percent(dice), number=s.work[number])]
    left = len(pending(s)) - 1
    id = "does-last" if not left else "does"
    return [ground(id, 0.85, dice=dice, percent=percent(dice), number=left)]


def of_analysis(it: Reading, item: int) -> list[Ground]:
    """Say how likely an item is made to work, and what for."""
    s = it.s
    dice = iq_dice(s, it.who) + extra_dice(s, it.who, FOR_ANALYSIS, NOBODY, 0)
    card = card_of(s, item)
    left = wanted(s, ASSEMBLED)
    if s.facts.is_schematic[card] and left:
        return [ground("assembles", 0.8, dice=dice, percent=percent(dice), number=left)]
    return [ground("analyses", 0.5, dice=dice, percent=percent(dice)), note(s, item, 0.4)]


def of_picking_up(s: State, item: int) -> list[Ground]:
    """Say what an item is good for that lies here."""
    found = [ground("costs-nothing", 0.35)]
    if item in s.facts.in_deck[DISCOVERY_DECK] and (left := wanted(s, TECHNOLOGY)):
        return [ground("counts-for-mission", 0.7, number=left), *found]
    return [note(s, item, 0.45), *found]


def of_kit_here(s: State, who: int) -> list[Ground]:
    """Say what lies under a Rocketeer token."""
    items = tuple([Message(f"item-{card_name(s, item)}") for item, at in enumerate(s.item_at) if at == KIT + who])
    return [ground("kit-holds", 0.8, items=items)] if items else []


def of_use(s: State, item: int) -> list[Ground]:
    """Say what an item does, and what is left of it."""
    found = [note(s, item, 0.5)]
    if s.facts.max_charges[card_of(s, item)] and s.charges[item] > 0:
        left = s.charges[item] - 1
        found.append(ground("charges-left", 0.3, not left, number=left))
    return found


def of_item(s: State, item: int) -> list[Ground]:
    """Say what an item is good for."""
    return [note(s, item, 0.4)]
