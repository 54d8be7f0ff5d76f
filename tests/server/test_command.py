"""Starting the server."""

import socket

import pytest

from coffret.server.command import PortTaken, address, listen


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
