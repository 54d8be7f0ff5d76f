"""The set-up of a game: ways to play, missions to choose from by their maps, a mission of one's own."""

import json
import random

from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.bots import measured
from coffret.kernel.game import load
from coffret.terminal.language import box
from tests.browser.support import PHONE, Server, bot, choose, enter, options, person, sit, stand
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
    assert page.evaluate("document.documentElement.dataset.game") == "time-bomb"  # in the look of the game
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


def test_a_mission_is_chosen_by_its_map(browser: Browser, server: Server) -> None:
    device = enter(browser, phone=True, size=PHONE)
    page = set_up(device, server, "Away Missions")
    missions = page.get_by_role("group", name="Mission")
    expect(missions.get_by_role("radio")).to_have_count(10)
    missions.get_by_text("The Hive Queen").click()
    expect(missions).to_contain_text("Difficulty 5 of 5")
    picture = missions.locator("img").last
    assert picture.evaluate("it => it.decode().then(() => it.naturalWidth)") > 100
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
