"""A table that no server holds: one scene with every means that a game has, sent to the page by the test itself."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from tests.browser.support import Server

Json = dict[str, Any]
TALL = 0.866  # from column to column of hexes with a flat side above


def room(column: int, row: int, **more: Any) -> Json:
    """A hex with a flat side above; the columns are shifted by half a row against each other."""
    x, y = round(column * TALL, 3), row + column % 2 / 2
    return {"id": f"room-{column}-{row}", "kind": "room", "label": f"Room {column}{row}", "x": x, "y": y, **more}


def scene() -> Json:
    """Hexes with doors, aliens with health, cards whose facts count or could, a throw, danger."""
    rooms = [room(column, row, mark="R") for column in range(5) for row in range(4)]
    for index in (3, 7, 11, 15, 19):
        rooms[index] |= {"dark": True, "mark": "?"}
    rooms[5] |= {"danger": True}
    rooms[9] |= {"hint": "72 %"}
    edges: list[Json] = [
        {"id": "hatch-1", "kind": "hatch", "label": "Hatch", "space": "room-0-0", "other": "room-0-1"},
        {"id": "hatch-2", "kind": "hatch", "label": "Hatch", "space": "room-1-1", "other": "room-2-2", "mark": "×"},
        {"id": "hatch-3", "kind": "hatch", "label": "Hatch", "space": "room-4-0", "side": "ne", "danger": True},
        {"id": "hatch-4", "kind": "hatch", "label": "Hatch", "space": "room-0-2", "side": "sw"},
    ]
    pieces: list[Json] = [
        {"id": "hero-1", "kind": "hero", "label": "Rocketeer", "on": "room-1-1", "seat": 0, "pips": [2, 3]},
        {"id": "alien-1", "kind": "alien", "label": "Alien 1", "on": "room-2-1", "number": 4, "pips": [3, 5]},
        {"id": "alien-2", "kind": "alien", "label": "Alien 2", "on": "room-3-0", "danger": True, "hint": "58 %"},
        {"id": "alien-3", "kind": "alien", "label": "Alien 3", "on": "room-3-0", "number": 2},
    ]
    facts = {"one": "+2 Scott", "two": "+3 Mole", "three": 7, "four": "+1 Sea", "five": "fifth fact"}
    card: Json = {"id": "card-1", "kind": "trouble", "label": "Pit of Peril", "fields": facts, "lit": ["one"]}
    card |= {"dim": ["two"], "hint": "72 %", "danger": True}
    tokens = [{"text": "Teamwork 2", "state": "lit"}, {"text": "Spare part", "state": "dim"}, "awake"]
    return {
        "seats": [{"id": "seat-1", "seat": 0, "badges": tokens}, {"id": "seat-2", "seat": 1}],
        "board": {"form": "flat", "spaces": rooms, "edges": edges, "pieces": pieces},
        "zones": [
            {"id": "troubles", "kind": "row", "label": "Troubles", "cards": [card], "hint": "2 left", "danger": True},
            {"id": "hand", "kind": "hand", "seat": 0, "label": "Hand", "cards": [card | {"id": "card-2"}]},
        ],
        "meters": [{"id": "air", "label": "Air", "value": 2, "limit": 9, "danger": True}],
        "dice": [{"id": "die-1", "kind": "red", "face": 3}, {"id": "die-2", "kind": "red", "face": 4}],
        "throw": {"label": "Rescue", "total": 7, "target": 9, "parts": tokens[:2]},
    }


def options() -> list[Json]:
    """One that touches a door, one with a chance and a range, a danger, and a kind that folds."""
    walks = [
        {"do": f"walk {row}", "label": f"Walk to room {row}", "group": "walk", "touches": ["hero-1", f"room-0-{row}"]}
        for row in range(4)
    ]
    shot = {"do": "shoot", "label": "Shoot alien 1", "group": "shoot", "touches": ["alien-1"], "hint": "72 %"}
    shot |= {"shows": ["room-1-0", "room-2-1"]}
    leap = {"do": "leap", "label": "Leap", "group": "leap", "touches": [], "hint": "8 %", "danger": True}
    open_door = {"do": "open", "label": "Open the hatch", "group": "open", "touches": ["hatch-1"]}
    some = [{"do": f"rest {n}", "label": f"Rest {n}", "group": "rest", "touches": []} for n in range(3)]
    return [shot, leap, open_door, *[{**walk, "family": "Walk somewhere"} for walk in walks], *some]


def look(scene: Json, options: list[Json], waiting: list[int]) -> Json:
    prompt = "What do you do?"
    return {"prompt": prompt, "rule": None, "waiting": waiting, "options": options, "scene": scene, "outcome": None}


def line(text: str, event: str = "moved", **args: Any) -> Json:
    """A line of news that names what it speaks of."""
    facts = [{"name": name, "kind": name, "value": value, "text": str(value)} for name, value in args.items()]
    return {"text": text, "event": event, "args": facts}


class Stub:
    """The other end of the line: says what the test tells it to, and keeps what the page sends."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        keys = {"table": "sampler", "seats": {"0": "x" * 22}, "host": "", "spectator": "", "invites": {}}
        kept = json.dumps(json.dumps({"sampler": keys}))
        context.add_init_script(f"localStorage.setItem('coffret.tables', {kept})")
        self.v = 0
        self.lines: list[Json] = []
        self.sent: list[Json] = []
        self.answers = True  # whether moves are acknowledged
        self.socket: WebSocketRoute | None = None
        self.scene, self.options, self.waiting = scene(), options(), [0]
        self.page: Page = context.new_page()
        self.page.route_web_socket("**/ws", self.accept)
        self.page.goto(f"{server.url}/table/sampler")

    def accept(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, message: Json) -> None:
        self.sent.append(message)
        if message["t"] == "hello":
            people = [("Ada", "person"), ("Bo", "bot")]
            seats = [
                {"seat": n, "name": name, "kind": kind, "bot": None, "stand_in": False, "connected": True}
                for n, (name, kind) in enumerate(people)
            ]
            self.say(
                {"t": "table", "table": "sampler", "game": "sampler", "title": "Sampler", "state": "playing"}
                | {"paused": False, "you": [0], "host": False, "watchers": 0, "options": {}, "pace": 0, "lang": "en"}
                | {"commitment": "", "seed": None, "open_seed": False, "seats": seats}
            )
            self.show([])
        elif message["t"] == "move" and self.answers:
            self.say({"t": "ack", "id": message["id"], "seat": 0, "v": self.v})

    def say(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def show(self, news: list[Json], *between: Json) -> None:
        """The next look: the first is whole, the others are differences, with the scenes between their news."""
        message: Json = {"t": "look", "seat": 0, "v": self.v + 1, "line": len(self.lines), "news": news}
        full = look(self.scene, self.options, self.waiting)
        if self.v:
            acts = [[[["scene"], scene]] for scene in between] or [[] for _ in news[1:]]
            first = len(self.lines) + 1
            message |= {"from": self.v, "diff": [[[part], json.loads(json.dumps(full[part]))] for part in full]}
            message["acts"] = [{"line": line, "diff": diff} for line, diff in enumerate(acts, first)]
        else:
            message["full"] = full
        self.v += 1
        self.lines += news
        self.say(message)

    def moved(self, **where: str) -> Json:
        """Move pieces, and return the scene as it is then."""
        for id, on in where.items():
            self.piece(id.replace("_", "-"))["on"] = on
        found: Json = json.loads(json.dumps(self.scene))
        return found

    def piece(self, id: str) -> Json:
        found: Json = next(piece for piece in self.scene["board"]["pieces"] if piece["id"] == id)
        return found
