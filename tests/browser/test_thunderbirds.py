"""Thunderbirds in the browser: alone with three bots to the end, two people and their permissions, solo, a phone."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from coffret.games.thunderbirds import game
from coffret.kernel.save import write_text
from tests.browser.support import WAIT, Server, at_rest, bot, enter, open_list, options, person, sit, stand, wait_until
from tests.browser.test_table import fits

# Lady Penelope and Scott meet in Europe; between them they have what the Scheme asks for, and neither has it alone.
MEETING = """deal lady_penelope; deal scott; draw perils_of_penelope; draw day_of_disaster; draw cham_cham;
    turn-up stolen_blueprints; first lady_penelope;
    rescue perils_of_penelope; dice 5:5; rescue day_of_disaster; dice 5:5; end-actions; draw rockquake;
    move europe; rescue cham_cham; dice 5:5; end-actions; draw ricochet"""


# Virgil has a card that can be played at any moment; it is Scott's turn.
GIFT = """deal scott; deal virgil; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first virgil; plan; draw-card sir_jeremy_hodge; end-actions; pass; draw sun_probe"""


# One person plays Scott, Virgil and Alan; Gordon waits on Tracy Island.
ALONE = """deal scott; deal virgil; deal alan; draw cham_cham; draw rockquake; draw ricochet;
    turn-up stolen_blueprints; first scott"""


def bring_in(server: Server, log: str, *names: str) -> dict[str, Any]:
    """A table at which this was played before, by chance, too; from a save file."""
    table = game.table(len(names), seed="browser", names=names, rolls=False)
    for notation in log.split(";"):
        table.act(notation.strip())
    return server.take(write_text(table))


def pick(page: Page, text: str, kind: str = "", press: Callable[[Locator], None] = Locator.click) -> None:
    """Choose the option that says this; its kind is opened first if it is folded."""
    wanted = options(page).filter(has_text=text)
    expect(options(page).filter(has_text=kind or text).first).to_be_visible()
    open_list(page)
    if not wanted.count():
        press(options(page).filter(has_text=kind).first)
    press(wanted.first)


# Something can be chosen, or it is not for me to choose.
READY = """() => !document.querySelector(".prompt.mine")
  || document.querySelector(".winners, [role=menu] [role=menuitem]:not([disabled])")"""


def play_my_turns(page: Page, rng: random.Random, moves: int = 400) -> int:
    """Click on what can be chosen whenever it is my turn, until the play is over; how many clicks that took.

    What may be done in others' turns is let pass: they go on meanwhile, and the end comes when it comes.
    """
    mine, over = page.locator(".prompt.mine"), page.get_by_role("dialog").locator(".text")
    for clicks in range(moves):
        expect(mine.or_(over).first).to_be_visible()
        if over.count():
            return clicks
        wait_until(page, READY)  # what was chosen is no longer on its way
        now = stand(page, 0)
        found = [each["at"] for each in now["choices"]] + now["lit"]
        if found:
            page.mouse.click(*rng.choice(found))
    raise AssertionError(f"not over after {moves} clicks")


@pytest.mark.slow
def test_a_whole_game_by_one_person_with_three_bots(device: BrowserContext, server: Server) -> None:
    bots = [bot(name, "thumb") for name in ("Bo", "Cleo", "Dov")]
    page = sit(device, server, server.make("thunderbirds", [person("Ada"), *bots], seed="rescue 5"))
    assert play_my_turns(page, random.Random(4)) > 0
    ending = page.get_by_role("dialog")
    expect(ending.locator(".text")).to_contain_text(re.compile("everyone loses|International Rescue wins"))
    expect(ending).to_contain_text("TB-END-0")


def test_two_people_refuse_and_grant_a_transfer_and_pay_a_scheme_together(browser: Browser, server: Server) -> None:
    made = bring_in(server, MEETING, "Ada", "Bea")
    devices = [enter(browser), enter(browser)]
    ada, bea = [
        sit(device, server, {**made, "seats": [seat]}) for device, seat in zip(devices, made["seats"], strict=True)
    ]

    pick(ada, "Scott to FAB 1", "Transfer")
    expect(bea.locator(".prompt")).to_contain_text("Lady Penelope wants to transfer Scott to FAB 1")
    expect(ada.locator(".options")).to_contain_text("Waiting for Bea")
    pick(bea, "Decline")
    expect(ada.locator(".last")).to_contain_text("Scott declines")

    pick(ada, "Scott to FAB 1", "Transfer")
    pick(bea, "Allow it")
    expect(ada.locator(".last")).to_contain_text("Scott moves over to FAB 1")

    pick(ada, "Defeat the Scheme")
    expect(bea.locator(".prompt")).to_contain_text("Scott would pay: Intelligence")
    pick(bea, "Allow it")
    for page in (ada, bea):
        expect(page.locator(".last")).to_contain_text("The Hood's Scheme:")
        expect(page.get_by_role("log")).to_contain_text("The Scheme “The Stolen Blueprints” is defeated!")
    for device in devices:
        device.close()


def test_a_card_can_be_played_between_the_end_of_the_actions_and_the_draw(browser: Browser, server: Server) -> None:
    made = bring_in(server, GIFT, "Ada", "Bea")
    devices = [enter(browser), enter(browser)]
    ada, bea = [
        sit(device, server, {**made, "seats": [seat]}) for device, seat in zip(devices, made["seats"], strict=True)
    ]
    pick(ada, "End the Action phase")
    expect(ada.locator(".options")).to_contain_text("Waiting for Bea")
    expect(bea.locator(".prompt")).to_contain_text("Play an F.A.B. card first?")
    pick(bea, "Sir Jeremy Hodge")
    pick(bea, "Logistics")
    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("Virgil takes a Logistics token")
        expect(page.get_by_role("log")).to_contain_text("It is Virgil's turn", use_inner_text=True)
    for device in devices:
        device.close()


def test_solo_with_a_change_of_character(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, bring_in(server, ALONE, "Ada"))
    expect(page.locator(".prompt")).to_contain_text("Scott")
    pick(page, "Scott with Gordon", "Replace")
    expect(page.get_by_role("log")).to_contain_text("Gordon takes Scott's place")
    expect(page.locator(".prompt")).to_contain_text("Virgil")
    pick(page, "End the Action phase")
    expect(page.locator(".prompt")).to_contain_text("Alan")
    pick(page, "End the Action phase")
    expect(page.locator(".prompt")).to_contain_text("Gordon")


# Where everything stands, and what it says: the whole table as the page has it.
LAID_OUT = """() => [
  document.querySelector(".prompt .asked").innerText,
  ...[...document.querySelectorAll(".board .piece")].map((it) => it.dataset.el + it.style.transform).sort(),
  ...[...document.querySelectorAll(".table [data-card]")].map((it) => it.dataset.el),
  ...[...document.querySelectorAll(".meter .value")].map((it) => it.innerText),
]"""


def test_the_replay_goes_forward_and_back_over_the_same_moments(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, bring_in(server, MEETING, "Ada", "Bea") | {"seats": []})
    expect(page.locator(".prompt .asked")).to_contain_text("Lady Penelope")
    at_rest(page)
    present = page.evaluate(LAID_OUT)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    slider, count = page.get_by_role("slider", name=re.compile("Step")), page.locator(".replay .count")
    last = int(slider.get_attribute("max") or 0)
    assert last > 4
    expect(count).to_have_text(f"0/{last}")
    expect(page.get_by_role("button", name="Play the replay")).to_be_focused()
    slider.fill(str(last))
    expect(count).to_have_text(f"{last}/{last}")
    assert page.evaluate(LAID_OUT)[1:] == present[1:]

    page.get_by_role("button", name="To the beginning").click()
    forward = []
    for step in range(last + 1):
        expect(count).to_have_text(f"{step}/{last}")
        expect(page.locator(".prompt .state")).to_contain_text("Replay")
        forward.append(page.evaluate(LAID_OUT))
        if step < last:
            page.get_by_role("button", name="One step forward").click()
    assert len({json.dumps(moment) for moment in forward}) > last / 2, "hardly anything ever changes"

    for step in range(last, -1, -1):
        expect(count).to_have_text(f"{step}/{last}")
        assert page.evaluate(LAID_OUT) == forward[step], f"step {step} is another on the way back"
        if step:
            page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".prompt")).not_to_contain_text("Replay")
    assert page.evaluate(LAID_OUT) == present


@pytest.mark.slow
def test_a_step_of_the_replay_is_told_line_by_line(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    context.set_default_timeout(WAIT)
    made = bring_in(server, MEETING, "Ada", "Bea")
    step, news = talkative_step(server, made)
    page = sit(context, server, made | {"seats": []})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    count = page.locator(".replay .count")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(count).to_have_text(f"0/{last}")
    page.get_by_role("slider").fill(str(step - 1))
    expect(count).to_have_text(f"{step - 1}/{last}")
    page.evaluate(
        """() => {
          window.told = new Set();
          const look = () => window.told.add(document.querySelector(".last")?.innerText ?? "");
          new MutationObserver(look).observe(document.querySelector(".prompt"), { subtree: true, childList: true,
            characterData: true });
        }"""
    )
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".last")).to_have_text(news[-1])
    told = {" ".join(text.split()) for text in page.evaluate("[...window.told]")}
    assert {" ".join(text.split()) for text in news} <= told
    context.close()


def talkative_step(server: Server, made: dict[str, Any]) -> tuple[int, list[str]]:
    """The first step of the replay that tells several lines, and these."""
    replay = json.loads(server.ask(f"/api/tables/{made['table']}/replay", tokens=made["spectator"]))
    found = [(step["step"], [line["text"] for line in step["news"]]) for step in replay["steps"]]
    return next((step, news) for step, news in found if len(news) > 2)


def test_a_phone_shows_it_without_sideways_scrolling_and_plays_by_touch(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    page = sit(context, server, bring_in(server, ALONE, "Ada"))
    expect(options(page).first).to_be_visible()
    assert fits(page)
    open_list(page)
    for option in options(page).all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    pick(page, "Asia", "Move", Locator.tap)
    expect(page.locator(".last")).to_contain_text("Scott moves Thunderbird 1 to Asia")
    for button in page.locator("nav.thumbs button").all():
        button.tap()
        assert fits(page)
        page.keyboard.press("Escape")
    context.close()


AT_ITS_END = """() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector(".field");
  return scrollTop > 40 && scrollTop + clientHeight > scrollHeight - 2;
}"""


def test_a_finger_on_the_board_brings_up_what_lies_below_it_and_chooses_nothing(
    browser: Browser, server: Server
) -> None:
    context = enter(browser, phone=True, size=(844, 390))
    page = sit(context, server, bring_in(server, ALONE, "Ada"))
    expect(options(page).first).to_be_visible()
    at_rest(page)
    box = page.locator(".pan-zoom").bounding_box()
    assert box is not None
    touch = context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + 150
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 7):
        moved = [{"x": x, "y": y - 20 * step}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": moved})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_until(page, AT_ITS_END)  # all of what lies below has come up
    at_rest(page)
    expect(page.locator(".about, .crumbs, .inset")).to_have_count(0)
    context.close()


def test_a_phone_held_sideways_shows_the_board_and_then_the_track(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True, size=(844, 390))
    page = sit(context, server, bring_in(server, ALONE, "Ada"))
    expect(page.locator(".row > .act")).to_be_in_viewport()
    at_rest(page)
    board = page.locator("svg.board").bounding_box()
    assert board
    assert board["height"] > 150
    assert fits(page)
    track = page.get_by_role("group", name=re.compile("Disaster track"))
    track.scroll_into_view_if_needed()
    expect(track).to_be_in_viewport(ratio=0.6)
    context.close()


def test_what_a_bot_means_to_do_is_told_and_lit_before_it_acts(device: BrowserContext, server: Server) -> None:
    """And once it has done the first of it, the rest."""
    made = server.make("thunderbirds", [person("Ada"), bot("Bo", "thumb")], seed="intent 0", pace=1500)
    page = sit(device, server, made)
    pick(page, "End the Action phase")
    prompt = page.locator(".prompt .asked")
    rest = "Move to North America → Rescue: 30 Minutes After Noon"
    whole = f"Bo means to: Transfer Virgil to Thunderbird 1 → {rest}"
    expect(prompt).to_have_text(whole)
    for element in ("person-virgil", "machine-tb1", "region-north_america", "disaster-30_minutes_after_noon"):
        expect(page.locator(f'.table [data-el="{element}"].pointed').first).to_be_attached()
    expect(page.locator("[aria-live=polite]").get_by_text(whole)).to_have_count(1)
    expect(prompt).to_have_text(f"Bo means to: {rest}")
    expect(page.locator('.table [data-el="person-virgil"].pointed')).to_have_count(0)
