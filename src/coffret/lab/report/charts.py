"""The pictures of a report, as Vega-Lite specifications made by Altair. Colours of text and lines are the page's."""

from __future__ import annotations

from textwrap import fill
from typing import Any

from coffret.lab.frames import needed

WIDTH, ROW, LINE = 560, 22, 13  # pixels: of a picture, of a row with a label of one line, of each line more
FACETS = 3  # small pictures in a row
LABEL, HEADER = 48, 28  # letters in a line of a label, and of the title of a small picture
TALL = 600  # from here on the scale is at the top, where one begins to read
LINES = "split(datum.label, '\\n')"
PALETTE = ["#3b7dd8", "#e08214", "#2f9e6e", "#c2478c", "#8a6fd1", "#b59a00", "#17a2b8", "#d1495b", "#7a7a7a"]
GOOD, BAD = PALETTE[2], PALETTE[7]

Rows = list[dict[str, Any]]


def altair() -> Any:
    return needed("altair")


def specification(chart: Any) -> dict[str, Any]:
    """Return a chart as the page embeds it; its address of a schema is left out, since nothing is fetched."""
    made: dict[str, Any] = chart.to_dict()
    made.pop("$schema", None)
    if made.get("height", 0) > TALL:
        made.setdefault("config", {})["axisX"] = {"orient": "top"}
    return made


def wrapped(rows: Rows, letters: int) -> Rows:
    """Return the rows with labels of several lines, so that none is cut off."""
    lines = {label: fill(label, letters, break_on_hyphens=False) for label in {row["label"] for row in rows}}
    return [{**row, "label": lines[row["label"]]} for row in rows]


def labels(alt: Any) -> Any:
    """Return the axis that names the rows."""
    return alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=340, labelExpr=LINES))


def height(rows: Rows) -> int:
    """Return how high a picture of these rows is."""
    found = {row["label"] for row in rows}
    tallest = max((label.count("\n") for label in found), default=0)
    return max(60, (ROW + LINE * tallest) * len(found))


def intervals(rows: Rows, title: str, share: bool, colour: str = PALETTE[0], zero: bool = False) -> dict[str, Any]:
    """Points with the intervals they lie in, one line each: `label`, `mean`, `low` and `high`."""
    alt = altair()
    rows = wrapped(rows, LABEL)
    form = ".0%" if share else ".3~s"
    x = alt.X("mean:Q", title=title, axis=alt.Axis(format=form), scale=alt.Scale(zero=zero))
    exact = ".1%" if share else ".1f"
    tips = ["label:N", *[alt.Tooltip(f"{name}:Q", format=exact) for name in ("mean", "low", "high")]]
    base = alt.Chart(alt.Data(values=rows)).encode(y=labels(alt), tooltip=tips)
    lines = base.mark_rule(strokeWidth=2, color=colour).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    points = base.mark_point(filled=True, size=70, color=colour, opacity=1).encode(x=x)
    layers = [lines, points]
    if zero:
        nothing = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], opacity=0.7)
        layers.insert(0, nothing.encode(x="zero:Q"))
    return specification(alt.layer(*layers).properties(width=WIDTH, height=height(rows)))


def spreads(rows: Rows, title: str) -> dict[str, Any]:
    """Lines from a tenth to nine tenths, bars from a quarter to three, and the middle: `label`, `q10` to `q90`."""
    alt = altair()
    rows = wrapped(rows, LABEL)
    tips = ["label:N", *[alt.Tooltip(f"q{shade}:Q", format=",.0f") for shade in (10, 25, 50, 75, 90)]]
    base = alt.Chart(alt.Data(values=rows)).encode(y=labels(alt), tooltip=tips)
    line = base.mark_rule(strokeWidth=2, color=PALETTE[0]).encode(x=alt.X("q10:Q", title=title), x2="q90:Q")
    bar = base.mark_bar(size=12, color=PALETTE[0], opacity=0.55).encode(x=alt.X("q25:Q", title=title), x2="q75:Q")
    middle = base.mark_tick(thickness=3, size=16, color=PALETTE[1]).encode(x=alt.X("q50:Q", title=title))
    return specification(alt.layer(line, bar, middle).properties(width=WIDTH, height=height(rows)))


def stacked(rows: Rows, title: str, share: bool) -> dict[str, Any]:
    """Bars made of parts: `label`, `part` and `value`."""
    alt = altair()
    rows = wrapped(rows, LABEL)
    parts = list(dict.fromkeys(row["part"] for row in sorted(rows, key=lambda row: row["place"])))
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(size=15)
    chart = chart.encode(
        y=labels(alt),
        x=alt.X("value:Q", title=title, stack=True, axis=alt.Axis(format=".0%" if share else ".3~s")),
        color=alt.Color(
            "part:N", sort=parts, title=None, legend=alt.Legend(orient="bottom", columns=3, labelLimit=260)
        ),
        order=alt.Order("place:Q"),
        tooltip=["label:N", "part:N", alt.Tooltip("value:Q", format=".1%" if share else ".2f")],
    )
    return specification(chart.properties(width=WIDTH, height=height(rows)))


def curves(rows: Rows, x_title: str, y_title: str, names: tuple[str, str]) -> dict[str, Any]:
    """The chance over the game, of won and of lost ones, cell by cell: `label`, `part`, `x`, `mean`, `low`, `high`."""
    alt = altair()
    colour = alt.Color(
        "part:N", title=None, scale=alt.Scale(domain=list(names), range=[GOOD, BAD]), legend=alt.Legend(orient="bottom")
    )
    x = alt.X("x:Q", title=x_title, axis=alt.Axis(format=".0%"))
    scale = alt.Scale(domain=[0, 1])
    base = alt.Chart().encode(x=x, color=colour)
    y = alt.Y("low:Q", title=y_title, scale=scale, axis=alt.Axis(format=".0%"))
    band = base.mark_area(opacity=0.25).encode(y=y, y2="high:Q")
    line = base.mark_line(strokeWidth=2).encode(y=alt.Y("mean:Q", title=y_title, scale=scale))
    rows = wrapped(rows, HEADER)
    titles = list(dict.fromkeys(row["label"] for row in rows))
    narrow = len(titles) > 1
    layers = alt.layer(band, line, data=alt.Data(values=rows)).properties(width=180 if narrow else WIDTH, height=160)
    if not narrow:
        return specification(layers)
    facet = alt.Facet("label:N", sort=titles, title=None, header=alt.Header(labelLimit=200, labelExpr=LINES))
    return specification(layers.facet(facet=facet, columns=FACETS))
