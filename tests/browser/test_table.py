"""What people do at a table in the browser: share a device, come back, ask why, take back, look back, go on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.support import (
    Server,
    bot,
    choose,
    choose_first,
    enter,
    hurry_bots,
    options,
    person,
    sit,
    texts,
)
from tests.quick import quick

# Several people, one device


def test_the_curtain_hides_one_person_from_the_next(device: BrowserContext, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), person("Bea")])
    page = sit(device, server, made)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".table [data-el]").first).to_be_visible()
    next_thing = page.locator(".curtain, [role=menuitem]:not([disabled])").first
    for _ in range(30):
        expect(next_thing).to_be_visible()
        if page.locator(".curtain").count():
            break
        choose_first(page)
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Hand the device to Bea")
    expect(page.locator("[data-el]")).to_have_count(0)
    page.get_by_role("button", name="I am Bea").click()
    expect(options(page).first).to_be_visible()
    expect(page.get_by_role("group", name="Ada's hand")).to_contain_text("Face down")


# Coming back


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(device: BrowserContext, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), bot()])
    page = sit(device, server, made)
    choose_first(page)
    expect(options(page).first).to_be_visible()
    said = page.locator("[role=menuitem] .text")
    choices, lines = texts(said), page.locator(".last").inner_text()
    lit = page.locator(".table [data-el].lit").count()
    page.reload()
    expect(options(page).first).to_be_visible()
    assert texts(said) == choices
    assert page.locator(".last").inner_text() == lines
    assert page.locator(".table [data-el].lit").count() == lit


def test_a_running_table_is_listed_in_the_box(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    choose_first(page)
    page.get_by_role("link", name="To the box").click()
    page.get_by_role("region", name="Go on playing").get_by_role("link").click()
    expect(options(page).first).to_be_visible()


# Phone


@pytest.mark.parametrize("game", quick(["a-team", "time-bomb"], "time-bomb"))
def test_a_phone_needs_no_sideways_scrolling_and_plays_by_touch(browser: Browser, server: Server, game: str) -> None:
    context = enter(browser, phone=True)
    bots = [bot(name, "thumb") for name in ("Bo", "Cleo", "Dov")]  # the play goes on long enough
    page = sit(context, server, server.make(game, [person("Ada"), *bots]))
    expect(options(page).first).to_be_visible()
    assert fits(page)
    for _ in range(2):  # each tap has to come through
        choose_first(page, Locator.tap)
    for button in page.locator("nav.thumbs button").all():
        button.tap()
        assert fits(page)
        page.keyboard.press("Escape")
    context.close()


def test_eight_at_a_phone_have_cards_for_a_thumb_and_my_own_in_sight(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    bots = [bot(name) for name in ("Bo", "Cleo", "Dov", "Effie", "Fay", "Gus", "Hal")]
    page = sit(context, server, server.make("time-bomb", [person("Ada"), *bots]))
    expect(options(page).first).to_be_visible()
    cards = page.locator(".place [data-card]")
    expect(cards).to_have_count(40)
    widths = cards.evaluate_all("all => all.map(it => it.getBoundingClientRect().width)")
    assert min(widths) >= 44
    expect(page.locator(".dock [data-el=my-role]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".dock [data-el=dealt-1]")).to_be_in_viewport()
    context.close()


def test_the_list_of_all_options_is_a_drawer_over_the_board(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    page = sit(context, server, server.make("thunderbirds-solo", [person("Ada")]))
    last = options(page).last
    expect(last).not_to_be_in_viewport()
    acts = page.locator(".acts").bounding_box()
    opener = page.get_by_role("button", name=re.compile(r"All options \(\d+\)"))
    opener.tap()
    expect(last).to_be_in_viewport(ratio=0.9)
    assert page.locator(".acts").bounding_box() == acts, "the main act stays where it is"
    assert fits(page)
    page.locator(".board").tap(position={"x": 5, "y": 5})
    expect(last).not_to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(options(page).first).to_be_focused()
    expect(last).to_be_in_viewport(ratio=0.9)
    context.close()


def test_the_box_and_its_set_up_fit_a_phone(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    page = context.new_page()
    page.goto(server.url)
    page.locator("button.game", has_text="A-Team").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert fits(page)
    context.close()


def fits(page: Page) -> bool:
    """Whether the page needs no sideways scrolling."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth && innerWidth === screen.width"))


# Languages


def test_a_table_speaks_french_and_english(browser: Browser, server: Server) -> None:
    context = enter(browser, lang="fr-FR")
    page = context.new_page()
    hurry_bots(page)
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("button.game").first.click()
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.get_by_role("menu", name="Vos choix")).to_be_visible()
    french = texts(options(page))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("en")
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu", name="Your options")).to_be_visible()
    expect(options(page).first).not_to_have_text(french[0])
    assert len(texts(options(page))) == len(french)
    context.close()


