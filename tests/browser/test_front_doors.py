"""The set-up of a game: ways to play, missions to choose from by their maps, a mission of one's own."""

import json
import random

from playwright.sync_api import Browser, BrowserContext, Page, expect

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
