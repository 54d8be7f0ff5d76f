"""TS-LEVEL, TS-SETUP: the challenge level and the first table."""

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.names import CARDS, PILOTS, VEHICLES
from coffret.games.thunderbirds_solo.setup import level_of
from coffret.games.thunderbirds_solo.state import DISASTER, ISLAND, NOBODY
from coffret.kernel import seeded, stack
from coffret.kernel.errors import OptionError
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import FACTS, chain, start


def deck(*first: str) -> str:
    """All regular cards, these on top, in a notation of the shuffle."""
    return ",".join([*first, *[card for card in CARDS[:100] if card not in first]])


def shuffled(*first: str) -> Position:
    """A set-up without advanced cards and with these on top, until the second shuffle."""
    position = Position(game, game.start(1, {"advanced": 0})).rolls(f"shuffle {deck(*first)}")
    return position.rolls("shuffle-pods " + ",".join(VEHICLES[5:]))


@rule("TS-LEVEL-01")
def test_any_number_of_advanced_cards_from_0_to_16_is_legal() -> None:
    assert [game.start(1, {"advanced": count}).advanced for count in range(17)] == list(range(17))
    with pytest.raises(OptionError):
        game.start(1, {"advanced": 17})


@rule("TS-LEVEL-02")
def test_the_level_follows_from_the_number() -> None:
    levels = [level_of(count) for count in range(17)]
    assert levels == ["introductory"] * 7 + ["standard"] * 4 + ["challenging"] * 4 + ["very_tough"] * 2


@rule("TS-LEVEL-03")
def test_so_many_advanced_cards_are_drawn_at_random() -> None:
    first, second = start("one", 8), start("two", 8)
    for s in (first, second):
        every = [*s.deck, *[card for cards in s.chains for card in cards], *s.slots[1:]]
        assert sum(card >= 100 for card in every) == 8
        assert sum(card < 100 for card in every) == 100
    assert first.out != second.out


@rule("TS-LEVEL-03")
def test_a_shuffle_with_too_many_advanced_cards_or_a_card_twice_is_not_accepted() -> None:
    frame = game.start(1, {"advanced": 0})
    too_many = game.action(f"shuffle {deck()},x_d01", 1)
    twice = game.action("shuffle " + deck().replace("d_f02", "d_f01"), 1)
    assert not stack.offered(frame, too_many, -1)
    assert not stack.offered(frame, twice, -1)
    assert stack.offered(game.start(1, {"advanced": 1}), too_many, -1)


@rule("TS-LEVEL-04", "TS-TABLE-04")
def test_the_player_does_not_know_which_advanced_cards_are_out() -> None:
    s = start("out", 8)
    seen = game.view(s, 0)
    assert seen.table.out == []
    worlds = [game.determinize(seen, seeded("out", number)) for number in range(8)]
    assert all(len(world.out) == 8 for world in worlds)
    assert len({tuple(world.out) for world in worlds}) > 1


@rule("TS-LEVEL-05")
def test_a_level_alone_has_its_number() -> None:
    levels = ("introductory", "standard", "challenging", "very_tough")
    assert [game.start(1, {"level": level}).advanced for level in levels] == [3, 8, 12, 16]


@rule("TS-SETUP-01")
def test_the_thunderbirds_start_at_tracy_island_without_pilots() -> None:
    s = start("thunderbirds")
    assert s.at[:5] == [ISLAND] * 5
    assert s.pilot[:4] == [NOBODY] * 4


@rule("TS-SETUP-02")
def test_three_pods_lie_face_up_and_can_be_used_at_once() -> None:
    position = Position(game, start("pods"))
    assert len(position.s.display) == 3
    assert len(position.s.pods) == 13
    assert f"load {VEHICLES[position.s.display[0]]}:alan" in position.options()


@rule("TS-SETUP-02")
def test_the_pod_deck_is_shuffled() -> None:
    assert start("one").display != start("two").display


@rule("TS-SETUP-03")
def test_john_starts_in_thunderbird_5() -> None:
    assert start("john").aboard[PILOTS.index("john")] == VEHICLES.index("tb5")


@rule("TS-SETUP-04")
def test_brains_starts_in_the_laboratory() -> None:
    s = start("brains")
    assert s.aboard[PILOTS.index("brains")] == NOBODY
    assert f"replace {VEHICLES[s.display[0]]}" in Position(game, s).options()


@rule("TS-SETUP-05")
def test_the_others_are_free_and_everybody_is_face_up() -> None:
    s = start("free")
    assert s.aboard[:4] == [NOBODY] * 4
    assert s.down == 0


@rule("TS-SETUP-06", "TS-SETUP-07")
def test_the_four_top_disasters_of_the_shuffled_deck_begin_the_chains() -> None:
    position = shuffled("d_f01", "d_w01", "d_a01", "d_c01")
    assert [chain(position, place) for place in range(1, 5)] == [["d_f01"], ["d_w01"], ["d_a01"], ["d_c01"]]


@rule("TS-SETUP-08")
def test_civilians_and_hood_cards_go_under_the_deck_while_the_chains_begin() -> None:
    position = shuffled("d_f01", "c_01", "h_01", "d_w01", "d_a01", "d_c01")
    assert [chain(position, place) for place in range(1, 5)] == [["d_f01"], ["d_w01"], ["d_a01"], ["d_c01"]]
    assert [CARDS[card] for card in position.s.deck[:2]] == ["h_01", "c_01"]


@rule("TS-SETUP-09", "TS-SETUP-12")
def test_then_the_deck_is_shuffled_again() -> None:
    position = shuffled("d_f01", "d_w01", "d_a01", "d_c01")
    rest = [card for card in CARDS[:100] if card not in ("d_f01", "d_w01", "d_a01", "d_c01")]
    position.rolls("shuffle " + ",".join(reversed(rest)))
    assert [CARDS[position.s.slots[place]] for place in range(1, 5)] == rest[:-5:-1]


@rule("TS-SETUP-10")
def test_each_chain_starts_with_one_disaster() -> None:
    s = start("chains")
    assert [len(cards) for cards in s.chains] == [0, 1, 1, 1, 1]
    assert all(FACTS.type[cards[0]] == DISASTER for cards in s.chains[1:])


@rule("TS-SETUP-11")
def test_lady_penelope_starts_at_chain_1_by_road_alone() -> None:
    s = start("lady")
    assert (s.lady, s.air, s.escorted) == (1, False, NOBODY)


@rule("TS-SETUP-12")
def test_at_the_start_no_vehicle_is_away_and_no_call_waits() -> None:
    position = shuffled("d_f01", "d_w01", "d_a01", "d_c01")
    assert set(position.s.at) == {ISLAND}
    assert position.s.slots == [NOBODY] * 5


@rule("TS-SETUP-13")
@pytest.mark.parametrize("advanced", [0, 8, 16])
def test_the_deck_then_holds_96_cards_and_the_advanced_ones(advanced: int) -> None:
    s = start("deck", advanced)
    assert len(s.deck) + sum(card != NOBODY for card in s.slots) == 96 + advanced


def test_the_same_seed_deals_the_same_cards_whatever_the_player_does() -> None:
    one, other = game.table(1, {"advanced": 8}, seed="2026-11-16"), game.table(1, {"advanced": 8}, seed="2026-11-16")
    other.act("board alan:tb1")
    other.act("leave alan")
    for table in (one, other):
        table.act("end-dispatch")
        table.act("stay")
    assert one.state.slots == other.state.slots
    assert one.state.deck == other.state.deck
