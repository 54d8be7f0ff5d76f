"""What is made once is made once, however many threads ask."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

from coffret.kernel.once import once


def test_threads_that_ask_at_the_same_time_get_one_and_the_same() -> None:
    made: list[int] = []
    begun = Event()

    @once
    def make(number: int) -> object:
        made.append(number)
        begun.wait()
        return object()

    start = Barrier(4)

    def ask() -> object:
        start.wait()
        return make(7)

    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(ask) for _ in range(4)]
        begun.set()
        assert len({id(each.result()) for each in asked}) == 1
    assert made == [7]
    assert make(7) is make(7) is not make(8)


def test_what_fails_is_tried_again_and_what_is_made_may_ask_for_more() -> None:
    tries: list[int] = []

    @once
    def inner(number: int) -> int:
        tries.append(number)
        if len(tries) == 1:
            raise ValueError
        return number

    @once
    def outer(number: int) -> int:
        try:
            return inner(number)
        except ValueError:
            return inner(number) + 1

    assert outer(3) == 4
    assert tries == [3, 3]
