"""What people return for, in the browser: calls, a campaign, and statistics that can be taken away and erased."""

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.server.store.interface import Played, hashed
from coffret.server.store.migrations import migrate
from coffret.server.store.sql import result_row
from tests.browser.support import enter, options, play_by_mouse, wait_until
from tests.browser.test_accessible import AXE, WITH_AXE, findings
from tests.server.process import Process

# The pairs of posters on a map that overlap.
TELL_APART = """() => {
  const boxes = [...document.querySelectorAll(".chapters .stop")].map((it) => it.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)).map((b) => [a.x, a.y, b.x, b.y]));
}"""
ADA = "a" * 32
NOON = 1_794_916_800  # 2026-11-17, 12:00 UTC
DAY = 86_400
SOLO, AWAY = "thunderbirds-solo", "away-missions"


def before() -> list[Played]:
    """What Ada has played before: two days of the Solitaire, and a mission."""
    ada = hashed(ADA).hex()
    days = [
        Played(
            f"day{n}", 0, ada, SOLO, NOON - n * DAY, NOON - n * DAY - 900, name="Ada", won=n == 1, score=30 + n,
            choices=40 + n, options={"level": "standard"}, call=f"2026-11-{17 - n}", tones="++-",
        )
        for n in (1, 2)
    ]  # fmt: skip
    mission: dict[str, bool | int | str] = {"scenario": "first-contact", "level": "rocketeer", "crew": 3}
    led, then = ["rocketeer-doctor", "rocketeer-chief"], NOON - 40 * DAY
    won = Played("m1", 0, ada, AWAY, NOON, NOON - 3600, 2, mission, "Ada", led, True, score=9, choices=80)
    lost = Played("m2", 0, ada, AWAY, then, then - 3000, 1, {"level": "admiral"}, "Ada", led, choices=60)
    return [*days, won, lost]


@pytest.fixture(scope="module")
def returning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server at noon of a known day, with a known secret, and results of Ada's."""
    folder = tmp_path_factory.mktemp("returns")
    migrate(str(folder / "tables.db"))
    with sqlite3.connect(folder / "tables.db") as db:
        db.execute("UPDATE secrets SET value = x'00'")
        db.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", [result_row(it) for it in before()])
    with Process(folder, ["liar", SOLO, AWAY], COFFRET_TEST_NOW=str(NOON)) as started:
        yield started
        started.stop()


def adas(browser: Browser, **more: object) -> BrowserContext:
    context = enter(browser, **more)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('coffret.player', '{ADA}')")
    return context


@pytest.fixture
def ada(browser: Browser) -> Iterator[BrowserContext]:
    """Ada's device."""
    context = adas(browser)
    yield context
    context.close()


def end_of_call(page: Page) -> None:
    """Play to the end, and go to the calls."""
    expect(options(page).first).to_be_visible()
    play_by_mouse(page, random.Random("call"))
    page.get_by_role("dialog").get_by_role("link", name="To the calls").click()


