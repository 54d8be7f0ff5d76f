"""The check of the dice: the seed that was promised, made of everybody's parts, and every draw from it."""

from collections.abc import Callable

import msgspec
import pytest

from coffret.kernel.chance import commitment, mixed
from coffret.kernel.fair import check_dice
from coffret.kernel.game import Game
from coffret.kernel.save import read_text, write_text
from coffret.kernel.table import Header, Table

PARTS = ("aa" * 16, "")


@pytest.fixture
def mixed_table(liar: Game) -> Table:
    """A play whose seed was made of the server's part and that of the first seat's device."""
    header = Table.new(liar, 2, {}, "server part", rolls=False).header
    header.server_part, header.parts, header.seed = "server part", PARTS, mixed("server part", PARTS)
    table = Table(liar, header, liar.own_facts())
    table.act("bid 1:6")
    table.act("liar")
    return table


def test_a_seed_of_many_parts_is_checked_and_tells_whose_parts_are_in_it(mixed_table: Table) -> None:
    verdict = check_dice(mixed_table)
    assert (verdict.result, verdict.checked, verdict.parts) == ("fair", 2, [0])


def test_the_parts_are_kept_in_a_save_file(mixed_table: Table) -> None:
    assert check_dice(read_text(write_text(mixed_table))).result == "fair"


def test_every_part_changes_the_seed() -> None:
    seeds = [mixed("s", ("a", "b")), mixed("t", ("a", "b")), mixed("s", ("b", "a")), mixed("s", ("a", ""))]
    assert len({*seeds, commitment("s")}) == 5


def other_part(header: Header) -> None:
    header.parts = ("bb" * 16, "")


def other_server_part(header: Header) -> None:
    header.server_part = "chosen afterwards"
    header.seed = mixed(header.server_part, header.parts)


def too_few_parts(header: Header) -> None:
    header.parts = header.parts[:1]
    header.seed = mixed(header.server_part, header.parts)


def taken_beyond_the_log(header: Header) -> None:
    header.taken = 1_000_000


def taken_less_than_nothing(header: Header) -> None:
    header.taken = -1


@pytest.mark.parametrize(
    "change", [other_part, other_server_part, too_few_parts, taken_beyond_the_log, taken_less_than_nothing]
)
def test_a_header_that_cannot_be_true_is_unfair(mixed_table: Table, change: Callable[[Header], None]) -> None:
    change(mixed_table.header)
    verdict = check_dice(mixed_table)
    assert (verdict.result, verdict.fair) == ("unfair", False)
    assert 1 in verdict.wrong


def test_foreign_dice_that_are_called_taken_over_do_not_pass_as_fair(liar: Game) -> None:
    table = Table.new(liar, 2, {}, "one seed")
    table.history.header = msgspec.structs.replace(table.header, seed="another", commitment=commitment("another"))
    assert check_dice(table).result == "unfair"
    table.header.taken = len(table.log)
    verdict = check_dice(table)
    assert (verdict.result, verdict.fair, verdict.checked, verdict.taken) == ("unchecked", False, 0, 2)


def test_draws_before_a_snapshot_of_older_rules_cannot_be_checked(liar: Game) -> None:
    table = Table.new(liar, 2, {}, "one seed")
    table.history.begin, table.history.begin_at = table.state, len(table.log)
    assert (check_dice(table).result, check_dice(table).taken) == ("unchecked", 2)


def test_a_header_of_the_first_release_reads_as_before(liar: Game) -> None:
    header = msgspec.to_builtins(Table.new(liar, 2, {}, 7).header)
    for new in ("server_part", "parts"):
        del header[new]
    table = Table(liar, msgspec.convert(header, Header), liar.own_facts())
    assert (table.header.parts, check_dice(table).result) == ((), "fair")
