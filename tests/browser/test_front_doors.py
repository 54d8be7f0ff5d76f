"""The set-up of a game: ways to play, missions to choose from by their maps, a mission of one's own."""

import json
import random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from coffret.bots import measured
from coffret.kernel.game import load
from coffret.terminal.language import box
from tests.browser.support import (
    DESK,
    DRESSED,
    PHONE,
    Server,
    at_rest,
    bot,
    choose,
    enter,
    options,
    person,
    sit,
    stand,
    wait_until,
)
from tests.games.away_missions.test_scenario_files import EXAMPLE


def set_up(device: BrowserContext, server: Server, game: str) -> Page:
    """The set-up of a game, from the shelf."""
    page = device.new_page()
    page.goto(server.url)
    page.locator("button.game", has_text=game).click()
    return page


def test_a_newcomer_is_offered_the_first_game_and_next_time_what_was_played(
    device: BrowserContext, server: Server
) -> None:
    page = set_up(device, server, "Time Bomb")
    expect(page.get_by_role("radio", name="First game")).to_be_checked()
    page.get_by_text("Options", exact=True).click()
    expect(page.get_by_label("Play with Locations")).not_to_be_checked()
    page.get_by_role("radio", name="Usual").check()
    expect(page.get_by_label("Play with Locations")).to_be_checked()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    again = set_up(device, server, "Time Bomb")
    expect(again.get_by_role("radio", name="Usual")).to_be_checked()


def test_the_figure_of_what_is_chosen_is_told(device: BrowserContext, server: Server) -> None:
    page = set_up(device, server, "Thunderbirds Solitaire")
    told = page.locator(".measured")
    game = load("thunderbirds-solo")
    for preset in game.about.preset:
        page.get_by_role("radio", name=preset.title["en"]).check()
        figure = measured.told(game, 1, preset.options, "en", box("en"))
        assert figure is not None
        expect(told).to_have_text(figure.text)
        expect(told).to_have_attribute("title", figure.exact)


def test_players_are_seated_by_face_one_by_one_or_all_at_once(device: BrowserContext, server: Server) -> None:
    page = set_up(device, server, "Time Bomb")
    seats = page.get_by_role("group", name="Who plays?").get_by_role("listitem")
    expect(seats.locator("svg.face")).to_have_count(5)
    expect(seats.locator("svg.face.bot")).to_have_count(4)
    assert page.evaluate("document.documentElement.dataset.game") is None  # in the letters and colours of the shelf
    page.get_by_label("Who plays seat 2").select_option("friend")
    page.get_by_label("Who plays seat 3").select_option("bot beginner")
    expect(seats.locator("svg.face.friend")).to_have_count(1)
    expect(page.get_by_role("button", name="Set the table and invite")).to_be_visible()
    page.get_by_role("button", name="People here").click()
    expect(seats.locator("svg.face.here")).to_have_count(4)
    page.get_by_role("button", name="Bots", exact=True).click()
    page.get_by_label("Who plays seat 5").select_option("here")
    page.get_by_label("Name of seat 5").fill("Eve")
    page.get_by_label("Who plays seat 2").select_option("bot beginner")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    token = page.evaluate("Object.values(JSON.parse(localStorage.getItem('coffret.tables')))[0].host")
    (table,) = json.loads(server.ask("/api/mine", {"tokens": [token]}))["tables"]
    assert table["names"][4] == "Eve"
    page.goto(server.url)
    expect(page.locator("html[data-game]")).to_have_count(0)


@pytest.mark.parametrize("game", ["Time Bomb", "The A-Team"])
def test_where_a_seat_is_taken_away_what_stands_under_it_stays(
    device: BrowserContext, server: Server, game: str
) -> None:
    page = set_up(device, server, game)
    begins = page.get_by_role("button", name="Play", exact=True)
    expect(begins).to_be_visible()
    more = page.get_by_role("button", name="Add a seat")
    while more.count():
        more.click()
    at_rest(page)
    place = begins.bounding_box()
    for _ in range(2):
        page.locator(".remove").last.click()
        at_rest(page)
        assert begins.bounding_box() == place


