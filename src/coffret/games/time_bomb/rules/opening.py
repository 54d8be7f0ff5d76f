"""How the game and each of its rounds open: roles, cables, Location, covers or fate token, first player."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from coffret.games.time_bomb.actions import (
    FIRST_WORDS,
    MOST_SEATS,
    SHOWS,
    ClaimFirst,
    DealRoles,
    DrawFirst,
    Reveal,
    Show,
    Throw,
)
from coffret.games.time_bomb.rules.cutters import Cutting
from coffret.games.time_bomb.rules.dealing import DealCables, gather
from coffret.games.time_bomb.rules.locations import StartEffect
from coffret.games.time_bomb.rules.refusal import refusal
from coffret.games.time_bomb.rules.talk import briefing
from coffret.games.time_bomb.rules.together import Frames, Together
from coffret.games.time_bomb.state import BLUE, LEFT, NOBODY, NOWHERE, PLACES, RED, State, beside, effects, show_cover
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng

REVEALS: Final = [Reveal(place) for place in range(len(PLACES))]
THROWS: Final = [Throw(RED), Throw(BLUE)]
FIRSTS: Final = [DrawFirst(seat) for seat in range(MOST_SEATS)]


class DealTheRoles(Chance[State]):
    """BU-SETUP-02..04 The prepared roles are shuffled, one is dealt to each; one may be left, unseen."""

    def sample(self, s: State, rng: Rng) -> Action:
        roles = prepare(s, rng)
        rng.shuffle(roles)
        return DealRoles(tuple(roles))

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, DealRoles) and is_prepared(s, action.roles)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DealRoles)
        s.roles = action.roles[: s.seats]
        s.unseen = action.roles[s.seats] if len(action.roles) > s.seats else NOBODY  # BU-SETUP-03
        if s.heard is not None:
            for owner, role in enumerate(s.roles):
                s.tell("role", seat=owner, secret={"role": role}, to=(owner,))
        return ()


def prepare(s: State, rng: Rng, known: int = NOBODY) -> list[int]:
    """BU-TABLE-06 BU-TABLE-08 The roles to shuffle: leaders, one known to be there, the others drawn."""
    roles: list[int] = []
    for count, *group in s.facts.groups[s.seats]:
        sure = [role for role in group if s.facts.leaders[role] or role == known]
        others = [role for role in group if role not in sure]
        rng.shuffle(others)
        roles += [*sure, *others][:count]
    return roles


def is_prepared(s: State, roles: tuple[int, ...]) -> bool:
    """BU-TABLE-01..05 Whether these roles are what the table asks for, leaders included."""
    needed = 0
    for count, *group in s.facts.groups[s.seats]:
        here = [role for role in group if role in roles]
        if len(here) != count or any(s.facts.leaders[role] and role not in here for role in group):
            return False
        needed += count
    return len(roles) == needed


class PlayRound(Frame[State]):
    """BU-ROUND-01 BU-ROUND-08 BU-SETUP-01 One of four rounds: deal, layout, Location, opening, cuts."""

    RULE: ClassVar[str] = "BU-ROUND-08"

    round: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.round = self.round
        s.place = NOWHERE  # BU-LOC-02
        s.before = NOBODY
        s.first = s.holder  # BU-ROUND-07
        gather(s)
        s.tell("round", round=self.round)
        return WITH_LOCATION if s.options.locations else WITHOUT  # BU-LOC-09


class RevealLocation(Chance[State]):
    """BU-LOC-01 BU-LOC-04..05 BU-SETUP-09..10 The top card of the round's shuffled deck is revealed."""

    def sample(self, s: State, rng: Rng) -> Action:
        deck = s.facts.decks[s.round - 1]
        return REVEALS[deck[rng.below(len(deck))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, REVEALS[place]) for place in s.facts.decks[s.round - 1]]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Reveal)
        s.place = action.place
        s.tell("reveal", place=action.place)
        return ()


