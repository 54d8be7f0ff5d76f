"""How it looks: a row of cables before every seat, the Location, what is found, what was said, what I know."""

from __future__ import annotations

from coffret.games.time_bomb import actions as a
from coffret.games.time_bomb.feeds import Args, Line, cuts, dealt, declared, feed, lies, record, talk
from coffret.games.time_bomb.rules.talk import Talking
from coffret.games.time_bomb.state import (
    CABLES,
    COLOURS,
    DEFUSER,
    FACTIONS,
    HIDDEN,
    NOBODY,
    PLACES,
    RED,
    ROLES,
    UNLIMITED,
    YES,
    Said,
    beside,
)
from coffret.games.time_bomb.view import View
from coffret.kernel import Action
from coffret.kernel.scene import (
    Badge,
    Board,
    Card,
    Feed,
    Meter,
    Piece,
    Remark,
    Scene,
    SeatPanel,
    Space,
    Zone,
    kept,
)
from coffret.kernel.text import Message

MARKS = ("S", "D", "B")  # what is printed on a cable: secure, defusing, bomb
ROUNDS = 4
ABOUT_A_CABLE = (a.Cut, a.Look, a.ProposeCable, a.ClaimCable)
NO_SPACES: list[Space] = []  # the table is round
RoleCard = tuple[str, int, int, tuple[int, ...], str]  # an element id, a role, its faction and covers, its origin
BRIEF = {"badge-declared": "brief-declared", "badge-cover": "brief-cover"}


def scene(v: View) -> Scene:
    """BU-COMP-04 BU-COMP-07 BU-KNOW-05..06 The table as one seat sees it."""
    said = declared(v)
    return Scene(
        seats=[panel(v, seat, said.get((v.round, seat))) for seat in range(v.seats)],
        board=Board(form="round", spaces=NO_SPACES, pieces=cutters(v.holder)),
        zones=[*place_zone(v), *[row(v, owner) for owner in range(len(v.rows))], *role_zone(v), *dealt_zone(v)],
        meters=meters(v),
        feeds=[
            *[knowledge(v), record(said), *talk(v.talk, v.round, v.truths), cuts(v.cuts), roles_in_game(v)],
            *([lies(v.talk, v.truths), dealt(v, said)] if v.outcome is not None else []),
        ],
        rules=rules(v),
        silence=silence(v),
        stake=stake(v),
    )


def touches(view: View, action: Action) -> list[str]:
    """What an option is about, for those who click on the table."""
    if isinstance(action, ABOUT_A_CABLE):
        return [f"cable-{action.owner + 1}-{action.position + 1}"]
    if isinstance(action, a.Yield):
        return [f"cable-{view.seat + 1}-{action.position + 1}"]
    if isinstance(action, a.Swap):
        return [f"row-{action.one + 1}", f"row-{action.two + 1}"]
    if isinstance(action, a.Show):
        return ["my-role"]
    seat = getattr(action, "seat", None)
    return [] if seat is None else [f"seat-{seat + 1}"]


TRUTHFUL = Remark(hint=Message("hint-true"))


def remark(view: View, action: Action) -> Remark | None:
    """BU-TALK-03 BU-TALK-13 What is true is marked for whoever says it."""
    return TRUTHFUL if view.seat >= 0 and is_truth(view, action) else None


def is_truth(v: View, action: Action) -> bool:
    """Whether the player knows this to be true."""
    if isinstance(action, a.Declare):
        return (action.defusers, action.bomb) == v.dealt
    if isinstance(action, a.Revise):
        return (action.defusers, action.bomb) == left_to(v)
    if isinstance(action, a.ClaimFaction):
        return action.faction == v.facts.factions[v.roles[v.seat]]
    if isinstance(action, a.ClaimCover):
        return (v.seat, action.seat, action.colour) in v.covers
    if isinstance(action, a.ClaimCable):
        return v.rows[action.owner][action.position] == action.cable
    if isinstance(action, (a.ClaimGave, a.ClaimGot)):
        told = "know-gave" if isinstance(action, a.ClaimGave) else "know-got"
        return any(id == told and dict(args)["cable"] == action.cable for id, args in gifts(v))
    if isinstance(action, (a.ClaimReading, a.ClaimBomb)):
        return getattr(action, "defusers", v.reading[0]) == v.reading[0] and action.bomb == v.reading[1]
    if isinstance(action, (a.Deny, a.Admit)):
        accused = [it.what.faction for it in v.talk if isinstance(it.what, a.Accuse) and is_at(it, action.seat, v.seat)]
        is_so = accused[-1:] == [v.facts.factions[v.roles[v.seat]]]
        return is_so == isinstance(action, a.Admit)
    return False


