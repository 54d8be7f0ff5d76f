"""How it looks: the spiral with the characters on it, hands, piles and dice; and what each option touches."""

from functools import lru_cache
from typing import Final

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
    NOBODY,
    OUTWARD,
    PATROL,
    REROLL,
    SIDELINED,
    is_lab_card,
)
from coffret.games.a_team.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Board, Card, Die, Meter, Piece, Remark, Scene, SeatPanel, Space, Zone, kept
from coffret.kernel.text import Message

FACES = 6  # of a die
SPACE_MARKS = ("◆", "·", "=", "TV", "R", "G", "S", "L1", "L2", "L3", "F", "X")  # by kind
DRAWN = "◆··R·L1G·TV·R=L2G·S·RTVL3G·=·S·L1GR·TV=L2G·SR·L3G·=TVRSFG··X"  # the rooms of board.svg in their order
PACKS = 16  # ways in which content packs lay the spiral out, of which what is drawn is remembered
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

Shown = tuple[str, int, int, str]  # an element id, a card, how far it moves, where it comes from


def scene(v: View) -> Scene:
    """Everything a seat sees."""
    everybody = range(v.seats)
    signs = [badges(v, seat) for seat in everybody]
    pieces = [piece(seat, v.characters[seat], v.at[seat], looks(v, seat), signs[seat]) for seat in everybody]
    return Scene(
        seats=[panel(seat, v.characters[seat], signs[seat]) for seat in everybody],
        board=Board(
            spaces=spaces(v.facts.kind, v.facts.place),
            links=links(v.facts.cellar),
            pieces=[*pieces, formula(v.holder, v.facts.cellar)],
            drawing=drawing(v.facts.kind),
        ),
        zones=[
            *free_characters(v.facts.characters, v.characters),
            *piles(v),
            *[zone for seat in everybody for zone in cards_of(v, seat)],
        ],
        meters=[rolls_left(v.owes)],
        dice=[die("blue", v.blue), die("red", v.red)],
        rules=list(dict.fromkeys([type(v.stack[-1]).RULE, *rules_here(v)])),
        stake=stake(v),
    )


def stake(v: View) -> Message | None:
    """AT-WIN-01 What hangs on the next roll, where it may bring the formula out."""
    near = v.holder != NOBODY and v.holder == v.turn and 0 < v.at[v.holder] <= FACES
    return Message("stake-out", {"count": v.at[v.holder]}) if near and v.outcome is None else None


@lru_cache(maxsize=PACKS)
def drawing(kinds: tuple[int, ...]) -> str:
    """The drawing of the fortress, unless a content pack has other rooms than it shows."""
    return "board.svg" if "".join(SPACE_MARKS[kind] for kind in kinds) == DRAWN else ""


def rules_here(v: View) -> tuple[str, ...]:
    """The rules of the space that the player stands on whose turn it is."""
    return RULES[v.facts.kind[v.at[v.turn]]] if v.turn != NOBODY else ("AT-SETUP-04", "AT-SETUP-05")


@lru_cache(maxsize=PACKS)
def spaces(kinds: tuple[int, ...], places: tuple[tuple[int, int], ...]) -> list[Space]:
    """The spiral. It never changes during a play, so it is made once."""
    return [space(number, kind, x, y) for number, (kind, (x, y)) in enumerate(zip(kinds, places, strict=True))]


@lru_cache(maxsize=PACKS)
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


@kept
def piece(seat: int, character: int, at: int, facing: str, signs: tuple[str, ...]) -> Piece:
    """A character, drawn so that it looks where it goes."""
    return Piece(
        id=f"piece-{seat + 1}",
        label=name_of(character),
        kind=CHARACTERS[character] if character != NOBODY else "nobody",
        on=f"space-{at}",
        seat=seat,
        facing=facing,
        mark=str(seat + 1),
        badges=[Message(sign) for sign in signs],
    )


def name_of(character: int) -> Message | None:
    """The name of a character, once it is chosen."""
    return Message(f"character-{CHARACTERS[character]}") if character != NOBODY else None


def looks(v: View, seat: int) -> str:
    """Up, down, left or right: toward the next space of its way."""
    here = v.at[seat]
    ahead = here - 1 if v.facing[seat] == OUTWARD else here + 1
    x, y = v.facts.place[here]
    if ahead < 0:
        return "left"
    to_x, to_y = v.facts.place[ahead]
    if abs(to_x - x) >= abs(to_y - y):
        return "right" if to_x > x else "left"
    return "down" if to_y > y else "up"


@kept
def formula(holder: int, cellar: int) -> Piece:
    """The formula: in the CELLAR until somebody takes it, then with its holder."""
    on = f"space-{cellar}" if holder == NOBODY else f"piece-{holder + 1}"
    return Piece(id="formula", label=Message("formula"), note=Message("note-formula"), kind="formula", on=on, mark="*")


def badges(v: View, seat: int) -> tuple[str, ...]:
    """What is to be known of a character at a glance."""
    role = "badge-inward" if v.facing[seat] == INWARD else "badge-chaser"
    if v.holder == seat:
        role = "badge-formula"
    return (role, "badge-sidelined") if v.sidelined[seat] else (role,)


def roles(v: View) -> list[str]:
    """Whom the seat of a view has played."""
    return [f"character-{CHARACTERS[v.characters[v.seat]]}"] if v.characters[v.seat] != NOBODY else []


