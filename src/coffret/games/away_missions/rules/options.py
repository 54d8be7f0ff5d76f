"""Overkill options in general: what each can be aimed at, and what it does."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import CHOOSE_ALIEN, DONE, ChooseAlien
from coffret.games.away_missions.rules.aliens import stun
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, distinct_aliens
from coffret.games.away_missions.state import Roll, State
from coffret.kernel import Action, Record


class Option(Record):
    """AM-OVK-02, AM-WPN-14 Something that one Overkill buys; its targets must be legal when it is spent."""

    RULE: ClassVar[str] = "AM-OVK-02"

    def aims(self, s: State, roll: Roll) -> list[Action]:
        """The choices of a target; just DONE where there is nothing to choose, none where it cannot be used."""
        return JUST_DO_IT

    def can(self, s: State, roll: Roll) -> bool:
        """Whether the option can be used now."""
        return len(self.aims(s, roll)) > 0

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        """What it does to its target."""
        return NOTHING_NEXT


class StunOption(Option):
    """An option that stuns the Alien it is aimed at."""

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        stun(s, aim.alien)
        return NOTHING_NEXT


JUST_DO_IT: Final[list[Action]] = [DONE]


def at_aliens(s: State, aliens: list[int]) -> list[Action]:
    """One of these Aliens; of equal ones the first."""
    return [CHOOSE_ALIEN[one] for one in distinct_aliens(s, aliens)]
