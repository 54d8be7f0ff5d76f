"""Why an action is refused: the rule against it, for every action at every step that asks players."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb import actions as a
from coffret.games.time_bomb.actions import SIZES
from coffret.games.time_bomb.rules.truth import announced
from coffret.games.time_bomb.state import PLACES, YES, State, effects, row_size
from coffret.kernel import CLOCK, Action, Reason

BRIEFING_STEPS: Final = ("BU-TALK-03", "BU-TALK-04")

# Actions that only one Location asks for, and its rule.
AT_PLACE: Final[dict[type[Action], tuple[str, int]]] = {
    a.Slip: ("BU-PLACE-04", PLACES.index("marrakesh")),
    a.Detect: ("BU-PLACE-07", PLACES.index("pretoria")),
    a.Protect: ("BU-PLACE-15", PLACES.index("cairo")),
    a.Swap: ("BU-PLACE-17", PLACES.index("singapore")),
    a.Decline: ("BU-PLACE-17", PLACES.index("singapore")),
    a.CallVote: ("BU-PLACE-12", PLACES.index("geneva")),
    a.Vote: ("BU-PLACE-12", PLACES.index("geneva")),
    a.Designate: ("BU-PLACE-11", PLACES.index("havana")),
    a.Yield: ("BU-PLACE-11", PLACES.index("havana")),
}

STATEMENTS: Final = (
    a.Revise, a.Accuse, a.Vouch, a.Propose, a.ClaimFaction, a.ClaimCover, a.Spare, a.ProposeCable,
    a.ClaimCable, a.ClaimGave, a.ClaimGot, a.ClaimReading, a.ClaimBomb, a.Deny, a.Admit,
)  # fmt: skip


def refusal(s: State, action: Action, seat: int, rule: str) -> Reason:
    """Why this seat, which is asked at the step of this rule, cannot do this."""
    if seat == CLOCK or isinstance(action, a.Expire):
        return Reason("BU-TALK-16", "clock-only")
    if isinstance(action, a.Declare | a.Silent):
        return undeclared(s, action, seat, rule)
    if isinstance(action, STATEMENTS):
        return quiet(s) or Reason("BU-TALK-06", "before-a-cut")
    if isinstance(action, (a.Pass, a.Wait)):
        return Reason("BU-CUT-08", "holder-must-cut") if seat == s.holder else Reason("BU-TALK-14", "nobody-passes")
    if isinstance(action, a.Cut):
        return Reason(rule, "not-now") if seat == s.holder else Reason("BU-CUT-01", "not-holder")
    if isinstance(action, a.Show):
        return Reason("BU-TALK-10", "no-showing")
    if isinstance(action, (a.ClaimFirst, a.LeaveFirst)):
        return Reason("BU-SETUP-14", "not-now")
    if isinstance(action, a.Look):
        return Reason("BU-KNOW-03", "no-looking")
    if type(action) in AT_PLACE:
        place_rule, place = AT_PLACE[type(action)]
        return Reason(place_rule, "not-now" if s.place == place else "only-there", {"place": place})
    return Reason(drawn_by(action), "drawn")


def undeclared(s: State, action: Action, seat: int, rule: str) -> Reason:
    """Why a declaration is refused."""
    if rule not in BRIEFING_STEPS:
        return muted(s) or Reason("BU-TALK-03", "briefing-only")
    if isinstance(action, a.Declare):
        return impossible(s, seat, action.defusers, action.bomb)
    return Reason(rule, "not-now")


def unsaid(s: State, action: Action, seat: int) -> Reason:
    """Why something cannot be said while everybody may speak."""
    silence = quiet(s)
    if silence is not None:
        return silence
    if isinstance(action, (a.Deny, a.Admit)):
        return Reason("BU-TALK-19", "not-accused", {"seat": action.seat})
    if s.spoken[seat] >= s.options.talk_limit:
        return Reason("BU-TALK-07", "said-enough", {"count": s.options.talk_limit})
    if isinstance(action, a.Revise):
        return muted(s) or unrevised(s, action, seat)
    if isinstance(action, (a.Propose, a.Spare)):
        return Reason("BU-CUT-02", "propose-holder", {"seat": s.holder})
    if isinstance(action, a.ProposeCable):
        return no_proposal(s, action)
    return unclaimed(action)


def unrevised(s: State, action: a.Revise, seat: int) -> Reason:
    """Why an announcement cannot be corrected to this one."""
    last = announced(s, seat)
    if last is not None and (action.defusers, action.bomb) == (last.defusers, last.bomb):
        return Reason("BU-TALK-18", "nothing-corrected")
    return impossible(s, seat, action.defusers, action.bomb)


def no_proposal(s: State, action: a.ProposeCable) -> Reason:
    """Why a cable cannot be proposed."""
    if action.owner == s.holder:
        return Reason("BU-CUT-02", "propose-holder", {"seat": s.holder})
    if action.position >= row_size(s):
        return Reason("BU-ROUND-05", "short-row", {"count": row_size(s)})
    return Reason("BU-CUT-01", "not-face-down", {"owner": action.owner, "position": action.position})


def unclaimed(action: Action) -> Reason:
    """BU-TALK-13 Why something cannot be claimed: nothing of the kind was shown to this player alone."""
    if isinstance(action, a.ClaimCover):
        return Reason("BU-TALK-13", "cover-not-shown", {"seat": action.seat})
    if isinstance(action, a.ClaimCable):
        return Reason("BU-TALK-13", "cable-not-seen", {"owner": action.owner, "position": action.position})
    if isinstance(action, (a.ClaimGave, a.ClaimGot)):
        return Reason("BU-TALK-13", "nothing-passed-on")
    if isinstance(action, (a.ClaimReading, a.ClaimBomb)):
        return Reason("BU-TALK-13", "no-such-reading", {"seat": action.seat})
    return Reason("BU-TALK-06", "about-yourself")


def quiet(s: State) -> Reason | None:
    """BU-PLACE-14 BU-TALK-20 Why nothing is said at the table, where that is so."""
    if effects(s).silent:
        return Reason(effects(s).rule, "radio-silence", {"place": s.place})
    return Reason("BU-TALK-20", "talk-aloud") if s.options.aloud else None


def muted(s: State) -> Reason | None:
    """BU-PLACE-13 Why nothing is declared, where that is so."""
    silence, place = quiet(s), effects(s)
    if silence is not None:
        return silence
    return Reason(place.rule, "no-declarations", {"place": s.place}) if place.undeclared else None


def impossible(s: State, seat: int, defusers: int, bomb: int) -> Reason:
    """BU-TALK-05 What cannot be, on public numbers."""
    size = SIZES[s.left[s.where[seat]]]
    if defusers > s.seats - s.found:
        return Reason("BU-TALK-05", "not-so-many-left", {"count": s.seats - s.found})
    if bomb == YES and defusers <= size:
        return Reason("BU-TALK-05", "no-room-for-bomb", {"count": size})
    return Reason("BU-TALK-05", "not-so-many-cables", {"count": size})


def drawn_by(action: Action) -> str:
    """The rule by which chance, and no player, decides this."""
    if isinstance(action, a.Throw):
        return "BU-SETUP-11"
    if isinstance(action, a.DrawFirst):
        return "BU-SETUP-14"
    if isinstance(action, a.Reveal):
        return "BU-SETUP-09"
    return "BU-SETUP-02" if isinstance(action, a.DealRoles) else "BU-SETUP-07"
