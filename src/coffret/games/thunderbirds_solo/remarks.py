"""What is to be known of an option before it is chosen: the chance of a roll, the dice that would serve, a danger."""

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.odds import at_hand, best_chance, chance, percent, skilled_chance
from coffret.games.thunderbirds_solo.rules.covering import unpack
from coffret.games.thunderbirds_solo.rules.discarding import SpendStored, keep, lay
from coffret.games.thunderbirds_solo.state import DISASTER, ISLAND, NOWHERE, SLOTS, TB2, State
from coffret.games.thunderbirds_solo.threats import danger
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Remark
from coffret.kernel.stack import copy
from coffret.kernel.text import Message


def remark(v: View, action: Action) -> Remark | None:
    """TS-EX-08 The best chance to clear a Disaster, before a vehicle is sent and before it rolls."""
    s = v.table
    if isinstance(action, act.Fly):
        return flight(s, action)
    if isinstance(action, act.Rescue):
        return hinted(best_here(s, action.vehicle))
    if isinstance(action, act.RescueWith):
        return hinted(best_with(s, action.colour))
    if isinstance(action, act.Discard):
        return Remark(shows=dice_used(s, action.positions, ()))
    if isinstance(action, act.Keep):
        return Remark(shows=dice_used(s, action.positions, action.symbols))
    if isinstance(action, act.Answer):
        overflows = any(danger(s, place) == "danger" for place in SLOTS)
        return Remark(hint=Message("hint-overflow"), danger=True) if overflows else None
    return None


def flight(s: State, action: act.Fly) -> Remark | None:
    """TS-DISP-16 The best chance where a vehicle is sent, and a warning if it leaves stored symbols behind."""
    found = -1 if action.place == ISLAND else best_at(s, action.vehicle, action.place)
    lost = len(s.stored[action.vehicle])
    if not lost:
        return hinted(found)
    args = {"count": lost, "percent": found}
    return Remark(hint=Message("hint-lost" if found < 0 else "hint-percent-lost", args), danger=True)


def hinted(found: int) -> Remark | None:
    """A chance in percent as a hint."""
    return Remark(hint=Message("percent", {"percent": found})) if found >= 0 else None


def best_here(s: State, vehicle: int) -> int:
    """The best chance of a manned vehicle where it is, skills counted; -1 where there is no Disaster."""
    return max([-1, *[skilled_chance(s, vehicle, at) for at in disasters(s, s.at[vehicle])]])


def best_at(s: State, vehicle: int, place: int) -> int:
    """The best chance of a vehicle to clear some Disaster of a chain; -1 where there is none."""
    return max([-1, *[best_chance(s, vehicle, place, at)[0] for at in disasters(s, place)]])


def best_with(s: State, colour: int) -> int:
    """The same for Thunderbird 2 with this third die."""
    dice = at_hand(s, (*s.facts.dice[TB2], colour))
    place = s.at[TB2]
    return max([-1, *[percent(chance(s, TB2, dice, place, at)) for at in disasters(s, place)]])


def disasters(s: State, place: int) -> list[int]:
    """Where Disasters lie in a chain."""
    return [at for at, card in enumerate(s.chains[place]) if s.facts.type[card] == DISASTER]


def dice_used(s: State, positions: int, symbols: tuple[int, ...]) -> list[str]:
    """TS-ALLOC-02 The dice that would be laid on these Disasters or stored."""
    table: State = copy(s)
    keep(table, symbols)
    lay(table, positions, unpack(SpendStored(positions, symbols).ways(table)[0]))
    return [f"die-{die + 1}" for die, laid in enumerate(table.laid) if laid != NOWHERE]