def is_at(said: Said, speaker: int, seat: int) -> bool:
    """Whether something is said by this player of that one."""
    return said.speaker == speaker and getattr(said.what, "seat", NOBODY) == seat


def left_to(v: View) -> tuple[int, int]:
    """BU-TALK-18 The defusers and the bomb among my cables that are left; HIDDEN where I cannot know."""
    row, owner = v.rows[v.where[v.seat]], v.where[v.seat]
    cut = [cable for place, cable in enumerate(row) if not v.left[owner] >> place & 1]
    return (HIDDEN, HIDDEN) if v.dealt[1] < 0 or HIDDEN in cut else (v.dealt[0] - cut.count(DEFUSER), v.dealt[1])


# Seats


def roles(v: View) -> list[str]:
    """Whom the seat of a view has played: its faction."""
    return [f"faction-{FACTIONS[v.facts.factions[v.roles[v.seat]]]}"]


def panel(v: View, seat: int, said: Args | None) -> SeatPanel:
    """What everybody, and what I, can see of a player."""
    return seat_panel(seat, mark_of(v, seat), tuple(badges(v, seat, said)))


@kept
def seat_panel(seat: int, mark: str, signs: tuple[Line, ...]) -> SeatPanel:
    """The same, of what is shown alone."""
    return SeatPanel(id=f"seat-{seat + 1}", seat=seat, mark=mark, badges=[briefly(*line) for line in signs])


def briefly(id: str, args: Args) -> Message | Badge:
    """What is said of a player; where there is little room, in a few words."""
    text = Message(id, dict(args))
    return Badge(text=text, brief=Message(BRIEF[id], dict(args))) if id in BRIEF else text


@kept
def cutters(holder: int) -> list[Piece]:
    """BU-COMP-04 The one pair of cutters, with the player who holds it."""
    if holder < 0:
        return []
    label, note = Message("badge-cutters"), Message("note-cutters")
    return [Piece(id="cutters", label=label, note=note, kind="cutters", on=f"seat-{holder + 1}")]


def mark_of(v: View, seat: int) -> str:
    """The faction of a player whose role I know."""
    known = v.roles[seat] if v.roles else HIDDEN
    return FACTIONS[v.facts.factions[known]] if known >= 0 else ""


def badges(v: View, seat: int, said: Args | None) -> list[Line]:
    found: list[Line] = []
    if v.outcome is not None:  # BU-ROLE-08
        found.append(("badge-role", (("role", v.roles[seat]),)))
        faction = FACTIONS[v.facts.factions[v.roles[seat]]]
        if faction != ROLES[v.roles[seat]]:  # Shadow is a side of one, and is named once
            found.append((f"faction-{faction}", ()))
    if seat == v.holder:
        found.append(("badge-cutters", ()))
    if seat == v.first:
        found.append(("badge-first", ()))
    if v.outcome is None and v.roles and v.roles[seat] >= 0:
        found.append(("badge-role", (("role", v.roles[seat]),)))
    for viewer, owner, colour in v.covers:
        if viewer == v.seat and owner == seat:
            found.append(("badge-cover", (("colour", colour),)))
    if seat == v.ward:
        found.append(("badge-safe", ()))
    if v.votes:
        found.append(("badge-vote", (("seat", v.votes[seat]),)))
    if v.answered[seat]:
        found.append(("badge-answered", ()))
    if said is not None:
        found.append(("badge-declared", said))
    return found


def silence(v: View) -> str:
    """BU-PLACE-14 The rule that forbids talk of any kind, where the Location does."""
    place = v.facts.places[0 if v.seats == 4 else 1][v.place]
    return place.rule if place.silent and v.outcome is None else ""


def stake(v: View) -> Message | None:
    """BU-WIN-01..10 What hangs on the next cut, where it may be the last: public numbers."""
    missing = v.facts.cables[v.seats][1] - v.found
    if v.outcome is not None or not v.round:
        return None
    is_last = v.round == ROUNDS and v.made == v.seats - 1
    if missing == 1:
        return Message("stake-last-of-both" if is_last else "stake-last-defuser")
    return Message("stake-last-cut", {"count": missing}) if is_last else None


# Cards


def row(v: View, owner: int) -> Zone:
    """BU-KNOW-02..03 The cables before a player, face down but for those that were cut or shown to me."""
    dealt = v.where.index(owner)  # after a swap: to whom these cables were dealt
    return cables(owner, dealt, v.rows[owner], cutters_of(v, owner), v.outcome is not None)


def cutters_of(v: View, owner: int) -> tuple[int, ...]:
    """Who cut each cable of a row; NOBODY for those that are left."""
    last = {cut.position: cut.cutter for cut in v.cuts if cut.owner == owner}  # of all rounds: the last one counts
    places = range(len(v.rows[owner]))
    return tuple([NOBODY if v.left[owner] >> place & 1 else last[place] for place in places])