@kept
def panel(seat: int, character: int, signs: tuple[str, ...]) -> SeatPanel:
    """What is shown of a seat."""
    name = name_of(character)
    return SeatPanel(
        id=f"seat-{seat + 1}",
        label=name,
        seat=seat,
        mark=str(seat + 1),
        badges=[*([name] if name else []), *[Message(sign) for sign in signs]],
    )


@kept
def rolls_left(owes: int) -> Meter:
    """How often the player still has to roll."""
    return Meter(id="rolls-left", label=Message("rolls-left"), value=owes)


@kept
def die(colour: str, face: int) -> Die:
    """A die with its last throw."""
    return Die(id=f"die-{colour}", label=Message(f"die-{colour}"), kind=colour, face=face or "–")


@kept
def free_characters(there: tuple[int, ...], characters: tuple[int, ...]) -> list[Zone]:
    """The characters to choose from, until everybody has one."""
    if NOBODY not in characters:
        return []
    free = [character for character in there if character not in characters]
    note = Message("note-character")
    cards = [
        Card(id=f"character-{CHARACTERS[it]}", label=name_of(it), note=note, kind=CHARACTERS[it], mark=str(it + 1))
        for it in free
    ]
    return [Zone(id="free-characters", label=Message("free-characters"), kind="row", cards=cards)]


def piles(v: View) -> list[Zone]:
    """The draw pile, and the discard pile with its top card."""
    top = card_in(v, "discard-top", v.discard[-1]) if v.discard else None
    return [pile("draw-pile", v.deck_size), pile("discard-pile", len(v.discard), top)]


@kept
def pile(id: str, count: int, top: Shown | None = None) -> Zone:
    """A pile of cards."""
    return Zone(id=id, label=Message(id), kind="pile", cards=[card(*top)] if top else [], count=count)


def cards_of(v: View, seat: int) -> list[Zone]:
    """The hand of a seat, open for itself, and SIDELINED before it."""
    if seat == v.seat:
        shown = tuple([card_in(v, f"card-{seat + 1}-{place}", it) for place, it in enumerate(v.hand, 1)])
        zones = [hand(seat, shown)]
    else:
        zones = [hidden_hand(seat, v.hand_sizes[seat])]
    return [*zones, before(seat, card_in(v, f"sidelined-{seat + 1}", SIDELINED))] if v.sidelined[seat] else zones


@kept
def hand(seat: int, shown: tuple[Shown, ...]) -> Zone:
    """The own hand."""
    label = Message("hand", {"seat": seat})
    return Zone(id=f"hand-{seat + 1}", label=label, kind="hand", seat=seat, cards=[card(*each) for each in shown])


@kept
def hidden_hand(seat: int, size: int) -> Zone:
    """The hand of somebody else."""
    cards = [Card(id=f"card-{seat + 1}-{place}", kind="back", up=False) for place in range(1, size + 1)]
    return Zone(id=f"hand-{seat + 1}", label=Message("hand", {"seat": seat}), kind="hand", seat=seat, cards=cards)


@kept
def before(seat: int, shown: Shown) -> Zone:
    """SIDELINED, which lies before whom it stops."""
    label = Message("sidelined-row", {"seat": seat})
    return Zone(id=f"before-{seat + 1}", label=label, kind="row", seat=seat, cards=[card(*shown)])


def card_in(v: View, id: str, it: int) -> Shown:
    """What is to be known to draw a card of this play's pack."""
    return id, it, v.facts.spaces[it], v.facts.card_origin[it]


@kept
def card(id: str, it: int, steps: int, origin: str) -> Card:
    """An instruction card, face up."""
    return Card(
        id=id,
        label=Message(f"card-{CARDS[it]}".replace("_", "-")),
        note=Message("note-lab-card") if is_lab_card(it) else Message(f"note-{CARDS[it]}"),
        kind=CARDS[it],
        fields={"": Message("moves", {"steps": steps})} if is_lab_card(it) else {},
        origin=origin,
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
    if isinstance(action, (Attack, Challenge)):
        return [f"piece-{action.target + 1}"]
    if isinstance(action, Stop):
        return ["formula"]
    if isinstance(action, Throw):
        return ["die-blue"] if v.facing[v.seat] == INWARD else ["die-blue", "die-red"]
    return [f"space-{v.at[v.seat]}"] if isinstance(action, Fight) else []


OVER: Final = Remark(reason=Message("turn-over"))


def remark(v: View, action: Action) -> Remark | None:
    """How many dice are rolled, how far a LAB card takes its player, and which card ends the turn."""
    if isinstance(action, Throw):
        return hint("dice-number", 1 if v.facing[v.seat] == INWARD else 2)
    last = v.owes == 0 and is_a_last_card(action)
    if isinstance(action, Play) and is_lab_card(action.card):
        return hint("spaces-number", v.facts.spaces[action.card], last)
    return OVER if last else None


def is_a_last_card(action: Action) -> bool:
    """AT-TURN-03, AT-TURN-04, AT-CARD-08 Whether a card ends a turn in which nothing is left to roll."""
    return isinstance(action, (Exchange, Patrol, Sideline)) or (isinstance(action, Play) and action.card != REROLL)


@kept
def hint(id: str, number: int, last: bool = False) -> Remark:
    """A number behind an option; and that the turn is over then."""
    return Remark(hint=Message(id, {"number": number}), reason=OVER.reason if last else None)


def in_hand(v: View, it: int) -> list[str]:
    """A card of the own hand, each copy of it."""
    return [f"card-{v.seat + 1}-{place}" for place, held in enumerate(v.hand, 1) if held == it]
