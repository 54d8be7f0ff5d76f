"""Away Missions in the browser: a mission to its end, three at three devices, the Alien Turn step by step, a phone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from coffret.bots.faults import chosen
from coffret.games.away_missions import game
from coffret.games.away_missions.actions import CONCEDE, END_TURN, Move
from coffret.games.away_missions.names import FIGURES
from coffret.games.away_missions.rules.turn import TakeTurn
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.playout import options_of
from coffret.kernel.save import write_text
from coffret.kernel.stack import Action, Decision, Listener
from coffret.kernel.words import verb
from tests.browser.support import Server, at_rest, choose, enter, open_list, options, person, sit
from tests.browser.test_table import fits

SLUG = "away-missions"
FEW, FOLDED = 8, 4  # as the list of options folds: more than these in all, at least these of a kind
MOST = 400  # choices, after which a mission does not end

# The hex on which each figure stands, by what is nearest.
STANDING = """(figures) => {
  const hexes = [...document.querySelectorAll(".board [data-el^=place-]")].map((it) => ({ ...it.dataset }));
  const at = (figure) => figure.style.transform.match(/-?[\\d.]+/g).map(Number);
  const far = (hex, [x, y]) => Math.hypot(hex.x - x, hex.y - y);
  const near = (point) => hexes.reduce((best, hex) => (far(hex, point) < far(best, point) ? hex : best)).el;
  const found = [...document.querySelectorAll(`.board [data-el^=${figures}-]`)];
  return Object.fromEntries(found.map((figure) => [figure.dataset.el, near(at(figure))]));
}"""


class Crew:
    """The same play as in the browser, by the same seed: it proposes what to do and knows what comes of it."""

    def __init__(self, seed: str, *names: str) -> None:
        self.table = game.table(len(names), seed=seed, names=names)
        self.words = game.words("en", names)
        self.rng = seeded(seed)

    @property
    def asked(self) -> Decision:
        """What is to be chosen now, and by whom."""
        assert self.table.pending is not None
        return self.table.pending

    def proposal(self) -> Action:
        """What a decent Rocketeer would do."""
        return chosen(game.bot, self.table.view(self.asked.seat), options_of(self.asked), self.rng)

    def moments(self, idle: bool = False) -> Iterator[Action]:
        """Play to the end without a browser; what is proposed, before it is done. An idle crew only scans."""
        while self.table.pending is not None:
            stays = idle and END_TURN in self.asked.actions
            action = END_TURN if stays else self.proposal()
            yield action
            self.table.act(action, self.asked.seat)

    def brought_in(self, server: Server) -> dict[str, Any]:
        """A table at which this was played before, from a save file; its dice will be others than here."""
        return server.take(write_text(self.table))

    def goes_on(self, page: Page) -> None:
        """Choose in the browser what is proposed, and do it here too."""
        action = self.proposal()
        self.picks(page, action)
        self.table.act(action, self.asked.seat)

    def picks(self, page: Page, action: Action, press: Callable[[Locator], None] = Locator.click) -> None:
        """Choose an option from the list; a folded kind is opened first."""
        expect(page.locator(".asked")).to_contain_text(self.words.prompt(self.table.state.stack[-1]))
        open_list(page)
        entries = folded([action for action in self.asked.actions if action != CONCEDE])  # which is in the menu
        expect(options(page)).to_have_count(len(entries))
        index, kind = next((number, kind) for number, kind in enumerate(entries) if action in kind)
        if len(kind) > 1:
            press(options(page).nth(index))
            expect(page.locator(".crumbs")).to_be_visible()
            expect(options(page)).to_have_count(len(kind))
            index = kind.index(action)
        expect(options(page).nth(index)).to_contain_text(self.words.action(action).split()[-1])
        press(options(page).nth(index))


def folded(actions: list[Action]) -> list[list[Action]]:
    """The entries of the list: one option each, or all of a kind where there are many; main acts first, ends last."""
    kinds: dict[str, list[Action]] = defaultdict(list)
    for action in actions:
        kinds[verb(type(action))].append(action)
    if len(actions) <= FEW or len(kinds) < 2:
        entries = [[action] for action in actions]
    else:
        entries = [it for kind in kinds.values() for it in ([kind] if len(kind) >= FOLDED else [[one] for one in kind])]
    return sorted(entries, key=rank)


def rank(entry: list[Action]) -> int:
    """Where an entry stands in the list."""
    kind, main, ends = verb(type(entry[0])), game.about.main, game.about.ends
    return main.index(kind) - len(main) if kind in main else 1 + ends.index(kind) if kind in ends else 0


@pytest.mark.slow
def test_the_first_mission_by_one_person_leading_two_rocketeers(device: BrowserContext, server: Server) -> None:
    crew = Crew("first contact", "Ada")
    page = sit(device, server, server.make(SLUG, [person("Ada")], seed="first contact"))
    page.locator("[data-el=story]").get_by_role("button").click()
    expect(page.locator("[data-el=story]")).to_contain_text(crew.words.say("story-first-contact"))
    for _ in range(MOST):
        if crew.table.outcome is not None:
            break
        crew.goes_on(page)
    assert crew.table.outcome is not None
    assert len(crew.table.state.crew) == 2
    ending = page.get_by_role("dialog")
    expect(ending.locator(".text")).to_contain_text(crew.words.outcome(crew.table.outcome))
    expect(ending).to_contain_text(crew.table.outcome.rule)
    epilogue = game.scene(crew.table.view(0)).feeds[0]
    expect(ending.locator(".report")).to_contain_text(crew.words.tell(epilogue.lines[0]))


@pytest.mark.slow
def test_three_at_three_devices_see_whose_turn_it_is(browser: Browser, server: Server) -> None:
    names = ("Ada", "Bea", "Cleo")
    crew = Crew("three", *names)
    made = server.make(SLUG, [person(name) for name in names], seed="three")
    devices = [enter(browser) for _ in names]
    pages = [
        sit(device, server, {**made, "seats": [seat]}) for device, seat in zip(devices, made["seats"], strict=True)
    ]
    took_turns: set[int] = set()
    for _ in range(MOST):
        if len(took_turns) == len(names):
            break
        seat = crew.asked.seat
        if isinstance(crew.table.state.stack[-1], TakeTurn) and seat not in took_turns:
            sees_whose_turn(pages, seat, crew)
            took_turns.add(seat)
        crew.goes_on(pages[seat])
    assert len(took_turns) == len(names)
    for device in devices:
        device.close()


def sees_whose_turn(pages: list[Page], seat: int, crew: Crew) -> None:
    """Whoever acts is told so; the others read whom they wait for, and which Rocketeer it is."""
    for number, page in enumerate(pages):
        expect(page.locator(".prompt .turn")).to_have_count(1 if number == seat else 0)
        expect(page.locator(".asked")).to_contain_text(crew.words.prompt(crew.table.state.stack[-1]))
        if number != seat and crew.asked.of(number) is None:
            expect(page.locator(".options")).to_contain_text(f"Waiting for {crew.words.name(seat)}")


def test_the_alien_turn_is_watched_step_by_step(device: BrowserContext, server: Server) -> None:
    crew = Crew("step by step", "Ada")
    ends_turn = next(action for action in crew.moments(idle=True) if len(moved_after(crew, action)) >= 2)
    device.add_init_script("localStorage.setItem('coffret.settings', '{\"events\":\"step\"}')")
    page = sit(device, server, crew.brought_in(server))
    expect(options(page).first).to_be_visible()
    before = page.evaluate(STANDING, "alien")
    crew.picks(page, ends_turn)

    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    moved, told = [], []
    while go_on.count():
        told.append(page.locator(".asked").inner_text())
        now = page.evaluate(STANDING, "alien")
        moved.append([alien for alien in now if alien in before and now[alien] != before[alien]])
        before = now
        go_on.click()
    assert max(map(len, moved)) == 1, "figures move one after another"
    assert [alien for step in moved for alien in step][:2] == moved_after(crew, ends_turn)[:2]
    assert len(told) > len([step for step in moved if step]), "lines with which nothing moves are read, too"


def moved_after(crew: Crew, action: Action) -> list[str]:
    """The Aliens that move after this, in order, before any dice are thrown."""
    s = stack.copy(crew.table.state)
    s.heard = Listener()
    stack.apply(s, action, crew.asked.seat)
    return [f"alien-{FIGURES[event.args['alien']]}" for event in s.heard.events if event.name == "alien-moves"]


def test_a_phone_plays_by_touch_without_sideways_scrolling(browser: Browser, server: Server) -> None:
    crew = Crew("phone", "Ada")
    step = next(action for action in crew.moments() if is_plain_move(crew, action))
    assert isinstance(step, Move)
    context = enter(browser, phone=True)
    page = sit(context, server, crew.brought_in(server))
    expect(options(page).first).to_be_visible()
    at_rest(page)
    assert fits(page)
    open_list(page)
    for option in options(page).all():
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport()
    page.locator(".opens").tap()

    page.locator(f'.board [data-el="place-{step.place + 1}"]').tap()
    expect(options(page)).to_have_count(1)
    expect(options(page)).to_contain_text("Yes")
    page.locator(".row > .act", has_text="Yes").tap()
    expect(options(page)).not_to_have_count(1)
    assert f"place-{step.place + 1}" in page.evaluate(STANDING, "rocketeer").values()
    for button in page.locator("nav.thumbs button").all():
        button.tap()
        assert fits(page)
        page.keyboard.press("Escape")
    context.close()


def is_plain_move(crew: Crew, action: Action) -> bool:
    """Whether this is a move to a tile without figures that no other option has to do with."""
    if not isinstance(action, Move):
        return False
    s, place = crew.table.state, action.place
    view = crew.table.view(crew.asked.seat)
    touching = [it for it in crew.asked.actions if f"place-{place + 1}" in game.touches(view, it)]
    return len(touching) == 1 and place not in s.at and place not in s.alien_at


def test_two_at_one_device_need_no_curtain_and_give_up_by_the_menu(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make(SLUG, [person("Ada"), person("Bea")], seed="menu"))
    expect(options(page).first).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)  # nobody has secrets
    abandon = page.get_by_role("dialog").get_by_role("button", name="Abandon the mission")
    for _ in range(MOST):
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_be_visible()  # or Escape comes before it
        expect(page.get_by_role("dialog").get_by_text("End it together")).to_have_count(0)
        if abandon.count():
            break
        page.keyboard.press("Escape")
        choose(page, options(page).first)
        expect(options(page).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(options(page).filter(has_text="Abandon")).to_have_count(0)  # there is one way to give up
    page.get_by_role("button", name="Menu").click()
    abandon.click()
    for name in ("Ada", "Bea"):
        expect(page.locator(".prompt .turn")).to_have_text(name)
        choose(page, options(page).filter(has_text="Agree").first)
    expect(page.get_by_role("dialog")).to_contain_text("AM-SCEN-10")
