"""How it looks: the map, the crew's sheets and items, the mission, the dice; and what each option touches."""

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.cards import COMBAT, FREE
from coffret.games.away_missions.chances import acting, dice, throw
from coffret.games.away_missions.names import COMPONENTS, FIGURES, ITEMS, ROCKETEERS, TAPE_RECORDER
from coffret.games.away_missions.plans import Plans, lines, plans
from coffret.games.away_missions.rules.scenario import deadline
from coffret.games.away_missions.rules.table import KIND_OF, border_at, carried, is_in
from coffret.games.away_missions.scene_cards import foremost, zones
from coffret.games.away_missions.scene_map import board
from coffret.games.away_missions.scene_mission import mission, story, unscanned
from coffret.games.away_missions.state import (
    BY_ALIEN,
    COMMAND,
    CREW,
    EMPTY,
    FOR_TASK,
    KIT,
    LYING,
    MOST_TURNS,
    NOBODY,
    NOWHERE,
    SETTING_UP,
    SPECIAL,
    STANDARD,
    State,
)
from coffret.games.away_missions.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Badge, Feed, Meter, Scene, SeatPanel
from coffret.kernel.text import Message

POINTS = ((STANDARD, "standard", 2), (SPECIAL, "special", 1))  # AP of a Rocketeer, and how many there are


def scene(v: View) -> Scene:
    """Everything that lies on the table."""
    s = v.table
    found = plans(s)
    return Scene(
        seats=[panel(s, seat) for seat in range(s.seats)],
        board=board(s, found),
        zones=zones(s),
        meters=meters(s, v.seat),
        dice=dice(s),
        throw=throw(s),
        feeds=feeds(s, found),
        rules=rules(s),
        stake=stake(s),
    )


def stake(s: State) -> Message | None:
    """AM-GOAL-07 What hangs on the throw that is to come: a Rocketeer's last HP, or a task in the last turn."""
    if s.outcome is not None or not s.rolls:
        return None
    roll = s.rolls[-1]
    if roll.purpose == BY_ALIEN and s.hp[roll.who] == 1:
        return Message("stake-last-hp", {"rocketeer": roll.who})
    is_last = last_turn(s) is not None and s.turn == last_turn(s)
    return Message("stake-last-turn", {"rocketeer": roll.who}) if roll.purpose == FOR_TASK and is_last else None


def feeds(s: State, found: Plans) -> list[Feed]:
    """The mission, what the Aliens are up to, and the story: first of all before the play and after it."""
    told = story(s)
    shown = [mission(s), Feed(id="plans", label=Message("plans"), lines=lines(found))]
    if told is None:
        return shown
    return [told, *shown] if s.phase == SETTING_UP or s.outcome is not None else [*shown, told]


def rules(s: State) -> list[str]:
    """The rules that matter now."""
    if s.outcome is not None or not s.stack:
        return ["AM-GOAL-05"]
    return [type(s.stack[-1]).RULE]


# Seats and meters


def roles(v: View) -> list[str]:
    """Whom the seat of a view has led."""
    return [f"rocketeer-{ROCKETEERS[who]}" for who in v.table.crew if v.table.leader[who] == v.seat]


def panel(s: State, seat: int) -> SeatPanel:
    """A seat and the Rocketeers it leads."""
    led = [who for who in s.crew if s.leader[who] == seat]
    badges: list[Message | Badge] = [Message("badge-leads", {"rocketeer": who}) for who in led]
    return SeatPanel(id=f"seat-{seat + 1}", seat=seat, mark=str(seat + 1), badges=badges)


def meters(s: State, seat: int) -> list[Meter]:
    """The clock of the mission, HP and O2 of all, and the AP of the one who acts, or is asked."""
    if s.phase == SETTING_UP:
        return []
    found = [
        Meter(id="turn", label=Message("meter-turn"), value=s.turn, limit=last_turn(s)),
        Meter(id="unscanned", label=Message("meter-unscanned"), value=unscanned(s), danger=s.red_alert),
    ]
    for who in foremost(s):
        found += health(s, who)
        if who in (s.active, acting(s)) or (s.points[3 * who + COMMAND] and seat == s.leader[who]):
            found += action_points(s, who)
    return found


def last_turn(s: State) -> int | None:
    """The last game turn that the mission or a simulation grants."""
    last = deadline(s)
    if last != NOBODY:
        return last
    return None if s.may_concede else MOST_TURNS


def short(who: int) -> Message:
    """A Rocketeer in one word."""
    return Message(f"short-{ROCKETEERS[who]}")


def health(s: State, who: int) -> list[Meter]:
    """HP and O2."""
    name = ROCKETEERS[who]
    hp = Message("meter-hp", {"short": short(who)})
    oxygen = Message("meter-oxygen", {"short": short(who)})
    seat = s.leader[who]
    return [
        Meter(id=f"hp-{name}", label=hp, value=s.hp[who], limit=s.facts.hp[who], danger=s.hp[who] == 1, seat=seat),
        Meter(id=f"oxygen-{name}", label=oxygen, value=s.oxygen[who], danger=s.oxygen[who] == 1, seat=seat),
    ]


def action_points(s: State, who: int) -> list[Meter]:
    """AP of all kinds, and the one that Mind Control holds."""
    name = ROCKETEERS[who]
    third = "combat" if s.facts.third_ap[who] == COMBAT else "non-combat"
    found = [
        Meter(
            id=f"{kind}-{name}",
            label=Message("meter-standard" if points == STANDARD else f"meter-{third}", {"short": short(who)}),
            value=s.points[3 * who + points],
            limit=most,
            seat=s.leader[who],
        )
        for points, kind, most in POINTS
    ]
    if s.points[3 * who + COMMAND]:
        label = Message("meter-command", {"short": short(who)})
        found.append(Meter(id=f"command-{name}", label=label, value=s.points[3 * who + COMMAND], seat=s.leader[who]))
    if s.mind[who] != EMPTY:
        label = Message("meter-mind", {"short": short(who), "points": s.mind[who]})
        found.append(Meter(id=f"mind-{name}", label=label, value=1, danger=True, seat=s.leader[who]))
    return found


