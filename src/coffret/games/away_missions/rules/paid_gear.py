"""Gear whose use is an action that costs an AP: Freeze-Dried Coffee and The Common Cold."""

from typing import Final

from coffret.games.away_missions.actions import USE
from coffret.games.away_missions.names import COMMON_COLD, FREEZE_DRIED_COFFEE, THRALL, WAR_THRALL
from coffret.games.away_missions.rules.aliens import eliminate
from coffret.games.away_missions.rules.dice import steps
from coffret.games.away_missions.rules.iq import begin_iq_roll, succeeds
from coffret.games.away_missions.rules.items import is_ready, spend_use
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, aliens_at, card_of, crew_at
from coffret.games.away_missions.state import FOR_COLD, PINNED, State, added
from coffret.kernel import Action, Frame


def is_paid_gear(s: State, item: int) -> bool:
    """AM-AP-09 Whether the use of an item is a non-combat action that costs an AP."""
    return is_paid_card(card_of(s, item))


def is_paid_card(card: int) -> bool:
    """AM-AP-09 The same, by its card."""
    return card in (FREEZE_DRIED_COFFEE, COMMON_COLD)


def paid_gear_options(s: State, who: int, items: list[int], options: list[Action]) -> None:
    """Use(item) of gear that costs an AP; the Cold needs somebody to catch it."""
    kinds = s.facts.kind_of
    for item in items:
        if is_paid_card(kinds[item]) and is_ready(s, who, item) and has_effect(s, who, item):
            options.append(USE[item])


def has_effect(s: State, who: int, item: int) -> bool:
    """Whether its use would do anything."""
    return card_of(s, item) == FREEZE_DRIED_COFFEE or len(catching_cold(s, s.at[who])) > 0


def use_paid_gear(s: State, who: int, item: int) -> Frames:
    """Coffee or Cold; whatever pays for it has been spent."""
    spend_use(s, who, item)
    if card_of(s, item) == FREEZE_DRIED_COFFEE:
        for other in crew_at(s, s.at[who]):
            s.coffee = added(s.coffee, other, 1)  # AM-GEAR-13 all actions of this game turn
        return NOTHING_NEXT
    s.done[who] &= ~PINNED  # AM-OPT-08 an IQ action against Aliens
    begin_iq_roll(s, FOR_COLD, who, s.at[who])
    return steps((SPREAD_COLD,))


def catching_cold(s: State, place: int) -> list[int]:
    """AM-GEAR-33, AM-SCHEM-11 All Aliens on a tile except Thralls."""
    return [alien for alien in aliens_at(s, place) if KIND_OF[alien] not in (THRALL, WAR_THRALL)]


class SpreadCold(Frame[State]):
    """AM-GEAR-33 A success eliminates them (a boss takes 3 damage)."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if succeeds(s):
            for alien in catching_cold(s, s.rolls[-1].place):
                eliminate(s, alien)
        return NOTHING_NEXT


SPREAD_COLD: Final = SpreadCold()
