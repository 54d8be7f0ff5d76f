"""The signs that moments show are drawn, whatever happens."""

import re
from pathlib import Path

import pytest

import coffret.games
from coffret.games.away_missions.names import ALERTS, EVENTS, SCENARIO_TILES, TILES
from coffret.kernel import Event
from coffret.kernel.game import load
from coffret.kernel.scene import Moment

STAGED = [
    ("away-missions", Event("red-alert", {})),
    *[("away-missions", Event("alert", {"alert": number})) for number in range(len(ALERTS))],
    *[("away-missions", Event("happens", {"event": number})) for number in range(len(EVENTS))],
    *[("away-missions", Event("found", {"tile": TILES.index(tile), "rocketeer": 0})) for tile in SCENARIO_TILES],
    ("away-missions", Event("rescued", {"rocketeer": 0})),
    ("thunderbirds-solo", Event("tampered", {"place": 1})),
    ("thunderbirds-solo", Event("last-turn", {})),
    ("thunderbirds-solo", Event("answered-all", {"count": 20})),
]


def staged(slug: str, event: Event) -> Moment:
    found = load(slug).moment(event)
    assert found is not None
    return found


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in STAGED}))
def test_every_sign_is_drawn(slug: str) -> None:
    folder = Path(coffret.games.__path__[0]) / slug.replace("-", "_")
    drawn = set(re.findall(r'<symbol[^>]* id="([^"]+)"', (folder / "icons.svg").read_text(encoding="utf-8")))
    wanted = {staged(game, event).sign for game, event in STAGED if game == slug}
    assert wanted <= drawn


def test_all_quiet_is_good_news() -> None:
    tones = [staged("away-missions", Event("alert", {"alert": ALERTS.index(it)})).tone for it in ("alarm", "all-quiet")]
    assert tones == ["bad", "good"]
