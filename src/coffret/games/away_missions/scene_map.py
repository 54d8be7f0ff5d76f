"""The map as it is seen: tiles scanned and dark, hatches on their borders, and all that stands or lies there."""

from math import sqrt

from coffret.games.away_missions.cards import DISCOVERY_DECK, DO_TASK, FIRST_SLOTS, FREE, HURT
from coffret.games.away_missions.names import (
    ALIENS,
    CARDS,
    FIGURES,
    FIGURES_OF,
    HATCHES,
    ITEMS,
    MYSTERIUM_TOKEN,
    ROCKETEERS,
    STANDARD_TILES,
    TILES,
)
from coffret.games.away_missions.notation import TOKENS
from coffret.games.away_missions.plans import Plan
from coffret.games.away_missions.rules.aliens import full_hp
from coffret.games.away_missions.rules.objectives import by_crew, place_of
from coffret.games.away_missions.rules.prey import alien_dice
from coffret.games.away_missions.rules.table import (
    FIRST_FIGURE,
    KIND_OF,
    board_of,
    card_of,
    distance,
    is_held,
    is_in,
    items_lying,
    scenario_of,
)
from coffret.games.away_missions.setup import DockShuttlecraft
from coffret.games.away_missions.state import (
    ARMED,
    EMPTY,
    HOLDS,
    INVISIBLE,
    NOBODY,
    NOWHERE,
    PINNED,
    SETTING_UP,
    STAGGER,
    STAGGERS,
    STUNNED,
    State,
)
from coffret.kernel.scene import Badge, Board, Edge, Piece, Space, Way
from coffret.kernel.text import Message

COLUMN = sqrt(3) / 2  # from one column of flat-topped hexes to the next
ROCKETEER_MARKS = ("Ri", "Fl", "Ga", "Pe", "De", "Ha")
ALIEN_MARKS = ("Br", "Ld", "Sa", "Se", "Th", "Wt", "Lc", "Bu", "Hq")
TOKEN_MARKS = ("a?", "a!", "d?", "m?")
FURNISHED = 6  # ways in which tiles are drawn that have no name
FACE_DOWN = 4  # kinds of tokens and markers that lie face down


def board(s: State, plans: dict[int, Plan]) -> Board:
    """The map with everything on it."""
    told = board_of(s)
    spaces = [space(s, place) for place in shown_places(s)]
    links = [(f"place-{one + 1}", f"place-{other + 1}") for one, other in told.ends]
    ways = [way(figure, plan) for figure, plan in plans.items() if plan.path or plan.victim != NOBODY]
    return Board(spaces=spaces, links=links, edges=hatches(s), pieces=pieces(s, plans), ways=ways, form="flat")


def way(figure: int, plan: Plan) -> Way:
    """Where an Alien is going to go, and whom it is going to attack."""
    target = "" if plan.victim == NOBODY else f"rocketeer-{ROCKETEERS[plan.victim]}"
    path = [f"place-{place + 1}" for place in plan.path]
    return Way(piece=f"alien-{FIGURES[figure]}", path=path, target=target, maybe=plan.perhaps)


def shown_places(s: State) -> list[int]:
    """The places of this map; while the Shuttlecraft may still dock anywhere, all its docks."""
    told = board_of(s)
    docks = scenario_of(s).docks if is_docking(s) else ()
    return [place for place in range(told.n) if is_in(told.present, place) or place in docks]


def is_docking(s: State) -> bool:
    """Whether the Shuttlecraft has still to be docked."""
    return any(isinstance(step, DockShuttlecraft) for step in s.stack)


# Tiles and hatches


def space(s: State, place: int) -> Space:
    """A tile: what it is once it is scanned, dark before; its mark is the number of the place."""
    q, r = board_of(s).at[place]
    up = is_in(s.scanned, place) or is_laid(s, place)
    tile = s.tile[place]
    return Space(
        id=f"place-{place + 1}",
        label=name(tile, place),
        hint=Message("hint-place", {"place": place}),
        note=note(s, place) if up else Message("note-dark"),
        kind=kind_of_tile(s, tile) if up else "dark",
        x=round(q * COLUMN, 3),
        y=round(r + q / 2, 3),
        mark=str(place + 1),
        dark=not up,
        danger=is_hot(s, place),
    )


def is_laid(s: State, place: int) -> bool:
    """Whether a tile lies face up from the start, though its arrow is not turned yet."""
    return s.phase == SETTING_UP and (place, s.tile[place], True) in scenario_of(s).fixed


