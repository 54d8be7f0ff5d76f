"""The board first: at every size of a window, with the most cards, figures and options a game can have."""

import re

import pytest
from playwright.sync_api import Browser, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.crowded import FULLEST, Shown
from tests.browser.measure import board, faults, places
from tests.browser.support import DESK, PHONE, Server, at_rest, enter, one_choice, options, sit
from tests.browser.test_accessible import AXE, WITH_AXE, findings
from tests.quick import quick

pytestmark = WITH_AXE

SCREEN = (1920, 1080)
ON_ITS_SIDE = (844, 390)
NARROW = (240, 640)  # where even two lines are too few
HALF = 0.5
AT_A_DESK = [
    "a-team",
    "away-missions-figures",
    "thunderbirds-full",
    "time-bomb-briefing",
]  # in every run, the others in make soak
ON_A_PHONE = ["away-missions-table", "thunderbirds-full", "thunderbirds-solo-late", "time-bomb"]
LANGUAGES = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "fr"])  # French is longer
WHOLE = """() => {
  const [field, board] = [".field", ".pan-zoom"].map((it) => document.querySelector(it)?.getBoundingClientRect());
  return !board || document.querySelector(".field .strip") !== null || board.bottom <= field.bottom + 1;
}"""
MAP = 860  # px of the map of Thunderbirds at a desk


@LANGUAGES
@pytest.mark.parametrize("name", quick(FULLEST, *AT_A_DESK))
def test_at_a_desk_the_board_has_half_of_the_window_and_nothing_is_cut(
    browser: Browser, server: Server, name: str, lang: str
) -> None:
    context = enter(browser, lang=lang, size=DESK)
    context.add_init_script(path=AXE)
    page = Shown(context, server, name, lang).page
    for size in (DESK, SCREEN):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found = board(page)
        assert found["share"] >= HALF, size
        assert found["width"] >= MAP or name not in ("thunderbirds", "thunderbirds-full")
        assert faults(page) == [], size
    assert findings(page) == []
    context.close()


@LANGUAGES
@pytest.mark.parametrize("name", quick(FULLEST, *ON_A_PHONE))
def test_on_a_phone_the_board_has_all_of_the_width_and_a_finger_finds_everything(
    browser: Browser, server: Server, name: str, lang: str
) -> None:
    context = enter(browser, lang=lang, phone=True)
    context.add_init_script(path=AXE)
    shown = Shown(context, server, name, lang)
    page = shown.page
    assert faults(page) == []
    shown.show_chance()
    found = board(page)
    assert found["field"] == found["window"]
    assert found["width"] >= 0.97 * found["window"] or found["height"] >= 0.97 * found["high"]
    assert faults(page) == []
    assert page.evaluate(WHOLE), "nothing lies below the board to scroll to, so all of it is seen"
    assert findings(page) == []
    page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
    assert faults(page) == []
    context.close()


@pytest.mark.parametrize("name", quick(FULLEST, "a-team", "away-missions-table", "thunderbirds-solo"))
def test_texts_a_third_longer_have_their_room(browser: Browser, server: Server, name: str) -> None:
    """As another language might need, at every size of a window; only the foot of a full Disaster may be cut."""
    for size in (DESK, SCREEN, PHONE, ON_ITS_SIDE):
        context = enter(browser, phone=size in (PHONE, ON_ITS_SIDE), size=size)
        found = faults(Shown(context, server, name, long=True).page)
        assert [fault for fault in found if "field-reward" not in fault and "div.strip" not in fault] == [], size
        context.close()


@pytest.mark.parametrize("name", quick(FULLEST, "a-team", "thunderbirds-full", "time-bomb"))
@pytest.mark.parametrize("size", [DESK, PHONE, ON_ITS_SIDE], ids=str)
def test_whether_one_acts_or_waits_everything_has_the_same_place(
    browser: Browser, server: Server, size: tuple[int, int], name: str
) -> None:
    context = enter(browser, phone=size != DESK, size=size)
    waiting, acting = (places(Shown(context, server, name, waits=waits).page) for waits in (True, False))
    assert acting == waiting
    assert acting[".prompt"][3] == (54 if size == DESK else 48)
    context.close()


def test_on_a_phone_a_tap_shows_all_of_a_long_prompt(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True, size=NARROW)
    page = Shown(context, server, "thunderbirds-full").page
    asked = page.locator(".asked")
    wide = "(it) => [it.scrollHeight > it.clientHeight + 2, it.getBoundingClientRect().height]"
    cut, low = asked.evaluate(wide)
    assert cut
    assert low < 40
    page.get_by_role("button", name="Read all of it").tap()
    assert not asked.evaluate(wide)[0]
    page.get_by_role("button", name="Read all of it").tap()
    assert asked.evaluate(wide) == [cut, low]
    context.close()


@pytest.mark.parametrize("name", quick(["time-bomb", "thunderbirds-full", "away-missions-table"], "thunderbirds-full"))
def test_a_hint_leaves_the_board_and_the_hand_to_be_seen(browser: Browser, server: Server, name: str) -> None:
    """It stands beside what it is about: under the options at a desk, in their place on a phone."""
    for phone in (False, True):
        context = enter(browser, lang="fr", phone=phone)
        shown = Shown(context, server, name, "fr")
        shown.ask_hint()
        assert faults(shown.page) == [], phone
        context.close()


