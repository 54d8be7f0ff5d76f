# interpreted
"""The first and the last act: whom one leads, and the Thunderbirds that rise, or the skull that closes."""

from coffret.games.thunderbirds.names import CHARACTERS, DISASTERS
from coffret.games.thunderbirds.rules.table import seat_of
from coffret.games.thunderbirds.scene_cards import name, slug
from coffret.games.thunderbirds.setup import ChooseCharacter, unplayed
from coffret.games.thunderbirds.state import NOBODY, SKULL, State
from coffret.games.thunderbirds.view import View
from coffret.kernel.drama import Finale, Opening, Portrait
from coffret.kernel.text import Message


def opening(v: View) -> Opening | None:
    """TB-SETUP-07 TB-END-01..04 The characters that one leads, and what all are up against."""
    s = v.table
    led = [s.characters[player] for player in range(s.players) if seat_of(s, player) == v.seat]
    if led and s.stack and isinstance(s.stack[-1], ChooseCharacter):
        everybody = [character(it) for it in unplayed(s)]
        return Opening(title=Message("opening-choose"), text=Message("opening-goal"), portraits=everybody)
    portraits = [character(it) for it in led if it != NOBODY]
    one = len(portraits) == 1
    title = Message("opening-one", {"character": led[0]}) if one else Message("opening-all")
    return Opening(title=title, text=Message("opening-goal"), portraits=portraits)


def character(number: int) -> Portrait:
    """A character and what they can do."""
    return Portrait(
        sign=f"piece-{CHARACTERS[number]}",
        title=name("asset", CHARACTERS[number]),
        text=Message(f"ability-{slug(CHARACTERS[number])}"),
    )


def finale(v: View) -> Finale:
    """TB-END-01..04 All three Schemes are defeated, or how it was lost."""
    s = v.table
    assert s.outcome is not None
    side = s.outcome.side
    if side == "won":
        return Finale(deed="rise", sign="piece-tb3", title=Message("finale-won"), portraits=crew(s))
    title = Message(f"finale-{side}")
    if side == "skull":
        return Finale(deed="close", at=on_the_skull(s), title=title, portraits=crew(s))
    if side == "scheme":
        return Finale(deed="close", at="hood", title=title, portraits=crew(s))
    return Finale(deed="fall", at="disaster-deck", title=title, portraits=crew(s))


def on_the_skull(s: State) -> str:
    """The disaster that has reached the skull, or the skull itself."""
    reached = s.slots[SKULL]
    return f"disaster-{DISASTERS[reached]}" if reached != NOBODY else f"slot-{SKULL}"


def crew(s: State) -> list[Portrait]:
    """Who flew."""
    led = [(seat_of(s, player), s.characters[player]) for player in range(s.players)]
    return [
        Portrait(seat=seat, sign=f"piece-{CHARACTERS[it]}", title=name("asset", CHARACTERS[it]))
        for seat, it in led
        if it != NOBODY
    ]
