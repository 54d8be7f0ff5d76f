"""How it looks: the world and space, machines with people in them, the two tracks; and what each option touches."""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.names import (
    ASSETS,
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
    TYPES,
)
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.rules.scheme import LEVELS
from coffret.games.thunderbirds.rules.table import is_loaded, seat_of
from coffret.games.thunderbirds.scene_cards import name, slug, zones
from coffret.games.thunderbirds.state import (
    EARTH,
    EVENT_SPACES,
    FACE_DOWN,
    HYDRAULICS,
    LAST_SPACE,
    NOBODY,
    PLAN,
    POD,
    SCHEME_SPACES,
    SOUTH_PACIFIC,
    State,
)
from coffret.games.thunderbirds.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Board, Die, Meter, Piece, Scene, SeatPanel, Space
from coffret.kernel.text import Message

EARTH_MARKS = ("Eu", "As", "Af", "NA", "SA", "Au", "Io", "NP", "SP", "N~", "S~")
REGION_MARKS = (*EARTH_MARKS, "Go", "Mo", "Ma", "Ab", "Ve", "Me", "Su")
PERSON_MARKS = ("S", "V", "A", "G", "J", "P")
MACHINE_MARKS = ("1", "2", "3", "4", "5", "F")


def scene(v: View) -> Scene:
    """Everything that lies on the table."""
    s = v.table
    return Scene(
        seats=[panel(s, seat) for seat in range(s.seats)],
        board=board(s),
        zones=zones(s),
        meters=meters(s),
        dice=[die(s, number) for number in range(2)],
        rules=rules(s),
    )


def rules(s: State) -> list[str]:
    """The rules that matter now."""
    if s.outcome is not None or not s.stack:
        return ["TB-END-01"]
    return [type(s.stack[-1]).RULE]


# The board


def board(s: State) -> Board:
    """TB-MAP-01..04 The map as this game turns it, space above, and the Hood's track below."""
    links = [(f"region-{REGIONS[one]}", f"region-{REGIONS[other]}") for one, other, _ in s.facts.borders]
    links += [(f"hood-{place}", f"hood-{place + 1}") for place in range(LAST_SPACE)]
    return Board(
        spaces=[
            *[region(s, number) for number in range(len(REGIONS))],
            *[hood_space(s, place) for place in range(LAST_SPACE + 1)],
        ],
        links=links,
        pieces=[
            *[machine(s, number) for number in range(len(MACHINES))],
            *[person(s, number) for number in range(len(CHARACTERS))],
            *[pod(s, number) for number in range(len(PODS)) if s.pods[number] != PLAN],
            *markers(s),
            Piece(id="hood", label=Message("hood"), kind="hood", on=f"hood-{s.hood}", mark="H"),
        ],
    )


def region(s: State, number: int) -> Space:
    """A region."""
    x, y = s.facts.place[number]
    kind = "island" if number == SOUTH_PACIFIC else "earth" if number < EARTH else "space"
    return Space(
        id=f"region-{REGIONS[number]}",
        label=name("region", REGIONS[number]),
        kind=kind,
        x=x,
        y=y,
        mark=REGION_MARKS[number],
    )


def hood_space(s: State, place: int) -> Space:
    """TB-HOOD-02 A space of the Hood's track, and what lies there."""
    kind, mark, note = "hood-empty", "·", None
    if place in EVENT_SPACES:
        event = s.laid[EVENT_SPACES.index(place)]
        kind, mark = ("hood-event", "E") if event == FACE_DOWN else ("hood-event-over", "e")
        note = Message("face-down-event") if event == FACE_DOWN else name("trouble", EVENTS[event])
    elif place in SCHEME_SPACES:
        number = SCHEME_SPACES.index(place)
        kind, mark = ("hood-scheme", "S") if number >= s.foiled else ("hood-scheme-foiled", "s")
        note = Message("scheme-level", {"level": LEVELS[s.level][number]})
    return Space(
        id=f"hood-{place}",
        label=Message("hood-space", {"position": place}),
        note=note,
        kind=kind,
        x=0.6 + place * 0.75,
        y=8.4,
        mark=mark,
    )


