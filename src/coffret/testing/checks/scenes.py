"""Check scenes in random plays: unknown kinds, missing rules and elements, seats out of order."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from coffret.kernel.chance import seeded
from coffret.kernel.outlook import Outlook, outlook
from coffret.kernel.scene import Board, Piece, Scene, Zone, elements
from coffret.kernel.stack import PUBLIC
from coffret.testing.checks.faults import Fault, Place, in_words, of_error, of_source
from coffret.testing.checks.project import Project
from coffret.testing.walk import some, walk

CHECK = "scene"
NAME_ELEMENTS = "Name elements of the scene, by their ids."
MEND = "Mend it: nothing else can be checked before."
ONE_IN = 8  # moments that are looked at, after the first ones


class Findings:
    """Collects what one look at the table finds, each fault once with its fix."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.faults: dict[str, Fault] = {}

    def note(self, what: str, todo: str, about: Any = None, key: str = "") -> None:
        """Note a fault, unless there is one with the same key already."""
        game = self.project.game
        place = of_source(about or game.scene) or of_source(game.scene) or Place(str(self.project.folder))
        self.faults.setdefault(key or what, Fault(CHECK, place, what, todo))


def faults(project: Project, seats: int, seed: int = 1) -> Iterator[Fault]:
    """Yield the faults in the scenes of a random play, for every seat and for spectators."""
    found = Findings(project)
    game = project.game
    for moment in some(walk(game, seats, seed), seeded("scenes", seed), ONE_IN):
        for seat in (*range(seats), PUBLIC):
            try:
                seen = outlook(game, moment.state, seat)
            except Exception as error:
                place = of_error(error, project.folder) or of_source(game.scene) or Place(str(project.folder))
                yield Fault(CHECK, place, f"the scene of seat {seat} cannot be made: {in_words(error)}", MEND)
                return
            check_outlook(found, seen, seats, seat)
    yield from found.faults.values()


def check_outlook(found: Findings, seen: Outlook, seats: int, seat: int) -> None:
    """Check everything one seat sees."""
    for struct in structs(seen.scene):
        check_kinds(found, struct)
    check_seats(found, seen.scene, seats)
    check_rules(found, seen.scene)
    if seen.scene.board:
        check_board(found, seen.scene.board, {part.id for part in [*seen.scene.seats, *seen.scene.zones]})
    try:
        known = set(elements(seen.scene))
    except ValueError as error:
        found.note(f"{error} in the scene of seat {seat}", "Every element has an id of its own.", key="twice")
        return
    game = found.project.game
    for choice in seen.choices:
        shows = choice.remark.shows if choice.remark else []
        for verb, ids, about in (("touches", choice.touches, game.touches), ("shows", shows, game.remark)):
            if wrong := unknown(ids, known):
                kind = choice.notation.partition(" ")[0]  # each fault once, whatever card an option is about
                found.note(f'"{choice.notation}" {verb} {wrong}', NAME_ELEMENTS, about, f"{verb} {kind}")


def unknown(ids: object, known: set[str]) -> str:
    """Return what is wrong with ids of elements, if anything."""
    if not isinstance(ids, list | tuple) or not all(isinstance(id, str) for id in ids):
        return f"{ids!r}, which is no list of ids"
    strange = sorted(set(ids) - known)
    return f"{', '.join(strange)}, which is not in the scene" if strange else ""


def check_kinds(found: Findings, struct: msgspec.Struct) -> None:
    """Check fields with a fixed set of values, such as the kind of a zone."""
    for field, allowed in choices_of(type(struct)).items():
        value = getattr(struct, field)
        if value not in allowed:
            named = f" {id}" if (id := getattr(struct, "id", "")) else ""
            possible = ", ".join(f'"{one}"' for one in allowed if one)
            what = f'{type(struct).__name__}{named}: {field} "{value}" is unknown'
            found.note(what, f"It is one of {possible}.")


@cache
def choices_of(kind: type) -> dict[str, tuple[str, ...]]:
    """Return the fields of a scene element that have a fixed set of values."""
    hints = typing.get_type_hints(kind)
    return {name: typing.get_args(hint) for name, hint in hints.items() if typing.get_origin(hint) is Literal}


def check_seats(found: Findings, scene: Scene, seats: int) -> None:
    """Check that there is one panel per seat, in order."""
    order = [panel.seat for panel in scene.seats]
    if order != list(range(seats)):
        found.note(f"the seats of the scene are {order} in a play of {seats}", "List a SeatPanel for each, from 0 on.")
    owned: list[Zone | Piece] = [*scene.zones, *(scene.board.pieces if scene.board else [])]
    for part in owned:
        if part.seat is not None and part.seat not in range(seats):
            found.note(f"{part.id} belongs to seat {part.seat} of {seats}", "Seats count from 0; None is nobody's.")


def check_rules(found: Findings, scene: Scene) -> None:
    """Check that the rules shown with the scene are in the ledger."""
    for id in [*scene.rules, *([scene.silence] if scene.silence else [])]:
        if id not in found.project.game.ledger:
            found.note(f"the scene shows the rule {id}, which is not in the ledger", "Correct the id in scene.py.")


def check_board(found: Findings, board: Board, beside: set[str]) -> None:
    """Check that pieces stand on something, and that links, edges and ways connect existing spaces and pieces."""
    spaces = {space.id for space in board.spaces}
    places = spaces | beside | {piece.id for piece in board.pieces}
    for piece in board.pieces:
        if piece.on not in places:
            found.note(
                f"the piece {piece.id} stands on {piece.on}, which is not there", "Name a space, a seat or a piece."
            )
    ends = [end for link in board.links for end in link]
    ends += [end for edge in board.edges for end in (edge.space, edge.other) if end]
    ends += [place for way in board.ways for place in way.path]
    for end in ends:
        if end not in spaces:
            found.note(f"a link, an edge or a way names the space {end}, which is not on the board", "Name a space.")
    pieces = {piece.id for piece in board.pieces}
    for id in [id for way in board.ways for id in (way.piece, way.target) if id]:
        if id not in pieces:
            found.note(f"a way names the piece {id}, which is not on the board", "Name a piece.")
    if board.drawing and not (found.project.folder / board.drawing).is_file():
        found.note(f"the drawing {board.drawing} is not in the folder of the game", "Draw it, or leave it out.")


def structs(value: Any) -> Iterator[msgspec.Struct]:
    """Yield all elements of a scene."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from structs(getattr(value, field))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from structs(item)
