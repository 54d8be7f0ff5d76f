"""A look: everything one seat sees, in words, encoded part by part, and the difference between two looks.

A part is a place in the look (`scene`, `zones`) with its JSON, or the JSON of each item if it is a list. Parts are
compared as bytes: that is fast, and a look of a few kilobytes is all the server has to remember per seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, structs

from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Board, Feed, Scene
from coffret.kernel.stack import Outcome
from coffret.server.protocol.wording import Json, Voice

Path = tuple[str, ...]
Pieces = dict[Path, bytes | list[bytes]]
Edit = list[Any]
LISTS: tuple[Path, ...] = tuple([("scene", name) for name in ("seats", "zones", "meters", "dice")])
FEEDS: Path = ("scene", "feeds")
BOARD: Path = ("scene", "board")
REMEMBERED = 512  # elements of a table in one voice


class Parts(dict[int, tuple[Any, bytes]]):
    """Recently shown elements in one voice, for any viewer, with their JSON.

    Most elements are the same for everybody and from look to look; one that is the same object is not encoded again.
    """

    def encode(self, items: Sequence[Any], voice: Voice) -> list[bytes]:
        """Return the JSON of each element of a list."""
        fresh = [item for item in items if id(item) not in self]
        if fresh:
            if len(self) > REMEMBERED:
                self.clear()
                fresh = list(items)
            for item, line in zip(fresh, voice.each(fresh), strict=True):
                self[id(item)] = (item, line)
        return [self[id(item)][1] for item in items]

    def encode_feeds(self, feeds: Sequence[Feed], voice: Voice) -> list[bytes]:
        """Return the JSON of each feed. Feeds grow, so their lines are remembered one by one."""
        found = []
        for feed in feeds:
            known = self.get(id(feed))
            if known is None:
                lines = self.encode(feed.lines, voice)
                rest = voice.encoder.encode(structs.replace(feed, lines=[]))  # which leaves them out
                text = b'{"lines":[%b],%b' % (b",".join(lines), rest[1:]) if lines else rest
                known = self[id(feed)] = (feed, text)
            found.append(known[1])
        return found


def render(seen: Outlook, voice: Voice, undo: str, parts: Parts) -> Pieces:
    """Put a seat's outlook into words."""
    json, touches, remark, view = voice.encoder.encode, voice.game.touches, voice.game.remark, seen.view
    ranks = (
        {action: rank for rank, action in enumerate(voice.game.ranks(view, seen.actions), 1)} if seen.actions else {}
    )
    look: Pieces = {
        ("prompt",): json(seen.prompt),
        ("rule",): voice.rule_json(seen.rule),
        ("waiting",): json(seen.waiting),
        ("options",): [
            voice.option(action, touches(view, action), remark(view, action), ranks.get(action, 0))
            for action in seen.actions
        ],
        ("outcome",): json(outcome(seen.outcome, voice) if seen.outcome else None),
        ("undo",): json(undo),
    }
    look.update(render_scene(seen.scene, voice, parts))
    return look


def render_scene(scene: Scene, voice: Voice, parts: Parts) -> Pieces:
    """Render the scene of a look."""
    look: Pieces = {}
    add_scene(look, scene, voice, parts)
    if scene.board is not None:
        add_board(look, scene.board, voice, parts)
    return look


def add_scene(look: Pieces, scene: Scene, voice: Voice, parts: Parts) -> None:
    """Add the non-empty lists of a scene."""
    lists: tuple[Sequence[Any], ...] = (scene.seats, scene.zones, scene.meters, scene.dice)
    lines = parts.encode([item for items in lists for item in items], voice)
    start = 0
    for path, items in zip(LISTS, lists, strict=True):
        if items:
            look[path] = lines[start : start + len(items)]
            start += len(items)
    if scene.feeds:
        look[FEEDS] = parts.encode_feeds(scene.feeds, voice)
    if scene.throw is not None:
        look["scene", "throw"] = voice.encoder.encode(scene.throw)
    if scene.rules:
        look["scene", "rules"] = voice.encoder.encode(scene.rules)
    if scene.silence:
        look["scene", "silence"] = voice.encoder.encode(scene.silence)
    if scene.stake is not None:
        look["scene", "stake"] = voice.encoder.encode(scene.stake)


def add_board(look: Pieces, board: Board, voice: Voice, parts: Parts) -> None:
    """Add the board; spaces and links that the game keeps as one list are encoded once."""
    look[*BOARD, "spaces"] = voice.kept(board.spaces)
    if board.links:
        look[*BOARD, "links"] = voice.kept(board.links)
    if board.edges:
        look[*BOARD, "edges"] = parts.encode(board.edges, voice)
    if board.pieces:
        look[*BOARD, "pieces"] = parts.encode(board.pieces, voice)
    if board.ways:
        look[*BOARD, "ways"] = parts.encode(board.ways, voice)
    if board.form != "free":
        look[*BOARD, "form"] = voice.encoder.encode(board.form)
    if board.drawing:
        look[*BOARD, "drawing"] = voice.encoder.encode(board.drawing)


def outcome(ended: Outcome, voice: Voice) -> Json:
    """Describe how the play ended."""
    return {
        "text": voice.words.outcome(ended),
        "rule": voice.rule(ended.rule),
        "winners": ended.winners,
        "side": ended.side,
        "score": ended.score,
    }


def whole(look: Pieces) -> Json:
    """Return a look as one value, ready to encode."""
    found: Json = {"scene": {"seats": []}}
    for path, part in look.items():
        place = found
        for key in path[:-1]:
            place = place.setdefault(key, {})
        place[path[-1]] = raw(part)
    return found


def raw(part: bytes | list[bytes]) -> Raw:
    """Wrap a part that is already encoded."""
    return Raw(b"[%b]" % b",".join(part) if isinstance(part, list) else part)


def difference(old: Pieces, new: Pieces) -> list[Edit]:
    """Return the changes that turn the old look into the new one; `docs/protocol.md` lists their forms."""
    changes: list[Edit] = []
    if old.keys() != new.keys():
        old = without_lost(old, new, changes)
    for path, part in new.items():
        before = old.get(path)
        if before is part or before == part:
            continue
        if isinstance(before, list) and isinstance(part, list):
            compare(before, part, path, changes)
        else:
            changes.append([path, raw(part)])
    return changes


def without_lost(old: Pieces, new: Pieces, changes: list[Edit]) -> Pieces:
    """Return the old look without the parts that the new one lacks; a board comes and goes as a whole."""
    had, has = (any(path[:2] == BOARD for path in look) for look in (old, new))
    if had != has:
        changes.append([BOARD, {}] if has else [BOARD])
        old = {path: part for path, part in old.items() if path[:2] != BOARD}
    changes += [[path] for path in old if path not in new]
    return {path: part for path, part in old.items() if path in new}


def compare(old: list[bytes], new: list[bytes], path: Path, changes: list[Edit]) -> None:
    """Compare lists of equal length item by item; otherwise replace the part between equal ends."""
    if len(old) == len(new):
        changes += [[[*path, index], Raw(new[index])] for index, item in enumerate(old) if item != new[index]]
        return
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    changes.append([path, start, len(old) - end - start, raw(new[start : len(new) - end])])
