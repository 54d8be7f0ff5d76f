"""How it looks: the spiral with the characters on it, hands, piles and dice; and what each option touches."""

from functools import cache

from coffret.games.a_team.actions import (
    Attack,
    Challenge,
    Choose,
    Exchange,
    Fight,
    Patrol,
    Play,
    Sideline,
    Stop,
    Throw,
)
from coffret.games.a_team.state import (
    CARDS,
    CHARACTERS,
    INWARD,
    KINDS,
    LAB_1,
    LAB_CARD,
    NOBODY,
    OUTWARD,
    PATROL,
    SIDELINED,
)
from coffret.games.a_team.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Board, Card, Die, Meter, Piece, Scene, SeatPanel, Space, Zone
from coffret.kernel.text import Message

SPACE_MARKS = ("◆", "·", "=", "TV", "R", "G", "S", "1", "2", "3", "F", "X")  # by kind
DRAWN = "◆··R·1G·TV·R=2G·S·RTV3G·=·S·1GR·TV=2G·SR·3G·=TVRSFG··X"  # the rooms of board.svg in their order
CARD_MARKS = ("+3", "R", "L", "–", "G", "1", "2", "3")  # by card
RULES = (  # by kind: what to read where a character stands
    ("AT-WIN-01", "AT-WIN-03"),
    ("AT-TURN-01", "AT-BATTLE-01"),
    ("AT-CORR-02", "AT-CORR-03"),
    ("AT-TV-01", "AT-TV-02"),
    ("AT-ROLL-01", "AT-ROLL-04"),
    ("AT-GUARD-01", "AT-GUARD-08"),
    ("AT-SAFE-01", "AT-SAFE-02"),
    ("AT-LAB-01", "AT-LAB-04"),
    ("AT-LAB-01", "AT-LAB-04"),
    ("AT-LAB-01", "AT-LAB-04"),
    ("AT-LAB-02", "AT-LAB-04"),
    ("AT-CELLAR-03", "AT-CELLAR-07"),
)


def scene(v: View) -> Scene:
    """Everything a seat sees."""
    blue = Die(id="die-blue", label=Message("die-blue"), kind="blue", face=v.blue or "–")
    red = Die(id="die-red", label=Message("die-red"), kind="red", face=v.red or "–")
    return Scene(
        seats=[panel(v, seat) for seat in range(v.seats)],
        board=Board(
            spaces=spaces(v.facts.kind, v.facts.place),
            links=links(v.facts.cellar),
            pieces=[*[piece(v, seat) for seat in range(v.seats)], formula(v)],
            drawing=drawing(v.facts.kind),
        ),
        zones=[
            *free_characters(v),
            *piles(v),
            *[zone for seat in range(v.seats) for zone in cards_of(v, seat)],
        ],
        meters=[Meter(id="rolls-left", label=Message("rolls-left"), value=v.owes)],
        dice=[blue, red],
        rules=list(dict.fromkeys([type(v.stack[-1]).RULE, *rules_here(v)])),
    )


@cache
def drawing(kinds: tuple[int, ...]) -> str:
    """The drawing of the fortress, unless a content pack has other rooms than it shows."""
    return "board.svg" if "".join(SPACE_MARKS[kind] for kind in kinds) == DRAWN else ""


def rules_here(v: View) -> tuple[str, ...]:
    """The rules of the space that the player stands on whose turn it is."""
    return RULES[v.facts.kind[v.at[v.turn]]] if v.turn != NOBODY else ("AT-SETUP-04", "AT-SETUP-05")


@cache
def spaces(kinds: tuple[int, ...], places: tuple[tuple[int, int], ...]) -> list[Space]:
    """The spiral. It never changes, so it is made once."""
    return [space(number, kind, x, y) for number, (kind, (x, y)) in enumerate(zip(kinds, places, strict=True))]


@cache
def links(cellar: int) -> list[tuple[str, str]]:
    """The way from the entrance to the cellar."""
    return [(f"space-{number}", f"space-{number + 1}") for number in range(cellar)]


def space(number: int, kind: int, x: int, y: int) -> Space:
    """A space of the spiral."""
    name = KINDS[kind].replace("_", "-")
    return Space(
        id=f"space-{number}",
        label=Message("space-number", {"space": number, "kind": kind}),
        note=Message("note-lab") if kind in range(LAB_1, LAB_1 + 3) else Message(f"note-{name}"),
        kind=KINDS[kind],
        x=x,
        y=y,
        mark=SPACE_MARKS[kind],
    )


def piece(v: View, seat: int) -> Piece:
    """A character, drawn so that it looks where it goes."""
    character = v.characters[seat]
    return Piece(
        id=f"piece-{seat + 1}",
        label=name_of(character),
        kind=CHARACTERS[character] if character != NOBODY else "nobody",
        on=f"space-{v.at[seat]}",
        seat=seat,
        facing=looks(v, seat),
        mark=str(seat + 1),
        badges=badges(v, seat),
    )


def name_of(character: int) -> Message | None:
    """The name of a character, once it is chosen."""
    return Message(f"character-{CHARACTERS[character]}") if character != NOBODY else None


