"""What Locations do at the start of their round, and the steps that ask for it."""

from __future__ import annotations

from coffret.games.time_bomb.actions import (
    DECLINE,
    DETECTS,
    LOOKS,
    PROTECTS,
    SLIPS,
    Deal,
    Decline,
    Detect,
    Look,
    Protect,
    Slip,
    Swap,
)
from coffret.games.time_bomb.rules.cutting import look
from coffret.games.time_bomb.rules.dealing import DealBlind, lay_out
from coffret.games.time_bomb.rules.refusal import refusal
from coffret.games.time_bomb.rules.together import Frames, Together
from coffret.games.time_bomb.state import (
    BOMB,
    DEFUSER,
    KNOW_ORDER,
    NO,
    START_DETECT,
    START_ORDER,
    START_PROTECT,
    START_REDEAL,
    START_SLIP,
    START_SPY,
    START_SWAP,
    YES,
    State,
    beside,
    effects,
    row_size,
)
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


class StartEffect(Frame[State]):
    """BU-LOC-08 The start effect of the Location, after covers and first player, before any talk."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        place = effects(s)
        start = place.start
        if start == START_SPY:
            return (Spy(s.first, beside(s.seats, s.first, place.side)),)
        if start == START_SLIP:
            return (SlipCable(place.side), ShuffleRows())
        if start == START_DETECT:
            return (UseDetector(s.first),)
        if start == START_ORDER:
            know_order(s)
        if start == START_REDEAL:
            return (DealBlind(),)
        if start == START_PROTECT:
            return (GrantSafeConduct(s.first),)
        if start == START_SWAP:
            return (SwapRows(s.first),)
        return ()


def know_order(s: State) -> None:
    """BU-PLACE-11 Everybody takes up his row and lays it out in an order he knows: any order will do."""
    s.knowing = KNOW_ORDER
    for seat in range(s.seats):
        s.tell("row-known", seat=seat, secret={"cables": s.rows[seat]}, to=(seat,))


class Spy(Frame[State]):
    """BU-PLACE-03 Each in turn looks at a cable of his left neighbour (with four: of the player opposite)."""

    seat: int
    owner: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, LOOKS[self.owner][s.left[self.owner]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Look)
        look(s, self.seat, action)
        following = (self.seat + 1) % s.seats
        return () if following == s.first else (Spy(following, (self.owner + 1) % s.seats),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Look) and action.owner != self.owner:
            return Reason(self.RULE, "spy-elsewhere", {"owner": self.owner})
        if isinstance(action, Look):
            return Reason("BU-ROUND-05", "short-row", {"count": len(s.rows[self.owner])})
        return refusal(s, action, seat, self.RULE)


class SlipCable(Together):
    """BU-PLACE-04 All at once pass a cable to the left neighbour (with four: to the player opposite)."""

    side: int

    def ask(self, s: State) -> Decision | None:
        return self.ask_all(s)

    def choices(self, s: State, seat: int) -> list[Action]:
        return [SLIPS[cable] for cable in sorted(set(s.rows[seat]))]

    def close(self, s: State) -> Frames:
        gave = [answer.cable for answer in s.answers if isinstance(answer, Slip)]
        rows = [list(row) for row in s.rows]
        for giver, cable in enumerate(gave):
            rows[giver].remove(cable)
        for giver, cable in enumerate(gave):
            receiver = beside(s.seats, giver, self.side)
            rows[receiver].append(cable)
            s.tell("slip", seat=giver, owner=receiver, secret={"cable": cable}, to=(giver, receiver))
        s.tell("cables-slipped", side=self.side)
        s.gave = tuple(gave)
        s.rows = tuple([tuple(row) for row in rows])
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Slip):
            return Reason(self.RULE, "no-such-cable", {"cable": action.cable})
        return refusal(s, action, seat, self.RULE)


class ShuffleRows(Chance[State]):
    """BU-PLACE-04 Everybody shuffles what he now holds and lays it out again."""

    def sample(self, s: State, rng: Rng) -> Action:
        cables: list[int] = []
        for row in s.rows:
            shuffled = list(row)
            rng.shuffle(shuffled)
            cables += shuffled
        return Deal(tuple(cables))

    def accepts(self, s: State, action: Action) -> bool:
        if not isinstance(action, Deal):
            return False
        size = row_size(s)
        rows = [sorted(action.cables[start : start + size]) for start in range(0, len(action.cables), size)]
        return rows == [sorted(row) for row in s.rows]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Deal)
        lay_out(s, action.cables)
        return ()


class UseDetector(Frame[State]):
    """BU-PLACE-07 The first player learns of another's bomb (with five or more: and his defusers)."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, [DETECTS[other] for other in range(s.seats) if other != self.seat])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Detect)
        s.detected = action.seat
        if s.heard is not None:
            row = s.rows[action.seat]
            found = {"bomb": YES if BOMB in row else NO}
            if effects(s).number:
                found["defusers"] = row.count(DEFUSER)
                s.tell("detect", speaker=self.seat, seat=action.seat, secret=found, to=(self.seat,))
            else:
                s.tell("detect-bomb", speaker=self.seat, seat=action.seat, secret=found, to=(self.seat,))
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Detect):
            return Reason(self.RULE, "another-player")
        return refusal(s, action, seat, self.RULE)


class GrantSafeConduct(Frame[State]):
    """BU-PLACE-15 The first player names another who cannot be cut (with four: until two are cut)."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, [PROTECTS[other] for other in range(s.seats) if other != self.seat])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Protect)
        s.ward = action.seat
        s.tell("protect", speaker=self.seat, seat=action.seat)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Protect):
            return Reason(self.RULE, "another-player")
        return refusal(s, action, seat, self.RULE)


class SwapRows(Frame[State]):
    """BU-PLACE-17 The first player swaps two rows, or declines (with four he may not decline)."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        swaps: list[Action] = [Swap(one, two) for one in range(s.seats) for two in range(one + 1, s.seats)]
        return Decision(self.seat, [*swaps, DECLINE] if effects(s).number else swaps)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Swap):
            one, two = action.one, action.two
            before = {one: two, two: one}
            s.where = tuple([before.get(owner, owner) for owner in range(s.seats)])
            s.rows = tuple([s.rows[before.get(owner, owner)] for owner in range(s.seats)])
            s.tell("swap", speaker=self.seat, one=one, two=two)
        else:
            s.tell("decline", speaker=self.seat)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Swap):
            return Reason(self.RULE, "two-players")
        if isinstance(action, Decline):
            return Reason(self.RULE, "must-swap")
        return refusal(s, action, seat, self.RULE)
