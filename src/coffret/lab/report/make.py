"""Making a report: from a study's folder or a file of games to a page."""

from __future__ import annotations

from pathlib import Path

from coffret.kernel.errors import OptionError, SaveError, because
from coffret.kernel.game import load
from coffret.kernel.text import BOX, Words
from coffret.kernel.words import Vocabulary
from coffret.lab.report.page import page
from coffret.lab.report.sections import Writer
from coffret.lab.report.source import read_source

PAGE = "report.html"


def make_report(place: Path, language: str) -> str:
    """Return the report of a study's folder, or of a file of games, as a page."""
    source = read_source(place)
    if not len(source.games):
        raise OptionError("error-report-no-games", place=str(place))
    say = Words(BOX, Vocabulary([], {}), language).say
    titles = [load(slug).about.title[language] for slug in dict.fromkeys(cell.game for cell in source.cells)]
    facts = {"games": len(source.games), "cells": len(source.cells), "titles": ", ".join(titles)}
    sections = list(Writer(source, say, language).sections())
    return page(source.title, [say("ui-report-about", facts)], source.commands, sections, say, language)


def write_page(file: Path, text: str) -> None:
    """Write a page, whole or not at all."""
    half = file.with_name(file.name + ".half")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, encoding="utf-8")
        half.replace(file)
    except OSError as error:
        raise SaveError("error-simulate-write", file=str(file), why=because(error)) from error


def page_of(place: Path) -> Path:
    """Return where the report of a place is written, unless somebody says otherwise."""
    return place / PAGE if place.is_dir() else place.with_suffix(".html")