class Opening(Frame[State]):
    """BU-SETUP-01 BU-LOC-08 After the reveal: covers or fate token, first player, start effect, briefing."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        frames: list[Frame[Any]] = []
        if s.round == 1 and s.seats == 4:
            frames.append(ThrowFate())  # BU-COVER-10
        elif s.round == 1:
            frames.append(ShowCovers(LEFT))  # BU-COVER-07
        frames += [ShowCovers(side) for side in effects(s).shows]  # BU-PLACE-05
        if s.round == 1:
            frames.append(SayWhoBegins() if s.options.first_claim and s.options.first_player < 0 else NameFirst())
        return (*frames, StartEffect(), OpenBriefing())


class ShowCovers(Together):
    """BU-COVER-07..09 Everybody shows a cover to the neighbour at this side; Shadow chooses which."""

    side: int

    def ask(self, s: State) -> Decision | None:
        return self.ask_all(s)

    def choices(self, s: State, seat: int) -> list[Action]:
        return [SHOWS[colour] for colour in s.facts.covers[s.roles[seat]]]

    def close(self, s: State) -> Frames:
        """BU-COVER-09 BU-COVER-13 The neighbour remembers the colour; nobody else learns it."""
        for owner, answer in enumerate(s.answers):
            assert isinstance(answer, Show)
            viewer = beside(s.seats, owner, self.side)
            show_cover(s, owner, viewer, answer.colour)
            s.tell("cover", seat=viewer, owner=owner, secret={"colour": answer.colour}, to=(viewer, owner))
        s.tell("covers-shown", side=self.side)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Show):
            return Reason("BU-COVER-01", "not-your-cover", {"colour": action.colour})
        return refusal(s, action, seat, self.RULE)


class ThrowFate(Chance[State]):
    """BU-COMP-05 BU-SETUP-11..12 With four the fate token is thrown, whether Shadow plays or not."""

    RULE: ClassVar[str] = "BU-SETUP-11"

    def sample(self, s: State, rng: Rng) -> Action:
        return THROWS[rng.below(2)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, throw) for throw in THROWS]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Throw)
        s.fate = action.colour
        s.tell("fate", colour=action.colour)
        return ()


class SayWhoBegins(Together):
    """BU-SETUP-14 By table option all say whether they were the last there, or the last to lie, and so begin."""

    def ask(self, s: State) -> Decision | None:
        return self.ask_all(s)

    def choices(self, s: State, seat: int) -> list[Action]:
        return FIRST_WORDS

    def close(self, s: State) -> Frames:
        claimants = [seat for seat, answer in enumerate(s.answers) if isinstance(answer, ClaimFirst)]
        for claimant in claimants:
            s.tell("claim-first", seat=claimant)
        return (NameClaimant(tuple(claimants)) if claimants else NameFirst(),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refusal(s, action, seat, self.RULE)


class NameFirst(Chance[State]):
    """BU-SETUP-13..14 BU-COMP-04 The first player, drawn unless the table named one, gets the cutters."""

    RULE: ClassVar[str] = "BU-SETUP-14"

    def among(self, s: State) -> tuple[int, ...]:
        """Who can come out."""
        named = s.options.first_player
        return (named,) if named >= 0 else tuple(range(s.seats))

    def sample(self, s: State, rng: Rng) -> Action:
        among = self.among(s)
        return FIRSTS[among[rng.below(len(among))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, FIRSTS[seat]) for seat in self.among(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, DrawFirst)
        s.first = s.holder = action.seat
        s.tell("first", seat=action.seat)
        return ()


class NameClaimant(NameFirst):
    """BU-SETUP-14 The first player is one of those who say that it is their turn to begin."""

    targets: tuple[int, ...]

    def among(self, s: State) -> tuple[int, ...]:
        return self.targets


class OpenBriefing(Frame[State]):
    """BU-TALK-03 The briefing comes after the start effect."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        return briefing(s)


WITHOUT: Final[Frames] = (DealCables(), Opening(), Cutting())
WITH_LOCATION: Final[Frames] = (DealCables(), RevealLocation(), Opening(), Cutting())
