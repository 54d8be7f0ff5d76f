"""The Tricorder: an IQ action as if standing on an adjacent tile."""

from typing import ClassVar

from coffret.games.away_missions.actions import USE_ON, Perform, UseOn
from coffret.games.away_missions.names import TRICORDER
from coffret.games.away_missions.rules.iq import iq_action, iq_options
from coffret.games.away_missions.rules.items import is_ready, peek_of, spend_use
from coffret.games.away_missions.rules.sighting import neighbours_in_sight
from coffret.games.away_missions.rules.table import Frames
from coffret.games.away_missions.rules.tasks import perform, task_options
from coffret.games.away_missions.state import HEALING, IQ_ACTION, SUBDUING, TASK, State
from coffret.kernel import Action, Decision, Frame, Reason


def actions_afar(s: State, who: int, place: int, allowed: int = IQ_ACTION) -> list[Action]:
    """AM-GEAR-40 The IQ actions of the allowed kinds whose target or place is on that tile."""
    options: list[Action] = []
    iq_options(s, who, place, (HEALING | SUBDUING) & allowed, [], options)
    if allowed & TASK:
        task_options(s, who, place, options)
    return options


def tricorder_options(s: State, who: int, items: list[int], allowed: int, options: list[Action]) -> None:
    """AM-GEAR-37 UseOn(Tricorder, adjacent tile in LoS) where an IQ action has something to do."""
    kinds = s.facts.kind_of
    for item in items:
        if kinds[item] == TRICORDER and is_ready(s, who, item):
            for place in neighbours_in_sight(s, s.at[who], peek_of(s, who)):
                if actions_afar(s, who, place, allowed):
                    options.append(USE_ON[item][place])


def use_tricorder(s: State, who: int, action: UseOn, allowed: int) -> Frames:
    """The use is spent; which IQ action it is comes next."""
    spend_use(s, who, action.item)
    return (HealAfar(who, action.place) if allowed == HEALING else ActAfar(who, action.place),)


class ActAfar(Frame[State]):
    """AM-GEAR-37, AM-GEAR-40 The IQ action on the adjacent tile; Leeches count where the Rocketeer really stands."""

    rocketeer: int
    place: int

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], actions_afar(s, self.rocketeer, self.place))

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Perform):
            return perform(s, self.rocketeer, self.place, action)
        return iq_action(s, self.rocketeer, self.place, action)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-GEAR-37", "act-afar-first", {"place": self.place})


class HealAfar(ActAfar):
    """AM-GEAR-26, AM-GEAR-42 Space Bandages and Tricorder together: a Heal action on the adjacent tile."""

    RULE: ClassVar[str] = "AM-GEAR-37"

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], actions_afar(s, self.rocketeer, self.place, HEALING))
