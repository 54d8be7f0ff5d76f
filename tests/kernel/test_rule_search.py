"""Finding rules: whole words before beginnings before parts, acronyms, titles and synonyms, and what a search costs."""

import pytest

from coffret.kernel.game import load
from coffret.kernel.ledger import Rule, Synonym
from coffret.kernel.rule_search import MOST_WORDS, RuleSearch, find_rules

TITLES = {"X-LOS": "Line of sight Ligne de vue", "X-MOVE": "Moving Se déplacer", "X-ACT": "Actions"}
TEXTS = {
    "X-WIN-01": ("Nobody may lose a close call.", "Personne ne perd."),
    "X-LOS-01": ("LoS is a straight line.", "La LoS est une ligne droite."),
    "X-MOVE-01": ("A figure moves through a hatch.", "Une figurine passe par un sas."),
    "X-ACT-01": ("An attack needs LoS.", "Une attaque exige la LoS."),
    "X-ACT-02": ("Remove the figure, then move.", "Retirez la figurine, puis déplacez-vous."),
}
SEARCH = RuleSearch(
    [Rule(id, en, fr, "house", "why") for id, (en, fr) in TEXTS.items()], TITLES, [Synonym("LoS", ("sight", "vue"))]
)


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("move", ["X-MOVE-01", "X-ACT-02"]),
        ("figur", ["X-MOVE-01", "X-ACT-02"]),
        ("emove", ["X-ACT-02"]),
        ("LOS", ["X-LOS-01", "X-ACT-01"]),
        ("los", ["X-LOS-01", "X-ACT-01"]),
        ("LOSE", ["X-WIN-01"]),
        ("sight", ["X-LOS-01", "X-ACT-01"]),
        ("ligne de VUE", ["X-LOS-01"]),
        ("deplacer", ["X-MOVE-01"]),
        ("x-act", ["X-ACT-01", "X-ACT-02"]),
        ("straight-line", ["X-LOS-01"]),
        ("bomb", []),
        ("...", []),
    ],
)
def test_rules_are_found_by_words(words: str, ids: list[str]) -> None:
    assert [rule.id for rule in SEARCH.find(words)] == ids


@pytest.mark.parametrize("words", ["line of sight", "sight", "ligne de vue", "vue", "LOS", "LoS"])
def test_line_of_sight_is_found_in_every_way_it_is_called(words: str) -> None:
    found = find_rules(load("away-missions"), words)
    assert [rule.id for rule in found[:10]] == [f"AM-LOS-{number:02}" for number in range(1, 11)]
    assert all("LoS" in rule.en for rule in found if rule.chapter not in ("AM-LOS", "AM-RANGE"))


def test_many_words_cost_no_more_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    fits = RuleSearch.fits

    def counted(search: RuleSearch, wanted: str, is_acronym: bool) -> dict[int, int]:
        asked.append(wanted)
        return fits(search, wanted, is_acronym)

    monkeypatch.setattr(RuleSearch, "fits", counted)
    SEARCH.find(" ".join("abcdefghijklmnopqrstuvwxyz" * 8))
    SEARCH.find("a " * 5000)
    assert len(asked) <= MOST_WORDS + 1
