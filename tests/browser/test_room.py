"""One screen for everybody in a room: what a spectator sees, large, with nothing to press; phones come by its code."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.support import Server, at_rest, bot, choose_first, enter, invited, person, sit, wait_until
from tests.quick import quick

TELEVISION = (1920, 1080)
LARGE, SMALL = 40, 24  # px: what matters from three metres, and the rest
SIZES = "all => all.filter(it => it.innerText.trim()).map(it => parseFloat(getComputedStyle(it).fontSize))"
EDGES = """() => [...document.querySelectorAll('.room header, .room .stage, .room .side')].every((it) => {
  const box = it.getBoundingClientRect();
  return box.left >= innerWidth * 0.024 && box.right <= innerWidth * 0.976
    && box.top >= innerHeight * 0.024 && box.bottom <= innerHeight * 0.976;
})"""
GAMES = ["time-bomb", "thunderbirds", "away-missions", "a-team"]


def code_on(host: Page) -> str:
    """Ask for a screen of the room, and read its code."""
    host.get_by_role("button", name="A screen for the room").click()
    code = host.locator("b.code").inner_text()
    assert re.fullmatch("[A-HJKMNP-Y]{4}", code)
    return code


def come(browser: Browser, server: Server, code: str) -> Page:
    """A phone comes by the code."""
    guest = enter(browser, phone=True).new_page()
    guest.goto(f"{server.url}/join#{code}")
    guest.get_by_label("Your name").fill("Bea")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".table")).to_be_visible()
    return guest


@pytest.mark.parametrize("game", quick(GAMES, *GAMES[:2]))
def test_a_screen_shows_the_room_who_comes_and_then_the_table(browser: Browser, server: Server, game: str) -> None:
    bots = [bot(name, "thumb") for name in ("Cleo", "Dov")]
    made = server.make(game, [person("Ada"), invited(), *bots])
    host = sit(enter(browser), server, made)
    code = code_on(host)
    screen = enter(browser, size=TELEVISION).new_page()
    sent: list[str] = []
    screen.on("websocket", lambda socket: heard(socket, sent))
    screen.goto(f"{server.url}/room/{code.lower()}")
    expect(screen.locator(".gathering")).to_contain_text("Ada")
    expect(screen.locator(".door b")).to_have_text(code)
    expect(screen.locator(".door svg")).to_be_visible()
    come(browser, server, code)
    expect(screen.locator(".headline")).to_contain_text("Waiting for")
    at_rest(screen)
    assert min(screen.locator(".headline").evaluate_all(SIZES)) >= LARGE
    assert min(screen.locator(".side .last li, .side b, .place .name").evaluate_all(SIZES)) >= SMALL
    assert screen.evaluate(EDGES)
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert screen.locator("button:not([inert] *), a, input").count() == 0, "nothing to press"
    hello = json.loads(next(text for text in sent if '"hello"' in text))
    assert len(hello["tokens"]) == 1
    assert hello["tokens"][0] not in [seat["token"] for seat in made["seats"]]
    screen.reload()  # the code is over, and the screen has a place of its own
    expect(screen.locator(".headline")).to_contain_text("Waiting for")
    for page in browser.contexts[:]:
        page.close()


def heard(socket: WebSocket, sent: list[str]) -> None:
    """Note what a page says."""
    socket.on("framesent", lambda text: sent.append(str(text)))


def test_a_phone_that_comes_by_the_code_is_a_hand_and_shows_nothing_before_the_screen(
    browser: Browser, server: Server
) -> None:
    made = server.make("a-team", [person("Ada"), invited()])
    host = sit(enter(browser), server, made)
    code = code_on(host)
    screen = enter(browser, size=TELEVISION).new_page()
    screen.goto(f"{server.url}/room/{code}")
    expect(screen.locator(".gathering")).to_be_visible()
    phone = come(browser, server, code)
    expect(phone.locator(".table.as-hand")).to_be_visible()
    wait_until(phone, "() => document.querySelector('.dock .card')?.getBoundingClientRect().width >= 115")
    phone.clock.install()  # its time stands still until it is told to go on
    phone.reload()
    expect(phone.locator(".table.as-hand")).to_be_visible()
    phone.get_by_role("button", name="Log").click()
    told = screen.locator(".last li").last.inner_text()
    choose_first(host)
    expect(screen.locator(".last li").last).not_to_have_text(told)
    news = screen.locator(".last li").last.inner_text()
    known = phone.get_by_role("region", name="Log").get_by_text(news)
    expect(phone.get_by_role("region", name="Log").get_by_role("listitem")).not_to_have_count(0)
    assert known.count() == 0, "the screen shows it first"
    phone.clock.run_for(5_000)
    expect(known).not_to_have_count(0)
    phone.get_by_role("button", name="Log").click()
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Show the whole table here").click()
    expect(phone.locator(".table.as-hand")).to_have_count(0)
    for page in browser.contexts[:]:
        page.close()


def test_a_hand_keeps_its_screen_awake_from_the_first_touch_on(browser: Browser, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), invited()])
    code = code_on(sit(enter(browser), server, made))
    phone = come(browser, server, code)
    phone.evaluate(
        """() => {
          window.asked = 0;
          const { wakeLock } = navigator;
          const request = wakeLock.request.bind(wakeLock);
          wakeLock.request = (kind) => ((window.asked += 1), request(kind));
        }"""
    )
    phone.locator(".dock .mine").click()
    wait_until(phone, "() => window.asked === 1")
    for page in browser.contexts[:]:
        page.close()


def test_a_device_that_plays_shows_the_room_none_of_its_cards(browser: Browser, server: Server) -> None:
    made = server.make("time-bomb", [person("Ada"), invited(), *[bot(name, "thumb") for name in ("Cleo", "Dov")]])
    context = enter(browser, size=TELEVISION)
    host = sit(context, server, made)
    code = code_on(host)
    screen = context.new_page()
    screen.goto(f"{server.url}/room/{code}")
    expect(screen.locator(".gathering")).to_be_visible()
    guest = come(browser, server, code)
    expect(screen.locator(".headline")).to_contain_text("Waiting for")
    wait_until(screen, "() => document.querySelectorAll('[data-card]').length > 10")
    expect(screen.locator("[data-el=my-role], [data-el^=dealt-]")).to_have_count(0)
    expect(host.locator("[data-el=my-role]").first).to_be_visible()
    guest.context.close()
    context.close()


def test_a_code_that_is_over_or_misread_says_so_and_another_can_be_typed(browser: Browser, server: Server) -> None:
    screen = enter(browser).new_page()
    screen.goto(f"{server.url}/room/AAAA")
    expect(screen.get_by_role("alert")).to_contain_text("No room has this code")
    screen.get_by_label("The four letters of the room").fill("abcd")
    screen.get_by_role("button", name="Show the table").click()
    screen.wait_for_url(re.compile("/room/ABCD$"))
    expect(screen.get_by_role("alert")).to_contain_text("No room has this code")
    screen.context.close()


def test_who_plays_again_is_seen_by_all_and_the_screen_goes_on_with_them(browser: Browser, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), invited(), bot("Cleo", "thumb")])
    host = sit(enter(browser), server, made)
    code = code_on(host)
    screen = enter(browser, size=TELEVISION).new_page()
    screen.goto(f"{server.url}/room/{code}")
    expect(screen.locator(".gathering")).to_contain_text("Ada")
    guest = come(browser, server, code)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="End it", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".table")).to_contain_text("This game was ended early.")
    tables = host.url, guest.url
    for page in (host, guest):
        expect(page.get_by_role("dialog").locator(".rematch")).to_be_visible()
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    rematch = host.get_by_role("dialog").locator(".rematch")
    expect(rematch).to_contain_text("Bea wants to play again.")
    expect(rematch.get_by_role("listitem")).to_have_count(2)  # the bot is not asked
    expect(rematch.locator("li.in")).to_contain_text("Bea")
    expect(guest.get_by_role("dialog")).to_contain_text("Waiting for Ada.")
    assert (host.url, guest.url) == tables  # nobody is torn away from the end
    rematch.get_by_role("button", name="I'm in").click()
    for page, before in zip((host, guest), tables, strict=True):
        expect(page).not_to_have_url(before)
        expect(page.locator(".table")).to_be_visible()
    expect(screen).to_have_url(re.compile(f"/room/{code}$"))
    expect(screen.locator(".headline")).to_contain_text("Waiting for")
    screen.reload()
    expect(screen.locator(".headline")).to_contain_text("Waiting for")
    for page in (host, guest, screen):
        page.context.close()