# Taking back, asking why


@pytest.mark.parametrize("phone", [False, True])
def test_a_choice_can_be_taken_back_and_done_again(browser: Browser, server: Server, phone: bool) -> None:
    made = server.make("a-team", [person("Ada"), person("Bea")])
    made["seats"].pop()  # Bea is at another device, and in no hurry
    context = enter(browser, phone=phone)
    page = sit(context, server, made)
    expect(options(page).first).to_be_visible()
    before = texts(options(page))
    choose_first(page)
    waits = page.locator(".options", has_text="Waiting for Bea")
    expect(waits).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(options(page)).to_have_count(len(before))
    assert texts(options(page)) == before
    page.get_by_role("button", name="Do it again").click()
    expect(waits).to_be_visible()
    context.close()


def test_only_what_cannot_be_taken_back_is_asked_again(device: BrowserContext, server: Server) -> None:
    device.add_init_script('localStorage.setItem(\'coffret.settings\', \'{"confirm":"final","events":"now"}\')')
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    roll = page.get_by_role("menuitem", name=re.compile("^.?Roll"))
    for _ in range(6):  # choices that can be taken back are made at once
        expect(options(page).first).to_be_visible()
        if roll.count():
            break
        choose_first(page)
    choose(page, roll)
    expect(page.get_by_role("button", name=re.compile("Yes: Roll"))).to_be_visible()


def test_a_thing_that_cannot_be_done_says_why_with_its_rule(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    expect(options(page).first).to_be_visible()
    page.locator(".table [data-el^=space-]:not(.lit)").nth(20).click(button="right", force=True)
    about = page.locator(".about")
    expect(about).to_be_visible()
    expect(about.locator(".because")).to_have_count(0)
    about.get_by_role("button", name="Why not now?").click()
    expect(about.get_by_role("heading", name="Why not now")).to_be_visible()
    expect(about.locator(".because .rule .id").first).to_have_text(re.compile(r"^AT-[A-Z]+-\d\d$"))


# Looking back, files, playing on


def test_replay_export_import_and_playing_on(device: BrowserContext, server: Server, tmp_path: Path) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    for _ in range(4):
        choose_first(page)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name=re.compile("Step"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 2
    slider.fill("1")
    expect(page.locator(".replay .count")).to_have_text(f"1/{last}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != table and "/table/" in url)
    expect(options(page).first).to_be_visible()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save file").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the whole play").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".coffret"

    choices, fork = texts(options(page)), page.url
    page.goto(server.url)
    page.locator("input[type=file]").first.set_input_files(saved)
    page.wait_for_url(re.compile("/table/"))
    assert page.url != fork
    expect(options(page).first).to_be_visible()
    assert texts(options(page)) == choices


def test_the_end_comes_back_after_a_reload_and_can_be_closed_and_opened(device: BrowserContext, server: Server) -> None:
    bots = [bot(name) for name in ("Bo", "Cleo", "Dov", "Effie")]
    page = sit(device, server, server.make("time-bomb", bots))
    ending = page.get_by_role("dialog")
    expect(ending.locator(".text")).to_be_visible()
    told = ending.locator(".text").inner_text()
    page.reload()
    expect(ending.locator(".text")).to_have_text(told)
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    expect(page.locator(".prompt .asked")).to_contain_text(told)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="The end").click()
    expect(ending.locator(".text")).to_have_text(told)
    ending.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="The end")).to_be_visible()
    expect(ending).to_have_count(0)


# What lies over the table


def test_going_back_takes_the_sheet_away_and_not_the_table(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    table = page.url
    for way in ("back", "Escape", "Close"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Fair dice").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if way == "back":
            page.go_back()
        elif way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == table
    expect(options(page).first).to_be_visible()


def test_keys_are_meant_for_the_sheet_that_lies_over_the_table(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    expect(options(page).first).to_be_visible()
    lines = page.locator(".last").inner_text()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()  # it takes the focus when it comes
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator(".last").inner_text() == lines


def test_the_set_up_is_kept_while_the_rules_are_read(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    page.goto(server.url)
    page.locator("button.game", has_text="A-Team").click()
    page.get_by_label("Who plays seat 2").select_option("friend")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Who plays seat 2")).to_have_value("friend")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("button.game").first).to_be_visible()


def test_others_read_whom_they_wait_for(browser: Browser, server: Server) -> None:
    ada, eve = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), bot()])
    mine = sit(ada, server, made)
    expect(mine.locator(".prompt")).to_contain_text("Your turn")
    watching = eve.new_page()
    watching.goto(f"{server.url}/join#{made['spectator']}")
    watching.get_by_role("button", name="Watch").click()
    expect(watching.locator(".asked")).to_contain_text("Waiting for Ada")
    for context in (ada, eve):
        context.close()
