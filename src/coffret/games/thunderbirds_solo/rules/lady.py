"""The Lady Penelope phase: move or flip, then escort; and the end of the turn."""

from typing import ClassVar, Final

from coffret.games.thunderbirds_solo.actions import (
    ESCORT,
    FLIP,
    GO,
    PASS,
    SET_DOWN,
    STAY,
    Escort,
    Flip,
    Go,
    SetDown,
)
from coffret.games.thunderbirds_solo.rules.movement import BY_ROAD, EVERYWHERE
from coffret.games.thunderbirds_solo.rules.rewards import rewards_of
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames, rescue_civilian, uninfluenced
from coffret.games.thunderbirds_solo.state import CIVILIAN, FULL, ISLAND, MEDIC, NOBODY, State
from coffret.kernel import Action, Decision, Frame, Reason


class LadyMoves(Frame[State]):
    """TS-LADY-01, TS-LADY-02, TS-LADY-08 She moves, or her card is turned over, or neither; never both."""

    RULE: ClassVar[str] = "TS-LADY-02"

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [STAY, FLIP]
        for place in ways(s):
            options.append(GO[place])
        return Decision(0, options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Go):
            s.lady = action.place  # TS-LADY-03, TS-LADY-09: without a pilot; her Civilian stays with her
            s.tell("lady-goes", place=action.place)
        elif isinstance(action, Flip):
            s.air = not s.air
            s.tell("lady-flips-air" if s.air else "lady-flips-road", place=s.lady)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Go):
            return refuse_way(s, action.place)
        if isinstance(action, Escort) and (s.escorted != NOBODY or action.card not in passengers(s)):
            return refuse_escort(s, action.card)
        if isinstance(action, SetDown) and (s.escorted == NOBODY or not can_set_down(s)):
            return refuse_setting_down(s)
        if isinstance(action, Escort | SetDown):
            return Reason("TS-LADY-01", "move-first")
        return Reason("TS-LADY-01", "ladys-phase")


def ways(s: State) -> list[int]:
    """TS-LADY-04..07 By Road to a neighbouring chain, by Air anywhere; Tracy Island is reached only by Air."""
    return EVERYWHERE[s.lady] if s.air else BY_ROAD[s.lady]


def refuse_way(s: State, place: int) -> Reason:
    """TS-LADY-04..07 Why she cannot go there."""
    if place == s.lady:
        return Reason("TS-LADY-02", "lady-there")
    if s.lady == ISLAND:
        return Reason("TS-LADY-05", "no-road-from-island")
    if place == ISLAND:
        return Reason("TS-LADY-06", "no-road-to-island")
    return Reason("TS-LADY-04", "road-too-far", {"place": place})


class LadyEscorts(Frame[State]):
    """TS-ESC-01, TS-ESC-03 One Civilian is assigned to her, or hers unassigned, whichever side is up; or neither."""

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [PASS]
        if s.escorted == NOBODY:
            for card in passengers(s):
                options.append(ESCORT[card])
        elif can_set_down(s):
            options.append(SET_DOWN)
        return Decision(0, options) if len(options) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Escort):
            take(s, action.card)
        elif isinstance(action, SetDown):
            return set_down(s)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Escort):
            return refuse_escort(s, action.card)
        if isinstance(action, SetDown):
            return refuse_setting_down(s)
        if isinstance(action, Go | Flip):
            return Reason("TS-LADY-01", "moved-past")
        return Reason("TS-LADY-01", "ladys-phase")


def passengers(s: State) -> list[int]:
    """TS-ESC-02, TS-HOOD-03, TS-CIV-13 Whom she could take along: the free Civilians of her chain who do not panic."""
    return [card for card in uninfluenced(s, s.lady) if not s.facts.panics[card]]


def take(s: State, card: int) -> None:
    """TS-ESC-02, TS-ESC-04, TS-ESC-05, TS-ESC-10 A Civilian moves under her card; the rest slides. It is no rescue."""
    s.chains[s.lady].remove(card)  # TS-CHAIN-05
    s.escorted = card
    s.tell("escorted", card=card)


def can_set_down(s: State) -> bool:
    """TS-ESC-06..09 At Tracy Island, or at a chain that is neither full nor empty."""
    return s.lady == ISLAND or 0 < len(s.chains[s.lady]) < FULL


def set_down(s: State) -> Frames:
    """TS-ESC-06, TS-ESC-07, TS-CIV-07, TS-EX-07 At Tracy Island her Civilian is rescued; elsewhere it joins a chain."""
    card = s.escorted
    s.escorted = NOBODY
    if s.lady == ISLAND:
        rescue_civilian(s, card)
        return NOTHING_NEXT if s.facts.reward[card] == MEDIC else rewards_of(s, [card])  # TS-CIV-08
    s.chains[s.lady].append(card)
    s.tell("set-down", card=card, place=s.lady)
    return NOTHING_NEXT


def refuse_escort(s: State, card: int) -> Reason:
    """TS-LADY-10, TS-ESC-02, TS-HOOD-03, TS-CIV-13 Why this Civilian cannot be assigned to her."""
    if s.escorted != NOBODY:
        return Reason("TS-LADY-10", "has-a-civilian", {"card": s.escorted})
    if s.facts.type[card] != CIVILIAN or card not in s.chains[s.lady]:
        return Reason("TS-ESC-02", "not-here", {"card": card})
    panics = s.facts.panics[card]
    return Reason("TS-CIV-13" if panics else "TS-HOOD-03", "not-to-escort", {"card": card, "panics": panics})


def refuse_setting_down(s: State) -> Reason:
    """TS-ESC-08, TS-ESC-09 Why her Civilian cannot be unassigned."""
    if s.escorted == NOBODY:
        return Reason("TS-ESC-01", "nobody-escorted")
    if s.chains[s.lady]:
        return Reason("TS-ESC-08", "chain-full")
    return Reason("TS-ESC-09", "chain-empty")


LADY_MOVES: Final = LadyMoves()
LADY_ESCORTS: Final = LadyEscorts()
