"""`coffret bench`: the figures and their names."""

import json

from coffret.lab.bench import form
from tests.cli.running import Inside


def test_figures_for_programs(coffret: Inside) -> None:
    found = json.loads(coffret("bench", "liar", "--seconds", 0.05, "--json").out)
    assert found["reference"] > 0
    assert found["form"] == form()
    speed = found["games"]["liar"]
    assert speed["seats"] == 6
    for name in ("decisions_per_second", "copy_us", "view_us", "determinize_us", "thumb_us", "thumb_plays_per_second"):
        assert speed[name] > 0
    assert speed["imagined_per_second"] > speed["searches_per_second"] > 0
    assert 0 < speed["by_players"] < 1


def test_figures_for_people(coffret: Inside) -> None:
    out = coffret("bench", "liar", "--seconds", 0.05).out
    assert "decisions/s" in out
    assert "Reference loop" in out
