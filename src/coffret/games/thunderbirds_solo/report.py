"""The end: the score in its parts, and what was decisive."""

from coffret.games.thunderbirds_solo.rules.ending import CLEAN, left_behind
from coffret.games.thunderbirds_solo.state import NOBODY, State
from coffret.kernel.scene import Feed
from coffret.kernel.text import Message


def report(s: State) -> Feed:
    """TS-SCORE-01..05 How the points came about, and what decided the game."""
    assert s.outcome is not None
    won = bool(s.outcome.winners)
    lines = [Message("report-rescued", {"count": len(s.rescued), "points": CLEAN * len(s.rescued)})]
    if s.shaken:
        lines.append(Message("report-shaken", {"count": len(s.shaken), "points": len(s.shaken)}))
    if left_behind(s):
        lines.append(Message("report-left", {"count": left_behind(s)}))
    if won and s.advanced:
        lines.append(Message("report-advanced", {"count": s.advanced}))
    lines.append(Message("report-total", {"points": s.outcome.score}))
    return Feed(id="report", label=Message("report"), lines=lines + decisive(s, won))


def decisive(s: State, won: bool) -> list[Message]:
    """What decided it: the chain that overflowed, the vehicle that cleared most, the Hood stopped or let in."""
    found: list[Message] = []
    if not won and s.overflow != NOBODY:
        about = {"place": s.overflow, "card": s.slots[s.overflow], "count": s.turn, "left": len(s.deck)}
        found.append(Message("report-overflow", about))
    most = max(s.cleared)
    if most:
        found.append(Message("report-best", {"vehicle": s.cleared.index(most), "count": most}))
    if s.neutralised:
        found.append(Message("report-neutralised", {"count": s.neutralised}))
    if s.reinforced:
        found.append(Message("report-reinforced", {"count": s.reinforced}))
    return found
