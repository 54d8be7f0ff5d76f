"""Time Bomb's talk in the browser: people speak while another one thinks, a silent round, talking aloud."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support import DESK, PHONE, Server, at_rest, choose, choose_first, enter, options, person, sit
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


def touch(page: Page, id: str) -> None:
    """Touch a thing on the table where nothing lies over it."""
    thing = page.locator(f".stage [data-el={id}]").first
    (thing if id.startswith("cable") else thing.locator("svg").first).click()


def say(page: Page, about: str, says: str) -> None:
    """Say something in two touches: of whom or what, and what."""
    touch(page, about)
    page.locator(f'.about [data-do="{says}"]').click()
    expect(page.locator(".about")).to_have_count(0)


def silent(*pages: Page) -> None:
    """Say nothing in the briefing."""
    for page in pages:
        choose_first(page)


def test_people_speak_by_touching_whom_it_is_about_while_another_one_thinks(server: Server, browser: Browser) -> None:
    made = table(server, options={"locations": False})
    ada, bea, cleo, dov = (seated(browser, server, made, seat, phone=seat == 3) for seat in range(4))
    silent(bea, cleo, dov)
    truth = ada.locator(".about .say.true")
    touch(ada, "seat-1")
    expect(truth).to_have_count(1)
    assert truth.get_attribute("data-do") == "declare 1:no"
    own = ada.locator(".place.mine .seat-shape").evaluate("(it) => getComputedStyle(it).getPropertyValue('--seat')")
    expect(truth.locator("svg")).to_have_css("--seat", own)  # in one's own colour
    ada.keyboard.press("Escape")
    touch(ada, "cable-1-2")  # my cables are what I have as well
    ada.locator('.about [data-do="declare 3:yes"]').click()
    expect(dov.locator(".bubble").first).to_contain_text("3 defusers")

    say(bea, "seat-1", "accuse 1:organisation")
    expect(ada.get_by_text("Ada works for the Organisation!").first).to_be_visible()
    say(ada, "seat-2", "deny 2")
    expect(dov.get_by_text("That is not true, Bea!").first).to_be_visible()
    say(dov, "cable-3-1", "propose-cable 3:1")
    expect(ada.locator(".bubble", has_text="Cut Cleo's cable 1!")).to_be_visible()

    touch(dov, "seat-2")
    expect(dov.locator(".about .say").first).to_be_visible()
    choose(ada, options(ada).filter(has_text="Cut Bea's cable"))
    expect(dov.locator(".bubble")).to_have_count(0)  # what was said before belongs to the cut before
    say(dov, "seat-3", "vouch 3")  # and everybody may speak again
    for page in (ada, bea, cleo, dov):
        page.context.close()


def test_what_people_write_stands_at_their_seats_and_in_the_log(server: Server, browser: Browser) -> None:
    made = table(server, options={"locations": False})
    ada, bea, dov = (seated(browser, server, made, seat, phone=seat == 3) for seat in (0, 1, 3))
    watcher = enter(browser).new_page()
    watcher.goto(f"{server.url}/join#{made['spectator']}")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator(".place", has_text="Dov")).to_be_visible()
    dov.locator(".opener").click()
    dov.locator(".about input").fill("Ada, look at Bea!")
    for page in (ada, bea, watcher):
        expect(page.locator(".place", has_text="Dov").locator(".bubble.writes")).to_be_visible()
    dov.locator(".about input").press("Enter")
    expect(dov.locator(".about")).to_have_count(0)
    for page in (ada, bea, watcher, dov):
        expect(page.locator(".place", has_text="Dov").locator(".bubble")).to_have_text("Ada, look at Bea!")
        expect(page.locator(".bubble.writes")).to_have_count(0)
    expect(ada.get_by_role("log").locator(".said")).to_have_text("Dov Ada, look at Bea!")
    touch(ada, "seat-4")
    expect(ada.locator(".about .words")).to_have_text("Ada, look at Bea!")
    ada.reload()  # it keeps its place in the log
    expect(ada.get_by_role("log").locator(".said + li")).to_have_count(0)
    choose_first(bea)
    expect(ada.get_by_role("log").locator(".said + li")).to_contain_text("Bea has chosen")
    for page in (ada, bea, dov, watcher):
        page.context.close()


CLEAR = """() => {
  const box = (it) => it.getBoundingClientRect();
  const about = box(document.querySelector(".about"));
  const over = (it) => { const b = box(it);
    return Math.min(b.right, about.right) - Math.max(b.left, about.left) > 1
      && Math.min(b.bottom, about.bottom) - Math.max(b.top, about.top) > 1; };
  return [...document.querySelectorAll(".prompt, .acts, .thumbs")].filter((it) => box(it).width && over(it))
    .map((it) => it.className);
}"""


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)])
def test_what_can_be_said_covers_nothing_and_closes_when_anything_else_is_touched(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    made = table(server, options={"locations": False})
    pages = [seated(browser, server, made, seat, phone=size != DESK, size=size) for seat in range(4)]
    silent(*pages)
    ada = pages[0]
    for id in ("seat-1", "seat-2", "seat-4", "cable-1-1"):
        touch(ada, id)
        expect(ada.locator(".about .say").first).to_be_visible()
        at_rest(ada)
        assert ada.evaluate(CLEAR) == []
        ada.locator(".prompt .signs").click()
        expect(ada.locator(".about")).to_have_count(0)
    for page in pages:
        page.context.close()


def test_who_is_away_is_told_at_their_seat_with_what_can_be_done(server: Server, browser: Browser) -> None:
    made = table(server, options={"locations": False})
    ada, bea = (seated(browser, server, made, seat, phone=seat == 1) for seat in (0, 1))
    expect(bea.locator(".place", has_text="Ada").locator(".away")).to_have_count(0)
    ada.context.close()
    expect(bea.locator(".place", has_text="Ada").locator(".away")).to_have_count(1)
    bea.clock.install()
    bea.reload()
    touch(bea, "seat-1")
    presence = bea.locator(".about .presence")
    expect(presence).to_contain_text("Ada has just left.")
    expect(presence.get_by_role("button", name="Let a bot play")).to_be_disabled()
    bea.clock.fast_forward(180_000)
    expect(presence).to_contain_text("Ada has been away for 3 minutes.")
    expect(presence.get_by_role("button", name="Let a bot play")).to_be_enabled()
    notice = bea.locator(".notices", has_text="Ada has been away")
    expect(notice).to_be_visible()
    presence.get_by_role("button", name="Wait").click()
    expect(bea.locator(".about")).to_have_count(0)
    expect(notice).to_have_count(0)  # and says no more about it
    bea.context.close()


WALK = """() => [...document.querySelectorAll(".table button, .table [data-el], .table summary, .table a")]
  .map((it) => { const b = it.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })
  .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""
