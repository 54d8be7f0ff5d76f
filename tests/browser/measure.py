"""What is wrong with a layout, measured in the browser: cut or tiny texts, broken words, overlaps, small targets."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.support import at_rest

FINGER = 44  # px
LETTERS = 11  # px
# No box has moved from one frame to the next, three times in a row: what watches sizes has had its say.
SETTLED = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const boxes = () => [...document.querySelectorAll(".table *")]
    .map((it) => { const { x, y, width, height } = it.getBoundingClientRect(); return [x, y, width, height]; }).join();
  let before = "";
  for (let same = 0; same < 3; ) {
    await frame();
    const now = boxes();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
FAULTS = """([finger, letters]) => {
  const faults = [];
  const table = document.querySelector(".table");
  const box = (it) => it.getBoundingClientRect();
  const text = (it) => (it.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
  const name = (it) => `${it.tagName.toLowerCase()}.${String(it.className.baseVal ?? it.className).split(/ |\\n/)
    .filter((part) => part && !part.startsWith("svelte")).slice(0, 3).join(".")} “${text(it)}”`;
  const style = (it) => getComputedStyle(it);
  const hidden = (it) => it.closest(".unseen, [hidden], .card.down") !== null || style(it).visibility === "hidden"
    || style(it).clipPath !== "none" || [...ancestors(it)].some((up) => style(up).clipPath !== "none");
  function* ancestors(it) { for (let up = it.parentElement; up; up = up.parentElement) yield up; }
  const overflows = (it, some) => [style(it).overflowX, style(it).overflowY].some((how) => some.includes(how));
  const scrolls = (it) => overflows(it, ["auto", "scroll"]);
  const clips = (it) => overflows(it, ["hidden", "clip"]);

  // Texts: whole, inside what clips them, their words unbroken. The last line of the log is there only to remind, and
  // the prompt is one line of which a touch shows all, as it does of a seat in a row on a phone.
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || hidden(parent)) continue;
    if (parent.closest("svg, style, script, .last, .asked.cut, .across .names")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const seen = range.getBoundingClientRect();
    if (!seen.width) continue;
    let scrolled = false;
    for (const up of [parent, ...ancestors(parent)]) {
      if (up === table) break;
      if (scrolls(up)) { scrolled = true; break; }
      if (!clips(up) || style(up).display === "inline") continue;
      const round = box(up);
      if (seen.right > round.right + 1.5 || seen.left < round.left - 1.5 || seen.bottom > round.bottom + 2.5
          || seen.top < round.top - 2.5) { faults.push(`cut: ${name(parent)}`); break; }
    }
    if (!scrolled && (seen.right > innerWidth + 1 || seen.left < -1 || seen.bottom > innerHeight + 1))
      faults.push(`outside: ${name(parent)}`);
    for (const word of node.data.matchAll(/[^\\s\\-–—/…]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter((it) => it.width > 1).map((it) => Math.round(it.top)));
      if (tops.size > 1) faults.push(`broken word: ${word[0]} in ${name(parent)}`);
    }
  }

  // Letters are large enough to be read, on the map too.
  const scaled = (it) => {
    if (it instanceof SVGElement) { const at = it.getScreenCTM(); return Math.hypot(at.a, at.b); }
    let all = 1;
    for (const up of [it, ...ancestors(it)]) {
      const at = new DOMMatrix(style(up).transform === "none" ? "" : style(up).transform);
      all *= Math.hypot(at.a, at.b) * (parseFloat(style(up).scale) || 1);
    }
    return all;
  };
  const ON_A_CARD = 13; // px at a desk, on what one holds, what is laid out, and what lies below the board
  const CARDS = ".hand .card, .strip .card, .middle.flat .zone:not(.pile) .card";
  const read = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (read.nextNode()) {
    const it = read.currentNode.parentElement;
    if (!read.currentNode.data.trim() || it.closest("style, script") || hidden(it) || box(it).width < 1.5) continue;
    const size = parseFloat(style(it).fontSize) * scaled(it);
    const least = innerWidth >= 1200 && it.closest(CARDS) ? Math.max(letters, ON_A_CARD) : letters;
    if (size < least - 0.1) faults.push(`tiny: ${name(it)} ${size.toFixed(1)} px`);
  }

  if (document.documentElement.scrollWidth > visualViewport.width + 1)
    faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);

  // Parts of the frame, seats and what lies between them do not lie over each other.
  const visible = (it) => {
    const { left, top, right, bottom, width, height } = box(it);
    const seen = { left, top, right, bottom, width, height };
    for (const up of ancestors(it)) {
      if (up === table) break;
      if (!scrolls(up) && !clips(up)) continue;
      const round = box(up);
      seen.left = Math.max(seen.left, round.left);
      seen.top = Math.max(seen.top, round.top);
      seen.right = Math.min(seen.right, round.right);
      seen.bottom = Math.min(seen.bottom, round.bottom);
    }
    return seen;
  };
  const over = (a, b, slack = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const apart = (selector, slack) => {
    const all = [...table.querySelectorAll(selector)].filter((it) => box(it).width && box(it).height);
    all.forEach((one, index) => all.slice(index + 1).forEach((other) => {
      if (!one.contains(other) && !other.contains(one) && over(visible(one), visible(other), slack))
        faults.push(`overlap: ${name(one)} and ${name(other)}`);
    }));
  };
  // What needs more room than there is for options lies over what is above it in the side.
  apart(".prompt, .stage, .dock, .acts, .thumbs");
  apart(".prompt, .stage, .dock, .acts:not(.tall), .side, .thumbs");
  apart(".stage, .dock, .options, .minds .button, .advice");
  apart(".round .place, .round .common .meters, .round .common .zone", 2);
  apart(".strip .zone, .strip .card", 2);
  apart(".dock .zone, .dock .die, .dock .meters, .dock .throw, .dock .notes", 2);
  for (const alarm of table.querySelectorAll(".board .over .space > .alarm"))
    for (const piece of table.querySelectorAll(".board [data-el]:not([data-x])"))
      if (over(box(alarm), box(piece), 6)) faults.push(`hidden by an alarm: ${piece.dataset.el}`);
  apart(".seats li");
  apart(".options .button");
  for (const inner of table.querySelectorAll(".options .button > *"))
    if (box(inner).width > 1.5 && box(inner).right > box(inner.parentElement).right + 1)
      faults.push(`sticks out: ${name(inner)}`);
  for (const row of table.querySelectorAll(".middle.flat, .strip, .people"))
    if (innerWidth >= 1280 && (row.scrollWidth > row.clientWidth + 1 || row.scrollHeight > row.clientHeight + 1))
      faults.push(`does not fit: ${name(row)}`);

  // On the map: health, numbers and doors can be seen.
  const numbers = [...table.querySelectorAll(".board .number")];
  for (const pip of table.querySelectorAll(".board .piece .pip"))
    for (const number of numbers)
      if (over(box(pip), box(number), 1.5)) faults.push(`health over number ${text(number)}`);
  const figures = [...table.querySelectorAll(".board .piece .figure")];
  figures.forEach((one, index) => figures.slice(index + 1).forEach((other) => {
    const pips = [...one.querySelectorAll(".pip")].map(box);
    const middle = box(other.querySelector("use, .base") ?? other);
    const heart = { left: middle.left + middle.width / 3, right: middle.right - middle.width / 3,
      top: middle.top + middle.height / 3, bottom: middle.bottom - middle.height / 3 };
    if (pips.some((pip) => over(pip, heart, 1))) faults.push(`figure over health: ${one.parentElement.ariaLabel}`);
  }));
  const frame = table.querySelector(".stage").getBoundingClientRect();
  const drawn = table.querySelector(".sheet") && visible(table.querySelector(".sheet"));
  for (const tag of table.querySelectorAll(".board .tag"))
    if (box(tag).top < drawn.top - 1) faults.push(`above the board: ${text(tag)}`);

  // On a small map names leave the pieces to be seen; a name may touch the rim of one.
  const core = (it) => { const { x, y, width, height } = box(it);
    return { left: x + width * 0.2, right: x + width * 0.8, top: y + height * 0.2, bottom: y + height * 0.8 }; };
  if (innerWidth < 900)
    for (const label of table.querySelectorAll(".board .names .name tspan"))
      for (const figure of figures)
        if (over(box(label), core(figure), 1)) faults.push(`name over a piece: ${text(label)}`);

  // At a round table nobody's name is under the cards.
  for (const place of table.querySelectorAll(".place.across")) {
    const cards = place.querySelector(".zones");
    for (const part of place.querySelectorAll(".name, .name .away, .badge, .bubble"))
      if (cards && !hidden(part) && over(box(part), box(cards))) faults.push(`under cards: ${name(part)}`);
  }

  // Beside the board: names of lists are whole, and there is room for six lines of the log.
  const log = table.querySelector(".side .log");
  if (innerWidth >= 1280 && log && !table.querySelector(".feed, .acts.tall")) {
    const lines = (log.clientHeight - 10) / parseFloat(style(log).lineHeight);
    if (lines < 6) faults.push(`few lines of the log: ${lines.toFixed(1)}`);
  }
  for (const feeds of table.querySelectorAll(".side .feeds"))
    if (feeds.scrollHeight > feeds.clientHeight + 1) faults.push(`does not fit: ${name(feeds)}`);
  for (const edge of table.querySelectorAll(".board .edge")) {
    const at = box(edge);
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    const top = document.elementFromPoint(x, y);
    if (top?.closest(".pan-zoom") && !top.closest(".tools") && !edge.contains(top))
      faults.push(`hidden: ${edge.ariaLabel}`);
  }

  // Nothing on a card that one holds sticks out of the tray above or below.
  const tray = table.querySelector(".dock") && box(table.querySelector(".dock"));
  for (const part of table.querySelectorAll(".dock .card :is(.title, .fields > span)")) {
    const at = box(part);
    if (at.width > 1.5 && (at.top < tray.top - 1 || at.bottom > tray.bottom + 1))
      faults.push(`out of the tray: ${name(part)}`);
  }

  // On a phone what counts, what was rolled and what one holds is whole; only what is of others waits beside it, and a
  // row that was moved along to show something else.
  const within = (it, round) => it.left >= round.left - 1 && it.right <= round.right + 1 && it.top >= round.top - 1
    && it.bottom <= round.bottom + 1;
  const OWN = ".dock .hand:not([data-more~=left]) .zone:first-child .card:nth-child(-n + 5), "
    + ".dock .hand:not([data-more~=left]) .id-dealt .card, .middle.flat .alone .meter, "
    + ".middle.flat .groups:not([data-more~=left]) .group:first-child .meter, "
    + ".middle.flat .sum, .middle.flat .die, .middle.flat [data-el].lit:not(.groups[data-more~=left] *)"
    + (innerHeight > innerWidth ? ", .columns > .mine" : "");
  if (innerWidth < 900)
    for (const it of table.querySelectorAll(OWN)) {
      const whole = box(it);
      if (!whole.width || hidden(it) || it.closest(".lesson")) continue;
      const rounds = [...ancestors(it)].filter((up) => scrolls(up) || clips(up)).map(box);
      if (rounds.some((round) => !within(whole, round))) faults.push(`not whole: ${name(it)}`);
    }

  // A finger finds everything that can be pressed; on the map, what stands together is laid out by a touch.
  if (matchMedia("(pointer: coarse)").matches) {
    const pressed = [...table.querySelectorAll("button, a, [role=button], input")].filter((it) => !hidden(it));
    for (const it of pressed) {
      const { width, height } = box(it);
      if (!width || it.closest(".board") || (it.matches(".card") && !it.matches(".lit"))) continue;
      if (Math.min(width, height) < finger - 0.5)
        faults.push(`small: ${name(it)} ${Math.round(width)}x${Math.round(height)}`);
    }
    const places = [...table.querySelectorAll(".board .space.lit")].map((it) => [it, box(it)]);
    places.forEach(([one, a], index) => places.slice(index + 1).forEach(([other, b]) => {
      const far = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
      if (far < finger - 0.5) faults.push(`close: ${one.ariaLabel} and ${other.ariaLabel} ${Math.round(far)}`);
    }));
  }
  return [...new Set(faults)];
}"""
BOARD = """() => {
  const field = document.querySelector(".field, .stage .round").getBoundingClientRect();
  const sheet = (document.querySelector(".sheet") ?? document.querySelector(".stage .round")).getBoundingClientRect();
  const window = (document.querySelector(".window") ?? document.querySelector(".stage")).getBoundingClientRect();
  return { share: field.width * field.height / (innerWidth * innerHeight), field: field.width, width: sheet.width,
    height: sheet.height, window: innerWidth, high: window.height };
}"""


def faults(page: Page) -> list[str]:
    """Return what is cut, broken, covered or too small, once everything has found its place after a change."""
    at_rest(page)
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS, [FINGER, LETTERS])
    return found


def board(page: Page) -> dict[str, Any]:
    """Return how much room the board has: its share of the window, and its drawing in px."""
    at_rest(page)
    found: dict[str, Any] = page.evaluate(BOARD)
    return found


PLACES = """() => Object.fromEntries([".prompt", ".stage", ".sheet, .round", ".dock", ".acts", ".thumbs", ".side"].map(
  (place) => {
    const { x, y, width, height } = document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
    return [place, [x, y, width, height].map(Math.round)];
  }))"""


def places(page: Page) -> dict[str, list[int]]:
    """Return where the parts of the frame are, and how large."""
    at_rest(page)
    page.evaluate(SETTLED)
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found
