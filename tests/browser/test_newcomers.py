"""What newcomers stumbled over: ways out without a word, lessons and saves that pile up, an empty seat with a name."""

from playwright.sync_api import BrowserContext, expect

from coffret.games.thunderbirds_solo import game
from coffret.kernel.save import write_text
from tests.browser.support import Server, bot, invited, options, person, sit


def test_every_way_out_of_a_table_says_what_it_does(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot(), bot("Cleo")]))
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    for said in (
        "You can take your seat back at any time.",
        "only a new invitation lets you in again",
        "nobody wins",
        "The game stays as it is",
    ):
        expect(menu.get_by_text(said).first).to_be_visible()


def test_an_empty_seat_has_no_name_in_the_invitation(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), invited()]))
    page.get_by_text("Invitations for one seat each").first.click()
    expect(page.get_by_text("Free seat 2").first).to_be_visible()
    expect(page.locator("li strong", has_text="Player 2")).to_have_count(0)


def test_a_lesson_and_a_save_opened_twice_leave_one_table_each(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    running = page.get_by_role("region", name="Go on playing").get_by_role("listitem")
    for _ in range(2):
        page.goto(server.url)
        page.get_by_role("button", name="Learn").first.click()
        page.wait_for_url("**/table/*")
    page.goto(server.url)
    expect(running).to_have_count(1)
    save = {"name": "a.coffret", "mimeType": "text/plain", "buffer": write_text(game.table(1, seed="twice")).encode()}
    page.locator("input[accept*=coffret]").set_input_files(save)  # type: ignore[arg-type]
    page.wait_for_url("**/table/*")
    expect(options(page).first).to_be_visible()
    first = page.url
    page.goto(server.url)
    expect(running).to_have_count(2)
    page.locator("input[accept*=coffret]").set_input_files(save)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("already has a table")
    page.get_by_role("link", name="Go there").click()
    page.wait_for_url(first)
