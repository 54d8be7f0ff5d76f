"""The player by rules of thumb: crews, answers, clears, escorts, and does better than chance."""

import pytest

from coffret.bots import play_game
from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.bot import PROPOSED
from coffret.games.thunderbirds_solo.bot.book import BOOKS, MOST, MOST_BOOKS, RANDOM, Book, book_of
from coffret.games.thunderbirds_solo.names import CARDS, COLOURS
from coffret.kernel import seeded, stack
from coffret.testing import Position
from tests.games.thunderbirds_solo.support import FACTS, LADY, RESCUE, TURN, at, roll

CREWS = "crew virgil tb2, alan tb1, brains tb3, scott mole, gordon firefly"
BOOK = Book(FACTS)


def chosen(position: Position) -> str:
    """What the bot does."""
    decision = stack.decide(position.s)
    assert decision is not None
    action = game.bot(game.view(position.s, 0), list(decision.actions), seeded(1))
    assert action in decision.actions
    return game.vocabulary.write(action)


def row(*cards: str) -> tuple[int, ...]:
    return tuple([CARDS.index(card) for card in cards])


def test_everybody_boards_and_flies_before_the_first_rescue() -> None:
    position = at("1 d_f02 | 2 d_t03 | 3 d_c02 | 4 d_f04 | display mole,firefly,monobrake")
    done: list[str] = []
    while (action := chosen(position)) != "end-dispatch":
        done.append(action)
        position.does(action)
    assert sum([action.startswith("load") for action in done]) == 2
    assert sum([action.startswith("fly") for action in done]) == 3


def test_what_is_in_the_hold_is_not_loaded_again() -> None:
    crews = "crew virgil tb2, alan tb1, brains tb3, scott tb4 | hold tb4"
    position = at(f"1 d_w01 d_w02 | 2 d_w03 | display mole,firefly,monobrake | {crews}")
    assert chosen(position).startswith("load ")


def test_a_chain_that_would_overflow_is_where_everybody_goes() -> None:
    text = "1 d_f02 d_t03 d_f12 d_t02 | 2 d_f01 | call 1 d_f04"
    position = at(f"{text} | {CREWS} | hold mole,firefly | at tb1 2, tb2 2, tb3 2")
    done: list[str] = []
    while (action := chosen(position)) != "end-dispatch":
        done.append(action)
        position.does(action)
    assert "fly tb2:1" in done


def test_the_relay_keeps_a_card_from_a_full_chain() -> None:
    position = at(f"1 d_f02 d_t03 d_f12 d_t02 | 2 d_f01 | call 1 d_f04, 2 h_10 | crew john tb5 | {TURN}")
    assert chosen(position) == "exchange 1:2"


def test_calls_that_lie_well_are_answered_as_they_are() -> None:
    position = at(f"1 d_f02 d_t03 | 2 d_f01 d_f04 | call 3 c_01 | crew john tb5, scott tb1 | at tb1 3 | {TURN}")
    assert chosen(position) == "answer"


def test_it_clears_the_set_that_leaves_least_work() -> None:
    position = roll("1 d_f07 d_t01 c_01 d_f01 | crew virgil tb2 | at tb2 1", "rescue-with red", "fire,trapped,fire")
    assert chosen(position) == "discard 1_2"


def test_it_stores_a_symbol_that_the_chain_asks_for() -> None:
    position = roll("1 d_f07 | crew gordon tb1 | at tb1 1", "rescue tb1", "fire,collapse")
    assert chosen(position) == "keep none:fire"


def test_it_turns_the_die_that_was_missing() -> None:
    position = roll("1 d_f07 | crew virgil tb1 | at tb1 1", "rescue tb1", "fire,collapse")
    assert chosen(position) == "turn 2:fire"


def test_it_rolls_again_what_served_nothing() -> None:
    position = roll("1 d_f07 | crew scott tb1 | at tb1 1", "rescue tb1", "fire,collapse")
    assert chosen(position) == "reroll 2"


def test_gordon_and_alan_add_their_die() -> None:
    position = at(f"1 d_w01 | crew gordon tb1 | at tb1 1 | {RESCUE}").does("rescue tb1")
    assert chosen(position) == "add-die blue"


def test_brains_takes_the_dice_that_suit() -> None:
    position = at(f"1 d_f07 | crew brains tb3 | at tb3 1 | {RESCUE}").does("rescue tb3")
    for _ in range(3):
        position.does(chosen(position))
    assert [COLOURS[colour] for colour in position.s.dice] == ["red", "red", "red"]


