"""The colours of every theme can be told apart: the pairs and ratios that table/README.md promises, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from coffret.kernel.game import folder, games, load

TABLE = Path(__file__).parents[1] / "table"
TONES = ("light", "dark")
Colours = dict[str, str]
Rgb = tuple[float, float, float]


def promised() -> list[tuple[str, str, float]]:
    """The table of pairs in the README: what is read, on what, and at least how clearly."""
    text = (TABLE / "README.md").read_text(encoding="utf-8")
    section = text.split("| is read on", 1)[1].split("\n\n", 1)[0]
    found = []
    for line in section.splitlines()[2:]:
        inks, grounds, ratio = [cell.strip() for cell in line.strip("|").split("|")][:3]
        for ink in re.findall(r"`--([\w-]+)`", inks):
            found += [(ink, ground, float(ratio)) for ground in re.findall(r"`--([\w-]+)`", grounds)]
    return found


def rules(css: str) -> Iterator[tuple[str, Colours]]:
    """The rules of a style sheet that set colours."""
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        colours = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{3,8}|var\(--[\w-]+\))\s*(?:;|$)", body))
        if colours:
            yield selector.strip(), colours


def is_for(tone: str, selector: str) -> bool:
    """Whether a rule holds in a tone: in the light where none is named."""
    named = re.search(r'data-tone="(\w+)"', selector)
    return named is None or named[1] == tone


def worn(css: str, tone: str, base: Colours) -> Colours:
    """What a sheet sets on the root in a tone."""
    found = dict(base)
    for selector, colours in rules(css):
        if selector.startswith(":root") and " " not in selector.split(",")[0] and is_for(tone, selector):
            found |= colours
    return found


def rgb(value: str, colours: Colours) -> Rgb:
    """A colour as red, green and blue from 0 to 1."""
    while match := re.fullmatch(r"var\(--([\w-]+)\)", value):
        value = colours[match[1]]
    digits = value.lstrip("#")
    digits = "".join(digit * 2 for digit in digits) if len(digits) < 6 else digits
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def light(colour: Rgb) -> float:
    """The relative luminance of WCAG."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """How clearly two colours differ, from 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def weak(colours: Colours, among: Colours, where: str) -> list[str]:
    """The pairs that are not clear enough, of those of which one has been set here."""
    found = []
    for ink, ground, least in promised():
        if (ink in among or ground in among) and ink in colours and ground in colours:
            clear = contrast(rgb(colours[ink], colours), rgb(colours[ground], colours))
            if clear < least:
                found.append(f"{where}: --{ink} on --{ground} {clear:.2f} < {least}")
    return found


def base(tone: str) -> Colours:
    return worn((TABLE / "src" / "look" / "base.css").read_text(encoding="utf-8"), tone, {})


def test_the_readme_promises_what_is_read() -> None:
    assert ("ink", "panel", 4.5) in promised()
    assert len(promised()) > 25


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast(rgb("#000", {}), rgb("#ffffff", {})) == pytest.approx(21)
    assert contrast(rgb("var(--grey)", {"grey": "#767676"}), rgb("#fff", {})) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("tone", TONES)
def test_the_box_is_clear(tone: str) -> None:
    assert weak(base(tone), base(tone), tone) == []


@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize("slug", games())
def test_a_theme_is_clear(slug: str, tone: str) -> None:
    sheet = folder(load(slug)) / "theme.css"
    css = sheet.read_text(encoding="utf-8") if sheet.exists() else ""
    root = worn(css, tone, base(tone))
    found = weak(root, root, tone)
    for selector, colours in kinds(css, tone).items():
        found += weak(root | colours, colours, f"{tone} {selector}")
    assert found == []


def kinds(css: str, tone: str) -> dict[str, Colours]:
    """The colours of single kinds of things in a tone, by selector."""
    found: dict[str, Colours] = {}
    for selector, colours in rules(css):
        if is_for(tone, selector) and (not selector.startswith(":root") or " " in selector.split(",")[0]):
            plain = selector.replace(f'[data-tone="{tone}"]', "")
            found[plain] = found.get(plain, {}) | colours
    return found
