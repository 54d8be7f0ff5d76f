"""The fullest moments of every game: the most cards, figures and options it can have, shown without a server's play."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

from coffret.kernel import stack
from coffret.kernel.game import Game, load
from coffret.kernel.outlook import glance
from coffret.server.play.look import Parts, render, whole
from coffret.server.protocol.wording import voice
from tests.browser.support import Server, options

POSITIONS = Path(__file__).with_name("positions")
FULLEST = sorted(path.stem for path in POSITIONS.iterdir())
NAMES = ("Maximilian", "Bérénice", "Joueur 3", "Player 4", "Effie", "Fay", "Wilhelmina", "Hal")
CHANCE = {"mean": 0.62, "low": 0.5, "high": 0.73, "worlds": 60}
VERDICT = "The first is clearly the best of these."
NOTE = "Counted in 200 games for each choice, imagined from what you know and played to the end as decent bots play."
REASONS = ["In 31 of 60 imagined plays the last card comes before anybody is there.", "It costs nothing now."]
Json = dict[str, Any]
SAID = {"prompt", "label", "text", "lines", "badges", "parts", "fields", "family"}  # what a look says in words
WORD = re.compile(r"[^\W\d_]{3}")
FILLER = "lorem ipsum dolor"


def longer(text: str) -> str:
    """Return a text a third longer, as another language might need."""
    return f"{text} {FILLER[: max(2, round(len(text) / 3) - 1)]}".strip() if WORD.search(text) else text


def all_longer(said: Any, key: str = "") -> Any:
    """Return a look with all of its texts a third longer; names of people stay as they are."""
    if isinstance(said, dict):
        return {it: all_longer(part, key if key == "fields" else it) for it, part in said.items()}
    if isinstance(said, list):
        return [all_longer(part, key) for part in said]
    return longer(said) if isinstance(said, str) and key in SAID else said


def words_longer(route: Route) -> None:
    """Send the table's own words a third longer; those with places or two numbers keep what they are made of."""
    words = route.fetch()
    route.fulfill(response=words, body=re.sub(r"`([^`]+)`", lambda it: f"`{longer(it[1])}`", words.text()))


def look_at(game: Game, state: Any, seat: int, lang: str, names: tuple[str, ...]) -> Json:
    """Return what the server would send to this seat."""
    seen = glance(game, state, seat, stack.decide(state))
    said: Json = json.loads(msgspec.json.encode(whole(render(seen, voice(game, lang, names), "", Parts()))))
    return said


class Shown:
    """A page with a table that is held at one position."""

    def __init__(
        self,
        context: BrowserContext,
        server: Server,
        name: str,
        lang: str = "en",
        host: bool = False,
        waits: bool = False,  # for somebody else, with nothing to choose
        long: bool = False,  # in a language whose texts are a third longer
    ) -> None:
        head, position = (POSITIONS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        self.version = 1
        self.host = host  # of a table where all others are bots
        self.slug, seat_text = head.split()
        self.seat = seat = int(seat_text)
        game = load(self.slug)
        state = game.position(position)
        self.names = NAMES[: state.seats]
        self.title = game.about.title[lang]
        self.look = look_at(game, state, seat, lang, self.names)
        if waits:
            self.look |= {"waiting": [(seat + 1) % max(state.seats, 2)], "options": []}
        if long:
            self.look = all_longer(self.look)
            context.route("**/assets/en-*.js", words_longer)
        keys = {"table": "crowded", "seats": {str(seat): "x" * 22}, "host": "", "spectator": "", "invites": {}}
        kept = json.dumps(json.dumps({"crowded": keys}))
        context.add_init_script(f"localStorage.setItem('coffret.tables', {kept})")
        self.page: Page = context.new_page()
        self.page.route_web_socket("**/ws", self.accept)
        self.page.goto(f"{server.url}/table/crowded")
        self.page.locator(".acts .wait").wait_for() if waits else options(self.page).first.wait_for()
        self.page.locator(".minds").wait_for()

    def show_chance(self) -> None:
        """Have the chance to win shown beside the options."""
        self.page.locator(".minds .button").last.click()
        self.page.locator(".minds .chance").wait_for()

    def ask_hint(self) -> None:
        """Ask for a hint, and wait for its words."""
        self.page.locator(".minds .hint").click()
        self.page.locator(".advice h2").wait_for()

    def kind(self, seat: int) -> str:
        return "bot" if self.host and seat != self.seat else "person"

    def move_on(self, look: Json) -> None:
        """Show another moment."""
        self.version += 1
        self.say({"t": "look", "seat": self.seat, "v": self.version, "full": look, "line": 0, "news": []})

    def say(self, message: Json) -> None:
        """Send the page something."""
        self.socket.send(json.dumps(message))

    def accept(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.hear(socket, json.loads(text)))

    def hear(self, socket: WebSocketRoute, message: Json) -> None:
        if message["t"] == "chance" and message["on"]:
            socket.send(json.dumps({"t": "chance", "seat": self.seat, "v": 1, "chance": CHANCE}))
        if message["t"] == "hint":
            some = [self.look["options"][0], self.look["options"][-1]]
            choices = [
                {"do": it["do"], "label": it["label"], "touches": it["touches"], "then": [], "grounds": REASONS[1:]}
                | {"chance": CHANCE}
                for it in some
            ]
            hint: Json = {"t": "hint", "id": message["id"], "seat": self.seat, "v": 1, "choices": choices, "equal": 1}
            hint |= {"verdict": VERDICT, "reasons": REASONS[:1], "note": NOTE, "done": True}
            socket.send(json.dumps(hint))
        if message["t"] != "hello":
            return
        seats = [
            {"seat": seat, "name": name, "kind": self.kind(seat), "bot": None, "stand_in": False, "connected": True}
            for seat, name in enumerate(self.names)
        ]
        table: Json = {"t": "table", "table": "crowded", "game": self.slug, "title": self.title, "state": "playing"}
        table |= {"paused": False, "you": [self.seat], "host": self.host, "watchers": 0, "options": {}, "pace": 0}
        table |= {"lang": "en", "commitment": "", "hints": "told", "seed": None, "open_seed": False, "seats": seats}
        look: Json = {"t": "look", "seat": self.seat, "v": 1, "full": self.look, "line": 0, "news": []}
        for said in (table, look):
            socket.send(json.dumps(said))
