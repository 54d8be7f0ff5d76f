"""How a position is read from its text; what cannot be read is named, with what is near."""

import re
from collections.abc import Callable
from typing import cast

from coffret.games.away_missions.actions import DOCK, READY
from coffret.games.away_missions.cards import FREE, Facts
from coffret.games.away_missions.names import (
    ALIENS,
    CARDS,
    FIGURES,
    FIGURES_OF,
    HATCHES,
    ITEMS,
    LEVELS,
    SCENARIOS,
    TILES,
    WAYS,
)
from coffret.games.away_missions.notation import (
    DONE,
    FLAGS,
    LETTERS,
    NUMBERS,
    PARTS,
    PEOPLE,
    POINTS,
    ROLL,
    STATES,
    STEPS,
    TOKENS,
)
from coffret.games.away_missions.rules import turn
from coffret.games.away_missions.rules.table import FIRST_FIGURE, KIND_OF, scenario_of, turn_up
from coffret.games.away_missions.setup import DockShuttlecraft, LayMap, join, lay_out
from coffret.games.away_missions.state import (
    CREW,
    GONE,
    HOLDS,
    IN_BOX,
    KIT,
    LYING,
    NOBODY,
    NOWHERE,
    ROCKETEERS_TURN,
    SPECIAL,
    STAGGER,
    STANDARD,
    UNKNOWN,
    Roll,
    State,
    changed,
)
from coffret.games.away_missions.vocabulary import ROCKETEER
from coffret.kernel import Frame, NotationError, Outcome
from coffret.kernel.errors import near
from coffret.kernel.words import Names, Number

ROCKETEER_TEXT = re.compile(r"([a-z-]+)(?:@(\d+))?(?:\(([^)]*)\))?(?:\[([^]]*)\])? ?")
ALIEN_TEXT = re.compile(r"([a-z-]+?)(?:-(\d+))?@(\d+)(?:\(([^)]*)\))?")
ITEM_TEXT = re.compile(r"([a-z-]+?)(?:-(\d+))?(?::(\d+))?(?:/([a-z]*)(\d?))?")
FACT = re.compile(r"([A-Za-z-]+?)(\d*)")
BLANK = TILES.index("tile-35")  # a standard tile without hatches or vent


def read(text: str, facts: Facts) -> State:
    """The state that a text describes."""
    crew, *parts = [part.strip() for part in text.split("|")]
    said: dict[str, str] = {}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word not in READERS and word not in EARLY:
            raise NotationError(f'"{part}" is no part of a position; {near(word, [*EARLY, *READERS])}')
        said[word] = rest.strip()
    s = read_whole(crew, facts, said) if "board" in said else read_crew(crew, facts, said)
    for word in READERS:  # in their own order: hatches lie on tiles
        if word in said:
            if word == "hatches" and "board" in said:
                s.border = [FREE] * len(s.border)
            READERS[word](s, said[word])
    if not s.stack and s.outcome is None:
        s.stack = steps_from(s)
    return s


def steps_from(s: State) -> list[Frame[State]]:
    """The first Rocketeer's Action Phase (or that of the active one), and what follows."""
    who = s.active
    turn.take_number(s, who)
    return [turn.CHOOSE_NEXT, turn.END_INDIVIDUAL_TURN[who], turn.TAKE_TURN[who]]


EARLY = ("scenario", "crewsize", "seats", "board", "dock", "arrow")


def read_whole(text: str, facts: Facts, said: dict[str, str]) -> State:
    """The Rocketeers of a complete text, on a table on which nothing else lies yet."""
    found = [] if text == "-" else matches(text)
    seats = Number(1, CREW).read(said.get("seats", str(max(1, len(found)))), 1)
    s = lay_out(facts, seats, Names("scenario", SCENARIOS).read(said.get("scenario", SCENARIOS[0]), 1), 2)
    s.board = Number(0, len(facts.boards) - 1).read(said["board"], 1)
    s.border = [FREE] * facts.boards[s.board].borders
    s.tile = [UNKNOWN] * len(s.tile)
    s.arrow = Names("way", WAYS).read(said.get("arrow", "n"), seats)
    for match in found:
        join(s, 0, ROCKETEER.read(match[1], seats))
    read_rocketeers(s, found)
    return s


