"""F.A.B. cards that bring people and machines about: fuel, hydrofoils and the portraits."""

from typing import ClassVar, Final

from coffret.games.thunderbirds.actions import BRING, SAIL, Bring, Play, Sail
from coffret.games.thunderbirds.names import CHARACTERS, MACHINES
from coffret.games.thunderbirds.rules.loading import unload
from coffret.games.thunderbirds.rules.movement import put
from coffret.games.thunderbirds.rules.table import (
    NOTHING_NEXT,
    Frames,
    free_seats,
    hold_works,
    is_loaded,
    seat_of,
)
from coffret.games.thunderbirds.rules.transfer import AskTransfer, needs_permission, seat_in
from coffret.games.thunderbirds.state import EARTH, FAB1, MACHINE, State
from coffret.kernel import Action, Decision, Event, Frame, Reason


def can_refuel(s: State, player: int) -> bool:
    """Whether the owner is active and has not refuelled yet."""
    return player == s.turn and not s.fuel


def experimental_fuel(s: State, player: int) -> Frames:
    """TB-FAB-13 The next Move of the active player has doubled top speed."""
    s.fuel = True
    return NOTHING_NEXT


def can_sail(s: State, player: int) -> bool:
    """Whether FAB 1 can go: out of the hold, if it must."""
    return not is_loaded(s, FAB1) or hold_works(s)


def fab_1_hydrofoils(s: State, player: int) -> Frames:
    """TB-FAB-13 FAB 1 goes to any region on Earth, with everyone aboard."""
    return (SailFab(s.characters[player]),)


class SailFab(Frame[State]):
    """TB-FAB-13 FAB 1 Hydrofoils: where it goes; it is unloaded first."""

    RULE: ClassVar[str] = "TB-FAB-13"

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def ask(self, s: State) -> Decision | None:
        regions = [SAIL[region] for region in range(EARTH) if region != s.at[FAB1]]
        return Decision(seat_of(s, s.player_of[self.character]), [*regions])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Sail)
        if is_loaded(s, FAB1):
            unload(s, MACHINE + FAB1)
        put(s, FAB1, action.region)
        if s.heard is not None:
            s.heard.append(Event("sailed", {"region": action.region}))
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Sail):
            return Reason("TB-FAB-13", "fab1-cannot-go", {"region": action.region})
        return Reason("TB-FAB-03", "card-resolves")


def tracy_brothers_portraits(s: State, player: int) -> Frames:
    """TB-FAB-13 A character goes to a free seat anywhere."""
    return (BringCharacter(s.characters[player]),)


class BringCharacter(Frame[State]):
    """TB-FAB-13, TB-XFER-02 Tracy Brothers' Portraits: who goes where; another player's character with permission."""

    RULE: ClassVar[str] = "TB-FAB-13"

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def ask(self, s: State) -> Decision | None:
        machines = [machine for machine in range(len(MACHINES)) if free_seats(s, machine)]
        options = [
            BRING[it][machine] for it in range(len(CHARACTERS)) for machine in machines if s.aboard[it] != machine
        ]
        return Decision(seat_of(s, s.player_of[self.character]), [*options])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Bring)
        if needs_permission(s, s.player_of[self.character], action.character):
            return (AskBring(self.character, action.character, action.machine),)
        seat_in(s, action.character, action.machine)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if not isinstance(action, Bring):
            return Reason("TB-FAB-03", "card-resolves")
        if s.aboard[action.character] == action.machine:
            args = {"character": action.character, "machine": action.machine}
            return Reason("TB-XFER-08", "aboard-already", args)
        return Reason("TB-XFER-05", "no-free-seat", {"machine": action.machine})


class AskBring(AskTransfer):
    """TB-FAB-13, TB-XFER-02 Tracy Brothers' Portraits: the owner of a character is asked, as for a transfer."""

    def __init__(self, asker: int, character: int, machine: int) -> None:
        super().__init__(asker, character, machine)

    def ask(self, s: State) -> Decision | None:
        return super().ask(s)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TB-FAB-03", "card-resolves") if isinstance(action, Play) else super().refuse(s, action, seat)
