"""One timeline: at every instant what is shown, what is said and what can be done belong to one and the same moment.

The line between page and server is listened to; the page is sampled every 50 ms while bots, dice and Aliens act. Each
sample must be one of the moments that were sent, and later ones never come before earlier ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from coffret.client.changes import apply
from tests.browser.support import (
    DESK,
    WAIT,
    Server,
    bot,
    choose_first,
    options,
    person,
    see_what_is_dealt,
    sit,
    wait_until,
)
from tests.browser.test_away_missions import Crew, moved_after
from tests.quick import quick

Json = dict[str, Any]
WAYS = ["usual", "fast", "stills"]  # to watch
LARGE = 160  # px of a die on the stage

SAMPLE = """(every) => {
  window.samples = [];
  const spaces = () => [...document.querySelectorAll(".board [data-el][data-x]")].map((it) => ({ ...it.dataset }));
  const at = (piece) => (piece.style.transform.match(/-?[\\d.]+/g) ?? []).map(Number);
  const near = (all, [x, y]) =>
    all.reduce((a, b) => (Math.hypot(b.x - x, b.y - y) < Math.hypot(a.x - x, a.y - y) ? b : a)).el;
  const face = (die) =>
    die.querySelectorAll(".pip").length ||
    die.querySelector("use[href^='#face-']")?.getAttribute("href").slice(6) ||
    (die.querySelector("text")?.textContent ?? "");
  const lying = (die) => die.querySelector(".rolling") === null;
  const look = () => {
    const all = spaces();
    const dice = [...document.querySelectorAll(".die[data-el]")].filter(lying);
    const staged = document.querySelector(".moment");
    const pieces = [...document.querySelectorAll(".board [data-el]:not([data-x])")].filter((it) => at(it).length > 1);
    window.samples.push({
      asked: document.querySelector(".asked")?.innerText.replace(/\\s+/g, " ").trim() ?? "",
      options: document.querySelectorAll("[role=menu] [role=menuitem]:not([disabled])").length,
      playing: document.querySelector(".playback") !== null,
      tray: dice.filter((it) => getComputedStyle(it).visibility !== "hidden").map((it) => it.dataset.el),
      dice: Object.fromEntries(dice.map((it) => [it.dataset.el, String(face(it))])),
      title: staged?.querySelector(".title").textContent ?? "",
      told: staged?.classList.contains("told") ?? false,
      thrown: [...(staged?.querySelectorAll(".die") ?? [])].filter(lying).map((it) => String(face(it))),
      wide: Math.max(0, ...[...(staged?.querySelectorAll(".die") ?? [])].map((it) => it.offsetWidth)),
      pieces: all.length ? Object.fromEntries(pieces.map((it) => [it.dataset.el, near(all, at(it))])) : {},
    });
  };
  look();
  setInterval(look, every);
}"""


class Listening:
    """What the server sent, as the moments it consists of, and what the page said."""

    def __init__(self, context: BrowserContext) -> None:
        self.moments: list[Json] = []
        self.look: Json = {}
        self.sent: list[Json] = []
        context.route_web_socket("**/ws", self.accept)

    def accept(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def up(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            far.send(text)

        def down(text: str | bytes) -> None:
            self.hear(json.loads(text))
            near.send(text)

        near.on_message(up)
        far.on_message(down)

    def hear(self, message: Json) -> None:
        """Take the moments of a look: the scene after each line, and what can be done after the last."""
        if message["t"] != "look" or message["seat"] != 0:
            return
        between, lines, told = deepcopy(self.look), message["news"], 0
        for act in message.get("acts", []):
            between, end = apply(between, act["diff"]), act["line"] - message["line"]
            self.moments.append(moment(between, lines[told:end]))
            told = end
        self.look = message["full"] if "full" in message else apply(self.look, message["diff"])
        self.moments.append(moment(self.look, lines[told:], ends=True))

    @property
    def moves(self) -> int:
        """How many choices the page has sent."""
        return sum(message["t"] == "move" for message in self.sent)


def moment(look: Json, lines: list[Json], ends: bool = False) -> Json:
    """What is to be seen after these lines, and what was staged before they were."""
    text = lines[-1]["text"] if lines else ""
    dice = {die["id"]: str(die["face"]) for die in look["scene"].get("dice", [])}
    staged = [line["moment"] for line in lines if "moment" in line]
    board = look["scene"].get("board") or {"spaces": []}
    spaces = {space["id"] for space in board["spaces"]}
    pieces = {piece["id"]: piece["on"] for piece in board.get("pieces", []) if piece["on"] in spaces}
    return {
        "text": " ".join(text.split()),
        "pieces": pieces,
        "dice": dice,
        "staged": {it["title"]: [dice.get(shown["id"]) for shown in it.get("shows", [])] for it in staged},
        "shown": {it["title"]: {shown["id"] for shown in it.get("shows", [])} for it in staged},
        "options": len(look["options"]) if ends else 0,
        "prompt": " ".join((look["prompt"] or "").split()),
        "ends": ends,
    }


def is_of(sample: Json, moment: Json) -> bool:
    """Whether everything that was sampled belongs to this moment."""
    if any(sample["pieces"].get(id, on) != on for id, on in moment["pieces"].items()):
        return False
    if any(sample["dice"].get(id, face) != face for id, face in moment["dice"].items()):
        return False
    if sample["options"]:
        return bool(moment["options"]) and moment["prompt"] in sample["asked"]
    if sample["playing"]:
        return bool(moment["text"] == sample["asked"])
    return bool(moment["ends"])


def check(page: Page, heard: Listening) -> list[Json]:
    """Every sample is of one moment, and time does not go back."""
    samples: list[Json] = page.evaluate("window.samples")
    at = 0
    for number, sample in enumerate(samples):
        found = next((index for index in range(at, len(heard.moments)) if is_of(sample, heard.moments[index])), None)
        assert found is not None, f"sample {number} is of no moment since {at}: {sample}"
        at = found
        if sample["title"]:
            coming = heard.moments[at : at + 1] if sample["told"] else heard.moments[at + 1 :]
            staged = next((each for each in coming if sample["title"] in each["staged"]), None)
            assert staged is not None, f"sample {number} tells on the stage what is told nowhere else: {sample}"
            faces = staged["staged"][sample["title"]]
            assert not sample["thrown"] or sample["thrown"] == faces, f"other dice than those that fall: {sample}"
            twice = staged["shown"][sample["title"]].intersection(sample["tray"])
            assert not twice, f"sample {number} shows {twice} on the stage and in the tray: {sample}"
    return samples


def device_of(browser: Browser, speed: str, motion: Literal["no-preference", "reduce"]) -> BrowserContext:
    width, height = DESK
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion=motion)
    context.set_default_timeout(WAIT)
    kept = json.dumps({"events": speed})
    context.add_init_script(f"localStorage.setItem('coffret.settings', '{kept}')")
    return context


@pytest.fixture
def watching(browser: Browser, way: str) -> Iterator[BrowserContext]:
    """A device on which events are shown one after the other."""
    context = device_of(browser, "fast" if way == "fast" else "auto", "reduce" if way == "stills" else "no-preference")
    yield context
    context.close()


def sit_and_listen(
    context: BrowserContext, server: Server, made: dict[str, Any], is_new: bool = True
) -> tuple[Page, Listening]:
    """Sit down with somebody listening to the line, and begin to sample."""
    heard = Listening(context)
    page = sit(context, server, made)
    if is_new:
        see_what_is_dealt(page)
    expect(options(page).first).to_be_visible()
    page.evaluate(SAMPLE, 50)
    return page, heard


@pytest.mark.parametrize("way", quick(WAYS, "usual"))
def test_rolls_and_turns_of_bots_are_of_one_moment(watching: BrowserContext, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), bot("Bo")], "timeline")
    page, heard = sit_and_listen(watching, server, made)
    for turn in range(4):
        expect(options(page).first).to_be_enabled()
        assert heard.moves == turn
        choose_first(page)
    expect(options(page).first).to_be_enabled()
    samples = check(page, heard)
    assert any(sample["playing"] for sample in samples), "something was watched"
    assert len({tuple(sample["dice"].items()) for sample in samples}) > 2, "dice were seen to fall"
    assert any(sample["thrown"] for sample in samples), "dice were staged"
    assert 60 <= max(sample["wide"] for sample in samples) <= LARGE, "large, but not larger than the board can bear"


def middle(element: Locator) -> tuple[float, float]:
    """Where somebody would click it."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("how", quick(["keys", "mouse"], "mouse"))