def read_crew(text: str, facts: Facts, said: dict[str, str]) -> State:
    """The Rocketeers on the scenario's map."""
    found = matches(text)
    if not 2 <= len(found) <= CREW:
        raise NotationError(f'"{text}" is not two to six Rocketeers like "captain@3[ray-gun] chief"')
    seats = [int(match[1]) for match in re.finditer(r"\bseat(\d)", text)] or [len(found)]
    scenario = Names("scenario", SCENARIOS).read(said.get("scenario", SCENARIOS[0]), 1)
    size = Number(2, CREW).read(said.get("crewsize", str(len(found))), 1)
    s = lay_out(facts, max(seats), scenario, size)
    for number, match in enumerate(found):
        join(s, min(number, s.seats - 1), ROCKETEER.read(match[1], s.seats))
    lay_map(s, said)
    s.kit_at = [NOWHERE] * CREW
    read_rocketeers(s, found)
    s.turn = 1
    s.phase = ROCKETEERS_TURN
    s.active = ROCKETEER.read(found[0][1], s.seats)
    return s


def matches(text: str) -> list[re.Match[str]]:
    """The Rocketeers in a text, one by one."""
    found = [match for match in ROCKETEER_TEXT.finditer(text) if match[0]]
    if "".join(match[0] for match in found) != text:
        raise NotationError(f'"{text}" is not two to six Rocketeers like "captain@3[ray-gun] chief"')
    return found


def read_rocketeers(s: State, found: list[re.Match[str]]) -> None:
    """Place, facts and items of each Rocketeer."""
    for match in found:
        who = ROCKETEER.read(match[1], s.seats)
        if match[2]:
            s.at[who] = read_place(s, match[2])
        for word in (match[3] or "").split():
            read_fact(s, who, word)
        for word in (match[4] or "").split():
            read_item(s, word, who)


def lay_map(s: State, said: dict[str, str]) -> None:
    """Dock, arrow and the tiles that lie face up at the start."""
    s.arrow = Names("way", WAYS).read(said.get("arrow", "n"), s.seats)
    told = scenario_of(s)
    docks = told.docks
    dock = int(said["dock"]) - 1 if "dock" in said else (docks[0] if docks else NOWHERE)
    DockShuttlecraft().resolve(s, DOCK[dock] if docks else READY, 0)
    LayMap().resolve(s, READY, 0)


def read_place(s: State, text: str) -> int:
    """A place by its number from 1."""
    return Number(1, scenario_of(s).n).read(text, s.seats) - 1


def read_fact(s: State, who: int, text: str) -> None:
    """One fact of a Rocketeer."""
    match = FACT.fullmatch(text)
    word, number = (match[1], int(match[2] or 0)) if match else (text, 0)
    if word == "seat":
        s.leader = changed(s.leader, who, number - 1)
    elif word == "hp":
        s.hp = changed(s.hp, who, number)
    elif word == "o":
        s.oxygen = changed(s.oxygen, who, number)
    elif word == "n":
        s.order = changed(s.order, who, number)
    elif word == "coffee":
        s.coffee = changed(s.coffee, who, number)
    elif word == "kit":
        s.kit_at = changed(s.kit_at, who, number - 1)
    elif word in POINTS:
        s.points[3 * who + POINTS.index(word)] = number
    elif word.lower() in POINTS:
        s.spent = changed(s.spent, 3 * who + POINTS.index(word.lower()), number)
    elif word in PARTS:
        s.parts = changed(s.parts, 3 * who + PARTS.index(word), number)
    elif word in ("mind-standard", "mind-special"):
        s.mind = changed(s.mind, who, STANDARD if word == "mind-standard" else SPECIAL)
    elif word in DONE:
        s.done[who] |= 1 << DONE.index(word)
    else:
        known = ("hp", "o", "n", "s", "x", "c", "seat", "coffee", "kit", *PARTS, *DONE)
        raise NotationError(f'"{text}" is no fact of a Rocketeer; {near(word, known)}')


def read_item(s: State, text: str, where: int) -> int:
    """An item goes somewhere, with its Charges and what it remembers."""
    match = ITEM_TEXT.fullmatch(text)
    if match is None or (match[1] not in CARDS and f"{match[1]}-{match[2]}" not in ITEMS):
        raise NotationError(f'"{text}" is no item; {near(text, CARDS)}')
    item = find_item(s, match[1], match[2] or "")
    s.item_at = changed(s.item_at, item, where)
    if match[3]:
        s.charges = changed(s.charges, item, int(match[3]))
    for letter in match[4] or "":
        if letter not in LETTERS:
            raise NotationError(f'"{text}": an item remembers {", ".join(LETTERS)}, not "{letter}"')
        s.item_state = changed(s.item_state, item, s.item_state[item] | LETTERS[letter])
    if match[5]:
        s.item_state = changed(s.item_state, item, s.item_state[item] | int(match[5]))
    return item


