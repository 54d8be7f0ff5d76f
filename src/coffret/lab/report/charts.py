"""The pictures of a report, as Vega-Lite specifications made by Altair. Colours of text and lines are the page's."""

from __future__ import annotations

from typing import Any

from coffret.lab.frames import needed

WIDTH, ROW = 560, 22
FACETS = 3  # small pictures in a row
PALETTE = ["#3b7dd8", "#e08214", "#2f9e6e", "#c2478c", "#8a6fd1", "#b59a00", "#17a2b8", "#d1495b", "#7a7a7a"]
GOOD, BAD = PALETTE[2], PALETTE[7]

Rows = list[dict[str, Any]]


def altair() -> Any:
    return needed("altair")


def specification(chart: Any) -> dict[str, Any]:
    """Return a chart as the page embeds it; its address of a schema is left out, since nothing is fetched."""
    made: dict[str, Any] = chart.to_dict()
    made.pop("$schema", None)
    return made


def intervals(rows: Rows, title: str, share: bool, colour: str = PALETTE[0], zero: bool = False) -> dict[str, Any]:
    """Points with the intervals they lie in, one line each: `label`, `mean`, `low` and `high`."""
    alt = altair()
    form = ".0%" if share else ".3~s"
    x = alt.X("mean:Q", title=title, axis=alt.Axis(format=form), scale=alt.Scale(zero=zero))
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    exact = ".1%" if share else ".1f"
    tips = ["label:N", *[alt.Tooltip(f"{name}:Q", format=exact) for name in ("mean", "low", "high")]]
    base = alt.Chart(alt.Data(values=rows)).encode(y=y, tooltip=tips)
    lines = base.mark_rule(strokeWidth=2, color=colour).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    points = base.mark_point(filled=True, size=70, color=colour, opacity=1).encode(x=x)
    layers = [lines, points]
    if zero:
        nothing = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], opacity=0.7)
        layers.insert(0, nothing.encode(x="zero:Q"))
    return specification(alt.layer(*layers).properties(width=WIDTH, height=max(60, ROW * len(rows))))


def spreads(rows: Rows, title: str) -> dict[str, Any]:
    """Lines from a tenth to nine tenths, bars from a quarter to three, and the middle: `label`, `q10` to `q90`."""
    alt = altair()
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    tips = ["label:N", *[alt.Tooltip(f"q{shade}:Q", format=",.0f") for shade in (10, 25, 50, 75, 90)]]
    base = alt.Chart(alt.Data(values=rows)).encode(y=y, tooltip=tips)
    line = base.mark_rule(strokeWidth=2, color=PALETTE[0]).encode(x=alt.X("q10:Q", title=title), x2="q90:Q")
    bar = base.mark_bar(size=12, color=PALETTE[0], opacity=0.55).encode(x=alt.X("q25:Q", title=title), x2="q75:Q")
    middle = base.mark_tick(thickness=3, size=16, color=PALETTE[1]).encode(x=alt.X("q50:Q", title=title))
    return specification(alt.layer(line, bar, middle).properties(width=WIDTH, height=max(60, ROW * len(rows))))


def stacked(rows: Rows, title: str, share: bool) -> dict[str, Any]:
    """Bars made of parts: `label`, `part` and `value`."""
    alt = altair()
    parts = list(dict.fromkeys(row["part"] for row in rows))
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(size=15)
    chart = chart.encode(
        y=alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=320)),
        x=alt.X("value:Q", title=title, stack=True, axis=alt.Axis(format=".0%" if share else ".3~s")),
        color=alt.Color(
            "part:N", sort=parts, title=None, legend=alt.Legend(orient="bottom", columns=3, labelLimit=260)
        ),
        order=alt.Order("place:Q"),
        tooltip=["label:N", "part:N", alt.Tooltip("value:Q", format=".1%" if share else ".2f")],
    )
    count = len({row["label"] for row in rows})
    return specification(chart.properties(width=WIDTH, height=max(60, ROW * count)))


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
    labels = list(dict.fromkeys(row["label"] for row in rows))
    narrow = len(labels) > 1
    layers = alt.layer(band, line, data=alt.Data(values=rows)).properties(width=180 if narrow else WIDTH, height=160)
    if not narrow:
        return specification(layers)
    facet = alt.Facet("label:N", sort=labels, title=None, header=alt.Header(labelLimit=200))
    return specification(layers.facet(facet=facet, columns=FACETS))
