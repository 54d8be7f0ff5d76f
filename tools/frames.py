"""How smoothly the table plays what happens: frames a second and the longest task, for every game.

    python tools/frames.py                 all games
    python tools/frames.py thunderbirds    those whose name contains one of these words

A person with bots goes on in the middle of a play, at the usual speed, in Chromium without a screen or a graphics
card. Frames are counted while events are shown; tasks of the page are those of the browser's own trace, on the clock
and in time of the processor, which other programs at work do not lengthen.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own server, browser and way to a table

from tests.browser.support import DESK, DRESSED, WAIT, Server, launch, options, sit, stand, wait_until  # noqa: E402
from tools.screenshots import MIDDLE, SEATS, save_file  # noqa: E402

CHOICES = 60  # at most
ENOUGH = 900  # frames of events
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
SETTINGS = """localStorage.setItem('coffret.settings', '{"events":"auto"}')"""
COUNT = """() => {
  window.frames = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector(".playback, .moment")) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


class Smoothness(NamedTuple):
    """What was measured at one table."""

    frames: list[float]  # ms from frame to frame while events were shown
    tasks: list[tuple[float, float]]  # ms of each task of the page: on the clock, and of the processor

    def told(self, game: str) -> str:
        slow = sorted(self.frames)[int(0.95 * len(self.frames))]
        clock, processor = (max(task[part] for task in self.tasks) for part in (0, 1))
        return (
            f"{game:18} {len(self.frames):6} {1000 / median(self.frames):8.0f} {1000 / slow:8.0f}"
            f" {worst_second(self.frames):8} {clock:10.0f} {processor:10.0f}"
        )


def worst_second(frames: list[float]) -> int:
    """The fewest frames in any second of events."""
    fewest = len(frames)
    for start in range(len(frames)):
        time, count = 0.0, 0
        for frame in frames[start:]:
            time += frame
            if time > 1000:
                break
            count += 1
        else:
            break  # less than a second is left
        fewest = min(fewest, count)
    return fewest


def played(browser: Browser, server: Server, slug: str) -> Smoothness:
    """Some choices of a person among bots."""
    width, height = DESK
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    context.set_default_timeout(WAIT)
    context.add_init_script(SETTINGS)
    text = save_file(slug, SEATS[slug], MIDDLE[slug])
    page = sit(context, server, server.take(text))
    options(page).first.wait_for()
    wait_until(page, f"() => {DRESSED}")
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT)
    browser.start_tracing(page=page, categories=CATEGORIES)
    go_on(page, random.Random(slug))
    trace = json.loads(browser.stop_tracing())
    frames: list[float] = page.evaluate("window.frames")
    context.close()
    return Smoothness(frames, tasks(trace["traceEvents"]))


def go_on(page: Page, rng: random.Random) -> None:
    """Choose by chance, and watch what comes of it."""
    for _ in range(CHOICES):
        now = stand(page)
        if now["over"] or page.evaluate("window.frames.length") > ENOUGH:
            return
        page.mouse.click(*rng.choice(now["choices"])["at"])
        page.wait_for_timeout(100)
        wait_until(page, "() => document.querySelector('.playback, .moment') === null")


def tasks(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """The tasks of the page's main thread, in ms."""
    threads = {(it["pid"], it["tid"]) for it in trace if it["ph"] == "M" and it["args"].get("name") == "CrRendererMain"}
    found = [it for it in trace if it["name"].endswith("RunTask") and (it["pid"], it["tid"]) in threads]
    return [(it.get("dur", 0) / 1000, it.get("tdur", 0) / 1000) for it in found]


def main(words: list[str]) -> None:
    print(f"{'':18} {'frames':>6} {'median':>8} {'95 %':>8} {'worst s':>8} {'task, ms':>10} {'of CPU':>10}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            for slug in SEATS:
                if not words or any(word in slug for word in words):
                    print(played(browser, server, slug).told(slug), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