def find_item(s: State, card: str, number: str) -> int:
    """This copy of a card, or the first that is still in the box."""
    kind = CARDS.index(card)
    there = [item for item in s.facts.in_deck[s.facts.deck[kind]] if s.facts.kind_of[item] == kind]
    id = f"{card}-{number}" if number else ""
    free = [item for item in there if (ITEMS[item] == id if id else s.item_at[item] == IN_BOX)]
    if not free:
        raise NotationError(f'no "{card}" is left')
    return free[0]


def listed(rest: str) -> list[str]:
    """`a, b` as a list; `-` is none."""
    return [part.strip() for part in rest.split(",") if part.strip() not in ("", "-")]


def read_level(s: State, rest: str) -> None:
    s.level = Names("level", LEVELS).read(rest, s.seats)


def read_tiles(s: State, rest: str) -> None:
    """Tiles that are turned up; `all` turns the others up too."""
    words = listed(rest)
    for word in words:
        if word != "all":
            number, _, tile = word.partition(" ")
            reveal(s, read_place(s, number), Names("tile", TILES).read(tile.strip(), s.seats))
    if "all" in words:
        board = s.facts.boards[s.board]
        for place in range(board.n):
            if board.present >> place & 1 and not s.scanned >> place & 1:
                reveal(s, place, s.tile[place] if s.tile[place] >= 0 else BLANK)


def reveal(s: State, place: int, tile: int) -> None:
    """A tile lies face up, and nothing face down on it."""
    turn_up(s, place, tile)
    s.unseen_tiles &= ~(1 << tile)
    s.tokens = changed(s.tokens, place, 0)
    if s.facts.box[tile]:
        s.marked |= 1 << place


def read_facedown(s: State, rest: str) -> None:
    """Tiles that everybody knows before they are turned up."""
    for word in listed(rest):
        number, _, tile = word.partition(" ")
        s.tile = changed(s.tile, read_place(s, number), Names("tile", TILES).read(tile.strip(), s.seats))


def read_hatches(s: State, rest: str) -> None:
    for word in listed(rest):
        match = re.fullmatch(r"(\d+)([a-z]+) (\w+)", word)
        if match is None:
            raise NotationError(f'"{word}" is not a hatch like "3ne open"')
        way = Names("way", WAYS).read(match[2], s.seats)
        border = s.facts.boards[s.board].border[read_place(s, match[1]) * 6 + way]
        if border < 0:
            raise NotationError(f'"{word}": there is only the hull')
        s.border = changed(s.border, border, Names("hatch", HATCHES).read(match[3], s.seats))


def read_markers(s: State, rest: str) -> None:
    s.marked = 0
    for word in listed(rest):
        s.marked |= 1 << read_place(s, word)


def read_tokens(s: State, rest: str) -> None:
    s.tokens = [0] * len(s.tokens)
    for word in listed(rest):
        place, *kinds = word.split()
        for kind in kinds:
            at = read_place(s, place)
            s.tokens = changed(s.tokens, at, s.tokens[at] | 1 << Names("token", TOKENS).read(kind, s.seats))


def read_aliens(s: State, rest: str) -> None:
    s.alien_at = [NOWHERE] * len(FIGURES)
    s.figures = []
    for word in listed(rest):
        match = ALIEN_TEXT.fullmatch(word)
        if match is None:
            raise NotationError(f'"{word}" is not an Alien like "bug@4" or "sentinel-1@5(hp2)"')
        figure = find_figure(s, match[1], match[2] or "")
        s.figures.append(figure)
        s.alien_at = changed(s.alien_at, figure, read_place(s, match[3]))
        s.alien_hp = changed(s.alien_hp, figure, s.facts.alien_hp[KIND_OF[figure]])
        s.alien_state = changed(s.alien_state, figure, 0)
        for fact in (match[4] or "").split():
            read_alien_fact(s, figure, fact)


