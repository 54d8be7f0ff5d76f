"""Reviews: choices are judged from what their seats knew, costs are clear ones, and luck and skill add up."""

import re

import msgspec
import pytest

from coffret.bots import review, review_text
from coffret.bots.futures import Share, share
from coffret.bots.reasons import Reason
from coffret.bots.review import Balance, Compared, Judged, Made, Review, assemble, candidates, choices, judge
from coffret.bots.search import Budget
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.stack import NOTHING
from coffret.kernel.table import Table
from tests.terminal.bell import Work
from tests.terminal.bell import game as bell


def played(game: Game, seats: int, seed: str = "review", options: dict[str, object] | None = None) -> Table:
    """A whole play by rules of thumb."""
    table, rng = game.table(seats, options, seed, names=("Ada", "Bruno", "Chloé")[:seats]), seeded(seed)
    while table.pending is not None:
        for part in in_turn(table.pending):
            action = game.bot(table.view(part.seat), options_of(part), rng)
            if action is not NOTHING:
                table.act(action, part.seat)
                break
    return table


@pytest.fixture
def night(liar: Game) -> Table:
    return played(liar, 2, options={"dice": 2})


def test_every_choice_is_looked_at_with_what_its_seat_knew(night: Table) -> None:
    found = list(choices(night))
    assert found
    for each in found:
        assert night.log[each.entry].action == each.chosen
        assert each.chosen in each.options
        assert night.history.game.view(night.history.at(each.entry), each.seat) == each.view


def test_a_choice_that_throws_the_game_away_costs_something() -> None:
    """Whoever lets the bell ring loses; whoever stops it wins."""
    state = bell.start(2)
    decision = stack.decide(state)
    assert decision is not None
    options = options_of(decision.others[0])
    verdict = judge(bell, bell.view(state, 1), options, NOTHING, seeded(1), Budget(200))
    assert verdict.best.startswith("stop")
    assert verdict.cost > 0.5
    found = review.compare(bell, bell.view(state, 1), options[0], NOTHING, Budget(100))
    assert found.cost >= 2 * found.error
    assert found.better.mean > found.chosen.mean


def test_what_the_rule_of_thumb_would_do_changes_nothing(night: Table) -> None:
    game = night.game
    for each in choices(night):
        rng = seeded("same")
        thumb = game.bot(each.view, each.options, seeded("same"))
        verdict = judge(game, each.view, each.options, thumb, rng, Budget(40))
        assert verdict.after == verdict.before.mean
        assert verdict.error == 0.0


def of_chances(table: Table, chances: list[tuple[int, float, float]]) -> Review:
    """A review of a play in which seats had these chances, before and after their choices."""
    made = [Made(entry, seat, None, [Work()], Work()) for entry, (seat, _, _) in enumerate(chances)]
    judged = [
        Judged(share([1.0] * int(before * 100) + [0.0] * (100 - int(before * 100))), after, 0.01, "", 0.0)
        for _, before, after in chances
    ]
    return assemble(table, made, judged, {}, together=False)


def test_luck_and_skill_add_up_to_what_became_of_the_first_chance(night: Table) -> None:
    assert night.outcome is not None
    won = float(0 in night.outcome.winners)
    found = of_chances(night, [(0, 0.5, 0.6), (1, 0.4, 0.4), (0, 0.3, 0.25), (0, 0.7, 0.8)])
    (ada, bruno) = found.balances
    assert (ada.seat, bruno.seat) == (0, 1)
    assert ada.skill == pytest.approx(0.1 - 0.05 + 0.1)
    assert ada.first + ada.skill + ada.luck == pytest.approx(ada.last) == won
    assert bruno.skill == pytest.approx(0.0)


def test_it_turned_where_the_chance_clearly_changed(night: Table) -> None:
    found = of_chances(night, [(0, 0.5, 0.5), (0, 0.52, 0.52), (0, 0.1, 0.1), (0, 0.12, 0.12)])
    assert 1 in [turn.entry for turn in found.turns]
    assert 0 not in [turn.entry for turn in found.turns]  # two points are nothing with a hundred plays each


def test_what_turns_it_for_several_is_told_once(night: Table) -> None:
    """Both have their last choice before the end, which decides for both."""
    found = of_chances(night, [(0, 0.5, 0.5), (1, 0.5, 0.5)])
    assert [turn.until for turn in found.turns] == [len(night.log)]


