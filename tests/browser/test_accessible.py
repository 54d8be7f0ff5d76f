"""axe-core finds nothing serious on any screen, in light and in dark."""

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.sampler import Stub
from tests.browser.support import (
    Server,
    at_rest,
    bot,
    enter,
    invited,
    one_choice,
    options,
    person,
    sit,
    wait_until,
)
from tests.quick import quick

AXE = Path(__file__).parents[2] / "table" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = "(only) => axe.run(document, { resultTypes: ['violations'], ...only }).then((found) => found.violations)"
CONTRAST = {"runOnly": ["color-contrast"]}  # what the tone can make a difference to
# What is staged stays on the stage: nothing that waits longer than this comes to its end.
HELD = """const later = window.setTimeout;
window.setTimeout = (then, ms, ...more) => later(then, ms > 1500 ? 1e9 : ms, ...more);"""
BOTS = [bot(name) for name in ("Bo", "Cleo", "Dov")]

WITH_AXE = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: it comes with the table's libraries")
pytestmark = WITH_AXE


@pytest.fixture
def watched(browser: Browser) -> Iterator[BrowserContext]:
    """A device on which axe can be asked."""
    context = enter(browser)
    context.add_init_script(path=AXE)  # as an init script: the page itself lets no foreign script in
    yield context
    context.close()


def in_both_tones(page: Page) -> list[str]:
    """What axe finds serious or critical in light, and in dark letters that cannot be read."""
    found = findings(page)
    in_dark(page)
    found += findings(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    wait_until(page, "() => document.documentElement.dataset.tone === 'light'")
    return found


def in_dark(page: Page) -> None:
    """Let the page be dark."""
    page.emulate_media(color_scheme="dark")
    wait_until(page, "() => document.documentElement.dataset.tone === 'dark'")


def findings(page: Page, only: dict[str, Any] | None = None) -> list[str]:
    """What axe finds serious or critical: the check, and where."""
    at_rest(page)
    found: list[dict[str, Any]] = page.evaluate(CHECK, only or {})
    return [
        f"{it['id']}: {node['html'][:120]} {node.get('failureSummary', '')}"
        for it in found
        if it["impact"] in ("serious", "critical")
        for node in it["nodes"][:3]
    ]


def test_the_box_and_its_pages(watched: BrowserContext, server: Server) -> None:
    page = watched.new_page()
    page.goto(server.url)
    expect(page.locator("button.game").first).to_be_visible()
    found = {"box": in_both_tones(page)}
    page.locator("button.game", has_text="Time Bomb").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["set-up"] = in_both_tones(page)
    for path, sign in (
        ("rules/a-team", "The secret formula lies"),
        ("rules/a-team#AT-WIN-01", "AT-WIN-01"),
        ("settings", "Settings"),
        ("check", "Fair dice"),
    ):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_text(re.compile(sign)).first).to_be_visible()
        found[path] = findings(page) if "rules" in path else in_both_tones(page)  # long, and like the sheet
    assert not any(found.values()), found


