"""The verdict on the dice of a play, in words."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from coffret.kernel.fair import Verdict, told_verdict
from coffret.kernel.table import Header
from coffret.server.protocol.wording import Json, Voice


def fairness(
    header: Header, tell: bool, open_seed: bool, verdict: Verdict | None, spoken: Voice, sealed: int = 0
) -> Json:
    """Put a verdict into words; the seed and the server's part are revealed at the end, those of a call at its end."""
    told = None
    if verdict is not None:
        told = {**msgspec.structs.asdict(verdict), "text": told_verdict(verdict, spoken.words.say)}
    names = [spoken.words.name(seat) for seat, part in enumerate(header.parts) if part]
    parts = "fair-parts" if names else "fair-parts-open" if open_seed else "fair-parts-none"
    return {
        "commitment": header.commitment,
        "seed": str(header.seed) if tell else None,
        "server_part": header.server_part if tell else None,
        "parts": list(header.parts),
        "parts_text": spoken.words.say(parts, {"names": ", ".join(names)}),
        "open_seed": open_seed,
        "sealed": sealed,
        "sealed_text": spoken.words.say("fair-sealed", {"until": day_of(sealed)}) if sealed else "",
        "verdict": told,
    }


def day_of(moment: int) -> str:
    """Return the day of a moment, in UTC."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
