"""Beside bots, a person makes them wait and plays a card in their turn; when to be asked is set in a list."""

from typing import Any

from playwright.sync_api import BrowserContext, expect

from coffret.games.thunderbirds import game
from coffret.kernel.save import write_text
from tests.browser.support import Server, at_rest, choose, options, sit

# Virgil, a person, has a card that can be played at any moment; it is the turn of the first of two bots.
GIFT = """deal scott; deal virgil; deal alan; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first virgil; plan; draw-card sir_jeremy_hodge; end-actions; pass; draw sun_probe"""


def beside_two_bots(server: Server) -> dict[str, Any]:
    table = game.table(3, seed="browser", names=("Bo", "Ada", "Cleo"), rolls=False)
    for notation in GIFT.split(";"):
        table.act(notation.strip())
    table.header.bots = ("thumb", "", "thumb")
    return server.take(write_text(table))


def test_a_person_makes_two_bots_wait_and_plays_a_card_in_their_turn(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, beside_two_bots(server))
    stepping = page.get_by_role("group", name="Stepping in")
    expect(stepping.get_by_role("button", name="Wait")).to_be_visible()
    page.keyboard.press("w")
    expect(stepping).to_contain_text("The bots wait for you")
    at_rest(page)
    stepping.get_by_role("button", name="When to ask me").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Sir Jeremy").select_option("wait")
    sheet.get_by_label("Everything else").select_option("ends")
    page.keyboard.press("Escape")
    choose(page, options(page).filter(has_text="Sir Jeremy Hodge").first)
    expect(page.locator("body")).to_contain_text("Virgil plays “Sir Jeremy Hodge”")
    expect(stepping.get_by_role("button", name="Go on")).to_have_count(0)
