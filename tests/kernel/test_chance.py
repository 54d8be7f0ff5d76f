"""The random source: the same everywhere, and fair."""

from collections import Counter

from coffret.kernel.chance import Rng, commitment, seeded


def test_the_source_is_the_same_on_every_machine_and_in_every_form() -> None:
    rng = Rng(1, 2, 3)
    assert [int(rng.bits()) for _ in range(3)] == [1936341825, 3001364500, 1029104839]


def test_draws_of_one_seed_differ_and_can_be_repeated() -> None:
    draws = [seeded("night", draw).below(1_000_000) for draw in range(20)]
    assert len(set(draws)) == 20
    assert draws == [seeded("night", draw).below(1_000_000) for draw in range(20)]


def test_numbers_below_a_limit_are_equally_likely() -> None:
    rng = seeded(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # more than four standard errors


def test_a_shuffle_keeps_the_cards_and_makes_every_order_equally_likely() -> None:
    rng = seeded(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 130 for count in orders.values())


def test_weights_decide() -> None:
    rng = seeded(3)
    counts = Counter(rng.weighted([0, 3, 1]) for _ in range(8_000))
    assert set(counts) == {1, 2}
    assert abs(counts[1] - 6_000) < 160


def test_a_commitment_fits_only_its_seed() -> None:
    assert commitment("a") == commitment("a") != commitment("b")
    assert len(commitment("a")) == 64
