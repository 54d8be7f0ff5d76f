"""Whole plays in the browser, from the shelf to the end: by mouse only, by keys only."""

import random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.support import Server, hurry_bots, options, play_by_keys, play_by_mouse


def shows_the_end(page: Page) -> None:
    """The end names who won, says how, and gives the rule."""
    ending = page.get_by_role("dialog")
    expect(ending.locator(".winner")).to_have_count(1)
    winner = ending.locator(".winner").inner_text().split()[-1]
    expect(ending.locator(".text")).to_contain_text(winner)
    expect(ending).to_contain_text("AT-")


def test_a_whole_a_team_by_mouse(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    hurry_bots(page)
    page.goto(server.url)
    page.locator("button.game", has_text="A-Team").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(options(page).first).to_be_visible()
    assert play_by_mouse(page, random.Random(1)) > 0, "nothing on the board ever lit up"
    shows_the_end(page)


@pytest.mark.slow
def test_a_whole_a_team_by_keys(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    hurry_bots(page)
    page.goto(server.url)
    page.locator("button.game", has_text="A-Team").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Remove seat 3").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    expect(options(page).first).to_be_visible()
    play_by_keys(page, random.Random(2))
    shows_the_end(page)
