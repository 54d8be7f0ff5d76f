"""What the table proposes: which calls to exchange, who rolls next, how dice are best laid, where the Lady goes."""

from collections.abc import Sequence

from coffret.games.thunderbirds_solo.actions import DONE, ROLL
from coffret.games.thunderbirds_solo.bot.calls import (
    escort,
    placed,
    relayed,
    turned_up,
    values_after_lady,
    witnessed,
)
from coffret.games.thunderbirds_solo.bot.rescue import Chain, prepared, rolls_of_one_chain, values_of_rolls
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.discarding import KeepDice, SpendStored, UseStored
from coffret.games.thunderbirds_solo.rules.lady import LadyEscorts, LadyMoves
from coffret.games.thunderbirds_solo.rules.rescue import AfterRoll, Prepare, RescuePhase
from coffret.games.thunderbirds_solo.rules.rewards import Expert, Mechanic, Medic, Witness
from coffret.games.thunderbirds_solo.state import State
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action


def ranks(v: View, actions: Sequence[Action]) -> list[Action]:
    """TS-EX-08 In a rescue and after it, the options from the best on: those that leave the least work."""
    s = v.table
    if s.outcome is not None or not s.stack:
        return []
    top, options = s.stack[-1], list(actions)
    if isinstance(top, RescuePhase):
        rolls = rolls_of_one_chain(s, options)
        return by_work(rolls, values_of_rolls(s, rolls)) if rolls else []
    if isinstance(top, Prepare):
        best = prepared(s, options, top.first)
        return [best] if best is ROLL else [best, ROLL]
    if isinstance(top, AfterRoll):
        return by_work(options, Chain(s).values(options))
    if isinstance(top, (KeepDice, SpendStored, UseStored)):
        return options[:1]  # dice of any colour, and of any vehicle, do alike
    if isinstance(top, LadyMoves):
        return by_work(options, values_after_lady(s, options))
    if isinstance(top, Relay):
        return [relayed(s, options, top.left)]
    if isinstance(top, LadyEscorts):
        return [escort(s, options)]
    return rewarded(s, top, options)


def rewarded(s: State, top: object, options: list[Action]) -> list[Action]:
    """TS-CIV-08..11 What a rescued Civilian helps most with; face-up Pods stay as they are."""
    if isinstance(top, Medic):
        return [turned_up(s, options)]
    if isinstance(top, Witness):
        return [witnessed(s, options)]
    if isinstance(top, Expert):
        return [placed(s, options)]
    return [DONE] if isinstance(top, Mechanic) else []


def by_work(options: list[Action], values: list[float]) -> list[Action]:
    """The options from the least work on; of equal ones the first."""
    return [option for _, option in sorted(zip(values, options, strict=True), key=lambda each: each[0])]
