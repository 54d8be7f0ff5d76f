"""The browser's types are the server's: one source for both."""

from tools import wire_types


def test_the_types_of_the_browser_are_written_from_those_of_the_server() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.written(), "run python tools/wire_types.py"


def test_what_has_a_default_may_be_left_out_by_clients_only() -> None:
    text = wire_types.written()
    asked, _, answered = text.partition("export interface Undo")
    assert "ask?: boolean;" in answered
    assert "possible: string[];" in asked
