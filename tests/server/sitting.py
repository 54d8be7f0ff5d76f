"""What tests of invitations, consent and seeds ask of a table."""

import pytest

from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from tests.server.support import Line

PART = "ab" * 16


def code_of(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.code


def events(line: Line) -> list[str]:
    """What the table has told everybody."""
    return [said["event"] for said in line.mirror.chat if said.get("event")]


def devices(line: Line) -> list[int]:
    return [seat["devices"] for seat in line.mirror.table["seats"]]


async def refused(lobby: Lobby, *given: str | None) -> str:
    """The code with which a hello is refused."""
    line = Line(lobby, *given)
    return str((await line.send(line.mirror.hello()))[-1]["code"])