def machine(s: State, number: int) -> Piece:
    """A machine: in its region, or in the hold of Thunderbird 2."""
    on = "machine-tb2" if is_loaded(s, number) else f"region-{REGIONS[s.at[number]]}"
    badges = [Message("badge-loaded")] if is_loaded(s, number) else []
    for event in range(len(EVENTS)):
        hit = s.facts.slows[event] == number or (event == HYDRAULICS and number == 1)
        if hit and s.lasting >> event & 1:
            badges.append(name("trouble", EVENTS[event]))
    return Piece(
        id=f"machine-{MACHINES[number]}",
        label=name("asset", MACHINES[number]),
        note=Message("note-machine", {"speed": s.facts.speed[number], "room": s.facts.room[number]}),
        kind=MACHINES[number],
        on=on,
        mark=MACHINE_MARKS[number],
        badges=badges,
    )


def person(s: State, number: int) -> Piece:
    """A character in its machine."""
    player = s.player_of[number]
    return Piece(
        id=f"person-{CHARACTERS[number]}",
        label=name("asset", CHARACTERS[number]),
        note=Message(f"ability-{slug(CHARACTERS[number])}"),
        kind=CHARACTERS[number],
        on=f"machine-{MACHINES[s.aboard[number]]}",
        seat=seat_of(s, player) if player != NOBODY else None,
        mark=PERSON_MARKS[number],
        badges=[Message("badge-turn")] if s.turn != NOBODY and player == s.turn else [],
    )


def pod(s: State, number: int) -> Piece:
    """A built pod vehicle."""
    loaded = POD + number in s.hold
    on = "machine-tb2" if loaded else f"region-{REGIONS[s.pods[number]]}"
    return Piece(id=f"pod-{PODS[number]}", label=name("asset", PODS[number]), kind="pod", on=on, mark="p")


def markers(s: State) -> list[Piece]:
    """TB-INFO-03 Markers that remind of disasters and of the Scheme; they do nothing."""
    found = []
    for slot in range(1, 9):
        disaster = s.slots[slot]
        if disaster != NOBODY:
            on = f"region-{REGIONS[s.facts.region[disaster]]}"
            label = name("disaster", DISASTERS[disaster])
            kind = f"disaster-{TYPES[s.facts.type[disaster]]}"
            found.append(Piece(id=f"marker-{DISASTERS[disaster]}", label=label, kind=kind, on=on, mark=str(slot)))
    if s.scheme != NOBODY:
        places = {place for place, _, _ in s.facts.cost[s.scheme]} | {place for _, place in s.facts.assets[s.scheme]}
        for place in sorted(places):
            label = name("scheme", SCHEMES[s.scheme])
            on = f"region-{REGIONS[place]}"
            found.append(Piece(id=f"marker-scheme-{REGIONS[place]}", label=label, kind="scheme", on=on, mark="!"))
    return found


# Seats, meters and dice


def panel(s: State, seat: int) -> SeatPanel:
    """What a seat has: in solo, all three characters."""
    players = [player for player in range(s.players) if seat_of(s, player) == seat]
    badges = [badge for player in players for badge in player_badges(s, player)]
    played = [s.characters[player] for player in players if s.characters[player] != NOBODY]
    label = name("asset", CHARACTERS[played[0]]) if len(players) == 1 and played else None
    return SeatPanel(id=f"seat-{seat + 1}", label=label, seat=seat, mark=str(seat + 1), badges=badges)


def player_badges(s: State, player: int) -> list[Message]:
    """A character with tokens, and whether it is injured or trusts the others."""
    if s.characters[player] == NOBODY:
        return []
    found = [name("asset", CHARACTERS[s.characters[player]])]
    found += [
        Message("badge-token", {"token": token, "number": count})
        for token, count in enumerate(s.tokens[player])
        if count
    ]
    if s.injured == player:
        found.append(Message("badge-injured"))
    if s.trust[player]:
        found.append(Message("badge-trusts"))
    return found


