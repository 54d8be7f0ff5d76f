"""Pod cards: the deck, the display of three, and the laboratory."""

from typing import Final

from coffret.games.thunderbirds_solo.actions import ShufflePods
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds_solo.state import BRAINS, DISPLAY, NOBODY, State
from coffret.kernel import Action, Chance, Frame, Rng


class MixPods(Chance[State]):
    """TS-POD-02, TS-SETUP-02 The Pod discard pile is shuffled to form the Pod deck; so it is at the start."""

    def sample(self, s: State, rng: Rng) -> Action:
        order = s.scrapped[:]
        rng.shuffle(order)
        return ShufflePods(tuple(order))

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, ShufflePods) and sorted(action.pods) == sorted(s.scrapped)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, ShufflePods)
        s.pods = list(action.pods)[::-1]
        s.scrapped = []
        s.tell("pods-shuffled")
        return NOTHING_NEXT


MIX_PODS: Final = MixPods()


class DealPods(Frame[State]):
    """TS-POD-01, TS-POD-02 So many Pod cards are turned face up, as long as there are any."""

    number: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        for dealt in range(self.number):
            if not s.pods:
                return (MIX_PODS, DEAL_PODS[self.number - dealt]) if s.scrapped else NOTHING_NEXT
            s.display.append(s.pods.pop())
            s.tell("pod-dealt", vehicle=s.display[-1])
        return NOTHING_NEXT


DEAL_PODS: Final = [DealPods(number) for number in range(DISPLAY + 1)]


class RefillDisplay(Frame[State]):
    """TS-POD-01 The display is filled up to three."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        missing = DISPLAY - len(s.display)
        return (DEAL_PODS[missing],) if missing > 0 else NOTHING_NEXT


REFILL: Final = RefillDisplay()


def workshop_is_open(s: State) -> bool:
    """TS-POD-04 While Brains is in the laboratory one Pod card can be replaced, once in a Dispatch phase."""
    return s.aboard[BRAINS] == NOBODY and not s.workshop


def scrap(s: State, pod: int) -> None:
    """A face-up Pod card is discarded."""
    s.display.remove(pod)
    s.scrapped.append(pod)
    s.tell("pod-scrapped", vehicle=pod)
