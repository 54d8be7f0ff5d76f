"""One server for all browser tests of a process, one browser for each module; skipped where there is none."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.support import DESK, WAIT, Server, chromium, enter, launch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests look at the installed box, once."""
    reason = missing()
    if reason:
        for item in items:
            if "tests/browser" in item.path.as_posix():
                item.add_marker(pytest.mark.skip(reason=reason))


def missing() -> str:
    """Why the browser tests cannot run here, if they cannot."""
    if os.environ.get("COFFRET_FORM") == "interpreted":
        return "the browser table is tested with the installed, compiled form only"
    return "" if chromium() else "no Chromium found: install the package chromium of the system"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The box, served."""
    with Server(tmp_path_factory.mktemp("box")) as started:
        yield started
        started.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser of the system. Playwright keeps an event loop running: it ends before other tests begin theirs."""
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A device of somebody new, at a desk."""
    context = enter(browser)
    yield context
    context.close()


@pytest.fixture
def moving(browser: Browser) -> Iterator[BrowserContext]:
    """A device on which things move."""
    width, height = DESK
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    context.set_default_timeout(WAIT)
    yield context
    context.close()
