"""What one seat keeps of a play: written, read again, and refused when it is damaged."""

import msgspec
import pytest

from coffret.kernel.errors import SaveError
from coffret.kernel.game import Game
from coffret.kernel.save import read_text
from coffret.kernel.seat_save import SeatSave, is_seat_save, read_seat_save, write_seat_save


def kept(liar: Game) -> SeatSave:
    """What the first seat was told of a play in which somebody has a name with strange characters."""
    table = liar.table(2, seed=1, names=("Ada\u2028", "Bo\x85\u2029"))
    return SeatSave(table.header, 0, [[event.seen_by(0) for event in table.events]])


def test_characters_that_some_take_for_ends_of_lines_do_not_break_a_seats_record(liar: Game) -> None:
    saved = kept(liar)
    text = write_seat_save(saved.header, saved.seat, saved.moments)
    assert is_seat_save(text)
    read = read_seat_save(text)
    assert read.header == msgspec.structs.replace(saved.header, seed="")
    assert (read.seat, read.moments) == (0, saved.moments)
    assert read_seat_save(text.replace("\n", "\r\n")) == read


def test_a_damaged_record_is_refused(liar: Game) -> None:
    saved = kept(liar)
    text = write_seat_save(saved.header, saved.seat, saved.moments)
    with pytest.raises(SaveError):
        read_seat_save(text.replace("Ada", "Eve"))


def test_brackets_without_end_are_no_record(liar: Game) -> None:
    saved = kept(liar)
    text = write_seat_save(saved.header, saved.seat, saved.moments)
    deep = '{"coffret":' * 10_000
    assert not is_seat_save(deep)
    for bad in (deep, f"{text.partition(chr(10))[0]}\n{deep}"):
        for read in (read_seat_save, read_text):
            with pytest.raises(SaveError):
                read(bad)