def test_lady_penelope_takes_a_civilian_out_of_a_long_chain_and_home() -> None:
    position = at(f"1 d_f02 d_t03 c_01 d_t02 | call 1 d_f04 | lady 1 air | {LADY}")
    position.does(chosen(position))
    assert chosen(position) == "escort c_01"
    home = at(f"1 d_f02 | lady 1 air c_01 | {LADY}")
    assert chosen(home) == "go island"


def proposed(position: Position) -> list[str]:
    """The plans that are worth thinking about, in notation."""
    decision = stack.decide(position.s)
    assert decision is not None
    assert game.propose is not None
    plans = game.propose(game.view(position.s, 0), list(decision.actions), seeded(1))
    assert all(plan[0] in decision.actions for plan in plans)
    return [", ".join([game.vocabulary.write(action) for action in plan]) for plan in plans]


def test_whole_turns_of_flights_are_proposed_the_bot_s_own_first() -> None:
    position = at(f"1 d_f02 d_t03 | 2 d_f01 | 3 d_c02 | 4 d_f04 | {CREWS} | hold mole,firefly | at tb1 2, tb2 2, tb3 2")
    plans = proposed(position)
    assert plans[0].startswith(chosen(position))
    assert all(plan.endswith("end-dispatch") for plan in plans)
    assert 1 < len(set(plans)) == len(plans) <= PROPOSED


def test_few_of_many_ways_to_clear_and_store_are_proposed() -> None:
    text = "1 d_f07 d_t01 c_01 d_f01 | crew virgil tb2 | at tb2 1"
    position = roll(text, "rescue-with red", "fire,trapped,fire")
    plans = proposed(position)
    assert chosen(position) == plans[0]
    assert len(plans) == PROPOSED


def test_a_crew_is_not_thought_about() -> None:
    position = at("1 d_f02 | 2 d_t03 | 3 d_c02 | 4 d_f04 | display mole,firefly,monobrake")
    assert proposed(position) == [chosen(position)]


def test_when_no_more_cards_come_only_a_chain_that_overflows_counts() -> None:
    early, late = Book(FACTS), Book(FACTS, last=True)
    full, short = row("d_f02", "d_t03", "d_f12", "d_t02"), row("d_f02")
    call = CARDS.index("d_f04")
    assert early.row(full).after(call) == late.row(full).after(call)
    assert late.row(short).after(call) < early.row(short).after(call) / 10


@pytest.mark.parametrize(("colour", "chance"), [("white", 4 / 36), ("red", 16 / 36), ("purple", 9 / 36)])
def test_chances_are_exact(colour: str, chance: float) -> None:
    dice = (COLOURS.index(colour),) * 2
    fall = BOOK.row(row("d_f07")).facing(RANDOM).fall(BOOK.bag.roller((dice,)))
    assert [left.row.codes for left in fall.lefts] == [()]
    assert list(fall.chances) == [pytest.approx(chance)]
    assert fall.missed == pytest.approx(1 - chance)


def test_what_was_forgotten_is_reckoned_as_before() -> None:
    book = Book(FACTS)
    red, blue = [(COLOURS.index(colour),) * 2 for colour in ("red", "blue")]
    crew = book.bag.crew([book.bag.roller((red,)), book.bag.roller((red, blue))])
    codes = row("d_f07", "d_t01", "c_01", "d_f01")
    before = book.row(codes).facing(RANDOM).expected(crew, True)
    book.kept = MOST
    book.keep()
    assert not book.rows
    assert book.row(codes).facing(RANDOM).expected(crew, True) == before


def test_it_does_better_than_chance() -> None:
    thumb = [play_game(game, ["thumb"], seed, {"advanced": 0}).outcome for seed in range(8)]
    random = [play_game(game, ["random"], seed, {"advanced": 0}).outcome for seed in range(8)]
    assert sum([bool(it.winners) for it in thumb]) >= 4
    assert not any(it.winners for it in random)


def test_the_same_seed_takes_the_same_course() -> None:
    one, two = [play_game(game, ["thumb"], "same", {"advanced": 16}) for _ in range(2)]
    assert one.outcome == two.outcome
    assert one.decisions == two.decisions


def test_contents_of_tables_that_are_gone_are_not_kept() -> None:
    """Each table with a content pack brings facts of its own."""
    for _ in range(2 * MOST_BOOKS):
        state = game.start(1, {}, game.make_facts(game.own_content()))
        book = book_of(state)
        assert book.facts is state.facts
        assert book_of(state) is book
        assert len(BOOKS) <= MOST_BOOKS
