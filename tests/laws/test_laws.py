"""The laws can fail: for each of them there is a game that breaks it, and the example obeys all."""

from importlib.metadata import EntryPoint

import msgspec
import pytest

import coffret.kernel.game as registry
from coffret.kernel.errors import NotationError, SaveError
from coffret.kernel.game import GROUP, Game, load
from coffret.testing import contract as laws
from coffret.testing.contract import LAWS, Law
from coffret.testing.fairness import chance_is_fair
from coffret.testing.moments import moments_can_be_shown
from coffret.testing.numbers import observations_are_views, options_have_numbers, who_is_asked_is_public
from coffret.testing.packs import packs_are_refused_or_played
from coffret.testing.secrecy import what_is_not_told_does_not_show, what_is_open_tells_nothing
from tests.laws import broken
from tests.laws.broken import Break

BROKEN: list[tuple[Law, Break, str]] = [
    (laws.plays_to_the_end, broken.ends_by_no_rule, "no rule of liar"),
    (laws.options_are_sound, broken.offers_an_option_twice, "has an option twice"),
    (chance_is_fair, broken.rolls_one_to_five, "draws Shake"),
    (laws.copies_are_independent, broken.copies_share_a_list, "changes the original"),
    (laws.plain_data_comes_back, broken.writes_another_face, "reads as something else"),
    (laws.positions_come_back, broken.position_loses_a_face, "face"),
    (laws.positions_come_back, broken.position_loses_the_bidder, "bidder"),
    (laws.positions_come_back, broken.position_leaves_out_the_set_up, "another state"),
    (laws.positions_come_back, broken.position_cannot_be_read, "somewhere in the middle"),
    (laws.logs_replay, broken.deals_by_a_counter, "do not agree"),
    (laws.the_same_answers_give_the_same_play, broken.shuffles_by_itself, "the same seed and answers"),
    (laws.the_same_answers_give_the_same_play, broken.bot_draws_by_itself, "the bot of seat"),
    (laws.undo_goes_back, broken.counts_bids_by_itself, "leads elsewhere"),
    (laws.free_undo_takes_back_no_knowledge, broken.remembers_what_was_taken_back, "taken back"),
    (laws.views_fit, broken.imagines_other_dice, "faces"),
    (laws.nothing_but_the_view_leaves, broken.draws_what_is_behind_the_view, "feeds"),
    (laws.events_tell_what_views_show, broken.says_the_dice_aloud, "can tell"),
    (what_is_not_told_does_not_show, broken.shows_all_cups, "sees which it was"),
    (what_is_not_told_does_not_show, broken.shows_all_cups_later, "sees which it was"),
    (what_is_not_told_does_not_show, broken.prompts_with_a_die, "last"),
    (what_is_not_told_does_not_show, broken.shows_all_cups_in_passing, "sees which it was"),
    (what_is_open_tells_nothing, broken.says_that_nobody_has_secrets, "shows what only it knows"),
    (moments_can_be_shown, broken.loses_the_dice_in_passing, "cannot be shown the table"),
    (laws.refusals_name_their_rule, broken.refuses_nothing, "Bid|Reason object expected"),
    (laws.refusals_name_their_rule, broken.refuses_by_no_rule, "no rule of liar"),
    (laws.everything_is_worded, broken.event_has_no_wording, "mumble"),
    (laws.moments_can_be_staged, broken.stages_what_is_not_there, "shows crown"),
    (laws.bots_can_play, broken.bot_does_what_is_not_offered, "not offered"),
    (laws.bots_can_play, broken.bot_stumbles_over_a_high_bid, "ZeroDivisionError: integer"),
    (packs_are_refused_or_played, broken.takes_any_pack, "makes its check stumble"),
    (options_have_numbers, broken.calls_a_bid_chance, "has no number"),
    (observations_are_views, broken.imagines_other_dice, "observes what its view does not hold"),
]
LEAKING_BALLOTS = [broken.prompts_with_the_last_vote, broken.asks_again_after_a_second_thought]
SECRECY = [laws.views_fit, laws.nothing_but_the_view_leaves, laws.events_tell_what_views_show, laws.bots_can_play]


@pytest.fixture
def ballot(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A secret ballot, in the box for the time of a test."""
    known = {**registry.games(), "ballot": EntryPoint("ballot", "tests.server.ballot:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    return load("ballot")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_example_obeys_the_law(liar: Game, law: Law) -> None:
    law(liar, 3, 1)


@pytest.mark.parametrize(
    ("law", "break_it", "words"), BROKEN, ids=[f"{law.__name__}-{break_it.__name__}" for law, break_it, _ in BROKEN]
)
def test_the_law_finds_the_broken_game(
    liar: Game, monkeypatch: pytest.MonkeyPatch, law: Law, break_it: Break, words: str
) -> None:
    break_it(liar, monkeypatch)
    with pytest.raises((AssertionError, KeyError, TypeError, NotationError, SaveError), match=words):
        law(liar, 3, 1)


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert set(LAWS) <= {law for law, _, _ in BROKEN}


@pytest.mark.parametrize("seed", range(5))
def test_the_ballot_keeps_its_secrets(ballot: Game, seed: int) -> None:
    what_is_not_told_does_not_show(ballot, 3, seed)


@pytest.mark.parametrize("leak", LEAKING_BALLOTS)
def test_a_hidden_choice_that_shows_is_found(ballot: Game, monkeypatch: pytest.MonkeyPatch, leak: Break) -> None:
    leak(ballot, monkeypatch)
    with pytest.raises(AssertionError, match="sees which it was"):
        what_is_not_told_does_not_show(ballot, 3, 1)


@pytest.mark.parametrize("law", SECRECY, ids=lambda law: law.__name__)
@pytest.mark.parametrize("leak", [broken.shows_all_cups, broken.shows_all_cups_later, broken.prompts_with_a_die])
def test_the_other_laws_of_secrecy_do_not_find_a_leak_that_the_view_shares(
    liar: Game, monkeypatch: pytest.MonkeyPatch, law: Law, leak: Break
) -> None:
    """Why the converse law is needed: a view that gives a secret away, and worlds drawn to match, pass all others."""
    leak(liar, monkeypatch)
    law(liar, 3, 1)


@pytest.mark.parametrize(("verb", "words"), [("show", "shows what only it knows"), ("vote", "that is not told")])
def test_a_choice_that_needs_a_curtain_is_found(monkeypatch: pytest.MonkeyPatch, verb: str, words: str) -> None:
    game = load("time-bomb")
    monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, open=[*game.about.open, verb]))
    with pytest.raises(AssertionError, match=words):
        until_found(game)


def until_found(game: Game) -> None:
    for seed in range(20):
        what_is_open_tells_nothing(game, 5, seed)


def test_an_interrupt_by_what_only_its_owner_sees_is_found(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    who_is_asked_is_public(liar, 3, 1)
    broken.lets_sixes_interrupt(liar, monkeypatch)
    with pytest.raises(AssertionError, match="a spectator cannot know"):
        who_is_asked_is_public(liar, 3, 1)
