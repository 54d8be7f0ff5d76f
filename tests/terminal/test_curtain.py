"""Several people at one device: nobody sees what is not for them."""

import re
from typing import Any

import pytest

from coffret.games.time_bomb.state import ROLES
from coffret.kernel.game import load
from tests.cli.running import Inside

THREE = ("play", "liar", "--seats", 3, "--people", 3, "--seed", 7, "--option", "dice=5")
TURNS = ["", "bid 1:1", "", "log\nbid 1:2", "", "hint\nwhy liar\nbid 1:3", "", "log"]


def screens(out: str) -> list[tuple[str, str]]:
    """Whose screen each stretch of the output was, from one curtain to the next."""
    parts = re.split(r"Pass the device to (\w+)\.", out)
    return list(zip(parts[1::2], parts[2::2]))


def test_a_curtain_falls_before_each_person(coffret: Inside) -> None:
    out = coffret(*THREE, lines="\n".join(TURNS)).out
    assert [name for name, _ in screens(out)] == ["Ada", "Bruno", "Chloé", "Ada"]
    assert out.index("Pass the device") < out.index("'s cup")


def test_a_screen_shows_no_dice_of_the_others(coffret: Inside) -> None:
    table: Any = load("liar").table(3, {"dice": 5}, 7, names=("Ada", "Bruno", "Chloé"))
    shown = {
        name: "  ".join(f"{place}[{face}]" for place, face in enumerate(faces, 1))
        for name, faces in zip(table.header.names, table.state.faces)
    }
    told = {name: ", ".join(map(str, faces)) for name, faces in zip(shown, table.state.faces)}
    assert len(set(told.values())) == 3
    for name, text in screens(coffret(*THREE, lines="\n".join(TURNS)).out):
        assert f"{name}'s cup  {shown[name]}" in text
        for other in set(shown) - {name}:
            assert f"{other}'s cup  1[?]  2[?]  3[?]  4[?]  5[?]" in text
            assert told[other] not in text


def test_no_curtain_for_one_person(coffret: Inside) -> None:
    assert "Pass the device" not in coffret("play", "liar", "--seats", 3, lines="bid 1:1\n").out


def test_no_curtain_when_the_same_person_goes_on(coffret: Inside) -> None:
    out = coffret("play", "liar", "--seats", 2, "--people", 2, lines="\nlang fr\nlang en\n\n").out
    assert out.count("Pass the device") == 1


@pytest.mark.parametrize("lines", ["\nbid 1:1\n\nundo\nyes\n\nredo\n\n"])
def test_doing_again_does_not_tell_the_next_person_what_it_was(coffret: Inside, lines: str) -> None:
    out = coffret("play", "liar", "--seats", 2, "--people", 2, lines=lines).out
    assert "Redone" not in out


def test_no_curtain_where_nobody_has_secrets(coffret: Inside) -> None:
    out = coffret("play", "thunderbirds", "--seats", 2, "--people", 2, lines="1\n" * 12).out
    assert "Pass the device" not in out
    assert "Bruno" in out


FOUR = ("play", "time-bomb", "--seats", 4, "--people", 4, "--seed", 7, "--option", "locations=no")
ALOUD = (*FOUR, "--option", "talk_aloud=yes", "--option", "first_player=1")


def test_who_talk_aloud_cut_before_everybodys_eyes_and_look_at_their_own_cards_alone(
    coffret: Inside,
) -> None:
    table: Any = load("time-bomb").table(4, {"locations": False, "talk_aloud": True, "first_player": 1}, 7)
    words = load("time-bomb").words("en")
    roles = [words.say(f"role-{ROLES[role]}".replace("_", "-")) for role in table.state.roles]
    out = coffret(*ALOUD, lines="hint\nlog\ncut 2:1\nlog\n").out
    assert "Pass the device" not in out
    assert "There are no hints here" in out
    assert "you have the cutters" in out
    assert not [role for role in roles if role in out]
    assert "no bomb" not in out  # what was dealt to anybody
    (name, seen), (_, after) = screens(coffret(*ALOUD, lines="own Bruno\n\n\n\n").out)
    assert name == "Bruno"
    assert roles[1] in seen
    assert roles[1] not in after
    assert not [role for role in (roles[0], *roles[2:]) if role in seen]
    assert "you have the cutters" in after  # and Ada goes on
