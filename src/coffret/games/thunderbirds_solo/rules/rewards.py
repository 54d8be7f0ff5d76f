"""What rescued Civilians give: the help of a medic, a mechanic, a witness or an expert."""

from typing import Any, Final

from coffret.games.thunderbirds_solo.actions import (
    DONE,
    SCRAP,
    TURN_UP,
    Exchange,
    Place,
    Scrap,
    TurnUp,
)
from coffret.games.thunderbirds_solo.rules.calls import exchange, exchanges, refuse_exchange
from coffret.games.thunderbirds_solo.rules.pods import REFILL, scrap
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames, is_up, room
from coffret.games.thunderbirds_solo.state import (
    COLOURS,
    ISLAND,
    NOBODY,
    PILOTS,
    PLAIN,
    WILD,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason


class Medic(Frame[State]):
    """TS-CIV-08 One pilot who is face down is turned face up."""

    def ask(self, s: State) -> Decision | None:
        if s.down == 0 or not somebody_can_act(s):
            return None
        return Decision(0, [DONE, *[TURN_UP[pilot] for pilot in range(PILOTS) if not is_up(s, pilot)]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, TurnUp):
            s.down &= ~(1 << action.pilot)
            s.tell("turned-up", pilot=action.pilot)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, TurnUp):
            return Reason("TS-CIV-08", "is-face-up", {"pilot": action.pilot})
        return Reason("TS-CIV-08", "reward-first")


def somebody_can_act(s: State) -> bool:
    """TS-CIV-08 Whether a Rescue action can still follow in this turn, which a skill could help."""
    for pilot in range(PILOTS):
        vehicle = s.aboard[pilot]
        if vehicle != NOBODY and not s.acted >> pilot & 1 and s.chains[s.at[vehicle]]:
            return True
    return False


class Mechanic(Frame[State]):
    """TS-CIV-09 Any number of face-up Pod cards are discarded, then the display is filled up."""

    def ask(self, s: State) -> Decision | None:
        return Decision(0, [DONE, *[SCRAP[pod] for pod in s.display]]) if s.display else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Scrap):
            scrap(s, action.vehicle)
            return (self,)
        return (REFILL,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Scrap):
            return Reason("TS-CIV-09", "not-face-up", {"vehicle": action.vehicle})
        return Reason("TS-CIV-09", "reward-first")


class Witness(Frame[State]):
    """TS-CIV-10 The contents of two slots are exchanged."""

    def ask(self, s: State) -> Decision | None:
        options = exchanges(s)
        return Decision(0, [DONE, *options]) if options else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Exchange):
            exchange(s, action)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Exchange):
            return refuse_exchange(action)
        return Reason("TS-CIV-10", "reward-first")


class Expert(Frame[State]):
    """TS-CIV-11 A die is taken, turned to a plain symbol, and stored on a vehicle at a chain."""

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [DONE]
        for vehicle in s.aboard:
            if vehicle != NOBODY and s.at[vehicle] != ISLAND and room(s, vehicle):
                for colour in range(COLOURS):
                    for symbol in range(PLAIN):
                        if s.supply[colour] and symbol in s.facts.faces[colour]:
                            options.append(Place(vehicle, colour, symbol))
        return Decision(0, options) if len(options) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Place):
            s.supply[action.colour] -= 1
            s.stored[action.vehicle] = (*s.stored[action.vehicle], action.colour * 8 + action.symbol)
            s.tell("placed", vehicle=action.vehicle, symbol=action.symbol)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if not isinstance(action, Place):
            return Reason("TS-CIV-11", "reward-first")
        about = {"vehicle": action.vehicle, "colour": action.colour, "symbol": action.symbol}
        if s.pilot[action.vehicle] == NOBODY or s.at[action.vehicle] == ISLAND:
            return Reason("TS-CIV-11", "not-at-chain", about)
        if not room(s, action.vehicle):
            return Reason("TS-STORE-02", "no-room", about)
        if action.symbol == WILD:
            return Reason("TS-WILD-02", "wild-not-stored")
        return Reason("TS-CIV-11", "no-such-face-or-die", about)


REWARDS: Final[list[Frame[Any] | None]] = [None, Medic(), Mechanic(), Witness(), Expert()]


def rewards_of(s: State, civilians: list[int]) -> Frames:
    """TS-CIV-07, TS-CIV-12 The rewards of Civilians rescued uninfluenced, from left to right."""
    frames: list[Frame[Any]] = []
    for card in civilians:
        frame = REWARDS[s.facts.reward[card]]
        if frame is not None:
            frames.append(frame)
    return tuple(frames)
