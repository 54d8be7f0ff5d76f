"""Lines break where a reader would."""

import pytest
from rich.text import Text

from coffret.terminal.wrap import wrapped


def lines(text: str, width: int, hang: int = 0) -> list[str]:
    return wrapped(Text(text), width, hang).plain.split("\n")


def test_following_lines_are_set_in() -> None:
    found = lines("  2 Play “A patrolling guard catches you” on Ada: Ada goes back  patrol 1", 40, hang=4)
    assert found == ["  2 Play “A patrolling guard catches", "    you” on Ada: Ada goes back  patrol 1"]


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("a film · ○ fire, trapped", 11, ["a film ·", "○ fire,", "trapped"]),  # a sign and what it means
        ("Excavator and Thunderbird 3: 74% then", 27, ["Excavator and", "Thunderbird 3: 74% then"]),
        ("annonce 2 ; trouvé : 0", 20, ["annonce 2 ;", "trouvé : 0"]),  # no number alone on its line
        ("Pelham  1[·] Rifle  2[·] Wire Cutters", 26, ["Pelham  1[·] Rifle", "2[·] Wire Cutters"]),
    ],
)
def test_what_belongs_together_stays_together(text: str, width: int, expected: list[str]) -> None:
    assert lines(text, width) == expected


def test_nothing_is_lost_or_too_wide() -> None:
    text = "Chances in one roll, with the skills of whoever is aboard. Thunderbird 2 (orange): 78%, Domo: 75% · ○ fire."
    for width in range(14, 80):
        found = lines(text, width, hang=2)
        assert " ".join(line.strip() for line in found) == text
        assert all(len(line) <= max(width, 26) for line in found)


def test_lines_of_their_own_stay() -> None:
    assert lines("What you know\n  one thing", 40) == ["What you know", "  one thing"]
