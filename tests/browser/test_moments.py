"""What a game stages is shown large, can be skipped and stands still where nothing may move; and the end is a scene."""

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.sampler import Json, Stub, line
from tests.browser.support import DRESSED, Server, at_rest, bot, one_choice, options, person, sit, wait_until

ROLL: Json = {
    "title": "The dice are cast",
    "text": "All or nothing",
    "counts": True,
    "shows": [{"id": "die-1", "caption": "Ada"}, {"id": "die-2", "caption": "Bo"}],
    "seats": [0, 1],
}


WATCH = """() => {
  window.seen = [];
  window.sums = [];
  const look = () => {
    const stage = document.querySelector(".moment");
    const sum = stage?.querySelector(".sum");
    if (sum) window.sums.push([sum.textContent, stage.querySelector(".there")?.textContent ?? ""].join(" "));
    const told = stage === null ? "none" : stage.classList.contains("told") ? "told" : "coming";
    window.seen.push([told, document.querySelector(".prompt").innerText.includes("Ada rolls.")]);
  };
  look();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def told(context: BrowserContext, server: Server, moment: Json, speed: str = "slow") -> tuple[Stub, Any]:
    """A table at which an event is told that is staged; what is seen of it is written down."""
    context.add_init_script(f"""localStorage.setItem('coffret.settings', '{{"events":"{speed}"}}')""")
    stub = Stub(context, server)
    expect(options(stub.page).first).to_be_visible()
    stub.page.evaluate(WATCH)
    stub.scene["throw"]["parts"] = [{"text": "Virgil +3", "state": "lit", "number": 3}]
    stub.show([line("Ada rolls.", "rolled") | {"moment": moment}])
    return stub, stub.page.locator(".moment")


def test_a_staged_moment_comes_and_goes(moving: BrowserContext, server: Server) -> None:
    stub, moment = told(moving, server, ROLL, "auto")
    expect(moment.locator("figcaption")).to_have_text(["Ada", "Bo"])
    expect(moment.locator(".title")).to_be_visible()
    expect(moment).to_have_count(0)
    assert stub.page.evaluate("window.sums.at(-1)") == "7/ 9 Virgil +3"
    expect(stub.page.locator(".prompt .last")).to_have_text("Ada rolls.")
    expect(options(stub.page).first).to_be_enabled()


def test_what_is_added_counts_up_to_what_the_dice_must_reach(moving: BrowserContext, server: Server) -> None:
    stub, _ = told(moving, server, ROLL)
    wait_until(stub.page, "() => window.sums.includes('7/ 9 Virgil +3')")
    assert list(dict.fromkeys(stub.page.evaluate("window.sums"))) == ["4/ 9 ", "7/ 9 Virgil +3"]


def test_an_event_is_told_on_the_stage_and_in_the_top_line_at_once(moving: BrowserContext, server: Server) -> None:
    stub, _ = told(moving, server, ROLL)
    wait_until(stub.page, "() => window.seen.at(-1).join() === 'none,true'")
    seen = [tuple(each) for each in stub.page.evaluate("window.seen")]
    assert list(dict.fromkeys(seen)) == [("none", False), ("coming", False), ("told", True), ("none", True)]


@pytest.mark.parametrize("how", ["key", "tap", "button"])
def test_a_staged_moment_can_be_skipped(moving: BrowserContext, server: Server, how: str) -> None:
    stub, moment = told(moving, server, ROLL)
    expect(moment).to_be_visible()
    if how == "key":
        stub.page.keyboard.press("Escape")
    elif how == "tap":
        box = stub.page.locator("main.stage").bounding_box()
        assert box is not None
        stub.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        stub.page.locator(".playback .skip").click()
    assert moment.count() == 0  # at once: by itself it would go seconds later
    expect(options(stub.page).first).to_be_enabled()
    assert not [message for message in stub.sent if message["t"] == "move"]


def test_a_moment_stands_still_where_nothing_may_move(device: BrowserContext, server: Server) -> None:
    _, moment = told(device, server, ROLL)
    expect(moment.locator(".title")).to_be_visible()
    expect(moment.locator(".sum strong")).to_have_text("7")
    assert moment.evaluate("it => it.getAnimations({ subtree: true }).length") == 0
    expect(moment).to_have_count(0)


def test_who_wants_everything_at_once_is_shown_no_moment(device: BrowserContext, server: Server) -> None:
    stub, moment = told(device, server, ROLL, "now")
    expect(stub.page.locator(".prompt .last")).to_have_text("Ada rolls.")
    expect(moment).to_have_count(0)


def test_a_moment_is_announced_once_by_its_line(moving: BrowserContext, server: Server) -> None:
    stub, moment = told(moving, server, ROLL)
    live = stub.page.locator("[aria-live=polite].unseen")
    expect(moment).to_have_attribute("aria-hidden", "true")
    expect(live).to_contain_text("Ada rolls.")
    expect(live).not_to_contain_text("The dice are cast")
    assert live.inner_text().count("Ada rolls.") == 1


def test_sounds_are_switched_at_the_table(device: BrowserContext, server: Server) -> None:
    page = Stub(device, server).page
    for loudness, then in [("full", "low"), ("low", "off"), ("off", "full")]:
        page.get_by_role("button", name=f"Sound: {loudness}").click()
        expect(page.get_by_role("button", name=f"Sound: {then}")).to_be_visible()
        assert json.loads(page.evaluate("localStorage.getItem('coffret.settings')"))["sound"] == then


def test_sounds_that_were_switched_off_before_there_was_a_low_stay_off(device: BrowserContext, server: Server) -> None:
    device.add_init_script("""localStorage.setItem('coffret.settings', '{"sound":false,"events":"now"}')""")
    page = Stub(device, server).page
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()


# The end


def finished(slug: str, seats: int, won: bool, rule: str = "") -> str:
    """A finished play of bots, ended by this rule if one is given, whose first seat with this luck is a person's."""
    for seed in range(20):
        table = load(slug).table(seats, seed=f"end {seed}", names=("Ada", "Bo", "Cleo", "Dov", "Eve")[:seats])
        rng = seeded("end")
        while table.pending is not None:
            one_choice(table, rng)
        assert table.outcome is not None
        lucky = [seat for seat in range(seats) if (seat in table.outcome.winners) is won]
        if lucky and rule in ("", table.outcome.rule):
            table.header.bots = tuple(["" if seat == lucky[0] else "thumb" for seat in range(seats)])
            return write_text(table)
    raise AssertionError("nobody has this luck")