def test_a_call_is_played_once_and_its_result_is_told_and_shared(device: BrowserContext, returning: Process) -> None:
    device.grant_permissions(["clipboard-read", "clipboard-write"], origin=returning.url)
    page = device.new_page()
    page.goto(returning.url)
    page.get_by_role("region", name="Calls").get_by_role("link", name="Calls").click()
    liar = page.get_by_role("region", name="Liar's Dice")
    expect(liar).to_contain_text("This week's call · November 16, 2026")
    liar.get_by_role("button", name="Play").click()
    end_of_call(page)
    expect(liar.get_by_role("button", name="Play")).to_have_count(0)
    expect(liar).to_contain_text("1 try here so far")
    liar.get_by_role("button", name="Copy to share").click()
    expect(liar.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Coffret · Liar's Dice · November 16, 2026\n")
    with page.expect_download() as picture:
        liar.get_by_role("button", name="Picture to share").click()
    assert picture.value.suggested_filename == "liar-s-dice.png"


def test_the_call_of_today_stands_on_the_shelf_and_a_begun_one_is_gone_on_with(
    ada: BrowserContext, returning: Process
) -> None:
    page = ada.new_page()
    page.goto(returning.url)
    shelf = page.get_by_role("region", name="Calls")
    expect(shelf).to_contain_text("Today's call")
    expect(shelf).to_contain_text("2 days in a row")
    shelf.get_by_role("button", name="Play").click()
    expect(options(page).first).to_be_visible()
    table = page.url
    page.goto(f"{returning.url}/today")
    solo = page.get_by_role("region", name="Thunderbirds Solitaire")
    expect(solo.locator("li.won")).to_have_text("16 ★: won")
    solo.get_by_role("button", name="Go on").click()
    expect(options(page).first).to_be_visible()
    assert page.url == table


def test_a_medal_unlocks_a_look_that_the_table_wears(ada: BrowserContext, returning: Process) -> None:
    page = ada.new_page()
    page.goto(f"{returning.url}/campaign/{AWAY}")
    expect(page.get_by_text("1 of 50 medals")).to_be_visible()
    stops = page.get_by_role("list", name="The map of The ten missions").get_by_role("button")
    expect(stops).to_have_count(10)
    expect(page.locator(".chapters > li.next")).to_have_count(1)
    expect(
        page.get_by_role("heading", level=2, name="2. Rocketship Rescue next")
    ).to_be_visible()  # what is next is told
    stops.filter(has_text="First Contact").click()
    told = page.get_by_role("region", name="1. First Contact done")
    expect(told).to_contain_text("Delta Seven")  # its story
    expect(told.locator(".medals li.won")).to_have_text("Rocketeer: won with a crew of 3")
    expect(told.locator(".medals")).to_contain_text("Admiral: not won yet")
    lie = page.evaluate(TELL_APART)
    assert lie == [], "posters lie on each other"
    expect(page.get_by_role("button", name="Copper suits")).to_be_disabled()
    page.get_by_role("button", name="Mint suits").click()
    page.get_by_role("button", name="Play what is next: Rocketship Rescue").click()
    expect(page.get_by_role("radio", name="Rocketship Rescue")).to_be_checked()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    wait_until(page, "() => document.documentElement.style.getPropertyValue('--suit') === '#bfe6d3'")
    page.goto(returning.url)
    expect(page.get_by_role("region", name="Calls")).to_be_visible()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--suit')") == ""


@WITH_AXE
@pytest.mark.parametrize(("lang", "phone", "tone"), [("en", False, "light"), ("fr", True, "dark")])
def test_the_pages_are_clean(browser: Browser, returning: Process, lang: str, phone: bool, tone: str) -> None:
    context = adas(browser, lang=lang, phone=phone, tone=tone)
    context.add_init_script(path=AXE)
    page = context.new_page()
    found = {}
    for path in ("today", "statistics", f"campaign/{AWAY}"):
        page.goto(f"{returning.url}/{path}")
        expect(page.locator(".sheet h2").first).to_be_visible()
        found[path] = findings(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    assert not any(found.values()), found
    context.close()


def test_statistics_are_told_taken_away_and_erased(
    ada: BrowserContext, returning: Process, tmp_path: Path
) -> None:  # the last: it erases what the others look at
    page = ada.new_page()
    page.goto(f"{returning.url}/statistics")
    away = page.get_by_role("region", name="Away Missions")
    expect(away).to_contain_text("Won 1 of 2")
    expect(away).to_contain_text("By role")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Export as JSON").click()
    taken.value.save_as(tmp_path / "results.json")
    kept = json.loads((tmp_path / "results.json").read_text())
    assert {each["table"] for each in kept["results"]} >= {"m1", "m2", "day1", "day2"}
    page.get_by_role("button", name="Erase my results").click()
    page.get_by_role("button", name="Erase them").click()
    expect(page.get_by_text("Everything has been erased.")).to_be_visible()
    expect(page.get_by_text("No game of this device has ended yet.")).to_be_visible()
