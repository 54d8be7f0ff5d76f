"""An evening with friends: addresses that others can open, one link for the table, who is away."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from coffret.server.http.reach import network_addresses
from tests.browser.support import Server, bot, enter, invited, person, sit, wait_until

REMEMBER = """() => {
  window.seen = [];
  const main = document.querySelector("main");
  new MutationObserver(() => seen.push(main.innerText)).observe(main, { childList: true, subtree: true });
}"""


def gather(device: BrowserContext, server: Server, seats: int = 2) -> Page:
    """The host of a table that waits for others."""
    made = server.make("a-team", [person("Ada"), *[invited()] * (seats - 1)])
    return sit(device, server, made)


def test_an_invitation_to_this_machine_only_is_warned_about(device: BrowserContext, server: Server) -> None:
    device.route("**/api/reach*", lambda route: route.fulfill(json={"addresses": [], "door": None}))
    page = gather(device, server)
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("Links that begin with 127.0.0.1 work on this machine only.")
    expect(warning).to_contain_text("coffret serve --host 0.0.0.0")


def test_the_network_is_let_in_from_the_page_and_shut_out_again(
    browser: Browser, device: BrowserContext, server: Server
) -> None:
    page = gather(device, server)
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("Links that begin with 127.0.0.1 work on this machine only.")
    warning.get_by_role("button", name="Let this network in").click()
    others = network_addresses()
    if not others:  # on a machine without a network that is said
        expect(page.get_by_text("There is no network here to let in")).to_be_visible()
        return
    outside = f"http://{others[0]}:{urlsplit(server.url).port}/"
    expect(page.get_by_text("The box is open to its network.")).to_be_visible()
    link = page.get_by_role("textbox").first
    expect(link).to_have_value(re.compile(f"^{re.escape(outside)}join#"))
    friend = enter(browser)
    guest = friend.new_page()
    guest.goto(link.input_value())
    guest.get_by_label("Your name").fill("Bea")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".table")).to_be_visible()
    shelf = friend.new_page()
    shelf.goto(outside)
    told = shelf.get_by_text("The box is open to its network.")
    expect(told).to_be_visible()
    expect(shelf.get_by_role("button", name="Shut the network out again")).to_have_count(0)
    page.goto(f"{server.url}/")
    page.get_by_role("button", name="Shut the network out again").click()
    expect(page.get_by_text("The box is open to its network.")).to_have_count(0)
    expect(guest.get_by_text("connection", exact=False).first).to_be_visible()
    with pytest.raises(Error):
        shelf.goto(outside)
    friend.close()


def test_links_lead_to_the_address_that_others_can_open(browser: Browser, server: Server) -> None:
    device = enter(browser, lang="fr")

    def two_networks(route: Route) -> None:
        route.fulfill(json={"addresses": ["http://192.168.1.5:8765/", "http://10.0.0.7:8765/"]})

    device.route("**/api/reach*", two_networks)
    page = gather(device, server)
    link = page.get_by_role("textbox").first
    expect(link).to_have_value(re.compile("^http://192.168.1.5:8765/join#"))
    page.get_by_label("Sur quel réseau").select_option("http://10.0.0.7:8765/")
    expect(link).to_have_value(re.compile("^http://10.0.0.7:8765/join#"))
    expect(page.get_by_role("alert")).to_have_count(0)
    device.close()


def test_friends_sit_down_by_one_link_choose_seats_and_swap(browser: Browser, server: Server) -> None:
    host, guest, late = enter(browser), enter(browser, phone=True, lang="fr"), enter(browser)
    made = server.make("a-team", [person("Ada"), invited(), invited()])
    ada = sit(host, server, made)
    link = ada.get_by_label("Link for the whole table").input_value()
    ada.get_by_role("checkbox", name="Deal as soon as everybody is here").uncheck()

    bea = guest.new_page()
    bea.goto(link)
    bea.get_by_label("Quelle place").select_option("Place libre 3")
    bea.get_by_label("Votre nom").fill("Bea")
    bea.get_by_role("button", name="S'asseoir").click()
    seats = ada.get_by_role("main").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("Bea")
    expect(bea.get_by_role("main").get_by_role("listitem").nth(2)).to_contain_text("Bea")
    ada.evaluate(REMEMBER)  # a reaction is there for a moment only
    bea.get_by_role("button", name="Bravo").click()
    wait_until(ada, "() => seen.some((text) => text.includes('Bravo!'))")
    ada.get_by_role("button", name="Read the rules").click()
    expect(ada.get_by_role("dialog")).to_be_visible()
    ada.keyboard.press("Escape")
    bea.get_by_role("button", name="S'asseoir ici (Place libre 2)").click()
    expect(seats.nth(1)).to_contain_text("Bea")
    bea.get_by_role("button", name="Proposer un échange (Ada)").click()
    ada.get_by_role("button", name="Agree").click()
    expect(seats.nth(0)).to_contain_text("Bea")
    expect(seats.nth(1)).to_contain_text("Ada")

    cy = late.new_page()
    cy.goto(link)
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Sit down").click()
    expect(seats.nth(2)).to_contain_text("Cy")
    ada.get_by_role("button", name="Start now").click()
    expect(bea.get_by_role("menu")).to_be_visible()  # the first seat begins
    dee = late.new_page()
    dee.goto(link)  # the same device goes back to its table
    expect(dee).to_have_url(re.compile("/table/"))
    for device in (host, guest, late):
        device.close()


def test_who_is_away_is_seen_and_after_a_while_a_bot_can_be_asked_for(browser: Browser, server: Server) -> None:
    host, guest = enter(browser), enter(browser)
    made = server.make("time-bomb", [person("Ada"), invited(), *[bot()] * 2])
    ada = sit(host, server, made)
    bea = guest.new_page()
    bea.goto(f"{server.url}/join#{made['guests']}")
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator(".table")).to_be_visible()
    ada.clock.install()
    expect(ada.locator(".table")).to_be_visible()
    guest.close()
    expect(ada.locator(".place", has_text="Bea")).to_contain_text("away")
    ada.clock.fast_forward("02:10")
    ask = ada.get_by_role("button", name="Let a bot play until they are back")
    ask.click()
    refused = "They are here, or were until a moment ago."  # the server has a clock of its own
    expect(ada.get_by_text(refused)).to_be_visible()
    host.close()


def test_friends_gather_first_and_decide_together_what_to_play(browser: Browser, server: Server) -> None:
    host, guest = enter(browser), enter(browser, phone=True, lang="fr")
    ada = host.new_page()
    ada.goto(f"{server.url}/")
    ada.get_by_role("button", name="Play with friends").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Decide together later").click()
    expect(ada.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(ada.get_by_role("button", name="Start now")).to_have_count(0)
    ada.get_by_role("button", name="A screen for the room").click()
    code = ada.locator("b.code").inner_text()
    screen = enter(browser, size=(1920, 1080)).new_page()
    screen.goto(f"{server.url}/room/{code}")
    expect(screen.get_by_role("heading", name="What shall we play?")).to_be_visible()
    bea = guest.new_page()
    bea.goto(f"{server.url}/join#{code}")
    bea.get_by_label("Votre nom").fill("Bea")
    bea.get_by_role("button", name="S'asseoir").click()
    expect(bea.get_by_role("heading", name="À quoi joue-t-on ?")).to_be_visible()
    wished = bea.get_by_role("button", name=re.compile("Thunderbirds"), pressed=False)
    wished.click()
    expect(bea.get_by_role("button", name=re.compile("Thunderbirds"), pressed=True)).to_be_visible()
    on_screen = screen.get_by_role("listitem").filter(has_text="Thunderbirds")
    expect(on_screen.locator("svg.seat-shape")).to_have_count(1)
    ada.get_by_role("button", name=re.compile(r"Play this.*Thunderbirds")).click()
    for page in (ada, bea, screen):
        expect(page.get_by_role("heading", name="Thunderbirds")).to_be_visible()
    expect(ada.get_by_role("main").get_by_role("listitem").nth(1)).to_contain_text("Bea")
    ada.get_by_role("button", name="Start now").click()
    for page in (ada, bea):
        expect(page.locator(".table")).to_be_visible()
    expect(screen.locator(".headline")).to_be_visible()
    for context in browser.contexts[:]:
        context.close()