UNDER = "([x, y, what]) => !!document.elementFromPoint(x, y)?.closest(what)"
ACTS = ".acts .row, .lit, .prompt .undo, .prompt .redo, .prompt .home"  # what does something else than to speak


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_is_said_by_a_single_touch_on_any_screen(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    """Whoever touches each thing once, in the briefing and before a cut, with the cutters and without, says nothing."""
    made = table(server, options={"locations": False})
    pages = [seated(browser, server, made, seat, phone=size != DESK, size=size) for seat in range(4)]
    sent: list[str] = []

    def heard(frame: Any) -> None:
        told = json.loads(frame if isinstance(frame, str) else frame.decode())
        sent.extend([told["action"]] if told.get("t") == "move" else [])

    for page in pages[:2]:
        page.on("websocket", lambda socket: socket.on("framesent", heard))
        page.reload()
        expect(page.locator(".opener")).to_be_visible()
    walked = 0
    for screen in ("briefing", "cut"):
        for page in pages[:2]:
            at_rest(page)
            for x, y in page.evaluate(WALK):
                page.keyboard.press("Escape")
                if not page.evaluate(UNDER, [x, y, f"dialog, .about, {ACTS}"]):
                    page.mouse.click(x, y)
                    walked += 1
        assert sent == [], screen
        for page in pages[:2]:  # nothing lies open any more
            page.reload()
            expect(page.locator(".opener")).to_be_visible()
        if screen == "briefing":
            silent(*pages)
            sent.clear()
    assert walked > 80
    say(pages[1], "seat-1", "vouch 1")
    assert [each.split()[0] for each in sent] == ["vouch"]
    for page in pages:
        page.context.close()


def test_a_silent_round_is_silent_in_the_browser(server: Server, browser: Browser) -> None:
    made = table(server, pack=MOSCOW_FIRST, seed=moscow())
    bea = seated(browser, server, made, 1)
    expect(bea.get_by_text("Waiting for Ada").first).to_be_visible()
    expect(bea.locator(".opener")).to_have_count(0)
    touch(bea, "seat-1")
    expect(bea.locator(".about")).to_contain_text("The rules forbid talking freely now.")
    expect(bea.locator(".about").get_by_role("button", name="BU-PLACE-14")).to_be_visible()
    expect(bea.locator(".about .say, .about input")).to_have_count(0)
    bea.keyboard.press("Escape")
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
        expect(curtain.or_(page.locator(".opener"))).to_have_count(0)
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


def test_a_note_of_ones_own_is_on_all_devices_of_the_seat_and_in_the_replay(server: Server, browser: Browser) -> None:
    made = table(server, options={"locations": False})
    ada, same, bea = (seated(browser, server, made, seat, phone=number == 1) for number, seat in enumerate((0, 0, 1)))
    silent(ada)
    touch(ada, "seat-2")
    ada.locator(".about").get_by_role("button", name="Note", exact=True).click()
    ada.locator(".about .note").get_by_role("button", name="suspicious").click()
    for page in (ada, same):
        expect(page.locator(".marks span")).to_have_text("✗")
    ada.locator(".about .note input").fill("0 or 1, and too quiet")
    ada.locator(".about .note input").press("Enter")
    touch(same, "seat-2")
    expect(same.locator(".about .note input")).to_have_value("0 or 1, and too quiet")
    expect(bea.locator(".marks")).to_have_count(0)
    ada.reload()
    expect(ada.locator(".marks span")).to_have_text("✗")
    assert "too quiet" not in bea.content()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="End the game").click()
    ada.get_by_role("button", name="End it", exact=True).click()
    ada.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(ada.locator(".replay")).to_be_visible()
    expect(ada.locator(".marks")).to_have_count(0)  # at the beginning nothing had been noted
    ada.get_by_role("button", name="To the end").click()
    expect(ada.locator(".marks span")).to_have_text("✗")
    for page in (ada, same, bea):
        page.context.close()
