"""Names in sentences: articles, elision, agreement, and the marks of French."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coffret.kernel.grammar import FUNCTIONS, Listed, Name, a_or_an, typeset

AFRICA = Name("Afrique", {"article": "la", "in": "en Afrique"})
BELT = Name("Ceinture d'astéroïdes", {"noun": "ceinture d'astéroïdes", "article": "la"})
SUN = Name("Soleil", {"article": "le"})
VENUS = Name("Vénus")
HOOD = Name("Hood", {"article": "le"})
HELICOPTER = Name("hélicoptère", {"article": "le", "elision": "yes"})
CARS = Name("Cabines", {"article": "les", "gender": "f"})
MOLE = Name("Foreuse", {"article": "la"})


def told(language: str, pattern: str, **args: object) -> str:
    """A pattern as a message tells it."""
    bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
    bundle.add_resource(FluentResource(f"message = {pattern}\n"))
    text, errors = bundle.format_pattern(bundle.get_message("message").value, args)  # type: ignore[arg-type]
    assert errors == []
    return str(text)


@pytest.mark.parametrize(
    ("pattern", "thing", "expected"),
    [
        ("vers { LE($x) }", AFRICA, "vers l'Afrique"),
        ("vers { LE($x) }", BELT, "vers la ceinture d'astéroïdes"),
        ("vers { LE($x) }", VENUS, "vers Vénus"),
        ("vers { LE($x) }", HELICOPTER, "vers l'hélicoptère"),
        ("{ CAP(LE($x)) } avance", HOOD, "Le Hood avance"),
        ("près { DE($x) }", SUN, "près du Soleil"),
        ("près { DE($x) }", AFRICA, "près de l'Afrique"),
        ("près { DE($x) }", VENUS, "près de Vénus"),
        ("près { DE($x) }", HOOD, "près du Hood"),
        ("près { DE($x) }", CARS, "près des Cabines"),
        ("les câbles { DE($x) }", "Ada", "les câbles d'Ada"),
        ("les câbles { DE($x) }", "Bea", "les câbles de Bea"),
        ("les câbles { DE($x) }", "Yves", "les câbles d'Yves"),
        ("les câbles { DE($x) }", "Yuri", "les câbles de Yuri"),
        ("grâce { A($x) }", HOOD, "grâce au Hood"),
        ("grâce { A($x) }", CARS, "grâce aux Cabines"),
        ("grâce { A($x) }", "Ada", "grâce à Ada"),
        ("un jeton { D($x) }", Name("Intelligence", {"article": "la"}), "un jeton d'Intelligence"),
        ("plus { QUE($x) }", "Ada", "plus qu'Ada"),
        ("construire { UN($x) }", MOLE, "construire une Foreuse"),
        ("chargé{ E($x) }", MOLE, "chargée"),
        ("chargé{ E($x) }", CARS, "chargées"),
        ("{ AGREE($x) -> [f] belle [fp] belles [mp] beaux *[m] beau }", MOLE, "belle"),
        ('va { FORM($x, "in") }', AFRICA, "va en Afrique"),
        ("{ ET(LE($x)) } chargé{ E($x) }", Listed([MOLE, CARS]), "la Foreuse et les Cabines chargées"),
        ("{ ET(DE($x)) }", Listed(["Ada", "Bea", "Cleo"]), "d'Ada, de Bea et de Cleo"),
        ("vers { LE($x) }", AFRICA.numbered("2"), "vers l'Afrique 2"),
    ],
)
def test_french_names_in_a_sentence(pattern: str, thing: str, expected: str) -> None:
    pattern = pattern.replace("{ AGREE($x) -> [f] belle [fp] belles [mp] beaux *[m] beau }", SELECT)
    assert told("fr", pattern, x=thing) == expected


SELECT = "{ AGREE($x) ->\n    [f] belle\n    [fp] belles\n    [mp] beaux\n   *[m] beau\n  }"


@pytest.mark.parametrize(
    ("pattern", "thing", "expected"),
    [
        ("load { THE($x) }", Name("Mole", {"article": "the"}), "load the Mole"),
        ("load { THE($x) }", Name("Thunderbird 4"), "load Thunderbird 4"),
        ("{ A($x) } die", Name("orange"), "an orange die"),
        ("{ A($x) } die", Name("red"), "a red die"),
        ("{ CAP(A($x)) }", Name("UFO"), "A UFO"),
        ("{ A($x) }", Name("LAB card", {"a": "a"}), "a LAB card"),
        ("{ AND($x) }", Listed(["Ada", "Bea", "Cleo"]), "Ada, Bea and Cleo"),
        ("{ AND($x) }", Listed(["Ada"]), "Ada"),
    ],
)
def test_english_names_in_a_sentence(pattern: str, thing: str, expected: str) -> None:
    assert told("en", pattern, x=thing) == expected


def test_a_form_that_a_name_lacks_is_an_error() -> None:
    with pytest.raises(AssertionError, match=r"has no attribute \.in"):
        told("fr", 'va { FORM($x, "in") }', x=VENUS)


@pytest.mark.parametrize(
    ("word", "article"),
    [("F.A.B.", "an"), ("HP", "an"), ("LAB", "a"), ("unit", "a"), ("unarmed", "an"), ("hour", "an"), ("8", "an")],
)
def test_an_stands_before_a_vowel_that_is_heard(word: str, article: str) -> None:
    assert a_or_an(word) == article


def test_a_stop_never_follows_another_mark() -> None:
    assert typeset("It is Rockquake!.", "en") == "It is Rockquake!"
    assert typeset("Wait...", "en") == "Wait..."


def test_a_number_below_zero_has_a_true_minus_sign() -> None:
    assert typeset("-3 points, and -1 (-2) on 2026-11-17", "en") == "−3 points, and −1 (−2) on 2026-11-17"


def test_french_marks_have_narrow_spaces_that_do_not_break() -> None:
    assert typeset("Quoi ? « Oui » : 5 % !", "fr") == "Quoi\u202f? «\u202fOui\u202f»\u202f: 5\u202f%\u202f!"
