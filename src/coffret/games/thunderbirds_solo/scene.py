"""How it looks: four chains with the calls that threaten them, vehicles with their pilots, dice, and the report."""

from itertools import pairwise

from coffret.games.thunderbirds_solo.names import CARDS, COLOURS, PILOTS, PLACES, SYMBOLS, VEHICLES
from coffret.games.thunderbirds_solo.odds import can_act_at
from coffret.games.thunderbirds_solo.remarks import best_at
from coffret.games.thunderbirds_solo.report import report
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.dispatch import Dispatch
from coffret.games.thunderbirds_solo.rules.ending import score
from coffret.games.thunderbirds_solo.rules.lady import LadyEscorts, LadyMoves
from coffret.games.thunderbirds_solo.rules.table import is_up
from coffret.games.thunderbirds_solo.scene_cards import name, slug, zones
from coffret.games.thunderbirds_solo.setup import level_of
from coffret.games.thunderbirds_solo.state import (
    BRAINS,
    FIRST_POD,
    ISLAND,
    KEPT,
    NOBODY,
    NOWHERE,
    SLOTS,
    UNROLLED,
    WILD,
    State,
)
from coffret.games.thunderbirds_solo.threats import danger
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel.scene import Badge, Board, Die, Meter, Piece, Scene, SeatPanel, Space
from coffret.kernel.text import Message

VEHICLE_MARKS = ("T1", "T2", "T3", "T4", "T5")
POD_MARKS = tuple(f"p{letter}" for letter in "MFHXCRDLTBOEJNGS")
PILOT_MARKS = ("S", "V", "A", "G", "J", "B")
Badges = list[Message | Badge]


def scene(v: View) -> Scene:
    """Everything that lies on the table."""
    s = v.table
    return Scene(
        seats=[panel(s)],
        board=board(s),
        zones=zones(s),
        meters=meters(s),
        dice=[die(s, number) for number in range(len(s.dice))],
        feeds=[report(s)] if s.outcome is not None else [],
        rules=rules(s),
        stake=stake(s),
    )


def stake(s: State) -> Message | None:
    """TS-FULL-01 TS-END-03 What hangs on the next roll, where the chain there would overflow or the calls are over."""
    if s.outcome is not None or s.rescuer == NOBODY:
        return None
    place = s.at[s.rescuer]
    if place in SLOTS and danger(s, place) == "danger":
        return Message("stake-chain", {"place": place})
    return None


def rules(s: State) -> list[str]:
    """The rules that matter now."""
    if s.outcome is not None or not s.stack:
        return ["TS-END-01", "TS-SCORE-01"]
    return [type(s.stack[-1]).RULE]


def panel(s: State) -> SeatPanel:
    """The player: the phase of the turn, and whether it is the last."""
    badges: Badges = [Message("badge-turn", {"count": s.turn}), Message(f"phase-{phase(s)}")]
    if s.last:
        badges.append(Message("badge-last-turn"))
    badges.append(Message("badge-level", {"level": name("level", level_of(s.advanced)), "count": s.advanced}))
    return SeatPanel(id="seat-1", seat=0, mark="1", badges=badges)


def phase(s: State) -> str:
    """TS-TURN-01 The phase of the turn."""
    if s.outcome is not None:
        return "over"
    if not s.turn:
        return "setup"
    top = s.stack[-1]
    if isinstance(top, Relay):
        return "call"
    if isinstance(top, LadyMoves | LadyEscorts):
        return "lady"
    return "dispatch" if any(isinstance(step, Dispatch) for step in s.stack) else "rescue"


# The board


def board(s: State) -> Board:
    """TS-TABLE-01, TS-TABLE-02 Tracy Island beside the four chains, one above the other."""
    chains = [f"place-{place}" for place in SLOTS]
    return Board(
        spaces=[
            island(),
            *[chain(s, place) for place in SLOTS],
        ],
        links=list(pairwise(chains)),
        pieces=[
            *[vehicle(s, number) for number in range(len(VEHICLES)) if number < FIRST_POD or s.pilot[number] != NOBODY],
            *[pilot(s, number) for number in range(len(PILOTS))],
            lady(s),
        ],
        drawing="board.svg",
    )


def island() -> Space:
    """TS-TABLE-01 Where vehicles and Pilots start from."""
    label, note = name("place", "island"), Message("note-island")
    return Space(id="place-island", label=label, note=note, kind="island", x=0, y=2.5, mark="TI")


def chain(s: State, place: int) -> Space:
    """A chain as a place to be; a chain that the calls would let overflow is marked."""
    found = danger(s, place)
    kind = {"": "chain", "full": "chain-full", "risk": "chain-risk", "danger": "chain-danger"}[found]
    return Space(
        id=f"place-{place}",
        label=name("place", PLACES[place]),
        note=Message(f"danger-{found}" if found else "note-chain"),
        kind=kind,
        x=2,
        y=place,
        mark=f"{place}!" if found == "danger" else str(place),
        danger=found == "danger",
    )


