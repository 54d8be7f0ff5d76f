"""Check the figures that `coffret measure` keeps with a game: they must be those of its rules and content."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import msgspec

from coffret.bots.measured import FILE, Cell, Measured, dimensions, is_counted, options_of, settings, winners_of
from coffret.bots.play import play_game
from coffret.kernel.game import Game
from coffret.testing.checks.faults import Fault, Place, in_file, shown
from coffret.testing.checks.project import Project

CHECK = "figures"
CELLS = 4  # that are counted again
DEALS = 40  # of each
CLEAR = 4.0  # errors


def faults(project: Project) -> Iterator[Fault]:
    """Yield what is wrong with the figures of a game."""
    game, file = project.game, project.folder / FILE
    if not file.is_file():
        if dimensions(game):
            place = in_file(project.folder / "game.toml", r"^measured\s*=")
            yield Fault(CHECK, place, "an option is measured, and there are no figures", again(project, None))
        return
    found = msgspec.json.decode(file.read_bytes(), type=Measured)
    if not is_counted(game, game.own_content().hash(), found):
        now = f"rules version {game.about.rules_version}, content {game.own_content().hash()}"
        what = f"the figures are of rules version {found.rules_version}, content {found.content}; the game has {now}"
        yield Fault(CHECK, Place(shown(file)), what, again(project, found))
    elif not is_whole(game, found):
        what = "these are not the figures of all that is measured"
        yield Fault(CHECK, Place(shown(file)), what, again(project, found))
    else:
        picked = found.cells[:: max(1, len(found.cells) // CELLS)][:CELLS]
        for cell in picked:
            if why := off(project, cell, found.bot):
                yield Fault(CHECK, Place(shown(file)), why, again(project, found))


def is_whole(game: Game, found: Measured) -> bool:
    """Whether all combinations were counted that can be chosen, and no others."""
    kept = [(cell.seats, tuple(cell.options)) for cell in found.cells]
    return found.options == [option.id for option in dimensions(game)] and kept == [*settings(game)]


def again(project: Project, found: Measured | None) -> str:
    """Return what to do about it."""
    command = found.command if found is not None else f"coffret measure {project.game.slug}"
    return f"Count them again: {command} --out {shown(project.folder / FILE)}"


def off(project: Project, cell: Cell, bot: str) -> str:
    """Count a cell again, with other deals; return what does not agree within the errors of both counts."""
    options = options_of(project.game, tuple(cell.options))
    ends = [play_game(project.game, [bot] * cell.seats, f"again/{number}", options).outcome for number in range(DEALS)]
    for who, won in cell.won.items():
        plays = sum(who in winners_of(end, cell.seats) for end in ends)
        both = (won.plays + plays) / (cell.games + DEALS)
        error = sqrt(max(both * (1 - both), 1 / DEALS) * (1 / cell.games + 1 / DEALS))
        if abs(won.share - plays / DEALS) > CLEAR * error:
            told = ", ".join([f"{cell.seats} seats", *(f"{id}={value}" for id, value in options.items())])
            return f"{told}: {who} is said to win {won.plays} of {cell.games}, and wins {plays} of {DEALS} other games"
    return ""
