"""The process that reads what strangers bring: started when first needed, and ended when that takes too long."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from coffret.bots.registry import BOTS
from coffret.kernel import game as registry
from coffret.server.protocol.lanes import HERE, Lane, Visitor
from coffret.server.protocol.refusal import Refusal
from coffret.server.reading.jobs import Answer, AnyJob, Failed
from coffret.server.reading.worker import Known

log = logging.getLogger(__name__)
MOST, EACH = 48, 16  # jobs that wait: in all, and of one address
GRACE = 1.0  # seconds that a job goes on after whoever brought it has gone; starting anew takes about as long
SLOW = 10.0  # how much longer a job may take than it may use the processor, on a machine with other work
STARTING = 60.0  # seconds that the process may take to start
LINE = 1 << 26  # bytes of an answer
WORKER = "coffret.server.reading.worker"
ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class TooMuch(Exception):
    """A job took more than it may."""


class Readers:
    """One process, in a lane of its own: addresses take turns, and few wait."""

    def __init__(self) -> None:
        self.lane = Lane(1, MOST, EACH)
        self.process: Process | None = None
        self.doing: asyncio.Future[Answer] | None = None
        self.closed = False

    async def ask(self, job: AnyJob, visitor: Visitor = HERE) -> Answer:
        """Let the process do a job. Refused if it takes too much, or too many wait; it ends soon after who has gone."""
        async with self.lane.turn(visitor):
            try:
                answer = await visitor.unless_gone(self.wait_for(job))
            except TooMuch as error:
                raise Refusal("heavy") from error
        if isinstance(answer, Failed):
            raise RuntimeError(answer.why)
        return answer

    async def wait_for(self, job: AnyJob) -> Answer:
        """Do a job; if nobody waits for it any more, it has only a little time left."""
        doing = self.doing = asyncio.ensure_future(self.do(job))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            await asyncio.wait([doing], timeout=0 if self.closed else GRACE)
            doing.cancel()
            await asyncio.wait([doing])
            raise

    async def do(self, job: AnyJob) -> Answer:
        """Do a job; whatever goes wrong, the next one finds a fresh process."""
        if self.closed:
            raise Refusal("reload")
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            async with asyncio.timeout(SLOW * job.seconds):
                return ANSWERS.decode(await process.stdout.readuntil(b"\n"))
        except (OSError, EOFError, TimeoutError) as error:
            await self.end()
            raise TooMuch from error
        except BaseException:
            await self.end()
            raise

    async def start(self) -> Process:
        """Start the process, which ends when its input does, and so with this one."""
        known = Known(
            sys.path,
            {slug: entry.value for slug, entry in registry.games().items()},
            [name for name in BOTS if ":" in name],
        )
        process = self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", WORKER, msgspec.json.encode(known).decode()),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None if log.isEnabledFor(logging.WARNING) else DEVNULL,
            limit=LINE,
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                await process.stdout.readuntil(b"\n")
        except BaseException:
            await self.end()
            raise
        return process

    async def end(self) -> None:
        """End the process. What it still said is read: otherwise its end might be waited for for ever."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
        if sys.platform != "win32" and process.returncode not in (-signal.SIGPROF, -signal.SIGKILL):
            log.warning("the reading process ended with %s", process.returncode)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self.closed = True
        if self.doing is not None:
            self.doing.cancel()
            await asyncio.wait([self.doing])
        await self.end()