def name(tile: int, place: int) -> Message:
    """A tile that is known, or not yet."""
    return Message("tile-name", {"tile": tile, "place": place}) if tile >= 0 else Message("unscanned", {"place": place})


def kind_of_tile(s: State, tile: int) -> str:
    """How a tile is drawn: scenario tiles by their names, others with a vent, or furnished in one of a few ways."""
    if tile >= STANDARD_TILES:
        return TILES[tile]
    return "vent" if s.facts.vent[tile] else f"tile-{tile % FURNISHED + 1}"


def note(s: State, place: int) -> Message | None:
    """What is to be known of a tile beyond its name."""
    return Message("note-vent") if s.facts.vent[s.tile[place]] else None


def is_hot(s: State, place: int) -> bool:
    """Whether the scenario hurts whoever is here at the end of this game turn."""
    for clause in scenario_of(s).rules:
        if clause.verb == HURT and s.turn >= clause.turn:
            within = clause.red_within if s.red_alert else clause.within
            return distance(s, place, place_of(s, clause.tiles[0])) <= within
    return False


def hatches(s: State) -> list[Edge]:
    """The hatches that are known, each once, whichever tile shows it."""
    return [
        Edge(
            id=f"border-{border + 1}",
            label=Message("hatch-between", {"hatch": s.border[border], "place": one, "other": f"{other + 1}"}),
            note=Message(f"note-hatch-{HATCHES[s.border[border]]}"),
            kind=HATCHES[s.border[border]],
            space=f"place-{one + 1}",
            other=f"place-{other + 1}",
        )
        for border, (one, other) in enumerate(board_of(s).ends)
        if s.border[border] != FREE
    ]


# Figures, tokens, items


def pieces(s: State, plans: dict[int, Plan]) -> list[Piece]:
    """Everything that stands or lies on the map."""
    found = [rocketeer(s, who, plans) for who in s.crew if s.at[who] != NOWHERE]
    found += [alien(s, figure, plans.get(figure)) for figure in s.figures]
    for place in range(len(s.tile)):
        found += tokens(s, place)
        found += [marker(s, place)] if is_in(s.marked, place) else []
        found += [lying(s, item, place) for item in items_lying(s, place)]
    return found + [kit(s, who) for who in s.crew if s.kit_at[who] != NOWHERE]


def rocketeer(s: State, who: int, plans: dict[int, Plan]) -> Piece:
    """A Rocketeer: HP as pips, the Order number, O2, what ails it, and what is to come."""
    attacks = len([plan for plan in plans.values() if plan.victim == who])
    return Piece(
        id=f"rocketeer-{ROCKETEERS[who]}",
        label=Message(f"rocketeer-{ROCKETEERS[who]}"),
        note=Message("note-attacks", {"number": attacks}) if attacks else None,
        kind=ROCKETEERS[who],
        on=f"place-{s.at[who] + 1}",
        seat=s.leader[who],
        mark=ROCKETEER_MARKS[who],
        number=s.order[who] or None,
        pips=(s.hp[who], s.facts.hp[who]),
        badges=rocketeer_badges(s, who),
        danger=s.hp[who] == 1 or s.oxygen[who] == 1,
    )


def rocketeer_badges(s: State, who: int) -> list[Message | Badge]:
    """O2, and the states that matter."""
    found: list[Message | Badge] = [
        Badge(text=Message("badge-oxygen", {"number": s.oxygen[who]}), sign="oxygen"),
    ]
    states = (
        ("held", is_held(s, who)),
        ("pinned", s.done[who] & PINNED != 0),
        ("invisible", s.done[who] & INVISIBLE != 0),
        ("mind", s.mind[who] != EMPTY),
        ("lure", s.lure == who),
    )
    return found + [Badge(text=Message(f"badge-{sign}"), sign=sign, state="lit") for sign, is_so in states if is_so]


def alien(s: State, figure: int, plan: Plan | None) -> Piece:
    """An Alien: its number, its HP if it has several, its state, and what it is going to do."""
    kind = KIND_OF[figure]
    full = full_hp(s, kind)
    return Piece(
        id=f"alien-{FIGURES[figure]}",
        label=Message("alien-figure", {"alien": figure}),
        note=plan.told() if plan else None,
        kind=ALIENS[kind],
        on=f"place-{s.alien_at[figure] + 1}",
        mark=ALIEN_MARKS[kind],
        number=figure - FIRST_FIGURE[kind] + 1 if FIGURES_OF[kind] > 1 else None,
        pips=(s.alien_hp[figure], full) if full > 1 else None,
        badges=alien_badges(s, figure),
        fields=alien_facts(s, figure, full),
    )


