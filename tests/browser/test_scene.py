"""What a scene can say is drawn, can be touched, and is played event by event; no game is needed for it."""

import re

from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.sampler import Stub, line
from tests.browser.support import Server, open_list, options, texts, wait_until

STEPS = '{"events":"step","motion":"off"}'


def test_a_door_between_two_rooms_can_be_chosen_on_the_board(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    hatch = stub.page.locator("[data-el=hatch-1]")
    expect(hatch).to_have_attribute("role", "button")
    hatch.click()
    stub.page.get_by_role("button", name="Yes: Open the hatch").click()
    expect(options(stub.page)).to_have_count(7)
    assert moves(stub) == ["open"]


def moves(stub: Stub) -> list[str]:
    """What the page has chosen, once all of it has been answered."""
    wait_until(stub.page, "() => document.querySelector('[aria-busy=true]') === null")
    return [message["action"] for message in stub.sent if message["t"] == "move"]


def test_a_click_on_a_piece_of_several_options_narrows_and_the_next_decides(
    device: BrowserContext, server: Server
) -> None:
    stub = Stub(device, server)
    page, hero = stub.page, stub.page.locator(".piece[data-el=hero-1]")
    hero.click()
    expect(hero).to_have_class(re.compile("picked"))
    expect(options(page)).to_have_text([re.compile(f"Walk to room {row}") for row in range(4)])
    for row in range(4):
        expect(page.locator(f".space[data-el=room-0-{row}]")).to_have_class(re.compile("lit"))
    expect(page.locator(".piece[data-el=alien-1]")).not_to_have_class(re.compile("lit"))
    assert moves(stub) == []
    page.locator(".space[data-el=room-0-2]").click()
    expect(hero).not_to_have_class(re.compile("picked"))
    assert moves(stub) == ["walk 2"]


def test_a_second_click_takes_the_first_back(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    expect(options(stub.page)).to_have_count(7)
    everything = texts(options(stub.page))
    hero = stub.page.locator(".piece[data-el=hero-1]")
    hero.click()
    expect(options(stub.page)).to_have_count(4)
    hero.click()
    expect(hero).not_to_have_class(re.compile("picked"))
    assert texts(options(stub.page)) == everything
    assert moves(stub) == []


def test_a_click_on_a_piece_of_one_option_asks_and_a_second_does_it(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    alien = stub.page.locator(".piece[data-el=alien-1]")
    alien.click()
    expect(options(stub.page)).to_have_text([re.compile("Yes: Shoot alien 1")])
    assert moves(stub) == []
    alien.click()
    expect(options(stub.page)).to_have_count(7)
    assert moves(stub) == ["shoot"]


def test_a_click_on_another_piece_begins_anew(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    stub.page.locator(".piece[data-el=hero-1]").click()
    expect(options(stub.page)).to_have_count(4)
    stub.page.locator(".piece[data-el=alien-1]").click()
    expect(options(stub.page)).to_have_text([re.compile("Yes: Shoot alien 1")])
    stub.page.keyboard.press("Escape")
    expect(options(stub.page)).to_have_count(7)
    assert moves(stub) == []


def test_a_piece_that_is_no_choice_counts_for_the_space_it_stands_on(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    expect(options(stub.page).first).to_be_visible()
    stub.piece("alien-3")["on"] = "room-0-1"
    stub.show([])
    stub.page.locator(".piece[data-el=hero-1]").click()
    stub.page.locator(".piece[data-el=alien-3]").click()
    expect(options(stub.page)).to_have_count(7)
    assert moves(stub) == ["walk 1"]


WALLS = "wall: north, north-east, south-east, south, south-west, north-west"


def test_what_a_thing_shows_is_also_said(device: BrowserContext, server: Server) -> None:
    page = Stub(device, server).page
    for id, words in {
        "alien-1": "Alien 1, 4, 3 of 5, at Room 21",
        "alien-2": "Alien 2, Danger, 58 %, at Room 30",
        "room-1-1": f"Room 11, Danger; {WALLS}",
        "room-0-3": f"Room 03, not seen yet; {WALLS}",
        "hatch-3": "Hatch, Danger",
    }.items():
        expect(page.locator(f"[data-el={id}]")).to_have_attribute("aria-label", words)
    expect(page.locator(".throw")).to_contain_text("7 of 9")
    expect(page.locator("[data-el=card-2] .on")).to_have_text("+2 Scott")
    expect(page.locator("[data-el=card-2] .dim")).to_have_text("+3 Mole")
    page.locator("[data-el=card-2]").click(button="right")
    expect(page.locator(".about .facts")).to_contain_text("+3 Mole (could count)")
    expect(page.locator(".about .facts")).to_contain_text("fifth fact")


def test_an_option_says_its_chance_and_shows_its_range(device: BrowserContext, server: Server) -> None:
    page = Stub(device, server).page
    shot = page.get_by_role("menuitem", name="Shoot alien 1")
    open_list(page)
    expect(shot).to_contain_text("72 %")
    shot.hover()
    for id in ("alien-1", "room-1-0", "room-2-1"):
        expect(page.locator(f"[data-el={id}].pointed")).to_be_visible()
    page.get_by_role("menuitem", name="Walk somewhere").hover()
    expect(page.locator("[data-el=room-0-3].pointed")).to_be_visible()
    expect(page.locator("[data-el=room-1-0].pointed")).to_have_count(0)


def test_events_wait_for_a_click_step_by_step(device: BrowserContext, server: Server) -> None:
    device.add_init_script(f"localStorage.setItem('coffret.settings', '{STEPS}')")
    stub = Stub(device, server)
    expect(options(stub.page).first).to_be_visible()
    creeps, leaps = stub.moved(alien_1="room-2-2"), stub.moved(alien_2="room-4-1")
    stub.show(
        [line("Alien 1 creeps.", alien=1), line("Alien 2 leaps.", alien=2), line("It hisses.", "hissed")], creeps, leaps
    )
    asked = stub.page.locator(".prompt .asked")
    expect(asked).to_contain_text("Alien 1 creeps.")
    expect(options(stub.page)).to_have_count(0)
    stub.page.get_by_role("button", name="Go on").click()
    expect(asked).to_contain_text("Alien 2 leaps.")
    stub.page.keyboard.press("Escape")
    expect(asked).to_contain_text("What do you do?")
    expect(options(stub.page).first).to_be_enabled()


WATCH = """() => {
  window.frames = [];
  const look = () => {
    const asked = document.querySelector(".asked")?.innerText.trim();
    const offered = document.querySelectorAll("[role=menuitem]").length;
    const frame = [asked, offered > 0];
    if (JSON.stringify(window.frames.at(-1)) !== JSON.stringify(frame)) window.frames.push(frame);
  };
  const watch = () => (look(), requestAnimationFrame(watch));
  watch();
}"""
CREEPS, LEAPS, HISSES = "Alien 1 creeps.", "Alien 2 leaps.", "It hisses."


def test_what_is_shown_and_what_can_be_done_belong_to_one_moment(moving: BrowserContext, server: Server) -> None:
    stub = Stub(moving, server)
    page = stub.page
    expect(options(page).first).to_be_visible()
    page.evaluate(WATCH)
    creeps, leaps = stub.moved(alien_1="room-2-2"), stub.moved(alien_2="room-4-1")
    stub.show([line(CREEPS, alien=1), line(LEAPS, alien=2), line(HISSES, "hissed")], creeps, leaps)
    expect(page.locator(".last")).to_have_text(HISSES)
    expect(options(page).first).to_be_visible()
    first, *told, last = page.evaluate("window.frames")
    assert first == last, "what was asked before is asked again"
    assert first[1]
    assert told == [[CREEPS, False], [LEAPS, False]]  # with the last, nothing moves: one can choose


def test_what_is_meant_for_an_older_moment_does_nothing(moving: BrowserContext, server: Server) -> None:
    stub = Stub(moving, server)
    page = stub.page
    expect(options(page).first).to_be_visible()
    stub.show([line(f"Event {number}.") for number in range(40)])
    expect(page.locator(".asked")).to_contain_text("Event")
    page.keyboard.press("2")
    page.locator("[data-el=room-1-0]").click(force=True)
    expect(page.locator(".last")).to_have_text("Event 39.")
    expect(options(page).first).to_be_visible()
    assert not [it for it in stub.sent if it["t"] == "move"]
    stub.answers = False
    page.keyboard.press("2")
    page.locator("[role=menu][aria-busy=true]").wait_for()
    assert [it["v"] for it in stub.sent if it["t"] == "move"] == [2]


def test_the_speed_is_set_where_one_watches_and_is_remembered(moving: BrowserContext, server: Server) -> None:
    stub = Stub(moving, server)
    page = stub.page
    expect(options(page).first).to_be_visible()
    stub.show([line(f"Event {number}.") for number in range(40)])
    pace = page.get_by_role("button", name="Pace")
    pace.click()
    page.get_by_role("button", name="Step by step").click()
    page.get_by_role("button", name="Go on").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('coffret.settings')).events") == "step"
    shown = page.locator(".asked").inner_text()
    page.get_by_role("button", name="Go on").click()
    assert page.locator(".asked").inner_text() != shown
    page.get_by_role("button", name="On to now").click()
    expect(page.locator(".last")).to_have_text("Event 39.")
    expect(options(page).first).to_be_visible()
    place = pace.bounding_box()
    pace.click()
    page.get_by_role("button", name="Fast", exact=True).click()
    assert page.evaluate("JSON.parse(localStorage.getItem('coffret.settings')).events") == "fast", "it is one's turn"
    assert pace.bounding_box() == place


def test_where_nothing_may_move_events_are_shown_as_stills(browser: Browser, server: Server) -> None:
    still = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    stub = Stub(still, server)
    expect(options(stub.page).first).to_be_visible()
    stub.page.evaluate(WATCH)
    stub.show([line(CREEPS, alien=1), line(LEAPS, alien=2), line(HISSES, "hissed")])
    expect(stub.page.locator(".last")).to_have_text(HISSES)
    _, *told, _ = stub.page.evaluate("window.frames")
    assert told == [[CREEPS, False], [LEAPS, False]]  # with the last of them, one can choose
    still.close()