def test_what_ends_a_turn_has_a_key_of_its_own_and_keeps_its_place(browser: Browser, server: Server) -> None:
    """What carries the game on is under 1, the end of a turn under 0, and nothing else ever is."""
    context = enter(browser)
    page = Shown(context, server, "thunderbirds").page
    main = page.locator(".row > .act")
    expect(options(page).last).to_have_text("0 End the Action phase")
    expect(main).to_have_text(re.compile("0.*End the Action phase"))
    place = main.bounding_box()
    keys = [text.split()[0] for text in page.locator("[role=menuitem] kbd").all_inner_texts()]
    assert sorted(keys) == ["0", "2", "3", "4", "5", "6", "7", "8", "9"]
    for other in ("thunderbirds-full", "a-team", "time-bomb"):
        page = Shown(context, server, other).page
        assert page.locator(".row > .act").bounding_box() == place, other
    page = Shown(context, server, "a-team").page
    expect(options(page).first).to_have_text("1 Roll and move 1 die")
    page = Shown(context, server, "time-bomb").page
    expect(options(page).first).to_contain_text("1 Cut")
    context.close()


def test_a_crowded_space_is_laid_out_for_a_finger(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    page = Shown(context, server, "thunderbirds-full").page
    page.locator(".board [data-el=machine-tb2]").tap()
    inset = page.locator(".inset")
    expect(inset).to_contain_text("Thunderbird 2")
    at_rest(page)
    for chip in inset.locator(".chip").all():
        expect(chip).to_be_visible()
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    inset.locator(".chip[data-el=person-virgil]").tap()
    expect(inset).to_have_count(0)
    expect(page.locator(".board [data-el=person-virgil]")).to_have_class(re.compile("picked"))
    context.close()


def test_beside_bots_and_pens_names_stay_whole(browser: Browser, server: Server) -> None:
    """Whoever hosts a table of bots has a sign and a pen in each row: the words of the names are not broken by them."""
    context = enter(browser)
    for name in ("time-bomb", "thunderbirds-full", "away-missions-table"):
        page = Shown(context, server, name, host=True).page
        assert faults(page) == [], name
        assert all(it.is_visible() for it in page.locator(".side .manage").all())
    context.close()


def test_on_a_phone_all_others_at_a_round_table_are_seen_at_once(browser: Browser, server: Server) -> None:
    context = enter(browser, lang="fr", phone=True)
    page = Shown(context, server, "time-bomb", "fr").page
    end = page.locator(".dock").bounding_box()
    assert end is not None
    for place in page.locator(".columns > .place").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + 44 <= end["y"]
    context.close()


def test_the_reach_of_a_weapon_stays_lit_once_it_is_chosen(browser: Browser, server: Server) -> None:
    """By touch and by keys, not only under a pointer."""
    context = enter(browser, phone=True)
    page = Shown(context, server, "away-missions").page
    expect(page.locator(".board .space.reach")).to_have_count(0)
    page.locator("[data-el=item-ray-gun-3]").first.tap()
    expect(page.locator(".board .space.reach").first).to_be_visible()
    context.close()


def test_what_is_unfolded_beside_the_board_leaves_the_names_of_the_others(browser: Browser, server: Server) -> None:
    """However little room there is: it scrolls inside itself, a text from its beginning."""
    context = enter(browser, size=(1280, 720))
    page = Shown(context, server, "time-bomb").page
    for name in ("Said this round", "Roles in this game", "Claimed and found"):
        page.locator(".feeds h2 button", has_text=name).click()
        expect(page.locator(".feed")).to_have_attribute("aria-label", name)
        assert faults(page) == [], name
    page = Shown(context, server, "away-missions").page
    page.locator(".feeds h2 button", has_text="Briefing").click()
    assert page.locator(".id-story ol").evaluate("(it) => it.scrollTop") == 0
    assert faults(page) == []
    context.close()


def test_what_i_know_is_in_my_hand(browser: Browser, server: Server) -> None:
    """Role with its faction and goal, the cables as dealt, and what was shown to me, on a phone too."""
    for phone in (False, True):
        context = enter(browser, phone=phone)
        hand = Shown(context, server, "time-bomb").page.locator(".dock .hand")
        expect(hand.locator("[data-el=my-role]")).to_contain_text("Wants all defusing cables to be cut.")
        expect(hand.locator(".id-dealt .card")).to_have_count(5)
        expect(hand.locator(".id-dealt .kind-cable-defuser")).to_have_count(1)
        expect(hand.locator(".notes")).to_contain_text("Player 4 showed you a blue cover.")
        context.close()


def test_on_a_phone_a_replay_is_worked_without_scrolling(browser: Browser, server: Server) -> None:
    table, rng = load("a-team").table(2, seed="review", names=("Ada", "Bruno")), seeded("review")
    while table.pending is not None:
        one_choice(table, rng)
    context = enter(browser, lang="fr", phone=True)
    page = sit(context, server, server.take(write_text(table)))
    page.get_by_role("dialog").get_by_role("button", name="Relecture", exact=True).click()
    page.get_by_role("slider").wait_for()
    at_rest(page)
    around = page.locator(".acts").bounding_box()
    assert around is not None
    for button in page.locator(".replay button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= around["y"] + around["height"], button.inner_text()
    context.close()


@pytest.mark.parametrize(
    ("name", "space", "piece"),
    [("thunderbirds-full", "Tracy Island", "person-virgil"), ("away-missions-figures", "10", "alien-bug-12")],
)
def test_at_a_desk_a_crowded_space_can_be_laid_out_large(
    browser: Browser, server: Server, name: str, space: str, piece: str
) -> None:
    """The hangar of an island unfolds, and so does a hex full of figures; what is in it is touched there."""
    context = enter(browser)
    page = Shown(context, server, name).page
    page.locator(".unfold").and_(page.get_by_role("button", name=space)).click()
    inset = page.locator(".inset")
    expect(inset).to_contain_text(space)
    at_rest(page)
    for chip in inset.locator(".chip").all():
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    inset.locator(f".chip[data-el={piece}]").click()
    expect(inset).to_have_count(0)
    context.close()
