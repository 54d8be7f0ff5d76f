"""Rocketeers on one tile exchange items, O2 and components, piece by piece, if both leaders agree."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import (
    ACCEPT,
    DONE,
    EXCHANGE,
    GIVE,
    GIVE_OXYGEN,
    GIVE_PART,
    REJECT,
    TAKE,
    TAKE_OXYGEN,
    TAKE_PART,
    Done,
    Give,
    GiveOxygen,
    GivePart,
    Reject,
    Take,
    TakeOxygen,
    TakePart,
)
from coffret.games.away_missions.rules.items import distinct_items
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, card_of, items_of, put_item
from coffret.games.away_missions.state import CREW, State, added
from coffret.kernel import Action, Decision, Frame, Reason


def partners(s: State, who: int, options: list[Action]) -> None:
    """AM-FREE-03 The Rocketeers on the same tile, as far as one of the two has something to give."""
    at, here = s.at, s.at[who]
    can_give = has_goods(s, who)
    for other in s.crew:
        if at[other] == here and other != who and (can_give or has_goods(s, other)):
            options.append(EXCHANGE[other])


def has_goods(s: State, who: int) -> bool:
    """AM-FREE-04, AM-OXY-04 Whether there is anything to give: an item, a component, O2 besides the last; never AP."""
    if s.oxygen[who] > 1 or items_of(s, who):
        return True
    return s.parts[3 * who] + s.parts[3 * who + 1] + s.parts[3 * who + 2] > 0


class Barter(Frame[State]):
    """AM-FREE-03, AM-FREE-04, AM-OXY-02 Give and take, one piece at a time, until Done."""

    rocketeer: int
    other: int

    def ask(self, s: State) -> Decision | None:
        who, other = self.rocketeer, self.other
        options: list[Action] = [DONE]
        for item in distinct_items(s, items_of(s, who)):
            options.append(GIVE[item])
        for item in distinct_items(s, items_of(s, other)):
            options.append(TAKE[item])
        parts = s.parts
        for part in range(3):
            if parts[3 * who + part]:
                options.append(GIVE_PART[part])
        for part in range(3):
            if parts[3 * other + part]:
                options.append(TAKE_PART[part])
        if s.oxygen[who] > 1:  # AM-OXY-04
            options.append(GIVE_OXYGEN)
        if s.oxygen[other] > 1:
            options.append(TAKE_OXYGEN)
        return Decision(s.leader[who], options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Done):
            return NOTHING_NEXT
        return (transfer(self.rocketeer, self.other, action), self)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, GiveOxygen):
            return Reason("AM-OXY-04", "last-oxygen", {"rocketeer": self.rocketeer})
        if isinstance(action, TakeOxygen):
            return Reason("AM-OXY-04", "last-oxygen", {"rocketeer": self.other})
        if isinstance(action, (Give, GivePart)):
            return Reason("AM-FREE-03", "has-not", {"rocketeer": self.rocketeer})
        if isinstance(action, (Take, TakePart)):
            return Reason("AM-FREE-03", "has-not", {"rocketeer": self.other})
        return Reason("AM-FREE-03", "exchange-first")


def transfer(who: int, other: int, action: Action) -> Frame[State]:
    """What is given by whom to whom."""
    if isinstance(action, Give):
        return HandItem(who, other, action.item)
    if isinstance(action, Take):
        return HandItem(other, who, action.item)
    if isinstance(action, GivePart):
        return HandPart(who, other, action.component)
    if isinstance(action, TakePart):
        return HandPart(other, who, action.component)
    return HandOxygen(who, other) if isinstance(action, GiveOxygen) else HandOxygen(other, who)


AGREE: Final = [Decision(seat, [ACCEPT, REJECT]) for seat in range(CREW)]  # by seat


def ask_partner(s: State, who: int, other: int) -> Decision | None:
    """AM-FREE-06 The leader of the Rocketeer whose turn it is not must agree, if it is another seat."""
    partner = other if who == s.active else who
    if s.leader[who] == s.leader[other]:
        return None
    return AGREE[s.leader[partner]]


class HandItem(Frame[State]):
    """AM-FREE-03, AM-FREE-06 One Rocketeer gives an item to another."""

    RULE: ClassVar[str] = "AM-FREE-06"

    rocketeer: int
    other: int
    item: int

    def ask(self, s: State) -> Decision | None:
        return ask_partner(s, self.rocketeer, self.other)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Reject):
            put_item(s, self.item, self.other)
            s.tell("gives", rocketeer=self.rocketeer, other=self.other, card=card_of(s, self.item))
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-06", "agree-first", {"rocketeer": self.rocketeer})


class HandPart(Frame[State]):
    """AM-FREE-04, AM-FREE-06 One Rocketeer gives a component to another."""

    RULE: ClassVar[str] = "AM-FREE-06"

    rocketeer: int
    other: int
    component: int

    def ask(self, s: State) -> Decision | None:
        return ask_partner(s, self.rocketeer, self.other)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Reject):
            s.parts = added(s.parts, 3 * self.rocketeer + self.component, -1)
            s.parts = added(s.parts, 3 * self.other + self.component, 1)
            s.tell("gives-part", rocketeer=self.rocketeer, other=self.other, component=self.component)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-06", "agree-first", {"rocketeer": self.rocketeer})


class HandOxygen(Frame[State]):
    """AM-OXY-02, AM-FREE-06 One Rocketeer gives 1 O2 to another."""

    RULE: ClassVar[str] = "AM-FREE-06"

    rocketeer: int
    other: int

    def ask(self, s: State) -> Decision | None:
        return ask_partner(s, self.rocketeer, self.other)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Reject):
            s.oxygen = added(s.oxygen, self.rocketeer, -1)
            s.oxygen = added(s.oxygen, self.other, 1)
            s.tell("gives-oxygen", rocketeer=self.rocketeer, other=self.other)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-FREE-06", "agree-first", {"rocketeer": self.rocketeer})
