"""The first game of each title once more: on the phone and in French, by touch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import missing
from tests.browser.support import Server, enter, hurry_bots, launch
from tests.browser.test_lessons import TITLES, follow

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing() or "-")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The box, served."""
    folder: Path = tmp_path_factory.mktemp("box")
    with Server(folder) as started:
        yield started
        started.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser of the system."""
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True), ("fr", True)])
@pytest.mark.parametrize("slug", [*TITLES, "thunderbirds-solo"])
def test_every_lesson_is_led_to_its_end(browser: Browser, server: Server, slug: str, lang: str, phone: bool) -> None:
    context = enter(browser, lang=lang, phone=phone)
    page = context.new_page()
    hurry_bots(page)
    page.goto(f"{server.url}/#{slug}")
    page.get_by_role("dialog").locator("button.lesson").click()
    expect(page.locator(".lesson .count")).to_be_visible()
    follow(page, "button")
    expect(page.locator(".lesson .button.main")).to_be_visible()
    context.close()
