"""A client is never handed to a connection between processes that has ended: it would wait for ever."""

import asyncio

from coffret.server.cluster.links import Link
from coffret.server.protocol.connection import MISTAKE, Connection
from coffret.server.protocol.limits import Limits


def test_who_is_carried_when_the_other_process_has_just_gone_is_told_to_come_again() -> None:
    async def run() -> Connection:
        link = Link(b"secret", lambda link: None)
        link.greeted.set_result(1)
        link.connection_lost(None)
        session = Connection(Limits())
        link.carry(session, "{}")
        assert not link.far
        return session

    assert asyncio.run(run()).closed == MISTAKE
