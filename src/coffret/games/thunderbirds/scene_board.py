"""How the board looks: the world and space, machines with people in them, what threatens, and the Hood's track."""

from coffret.games.thunderbirds.names import (
    CHARACTERS,
    DISASTERS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
)
from coffret.games.thunderbirds.notation import LETTERS
from coffret.games.thunderbirds.rules.scheme import LEVELS
from coffret.games.thunderbirds.rules.table import is_loaded, seat_of
from coffret.games.thunderbirds.scene_cards import event_note, name, slug
from coffret.games.thunderbirds.state import (
    ALL_SCHEMES,
    EARTH,
    EVENT_SPACES,
    FACE_DOWN,
    LAST_SPACE,
    NOBODY,
    POD,
    SCHEME_SPACES,
    SKULL,
    SOUTH_PACIFIC,
    TB2,
    State,
)
from coffret.kernel.scene import Board, Piece, Space
from coffret.kernel.text import Message

EARTH_MARKS = ("Eu", "As", "Af", "NA", "SA", "Au", "Io", "NP", "SP", "N~", "S~")
REGION_MARKS = (*EARTH_MARKS, "Go", "Mo", "Ma", "Ab", "Ve", "Me", "Su")
DRAWN = (  # the borders of board.svg
    "EuAf EuAs EuN~ AsAf AsAu AsIo AsNP AfIo AfN~ AfS~ NAN~ NANP NASA NASP SAN~ SAS~ SASP AuIo AuNP AuSP NPSP SPGo "
    "N~S~ GoVe GoMo VeMe MeSu MoMa MaAb"
)
PERSON_MARKS = ("S", "V", "A", "G", "J", "P")
MACHINE_MARKS = ("T1", "T2", "T3", "T4", "T5", "F1")
POD_MARKS = tuple(f"p{letter}" for letter in "MFLRDEXTSC")


def board(s: State) -> Board:
    """TB-MAP-01..04 The map as this game turns it, space above, and the Hood's track; a moved border is not drawn."""
    drawn = " ".join(REGION_MARKS[one] + REGION_MARKS[other] for one, other, _ in s.facts.borders) == DRAWN
    links = [(f"region-{REGIONS[one]}", f"region-{REGIONS[other]}") for one, other, _ in s.facts.borders]
    links += [(f"hood-{place}", f"hood-{place + 1}") for place in range(LAST_SPACE)]
    return Board(
        spaces=[
            *[region(s, number) for number in range(len(REGIONS))],
            hangar(s),
            *[hood_space(s, place) for place in range(LAST_SPACE + 1)],
        ],
        links=links,
        pieces=[
            *[machine(s, number) for number in range(len(MACHINES))],
            *[person(s, number) for number in range(len(CHARACTERS))],
            *[pod(s, number) for number in range(len(PODS)) if s.pods[number] >= 0],
            *markers(s),
            *laid(s),
            hood(s),
            *tokens(s),
        ],
        drawing="board.svg" if drawn else "",
    )


def region(s: State, number: int) -> Space:
    """A region."""
    x, y = s.facts.place[number]
    kind = "island" if number == SOUTH_PACIFIC else "earth" if number < EARTH else "space"
    return Space(
        id=f"region-{REGIONS[number]}",
        label=name("region", REGIONS[number]),
        note=Message("note-space") if kind == "space" else None,
        kind=kind,
        x=x,
        y=y,
        mark=REGION_MARKS[number],
    )


def hangar(s: State) -> Space:
    """TB-TOK-06 Where pod vehicles wait on Tracy Island for Thunderbird 2."""
    x, y = s.facts.place[SOUTH_PACIFIC]
    return Space(
        id="hangar", label=Message("hangar"), note=Message("note-hangar"), kind="hangar", x=x, y=y + 1, mark="="
    )


def hood_space(s: State, place: int) -> Space:
    """TB-HOOD-02 A space of the Hood's track."""
    kind, mark, label, note = "hood-empty", "·", "hood-space", "note-hood-space"
    if place in EVENT_SPACES:
        kind, mark, label, note = "hood-event", "Ev", "hood-space-event", "note-face-down-event"
    elif place in SCHEME_SPACES:
        kind, mark, label = "hood-scheme", "Sc", "hood-space-scheme"
        note = "note-scheme-foiled" if SCHEME_SPACES.index(place) < s.foiled else "note-scheme"
    name = Message(label, {"position": place})
    x = 0.6 + place * 0.75
    return Space(id=f"hood-{place}", label=name, note=Message(note), kind=kind, x=x, y=8.4, mark=mark)


