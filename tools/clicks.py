"""Count the gestures of people who play as the rules of thumb do: on the table itself, by a real mouse or finger.

    python tools/clicks.py                              every game, as many deals as `DEALS`
    python tools/clicks.py thunderbirds-solo --deals 40
    python tools/clicks.py --touch                      a finger on a phone
    python tools/clicks.py a-team --turns 6 -v          the first turns only; and what each gesture was

A server of its own deals, a browser of its own shows each seat's page, and the same play, kept here by the same seed,
says what a decent player would do next. That is done on the page, by the way that costs least: a tap, a drag (over
things on its way, too), the main act, the tray, or else the drawer with all options. Each tap and each drag is one
gesture, whatever it leads to. What was sent by it is what is counted as done: a gesture that does something else is
counted and followed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, WebSocket, sync_playwright

from coffret.bots.faults import chosen
from coffret.client.mirror import Mirror
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.stack import CHANCE, NOTHING, Action
from coffret.kernel.table import Table
from coffret.kernel.words import verb

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own server and browser

from tests.browser.support import Server, enter, launch, person  # noqa: E402

Json = dict[str, Any]
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Effie")
SEATS = {"time-bomb": 4, "a-team": 2, "thunderbirds": 2, "thunderbirds-solo": 1, "away-missions": 1}
COUNTED = {"time-bomb": "cut", "away-missions": "end-turn"}  # the verb after which a count ends: not a turn of the game
BEFORE = ("choose", "enlist", "equip", "take-kit", "ready", "slip")  # what is chosen before anything is played
SAID = ("declare", "revise", "accuse")  # statements that are asked for
DEALS = 12
VERBOSE = "-v" in sys.argv
PATIENCE = 20.0  # seconds for a page to show what is so
AFTER = 4.0  # seconds in which a gesture that does anything has sent it

# Points inside the window at which an element is the uppermost; a space also where something else lies on it.
POINTS = """([id, whole]) => {
  const all = [...document.querySelectorAll(`.table [data-el="${CSS.escape(id)}"]`)];
  for (const it of all) it.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const it of all.reverse()) {
    const { left, top, width, height } = it.getBoundingClientRect();
    const near = [.5, .3, .7, .2, .8, .1, .9].flatMap((dx) => [.5, .3, .7, .1, .9].map((dy) => [dx, dy]));
    for (const [dx, dy] of near) {
      const [x, y] = [left + dx * width, top + dy * height];
      if (!width || x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue;
      const under = document.elementsFromPoint(x, y).map((at) => at.closest("[data-el]")?.dataset.el);
      if (under[0] === id || (whole && under.includes(id))) return [x, y];
    }
  }
  return null;
}"""
BUTTON = """([does, where]) => {
  const means = ({ dataset }) => dataset.do === does || dataset.kind === does;
  const all = [...document.querySelectorAll(where)].filter((it) => means(it) && !it.disabled);
  all[0]?.scrollIntoView({ block: "nearest" });
  const box = all[0]?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
READY = """() => document.querySelector(".row .opens, .opener") !== null
  && document.querySelector("[aria-busy=true], .act.sending, dialog[open]") === null
  && document.querySelector(".crumbs") === null"""
SEEN = ".row > .act, .tray .beside-main"
REST = "rest"  # to let the table go on as it proposes
GOES_ON = "() => document.querySelector('.goes-on') !== null"


@dataclass
class Device:
    """One seat's page, what it knows, and a hand that acts on it."""

    page: Page
    seat: int
    touch: CDPSession | None
    mirror: Mirror = field(default_factory=lambda: Mirror([]))
    runs: list[Json] = field(default_factory=list)
    runs_for: set[str] = field(default_factory=set)  # the options beside which they are offered
    sent: list[Json] = field(default_factory=list)
    acked: set[str] = field(default_factory=set)
    gestures: int = 0

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "runs":
            self.runs, self.runs_for = message["runs"], {it["do"] for it in self.options()}
        elif message["t"] in ("ack", "no") and message.get("id"):
            self.acked.add(message["id"])
        else:
            self.mirror.hear(text)

    def say(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] in ("move", "run"):
            self.sent.append(message)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def options(self) -> list[Json]:
        look = self.mirror.looks.get(self.seat)
        return list(look.get("options", [])) if look else []

    def lies(self, id: str) -> bool:
        """Whether something lies on the table: no meter, and no seat."""
        scene = self.mirror.looks[self.seat]["scene"]
        return not any(it["id"] == id for it in [*scene.get("meters", []), *scene.get("feeds", []), *scene["seats"]])

    def moves(self, id: str) -> bool:
        """Whether something can be taken up: everything but a place."""
        board = self.mirror.looks[self.seat]["scene"].get("board") or {}
        return not any(it["id"] == id for it in [*board.get("spaces", []), *board.get("edges", [])])

    # The hand

    def at(self, id: str, whole: bool = False) -> tuple[float, float] | None:
        found = self.page.evaluate(POINTS, [id, whole])
        return (found[0], found[1]) if found else None

    def tap(self, x: float, y: float) -> None:
        self.gestures += 1
        if self.touch is None:
            self.page.mouse.click(x, y)
        else:
            self.page.touchscreen.tap(x, y)

    def press(self, does: str, where: str = SEEN) -> bool:
        """Tap a button that does this, if there is one to be seen."""
        at = self.page.evaluate(BUTTON, [does, where])
        if at:
            self.tap(*at)
        return bool(at)

    def drag(self, points: Sequence[tuple[float, float]]) -> None:
        """Drag from the first point to the last, and rest a moment at those on the way."""
        self.gestures += 1
        (x, y), *others = points
        self.point("down", x, y)
        for number, (to_x, to_y) in enumerate(others, 1):
            for step in range(1, 7):
                self.point("move", x + (to_x - x) * step / 6, y + (to_y - y) * step / 6)
            x, y = to_x, to_y
            if number < len(others):
                self.page.wait_for_timeout(340)
        self.point("up", x, y)

    def point(self, what: str, x: float, y: float) -> None:
        if self.touch is not None:
            kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[what]
            points = [] if what == "up" else [{"x": x, "y": y}]
            self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif what == "move":
            self.page.mouse.move(x, y)
        elif what == "down":
            self.page.mouse.move(x, y)
            self.page.mouse.down()
        else:
            self.page.mouse.up()

    def wait(self, seconds: float, ready: Any) -> bool:
        end = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(8)
        return True


class Want(NamedTuple):
    """What is to be done: one option, or several steps that the table makes as one."""

    steps: list[str]
    touches: list[str]

    @property
    def does(self) -> str:
        return " > ".join(self.steps)


# What the table makes of touches, as in table/src/scene/narrow.ts


def touching(options: list[Json], picked: Sequence[str]) -> list[Json]:
    return [it for it in options if all(id in it["touches"] for id in picked)]


def run_meant(runs: list[Json]) -> Json | None:
    least = min((len(it["do"]) for it in runs), default=0)
    some = [it for it in runs if len(it["do"]) == least]
    return some[0] if some and all(it["do"][-1] == some[0]["do"][-1] for it in some) else None


def comes_to(options: list[Json], runs: list[Json], picked: Sequence[str]) -> list[str] | None:
    """Return the steps that are made once these were touched in a row, if they are made at once."""
    direct = touching(options, picked)
    if direct:
        begin = [it for it in direct if it["touches"][: len(picked)] == list(picked)]
        exact = begin if len(begin) == 1 and len(begin[0]["touches"]) == len(picked) else []
        found = direct if len(direct) == 1 else exact
        return [found[0]["do"]] if found and len(picked) > 1 else None
    found = touching(runs, picked)
    meant = run_meant(found) if found else None
    return list(meant["do"]) if meant else None


def within(steps: list[str], plan: list[str]) -> bool:
    """Whether these are steps of a plan, in its order."""
    rest = iter(plan)
    return all(step in rest for step in steps)


def by_one(device: Device, want: Want, options: list[Json], runs: list[Json]) -> bool:
    """Do it by one gesture, if there is one: a button beside the board, or a drag."""
    if device.press(want.does):
        return True
    things = [id for id in reversed(want.touches) if device.lies(id)][:7]  # what is done last is where it goes
    for length in (2, 3):
        for ids in natural(things, length):
            if comes_to(options, runs, ids) != want.steps or not device.moves(ids[0]):
                continue
            if length == 3 and not leads_on(options, runs, ids[:2]):
                continue
            points = [device.at(ids[0]) or device.at(ids[0], whole=True)]
            points += [device.at(id, whole=True) for id in ids[1:]]
            if all(points) and len({(round(p[0]), round(p[1])) for p in points if p}) == length:
                if VERBOSE:
                    print("    drag", ids, "for", want.steps)
                device.drag([point for point in points if point])
                return True
    return False


def natural(things: list[str], length: int) -> Iterator[tuple[str, ...]]:
    """Ways to drag one of these things to another, those that people think of first: the last thing to its place."""
    order = {id: number for number, id in enumerate(things)}

    def far(ids: tuple[str, ...]) -> tuple[int, bool]:
        return sum(order[id] for id in ids[-2:]), order[ids[-2]] < order[ids[-1]]

    yield from sorted(itertools.permutations(things, length), key=far)


def leads_on(options: list[Json], runs: list[Json], picked: Sequence[str]) -> bool:
    return any(set(it["touches"]) - set(picked) for it in touching([*options, *runs], picked))


def by_more(device: Device, want: Want, options: list[Json]) -> Iterator[None]:
    """Do a single option step by step, until it is done: touch its things, then the main act, or else the list."""
    does = want.steps[0]
    alone = [id for id in want.touches if [it["do"] for it in touching(options, [id])] == [does]]
    for id in [*alone, *want.touches]:
        at = device.at(id)
        if not at:
            continue
        device.tap(*at)
        yield
        if device.press(does):
            yield
        for other in want.touches:
            picked = device.at(other, whole=True) if other != id else None
            if picked:
                device.tap(*picked)
                yield
                if device.press(does):
                    yield
        break
    device.page.keyboard.press("Escape")
    device.page.keyboard.press("Escape")
    device.tap(*middle(device.page, ".opens"))
    yield
    device.press(does, "[role=menuitem]")
    yield
    group = next(it["group"] for it in options if it["do"] == does)
    if device.press(group, "[role=menuitem]"):
        yield
        device.press(does, "[role=menuitem]")
        yield


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def speak(device: Device, option: Json) -> Iterator[None]:
    """Say something: touch whom or what it is about, or oneself, and then what is said."""
    about = option["touches"][0] if option["touches"] else ""
    device.tap(*middle(device.page, f".stage [data-el={about}] svg" if about.startswith("seat") else ".opener"))
    yield
    device.tap(*middle(device.page, f'.about [data-do="{option["do"]}"]'))
    yield


# The play


@dataclass
class Count:
    """What a play cost."""

    turns: list[int] = field(default_factory=list)  # gestures of each turn
    said: list[int] = field(default_factory=list)  # of each statement
    before: int = 0  # of what was chosen before anything was played
    choices: int = 0
    astray: int = 0  # gestures that did something else
    costs: list[tuple[str, int]] = field(default_factory=list)  # of each choice, by its verb


class Played:
    """One play on the table, beside the same one here."""

    def __init__(
        self, browser: Browser, server: Server, slug: str, seed: str, touch: bool, told: bool, each: bool
    ) -> None:
        self.game: Game[Any, Any] = load(slug)
        self.each = each
        self.slug, self.seed, self.told = slug, seed, told
        seats = SEATS[slug]
        self.table: Table[Any, Any] = self.game.table(seats, seed=seed, names=NAMES[:seats])
        made = server.make(slug, [person(name) for name in NAMES[:seats]], seed=seed)
        self.devices = [self.sits(browser, server, made, seat, touch) for seat in range(seats)]
        self.write = self.game.vocabulary.write
        self.count = Count()

    def sits(self, browser: Browser, server: Server, made: Json, seat: int, touch: bool) -> Device:
        context = enter(browser, phone=touch)
        token = next(it["token"] for it in made["seats"] if it["seat"] == seat)
        keys = {"table": made["table"], "seats": {seat: token}, "host": "", "spectator": "", "invites": {}}
        kept = json.dumps(json.dumps({made["table"]: keys}))
        context.add_init_script(f"localStorage.setItem('coffret.tables', {kept})")
        page = context.new_page()
        device = Device(page, seat, context.new_cdp_session(page) if touch else None)
        page.on("websocket", device.listen)
        page.goto(f"{server.url}/table/{made['table']}")
        return device

    def close(self) -> None:
        for device in self.devices:
            device.page.context.close()

    def next_choice(self) -> tuple[int, Action] | None:
        """Who does what next, as decent players do."""
        assert self.table.pending is not None
        for part in in_turn(self.table.pending):
            rng = seeded(f"{self.seed}/{part.seat}/{len(self.table.log)}")
            action = chosen(self.game.bot, self.table.view(part.seat), options_of(part), rng)
            if action is not NOTHING:
                return part.seat, action
        return None

    def plan(self, seat: int, action: Action) -> list[str]:
        """What this seat would do in a row, up to chance, news or somebody else."""
        found, state = [self.write(action)], stack.copy(self.table.state)
        decision = stack.apply(state, action, seat)
        while decision is not None and decision.seat == seat and len(found) < 14:
            rng = seeded(f"{self.seed}/{seat}/{len(self.table.log)}")
            action = chosen(self.game.bot, self.game.view(state, seat), options_of(decision), rng)
            if action is NOTHING:
                break
            found.append(self.write(action))
            decision = stack.apply(state, action, seat)
        return found

    def wanted(self, seat: int, plan: list[str], options: list[Json], runs: list[Json]) -> Iterator[Want]:
        """Return what could be done next of a plan, most of it first; what has no order goes in any."""
        plan = self.in_order(plan, runs)
        fitting = [it for it in runs if within(it["do"], plan) and self.leaves_the_rest(seat, it["do"], plan)]
        for it in sorted(fitting, key=lambda it: -len(it["do"])):
            yield Want(it["do"], it["touches"])
        for option in options:
            if option["do"] == plan[0]:
                yield Want([option["do"]], option["touches"])

    def in_order(self, plan: list[str], runs: list[Json]) -> list[str]:
        """Put last, of what has no order, that which leads on to what comes after it."""
        for it in sorted(runs, key=lambda it: -len(it["do"])):
            ends = [step for step in it["do"][1:] if step.split(" ", 1)[0] in self.game.about.ends]
            if ends and it["do"][-1] != ends[-1] and set(it["do"]) <= set(plan):
                at = plan.index(ends[0])
                before = [step for step in plan[:at] if step not in it["do"]]
                return [*before, *it["do"], *[step for step in plan[at:] if step not in it["do"]]]
        return plan

    def leaves_the_rest(self, seat: int, steps: list[str], plan: list[str]) -> bool:
        """Whether all the rest of a plan can still be done after these steps."""
        rest = [step for step in plan if step not in steps]
        ends = plan.index(steps[-1]) + 1
        state = stack.copy(self.table.state)
        for notation in [*steps, *(step for step in rest if plan.index(step) < ends)]:
            action = self.game.action(notation, self.table.seats)
            if not stack.offered(state, action, seat):
                return False
            stack.apply(state, action, seat)
        return True

    def offered(self, seat: int) -> set[str]:
        decision = self.table.pending
        part = decision.of(seat) if decision is not None else None
        return {self.write(action) for action in part.actions} if part else set()

    def ready(self, device: Device) -> None:
        """Wait until a page shows what is asked, and knows what could be done in a row."""
        wait = self.offered(device.seat)
        game_runs = bool(self.game.about.then)

        def shows() -> bool:
            same = {it["do"] for it in device.options()} == wait
            knows = not game_runs or device.runs_for == wait
            return same and (knows or not self.asked(device.seat)) and bool(device.page.evaluate(READY))

        if not device.wait(PATIENCE, shows):
            there = {it["do"] for it in device.options()}
            raise AssertionError(
                f"{self.slug} {self.seed}: {sorted(wait - there)[:4]}, {sorted(there - wait)[:4]}, {device.sent[-1:]}"
            )

    def asked(self, seat: int) -> bool:
        return self.table.pending is not None and self.table.pending.seat == seat

    def choose(self, seat: int, action: Action) -> int:
        """Do this on the page, or as much in a row as can be; how many gestures it took."""
        device = self.devices[seat]
        self.ready(device)
        options = [it for it in device.options() if not it.get("parts")]
        runs = device.runs if device.runs_for == {it["do"] for it in device.options()} else []
        before, sent = device.gestures, len(device.sent)
        plan = self.plan(seat, action)
        if self.told:
            print("    main", device.page.evaluate("document.querySelector('.row > .act')?.dataset.do"))
        name = self.write(action)
        if self.game.is_talk(action):
            option = next(it for it in device.options() if it["do"] == name)
            steps = speak(device, option)
        elif (self.rests(seat, plan) and device.press(REST)) or any(
            by_one(device, want, options, runs) for want in self.wanted(seat, plan, options, runs)
        ):
            steps = iter([None])
        else:
            steps = iter(())
        for _ in steps:
            if device.wait(AFTER, lambda: len(device.sent) > sent):
                break
        else:
            if not self.game.is_talk(action):
                want = next(self.wanted(seat, [name], options, []), None)
                if want is None:
                    raise AssertionError(f"{name} is not offered: {sorted(self.offered(seat))}, {options}")
                device.page.keyboard.press("Escape")
                for _ in by_more(device, want, options):
                    if device.wait(AFTER, lambda: len(device.sent) > sent):
                        break
        if len(device.sent) == sent:
            raise AssertionError(f"{self.slug} {self.seed}: could not do {name}")
        self.follow(device, device.sent[sent], plan)
        self.follow_on(device, sent + 1)
        return device.gestures - before

    def proposed(self, seat: int) -> Action | None:
        """What the table proposes to whoever is asked."""
        decision = self.table.pending
        if decision is None or decision.seat != seat:
            return None
        return next(iter(self.game.ranks(self.table.view(seat), decision.actions)), None)

    def rests(self, seat: int, plan: list[str]) -> bool:
        """Whether a person would let the table go on as it proposes: it proposes what they would do, and goes on so."""
        if self.each or not any(step.split(" ", 1)[0] in self.game.about.rest for step in plan):
            return False
        best = self.proposed(seat)
        return self.write(best) == plan[0] if best is not None else plan[0].split(" ", 1)[0] in self.game.about.ends

    def follow_on(self, device: Device, sent: int) -> None:
        """Do here what the table goes on to do by itself."""
        while (best := self.proposed(device.seat)) is not None and verb(type(best)) in self.game.about.rest:
            device.wait(PATIENCE, lambda at=sent: len(device.sent) > at or not device.page.evaluate(GOES_ON))
            if len(device.sent) == sent:
                return
            found = self.next_choice()
            self.follow(device, device.sent[sent], [self.write(found[1])] if found else [])
            sent += 1

    def follow(self, device: Device, message: Json, plan: list[str]) -> None:
        """Do here what was done there."""
        if not device.wait(PATIENCE, lambda: message["id"] in device.acked):
            raise AssertionError(f"{self.slug} {self.seed}: no answer to {message}")
        steps = message["actions"] if message["t"] == "run" else [message["action"]]
        if self.told:
            print("    made", steps, "of", plan)
        if not within(steps, plan):
            self.count.astray += 1
            if self.told:
                print("    astray", steps, "instead of", plan[: len(steps)])
        for number, notation in enumerate(steps):
            if number and notation not in self.offered(device.seat):
                break
            at = len(self.table.log)
            self.table.act(notation, device.seat)
            self.count.choices += 1
            if any(entry.seat == CHANCE for entry in self.table.log[at:]):
                break

    def play(self, turns: int) -> Count:
        """Play on, so many turns, or to the end; what each of them cost."""
        spent, clock = 0, self.clock()
        while self.table.pending is not None and (not turns or len(self.count.turns) < turns):
            found = self.next_choice()
            if found is None:
                break
            seat, action = found
            cost = self.choose(seat, action)
            kind = verb(type(action))
            self.count.costs.append((kind, cost))
            if self.told:
                print(f"  {cost} {self.write(action)}")
            if self.game.is_talk(action) or kind in SAID:
                self.count.said.append(cost)
                continue
            if kind in BEFORE:
                self.count.before += cost
                continue
            spent += cost
            now, last = self.clock(), COUNTED.get(self.slug)
            if kind == last or (now != clock and last is None):
                self.count.turns.append(spent)
                spent = 0
            clock = now
        return self.count

    def clock(self) -> object:
        state = self.table.state
        return (self.game.clock(state), state.turn_seat if hasattr(state, "turn_seat") else 0) if self.game.clock else 0


def measured(
    browser: Browser,
    server: Server,
    slug: str,
    seed: str,
    *,
    touch: bool = False,
    turns: int = 0,
    told: bool = False,
    each: bool = False,
) -> Count:
    """What one deal of a game costs."""
    played = Played(browser, server, slug, seed, touch, told, each)
    try:
        return played.play(turns)
    finally:
        played.close()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--turns", type=int, default=0, help="of each deal; without, to its end")
    parser.add_argument("--touch", action="store_true")
    parser.add_argument("--each", action="store_true", help="agree to each proposal by itself, never to the rest")
    parser.add_argument("-v", action="store_true")
    given = parser.parse_args()
    print("| game | deals | choices | turns | gestures a turn: median | 9 of 10 | most | a statement | astray |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            for slug in given.game or SEATS:
                counts = [
                    measured(
                        browser,
                        server,
                        slug,
                        f"deal {deal}",
                        touch=given.touch,
                        turns=given.turns,
                        told=given.v,
                        each=given.each,
                    )
                    for deal in range(given.deals)
                ]
                print(row(load(slug).about.title["en"], counts), flush=True)
        finally:
            browser.close()
            server.stop()


def row(title: str, counts: list[Count]) -> str:
    turns = [cost for count in counts for cost in count.turns] or [0]
    said = [cost for count in counts for cost in count.said]
    choices, astray = sum(it.choices for it in counts), sum(it.astray for it in counts)
    statement = f"{statistics.median(said):g}" if said else ""
    return (
        f"| {title} | {len(counts)} | {choices} | {len(turns)} | {statistics.median(turns):g} "
        f"| {sorted(turns)[(len(turns) * 9 - 1) // 10]} | {max(turns)} | {statement} | {astray} |"
    )


if __name__ == "__main__":
    main()
