"""A page of stills into build/stills: every moment that the games stage, and every end, in both languages.

    python tools/stills.py                         all of them
    python tools/stills.py a-team blow fr-lying    those whose name contains all of these words

Plays of bots are searched for everything that their game stages; each find is shown in the replay with the clock of
the page stopped, at three sizes, light and dark. Needs the installed box and the Chromium of the system.
"""

from __future__ import annotations

import html
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from coffret.kernel.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own server, browser and way to a table

from tests.browser.support import Server, enter, launch, one_choice, sit  # noqa: E402
from tools.screenshots import NAMES  # noqa: E402

TARGET = ROOT / "build" / "stills"
SIZES = {"laptop": (1280, 800), "phone": (390, 844), "lying": (844, 390)}
LANGUAGES = ("en", "fr")
TONES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BEAT = 100  # ms by which the clock of the page goes on


class Box(NamedTuple):
    """A game, how it is played, and in how many plays its moments are looked for."""

    slug: str
    seats: int
    options: dict[str, Any]
    plays: int


BOXES = (
    Box("time-bomb", 5, {}, 12),
    Box("a-team", 4, {}, 2),
    Box("thunderbirds", 3, {}, 4),
    Box("thunderbirds-solo", 1, {}, 3),
    Box("away-missions", 2, {}, 6),
    Box("away-missions", 2, {"scenario": "hive-queen"}, 6),
)
Kind = tuple[str, str]  # the name of a staged event, and its tone
Picture = tuple[str, str, Literal["light", "dark"]]  # a name, a size, a tone


class Still(NamedTuple):
    """A picture: its name without size and tone, and how to get there."""

    name: str
    kind: Kind | None  # None is the end


class Night(NamedTuple):
    """A play, and what it is the first to show."""

    slug: str
    text: str
    stills: list[Still]


def nights() -> Iterator[Night]:
    """Finished plays in which everything that is staged happens, and both ends for the first seat."""
    found: set[tuple[str, Kind]] = set()
    for box in BOXES:
        for number in range(box.plays):
            table, kinds = played(box, f"moment {number}")
            new = sorted(kind for kind in kinds if (box.slug, kind) not in found)
            found |= {(box.slug, kind) for kind in new}
            stills = [Still("-".join(filter(None, (box.slug, *kind))), kind) for kind in new]
            assert table.outcome is not None
            luck: Kind = ("end", "won" if 0 in table.outcome.winners else "lost")
            if (box.slug, luck) not in found:
                found.add((box.slug, luck))
                stills.append(Still(f"{box.slug}-{'-'.join(luck)}", None))
            if stills:
                yield Night(box.slug, write_text(table), stills)


def played(box: Box, seed: str) -> tuple[Table, set[Kind]]:
    """A play of bots, and what the first seat is shown of it on the stage."""
    game, rng = load(box.slug), seeded(seed)
    table = game.table(box.seats, seed=seed, names=NAMES[: box.seats], options=box.options)
    table.header.bots = ("", *["thumb"] * (box.seats - 1))
    kinds: set[Kind] = set()
    while table.pending is not None:
        one_choice(table, rng)
        for event in table.events:
            staged = game.moment(event.seen_by(0))
            if staged is not None:
                kinds.add((event.name, staged.tone))
    return table, kinds


def steps_of(server: Server, made: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """The replay of the first seat."""
    steps: list[dict[str, Any]] = []
    last = 1
    while not steps or steps[-1]["step"] < last:
        start = steps[-1]["step"] if steps else 0
        path = f"/api/tables/{made['table']}/replay?seat=0&from={start}&count=100&lang={lang}"
        part = json.loads(server.ask(path, tokens=made["seats"][0]["token"]))
        steps += part["steps"]
        last = part["last"]
    return steps


def staged_at(steps: list[dict[str, Any]], kind: Kind) -> tuple[int, str]:
    """The first step that tells such an event, and the title of its moment."""
    for step in steps:
        for line in step["news"]:
            if (line["event"], line.get("moment", {"tone": None}).get("tone", "")) == kind:
                return step["step"], line["moment"]["title"]
    raise SystemExit(f"{kind} is not in the replay")


def film(browser: Browser, server: Server, night: Night, lang: str, words: list[str]) -> None:
    """Go through the replay of a play, and take what it has to show."""
    made = server.take(night.text)
    context = enter(browser, lang=lang)
    context.add_init_script("""localStorage.setItem('coffret.settings', '{"events":"slow"}')""")
    context.clock.install()
    page = sit(context, server, made)
    page.get_by_role("dialog").locator(".text").wait_for()
    page.wait_for_load_state("networkidle")
    for still in night.stills:
        if still.kind is None:
            take(page, wanted([still], lang, words))
    steps = steps_of(server, made, lang)
    page.locator("dialog .next .button").nth(1).click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    for still in night.stills:
        if still.kind is None:
            continue
        step, title = staged_at(steps, still.kind)
        slider.fill(str(step - 1))
        expect(page.locator(".replay .count")).to_have_text(re.compile(rf"^{step - 1}/"))  # a long play comes in parts
        page.locator(".replay .row .button").nth(3).click()
        staged = page.locator(".moment .title").get_by_text(title, exact=True)
        while not staged.count():
            page.clock.run_for(BEAT)
        take(page, wanted([still], lang, words))
    context.close()


def wanted(stills: list[Still], lang: str, words: list[str]) -> list[Picture]:
    """The pictures whose name contains all of the words."""
    pictures = [(f"{still.name}-{lang}", size, tone) for still in stills for size in SIZES for tone in TONES]
    return [picture for picture in pictures if all(word in "-".join(picture) for word in words)]


def take(page: Page, pictures: list[Picture]) -> None:
    """Take a picture at every size, light and dark."""
    for name, size, tone in pictures:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=tone, reduced_motion="reduce")
        page.screenshot(path=TARGET / f"{name}-{size}-{tone}.png", animations="disabled")
    width, height = SIZES["laptop"]
    page.set_viewport_size({"width": width, "height": height})
    print(*dict.fromkeys(name for name, _, _ in pictures), flush=True)


def write_page() -> None:
    """The page on which all of them are seen."""
    names = sorted({picture.stem.rsplit("-", 2)[0] for picture in TARGET.glob("*.png")})
    rows = []
    for name in names:
        pictures = [f"{name}-{size}-{tone}.png" for size in SIZES for tone in TONES]
        shown = "".join(f'<a href="{it}"><img loading="lazy" src="{it}" alt="{it}"></a>' for it in pictures)
        rows.append(f"<h2>{html.escape(name)}</h2><p>{shown}</p>")
    style = "body{background:#222;color:#eee;font:1rem sans-serif}img{height:20rem;margin:.2rem}"
    page = f'<!doctype html><meta charset="utf-8"><title>Stills</title><style>{style}</style>{"".join(rows)}'
    (TARGET / "index.html").write_text(page, encoding="utf-8")


def main(words: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            for night in nights():
                for lang in LANGUAGES:
                    stills = [still for still in night.stills if wanted([still], lang, words)]
                    if stills:
                        film(browser, server, night._replace(stills=stills), lang, words)
        finally:
            browser.close()
            server.stop()
    write_page()
    print(f"{(TARGET / 'index.html').relative_to(ROOT)}: {len(list(TARGET.glob('*.png')))} stills")


if __name__ == "__main__":
    main(sys.argv[1:])