def hood(s: State) -> Piece:
    """TB-HOOD-03 The Hood, who hides the Event he stands on: what it does is told about him."""
    event = s.laid[EVENT_SPACES.index(s.hood)] if s.hood in EVENT_SPACES else FACE_DOWN
    note = event_note(s, event) if event != FACE_DOWN else Message("note-hood")
    badges = [name("trouble", EVENTS[event])] if event != FACE_DOWN else []
    return Piece(id="hood", label=Message("hood"), note=note, kind="hood", on=f"hood-{s.hood}", mark="H", badges=badges)


def laid(s: State) -> list[Piece]:
    """The cards of the Hood's track, but where he stands."""
    cards = [laid_event(s, number) for number in range(len(EVENT_SPACES))]
    cards += [laid_scheme(s, number) for number in range(ALL_SCHEMES)]
    return [card for card in cards if card.on != f"hood-{s.hood}"]


def laid_event(s: State, number: int) -> Piece:
    """TB-HOOD-02, TB-HOOD-03 An Event on the track, face down until the Hood comes."""
    event = s.laid[number]
    down = event == FACE_DOWN
    return Piece(
        id=f"laid-event-{number + 1}",
        label=Message("face-down-event") if down else name("trouble", EVENTS[event]),
        note=Message("note-face-down-event") if down else event_note(s, event),
        kind="event-down" if down else "event-up",
        on=f"hood-{EVENT_SPACES[number]}",
        mark="?" if down else f"x{number + 1}",
    )


def laid_scheme(s: State, number: int) -> Piece:
    """TB-HOOD-02, TB-SETUP-03 A Scheme on the track: defeated, face up, or still to come."""
    up = number == s.foiled and s.scheme != NOBODY
    kind = "scheme-foiled" if number < s.foiled else "scheme-up" if up else "scheme-down"
    return Piece(
        id=f"laid-scheme-{number + 1}",
        label=name("scheme", SCHEMES[s.scheme]) if up else Message("scheme-level", {"level": LEVELS[s.level][number]}),
        note=Message("note-scheme-foiled" if number < s.foiled else "note-scheme"),
        kind=kind,
        on=f"hood-{SCHEME_SPACES[number]}",
        mark="!" if up else f"{'x' if number < s.foiled else '?'}{'I' * (number + 1)}",
    )


def machine(s: State, number: int) -> Piece:
    """A machine: in its region, or in the hold of Thunderbird 2."""
    on = "machine-tb2" if is_loaded(s, number) else f"region-{REGIONS[s.at[number]]}"
    badges = [Message("badge-loaded")] if is_loaded(s, number) else []
    for event in range(len(EVENTS)):
        hit = s.facts.slows[event] == number or (s.facts.jamming >> event & 1 and number == TB2)
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
    home = "hangar" if s.pods[number] == SOUTH_PACIFIC else f"region-{REGIONS[s.pods[number]]}"
    return Piece(
        id=f"pod-{PODS[number]}",
        label=name("asset", PODS[number]),
        note=Message("note-pod"),
        kind=f"pod-{PODS[number]}",
        on="machine-tb2" if loaded else home,
        mark=POD_MARKS[number],
        badges=[Message("badge-loaded")] if loaded else [],
    )


def markers(s: State) -> list[Piece]:
    """TB-INFO-03 Markers that remind of disasters and of the Scheme; they do nothing."""
    found = []
    for slot in range(1, SKULL + 1):
        disaster = s.slots[slot]
        if disaster != NOBODY:
            on = f"region-{REGIONS[s.facts.region[disaster]]}"
            label = name("disaster", DISASTERS[disaster])
            note = Message("field-slot", {"slot": slot})
            id = f"marker-{DISASTERS[disaster]}"
            found.append(Piece(id=id, label=label, note=note, kind=f"alert-{slot}", on=on, mark=f"*{slot}"))
    if s.scheme != NOBODY:
        places = {place for place, _, _ in s.facts.cost[s.scheme]} | {place for _, place in s.facts.assets[s.scheme]}
        for place in sorted(places):
            label = name("scheme", SCHEMES[s.scheme])
            on = f"region-{REGIONS[place]}"
            note = Message("note-scheme-marker")
            id = f"marker-scheme-{REGIONS[place]}"
            found.append(Piece(id=id, label=label, note=note, kind="scheme", on=on, mark="!"))
    return found


def tokens(s: State) -> list[Piece]:
    """TB-COMP-01, TB-INFO-01 The tokens that lie with the players."""
    return [
        Piece(
            id=f"token-{CHARACTERS[s.characters[player]]}-{TOKENS[token]}-{number + 1}",
            label=Message("token-of", {"token": token, "character": s.characters[player]}),
            note=Message(f"note-token-{TOKENS[token]}"),
            kind=f"token-{TOKENS[token]}",
            on=f"seat-{seat_of(s, player) + 1}",
            mark=LETTERS[token],
        )
        for player in range(s.players)
        if s.characters[player] != NOBODY
        for token in range(len(TOKENS))
        for number in range(s.tokens[player][token])
    ]
