"""What happens to Rocketeers: damage, lost O2, Panic, Mind Control, healing."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import LOSE_POINT, SUFFER, USE, LosePoint, Use
from coffret.games.away_missions.rules.ending import lose
from coffret.games.away_missions.rules.guards import (
    damage_items,
    ignores_mind_control,
    ignores_panic,
    prevent_damage,
)
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames
from coffret.games.away_missions.state import EMPTY, PANICKED, SPECIAL, STANDARD, State, added, changed
from coffret.kernel import Action, Decision, Frame, Reason


def hurt(s: State, who: int, points: int, cause: int) -> Frames:
    """AM-FX-18 HP are to be lost point by point, so that items can answer each (BY_ATTACK, BY_EFFECT, AS_COST)."""
    return (TakeDamage(who, cause),) * points


class TakeDamage(Frame[State]):
    """AM-FX-18 One point of damage; its victim may have items that take it instead."""

    rocketeer: int
    cause: int

    def ask(self, s: State) -> Decision | None:
        items = damage_items(s, self.rocketeer, self.cause)
        if not items:
            return None
        return Decision(s.leader[self.rocketeer], [SUFFER, *[USE[item] for item in items]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Use):
            prevent_damage(s, self.rocketeer, action.item)
        else:
            lose_hp(s, self.rocketeer, 1)
            s.tell("hurt", rocketeer=self.rocketeer)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FX-18", "damage-first", {"rocketeer": self.rocketeer})


def lose_hp(s: State, who: int, points: int) -> None:
    """AM-GOAL-07 HP are lost for certain; at 0 the game is lost."""
    s.hp = changed(s.hp, who, max(0, s.hp[who] - points))
    if s.hp[who] == 0:
        lose(s, "AM-GOAL-07")


def heal(s: State, who: int, points: int) -> None:
    """AM-SHEET-02, AM-FX-18 HP come back, never above the printed number."""
    s.hp = changed(s.hp, who, min(s.facts.hp[who], s.hp[who] + points))


def lose_oxygen(s: State, who: int, cubes: int) -> None:
    """AM-GOAL-08 O2 is lost for certain; at 0 the game is lost."""
    s.oxygen = changed(s.oxygen, who, max(0, s.oxygen[who] - cubes))
    if s.oxygen[who] == 0:
        lose(s, "AM-GOAL-08")


def panic(s: State, who: int) -> Frames:
    """AM-FX-06 Panic: 1 O2, at most once per game turn, unless something ignores it."""
    if not s.done[who] & PANICKED and not ignores_panic(s, who):
        s.done[who] |= PANICKED
        lose_oxygen(s, who, 1)
        s.tell("panics", rocketeer=who)
    return NOTHING_NEXT


def mind_control(s: State, who: int) -> Frames:
    """AM-FX-03, AM-FX-04 Mind Control: one AP goes to the box, if that is empty; its owner chooses."""
    if s.mind[who] != EMPTY or ignores_mind_control(s, who):
        return NOTHING_NEXT
    return (LOSE_CONTROL[who],)


class LoseControl(Frame[State]):
    """AM-FX-03, AM-FX-05 The owner chooses which AP goes to the Mind Control box, if there are two kinds to lose."""

    RULE: ClassVar[str] = "AM-FX-05"

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        kinds = points_to_lose(s, self.rocketeer)
        if len(kinds) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [LOSE_POINT[kind] for kind in kinds])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        who = self.rocketeer
        kinds = points_to_lose(s, who)
        if kinds:
            kind = action.points if isinstance(action, LosePoint) else kinds[0]
            if s.spent[3 * who + kind]:
                s.spent = added(s.spent, 3 * who + kind, -1)
            else:
                s.points[3 * who + kind] -= 1
            s.mind = changed(s.mind, who, kind)
            s.tell("controlled", rocketeer=who, points=kind)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FX-05", "lose-point-first", {"rocketeer": self.rocketeer})


LOSE_CONTROL: Final = [LoseControl(rocketeer) for rocketeer in range(6)]


def points_to_lose(s: State, who: int) -> list[int]:
    """AM-FX-05 The AP that Mind Control may take: from Spent if possible, else from Available; never Command AP."""
    spent = [kind for kind in (STANDARD, SPECIAL) if s.spent[3 * who + kind]]
    return spent or [kind for kind in (STANDARD, SPECIAL) if s.points[3 * who + kind]]
