"""What is said of an option before it is chosen (its dice, their chance, its reach), and of dice that lie there."""

from coffret.games.away_missions import actions as act
from coffret.games.away_missions.cards import CLOSED, FAR, LOCKED, SEALED
from coffret.games.away_missions.names import ITEMS
from coffret.games.away_missions.rules.acting import can_breathe
from coffret.games.away_missions.rules.attack import reach
from coffret.games.away_missions.rules.dice import successes
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.sight import ROCKETEER, sees
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import active_aliens_at, board_of, card_of, distance
from coffret.games.away_missions.setup import ChooseItems, ready_made
from coffret.games.away_missions.state import (
    FOR_ANALYSIS,
    FOR_ATTACK,
    FOR_HEAL,
    FOR_SUBDUE,
    FOR_TASK,
    NOBODY,
    State,
)
from coffret.games.away_missions.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Badge, Die, Remark, Throw
from coffret.kernel.text import Message

FACES = 10
GOOD_FACES = 3  # AM-DICE-01
SHUT = (CLOSED, LOCKED, SEALED)
IQ_ACTIONS = ((act.Heal, FOR_HEAL), (act.Analyze, FOR_ANALYSIS), (act.Subdue, FOR_SUBDUE), (act.Perform, FOR_TASK))


def percent(dice: int) -> int:
    """AM-DICE-01, AM-DICE-03 The chance of at least one success with so many dice, in percent."""
    missed: float = ((FACES - GOOD_FACES) / FACES) ** dice
    return round(100 - 100 * missed)


def acting(s: State) -> int:
    """The Rocketeer whose leader is asked now."""
    who: int = s.active
    return int(getattr(s.stack[-1], "rocketeer", who)) if s.stack else who


def remark(v: View, action: Action) -> Remark | None:
    """Dice, chance and reach of attacks and IQ actions; what is dangerous."""
    s = v.table
    if isinstance(action, act.TakeKit):
        return kit_remark(s)
    who = acting(s)
    if who == NOBODY:
        return None
    if isinstance(action, act.Attack | act.AttackPlace):
        place = action.place if isinstance(action, act.AttackPlace) else s.alien_at[action.alien]
        return attack_remark(s, who, action.item, place)
    if isinstance(action, act.AttackMarker):
        return attack_remark(s, who, action.item, s.at[who])
    for kind, purpose in IQ_ACTIONS:
        if isinstance(action, kind):
            return Remark(hint=chance(iq_dice(s, who) + extra_dice(s, who, purpose, NOBODY, 0)))
    if isinstance(action, act.Move):
        return move_remark(s, who, action.place)
    if isinstance(action, act.Breathe) and can_breathe(s, who) and s.oxygen[who] == 2:  # the last but one
        return Remark(danger=True)
    return None


def kit_remark(s: State) -> Remark | None:
    """AM-SETUP-25 The cards of a ready-made kit."""
    choosing = s.stack[-1] if s.stack else None
    if not isinstance(choosing, ChooseItems):
        return None
    return Remark(shows=[f"item-{ITEMS[number]}" for number in ready_made(s, s.crew[choosing.number])])


def chance(dice: int) -> Message:
    """So many dice, and how often at least one of them succeeds."""
    return Message("chance", {"number": dice, "percent": percent(dice)})


def attack_remark(s: State, who: int, item: int, target: int) -> Remark:
    """An attack: its chance, and all tiles that the weapon reaches from here."""
    ranges = ranges_from(s, s.at[who], peek_of(s, who))
    dice = reach(s, s.at[who], card_of(s, item), ranges)
    rolled = dice[target] + extra_dice(s, who, FOR_ATTACK, item, ranges[target])
    return Remark(
        hint=chance(rolled),
        shows=[f"place-{place + 1}" for place in range(len(dice)) if dice[place]],
        bars=[f"border-{hatch + 1}" for hatch in barring(s, who, card_of(s, item), ranges)],
    )


def barring(s: State, who: int, card: int, ranges: list[int]) -> list[int]:
    """AM-LOS-04 The hatches between a Rocketeer and Aliens that are near enough for a weapon, but out of sight."""
    here, board = s.at[who], board_of(s)
    near = [there for there in {s.alien_at[figure] for figure in s.figures} if ranges[there] == FAR]
    near = [there for there in near if reach(s, here, card, [distance(s, here, there)])[0]]
    found: set[int] = set()
    for there in near:
        if sees(board, s.scanned, s.border, here, there, ROCKETEER, peek_of(s, who)):
            continue  # fog hides it
        line = here * board.n + there
        crossed = [*board.certain[line], *[edge for way in board.either[line] for edge in way]]
        found |= {edge for edge in crossed if edge >= 0 and s.border[edge] in SHUT}
    return sorted(found)


def move_remark(s: State, who: int, place: int) -> Remark:
    """A move: what will be in sight from there; dangerous where Aliens are up."""
    seen = [there for there, steps in enumerate(ranges_from(s, place)) if steps <= len(s.tile)]
    return Remark(danger=active_aliens_at(s, place), shows=[f"place-{there + 1}" for there in seen])


# Dice on the table


def dice(s: State) -> list[Die]:
    """The dice of the roll in progress, or the last that were thrown."""
    faces: list[int | str] = [*(s.rolls[-1].faces if s.rolls else s.thrown)]
    if s.rolls and not faces:
        faces = ["–"] * s.rolls[-1].dice
    return [
        Die(id=f"die-{number + 1}", label=Message("die-name", {"die": number}), kind="ten", face=face)
        for number, face in enumerate(faces)
    ]


def throw(s: State) -> Throw | None:
    """What the dice make: one success is enough, the others are Overkills."""
    if not s.rolls:
        last = Message("throw-last")
        return Throw(total=s.hits, target=1, label=last, passed=s.hits > 0) if s.thrown else None
    roll = s.rolls[-1]
    parts: list[Message | Badge] = []
    if roll.extra:
        parts.append(Message("throw-extra", {"number": roll.extra}))
    parts.append(Message("throw-inverted" if roll.inverted else "throw-good"))
    if roll.overkills:
        parts.append(Badge(text=Message("throw-overkills", {"number": roll.overkills}), sign="overkill", state="lit"))
    label = Message(f"throw-{roll.purpose}", {"rocketeer": roll.who})
    if not roll.faces:
        return Throw(target=1, label=label, parts=[chance(roll.dice), *parts])
    return Throw(total=successes(roll), target=1, label=label, parts=parts, passed=successes(roll) > 0)