def test_the_move_clock_and_the_moment_that_bots_leave_are_set_before_the_game(
    device: BrowserContext, server: Server
) -> None:
    page = set_up(device, server, "Race for the Formula")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Time for each choice").select_option("60")
    page.get_by_label("Bots leave time to step in").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Time for each choice")).to_have_value("60")
    expect(page.get_by_label("Bots leave time to step in")).to_have_value("8")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_mission_is_chosen_by_its_poster(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    device = enter(browser, phone=size == PHONE, size=size)
    page = set_up(device, server, "Away Missions")
    missions = page.get_by_role("group", name="Mission")
    expect(missions.get_by_role("radio")).to_have_count(10)
    queen = missions.locator("label", has_text="The Hive Queen")
    expect(queen).to_contain_text("65 min")  # for two
    page.get_by_role("button", name="Add a seat").click()
    expect(queen).to_contain_text("80 min")
    expect(queen.get_by_role("img", name="Difficulty 5 of 5")).to_have_count(1)
    queen.scroll_into_view_if_needed()
    drawn = "it => it.querySelector('use').getBBox().height"
    wait_until(
        page, f"() => ({drawn})(document.querySelector('label:has([value=hive-queen])')) > 0"
    )  # its scene has come
    queen.click()
    expect(missions).to_contain_text("as a locomotive")  # its story
    board = missions.get_by_alt_text("The board it is played on")
    assert board.evaluate("it => it.decode().then(() => it.naturalWidth)") > 100
    assert page.evaluate("(it => it.scrollWidth <= it.clientWidth)(document.querySelector('dialog .body'))")
    device.close()


def test_a_game_without_posters_of_its_own_shows_the_boards_that_its_missions_lead_to(
    device: BrowserContext, server: Server
) -> None:
    device.route("**/api/box*", without_posters)
    page = set_up(device, server, "Away Missions")
    first = page.get_by_role("group", name="Mission").locator("label").first.locator("img")
    assert first.evaluate("it => it.decode().then(() => it.naturalWidth)") > 100


def without_posters(route: Route) -> None:
    """The box as it is, but that no game has drawn posters."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace('"poster":true', '"poster":false'))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_friends_are_invited_and_games_joined_from_the_shelf(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    device = enter(browser, phone=size == PHONE, size=size)
    page = device.new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play with friends").click()
    games = page.get_by_role("dialog", name="Play with friends").get_by_role("button")
    expect(games.filter(has_text="Thunderbirds Solitaire")).to_have_count(0)  # which is played alone
    games.filter(has_text="Race for the Formula").click()
    seats = page.get_by_role("group", name="Who plays?").get_by_role("listitem")
    expect(seats.locator("svg.face.friend")).to_have_count(2)
    page.get_by_role("button", name="Set the table and invite").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Link for the whole table").first.input_value()
    guest = enter(browser, phone=size == PHONE, size=size)
    door = guest.new_page()
    door.goto(server.url)
    door.get_by_role("button", name="Join a game").click()
    expect(door.get_by_role("button", name="Join", exact=True)).to_be_disabled()
    door.get_by_label("Link, code or four letters").fill(link)
    door.get_by_role("button", name="Join", exact=True).click()
    expect(door.get_by_role("heading", name="Race for the Formula")).to_be_visible()
    expect(door.get_by_role("button", name="Sit down")).to_be_enabled()
    guest.close()
    device.close()


def test_a_mission_of_ones_own_is_dropped_on_the_page_checked_and_played(
    device: BrowserContext, server: Server
) -> None:
    page = set_up(device, server, "Away Missions")
    missions = page.get_by_role("group", name="Mission")
    chosen = missions.locator("input[type=file]")
    chosen.set_input_files({"name": "m.toml", "mimeType": "text/plain", "buffer": b"[[scenario]]\nid = 1\n"})
    expect(page.get_by_role("alert")).to_contain_text("line")
    chosen.set_input_files({"name": "m.toml", "mimeType": "text/plain", "buffer": EXAMPLE.encode()})
    expect(missions.get_by_role("radio", name="A mission of your own")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table")).to_contain_text("The Lost Beacon")


def lone_options(browser: Browser, server: Server, obvious: bool) -> int:
    """How often somebody had to take the only option there was, in the first choices of a play."""
    device = enter(browser)
    if obvious:
        device.add_init_script(
            "const s = JSON.parse(localStorage.getItem('coffret.settings') ?? '{}');"
            "localStorage.setItem('coffret.settings', JSON.stringify({ ...s, obvious: true }))"
        )
    wish = {"game": "time-bomb", "seats": [person("Ada"), *[bot()] * 4], "pace": 0, "seed": "obvious"}
    made = json.loads(server.ask("/api/tables", {**wish, "options": {"talk_aloud": True, "first_player": 1}}))
    page = sit(device, server, made)
    wait_until(page, f"() => {DRESSED}")  # the game has told what is obvious in it
    lone, rng = 0, random.Random(1)
    for _ in range(6):
        if stand(page)["over"]:
            break
        offered = options(page).count()
        lone += offered == 1 and "…" not in options(page).first.inner_text()  # which stands for several
        choose(page, options(page).nth(rng.randrange(offered)))
    device.close()
    return lone


def test_an_only_option_acts_by_itself_if_one_wishes_so(browser: Browser, server: Server) -> None:
    assert lone_options(browser, server, obvious=False) > 0
    assert lone_options(browser, server, obvious=True) == 0


def test_enter_begins_the_game_and_does_not_close_the_set_up(device: BrowserContext, server: Server) -> None:
    page = set_up(device, server, "Time Bomb")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