def looks(v: View, seat: int) -> str:
    """Up, down, left or right: toward the next space of its way."""
    here = v.at[seat]
    ahead = here + 1 if v.facing[seat] == INWARD else here - 1
    x, y = v.facts.place[here]
    if ahead < 0:
        return "left"
    to_x, to_y = v.facts.place[ahead]
    if abs(to_x - x) >= abs(to_y - y):
        return "right" if to_x > x else "left"
    return "down" if to_y > y else "up"


def formula(v: View) -> Piece:
    """The formula: in the CELLAR until somebody takes it, then with its holder."""
    on = f"space-{v.facts.cellar}" if v.holder == NOBODY else f"piece-{v.holder + 1}"
    return Piece(id="formula", label=Message("formula"), kind="formula", on=on, mark="*")


def badges(v: View, seat: int) -> list[Message]:
    """What is to be known of a character at a glance."""
    found = []
    if v.holder == seat:
        found.append(Message("badge-formula"))
    elif v.facing[seat] == OUTWARD:
        found.append(Message("badge-chaser"))
    else:
        found.append(Message("badge-inward"))
    if v.sidelined[seat]:
        found.append(Message("badge-sidelined"))
    return found


def panel(v: View, seat: int) -> SeatPanel:
    """What is shown of a seat."""
    name = name_of(v.characters[seat])
    return SeatPanel(
        id=f"seat-{seat + 1}",
        label=name,
        seat=seat,
        mark=str(seat + 1),
        badges=[*([name] if name else []), *badges(v, seat)],
    )


def free_characters(v: View) -> list[Zone]:
    """The characters to choose from, until everybody has one."""
    if NOBODY not in v.characters:
        return []
    free = [character for character in range(len(CHARACTERS)) if character not in v.characters]
    cards = [
        Card(id=f"character-{CHARACTERS[it]}", label=name_of(it), kind=CHARACTERS[it], mark=str(it + 1)) for it in free
    ]
    return [Zone(id="free-characters", label=Message("free-characters"), kind="row", cards=cards)]


def piles(v: View) -> list[Zone]:
    """The draw pile, and the discard pile with its top card."""
    top = [card(v, "discard-top", v.discard[-1])] if v.discard else []
    return [
        Zone(id="draw-pile", label=Message("draw-pile"), kind="pile", count=v.deck_size),
        Zone(id="discard-pile", label=Message("discard-pile"), kind="pile", cards=top, count=len(v.discard)),
    ]


def cards_of(v: View, seat: int) -> list[Zone]:
    """The hand of a seat, open for itself, and SIDELINED before it."""
    if seat == v.seat:
        cards = [card(v, f"card-{seat + 1}-{place}", it) for place, it in enumerate(v.hand, 1)]
    else:
        cards = [
            Card(id=f"card-{seat + 1}-{place}", kind="back", up=False) for place in range(1, v.hand_sizes[seat] + 1)
        ]
    zones = [Zone(id=f"hand-{seat + 1}", label=Message("hand", {"seat": seat}), kind="hand", seat=seat, cards=cards)]
    if v.sidelined[seat]:
        lies = [card(v, f"sidelined-{seat + 1}", SIDELINED)]
        label = Message("sidelined-row", {"seat": seat})
        zones.append(Zone(id=f"before-{seat + 1}", label=label, kind="row", seat=seat, cards=lies))
    return zones


def card(v: View, id: str, it: int) -> Card:
    """An instruction card, face up."""
    steps = v.facts.spaces[it]
    return Card(
        id=id,
        label=Message(f"card-{CARDS[it]}".replace("_", "-")),
        note=Message("note-lab-card") if it >= LAB_CARD else Message(f"note-{CARDS[it]}"),
        kind=CARDS[it],
        fields={"": Message("moves", {"steps": steps})} if it >= LAB_CARD else {},
        origin=v.facts.card_origin[it],
        mark=CARD_MARKS[it],
    )


def touches(v: View, action: Action) -> list[str]:
    """The elements an option touches in order: the card first, then whom or what it is for."""
    if isinstance(action, Choose):
        return [f"character-{CHARACTERS[action.character]}"]
    if isinstance(action, Play):
        return in_hand(v, action.card)
    if isinstance(action, Exchange):
        return [*in_hand(v, action.card), "draw-pile"]
    if isinstance(action, Sideline):
        return [*in_hand(v, SIDELINED), f"piece-{action.target + 1}"]
    if isinstance(action, Patrol):
        return [*in_hand(v, PATROL), f"piece-{action.target + 1}"]
    if isinstance(action, Attack | Challenge):
        return [f"piece-{action.target + 1}"]
    if isinstance(action, Stop):
        return ["formula"]
    if isinstance(action, Throw):
        return ["die-blue"] if v.facing[v.seat] == INWARD else ["die-blue", "die-red"]
    return [f"space-{v.at[v.seat]}"] if isinstance(action, Fight) else []


def in_hand(v: View, it: int) -> list[str]:
    """A card of the own hand, each copy of it."""
    return [f"card-{v.seat + 1}-{place}" for place, held in enumerate(v.hand, 1) if held == it]
