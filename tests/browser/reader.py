"""Somebody with a screen reader: has the accessibility tree and what is announced, nothing else, and plays by keys."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Error, Page

from tests.browser.support import Server, bot, person, sit
from tests.waiting import until

SOURCE = Path(__file__).parents[2] / "table" / "src"
CONTROLS = {"button", "menuitem", "link", "tab", "textbox", "slider", "checkbox", "radio", "combobox"}
Found = TypeVar("Found")
SEEDS = {"time-bomb": "ear"}  # with which a play goes on long enough; of others, any
SEATS = {"time-bomb": 4, "a-team": 2, "thunderbirds": 2, "thunderbirds-solo": 1, "away-missions": 2}

# What assistive technology is told of regions that announce what is added to them. What comes into the page together
# with its region is not announced, except an alert; nor is what lies under an open dialog.
LISTEN = """(() => {
  const said = (window.announced = []);
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
  const silent = (region) =>
    region.getAttribute("aria-live") === "off" ||
    (document.querySelector("dialog:modal") && !region.closest("dialog:modal"));
  const tell = (region, node) => {
    const text = node.textContent.replace(/\\s+/g, " ").trim();
    if (text && !silent(region)) said.push(text);
  };
  new MutationObserver((all) => {
    const added = new Set(all.flatMap((it) => [...it.addedNodes]));
    for (const { target, addedNodes, type } of all) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(LIVE);
      const here = region && ![...added].some((it) => it.contains(region));
      if (here && type === "characterData") tell(region, target);
      for (const node of addedNodes) {
        if (here) tell(region, node);
        else if (node.nodeType === 1 && node.isConnected)
          for (const alert of [node, ...node.querySelectorAll("*")])
            if (alert.getAttribute("role") === "alert") tell(alert, alert);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""


@dataclass
class Node:
    """Something in the accessibility tree."""

    role: str
    name: str
    handle: int
    disabled: bool
    children: list[Node] = field(default_factory=list)

    def all(self, *roles: str) -> list[Node]:
        """Everything of these roles in it, in reading order."""
        found = [self] if not roles or self.role in roles else []
        return found + [inner for child in self.children for inner in child.all(*roles)]

    def one(self, role: str, name: str) -> Node | None:
        """What has this role and this name; a theme may write in capitals."""
        return next((it for it in self.all(role) if it.name.casefold() == name.casefold()), None)

    @property
    def text(self) -> str:
        """What is read when it is read through."""
        return "".join(it.name for it in self.all("StaticText"))


def words(lang: str) -> dict[str, str]:
    """The table's own words, of all its parts."""
    files = [*SOURCE.rglob(f"*.{lang}.json"), *SOURCE.rglob(f"{lang}.json")]
    return {id: text for file in files for id, text in json.loads(file.read_text()).items()}


def bare(text: str) -> str:
    """A text without its spaces: where an element ends, a screen reader pauses instead."""
    return re.sub(r"\s", "", text)


class Reader:
    """A person at a table who cannot see it."""

    def __init__(self, context: BrowserContext, server: Server, made: dict[str, Any], lang: str = "en") -> None:
        context.add_init_script(LISTEN)
        self.page: Page = sit(context, server, made)
        self.tools = context.new_cdp_session(self.page)
        self.tools.send("Accessibility.enable")
        self.words = words(lang)
        self.heard: list[str] = []

    def tree(self) -> Node:
        """The page as a screen reader has it now."""
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        known = {it["nodeId"]: it for it in nodes}

        def built(raw: dict[str, Any]) -> list[Node]:
            inner = [node for key in raw.get("childIds", []) if key in known for node in built(known[key])]
            if raw["ignored"]:
                return inner
            role, name = raw["role"]["value"], raw.get("name", {}).get("value", "")
            disabled = any(it["name"] == "disabled" for it in raw.get("properties", []))
            return [Node(role, name.strip() if inner else name, raw.get("backendDOMNodeId", 0), disabled, inner)]

        return built(nodes[0])[0]

    def listen(self) -> list[str]:
        """Everything that was announced so far."""
        self.heard += self.page.evaluate("window.announced.splice(0)")
        return self.heard

    def press(self, node: Node) -> bool:
        """Go to something and press Enter, as a person does who has heard its name; not if it has gone since."""
        try:
            self.tools.send("DOM.focus", {"backendNodeId": node.handle})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    def wait(self, ask: Callable[[Node], Found | None], what: str) -> Found:
        """The first answer that a question to the tree gets."""
        answers: list[Found | None] = []

        def answered() -> bool:
            answers[:] = [ask(self.tree())]
            return answers[0] is not None

        try:
            until(answered, what)
        except AssertionError as error:
            raise AssertionError(f"{error}; the page reads: {self.tree().text}") from error
        assert answers[0] is not None
        return answers[0]

    def find(self, role: str, word: str) -> Node:
        """What has this role and is named by this word of the table, once it is there."""
        name = self.words[word]
        return self.wait(lambda tree: tree.one(role, name), f"{role} {name}")

    def choices(self) -> list[Node]:
        """What can be chosen now; nothing once the play is over."""

        def ready(tree: Node) -> list[Node] | None:
            if tree.one("list", self.words["who-was-who"]):
                return []
            menu = tree.one("menu", self.words["your-options"])
            items = [it for it in menu.all("menuitem") if not it.disabled] if menu else []
            if items:
                named_well(tree, items)
            return items or None

        return self.wait(ready, "something to choose, or the end")

    def play(self, rng: random.Random, moves: int) -> list[str]:
        """Choose until it is over, or so often; the names of what was chosen."""
        done: list[str] = []
        while len(done) < moves and (items := self.choices()):
            chosen = rng.choice(items)
            if self.press(chosen):
                done.append(chosen.name)
        return done

    def speak(self, what: str) -> str:
        """Open what can be said, and say the first that has these words in it; how it was named."""
        self.press(self.find("button", "say-something"))

        def sayings(tree: Node) -> list[Node] | None:
            group = tree.one("group", self.words["say-something"])
            return group.all("button") if group else None

        found = self.wait(sayings, "what can be said")
        names = [it.name for it in found]
        assert all(names), names
        assert len(set(names)) == len(names), names
        said = next(it for it in found if what in it.name)
        self.press(said)
        return said.name

    def ask_why_not(self) -> str:
        """Go through the table in words to something with which nothing can be done now, and hear why."""
        self.press(self.find("tab", "in-words"))
        for number in range(len(self.find("group", "in-words").all("button"))):
            self.press(self.find("group", "in-words").all("button")[number])
            note = self.wait(lambda tree: next(iter(tree.all("dialog")), None), "what it is")
            assert note.name, note.text
            ask = note.one("button", self.words["ask-why"])
            if ask:
                self.press(ask)
                self.wait(lambda tree: tree.one("heading", self.words["why-not-now"]), "why not")
                break
            self.press(self.find("button", "close"))
        else:
            raise AssertionError("everything can be done")
        said = self.listen()[-1]
        self.press(self.find("button", "close"))
        self.press(self.find("tab", "log"))
        return said.removeprefix(self.words["why-not-now"]).strip()

    def log(self) -> list[str]:
        """Every line of the log, from the first."""
        while True:
            log = self.find("log", "log")
            more = log.one("button", self.words["earlier"])
            if more is None:
                return [it.text for it in log.all("listitem")]
            self.press(more)
            known = len(log.all("listitem"))
            until(lambda: len(self.find("log", "log").all("listitem")) > known, "earlier lines")  # noqa: B023

    def hears(self, text: str) -> None:
        """Wait until this is announced."""
        until(lambda: text in self.listen(), f"announced: {text}")

    def told_in_order(self) -> None:
        """Every line of the log since this person came was announced, once and in order; else only what is asked."""
        log: list[str] = []

        def read() -> bool:  # while nothing more is announced
            known = len(self.listen())
            log[:] = [bare(line) for line in self.log()]
            return len(self.listen()) == known

        until(read, "a moment in which nothing happens")
        heard = [bare(line) for line in self.heard]
        first = next((it for it in heard if it in log), None)
        assert first is not None, heard
        rest = log[log.index(first) :]
        others = []
        for line in heard:
            if rest and line == rest[0]:
                rest.pop(0)
            else:
                others.append(line)
        assert not rest, f"not announced, or not in order: {rest[:3]}"
        assert not set(others) & set(log), f"announced twice: {sorted(set(others) & set(log))}"


def named_well(tree: Node, items: list[Node]) -> None:
    """Everything that can be pressed has a name, and no two choices have the same."""
    nameless = [it for it in tree.all(*CONTROLS) if not it.name]
    assert not nameless, nameless
    names = [it.name for it in items]
    assert len(names) == len(set(names)), names


def lang_of(game: str) -> str:
    """The language in which a title is tried: each in one."""
    return "fr" if game in ("time-bomb", "thunderbirds") else "en"


def sit_down(device: BrowserContext, server: Server, game: str) -> Reader:
    """Somebody with a screen reader at a new table, and bots on the other seats."""
    bots = [bot(name) for name in ("Bo", "Cleo", "Dov")]
    made = server.make(game, [person("Ada"), *bots[: SEATS[game] - 1]], seed=SEEDS.get(game, "browser"))
    return Reader(device, server, made, lang_of(game))
