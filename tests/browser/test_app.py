"""The box as an app: it can be installed, opens without its server, and makes way for the page of a newer one."""

import json
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.support import WAIT, Server, bot, enter, options, person, sit, wait_until

RULED = "() => navigator.serviceWorker.controller !== null"
# Whether everything the page has fetched is kept; the answer of a service worker is not on the list of what came.
KEPT = """async (wanted) => {
  const kept = [];
  for (const name of await caches.keys())
    for (const it of await (await caches.open(name)).keys()) kept.push(new URL(it.url).pathname);
  return wanted.every((part) => kept.some((path) => path.includes(part)));
}"""


@pytest.fixture
def app(browser: Browser) -> Iterator[BrowserContext]:
    """A device that lets pages keep a service worker."""
    context = enter(browser, app=True)
    yield context
    context.close()


def until_kept(page: Page, *wanted: str) -> None:
    """Wait until the service worker has kept what is needed later."""
    wait_until(page, RULED)
    page.evaluate(
        f"async ([wanted, wait]) => {{ const kept = {KEPT}; const start = Date.now();"
        " while (!(await kept(wanted))) {"
        " if (Date.now() - start > wait) throw new Error('not kept');"
        " await new Promise((go) => setTimeout(go, 50)); } }",
        [list(wanted), WAIT],
    )


def test_the_box_can_be_installed(server: Server) -> None:
    page = server.ask("/")
    assert 'href="/manifest.webmanifest"' in page
    for name, description in (("manifest", "A box of board games"), ("manifest.fr", "Un coffret de jeux de société")):
        manifest = json.loads(server.ask(f"/{name}.webmanifest"))
        assert manifest["description"] == description
        assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    folder = files("coffret").joinpath("table_dist")
    for icon in [*manifest["icons"], {"src": "icon-ground-180.png", "sizes": "180x180"}]:
        data = folder.joinpath(icon["src"]).read_bytes()
        if icon["src"].endswith(".png"):
            size = int(icon["sizes"].partition("x")[0])
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (size, size)


def test_the_box_opens_without_its_server_and_says_what_can_be_done(app: BrowserContext, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        page = app.new_page()
        page.goto(server.url)
        expect(page.locator("button.game").first).to_be_visible()
        until_kept(page, "/api/box", "cover.svg", "/assets/")
        expect(page.get_by_text("There is no connection")).to_have_count(0)
        server.stop()
        page.reload()
        expect(page.locator("button.game").first).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text("to play, the server is needed")


def test_what_comes_only_after_the_worker_is_kept_too(app: BrowserContext, server: Server) -> None:
    page = app.new_page()
    late: list[Route] = []
    # Asked for before there is a worker, answered when that has begun to keep.
    page.route("**/api/box*", lambda route: late.append(route))
    page.goto(server.url)
    until_kept(page, "/assets/Settings")
    assert late
    for route in late:
        route.continue_()
    expect(page.locator("button.game").first).to_be_visible()
    until_kept(page, "/api/box", "cover.svg")


def test_what_was_never_opened_opens_without_the_server_and_its_return_is_noticed(
    app: BrowserContext, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        page = app.new_page()
        page.goto(server.url)
        assets = files("coffret").joinpath("table_dist", "assets").iterdir()
        until_kept(page, "/api/box", *[it.name for it in assets if it.name.endswith((".js", ".css"))])
        server.stop()
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("to play, the server is needed")
        page.locator("button.game").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.go_back()
        server.command[server.command.index("--port") + 1] = server.url.rpartition(":")[2]
        server.start()
        expect(page.get_by_text("There is no connection")).to_have_count(0)
        server.stop()


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that a server can be started from, whose page can be built anew."""
    copy = tmp_path / "src" / "coffret"
    shutil.copytree(str(files("coffret")), copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    return copy / "table_dist"


def rebuild(dist: Path) -> None:
    """Change the page as a new build does: another asset, under another name."""
    page = (dist / "index.html").read_text()
    entry = re.search(r'src="\./(assets/index-[^"]+\.js)"', page)
    assert entry
    shutil.copy(dist / entry[1], dist / "assets" / "index-newer.js")
    (dist / "index.html").write_text(page.replace(entry[1], "assets/index-newer.js"))


def test_a_page_makes_way_for_that_of_a_newer_server_but_not_in_the_middle_of_a_choice(
    app: BrowserContext, builds: Path, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        page = sit(app, server, server.make("a-team", [person("Ada"), bot()]))
        expect(options(page).first).to_be_enabled()
        wait_until(page, RULED)
        before = page.evaluate("document.documentElement.dataset.build")
        page.evaluate("window.old = true")
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        port = server.url.rpartition(":")[2]
        server.stop()
        rebuild(builds)
        server.command[server.command.index("--port") + 1] = port
        server.start()
        with page.expect_response("**/api/build"):
            pass
        assert page.evaluate("window.old")  # a sheet lies open: nothing is taken from anybody's hands
        with page.expect_event("load"):
            page.keyboard.press("Escape")
        expect(options(page).first).to_be_enabled()
        after = page.evaluate("document.documentElement.dataset.build")
        assert after != before
        assert json.loads(server.ask("/api/build")) == {"build": after}
        assert "index-newer.js" in page.content()
        server.stop()


# A browser without a screen shows no notices and says that it may not: what would be shown is kept.
AWAY = """
  window.shown = [];
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => shown.push([title, body, tag]);
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_a_phone_is_called_through_the_service_worker(app: BrowserContext, server: Server) -> None:
    app.grant_permissions(["notifications"], origin=server.url)
    page = app.new_page()
    page.goto(f"{server.url}/settings")
    page.get_by_label("Call me when it is my turn").check()
    expect(page.get_by_label("Call me when it is my turn")).to_be_checked()
    wait_until(page, RULED)
    app.add_init_script(AWAY)
    made = server.make("a-team", [person("Ada"), bot()])
    called = sit(app, server, made)
    wait_until(called, "() => shown.length > 0")
    assert called.evaluate("shown[0]") == ["The A-Team: Race for the Formula", "Your turn", f"/table/{made['table']}"]
