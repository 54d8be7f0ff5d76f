"""Rulebooks in the browser: every picture and every link, on a page, at a table and on paper."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.kernel.game import load
from coffret.kernel.rulebook import rulebook
from coffret.kernel.text import LANGUAGES
from tests.browser.support import Server, at_rest, bot, enter, person, sit
from tests.quick import quick

GAMES = ["a-team", "away-missions", "thunderbirds", "thunderbirds-solo", "time-bomb"]

# Opens what every paragraph cites, one after the other; returns where the links lead.
FOLLOWED = """async () => {
  const found = [];
  for (const ref of document.querySelectorAll(".book .ref[aria-expanded=false]")) {
    if (ref.ariaExpanded === "false") ref.click(); // several of a paragraph open the same
    await new Promise((go) => setTimeout(go));
    found.push(...[...document.querySelectorAll(".rules a")].map((link) => link.href));
  }
  return found;
}"""
EMPTY = """() => [...document.querySelectorAll(".book figure .still")].filter((still) => {
  const parts = [...still.querySelectorAll("[data-el]")].map((it) => it.getBoundingClientRect());
  return !parts.some((box) => box.width > 8 && box.height > 8);
}).length"""
CROPPED = """() => [...document.querySelectorAll(".book figure")].filter((figure) =>
  figure.scrollWidth > figure.clientWidth + 1).length"""


@pytest.fixture(scope="module")
def readers(browser: Browser) -> Iterator[dict[str, Page]]:
    """A page for each language."""
    contexts = [enter(browser, lang=lang) for lang in LANGUAGES]
    yield {lang: context.new_page() for lang, context in zip(LANGUAGES, contexts, strict=True)}
    for context in contexts:
        context.close()


def opened(page: Page, server: Server, slug: str) -> Page:
    page.goto(f"{server.url}/rules/{slug}")
    page.locator(".book figure [data-el]").first.wait_for()
    at_rest(page)
    return page


@pytest.mark.parametrize("lang", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("slug", GAMES)
def test_every_picture_is_drawn_and_every_link_leads_to_its_rule(
    readers: dict[str, Page], server: Server, slug: str, lang: str
) -> None:
    game = load(slug)
    book = rulebook(game, lang)
    assert book is not None
    page = opened(readers[lang], server, slug)
    assert page.locator(".book h3").count() == len(book.sections)
    blocks = [block for section in book.sections for block in section.blocks]
    assert page.locator(".book figure").count() == sum(block.kind == "picture" for block in blocks)
    assert page.evaluate(EMPTY) == 0
    assert page.evaluate(CROPPED) == 0
    links = set(page.evaluate(FOLLOWED))
    cited = {rule for block in blocks for rule in block.rules}
    assert links == {f"{server.url}/rules/{slug}#{rule}" for rule in cited}
    page.locator(".rules a").last.click()
    expect(page.locator("li.wanted")).to_be_in_viewport()
    assert page.locator("li.wanted .id").inner_text() in cited
    assert cited <= set(page.locator(".text .id").all_inner_texts())
    assert page.locator(".text section > h3").count() == len({id.rpartition("-")[0] for id in game.ledger.rules})


@pytest.mark.parametrize("slug", GAMES)
def test_a_rulebook_is_two_to_four_pages_on_paper(readers: dict[str, Page], server: Server, slug: str) -> None:
    page = opened(readers["fr"], server, slug)  # the longer ones
    paper = page.pdf(format="A4", margin={"top": "15mm", "bottom": "15mm", "left": "15mm", "right": "15mm"})
    assert 2 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 4


def test_at_a_table_it_opens_at_what_is_asked(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("a-team", [person("Ada"), bot()]))
    page.get_by_role("button", name="Rules", exact=True).first.click()
    told = page.get_by_role("dialog").locator(".book .now")
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text("Everybody takes a character")
    told.get_by_role("button").first.click()
    told.get_by_role("link", name="AT-SETUP-04").click()
    expect(page.locator("li.wanted").last).to_be_in_viewport()  # in the ledger, on the same sheet
    expect(page.locator("li.wanted").last).to_contain_text("AT-SETUP-04")
    page.get_by_role("button", name="Rulebook").click()
    expect(told).to_be_in_viewport()  # back where it was left
    page.get_by_role("searchbox").fill("narrow corridor")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("rules")


def test_a_rulebook_is_printed_on_light_paper(browser: Browser, server: Server) -> None:
    context = enter(browser, tone="dark")
    page = opened(context.new_page(), server, "a-team")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-tone", "light")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-tone", "dark")
    context.close()