@kept
def cables(owner: int, dealt: int, known: tuple[int, ...], cut_by: tuple[int, ...], over: bool) -> Zone:
    """The cables of a row, as far as they are known."""
    label = Message("row", {"owner": owner})
    if dealt != owner:
        label = Message("row-dealt-to", {"owner": owner, "seat": dealt})
    each = enumerate(zip(known, cut_by, strict=True))
    cards = [cable(f"cable-{owner + 1}-{place + 1}", it, cutter, over) for place, (it, cutter) in each]
    return Zone(id=f"row-{owner + 1}", kind="row", seat=owner, label=label, cards=cards)


def cable(id: str, known: int, cutter: int, over: bool) -> Card:
    """One cable: cut and face up, face down but known to me, or unknown."""
    is_cut = cutter != NOBODY
    note = None
    if is_cut:
        note = Message("cut-by", {"cutter": cutter})
    elif known >= 0 and not over:
        note = Message("known-to-you")
    return Card(
        id=id,
        kind=f"cable-{CABLES[known]}" if known >= 0 else "cable",
        up=known >= 0 and (is_cut or over),
        mark=MARKS[known] if known >= 0 else "",
        label=Message(f"cable-{CABLES[known]}" if known >= 0 else "cable-unknown"),
        note=note,
        fields={"cut": Message("field-cut")} if is_cut else {},
    )


def place_zone(v: View) -> list[Zone]:
    """BU-LOC-04 The Location of the round, with its text, and the fate token."""
    return middle(v.place, v.facts.origins[PLACES[v.place]] if v.place >= 0 else "", v.fate)


@kept
def middle(place: int, origin: str, fate: int) -> list[Zone]:
    """The cards in the middle of the table."""
    cards = []
    if place >= 0:
        id = PLACES[place].replace("_", "-")
        kind, label, note = f"location-{PLACES[place]}", Message(f"place-{id}"), Message(f"about-{id}")
        cards.append(Card(id="location", kind=kind, label=label, note=note, origin=origin))
    if fate >= 0:
        label = Message("fate-red" if fate == RED else "fate-blue")
        note, mark = Message("note-fate"), COLOURS[fate][0].upper()
        cards.append(Card(id="fate", kind=f"fate-{COLOURS[fate]}", label=label, note=note, mark=mark))
    return [Zone(id="middle", kind="spread", label=Message("middle"), cards=cards)] if cards else []


def role_zone(v: View) -> list[Zone]:
    """BU-ROLE-07 My role card; after the end also the one that was left out."""
    mine = v.roles[v.seat] if v.seat >= 0 and v.roles else NOBODY
    unseen = v.unseen if v.outcome is not None else NOBODY
    cards = [role_card(v, id, role) for id, role in (("my-role", mine), ("unseen-role", unseen)) if role >= 0]
    return role_cards(v.seat, tuple(cards)) if cards else []


def role_card(v: View, id: str, role: int) -> RoleCard:
    """What is to be known to draw a role of this play's pack."""
    return id, role, v.facts.factions[role], v.facts.covers[role], v.facts.origins[ROLES[role]]


@kept
def role_cards(seat: int, cards: tuple[RoleCard, ...]) -> list[Zone]:
    """Role cards, before the one who may see them."""
    holder = seat if seat >= 0 else None
    return [
        Zone(id="role", kind="hand", seat=holder, label=Message("role-cards"), cards=[role(*card) for card in cards])
    ]


def role(id: str, role: int, faction: int, covers: tuple[int, ...], origin: str) -> Card:
    """BU-ROLE-01..04 A role: its faction, its covers and what it wants."""
    fields: dict[str, Message | int | str] = {
        "faction": Message(f"faction-{FACTIONS[faction]}"),
        "cover": Message("field-covers", {"colours": colours(covers)}),
        "goal": Message(f"goal-{FACTIONS[faction]}"),
    }
    return Card(
        id=id,
        kind=f"role-{ROLES[role]}",
        label=Message(f"role-{ROLES[role]}".replace("_", "-")),
        fields=fields,
        origin=origin,
    )


def dealt_zone(v: View) -> list[Zone]:
    """BU-KNOW-01 The cables that I was dealt in this round, in no order: I do not know which of mine is which."""
    defusers, bomb = v.dealt
    if v.seat < 0 or bomb < 0 or v.outcome is not None:
        return []
    bombs = int(bomb == YES)
    return dealt_cables(v.seat, len(v.rows[v.seat]) - defusers - bombs, defusers, bombs)