# What options touch


def touches(v: View, action: Action) -> list[str]:
    """The elements an option touches in order: what it is done with first, then where or against whom."""
    s = v.table
    if isinstance(action, act.Enlist | act.Deal):
        return [f"rocketeer-{ROCKETEERS[action.rocketeer]}"] if s.leader[action.rocketeer] == NOBODY else []
    if isinstance(action, act.Move):
        return [*rocketeer(s, acting(s)), f"place-{action.place + 1}"]
    if isinstance(action, act.Dock | act.Scan | act.ScanAfar | act.ChoosePlace | act.PickPlace):
        return [f"place-{action.place + 1}"]
    if isinstance(action, act.Attack):
        return [*item(s, action.item), *rocketeer(s, acting(s)), *aliens(s, action.alien)]
    if isinstance(action, act.AttackPlace | act.UseOn):
        return [*item(s, action.item), f"place-{action.place + 1}"]
    if isinstance(action, act.AttackMarker):
        return [*item(s, action.item), f"marker-{s.at[acting(s)] + 1}"]
    if isinstance(action, act.Subdue | act.ChooseAlien | act.PickAlien):
        return aliens(s, action.alien)
    if isinstance(action, act.PickUpKit):
        return [f"kit-{ROCKETEERS[action.rocketeer]}"]
    if isinstance(action, act.Open):
        return [*rocketeer(s, acting(s)), *hatch(s, s.at[acting(s)], action.way)]
    if isinstance(action, act.ChooseHatch):
        return hatch(s, action.place, action.way)
    if isinstance(action, act.Perform):
        return task(s, getattr(s.stack[-1], "place", s.at[acting(s)]))
    if isinstance(action, act.ChooseDie):
        return [f"die-{action.die + 1}"]
    return touched_on_sheets(s, action)


def touched_on_sheets(s: State, action: Action) -> list[str]:
    """The same for Rocketeers, their sheets and items."""
    who = acting(s)
    if isinstance(action, act.ActNext | act.TakeNumber | act.FollowCommand | act.Heal | act.Exchange):
        return rocketeer(s, action.rocketeer)
    if isinstance(action, act.ChooseRocketeer):
        return rocketeer(s, action.rocketeer)
    if isinstance(action, act.Talent):
        return rocketeer(s, who)
    if isinstance(action, act.Breathe | act.GiveOxygen):
        return [f"oxygen-{ROCKETEERS[who]}"]
    if isinstance(action, act.TakeOxygen):
        return [f"oxygen-{ROCKETEERS[partner(s, who)]}"]
    if isinstance(action, act.GivePart):
        return part(s, who, action.component)
    if isinstance(action, act.TakePart):
        return part(s, partner(s, who), action.component)
    if isinstance(action, act.ChooseComponent):
        return part(s, who, action.component)
    if isinstance(action, act.PayWith | act.LosePoint):
        kinds = {points: kind for points, kind, _ in POINTS}
        return [f"{kinds[action.points]}-{ROCKETEERS[who]}"] if action.points in kinds else []
    if isinstance(action, act.PlayBack):
        recorder = carried(s, who, TAPE_RECORDER)
        return item(s, recorder) if recorder != NOBODY else []
    held = getattr(action, "item", NOBODY)  # PickUp, Drop, Use, Inspire, Recharge, Give, Take, ChooseItem, Equip
    return item(s, held) if held != NOBODY else []


def item(s: State, number: int) -> list[str]:
    """The card of an item, or the piece it is on the map; nothing while it is in the box, unless it is to be chosen."""
    where = s.item_at[number]
    shown = 0 <= where < CREW or LYING <= where < KIT + CREW or s.phase == SETTING_UP
    return [f"item-{ITEMS[number]}"] if shown else []


def rocketeer(s: State, who: int) -> list[str]:
    """The figure of a Rocketeer."""
    return [f"rocketeer-{ROCKETEERS[who]}"] if who != NOBODY and s.at[who] != NOWHERE else []


def aliens(s: State, alien: int) -> list[str]:
    """An Alien, and all others on its tile that are just like it: any of them may be touched."""
    alike = [
        one
        for one in s.figures
        if (s.alien_at[one], KIND_OF[one], s.alien_hp[one], s.alien_state[one])
        == (s.alien_at[alien], KIND_OF[alien], s.alien_hp[alien], s.alien_state[alien])
    ]
    return [f"alien-{FIGURES[one]}" for one in alike]


def hatch(s: State, place: int, way: int) -> list[str]:
    """The hatch on one side of a tile."""
    border = border_at(s, place, way)
    return [f"border-{border + 1}"] if border != NOBODY and s.border[border] != FREE else [f"place-{place + 1}"]


def task(s: State, place: int) -> list[str]:
    """Where a task is done: the marker of the tile, or the tile itself."""
    return [f"marker-{place + 1}"] if is_in(s.marked, place) else [f"place-{place + 1}"]


def part(s: State, who: int, component: int) -> list[str]:
    """The components of a Rocketeer, if there are any."""
    held = who != NOBODY and s.parts[3 * who + component] > 0
    return [f"part-{ROCKETEERS[who]}-{COMPONENTS[component]}"] if held else []


def partner(s: State, who: int) -> int:
    """With whom a Rocketeer exchanges."""
    other: int = getattr(s.stack[-1], "other", who)
    return other
