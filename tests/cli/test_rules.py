"""`coffret rules`: reading, searching, and the coverage of ledgers."""

import json
from pathlib import Path

import pytest

from coffret.kernel.game import games, load
from coffret.kernel.text import LANGUAGES
from tests.cli.running import Inside, Outside, leaves, one_sentence


def test_all_rules_can_be_read(coffret: Inside) -> None:
    out = coffret("rules", "liar").out
    assert "LD-SETUP-01" in out
    assert "LD-CALL-02" in out


def test_a_rule_is_found_by_its_id_and_in_french(coffret: Inside) -> None:
    out = coffret("rules", "liar", "LD-CALL-01", "--lang", "fr").out
    assert "Au lieu d'enchérir" in out
    assert "LD-CALL-02" not in out


def test_where_a_rule_comes_from_is_told_in_french_too(coffret: Inside) -> None:
    house = " ".join(coffret("rules", "a-team", "AT-CARD-18", "--lang", "fr").out.split())
    assert "décision de ce coffret, PATROUILLE renvoie sa cible à la case GARDE la plus proche" in house
    printed = " ".join(coffret("rules", "a-team", "AT-GUARD-01", "--lang", "fr").out.split())
    assert "règles : Case GARDE" in printed.replace("\u202f", " ").replace("\u00a0", " ")


def test_the_rules_that_fit_best_come_first(coffret: Inside) -> None:
    found = json.loads(coffret("rules", "away-missions", "line", "of", "sight", "--json").out)["rules"]
    assert found[0]["id"] == "AM-LOS-01"
    assert "AM-LOS-01" in coffret("rules", "away-missions", "vue", "--lang", "fr").out


def test_rules_stand_under_the_headings_of_their_chapters(coffret: Inside) -> None:
    out = coffret("rules", "a-team", "--ledger").out
    assert out.index("Components\n") < out.index("AT-COMP-01") < out.index("The board\n") < out.index("AT-BOARD-01")
    assert "Gardes\n" in coffret("rules", "a-team", "AT-GUARD", "--lang", "fr").out
    assert "LD-CALL\n" in coffret("rules", "liar").out


@pytest.mark.parametrize("slug", games())
def test_every_chapter_of_a_ledger_has_a_heading(slug: str) -> None:
    game = load(slug)
    chapters = {id.split("-")[1].lower() for id in game.ledger.rules}
    for language in LANGUAGES:
        assert [chapter for chapter in sorted(chapters) if not game.words(language).has(f"chapter-{chapter}")] == []


def test_long_rules_are_paged_at_a_terminal(outside: Outside) -> None:
    child = outside.at_a_terminal("rules", "a-team", "--ledger", PAGER="sed s/^/paged:/")
    child.expect("paged:.*AT-COMP-01")
    child.expect("paged:.*AT-EX-01")
    assert leaves(child) == 0
    short = outside.at_a_terminal("rules", "a-team", "AT-COMP-01", PAGER="sed s/^/paged:/")
    short.expect("AT-COMP-01")
    assert "paged:" not in short.before
    assert leaves(short) == 0


def test_the_rulebook_comes_first_with_its_pictures_and_the_rules_it_tells(coffret: Inside) -> None:
    out = coffret("rules", "a-team").out
    assert out.index("Setting up\n") < out.index("Your turn\n") < out.index("The end\n")
    assert "[AT-WIN-01, 02, 04]" in out
    assert "narrow corridor ①→ ②→" in out  # two characters in the corridor, as the terminal draws them
    assert "Votre tour\n" in coffret("rules", "a-team", "--lang", "fr").out


def test_a_rulebook_is_paged_at_a_terminal(outside: Outside) -> None:
    child = outside.at_a_terminal("rules", "a-team", PAGER="sed s/^/paged:/")
    child.expect("paged:.*The aim")
    child.expect("paged:.*The end")
    assert leaves(child) == 0


def test_several_rules_are_found_by_their_ids(coffret: Inside) -> None:
    found = json.loads(coffret("rules", "liar", "ld-call-02", "LD-BID-01", "--json").out)
    assert [rule["id"] for rule in found["rules"]] == ["LD-CALL-02", "LD-BID-01"]


def test_rules_are_found_by_words(coffret: Inside) -> None:
    found = json.loads(coffret("rules", "liar", "HIGHER", "face", "--json").out)
    assert [rule["id"] for rule in found["rules"]] == ["LD-BID-02"]


def test_words_that_no_rule_has(coffret: Inside) -> None:
    done = coffret("rules", "liar", "rocket")
    assert done.code == 1
    assert one_sentence(done.err)


def marks(folder: Path, *ids: str) -> Path:
    """A folder of tests that are marked with these rules."""
    folder.mkdir(exist_ok=True)
    named = ", ".join(f'"{id}"' for id in ids)
    (folder / "test_liar.py").write_text(f"@rule({named})\ndef test_it() -> None: ...\n")
    return folder


ALL = ("LD-SETUP-01", "LD-SETUP-02", "LD-BID-01", "LD-BID-02", "LD-CALL-01", "LD-CALL-02")


def test_a_ledger_that_is_cited_and_tested_is_covered(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("rules", "liar", "--coverage", "--json", "--tests", marks(tmp_path / "t", *ALL))
    whole = {"rules": 6, "cited": 6, "tested": 6, "excused": {}, "missing": []}
    assert json.loads(done.out) == {"games": {"liar": whole}}
    assert (done.code, done.err) == (0, "")


def test_the_tests_beside_a_game_count_without_being_named(coffret: Inside) -> None:
    done = coffret("rules", "liar", "--coverage", "--json")
    assert json.loads(done.out)["games"]["liar"]["missing"] == []


def test_a_rule_without_a_test_is_missing(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("rules", "liar", "--coverage", "--json", "--tests", marks(tmp_path / "t", *ALL[1:]))
    assert json.loads(done.out)["games"]["liar"]["missing"] == ["LD-SETUP-01"]
    assert done.code == 1


def test_an_id_that_is_in_no_ledger_is_named(coffret: Inside, tmp_path: Path) -> None:
    tests = marks(tmp_path / "t", *ALL, "LD-CALL-07", "LDD-CALL-01")
    done = coffret("rules", "liar", "--coverage", "--json", "--tests", tests)
    assert json.loads(done.out)["unknown"] == ["LD-CALL-07", "LDD-CALL-01"]
    assert "LD-CALL-07 is in no ledger" in done.err
    assert done.code == 1


def test_people_get_a_table(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("rules", "--coverage", "--tests", marks(tmp_path / "t", *ALL))
    assert "liar" in done.out
    assert done.code == 1  # the other games are not tested here