def alien_facts(s: State, figure: int, full: int) -> dict[str, Message | int | str]:
    """AM-DICE-01 Its HP, how far it moves, and what it attacks with; a Brain has no dice."""
    kind = KIND_OF[figure]
    dice, reach = alien_dice(s, figure), s.facts.alien_range[kind]
    attack = "fact-dice" if dice > 0 else "fact-no-attack" if s.facts.alien_dice[kind] else "fact-no-dice"
    return {
        "hp": Message("fact-hp", {"left": s.alien_hp[figure], "number": full}),
        "move": Message("fact-move", {"number": s.facts.alien_move[kind]}),
        "dice": Message(attack, {"dice": dice, "number": reach}),
    }


def alien_badges(s: State, figure: int) -> list[Message | Badge]:
    """What an Alien suffers, and whom it holds."""
    state = s.alien_state[figure]
    found: list[Message | Badge] = []
    if state & STUNNED:
        found.append(Badge(text=Message("badge-stunned"), sign="stunned", state="dim"))
    if state & STAGGERS:
        staggers = (state & STAGGERS) // STAGGER
        found.append(Badge(text=Message("badge-staggered", {"number": staggers}), sign="staggered"))
    for who in s.crew:
        if state & (HOLDS << who):
            found.append(Badge(text=Message("badge-holds", {"rocketeer": who}), sign="held", state="lit"))
    return found


def tokens(s: State, place: int) -> list[Piece]:
    """AM-TOKEN-01 What lies face down on a place: Alien, Alert! and Discovery tokens, and markers."""
    return [
        Piece(
            id=f"token-{TOKENS[bit]}-{place + 1}",
            label=Message(f"token-{TOKENS[bit]}"),
            note=(reserved(s) if bit == 0 and is_in(s.tokens[place], FACE_DOWN) else None)
            or Message(f"note-token-{TOKENS[bit]}"),
            kind=f"token-{TOKENS[bit]}",
            on=f"place-{place + 1}",
            mark=TOKEN_MARKS[bit],
        )
        for bit in range(FACE_DOWN)
        if is_in(s.tokens[place], bit)
    ]


def reserved(s: State) -> Message | None:
    """Which Alien the scenario has put under some Alien tokens for certain."""
    for clause in scenario_of(s).rules:
        if clause.verb == FIRST_SLOTS:
            return Message("token-reserved", {"kind": clause.alien})
    return None


def marker(s: State, place: int) -> Piece:
    """The scenario marker in the box of a tile, with the hit points it has left."""
    return Piece(
        id=f"marker-{place + 1}",
        label=Message("marker-of", {"tile": s.tile[place]}),
        note=Message("note-marker"),
        kind="marker",
        on=f"place-{place + 1}",
        mark=f"M{place + 1}",
        pips=hit_points(s, s.tile[place]),
    )


def hit_points(s: State, tile: int) -> tuple[int, int] | None:
    """What is left to do at a marker that takes several successes."""
    for number, clause in enumerate(scenario_of(s).objectives):
        if clause.verb == DO_TASK and tile in clause.tiles and by_crew(s, clause) > 1:
            return s.work[number], by_crew(s, clause)
    return None


def lying(s: State, item: int, place: int) -> Piece:
    """An item to be picked up, or a mine that is armed."""
    card = card_of(s, item)
    kind = "discovery" if s.facts.deck[card] == DISCOVERY_DECK else "item"
    if card == MYSTERIUM_TOKEN:
        kind = "mysterium"
    return Piece(
        id=f"item-{ITEMS[item]}",
        label=Message(f"item-{CARDS[card]}"),
        note=Message(f"note-{CARDS[card]}"),
        kind="trap" if s.item_state[item] & ARMED else kind,
        on=f"place-{place + 1}",
    )


def kit(s: State, who: int) -> Piece:
    """AM-TOKEN-17 A Rocketeer token; the items under it are in a zone of their own."""
    return Piece(
        id=f"kit-{ROCKETEERS[who]}",
        label=Message("kit-of", {"rocketeer": who}),
        kind="kit",
        on=f"place-{s.kit_at[who] + 1}",
        mark=f"k{ROCKETEER_MARKS[who]}",
        seat=s.leader[who],
    )