def test_a_choice_while_events_are_shown_acts_on_nothing_and_skipping_leads_to_now(
    browser: Browser, server: Server, how: str
) -> None:
    context = device_of(browser, "slow", "no-preference")
    page, heard = sit_and_listen(context, server, server.make("a-team", [person("Ada"), bot("Bo")], "timeline"))
    where = [middle(it) for it in (options(page).first, options(page).last, page.locator("main.stage"))]
    choose_first(page)
    expect(page.locator(".playback")).to_be_visible()
    if how == "keys":
        page.keyboard.press("1")
        page.keyboard.press("2")
    else:
        for x, y in where:
            page.mouse.click(x, y)
    if page.locator(".playback .skip").count():
        page.locator(".playback .skip").click()
    expect(options(page).first).to_be_enabled()
    assert heard.moves == 1
    check(page, heard)
    context.close()


@pytest.mark.parametrize("way", quick(WAYS, "stills"))
def test_an_alien_turn_is_of_one_moment_after_the_other(watching: BrowserContext, server: Server) -> None:
    crew = Crew("step by step", "Ada")
    ends_turn = next(action for action in crew.moments(idle=True) if len(moved_after(crew, action)) >= 2)
    page, heard = sit_and_listen(watching, server, crew.brought_in(server), is_new=False)
    crew.picks(page, ends_turn)
    wait_until(page, "() => document.querySelector('.playback') !== null")
    expect(options(page).first).to_be_enabled()
    samples = check(page, heard)
    shown = [sample["asked"] for sample in samples if sample["playing"]]
    assert len(dict.fromkeys(shown)) > 2, "its events are seen one after the other"