def meters(s: State) -> list[Meter]:
    """What is left: actions, cards, and tokens of each kind."""
    found = [
        Meter(id="actions", label=Message("meter-actions"), value=s.actions),
        Meter(id="hood-steps", label=Message("meter-hood"), value=s.hood, limit=LAST_SPACE),
        Meter(id="foiled", label=Message("meter-foiled"), value=s.foiled, limit=3),
    ]
    found += [
        Meter(id=f"supply-{TOKENS[token]}", label=name("token", TOKENS[token]), value=count, limit=6)
        for token, count in enumerate(s.supply)
    ]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, OpenRescue):
        number = s.facts.number[top.disaster]
        found.append(Meter(id="score", label=Message("meter-score"), value=top.score(s), limit=number))
    return found


def die(s: State, number: int) -> Die:
    """A die; H is the Hood."""
    face = s.dice[number]
    shown: int | str = ("H" if face == 0 else face) if s.rolled else "–"
    return Die(id=f"die-{number + 1}", label=Message("rescue-die", {"number": number + 1}), kind="rescue", face=shown)


# What options touch


def touches(v: View, action: Action) -> list[str]:
    """The elements an option touches in order: what it is done with first, then where or to whom."""
    s = v.table
    if isinstance(action, act.Move):
        return [f"machine-{MACHINES[own_machine(s)]}", f"region-{REGIONS[action.region]}"]
    if isinstance(action, act.Rescue | act.Scan | act.Pick):
        return [f"disaster-{DISASTERS[action.disaster]}"]
    if isinstance(action, act.Plan):
        return ["fab-deck"]
    if isinstance(action, act.Repair):
        return [f"event-{EVENTS[action.event]}"]
    if isinstance(action, act.Transfer | act.Bring):
        return [f"person-{CHARACTERS[action.character]}", f"machine-{MACHINES[action.machine]}"]
    if isinstance(action, act.Swap | act.Link):
        return [f"person-{CHARACTERS[action.character]}", f"person-{CHARACTERS[action.partner]}"]
    if isinstance(action, act.Change):
        return [f"person-{CHARACTERS[action.character]}", f"person-{CHARACTERS[action.newcomer]}"]
    if isinstance(action, act.Load):
        return [element(action.asset), "machine-tb2"]
    if isinstance(action, act.Unload):
        return [element(action.asset), f"region-{REGIONS[s.at[1]]}"]
    return touched_by_cards(s, action)


def touched_by_cards(s: State, action: Action) -> list[str]:
    """The same for Schemes, tokens, cards and dice."""
    if isinstance(action, act.Foil):
        return ["scheme"]
    if isinstance(action, act.FoilWith):
        return ["scheme", f"person-{CHARACTERS[action.character]}"]
    if isinstance(action, act.Build):
        return [f"plan-{PODS[action.pod]}"]
    if isinstance(action, act.Play | act.GiveUpCard):
        return [f"card-{CARDS[action.card]}"]
    if isinstance(action, act.Reroll | act.Steady | act.Turn):
        return [f"die-{action.die + 1}"]
    if isinstance(action, act.Take | act.Gather):
        return [f"supply-{TOKENS[action.token]}"]
    if isinstance(action, act.Sail):
        return ["machine-fab1", f"region-{REGIONS[action.region]}"]
    if isinstance(action, act.Choose | act.Pay):
        return [f"person-{CHARACTERS[action.character]}"]
    if isinstance(action, act.PutBack):
        return [f"top-{place}" for place, draw in enumerate(s.top, 1) if draw == action.draw]
    return []


def element(asset: int) -> str:
    """The element of an asset that can be loaded."""
    return f"machine-{ASSETS[asset]}" if asset < POD else f"pod-{ASSETS[asset]}"


def own_machine(s: State) -> int:
    """The machine of whoever acts now."""
    top = s.stack[-1]
    character = getattr(top, "character", s.characters[s.turn])
    return s.aboard[character]