@kept
def dealt_cables(seat: int, secure: int, defusers: int, bombs: int) -> list[Zone]:
    """The same, what matters most first."""
    kinds = ["bomb"] * bombs + ["defuser"] * defusers + ["secure"] * secure
    cards = [
        Card(id=f"dealt-{number}", kind=f"cable-{kind}", label=Message(f"cable-{kind}"), note=Message("dealt-to-you"))
        for number, kind in enumerate(kinds, 1)
    ]
    return [Zone(id="dealt", kind="hand", seat=seat, label=Message("dealt-cables"), cards=cards)]


def colours(covers: tuple[int, ...]) -> list[Message]:
    return [Message(f"colour-{COLOURS[colour]}") for colour in covers]


# Numbers


def meters(v: View) -> list[Meter]:
    """BU-KNOW-05..06 What is found, what is left, and how far the game is: public numbers."""
    secure, defusers, _ = v.facts.cables[v.seats]
    dark = sum(cut.cable == HIDDEN for cut in v.cuts)
    cut = v.seats * max(v.round - 1, 0) + v.made - dark
    exploded = v.outcome is not None and any(cut.cable == 2 for cut in v.cuts)
    found = [
        meter("round", v.round, ROUNDS),
        meter("cuts", v.made, v.seats),
        meter("defusers", v.found, defusers),
        meter("secure", cut - v.found - exploded, secure),
    ]
    return [*found, meter("dark", dark)] if dark else found


@kept
def meter(id: str, value: int, limit: int | None = None) -> Meter:
    return Meter(id=id, label=Message(f"meter-{id}"), value=value, limit=limit)


# Lines


def knowledge(v: View) -> Feed:
    """BU-KNOW-01 BU-COVER-13 What I know and others do not."""
    lines: list[Line] = []
    if v.seat >= 0 and v.outcome is None:
        if v.dealt[1] >= 0:
            lines.append(("know-dealt", (("defusers", v.dealt[0]), ("bomb", v.dealt[1]))))
        for viewer, owner, colour in v.covers:
            if v.seat in (viewer, owner):
                id = "know-cover" if viewer == v.seat else "know-shown"
                lines.append((id, (("seat", viewer), ("owner", owner), ("colour", colour))))
        for viewer, owner, position in v.peeks:
            if viewer == v.seat:
                known = v.rows[owner][position]
                lines.append(("know-cable", (("owner", owner), ("position", position), ("cable", known))))
        lines += gifts(v)
        defusers, bomb = v.reading
        if bomb >= 0:
            id = "know-reading" if defusers >= 0 else "know-bomb-reading"
            lines.append((id, (("seat", v.detected), ("defusers", max(defusers, 0)), ("bomb", bomb))))
        if v.options.talk_limit != UNLIMITED and v.stack and isinstance(v.stack[-1], Talking) and is_heard(v):
            left = max(0, v.options.talk_limit - v.spoken[v.seat])  # BU-TALK-07
            lines.append(("know-talk-left", (("count", left),)))
    return feed("known", tuple(lines), v.seat if v.seat >= 0 else None)


def is_heard(v: View) -> bool:
    """BU-TALK-20 BU-PLACE-14 Whether anything is said at the table in this round."""
    return not v.options.aloud and not silence(v)


def gifts(v: View) -> list[Line]:
    """The cable I passed on and the one I was given."""
    side = v.facts.places[0 if v.seats == 4 else 1][v.place].side
    return [
        ("know-gave" if giver == v.seat else "know-got", (("seat", giver), ("owner", receiver), ("cable", cable)))
        for giver, cable in enumerate(v.gave)
        for receiver in (beside(v.seats, giver, side),)
        if cable >= 0 and v.seat in (giver, receiver)
    ]


def roles_in_game(v: View) -> Feed:
    """BU-COMP-07 BU-TABLE-09 The role table for this number of players; which one is missing is not told."""
    return role_table(v.facts.groups[v.seats], v.facts.factions, v.facts.covers, v.seats in (4, 5))


@kept
def role_table(
    groups: tuple[tuple[int, ...], ...],
    factions: tuple[int, ...],
    covers: tuple[tuple[int, ...], ...],
    one_is_missing: bool,
) -> Feed:
    """How many of which faction and covers."""
    lines = [
        Message("table-line", {"count": count, "faction": factions[role], "covers": colours(covers[role])})
        for count, role, *_ in groups
    ]
    if one_is_missing:
        lines.append(Message("table-unseen"))
    return Feed(id="roles", label=Message("feed-roles"), lines=lines)


def rules(v: View) -> list[str]:
    """The rules to read now: the Location's and the step's."""
    places = v.facts.places[0 if v.seats == 4 else 1]
    place = [places[v.place].rule] if v.place >= 0 else []
    step = [type(v.stack[-1]).RULE] if v.stack else []
    return [*place, *([v.outcome.rule] if v.outcome else step)]
