"""Fewer clicks in the browser: dragging, several choices in one, taken back together, and passing ahead."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.browser.support import Server, at_rest, choose, enter, options, person, sit, wait_until
from tests.browser.test_thunderbirds import GIFT, bring_in
from tests.browser.test_thunderbirds_solo import alone

# Scott begins on Tracy Island, aboard Thunderbird 1, which is fast.
SCOTT = """deal scott; deal virgil; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first scott"""
# A region that can be chosen, whose middle is in the window on the board.
LIT_IN_SIGHT = """() => {
  const frame = document.querySelector(".pan-zoom").getBoundingClientRect();
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  const found = [...document.querySelectorAll('.table [data-el^="region-"].lit')].find(seen);
  return found.dataset.el;
}"""
LINES = "() => document.querySelectorAll('.log li').length"


def at(page: Page, id: str) -> Locator:
    """An element of the table."""
    return page.locator(f'.table [data-el="{id}"]').first


def drag(page: Page, one: str, other: str) -> None:
    """Drag one element onto another."""
    at_rest(page)
    for box, act in ((at(page, one).bounding_box(), "down"), (at(page, other).bounding_box(), "up")):
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        (page.mouse.down if act == "down" else page.mouse.up)()


def assigned_and_sent(
    page: Page, press: Callable[[Locator], None], ids: tuple[str, ...] = ("pilot-scott", "place-2", "vehicle-tb1")
) -> None:
    """Assign Scott to Thunderbird 1 and send it to a chain: three touches, two choices."""
    at_rest(page)
    for id in ids:
        press(page.locator(f'.table [data-el="{id}"][role=button]'))


def test_a_pilot_is_dragged_aboard(device: BrowserContext, server: Server) -> None:
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    drag(page, "pilot-scott", "vehicle-tb1")
    wait_until(page, "() => [...document.querySelectorAll('.log li')].some((it) => it.innerText.includes('Scott'))")


def test_choices_in_a_row_are_one_thought_and_one_undo(device: BrowserContext, server: Server) -> None:
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    told = page.evaluate(LINES)
    assigned_and_sent(page, lambda it: it.click(force=True))
    wait_until(page, "(n) => document.querySelectorAll('.log li').length >= n + 2", told)
    page.keyboard.press("Control+z")
    wait_until(page, "(n) => document.querySelectorAll('.log li').length === n", told)
    page.keyboard.press("Control+Shift+Z")
    wait_until(page, "(n) => document.querySelectorAll('.log li').length >= n + 2", told)


def test_they_are_made_by_keys_on_the_board_too(device: BrowserContext, server: Server) -> None:
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    told = page.evaluate(LINES)
    assigned_and_sent(page, lambda it: it.press("Enter"))
    wait_until(page, "(n) => document.querySelectorAll('.log li').length >= n + 2", told)


def test_a_machine_is_dragged_onto_a_disaster_flies_there_and_rescues(device: BrowserContext, server: Server) -> None:
    made = bring_in(server, SCOTT, "Ada", "Bea")
    page = sit(device, server, {**made, "seats": made["seats"][:1]})
    expect(options(page).first).to_be_visible()
    at_rest(page)
    at(page, "machine-tb1").click()
    expect(at(page, "disaster-rockquake")).to_have_class(re.compile(r"\bfar\b"))
    page.keyboard.press("Escape")
    drag(page, "machine-tb1", "disaster-rockquake")
    told = "(text) => [...document.querySelectorAll('.log li')].some((it) => it.innerText.includes(text))"
    wait_until(page, told, "Australia")
    wait_until(page, told, "Rockquake")


def test_on_a_zoomed_board_a_machine_is_dragged_and_the_board_lies_still(
    device: BrowserContext, server: Server
) -> None:
    made = bring_in(server, SCOTT, "Ada", "Bea")
    page = sit(device, server, {**made, "seats": made["seats"][:1]})
    expect(options(page).first).to_be_visible()
    at_rest(page)
    at(page, "machine-tb1").hover()
    page.mouse.wheel(0, -300)
    place = page.locator(".pan-zoom .inner")
    expect(place).not_to_have_attribute("style", re.compile(r"scale\(1\)"))
    at(page, "machine-tb1").click()
    near = page.evaluate(LIT_IN_SIGHT)
    page.keyboard.press("Escape")
    told, before = page.evaluate(LINES), place.get_attribute("style")
    drag(page, "machine-tb1", near)
    wait_until(page, "(n) => document.querySelectorAll('.log li').length > n", told)
    assert place.get_attribute("style") == before
    box = page.locator(".pan-zoom").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 80, steps=4)
    page.mouse.up()
    assert place.get_attribute("style") != before, "by its empty parts the board itself is dragged"


def test_a_vehicle_is_dragged_onto_a_disaster_and_answers_it(device: BrowserContext, server: Server) -> None:
    """The dispatch ends, and it rolls: no step in between is asked for."""
    page = alone(device, server, "runs")
    choose(page, options(page).filter(has_text="Assign …"))
    choose(page, options(page).filter(has_text="Scott").first)
    at_rest(page)
    at(page, "vehicle-tb1").click()
    disaster = page.locator('.table [data-el^="card-d_"].far').first.get_attribute("data-el")
    page.keyboard.press("Escape")
    drag(page, "vehicle-tb1", str(disaster))
    wait_until(page, "() => document.querySelectorAll('.table [data-el^=die-]').length > 0")


def test_who_passes_ahead_is_not_asked_the_same_again(browser: Browser, server: Server) -> None:
    made = bring_in(server, GIFT + "; end-actions", "Ada", "Bea")  # Bea has a card that she could play before each draw
    ada, bea = [sit(enter(browser), server, {**made, "seats": [seat]}) for seat in made["seats"]]
    bea.locator(".tray").get_by_role("button", name="each time").click()
    expect(bea.locator(".wish")).to_contain_text("Each time: ")
    expect(bea.get_by_role("button", name="Ask me again")).to_be_visible()
    end = options(bea).filter(has_text="End")
    expect(end.first).to_be_visible()  # her own turn
    choose(bea, end.first)
    expect(ada.locator(".prompt.mine")).to_be_visible()  # she was asked again before the draw, and has passed
    for page in (ada, bea):
        page.context.close()


def test_a_turn_ends_by_itself_on_wish_but_one_can_stay(browser: Browser, server: Server) -> None:
    """Scott has no action left; he could still change his machine, which is free."""
    spent = SCOTT + "; move asia; move europe; move asia; move europe"
    made = bring_in(server, spent, "Ada", "Bea")
    context = enter(browser)
    context.add_init_script("""localStorage.setItem('coffret.settings', '{"events":"now","obvious":true}')""")
    context.clock.install(time=0)
    context.clock.pause_at(1000)  # the moment does not pass before it is seen
    page = sit(context, server, {**made, "seats": made["seats"][:1]})
    stay, ends = page.get_by_role("button", name="Not yet"), page.get_by_role("status").filter(has_text="In a moment: ")
    expect(ends).to_contain_text("End the Action phase")
    stay.click()
    expect(stay).to_have_count(0)
    page.clock.run_for(5000)
    expect(options(page).filter(has_text="Lady Penelope").first).to_be_enabled()
    page.reload()
    expect(ends).to_be_visible()
    page.clock.run_for(5000)
    expect(page.locator(".prompt.mine")).to_have_count(0)  # nobody stayed
    context.close()


def test_a_turn_ends_by_itself_even_if_the_box_comes_after_the_table(browser: Browser, server: Server) -> None:
    made = bring_in(server, SCOTT + "; move asia; move europe; move asia; move europe", "Ada", "Bea")
    context = enter(browser)
    context.add_init_script("""localStorage.setItem('coffret.settings', '{"events":"now","obvious":true}')""")
    held: list[Route] = []
    context.route("**/api/box*", lambda route: held.append(route))
    page = sit(context, server, {**made, "seats": made["seats"][:1]})
    expect(options(page).first).to_be_visible()
    (box,) = held
    box.continue_()
    expect(page.get_by_role("status").filter(has_text="In a moment: ")).to_contain_text("End the Action phase")
    context.close()


def test_what_was_chosen_in_a_row_is_offered_as_one_the_next_time(browser: Browser, server: Server) -> None:
    context = enter(browser)
    again = "As last time: "
    page = sit(context, server, server.make("away-missions", [person("Ada")]))
    expect(options(page).filter(has_text="DeSoto")).to_be_visible()
    expect(options(page).filter(has_text=again)).to_have_count(0)
    for one in ("DeSoto", "Captain"):
        choose(page, options(page).filter(has_text=one))
    for item in ("Ray Gun", "Atomic Rifle"):
        choose(page, options(page).filter(has_text="Take an item"))
        choose(page, options(page).filter(has_text=item).first)
    context.add_init_script("localStorage.removeItem('coffret.tables')")
    page = sit(context, server, server.make("away-missions", [person("Ada")]))
    row = options(page).filter(has_text=again)
    expect(row).to_contain_text(re.compile("DeSoto.*Captain.*Ray Gun"))
    choose(page, row)
    expect(page.locator(".log")).to_contain_text("Atomic Rifle")
    context.close()


def test_the_rest_is_done_as_proposed_until_something_else_is_asked_and_taken_back_together(
    device: BrowserContext, server: Server
) -> None:
    """Two vehicles roll, and their dice are laid; Lady Penelope, who is next, waits for whoever plays."""
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    for pilot, vehicle, place in (("scott", "tb1", 2), ("alan", "tb3", 3)):
        ids = (f"pilot-{pilot}", f"place-{place}", f"vehicle-{vehicle}")
        assigned_and_sent(page, lambda it: it.click(force=True), ids)
        expect(page.locator(".log")).to_contain_text(f"to chain {place}")
    told = page.evaluate(LINES)
    expect(page.locator(".row > .act")).to_contain_text("On to the rescues › Rescue with")
    page.get_by_role("button", name="The rest as proposed").click()
    expect(page.locator(".row > .act")).to_have_attribute("data-do", re.compile("^(flip|stay|go)"))
    rolled = page.locator(".log li", has_text="goes into action")
    expect(rolled).to_have_count(2)
    expect(page.locator(".goes-on")).to_have_count(0)
    page.keyboard.press("Control+z")
    wait_until(page, "(n) => document.querySelectorAll('.log li').length === n", told)
    expect(page.locator(".row > .act")).to_contain_text("On to the rescues")
    expect(page.locator(".goes-on")).to_have_count(0)  # it does not go on by itself again
