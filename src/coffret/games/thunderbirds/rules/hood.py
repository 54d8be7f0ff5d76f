"""The Hood's way along his track: Events that he sets off, and Schemes that must be defeated before he comes."""

from collections.abc import Callable
from typing import Final

from coffret.games.thunderbirds.actions import HAPPEN, Happen
from coffret.games.thunderbirds.rules.ending import lose
from coffret.games.thunderbirds.rules.events import (
    end_event,
    injure,
    interrupt,
    lasts,
    lose_cards,
    lose_tokens,
    wreck,
)
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds.state import (
    EVENT_SPACES,
    EVENT_VERBS,
    JOHN,
    LAST_SPACE,
    NOBODY,
    SCHEME_SPACES,
    TB5,
    State,
)
from coffret.kernel import Action, Chance, Frame, Rng


class AdvanceHood(Frame[State]):
    """TB-HOOD-01, TB-HOOD-06, TB-HOOD-11 The Hood advances step by step, each settled before the next."""

    steps: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if self.steps == 0:
            return NOTHING_NEXT
        s.hood += 1
        s.tell("hood-advances", position=s.hood)
        if s.hood in SCHEME_SPACES:
            reach_scheme(s)
        elif s.hood in EVENT_SPACES:  # TB-HOOD-03
            return TurnUpEvent(EVENT_SPACES.index(s.hood)), ADVANCE_HOOD[self.steps - 1]
        return (ADVANCE_HOOD[self.steps - 1],)


ADVANCE_HOOD: Final = [AdvanceHood(steps) for steps in range(LAST_SPACE + 1)]


def reach_scheme(s: State) -> None:
    """TB-HOOD-04, TB-HOOD-05, TB-END-03 A Scheme that is not defeated loses the game; another does nothing."""
    if SCHEME_SPACES.index(s.hood) >= s.foiled:
        s.tell("scheme-activated", position=s.hood)
        lose(s, "TB-END-03", "scheme")


class TurnUpEvent(Chance[State]):
    """TB-HOOD-03, TB-EVT-01, TB-SETUP-02 An Event is turned face up: any that has not been seen yet."""

    place: int

    def sample(self, s: State, rng: Rng) -> Action:
        unseen = unseen_events(s)
        return HAPPEN[unseen[rng.below(len(unseen))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, HAPPEN[event]) for event in unseen_events(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Happen)
        s.laid[self.place] = action.event
        s.tell("event-happens", event=action.event)
        return activate(s, action.event)


def activate(s: State, event: int) -> Frames:
    """TB-EVT-01, TB-FAB-03 An Event takes effect at once, and nothing can interrupt it."""
    return EFFECTS[s.facts.trouble[event]](s, event)


def advance(s: State, event: int) -> Frames:
    """TB-EVT-10 The Hood advances further."""
    end_event(s, event)
    return (ADVANCE_HOOD[s.facts.steps[event]],)


BY_VERB: Final[dict[str, Callable[[State, int], Frames]]] = {
    "penalty": lasts,
    "slow": lasts,
    "jam": lasts,
    "close": lasts,
    "wreck": wreck,
    "injure": injure,
    "lose_tokens": lose_tokens,
    "lose_cards": lose_cards,
    "interrupt": interrupt,
    "advance": advance,
}
EFFECTS: Final = [BY_VERB[verb] for verb in EVENT_VERBS]


def unseen_events(s: State) -> list[int]:
    """The Events that can still lie face down."""
    return [event for event in s.facts.events if event not in s.laid]


def john_ignores(s: State) -> bool:
    """TB-HOOD-07, TB-HOOD-08, TB-HOOD-10, TB-SOLO-15 Whether John's ability works: played, in TB5, on (TB-EX-08)."""
    return s.watch and s.player_of[JOHN] != NOBODY and s.aboard[JOHN] == TB5


def hood_steps(s: State) -> int:
    """TB-RES-10, TB-RES-11, TB-HOOD-09 The steps that the final dice give, John's one face taken off."""
    faces = s.dice.count(0)
    return faces - 1 if faces and john_ignores(s) else faces  # TB-EX-19
