"""A position as text: `captain@3(hp4 o2)[ray-gun tools] chief@3 | tiles all | aliens saucerman@4, sentinel@5(hp2)`.

First come the Rocketeers in play: `captain@place(facts)[items]`. Facts: `seat2`, `hp4`, `o2` (O2), `s1 x0 c1` (AP
available: Standard, third, Command), `S1 X1 C0` (spent), `n2` (Order number), `mind-standard` or `mind-special`,
`wire1 blood2 mysterium1`, `coffee1`, `kit4` (its Rocketeer token lies on place 4), and what it did in this game turn
(words of DONE). An item is `flame-gun`, `flame-gun:2` (Charges), `tools/u` with letters: a analysed, u used up for
this turn, r holds a recorded Overkill, d has spent a Charge, l laid as a trap, and a number for the Rocketeer who
used it (1 to 6, as in names.py). A card without a number is the first copy that is free. Places are numbers from 1,
as on the map.

A text with `board` is complete, as `write` makes it: nothing is added to what it says, so that it names one state, in
the set-up and at the end too. In all others, what is left out is as at the start of the first Rocketeer's Action Phase
in the first game turn: the scenario's map with the arrow to the north, its tokens face down, no Aliens. Without `seat`
each Rocketeer has a seat of its own.

Further parts: `scenario hive-queen`; `level admiral`; `crewsize 5` (map and tokens as for five); `dock 3`; `arrow
se`; `tiles 4 tile-7, 5 control-room` (turned up) or `tiles all` (all others as tile-35, which has no hatches);
`hatches 3ne open, 4s closed`; `markers 5` (in their boxes); `tokens 4 alien, 5 discovery marker` (face down); `aliens
bug@4, bug@4, leader-1@5(hp1 stunned carried moved stagger2 holds-captain)`; `lying ray-gun@4`; `kits captain: ray-gun
tools`; `gone tools`; `flags red_alert, power_out`; numbers by their names in the state (`turn 3`, `subdued 2`, `stock
0`, `unseen_aliens 12`); `thrown 1, 9` (the last dice); `active captain`; `last chief`; `lure chief`; `work 1, 0`;
`rolls purpose=0 who=4 faces=1/9` (rolls in progress, their facts by name); and `now scan-tile captain then take-turn
captain` for the steps to come. `-` stands for none, also for a crew
that nobody has joined yet. Complete texts also have `seats 3` and `board 1` (in the facts), `facedown 4 bridge` (tiles
that are known and not turned up) and `over AM-GOAL-07` (the rule that ended the play).
"""

from typing import cast

from coffret.games.away_missions.names import FIGURES, HATCHES, ITEMS, LEVELS, ROCKETEERS, SCENARIOS, TILES, WAYS
from coffret.games.away_missions.state import (
    ANALYSED,
    ARMED,
    CARRIED,
    CREW,
    DRAINED,
    EMPTY,
    GONE,
    HOLDS,
    KIT,
    LYING,
    MOVED,
    NOBODY,
    NOWHERE,
    RECORDED,
    STAGGER,
    STAGGERS,
    STUNNED,
    USED,
    USER,
    Roll,
    State,
)
from coffret.games.away_missions.vocabulary import WORDS
from coffret.kernel import Action
from coffret.kernel.words import Index, Kind, Many, Number, steps_of

INSIDE: dict[str, Kind] = {  # what only steps have
    "number": Index(CREW),
    "allowed": Number(0, 511),
    "dice": Number(0, 99),
    "chosen": Many(WORDS["die"]),
    "left": Number(0, 99),
    "cause": Number(0, 9),
    "purpose": Number(0, 99),
    "queue": Many(WORDS["alien"]),
    "places": Many(WORDS["place"]),
    "budget": Many(Number(0, 99)),
    "attacks": Number(0, 1),
    "scanned": Number(0, 1),
    "reserved": Number(0, 1),
    "mustered": Number(0, 1),
    "thing": Number(0, 499),
    "rallied": Many(WORDS["rocketeer"]),
}
STEPS = steps_of("coffret.games.away_missions", WORDS | INSIDE)  # `take-turn captain`

