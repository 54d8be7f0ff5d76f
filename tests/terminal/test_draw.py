"""Cards, meters, dice and feeds drawn as text, from a scene that no game has."""

from rich.console import Console

from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Card, Die, Feed, Meter, Scene, SeatPanel, Zone
from coffret.kernel.text import BOX, Message, Words
from coffret.kernel.words import Vocabulary
from coffret.terminal import draw

WORDS = Words(BOX, Vocabulary([], {}), "en", ("Ada", "Bo"))


def lines(scene: Scene) -> list[str]:
    outlook = Outlook(0, None, (1,), None, "", [], [], scene, None)
    console = Console(width=80, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(*draw.scene(outlook, WORDS, 80), sep="\n")
    return [line.rstrip() for line in captured.get().splitlines() if line.strip()]


SEATS = [SeatPanel(id="s1", seat=0, mark="▲", badges=[Message("ui-bot")]), SeatPanel(id="s2", seat=1)]


def test_seats_show_who_you_are_and_who_is_waited_for() -> None:
    assert lines(Scene(seats=SEATS)) == ["   1  ▲ Ada (you)  bot", "▶  2  Bo"]


def test_meters_and_dice() -> None:
    meters = [Meter(id="wires", value=2, limit=4), Meter(id="score", value=12), Meter(id="way", value=3, limit=40)]
    shown = lines(Scene(seats=[], meters=meters, dice=[Die(id="d", kind="d6", face=4)]))
    assert shown == ["wires ●●○○ 2/4   score 12   way 3/40   [4]"]


def test_a_face_that_is_a_drawing_is_told_in_words() -> None:
    assert lines(Scene(seats=[], dice=[Die(id="d", kind="d6", face="wild", hint=Message("ui-yes"))])) == ["[yes]"]


def test_cards_are_signs_or_lines() -> None:
    row = Zone(id="row", kind="row", cards=[Card(id="a", kind="c", mark="■"), Card(id="b", kind="c", up=False)])
    fact: dict[str, Message | int | str] = {"cost": 2}
    boost = Card(id="c", kind="c", label=Message("ui-bot"), fields=fact, origin="reconstructed")
    pile = Zone(id="pile", kind="pile", count=30)
    hand = Zone(id="hand", kind="hand", cards=[boost, Card(id="d", kind="c", up=False)])
    assert lines(Scene(seats=[], zones=[row, pile, hand])) == [
        "row  1[■]  2[?]   pile (30)",
        "hand",
        "  1[·] bot – cost 2 (reconstructed card)",
        "  2[?]",
    ]


def test_long_rows_show_signs_only() -> None:
    label = Message("ui-curtain", {"name": "somebody"})
    cards = [Card(id=f"c{place}", kind="c", mark="S", label=label) for place in range(3)]
    rows = [
        Zone(id="a", kind="row", seat=0, cards=[cards[0], Card(id="x", kind="c", up=False)]),
        Zone(id="b", kind="row", seat=1, cards=cards[1:]),
    ]
    assert lines(Scene(seats=[], zones=rows)) == ["a  1[S]  2[?]   b  1[S]  2[S]"]


def test_a_feed_shows_its_last_lines() -> None:
    said = [Message("seat-number", {"number": number}) for number in range(1, 12)]
    shown = lines(Scene(seats=[], feeds=[Feed(id="talk", lines=said), Feed(id="silence")]))
    assert shown[:3] == ["talk", "  …", "  Player 5"]
    assert shown[-1] == "  Player 11"
