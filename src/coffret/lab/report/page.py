"""A report as one HTML page: styles, scripts and figures are inside, so it opens without a network, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from coffret.lab.frames import needed
from coffret.lab.report.charts import PALETTE
from coffret.lab.report.section import Say, Section, Table, written

OPEN = 12  # rows of a table that is shown without being asked for
HERE = "coffret.lab.report"


@cache
def bundle() -> str:
    """Return Vega, Vega-Lite and Vega-Embed as one script."""
    made: str = needed("vl_convert").javascript_bundle()
    return made.replace("</script", "<\\/script")


def asset(name: str) -> str:
    return files(HERE).joinpath(name).read_text(encoding="utf-8")


def page(
    title: str, lines: Sequence[str], commands: Sequence[str], sections: Sequence[Section], say: Say, lang: str
) -> str:
    """Return the page."""
    contents = "".join(f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in sections)
    body = "".join(section(each, say) for each in sections)
    specs = {each.id: each.chart for each in sections if each.chart is not None}
    about = "".join(f"<p>{escape(line)}</p>" for line in lines)
    again = "".join(f"<li><code>{escape(command)}</code></li>" for command in commands)
    commanded = (
        f'<section id="again"><h2>{escape(say("ui-report-again"))}</h2><ul>{again}</ul></section>' if again else ""
    )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{asset('report.css')}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{about}</header>\n"
        f'<nav aria-label="{escape(say("ui-report-contents"))}"><ol>{contents}</ol></nav>\n'
        f"<main>\n{body}{commanded}</main>\n"
        f'<script type="application/json" id="specs">{embedded(specs)}</script>\n'
        f'<script type="application/json" id="palette">{embedded(PALETTE)}</script>\n'
        f"<script>{bundle()}</script>\n<script>\n{asset('report.js')}</script>\n</body>\n</html>\n"
    )


def embedded(value: Any) -> str:
    """Return JSON that may stand inside a script element."""
    return msgspec.json.encode(value).decode().replace("</", "<\\/")


def section(each: Section, say: Say) -> str:
    """Return one section: its words, its picture, and its figures as a table, which says the same."""
    words = "".join(f"<p>{escape(line)}</p>" for line in each.words)
    picture = ""
    if each.chart is not None:
        label = escape(say("ui-report-picture", {"title": each.title}))
        picture = f'<figure><div class="chart" data-spec="{each.id}" role="img" aria-label="{label}"></div></figure>'
    is_open = " open" if len(each.table.rows) <= OPEN or not picture else ""
    summary = escape(say("ui-report-figures", {"rows": len(each.table.rows)}))
    return (
        f'<section id="{each.id}"><h2>{escape(each.title)}</h2>{words}{picture}'
        f"<details{is_open}><summary>{summary}</summary>{table(each.table, each.title)}</details></section>\n"
    )


def table(figures: Table, title: str) -> str:
    head = "".join(f'<th scope="col">{escape(column.title)}</th>' for column in figures.columns)
    rows = []
    for row in figures.rows:
        cells = []
        for place, (value, column) in enumerate(zip(row, figures.columns)):
            kind = "" if column.form == "text" else ' class="figure"'
            text = escape(written(value, column.form))
            cells.append(f'<th scope="row">{text}</th>' if place == 0 else f"<td{kind}>{text}</td>")
        rows.append(f"<tr>{''.join(cells)}</tr>")
    inside = f"<caption>{escape(title)}</caption><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="wide" tabindex="0"><table>{inside}</table></div>'
