"""TS-END, TS-SCORE: how it ends, and what it is worth."""

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.drama import finale
from coffret.games.thunderbirds_solo.names import CARDS
from coffret.games.thunderbirds_solo.rules.ending import rating
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import LADY, at, calls

LAST = f"flags last | deck - | {LADY}"


def civilians(*numbers: int) -> str:
    return ",".join(f"c_{number:02}" for number in numbers)


def score(text: str) -> int:
    """The score of a game that is won now."""
    position = at(f"{text} | {LAST}").does("stay")
    assert position.outcome is not None
    return position.outcome.score


@rule("TS-END-01")
def test_a_loss_ends_the_game_at_once() -> None:
    position = calls("1 d_f01 d_f02 d_f03 d_f04 | call 1 d_t01")
    assert position.asked is None
    assert position.refuses("end-dispatch", seat=0).why == "game-over"


@rule("TS-END-02")
def test_the_turn_that_deals_no_card_is_the_last_and_is_played_out() -> None:
    position = calls("1 d_f01 | 2 d_t01 | call 1 d_f02 | deck - | lady 2 road")
    assert position.s.last
    assert position.outcome is None
    position.does("end-dispatch")
    assert "go 1" in position.options()
    position.does("go 1")
    assert position.outcome is not None


@rule("TS-END-02")
def test_a_turn_that_deals_one_card_is_not_the_last() -> None:
    position = calls("1 d_f01 | deck d_f02 | lady 2 road").does("end-dispatch", "stay")
    assert position.outcome is None


@rule("TS-END-03")
def test_the_game_is_won_when_the_last_turn_ends() -> None:
    position = at(f"1 d_f01 | {LAST}").does("stay")
    assert position.outcome is not None
    assert (position.outcome.rule, position.outcome.winners) == ("TS-END-03", (0,))


@rule("TS-END-04")
def test_disasters_that_are_left_do_not_matter() -> None:
    assert score("1 d_f01 d_f02 d_f03 d_f04 | 2 d_t01 d_t02") == 0


@rule("TS-SCORE-01")
def test_two_points_for_each_rescued_civilian_one_if_influenced() -> None:
    assert score(f"1 d_f01 | rescued {civilians(1, 2, 3)} | shaken {civilians(4)}") == 7


@rule("TS-SCORE-02")
def test_a_civilian_in_a_chain_or_with_lady_penelope_costs_a_point() -> None:
    assert score(f"1 d_f01 c_05 c_06! | 2 d_t01 | lady 3 road c_07 | rescued {civilians(1, 2)}") == 1


@rule("TS-SCORE-03")
def test_a_win_adds_the_advanced_cards() -> None:
    assert score("1 d_f01 | advanced 5 | out x_d01,x_d02,x_d03,x_d04,x_d05,x_d06,x_d07,x_d08,x_d09,x_d10,x_c01") == 5


@rule("TS-SCORE-04")
def test_a_lost_game_has_no_bonus_and_has_failed() -> None:
    text = f"1 d_f01 d_f02 c_05 d_f04 | call 1 d_t01 | advanced 5 | rescued {civilians(1, 2)} | shaken {civilians(3)}"
    position = calls(text)
    assert position.outcome is not None
    assert (position.outcome.side, position.outcome.score) == ("failed", 4)


@rule("TS-SCORE-05")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (47, "trainee"),
        (48, "agent"),
        (53, "agent"),
        (54, "pilot"),
        (61, "pilot"),
        (62, "commander"),
        (69, "commander"),
        (70, "legend"),
    ],
)
def test_the_ratings(points: int, name: str) -> None:
    assert rating(points) == name


def report(position: Position, language: str = "en") -> list[str]:
    words = game.words(language)
    feed = next(it for it in game.scene(game.view(position.s, 0)).feeds if it.id == "report")
    return [words.tell(line) for line in feed.lines]


def test_the_report_tells_the_score_in_its_parts_and_what_was_decisive() -> None:
    text = f"1 d_f01 d_f02 c_05 d_f04 | call 1 d_t01 | rescued {civilians(1, 2)} | cleared tb2 7, tb1 2"
    assert report(calls(f"{text} | neutralised 1 | deck d_c01,d_c02")) == [
        "2 Civilians rescued: 4 points",
        "One left behind: −1 point",
        "Score: 3",
        (
            "The decisive moment: in turn 1, “Mine lift jammed” came to chain 1, which was full; "
            "2 cards were still in the deck."
        ),
        "Most Disasters cleared: Thunderbird 2 (7).",
        "Lady Penelope stopped the Hood once.",
    ]


def test_the_report_of_a_won_game() -> None:
    position = at(f"1 d_f01 | rescued {civilians(1)} | reinforced 2 | {LAST}").does("stay")
    assert report(position)[1:] == ["Score: 2", "The Hood brought 2 extra cards to the chains."]
    assert position.outcome is not None
    assert game.words("fr").outcome(position.outcome).endswith("2 points, stagiaire.")
    assert CARDS[position.s.rescued[0]] == "c_01"


@rule("TS-FULL-01", "TS-END-01")
def test_the_last_act_lights_the_chain_that_breaks_and_shows_the_card_that_was_too_many() -> None:
    position = calls("2 d_f01 d_f02 d_t01 d_w01 | call 2 d_h01")
    told = finale(game.view(position.s, 0))
    assert (told.at, [each.card.id for each in told.portraits if each.card]) == ("chain-2", ["card-d_h01"])
