"""What is remembered of a play once it has ended: one result for each person whose device has a key for results."""

from __future__ import annotations

from contextlib import suppress

from coffret.kernel.errors import CoffretError
from coffret.kernel.table import Header
from coffret.server.play.play import Play
from coffret.server.play.replay import told_so_far
from coffret.server.store.interface import Meta, Played, Sitting

SIGNS = {"good": "+", "bad": "-", "triumph": "*", "blow": "!"}  # by the tone of a staged event
MOST = 400  # of them that are kept


def results(table: str, header: Header, meta: Meta, play: Play, ended: int) -> list[Played]:
    """Return the results of an ended play; slow, because the play is told once more."""
    people = [(seat, sitting) for seat, sitting in enumerate(meta.sittings) if sitting.player and sitting.held]
    return [result(table, header, meta, play, ended, seat, sitting) for seat, sitting in people]


def result(table: str, header: Header, meta: Meta, play: Play, ended: int, seat: int, sitting: Sitting) -> Played:
    """Return the result of one person."""
    outcome = play.table.outcome
    choices = sum(entry.seat == seat for entry in play.table.log)
    left = sitting.conceded or bool(meta.call and sitting.stand_in)  # nobody plays a call for somebody else
    return Played(
        table,
        seat,
        sitting.player,
        header.game,
        ended,
        began=meta.created,
        seats=header.seats,
        options=header.options,
        name=sitting.name,
        roles=roles(play, seat),
        won=outcome is not None and not left and seat in outcome.winners,
        given_up=outcome is None or left,
        score=outcome.score if outcome is not None else None,
        choices=choices,
        own=max(0, choices - sitting.lent),
        deal=str(header.seed) if meta.open_seed else "",
        pack=header.pack is not None,
        call=meta.call,
        hints=sitting.hints,
        tones=tones(play, seat),
    )


def roles(play: Play, seat: int) -> list[str]:
    """Return whom a seat has played, as the game names it."""
    game = play.table.game
    return game.roles(play.view(seat)) if game.roles is not None else []


def tones(play: Play, seat: int) -> str:
    """Return how the play went for a seat, without telling what happened: the tones of what was staged."""
    game, found = play.table.game, ""
    with suppress(CoffretError):  # rules that were corrected since may not tell all of it any more
        for events in told_so_far(play, seat):
            for event in events:
                moment = game.moment(event)
                found += SIGNS.get(moment.tone, "") if moment is not None else ""
    return found[:MOST]
