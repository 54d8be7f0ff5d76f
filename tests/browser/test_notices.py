"""A person is called back when it is their turn: by the browser if they look elsewhere, by e-mail if they are away."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.support import Server, choose, enter, options, person, sit, wait_until
from tests.server.posts import mailbox_aside
from tests.waiting import until

# What the browser would show is kept, for nobody sees the notices of a browser without a screen.
ELSEWHERE = """
  window.called = [];
  window.Notification = class { constructor(title, { body }) { called.push([title, body]); } };
  Notification.permission = "granted";
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""
HER_TURN = "() => document.querySelector('.asked')?.innerText.includes('Waiting for Bea')"


def over(page: Page) -> bool:
    """Whether a turn is over: something can be chosen, or it is Bea's turn."""
    wait_until(page, f"() => ({HER_TURN})() || document.querySelector('[role=menuitem]:not([disabled])')")
    return bool(page.evaluate(HER_TURN))


def test_who_looks_elsewhere_is_called_to_their_turn(browser: Browser, server: Server) -> None:
    ada, bea = enter(browser), enter(browser)
    bea.add_init_script(ELSEWHERE)
    made = server.make("a-team", [person("Ada"), person("Bea")], seed="called")
    mine = sit(ada, server, {**made, "seats": made["seats"][:1]})
    hers = sit(bea, server, {**made, "seats": made["seats"][1:]})
    hers.goto(f"{server.url}/settings")
    hers.get_by_label("Call me when it is my turn").check()
    wait_until(hers, "() => JSON.parse(localStorage.getItem('coffret.settings')).notify")  # the browser is asked first
    hers.go_back()
    expect(hers.locator(".asked")).to_contain_text("Ada")
    hers.evaluate("window.away = true")
    while not over(mine):
        choose(mine, options(mine).last)
    wait_until(hers, "() => called.length > 0")
    assert hers.evaluate("called[0]") == ["The A-Team: Race for the Formula", "Your turn"]
    for context in (ada, bea):
        context.close()


def link_in(text: str) -> str:
    """The part of a letter's link that this server knows, whatever address it is reached by."""
    return next(word for word in text.split() if "/notice#" in word).partition("/notice#")[2]


def test_who_is_away_is_written_to_once_they_have_confirmed_their_address(browser: Browser, tmp_path: Path) -> None:
    ada, bea = enter(browser), enter(browser)
    with mailbox_aside() as (box, mail):
        url = f"smtp://{mail.host}:{mail.port}"
        options_of_host = ["--smtp", url, "--mail-from", mail.sender, "--notice-after", "0"]
        with Server(tmp_path, *options_of_host) as server:
            made = server.make("a-team", [person("Ada"), person("Bea")], seed="called")
            mine = sit(ada, server, {**made, "seats": made["seats"][:1]})
            hers = sit(bea, server, {**made, "seats": made["seats"][1:]})
            hers.get_by_role("button", name="Menu").click()
            hers.get_by_role("dialog").get_by_role("button", name="Settings").click()
            away = hers.get_by_role("group", name="When I am away")
            away.get_by_label("E-mail address").fill("bea@example.org")
            away.get_by_role("button", name="Use it").click()
            expect(away).to_contain_text("A letter is on its way to bea@example.org")
            hers.goto(f"{server.url}/notice#{link_in(box.letters[0].get_content())}")
            hers.get_by_role("button", name="Yes, write to me").click()
            expect(hers.get_by_role("status")).to_have_text("bea@example.org is told when it is your turn.")
            while not over(mine):
                choose(mine, options(mine).last)
            until(lambda: len(box.letters) == 2, "the letter")
            assert box.letters[1]["subject"] == "The A-Team: Race for the Formula: it is your turn"
            hers.goto(f"{server.url}/notice#{link_in(box.letters[1].get_content())}")
            hers.reload()
            hers.get_by_role("button", name="Erase this address").click()
            expect(hers.get_by_role("status")).to_contain_text("nothing more will be sent")
            for context in (ada, bea):
                context.close()
            server.stop()