def vehicle(s: State, number: int) -> Piece:
    """TS-DISP-12 A vehicle at its place, in the hold of Thunderbird 2 too."""
    badges: Badges = [Message("badge-loaded")] if number in s.hold else []
    for it in s.stored[number]:
        badges.append(Badge(text=Message("badge-stored", {"symbol": it & 7}), sign=SYMBOLS[it & 7], state="lit"))
    if s.moved >> number & 1:
        badges.append(Message("badge-moved"))
    if number == s.rescuer:
        badges.append(Message("badge-rescuing"))
    found = chance_here(s, number)
    return Piece(
        id=f"vehicle-{VEHICLES[number]}",
        label=name("vehicle", VEHICLES[number]),
        note=vehicle_note(s, number),
        hint=Message("percent", {"percent": found}) if found >= 0 else None,
        kind=VEHICLES[number] if number < FIRST_POD else f"pod-{VEHICLES[number]}",
        on=f"place-{PLACES[s.at[number]]}",
        mark=VEHICLE_MARKS[number] if number < FIRST_POD else POD_MARKS[number - FIRST_POD],
        badges=badges,
    )


def chance_here(s: State, number: int) -> int:
    """TS-RESC-02 The best chance of a vehicle that can still answer a Disaster this turn where it is; else -1."""
    place = s.at[number]
    here = place != ISLAND and s.pilot[number] != NOBODY and can_act_at(s, number, place)
    return best_at(s, number, place) if here else -1


def vehicle_note(s: State, number: int) -> Message:
    """The dice of a vehicle and what else it can."""
    dice = [name("colour", COLOURS[colour]) for colour in s.facts.dice[number]]
    if number < FIRST_POD:
        return Message(f"note-{VEHICLES[number]}", {"dice": dice, "count": s.facts.storage[number]})
    return Message("note-pod", {"dice": dice, "count": s.facts.storage[number]})


def pilot(s: State, number: int) -> Piece:
    """TS-SETUP-04 A pilot in a vehicle, or free at Tracy Island, Brains in the laboratory."""
    badges: Badges = [] if is_up(s, number) else [Message("badge-face-down")]
    if s.acted >> number & 1:
        badges.append(Message("badge-acted"))
    if number == BRAINS and s.aboard[number] == NOBODY:
        badges.append(Message("badge-laboratory"))
    aboard = s.aboard[number]
    return Piece(
        id=f"pilot-{PILOTS[number]}",
        label=name("pilot", PILOTS[number]),
        note=Message(f"skill-{slug(PILOTS[number])}"),
        kind=PILOTS[number] if is_up(s, number) else f"{PILOTS[number]}-down",
        on="place-island" if aboard == NOBODY else f"vehicle-{VEHICLES[aboard]}",
        mark=PILOT_MARKS[number],
        badges=badges,
    )


def lady(s: State) -> Piece:
    """Lady Penelope, by Road or by Air."""
    badges: Badges = [Message("side-air" if s.air else "side-road")]
    if s.escorted != NOBODY:
        badges.append(name("card", CARDS[s.escorted]))
    return Piece(
        id="lady",
        label=Message("lady"),
        note=Message("note-lady-air" if s.air else "note-lady-road"),
        kind="lady-air" if s.air else "lady-road",
        on=f"place-{PLACES[s.lady]}",
        mark="L",
        badges=badges,
    )


# Meters and dice


def meters(s: State) -> list[Meter]:
    """The score as it stands, and the dice of each colour in the supply."""
    points = score(s, s.outcome is not None and bool(s.outcome.winners))
    found = [Meter(id="score", label=Message("meter-score"), value=points)]
    for colour, left in enumerate(s.supply):
        limit = s.facts.supply[colour]
        label = Message("meter-dice", {"colour": colour})
        found.append(Meter(id=f"supply-{COLOURS[colour]}", label=label, value=left, limit=limit))
    return found


def die(s: State, number: int) -> Die:
    """A die of the last roll: what it shows, and what it was laid on."""
    face = s.faces[number]
    return Die(
        id=f"die-{number + 1}",
        label=Message("die-of", {"colour": s.dice[number], "die": number}),
        note=serves(s, number),
        hint=None if face == UNROLLED else name("symbol", SYMBOLS[face]),
        kind=COLOURS[s.dice[number]],
        face="–" if face == UNROLLED else SYMBOLS[face],
    )


def serves(s: State, number: int) -> Message | None:
    """What a die was laid on."""
    laid = s.laid[number]
    if laid == KEPT:
        return Message("die-kept")
    if laid != NOWHERE:
        return Message("die-laid", {"card": laid})
    return Message("die-wild") if s.faces[number] == WILD else None