@pytest.mark.parametrize("game", quick(["a-team", "time-bomb"], "time-bomb"))
def test_a_table_and_what_opens_over_it(watched: BrowserContext, server: Server, game: str) -> None:
    page = sit(watched, server, server.make(game, [person("Ada"), *BOTS]))
    expect(options(page).first).to_be_visible()
    found = {"table": in_both_tones(page)}
    page.locator(".table [data-el^=seat-]").first.click(button="right")
    page.locator(".about").get_by_role("button", name="Why not now?").click()
    expect(page.locator(".about .because")).to_be_visible()
    found["why not"] = in_both_tones(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["menu"] = in_both_tones(page)
    page.keyboard.press("Escape")
    for name in ("Rules", "People and invitations", "Settings", "Fair dice"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=re.compile(name))).to_be_visible()
        found[name] = in_both_tones(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = in_both_tones(page)
    assert not any(found.values()), found


def test_the_end_and_the_fair_dice_after_it(watched: BrowserContext, server: Server) -> None:
    page = sit(watched, server, server.make("time-bomb", [*BOTS, bot("Effie")]))
    ending = page.get_by_role("dialog")
    expect(ending.locator(".winner").first).to_be_visible()
    found = {"end": in_both_tones(page)}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fair dice").click()
    expect(page.get_by_role("dialog", name="Fair dice")).to_be_visible()
    found["fair dice"] = in_both_tones(page)
    assert not any(found.values()), found


def test_all_that_a_scene_can_say(watched: BrowserContext, server: Server) -> None:
    page = Stub(watched, server).page
    expect(options(page).first).to_be_visible()
    found = {"table": in_both_tones(page)}
    page.get_by_role("tab", name="In words").click()
    found["in words"] = in_both_tones(page)
    page.locator("[data-el=card-2]").click(button="right")
    expect(page.locator(".about")).to_be_visible()
    found["about"] = in_both_tones(page)
    assert not any(found.values()), found


MOMENTS = [("a-team", 2), ("time-bomb", 4), ("thunderbirds", 2), ("thunderbirds-solo", 1), ("away-missions", 1)]


@pytest.mark.parametrize("at", quick(MOMENTS, ("away-missions", 1)), ids=lambda at: at[0])
def test_a_staged_moment(browser: Browser, server: Server, at: tuple[str, int]) -> None:
    game, seats = at
    context = enter(browser)
    context.add_init_script(path=AXE)
    context.add_init_script("""localStorage.setItem('coffret.settings', '{"events":"slow"}')""")
    context.add_init_script(HELD)
    made = server.take(up_to_a_moment(game, seats))
    page = sit(context, server, made | {"seats": made["seats"][:1]})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("slider").fill(str(first_staged(server, made) - 1))
    at_rest(page)
    page.get_by_role("button", name="One step forward").click()
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    found = in_both_tones(page)
    expect(moment).to_be_visible()
    context.close()
    assert found == []


def first_staged(server: Server, made: dict[str, Any]) -> int:
    """The first step of the replay in which something is staged."""
    path = f"/api/tables/{made['table']}/replay?seat=0&from=0&count=100&lang=en"
    steps = json.loads(server.ask(path, tokens=made["seats"][0]["token"]))["steps"]
    return next(int(step["step"]) for step in steps for line in step["news"] if stays(line.get("moment")))


def stays(moment: dict[str, Any] | None) -> bool:
    """Whether an event is staged, and does not only pass by."""
    return moment is not None and not moment.get("brief")


def up_to_a_moment(slug: str, seats: int) -> str:
    """A play of bots until something has been staged."""
    table, rng = load(slug).table(seats, seed="staged", names=("Ada", "Bo", "Cleo", "Dov")[:seats]), seeded("staged")
    staged = False
    while not staged:
        one_choice(table, rng)
        moments = [found for event in table.events if (found := table.game.moment(event.seen_by(0))) is not None]
        staged = any(not moment.brief for moment in moments)
    return write_text(table)


# axe cannot judge letters over a texture: the page itself is photographed and every point of it compared.

TEXTURES = {
    "table": "background: var(--texture), var(--table)",
    "board": "background: var(--board-texture), var(--board)",
}
WORST = """async ([picture, ink]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paper = canvas.getContext("2d");
  paper.drawImage(image, 0, 0);
  const light = (red, green, blue) => {
    const [r, g, b] = [red, green, blue].map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const dark = light(...ink.match(/[\\d.]+/g).map(Number));
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  const found = [];
  for (let at = 0; at < data.length; at += 4) {
    const here = light(data[at], data[at + 1], data[at + 2]);
    found.push((Math.max(here, dark) + 0.05) / (Math.min(here, dark) + 0.05));
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 100)];
}"""


@pytest.mark.parametrize("game", quick(["a-team", "time-bomb", "thunderbirds"], "a-team"))
def test_letters_can_be_read_on_every_texture(watched: BrowserContext, server: Server, game: str) -> None:
    page = sit(watched, server, server.make(game, [person("Ada"), *BOTS]))
    expect(options(page).first).to_be_visible()
    for tone in ("light", "dark"):
        if tone == "dark":
            in_dark(page)
        at_rest(page)
        for ground, style in TEXTURES.items():
            worst = worst_contrast(page, f"{style}; color: var(--{ground}-ink)")
            assert worst >= 4.05, f"{ground}, {tone}: {worst:.2f}"


def worst_contrast(page: Page, style: str) -> float:
    """The contrast of letters with the ground of a style, at the worst of its points."""
    page.evaluate(
        "(style) => { const all = document.createElement('div'); all.id = 'ground';"
        " all.style.cssText = `position: fixed; inset: 0; z-index: 99; ${style}`;"
        " document.querySelector('#ground')?.remove(); document.body.append(all); }",
        style,
    )
    ink = page.evaluate("getComputedStyle(document.querySelector('#ground')).color")
    picture = page.screenshot(clip={"x": 0, "y": 0, "width": 320, "height": 320})
    return float(page.evaluate(WORST, [base64.b64encode(picture).decode(), ink]))


def test_the_door_and_the_gathering(watched: BrowserContext, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), invited()])
    page = sit(watched, server, made)
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    found = {"gathering": in_both_tones(page)}
    page.goto(f"{server.url}/join#{made['seats'][1]['token']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    found["door"] = in_both_tones(page)
    assert not any(found.values()), found


def test_the_curtain(watched: BrowserContext, server: Server) -> None:
    page = sit(watched, server, server.make("time-bomb", [person("Ada"), person("Bea"), *BOTS[:2]]))
    expect(page.get_by_role("button", name=re.compile("I am (Ada|Bea)"))).to_be_visible()
    assert in_both_tones(page) == []
