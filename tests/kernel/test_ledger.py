"""The ledger: ids found in code, ranges, and what coverage calls missing or unknown."""

import pytest

from coffret.kernel.errors import ContentError
from coffret.kernel.game import games, load
from coffret.kernel.ledger import Ledger, Rule, coverage, ids_in


def ledger(*ids: str, excused: str = "") -> Ledger:
    return Ledger([Rule(id, f"{id} says so", f"{id} le dit", "house", "why", excused) for id in ids])


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("BU-WIN-01 and BU-CUT-03.", {"BU-WIN-01", "BU-CUT-03"}),
        ("BU-WIN-01..03", {"BU-WIN-01", "BU-WIN-02", "BU-WIN-03"}),
        ("BU-WIN-01 to BU-WIN-02", {"BU-WIN-01", "BU-WIN-02"}),
        ("AT-WIN-01, XBU-WIN-02", set()),
    ],
)
def test_ids_are_found_in_a_text_with_their_ranges(text: str, ids: set[str]) -> None:
    assert ids_in("BU", text) == ids


def test_a_rule_without_citation_or_test_is_missing() -> None:
    found = coverage(ledger("X-A-01", "X-A-02", "X-A-03"), "X", {"X-A-01", "X-A-02"}, {"X-A-01", "X-A-03"})
    assert (found.rules, found.cited, found.tested) == (3, 2, 2)
    assert found.missing == ["X-A-02", "X-A-03"]


def test_a_misspelt_id_is_unknown() -> None:
    assert coverage(ledger("X-A-01"), "X", {"X-A-01", "X-A-10"}, {"X-A-01", "X-B-01"}).unknown == ["X-A-10", "X-B-01"]


def test_an_excused_rule_is_not_missing() -> None:
    found = coverage(ledger("X-A-01", excused="background only"), "X", set(), set())
    assert (found.missing, found.excused) == ([], {"X-A-01": "background only"})


@pytest.mark.parametrize("slug", games())
def test_shipped_ledgers_are_complete_in_both_languages(slug: str) -> None:
    game = load(slug)
    for rule in game.ledger.rules.values():
        assert rule.id.startswith(f"{game.about.prefix}-")
        assert all((rule.en, rule.fr, rule.source))
        assert rule.en != rule.fr


def test_an_origin_that_is_none_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    import coffret.kernel.ledger as module

    class Folder:
        def joinpath(self, name: str) -> "Folder":
            return self

        def is_file(self) -> bool:
            return True

        def read_text(self, encoding: str) -> str:
            return '[[rule]]\nid="X-A-01"\nen="a"\nfr="b"\norigin="seed"\nsource="s"'

    monkeypatch.setattr(module, "files", lambda package: Folder())
    with pytest.raises(ContentError, match='X-A-01: origin "seed" is not one of'):
        module.load_ledger("x")
