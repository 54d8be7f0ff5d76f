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
from tests.browser.support import Server, at_rest, bot, enter, invited, one_choice, options, person, sit

AXE = Path(__file__).parents[2] / "table" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
# What is staged stays on the stage: nothing that waits longer than this comes to its end.
HELD = """const later = window.setTimeout;
window.setTimeout = (then, ms, ...more) => later(then, ms > 1500 ? 1e9 : ms, ...more);"""
BOTS = [bot(name) for name in ("Bo", "Cleo", "Dov")]

WITH_AXE = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: it comes with the table's libraries")
pytestmark = WITH_AXE


@pytest.fixture(params=["light", "dark"])
def tinted(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A device set to light or dark."""
    context = enter(browser, tone=request.param)
    context.add_init_script(path=AXE)  # as an init script: the page itself lets no foreign script in
    yield context
    context.close()


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical: the check, and where."""
    at_rest(page)
    found: list[dict[str, Any]] = page.evaluate(CHECK)
    return [
        f"{it['id']}: {node['html'][:120]} {node.get('failureSummary', '')}"
        for it in found
        if it["impact"] in ("serious", "critical")
        for node in it["nodes"][:3]
    ]


def test_the_box_and_its_pages(tinted: BrowserContext, server: Server) -> None:
    page = tinted.new_page()
    page.goto(server.url)
    expect(page.locator("button.game").first).to_be_visible()
    found = {"box": findings(page)}
    page.locator("button.game", has_text="Time Bomb").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["set-up"] = findings(page)
    for path, sign in (
        ("rules/a-team", "The secret formula lies"),
        ("rules/a-team#AT-WIN-01", "AT-WIN-01"),
        ("settings", "Settings"),
        ("check", "Fair dice"),
    ):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_text(re.compile(sign)).first).to_be_visible()
        found[path] = findings(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("game", ["a-team", "time-bomb"])
def test_a_table_and_what_opens_over_it(tinted: BrowserContext, server: Server, game: str) -> None:
    page = sit(tinted, server, server.make(game, [person("Ada"), *BOTS]))
    expect(options(page).first).to_be_visible()
    found = {"table": findings(page)}
    page.locator(".table [data-el^=seat-]").first.click(button="right")
    page.locator(".about").get_by_role("button", name="Why not now?").click()
    expect(page.locator(".about .because")).to_be_visible()
    found["why not"] = findings(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["menu"] = findings(page)
    page.keyboard.press("Escape")
    for name in ("Rules", "People and invitations", "Settings", "Fair dice"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=re.compile(name))).to_be_visible()
        found[name] = findings(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = findings(page)
    assert not any(found.values()), found


def test_the_end_and_the_fair_dice_after_it(tinted: BrowserContext, server: Server) -> None:
    page = sit(tinted, server, server.make("time-bomb", [*BOTS, bot("Effie")]))
    ending = page.get_by_role("dialog")
    expect(ending.locator(".winner").first).to_be_visible()
    found = {"end": findings(page)}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fair dice").click()
    expect(page.get_by_role("dialog", name="Fair dice")).to_be_visible()
    found["fair dice"] = findings(page)
    assert not any(found.values()), found


def test_all_that_a_scene_can_say(tinted: BrowserContext, server: Server) -> None:
    page = Stub(tinted, server).page
    expect(options(page).first).to_be_visible()
    found = {"table": findings(page)}
    page.get_by_role("tab", name="In words").click()
    found["in words"] = findings(page)
    page.locator("[data-el=card-2]").click(button="right")
    expect(page.locator(".about")).to_be_visible()
    found["about"] = findings(page)
    assert not any(found.values()), found


@pytest.mark.parametrize(
    ("game", "seats"),
    [("a-team", 2), ("time-bomb", 4), ("thunderbirds", 2), ("thunderbirds-solo", 1), ("away-missions", 1)],
)
def test_a_staged_moment(browser: Browser, server: Server, game: str, seats: int) -> None:
    context = enter(browser)
    context.add_init_script(path=AXE)
    context.add_init_script("""localStorage.setItem('coffret.settings', '{"events":"slow"}')""")
    context.add_init_script(HELD)
    made = json.loads(server.ask("/api/import", {"text": up_to_a_moment(game, seats)}))
    page = sit(context, server, made | {"seats": made["seats"][:1]})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("slider").fill(str(first_staged(server, made) - 1))
    at_rest(page)
    page.get_by_role("button", name="One step forward").click()
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    found = {"light": findings(page)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = findings(page)
    expect(moment).to_be_visible()
    context.close()
    assert not any(found.values()), found


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


@pytest.mark.parametrize("game", ["a-team", "time-bomb", "thunderbirds"])
def test_letters_can_be_read_on_every_texture(tinted: BrowserContext, server: Server, game: str) -> None:
    page = sit(tinted, server, server.make(game, [person("Ada"), *BOTS]))
    expect(options(page).first).to_be_visible()
    at_rest(page)
    for ground, style in TEXTURES.items():
        page.evaluate(
            "(style) => { const all = document.createElement('div'); all.id = 'ground';"
            " all.style.cssText = `position: fixed; inset: 0; z-index: 99; ${style}`;"
            " document.querySelector('#ground')?.remove(); document.body.append(all); }",
            f"{style}; color: var(--{ground}-ink)",
        )
        ink = page.evaluate("getComputedStyle(document.querySelector('#ground')).color")
        picture = page.screenshot(clip={"x": 0, "y": 0, "width": 320, "height": 320})
        worst = page.evaluate(WORST, [base64.b64encode(picture).decode(), ink])
        assert worst >= 4.05, f"{ground}: {worst:.2f}"


def test_the_door_and_the_gathering(tinted: BrowserContext, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), invited()])
    page = sit(tinted, server, made)
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    found = {"gathering": findings(page)}
    page.goto(f"{server.url}/join#{made['seats'][1]['token']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    found["door"] = findings(page)
    assert not any(found.values()), found


def test_the_curtain(tinted: BrowserContext, server: Server) -> None:
    page = sit(tinted, server, server.make("time-bomb", [person("Ada"), person("Bea"), *BOTS[:2]]))
    expect(page.get_by_role("button", name=re.compile("I am (Ada|Bea)"))).to_be_visible()
    assert findings(page) == []
