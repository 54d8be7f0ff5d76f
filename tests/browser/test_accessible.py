"""axe-core finds nothing serious on any screen, in light and in dark."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support import Server, bot, enter, invited, options, person, sit

AXE = Path(__file__).parents[2] / "table" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
BOTS = [bot(name) for name in ("Bo", "Cleo", "Dov")]

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: it comes with the table's libraries")


@pytest.fixture(params=["light", "dark"])
def tinted(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A device set to light or dark."""
    context = enter(browser, tone=request.param)
    context.add_init_script(path=AXE)  # as an init script: the page itself lets no foreign script in
    yield context
    context.close()


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical: the check, and where."""
    page.wait_for_load_state("networkidle")
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
    for path, sign in (("rules/a-team", "AT-"), ("settings", "Settings"), ("check", "Fair dice")):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_text(re.compile(sign)).first).to_be_visible()
        found[path] = findings(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("game", ["a-team", "time-bomb"])
def test_a_table_and_what_opens_over_it(tinted: BrowserContext, server: Server, game: str) -> None:
    page = sit(tinted, server, server.make(game, [person("Ada"), *BOTS]))
    expect(options(page).first).to_be_visible()
    found = {"table": findings(page)}
    for name in ("Rules", "People and links", "Settings"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=re.compile(name))).to_be_visible()
        found[name] = findings(page)
        page.keyboard.press("Escape")
    assert not any(found.values()), found


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
