"""The browser calls a person back when it is their turn and they look elsewhere, if they wish so."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.support import Server, choose, enter, options, person, sit, wait_until

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
    hers.go_back()
    expect(hers.locator(".asked")).to_contain_text("Ada")
    hers.evaluate("window.away = true")
    while not over(mine):
        choose(mine, options(mine).last)
    wait_until(hers, "() => called.length > 0")
    assert hers.evaluate("called[0]") == ["The A-Team: Race for the Formula", "Your turn"]
    for context in (ada, bea):
        context.close()
