# interpreted
"""The first and the last act: the calls that come in, and the last of them answered, or the one too many."""

from coffret.games.thunderbirds_solo.scene_cards import call_zone
from coffret.games.thunderbirds_solo.setup import level_of
from coffret.games.thunderbirds_solo.state import NOBODY, SLOTS
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel.drama import Finale, Opening, Portrait
from coffret.kernel.text import Message


def opening(v: View) -> Opening | None:
    """TS-CALL-11 TS-END-01 TS-END-03 The first calls, and what is to be done about them."""
    cards = [card for place in SLOTS for card in call_zone(v.table, place).cards]
    return Opening(
        title=Message("opening-calls"),
        text=Message("opening-goal", {"level": Message(f"option-level-{level_of(v.table.advanced)}")}),
        portraits=[Portrait(card=card) for card in cards],
    )


def finale(v: View) -> Finale:
    """TS-END-01 TS-END-03 The last call is answered, or a chain breaks."""
    s = v.table
    assert s.outcome is not None
    if s.outcome.winners:
        text = Message("finale-saved", {"count": len(s.rescued) + len(s.shaken)})
        return Finale(deed="stamp", sign="card-back-emergency", title=Message("finale-answered"), text=text)
    if s.overflow == NOBODY:
        return Finale(deed="fall")
    too_many = [Portrait(card=card, tone="bad") for card in call_zone(s, s.overflow).cards]
    title = Message("finale-overflow", {"place": s.overflow})
    return Finale(deed="fall", at=f"chain-{s.overflow}", title=title, portraits=too_many)