def test_who_plays_alone_is_not_all_together(night: Table) -> None:
    words = night.words("en", night.header.names)
    found = msgspec.structs.replace(of_chances(night, [(0, 0.5, 0.5)]), together=True)
    for seats, name in ((2, "All together"), (1, "Ada")):
        balance = Balance(-1, 0.5, 0.0, 0.0, 0.1, 1.0)
        assert review_text.curve(found, balance, review_text.Story(night), words, seats).name == name


def test_luck_is_as_unsure_as_the_first_chance(night: Table) -> None:
    """Whoever always did what the rule of thumb does has no error of their own; the first chance has one."""
    words = night.words("en", night.header.names)
    told = review_text.told(of_chances(night, [(0, 0.5, 0.5)]), night, words)
    assert re.search(r"Own choices: \+0 points \(± 2\); dice, cards and the others: \S+ \(± 10\)", told.curves[0].text)


def test_what_was_nearly_lost_does_not_turn_by_being_lost(night: Table) -> None:
    assert night.outcome is not None
    (winner,) = night.outcome.winners
    lost = 1 - winner
    found = of_chances(night, [(lost, 0.3, 0.3), (lost, 0.02, 0.02), (lost, 0.01, 0.01)])
    assert [(turn.entry, turn.before, turn.after) for turn in found.turns] == [(0, 0.3, 0.02)]


def test_only_clear_costs_are_told_and_three_of_each_player(night: Table) -> None:
    game, made = night.game, list(choices(night)) * 8
    judged = [Judged(Share(0.5, 0.4, 0.6, 90), 0.5, 0.1, "other", 0.2)] * len(made)
    again = candidates(made, judged, game)
    assert len(again) == review.CANDIDATES * len({each.seat for each in made})
    clear = Compared(Share(0.6, 0.5, 0.7, 90), Share(0.4, 0.3, 0.5, 90), 0.2, 0.05, [])
    vague = msgspec.structs.replace(clear, error=0.15)
    found = assemble(night, made, judged, dict.fromkeys(again, clear), together=False).mistakes
    assert max(sum(it.seat == seat for it in found) for seat in (0, 1)) == review.COSTLIEST
    assert not assemble(night, made, judged, dict.fromkeys(again, vague), together=False).mistakes


@pytest.mark.parametrize(("slug", "seats", "together"), [("a-team", 2, False), ("away-missions", 2, True)])
def test_it_is_seen_whether_all_win_together(slug: str, seats: int, together: bool) -> None:
    game = load(slug)
    state = game.start(seats)
    assert review.wins_together(game, game.view(state, 0), seats, seeded(4)) == together


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_review_is_told_as_text_and_as_a_page(night: Table, lang: str) -> None:
    words = night.words(lang, night.header.names)
    found = review_text.told(review.look_through(night, 0, playouts=(40, 40)), night, words)
    text = "\n".join(review_text.lines(found, words))
    assert "Ada" in text
    page = review_text.page(found, "<b>", words)
    assert "&lt;b&gt;" in page
    assert page.count("<svg") == len(found.curves)


def test_names_in_a_page_are_only_text(night: Table) -> None:
    words = night.words("en", ("<script>", "&"))
    page = review_text.page(review_text.told(review.look_through(night, 0, playouts=(10, 10)), night, words), "", words)
    assert "<script>" not in page


def test_what_a_review_says_of_a_mistake_is_what_was_counted(night: Table) -> None:
    words, entry = night.words("en", night.header.names), next(choices(night)).entry
    reason = Reason("LD-CALL-02", None, False, 2, 31, 100)
    chosen = night.game.vocabulary.write(night.log[entry].action)
    better, had = Share(0.62, 0.5, 0.7, 100), Share(0.31, 0.2, 0.4, 100)
    mistake = review.Mistake(entry, 0, chosen, chosen, better, had, 0.31, 0.05, [reason])
    balance = Balance(0, 0.5, 0.0, 0.0, 0.1, 1.0)
    told = review_text.told(Review(False, [], [], [balance], [mistake], 100, len(night.log)), night, words)
    text = "\n".join(review_text.lines(told, words))
    assert "won 31 % of the imagined plays from there" in text
    assert "won 62 %" in text
    assert "That comes in 2 of 100 games, and in 31 after “" in text


def test_the_same_play_gives_the_same_review(night: Table) -> None:
    one, two = (review.look_through(night, 0, playouts=(30, 30)) for _ in range(2))
    assert one == two


def test_how_far_it_is_adds_up(night: Table) -> None:
    heard: list[float] = []
    review.look_through(night, 0, heard.append, (10, 10))
    assert sum(heard) == pytest.approx(1.0)