def end_of(context: BrowserContext, server: Server, slug: str, seats: int, won: bool, rule: str = "") -> Page:
    page = sit(context, server, server.take(finished(slug, seats, won, rule)))
    page.get_by_role("dialog").locator(".text").wait_for()
    return page


@pytest.mark.parametrize(("won", "title"), [(True, "You won!"), (False, "You lost")])
def test_winning_and_losing_do_not_look_the_same(device: BrowserContext, server: Server, won: bool, title: str) -> None:
    ending = end_of(device, server, "a-team", 3, won).get_by_role("dialog", name=title)
    expect(ending.locator(".end")).to_have_class([f"end {'won' if won else 'lost'} {svelte(ending)}"])
    expect(ending.locator(".people li")).to_have_count(3)
    expect(ending.locator(".winner")).to_have_count(1)
    expect(ending).not_to_contain_text("Best score")


def svelte(ending: Any) -> str:
    """The mark that the build puts on a part."""
    return str(ending.locator(".end").evaluate("it => [...it.classList].find((name) => name.startsWith('svelte-'))"))


def test_the_end_tells_who_was_who_and_who_lied(device: BrowserContext, server: Server) -> None:
    ending = end_of(device, server, "time-bomb", 4, True).get_by_role("dialog")
    for each in ending.locator(".people .signs").all():
        role, *signs = each.inner_text().split(" · ")
        assert role == "Shadow" or signs[0] in ("Organisation", "Agency")
        assert [role, *signs].count("Shadow") == (role == "Shadow")  # a side of one, which is named once
    expect(ending.get_by_role("heading", name="Who lied, and when")).to_be_visible()
    expect(ending.get_by_role("heading", name="Claimed and dealt")).to_be_visible()
    held = r" had (no|\d) defusers?(, no bomb| and the bomb)$"
    expect(ending.locator(".report li", has_text="Round 1, Ada: claimed")).to_have_text(re.compile(held))


def test_when_time_is_up_that_is_the_last_step_and_not_the_roles(device: BrowserContext, server: Server) -> None:
    ending = end_of(device, server, "time-bomb", 5, False, "BU-WIN-10").get_by_role("dialog")
    expect(ending.locator(".step").last).to_have_text("Time has run out: the bomb was not defused.")
    expect(ending.locator(".step", has_text=" was ").filter(has_not_text="defused")).to_have_count(0)


def test_the_end_can_be_shared_as_a_picture(device: BrowserContext, server: Server, tmp_path: Path) -> None:
    page = end_of(device, server, "a-team", 3, True)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Picture to share").click()
    coming.value.save_as(tmp_path / "end.png")
    picture = (tmp_path / "end.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert 10_000 < len(picture) < 500_000


def test_the_end_offers_another_game_of_the_box(device: BrowserContext, server: Server) -> None:
    page = end_of(device, server, "a-team", 3, True)
    other = page.get_by_role("dialog").locator(".others a").first
    title = other.inner_text()
    other.click()
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def test_giving_up_opens_the_end(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot("Bo")]))
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="The game was given up")).to_be_visible()


@pytest.mark.parametrize(
    ("slug", "bots"),
    [("time-bomb", 3), ("a-team", 3), ("thunderbirds", 1), ("thunderbirds-solo", 0), ("away-missions", 1)],
)
def test_the_first_load_up_to_a_table_is_small(device: BrowserContext, server: Server, slug: str, bots: int) -> None:
    page = sit(device, server, server.make(slug, [person("Ada"), *[bot("Bo"), bot("Cleo"), bot("Dov")][:bots]]))
    expect(options(page).first).to_be_visible()
    wait_until(page, f"() => {DRESSED}")
    at_rest(page)  # its fonts have come
    sizes = page.evaluate("performance.getEntriesByType('resource').map((it) => [it.name, it.encodedBodySize])")
    assert sum(size for _, size in sizes) < 200_000, sizes
