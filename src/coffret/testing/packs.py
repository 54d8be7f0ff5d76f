"""Mutants of content packs: whatever is accepted must be playable, and whatever is refused must be named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from coffret.bots import bot
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Content, Raw, parse
from coffret.kernel.errors import ContentError, OptionError
from coffret.kernel.game import Game
from coffret.kernel.options import Setting
from coffret.kernel.outlook import outlook
from coffret.kernel.picture import Picture
from coffret.kernel.playout import play_on
from coffret.kernel.stack import PUBLIC, State
from coffret.testing.broken import LawBroken

MUTANTS = 6  # of each game and number of seats
FILE = "mutant.toml"
NEW = "mutant"  # the id of an entry that is new
LONGEST = 20_000  # decisions of a play
ODD: tuple[Any, ...] = (
    -1, 0, 1, 2, 7, 41, 99, 10**9, 10**30, 1.5, float("nan"), True, False, "", "x", "../evil id", "é\n", [], [[]], {}
)  # fmt: skip


def packs_are_refused_or_played(game: Game, seats: int, seed: int) -> None:
    """Whatever is wrong with a content pack is refused by an error that names the file; all others can be played."""
    for number in range(MUTANTS if any(game.own_content().raw.values()) else 0):
        survive(game, seats, f"{seed} {number}")


def survive(game: Game, seats: int, seed: str) -> bool:
    """Make a mutant of the game's content and play it, unless it is refused; return whether it was played."""
    rng = seeded(f"pack {game.slug} {seats} {seed}")
    text = toml(mutant(game, rng))
    try:
        pack = parse(text, FILE)
        if game.check is not None:
            game.check(text, FILE)
        content = game.content(pack, FILE)
    except ContentError as error:
        if not any(str(error).startswith(f"{FILE}{sign}") for sign in (",", ":")):
            raise LawBroken(f"this pack is refused without naming it: {error}\n{text}", game.make_facts) from error
        return False
    except Exception as error:
        raise LawBroken(f"this pack makes its check stumble: {error!r}\n{text}", game.make_facts) from error
    options = drawn_options(game, pack, content, seats, rng)
    try:
        play(game, content, seats, options, seed)
    except Exception as error:
        raise LawBroken(f"this pack is accepted but not playable, {options}: {error!r}\n{text}") from error
    return True


def play(game: Game, content: Content, seats: int, options: dict[str, Setting], seed: str) -> None:
    """Play to the end, at random and by the rule of thumb, and draw what there is to see."""
    facts = game.make_facts(content)
    for name in ("random", "thumb"):
        state = game.start(seats, options, facts)
        draw(game, state)
        sources = [seeded(f"{seed} {name} {seat}") for seat in range(seats)]
        play_on(state, game.view, [bot(name, game)] * seats, sources, seeded(f"{seed} {name}"), LONGEST)
        if state.outcome is None:
            raise LawBroken(f"a play by {name} has no end")
        draw(game, state)


def draw(game: Game, state: State) -> None:
    """Draw a state for spectators, as text and as a picture."""
    picture = Picture(outlook(game, state, PUBLIC), game.words("en"), game.slug)
    assert picture.text()
    assert picture.svg()


def drawn_options(game: Game, pack: Raw, content: Content, seats: int, rng: Rng) -> dict[str, Setting]:
    """Draw an option with one of its values, where that is possible, with what the pack brings."""
    brought, facts = game.brought_by(pack), game.make_facts(content)
    if game.about.option:
        option = one_of(game.about.option, rng)
        values: list[Setting] = [True, False] if isinstance(option.default, bool) else [*option.named()]
        chosen = {option.id: one_of([*values, option.low, option.high] if option.is_number else values, rng), **brought}
        try:
            game.start(seats, chosen, facts)
        except OptionError:
            return brought
        return chosen
    return brought


# Mutants


def mutant(game: Game, rng: Rng) -> Raw:
    """Return a pack of a few of the game's own entries, changed; or of a new one, where a pack can bring one."""
    own = game.own_content().raw
    words = [word for entries in own.values() for word in words_in(list(entries.values()))]
    tables = [name for name, entries in own.items() if entries]
    brought = [option.own_table for option in game.about.option if option.own_table]
    pack: dict[str, dict[str, Any]] = {}
    if brought and rng.below(2):
        entry = {**one_of([*own[brought[0]].values()], rng), "id": NEW}
        return {brought[0]: {NEW: mutated(entry, words, rng)}}
    for _ in range(one_of([1, 1, 1, 2, 3], rng)):
        table = one_of(tables, rng)
        id = one_of([*own[table]], rng)
        pack.setdefault(table, {})[id] = mutated(own[table][id], words, rng)
    return pack


def mutated(entry: dict[str, Any], words: list[str], rng: Rng) -> dict[str, Any]:
    """Return a copy of an entry with a few changes."""
    entry = deepcopy(entry)
    for _ in range(one_of([1, 1, 1, 2, 3], rng)):
        change(entry, words, rng)
    return entry


def change(entry: dict[str, Any], words: list[str], rng: Rng) -> None:
    """Delete, repeat, swap or change something in an entry, in place."""
    places = list(parts(entry))
    if not places:
        return
    inside, key = one_of(places, rng)
    old, way = inside[key], rng.below(8)
    if way == 0:
        del inside[key]
    elif way == 1 and isinstance(inside, list):
        inside.insert(key, deepcopy(old))
    elif way == 2 and isinstance(inside, list):
        other = rng.below(len(inside))
        inside[key], inside[other] = inside[other], old
    elif way == 3 and isinstance(old, list):
        inside[key] = old[: rng.below(len(old) + 1)]
    elif way == 4:
        inside[key] = deepcopy(one_of(ODD, rng))
    elif way == 5:
        inside[key] = deepcopy(one_of([it[at] for it, at in places], rng))
    elif isinstance(old, int):
        inside[key] = old + one_of((-2, -1, 1, 2, 5), rng)
    elif isinstance(old, str):
        inside[key] = one_of(words, rng)


def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield all places inside a value: the dict or list, and the key or number."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from parts(value[key])


def words_in(value: Any) -> Iterator[str]:
    """Yield all texts inside a value."""
    for inside, key in parts(value):
        if isinstance(inside[key], str):
            yield inside[key]


def one_of(values: Any, rng: Rng) -> Any:
    return values[rng.below(len(values))]


# TOML


def toml(pack: Raw) -> str:
    """Return a pack as the text of its file, each value in one line."""
    lines: list[str] = []
    for table, entries in pack.items():
        for entry in entries.values():
            lines += [f"[[{table}]]", *(f"{key} = {written(value)}" for key, value in entry.items()), ""]
    return "\n".join(lines)


def written(value: Any) -> str:
    """Return a value in TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {written(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return repr(value) if isinstance(value, float) else json.dumps(value)
