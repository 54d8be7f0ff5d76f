"""Starting the server, and measuring it."""

import socket

import pytest

from coffret.kernel.game import games, load
from coffret.server.command import PortTaken, address, listen
from coffret.server.load import measure


def test_a_port_that_is_taken_is_told_in_one_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(PortTaken, match="choose another --host or --port"):
            listen("127.0.0.1", other.getsockname()[1])
    with pytest.raises(PortTaken):
        listen("127.0.0.1", 99999)


def test_the_address_can_be_opened_in_a_browser() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 8765) == "http://[::1]:8765/"


@pytest.mark.skipif(not games(), reason="no game is installed that a server process finds")
def test_the_load_is_measured_against_a_server_process() -> None:
    slug = next(iter(games()))
    seats = load(slug).seat_counts[0]
    figures = measure(slug, tables=2, seats=seats, seconds=0.5)
    assert figures.moves > 0
    assert figures.p99_ms >= figures.median_ms > 0
