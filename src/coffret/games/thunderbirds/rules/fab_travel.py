"""F.A.B. cards that bring people and machines about: fuel, hydrofoils and the portraits."""

from coffret.games.thunderbirds.actions import BRING, SAIL, Bring, Play, Refuse, Sail
from coffret.games.thunderbirds.names import CHARACTERS, MACHINES
from coffret.games.thunderbirds.rules.fab_discard import take_back
from coffret.games.thunderbirds.rules.loading import unload
from coffret.games.thunderbirds.rules.movement import destinations, is_free, is_slowed, put, top_speed, within
from coffret.games.thunderbirds.rules.table import (
    NOTHING_NEXT,
    Frames,
    free_seats,
    hold_works,
    is_loaded,
    seat_of,
)
from coffret.games.thunderbirds.rules.transfer import AskTransfer, needs_permission, seat_in
from coffret.games.thunderbirds.state import CEILING, EARTH, FAB1, MACHINE, State
from coffret.kernel import Action, Decision, Frame, Reason


def can_refuel(s: State, player: int, card: int) -> bool:
    """Whether the owner is active, has not refuelled yet, and a Move that can be made now would go further."""
    if player != s.turn or s.fuel or not (s.actions or is_free(s, player)):
        return False
    machine = s.aboard[s.characters[player]]
    near = destinations(s, player)
    if not near or is_slowed(s, machine):
        return False
    return len(within(s, machine, 2 * top_speed(s, player, machine))) > len(near)


def refuel(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 The next Move of the active player has doubled top speed."""
    s.fuel = True
    return NOTHING_NEXT


def can_sail(s: State, player: int, card: int) -> bool:
    """Whether FAB 1 can go: out of the hold, if it must."""
    return not is_loaded(s, FAB1) or hold_works(s)


def sail(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 FAB 1 goes to any region on Earth, with everyone aboard."""
    return (SailFab(s.characters[player]),)


class SailFab(Frame[State]):
    """TB-FAB-13 FAB 1 Hydrofoils: where it goes; it is unloaded first."""

    character: int

    def ask(self, s: State) -> Decision | None:
        regions = [SAIL[region] for region in range(EARTH) if region != s.at[FAB1]]
        return Decision(seat_of(s, s.player_of[self.character]), [*regions])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Sail)
        if is_loaded(s, FAB1):
            unload(s, MACHINE + FAB1)
        put(s, FAB1, action.region)
        s.tell("sailed", region=action.region)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Sail):
            return Reason("TB-FAB-13", "fab1-cannot-go", {"region": action.region})
        return Reason("TB-FAB-03", "card-resolves")


def bring_anywhere(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 A character goes to a free seat anywhere."""
    return (BringCharacter(s.characters[player]),)


class BringCharacter(Frame[State]):
    """TB-FAB-13, TB-XFER-02 Tracy Brothers' Portraits: who goes where; another player's character with permission."""

    character: int

    def ask(self, s: State) -> Decision | None:
        player = s.player_of[self.character]
        machines = [machine for machine in range(len(MACHINES)) if free_seats(s, machine)]
        people = [it for it in range(len(CHARACTERS)) if s.operations < CEILING or not needs_permission(s, player, it)]
        options = [BRING[it][machine] for it in people for machine in machines if s.aboard[it] != machine]
        return Decision(seat_of(s, player), [*options])

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
        if not free_seats(s, action.machine):
            return Reason("TB-XFER-05", "no-free-seat", {"machine": action.machine})
        return Reason("TB-TURN-13", "too-many-operations")


class AskBring(AskTransfer):
    """TB-FAB-13, TB-FAB-15, TB-XFER-02 Tracy Brothers' Portraits: the owner of a character is asked.

    Whoever refuses keeps the character where it is, and the card is not used up.
    """

    def __init__(self, asker: int, character: int, machine: int) -> None:
        super().__init__(asker, character, machine)

    def ask(self, s: State) -> Decision | None:
        return super().ask(s)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        following = super().resolve(s, action, seat)
        if isinstance(action, Refuse):
            take_back(s)
        return following

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TB-FAB-03", "card-resolves") if isinstance(action, Play) else super().refuse(s, action, seat)