DONE = ("breathed", "talented", "panicked", "commanded", "drew", "pinned", "acted", "invisible", "tasked")
TOKENS = ("alien", "alert", "discovery", "marker", "reserved")
STATES = {"stunned": STUNNED, "carried": CARRIED, "moved": MOVED}
LETTERS = {"a": ANALYSED, "u": USED, "r": RECORDED, "d": DRAINED, "l": ARMED}
POINTS = "sxc"  # Standard, third, Command; capitals are spent
PARTS = ("wire", "blood", "mysterium")
FLAGS = ("red_alert", "power_out", "fixed_order", "may_concede", "thrifty")
NUMBERS = (
    "turn",
    "phase",
    "bugs",
    "unseen_tiles",
    "unseen_markers",
    "unseen_decoys",
    "unseen_aliens",
    "stock",
    "used_aliens",
    "restocked",
    "unseen_alarms",
    "unseen_quiet",
    "schematic_slots",
    "mysterium_slots",
    "subdued",
    "rescued",
    "assembled",
    "peek",
    "picked",
    "hits",
)
ROLL = (
    "alien",
    "item",
    "target",
    "place",
    "dice",
    "extra",
    "inverted",
    "used",
    "kinds",
    "added",
    "overkills",
    "bought",
    "strafed",
    "borrowed",
    "ignored",
)
PEOPLE = ("active", "last", "lure")


def write(s: State) -> str:
    """The position in one line."""
    parts = [" ".join(write_rocketeer(s, who) for who in s.crew) or "-"]
    parts += [f"scenario {SCENARIOS[s.scenario]}", f"level {LEVELS[s.level]}"]
    parts += [f"seats {s.seats}", f"board {s.board}", f"arrow {WAYS[s.arrow]}"]
    parts += write_map(s)
    parts.append("aliens " + listed([write_alien(s, figure) for figure in s.figures]))
    parts += write_items(s)
    parts.append("flags " + listed([name for name in FLAGS if getattr(s, name)]))
    parts += [f"{name} {getattr(s, name)}" for name in NUMBERS]
    parts += [f"{name} {write_person(getattr(s, name))}" for name in PEOPLE]
    parts.append("work " + listed([str(left) for left in s.work]))
    parts.append("rolls " + listed([write_roll(roll) for roll in s.rolls]))
    parts.append("thrown " + listed([str(face) for face in s.thrown]))
    if s.outcome is not None:
        parts.append(f"over {s.outcome.rule}")
    if s.stack:
        parts.append("now " + " then ".join(STEPS.write(cast(Action, step)) for step in reversed(s.stack)))
    return " | ".join(parts)


def write_person(who: int) -> str:
    """A Rocketeer, or nobody."""
    return ROCKETEERS[who] if who != NOBODY else "-"


def write_roll(roll: Roll) -> str:
    """A roll in progress: what is not as at its beginning."""
    fresh = Roll(roll.purpose, roll.who)
    changed = [name for name in ROLL if getattr(roll, name) != getattr(fresh, name)]
    words = [f"{name}={int(getattr(roll, name))}" for name in ("purpose", "who", *changed)]
    return " ".join([*words, "faces=" + "/".join(map(str, roll.faces))])


def listed(words: list[str]) -> str:
    """A list, or `-` for none."""
    return ", ".join(words) or "-"


