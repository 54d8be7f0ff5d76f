"""What the table stages: an Event with what it does."""

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.moments import moment
from coffret.games.thunderbirds.names import EVENTS
from coffret.kernel import Event
from coffret.kernel.scene import Piece, elements
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at


def hood(position: Position) -> Piece:
    """The Hood, as everybody sees him."""
    found = elements(game.scene(game.view(position.s, 0)))["hood"]
    assert isinstance(found, Piece)
    return found


@rule("TB-HOOD-03")
def test_an_event_is_staged_with_what_it_does() -> None:
    staged = moment(Event("event-happens", {"event": EVENTS.index("rocket_malfunction")}))
    assert staged is not None
    assert [(shown.id, shown.note) for shown in staged.shows] == [("hood", True)]


@rule("TB-HOOD-03")
def test_where_the_hood_hides_an_event_he_tells_what_it_does() -> None:
    position = at("scott virgil | hood 1").does("plan")
    assert hood(position).note == Message("note-hood")
    note = hood(position.rolls("draw-card personal_hoverjet", "happen rocket_malfunction")).note
    assert note is not None
    assert game.words("en").tell(note) == "The top speed of Thunderbird 3 is 1 until it is repaired."


def test_fab_cards_and_schemes_are_staged_with_what_they_do() -> None:
    for name, args in (("card-drawn", {"card": 0, "character": 0}), ("scheme-turned-up", {"scheme": 0})):
        staged = moment(Event(name, args))
        assert staged is not None
        assert all(shown.note for shown in staged.shows)
