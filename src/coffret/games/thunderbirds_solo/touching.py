"""What each option touches, in the order in which a player would point at things."""

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.names import CARDS, COLOURS, PILOTS, PLACES, VEHICLES
from coffret.games.thunderbirds_solo.rules.covering import unpack
from coffret.games.thunderbirds_solo.rules.discarding import SpendStored, keep, lay, stored_dice
from coffret.games.thunderbirds_solo.rules.movement import stray
from coffret.games.thunderbirds_solo.rules.table import is_up
from coffret.games.thunderbirds_solo.state import (
    DISASTER,
    FIRST_POD,
    KEPT,
    LATE_DIE,
    NEUTRALISER,
    NOBODY,
    NOWHERE,
    REROLL,
    SET_DIE,
    TB2,
    State,
)
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action
from coffret.kernel.stack import copy


def touches(v: View, action: Action) -> list[str]:
    """The elements an option touches: what it is done with first, then where."""
    s = v.table
    if isinstance(action, act.Fly):
        return [vehicle(action.vehicle), place(action.place)]
    if isinstance(action, act.Board):
        return [pilot(action.pilot), vehicle(action.vehicle)]
    if isinstance(action, act.Load):
        return [pilot(action.pilot), loadable(action.vehicle), vehicle(TB2)]  # where it goes
    if isinstance(action, act.Leave):
        return [pilot(action.pilot), place(0)]
    if isinstance(action, act.Unload):
        return [vehicle(action.vehicle)]
    if isinstance(action, act.Rescue):
        return [vehicle(action.vehicle), *map(card, disasters_at(s, s.at[action.vehicle]))]
    if isinstance(action, act.Place):
        return [vehicle(action.vehicle), supply(action.colour)]
    if isinstance(action, act.Collect):
        return [vehicle(stray(s)), vehicle(1), place(action.place)]
    if isinstance(action, act.Replace | act.Scrap):
        return [loadable(action.vehicle)]
    if isinstance(action, act.Exchange):
        return [f"call-{action.slot}", f"call-{action.other}"]
    if isinstance(action, act.TurnUp):
        return [pilot(action.pilot)]
    return touched_by_the_lady(s, action)


def touched_by_the_lady(s: State, action: Action) -> list[str]:
    """The same for Lady Penelope."""
    if isinstance(action, act.Go):
        return ["lady", place(action.place)]
    if isinstance(action, act.Flip):
        return ["lady"]
    if isinstance(action, act.Escort):
        return [card(action.card), "lady"]
    if isinstance(action, act.SetDown):
        return [card(s.escorted), place(s.lady)]
    return touched_in_rescue(s, action)


def touched_in_rescue(s: State, action: Action) -> list[str]:
    """The same for dice and Disasters."""
    if isinstance(action, act.RescueWith):
        return [vehicle(TB2), supply(action.colour), *map(card, disasters_at(s, s.at[TB2]))]
    if isinstance(action, act.Neutralise):
        tractors = [it for it in s.aboard if it != NOBODY and s.facts.trait[it] == NEUTRALISER]
        return [*map(vehicle, tractors), card(action.card)]
    if isinstance(action, act.AddDie):
        return [pilot(s.pilot[s.rescuer]), supply(action.colour)]
    if isinstance(action, act.LateDie):
        return [*skilled(s, LATE_DIE), supply(action.colour)]
    if isinstance(action, act.Recolour):
        return [f"die-{s.dice.index(action.colour) + 1}", pilot(s.pilot[s.rescuer]), supply(action.into)]
    if isinstance(action, act.Reroll):
        return [*[f"die-{die + 1}" for die in action.dice], *skilled(s, REROLL)]
    if isinstance(action, act.Turn):
        return [f"die-{action.die + 1}", *skilled(s, SET_DIE)]
    if isinstance(action, act.SetAside):
        return [f"die-{action.die + 1}", vehicle(s.rescuer)]
    if isinstance(action, act.Spend):
        return [vehicle(stored_dice(s, symbol)[0][0]) for symbol in action.symbols]
    if isinstance(action, act.Use):
        return [vehicle(action.vehicle)]
    if isinstance(action, act.Drop):
        return [vehicle(s.rescuer)]
    if isinstance(action, act.Discard):
        return [*serving(s, action.positions, ()), *discarded(s, action.positions)]
    if isinstance(action, act.Keep):
        dice = serving(s, action.positions, action.symbols)
        return [*dice, *discarded(s, action.positions), vehicle(s.rescuer)]
    return []


def disasters_at(s: State, place: int) -> list[int]:
    """The Disasters of a chain."""
    return [it for it in s.chains[place] if s.facts.type[it] == DISASTER]


def discarded(s: State, positions: int) -> list[str]:
    """The Disasters at these positions."""
    chain = s.chains[s.at[s.rescuer]]
    return [card(it) for at, it in enumerate(chain) if positions >> at & 1]


def laid_on(s: State, positions: int, symbols: tuple[int, ...]) -> dict[int, str]:
    """TS-ALLOC-02 The dice that would be laid on these Disasters, or stored on the vehicle, with what they lie on."""
    table: State = copy(s)
    keep(table, symbols)
    lay(table, positions, unpack(SpendStored(positions, symbols).ways(table)[0]))
    found = {at: laid for at, laid in enumerate(table.laid) if laid != NOWHERE}
    return {at: vehicle(s.rescuer) if laid == KEPT else card(laid) for at, laid in found.items()}


def serving(s: State, positions: int, symbols: tuple[int, ...]) -> list[str]:
    """These dice, and those that show the same and could be laid in their place."""
    faces = [s.faces[at] for at in laid_on(s, positions, symbols)]
    return [f"die-{at + 1}" for at, face in enumerate(s.faces) if face in faces]


def skilled(s: State, skill: int) -> list[str]:
    """The pilot who can do this now."""
    return [pilot(it) for it, its in enumerate(s.facts.skill) if its == skill and is_up(s, it)]


def place(number: int) -> str:
    return f"place-{PLACES[number]}"


def vehicle(number: int) -> str:
    return f"vehicle-{VEHICLES[number]}"


def loadable(number: int) -> str:
    """A Pod card in the display, or Thunderbird 4."""
    return f"pod-{VEHICLES[number]}" if number >= FIRST_POD else vehicle(number)


def pilot(number: int) -> str:
    return f"pilot-{PILOTS[number]}"


def card(number: int) -> str:
    return f"card-{CARDS[number]}"


def supply(colour: int) -> str:
    return f"supply-{COLOURS[colour]}"