def write_rocketeer(s: State, who: int) -> str:
    """A Rocketeer with place, facts and items."""
    facts = [f"seat{s.leader[who] + 1}", f"hp{s.hp[who]}", f"o{s.oxygen[who]}"]
    facts += [f"{letter}{s.points[3 * who + kind]}" for kind, letter in enumerate(POINTS)]
    facts += [
        f"{letter.upper()}{s.spent[3 * who + kind]}" for kind, letter in enumerate(POINTS) if s.spent[3 * who + kind]
    ]
    facts += [f"{part}{s.parts[3 * who + kind]}" for kind, part in enumerate(PARTS) if s.parts[3 * who + kind]]
    facts += [f"n{s.order[who]}"] if s.order[who] else []
    facts += [f"mind-{'special' if s.mind[who] else 'standard'}"] if s.mind[who] != EMPTY else []
    facts += [f"coffee{s.coffee[who]}"] if s.coffee[who] else []
    facts += [f"kit{s.kit_at[who] + 1}"] if s.kit_at[who] != NOWHERE else []
    facts += [word for bit, word in enumerate(DONE) if s.done[who] >> bit & 1]
    held = [write_item(s, item) for item, where in enumerate(s.item_at) if where == who]
    place = f"@{s.at[who] + 1}" if s.at[who] != NOWHERE else ""
    return f"{ROCKETEERS[who]}{place}({' '.join(facts)})" + (f"[{' '.join(held)}]" if held else "")


def write_item(s: State, item: int) -> str:
    """An item with its Charges and what it remembers."""
    charges = f":{s.charges[item]}" if s.facts.max_charges[s.facts.kind_of[item]] else ""
    state = "".join(letter for letter, bit in LETTERS.items() if s.item_state[item] & bit)
    user = s.item_state[item] & USER
    memory = state + (str(user) if user else "")
    return ITEMS[item] + charges + (f"/{memory}" if memory else "")


def write_map(s: State) -> list[str]:
    """Tiles, hatches, markers, tokens."""
    board = s.facts.boards[s.board]
    hatches = [
        f"{place + 1}{WAYS[way]} {HATCHES[s.border[board.border[place * 6 + way]]]}"
        for place in range(board.n)
        for way in range(6)
        if board.near[place * 6 + way] > place and s.border[board.border[place * 6 + way]]
    ]
    tiles = [f"{place + 1} {TILES[tile]}" for place, tile in enumerate(s.tile) if s.scanned >> place & 1]
    lying = [
        f"{place + 1} " + " ".join(word for bit, word in enumerate(TOKENS) if there >> bit & 1)
        for place, there in enumerate(s.tokens)
        if there
    ]
    marked = [str(place + 1) for place in range(board.n) if s.marked >> place & 1]
    known = [
        f"{place + 1} {TILES[tile]}" for place, tile in enumerate(s.tile) if tile >= 0 and not s.scanned >> place & 1
    ]
    return [
        f"tiles {listed(tiles)}",
        f"facedown {listed(known)}",
        f"hatches {listed(hatches)}",
        f"markers {listed(marked)}",
        f"tokens {listed(lying)}",
    ]


def write_alien(s: State, figure: int) -> str:
    """A figure with its place, HP and state."""
    state = s.alien_state[figure]
    words = [f"hp{s.alien_hp[figure]}"]
    words += [word for word, bit in STATES.items() if state & bit]
    words += [f"stagger{(state & STAGGERS) // STAGGER}"] if state & STAGGERS else []
    words += [f"holds-{ROCKETEERS[who]}" for who in range(CREW) if state & (HOLDS << who)]
    return f"{FIGURES[figure]}@{s.alien_at[figure] + 1}({' '.join(words)})"


def write_items(s: State) -> list[str]:
    """Items that nobody carries and that are not in the box."""
    lying = [f"{write_item(s, it)}@{at - LYING + 1}" for it, at in enumerate(s.item_at) if LYING <= at < KIT]
    kits = [
        f"{ROCKETEERS[who]}: " + " ".join(write_item(s, it) for it, at in enumerate(s.item_at) if at == KIT + who)
        for who in s.crew
        if KIT + who in s.item_at
    ]
    gone = [write_item(s, it) for it, at in enumerate(s.item_at) if at == GONE]
    return [f"lying {listed(lying)}", f"kits {listed(kits)}", f"gone {listed(gone)}"]
