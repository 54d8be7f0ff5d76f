"""People change machines: to a free seat or by exchange, with the permission of whoever plays them."""

from coffret.games.thunderbirds.actions import ANSWERS, CLOCK_RUNS, SWAP, TRANSFER, AllowAlways, Refuse
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, free_seats, here, region_of, seat_of
from coffret.games.thunderbirds.state import NOBODY, State
from coffret.kernel import Action, Decision, Frame, Reason


def transfer_options(s: State, player: int, options: list[Action]) -> None:
    """TB-XFER-01, TB-XFER-05, TB-XFER-09, TB-XFER-10, TB-EX-09 All changes of seats in the own region, each once."""
    at = s.at
    region = here(s, player)
    people: list[int] = []
    aboard: list[int] = []  # where they sit, in the same order
    for it, machine in enumerate(s.aboard):
        if at[machine] == region:
            people.append(it)
            aboard.append(machine)
    for machine, place in enumerate(at):
        if place == region and free_seats(s, machine):
            for number, it in enumerate(people):
                if aboard[number] != machine:
                    options.append(TRANSFER[it][machine])
    swap_options(people, aboard, options)


def swap_options(people: list[int], aboard: list[int], options: list[Action]) -> None:
    """TB-XFER-05, TB-XFER-08 Any two people in different machines, each pair once."""
    for number in range(len(people)):
        machine = aboard[number]
        swaps = SWAP[people[number]]
        for other in range(number + 1, len(people)):
            if aboard[other] != machine:
                options.append(swaps[people[other]])


def transfer(s: State, player: int, character: int, machine: int) -> Frames:
    """TB-XFER-02, TB-XFER-03 A character changes machines, after a question if somebody else plays it."""
    if needs_permission(s, player, character):
        return (AskTransfer(s.characters[player], character, machine),)
    seat_in(s, character, machine)
    return NOTHING_NEXT


def swap(s: State, player: int, character: int, partner: int) -> Frames:
    """TB-XFER-05, TB-XFER-06 Two characters exchange seats, after a question to each other player of theirs."""
    for owned in (character, partner):
        if needs_permission(s, player, owned):
            return (AskSwap(s.characters[player], character, partner, owned),)
    exchange(s, character, partner)
    return NOTHING_NEXT


def needs_permission(s: State, player: int, character: int) -> bool:
    """TB-XFER-02, TB-XFER-03, TB-SOLO-14 Whether somebody must be asked; a standing permission need not be."""
    owner = s.player_of[character]
    return s.seats > 1 and owner != NOBODY and owner != player and not s.trust[owner]


def seat_in(s: State, character: int, machine: int) -> None:
    """TB-XFER-04, TB-XFER-08 A character leaves one machine for another."""
    s.aboard[character] = machine
    s.tell("transferred", character=character, machine=machine)


def exchange(s: State, character: int, partner: int) -> None:
    """TB-XFER-05 Two characters exchange seats."""
    s.aboard[character], s.aboard[partner] = s.aboard[partner], s.aboard[character]
    s.tell("swapped", character=character, partner=partner)


def answer(s: State, owner: int, action: Action) -> bool:
    """TB-XFER-11, TB-XFER-12 What the answer to a request means, now and later."""
    if isinstance(action, Refuse):
        s.tell("refused", character=s.characters[owner])
        return False
    always = isinstance(action, AllowAlways)
    if always:
        s.trust[owner] = True
    s.tell("allowed-always" if always else "allowed", character=s.characters[owner])
    return True


class AskTransfer(Frame[State]):
    """TB-XFER-02, TB-XFER-11, TB-XFER-12 The owner of a character is asked; whoever does not answer refuses."""

    asker: int
    character: int
    machine: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.character]), ANSWERS, CLOCK_RUNS if s.clock else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if answer(s, s.player_of[self.character], action):
            seat_in(s, self.character, self.machine)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TB-XFER-02", "answer-first")


class AskSwap(Frame[State]):
    """TB-XFER-06 The owner of a character that would exchange seats is asked, and then the other one's."""

    asker: int
    character: int
    partner: int
    asked: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.asked]), ANSWERS, CLOCK_RUNS if s.clock else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not answer(s, s.player_of[self.asked], action):
            return NOTHING_NEXT
        if self.asked == self.character and needs_permission(s, s.player_of[self.asker], self.partner):
            return (AskSwap(self.asker, self.character, self.partner, self.partner),)
        exchange(s, self.character, self.partner)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TB-XFER-06", "answer-first")


def refuse_transfer(s: State, player: int, character: int, machine: int) -> Reason:
    """Why a character cannot be transferred to this machine."""
    if region_of(s, character) != here(s, player):
        return Reason("TB-XFER-01", "not-in-your-region", {"asset": character})
    if s.at[machine] != here(s, player):
        return Reason("TB-XFER-01", "machine-elsewhere", {"machine": machine})
    if s.aboard[character] == machine:
        return Reason("TB-XFER-08", "aboard-already", {"character": character, "machine": machine})
    return Reason("TB-XFER-05", "no-free-seat", {"machine": machine})


def refuse_swap(s: State, player: int, character: int, partner: int) -> Reason:
    """Why two characters cannot exchange seats."""
    for it in (character, partner):
        if region_of(s, it) != here(s, player):
            return Reason("TB-XFER-01", "not-in-your-region", {"asset": it})
    if s.aboard[character] == s.aboard[partner]:
        return Reason("TB-XFER-08", "same-machine")
    return Reason("TB-XFER-05", "swap-other-way-round", {"character": partner, "partner": character})
