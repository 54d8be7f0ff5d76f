"""Time Bomb's talk in the browser: people speak while another one thinks, a silent round, talking aloud."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import Server, choose, choose_first, enter, options, person, sit
from tests.server.test_talk import MOSCOW_FIRST, moscow

NAMES = ("Ada", "Bea", "Cleo", "Dov")


def table(server: Server, **more: Any) -> dict[str, Any]:
    """A table of four people, the first of whom begins."""
    wish = {"game": "time-bomb", "seats": [person(name) for name in NAMES], "pace": 0, "seed": "talk", **more}
    wish["options"] = {"first_player": 1, **more.get("options", {})}
    made: dict[str, Any] = json.loads(server.ask("/api/tables", wish))
    return made


def seated(browser: Browser, server: Server, made: dict[str, Any], seat: int, **how: Any) -> Page:
    """One of the people, at a device of their own."""
    own = [it for it in made["seats"] if it["seat"] == seat]
    return sit(enter(browser, **how), server, {**made, "seats": own})


@pytest.mark.slow
def test_people_speak_while_another_one_thinks(server: Server, browser: Browser) -> None:
    made = table(server, options={"locations": False})
    ada, bea, cleo, dov = (seated(browser, server, made, seat, phone=seat == 3) for seat in range(4))
    for page in (bea, cleo, dov):
        choose_first(page)  # says nothing in the briefing
    truth = ada.locator(".speech .truth")
    expect(truth).to_have_count(2)  # one value of each control
    ada.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(ada.locator(".speech .say")).to_be_disabled()  # nothing is said of the bomb in her name
    ada.locator(".speech fieldset").nth(1).locator("label").first.click()
    ada.locator(".speech .say").click()
    expect(dov.locator(".bubble").first).to_contain_text("3 defusers")

    bea.get_by_label("What about?").select_option("accuse")
    bea.locator(".speech").get_by_text("Ada", exact=True).click()
    bea.locator(".speech fieldset").nth(1).get_by_text("Organisation").click()
    bea.locator(".speech .say").click()
    expect(ada.get_by_text("Ada works for the Organisation!")).to_be_visible()
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_label("What about?").select_option("deny")
    for part in ada.locator(".speech fieldset").all():
        part.locator("label").first.click()
    ada.locator(".speech .say").click()
    expect(dov.get_by_text("That is not true, Bea!")).to_be_visible()

    dov.get_by_role("button", name="Say something").click()
    dov.get_by_label("What about?").select_option("spare")
    cut = options(ada).filter(has_text="Cut Bea's cable")
    choose(ada, cut)
    expect(dov.locator(".bubble")).to_have_count(0)  # what was said before belongs to the cut before
    expect(dov.locator(".speech")).to_be_visible()  # and everybody may speak again
    for page in (ada, bea, cleo, dov):
        page.context.close()


def test_a_silent_round_is_silent_in_the_browser(server: Server, browser: Browser) -> None:
    made = table(server, pack=MOSCOW_FIRST, seed=moscow())
    bea = seated(browser, server, made, 1)
    expect(bea.get_by_text("Waiting for Ada").first).to_be_visible()
    expect(bea.locator(".speech")).to_have_count(0)
    bea.get_by_role("tab", name="Chat").click()
    expect(bea.get_by_role("button", name="BU-PLACE-14")).to_be_visible()
    expect(bea.get_by_placeholder("Say something")).to_have_count(0)
    bea.context.close()


SECRETS = ".hand, [data-el=my-role], [data-el=known], .minds"  # what only one of them may see


def test_four_who_talk_aloud_at_one_device_cut_before_everybodys_eyes(server: Server, browser: Browser) -> None:
    page = sit(enter(browser), server, table(server, options={"locations": False, "talk_aloud": True}))
    curtain = page.locator(".curtain")
    for _ in range(3):
        expect(options(page).first).to_contain_text("Cut")
        expect(curtain.or_(page.locator(".speech"))).to_have_count(0)
        expect(page.locator(SECRETS)).to_have_count(0)
        holder = page.locator(".prompt .turn").inner_text()
        choose(page, options(page).first)
        expect(page.locator(".prompt .turn")).not_to_have_text(holder)  # whoever was cut takes the cutters
    page.context.close()


def test_who_talk_aloud_look_at_their_own_cards_behind_a_curtain(server: Server, browser: Browser) -> None:
    page = sit(enter(browser, phone=True), server, table(server, options={"locations": False, "talk_aloud": True}))
    expect(options(page).first).to_contain_text("Cut")
    page.get_by_role("button", name="Look at the cards of Bea").click()
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Bea")
    expect(page.locator(SECRETS)).to_have_count(0)
    page.get_by_role("button", name="I am Bea").click()
    expect(page.locator("[data-el=my-role]")).to_be_visible()
    expect(page.get_by_text("Only for Bea")).to_be_visible()
    page.get_by_role("button", name="Hide them again").click()
    expect(page.locator(SECRETS)).to_have_count(0)
    expect(options(page).first).to_contain_text("Cut")  # Ada goes on
    expect(page.locator(".prompt .turn")).to_have_text("Ada")
    page.context.close()


@pytest.mark.slow
def test_a_hidden_choice_needs_a_curtain_even_among_those_who_talk_aloud(server: Server, browser: Browser) -> None:
    wish = {"game": "time-bomb", "seats": [person(name) for name in (*NAMES, "Eve")], "pace": 0, "seed": "covers"}
    made = json.loads(server.ask("/api/tables", {**wish, "options": {"locations": False, "talk_aloud": True}}))
    page = sit(enter(browser), server, made)
    for name in (*NAMES, "Eve"):  # with five, everybody shows a cover to somebody, in secret
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
        expect(options(page)).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        choose(page, options(page).first)
    expect(options(page).first).to_contain_text("Cut")
    expect(page.locator(SECRETS)).to_have_count(0)
    page.context.close()
