"""How tests look at the table of Away Missions."""

from typing import Any

from coffret.games.away_missions import game
from coffret.kernel.scene import Badge, Piece, Remark, Scene, elements
from coffret.kernel.text import Message
from coffret.testing import Position
from tests.games.away_missions.support import at

CREW = "captain@9(seat1)[ray-gun] chief@9(seat1)"


def seen(text: str) -> Scene:
    return game.scene(game.view(at(text).s, 0))


def part(scene: Scene, id: str) -> Any:
    return elements(scene)[id]


def signs(piece: Piece) -> list[str]:
    return [badge.sign for badge in piece.badges if isinstance(badge, Badge)]


def feed(scene: Scene, id: str) -> list[Message]:
    return next(it for it in scene.feeds if it.id == id).lines


def remark(table: Position, notation: str) -> Remark:
    found = game.remark(game.view(table.s, 0), table.read(notation))
    assert found is not None
    return found