def find_figure(s: State, kind: str, number: str) -> int:
    """This figure, or the first of its kind in the supply."""
    first = FIRST_FIGURE[Names("alien", ALIENS).read(kind, s.seats)]
    if number:
        return first + Number(1, FIGURES_OF[KIND_OF[first]]).read(number, s.seats) - 1
    while s.alien_at[first] != NOWHERE:
        first += 1
    return first


def read_alien_fact(s: State, figure: int, text: str) -> None:
    """One fact of an Alien."""
    if text in STATES:
        s.alien_state = changed(s.alien_state, figure, s.alien_state[figure] | STATES[text])
    elif text.startswith("holds-"):
        s.alien_state = changed(
            s.alien_state, figure, s.alien_state[figure] | HOLDS << ROCKETEER.read(text[6:], s.seats)
        )
    elif text.startswith("stagger"):
        s.alien_state = changed(
            s.alien_state, figure, s.alien_state[figure] | STAGGER * Number(0, 15).read(text[7:], s.seats)
        )
    elif text.startswith("hp"):
        s.alien_hp = changed(s.alien_hp, figure, Number(0, 99).read(text[2:], s.seats))
    else:
        raise NotationError(f'"{text}" is no fact of an Alien; {near(text, ("hp", "stagger", "holds-", *STATES))}')


def read_lying(s: State, rest: str) -> None:
    for word in listed(rest):
        item, _, place = word.partition("@")
        read_item(s, item, LYING + read_place(s, place))


def read_kits(s: State, rest: str) -> None:
    for word in listed(rest):
        who, _, items = word.partition(":")
        for item in items.split():
            read_item(s, item, KIT + ROCKETEER.read(who, s.seats))


def read_gone(s: State, rest: str) -> None:
    for word in listed(rest):
        read_item(s, word, GONE)


def read_flags(s: State, rest: str) -> None:
    for flag in listed(rest):
        setattr(s, Names("flag", FLAGS).ids[Names("flag", FLAGS).read(flag, s.seats)], True)


def read_work(s: State, rest: str) -> None:
    s.work = [Number(0, 99).read(word, s.seats) for word in listed(rest)]


def read_thrown(s: State, rest: str) -> None:
    s.thrown = tuple([Number(1, 10).read(word, s.seats) for word in listed(rest)])


def read_rolls(s: State, rest: str) -> None:
    for text in listed(rest):
        said = dict(word.split("=", 1) for word in text.split())
        if not {"purpose", "who", "faces"} <= set(said) <= {"purpose", "who", "faces", *ROLL}:
            raise NotationError(f'"{text}" is not a roll like "purpose=0 who=4 faces=1/9"')
        roll = Roll(int(said.pop("purpose")), int(said.pop("who")))
        roll.faces = [int(face) for face in said.pop("faces").split("/") if face]
        for name, value in said.items():
            setattr(roll, name, type(getattr(roll, name))(int(value)))
        s.rolls.append(roll)


def read_over(s: State, rest: str) -> None:
    """The rule that ended the play: won or lost by all, in this game turn."""
    won = rest == "AM-GOAL-05"
    s.outcome = Outcome(tuple(range(s.seats)) if won else (), rest, "won" if won else "lost", s.turn)


def read_now(s: State, rest: str) -> None:
    steps = [STEPS.read(part, s.seats) for part in rest.split(" then ")]
    s.stack = [cast("Frame[State]", step) for step in reversed(steps)]


def number_reader(name: str) -> Callable[[State, str], None]:
    """A reader of one number of the state."""

    def read_number(s: State, rest: str) -> None:
        setattr(s, name, int(rest))

    return read_number


def person_reader(name: str) -> Callable[[State, str], None]:
    """A reader of one Rocketeer of the state."""

    def read_person(s: State, rest: str) -> None:
        setattr(s, name, NOBODY if rest == "-" else ROCKETEER.read(rest, s.seats))

    return read_person


READERS: dict[str, Callable[[State, str], None]] = {
    "level": read_level,
    "facedown": read_facedown,
    "tiles": read_tiles,
    "hatches": read_hatches,
    "markers": read_markers,
    "tokens": read_tokens,
    "aliens": read_aliens,
    "lying": read_lying,
    "kits": read_kits,
    "gone": read_gone,
    "flags": read_flags,
    **{name: number_reader(name) for name in NUMBERS},
    **{name: person_reader(name) for name in PEOPLE},
    "work": read_work,
    "thrown": read_thrown,
    "rolls": read_rolls,
    "over": read_over,
    "now": read_now,
}
