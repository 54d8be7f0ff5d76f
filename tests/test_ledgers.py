"""Every rule of every ledger is cited by code and proved by a marked test; no id is misspelt."""

import re
import tomllib
from pathlib import Path

import pytest

from coffret.kernel.game import folder, games, load
from coffret.kernel.ledger import cited, coverage, ids_in, proved

TESTS = Path(__file__).parent
ENGLISH = re.compile(r"\b(the|is|are|rulebook|ours|known|which|only|by)\b")
SIZES = {"a-team": 146, "away-missions": 518, "thunderbirds": 281, "thunderbirds-solo": 199, "time-bomb": 142}


@pytest.mark.parametrize("slug", games())
def test_every_rule_is_cited_and_tested(slug: str) -> None:
    game = load(slug)
    prefix = game.about.prefix
    found = coverage(game.ledger, prefix, cited(prefix, folder(game)), proved(TESTS))
    assert found.missing == []
    assert found.unknown == []
    assert found.rules == SIZES.get(slug, found.rules)
    assert len(found.excused) <= 3


OURS = {
    "a-team": ["AT-CARD-18"],
    "time-bomb": ["BU-COVER-06"],
    "thunderbirds": ["TB-FAB-16"],
    "away-missions": ["AM-WPN-15", "AM-WPN-16", "AM-GEAR-41", "AM-GEAR-42", "AM-SCHEM-15", "AM-DISC-18"],
}
PRINTED = {"time-bomb": ["BU-COVER-04", "BU-COVER-05"], "thunderbirds-solo": ["TS-DISP-04"]}


def test_rulings_of_ours_are_not_told_as_printed_nor_the_other_way_round() -> None:
    for origin, ids in (("house", OURS), ("rulebook", PRINTED)):
        told = {slug: [load(slug).ledger[id].origin for id in found] for slug, found in ids.items()}
        assert told == {slug: [origin] * len(found) for slug, found in ids.items()}


@pytest.mark.parametrize("slug", games())
def test_the_source_of_every_rule_is_told_in_french_too(slug: str) -> None:
    data = tomllib.loads((folder(load(slug)) / "rules.toml").read_text(encoding="utf-8"))
    told = [each["en"] for each in data["source"]]
    assert len(told) == len(set(told))
    assert set(told) == {rule.source for rule in load(slug).ledger.rules.values()}
    for rule in load(slug).ledger.rules.values():
        english, french = rule.told_source("en"), rule.told_source("fr")
        assert english == rule.source != french
        assert rule.origin == "rulebook" or not ENGLISH.search(french), french  # headings of a rulebook may be


def test_a_citation_that_is_removed_is_missed(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    source = tmp_path / "rules" / "cut.py"
    source.write_text('"""BU-CUT-01 The holder cuts. BU-CUT-03..05 too."""')
    assert cited("BU", tmp_path) == {"BU-CUT-01", "BU-CUT-03", "BU-CUT-04", "BU-CUT-05"}
    source.write_text('"""The holder cuts."""')
    assert cited("BU", tmp_path) == set()


def test_only_marks_count_as_tests(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        '@rule("BU-CUT-01", "BU-CUT-02")\ndef test_a(): "BU-CUT-03"\n'
        '@pytest.mark.rule("BU-CUT-04")\ndef test_b(): ...\n# BU-CUT-05\n'
    )
    assert proved(tmp_path) == {"BU-CUT-01", "BU-CUT-02", "BU-CUT-04"}


def test_ids_of_other_games_do_not_count() -> None:
    assert ids_in("AT", "BU-CUT-01 AT-TV-01") == {"AT-TV-01"}
