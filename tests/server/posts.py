"""Where notices arrive: a mail server and a web server on this machine, and a clock that goes as fast as it is told."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from coffret.server.notices.setup import MailServer, NoticeSetup, Site
from tests.waiting import PATIENCE

SENDER = "games@example.org"


class Mailbox:
    """A real mail server that keeps what it gets; it refuses as long as it is told to."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answers: list[str] = []  # to the next letters, before they are taken
        self.logins: list[tuple[bytes, bytes]] = []

    async def handle_RCPT(  # noqa: N802  the mail server calls it so
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def login(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == b"open sesame")


@asynccontextmanager
async def mailbox(
    user: str = "", password: str = "", context: ssl.SSLContext | None = None, tls: bool = False
) -> AsyncIterator[tuple[Mailbox, MailServer]]:
    """A mail server on a free port, and how it is set up; with a certificate, encrypted at once or by STARTTLS."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    starts_plain = context is not None and not tls
    more: dict[str, Any] = {"authenticator": box.login, "auth_require_tls": starts_plain} if user else {}
    if starts_plain:
        more |= {"tls_context": context, "require_starttls": True}
    server = await loop.create_server(
        lambda: SMTP(box, loop=loop, **more), "127.0.0.1", 0, ssl=context if tls else None
    )
    try:
        port = server.sockets[0].getsockname()[1]
        yield box, MailServer("127.0.0.1", port, SENDER, tls=tls, user=user, password=password)
    finally:
        server.close()


def certificate(folder: Path, host: str = "127.0.0.1") -> Path | None:
    """A key and a certificate for a host in one file, made for this test; None where there is no openssl."""
    openssl, file = shutil.which("openssl"), folder / "certificate.pem"
    if openssl is None:
        return None
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=mail"]
    made += ["-addext", f"subjectAltName=IP:{host}", "-keyout", str(file), "-out", str(folder / "public.pem")]
    subprocess.run(made, check=True, capture_output=True, timeout=PATIENCE)
    file.write_text(file.read_text() + (folder / "public.pem").read_text())
    return file


@contextmanager
def mailbox_aside() -> Iterator[tuple[Mailbox, MailServer]]:
    """A mail server in a thread of its own, for tests that have no event loop."""
    started: SimpleQueue[tuple[Mailbox, MailServer]] = SimpleQueue()
    loop, over = asyncio.new_event_loop(), asyncio.Event()

    async def run() -> None:
        async with mailbox() as found:
            started.put(found)
            await over.wait()

    thread = Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    try:
        yield started.get(timeout=PATIENCE)
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(PATIENCE)
        loop.close()


class WebServer:
    """A web server that keeps the requests it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.requests: list[bytes] = []
        self.answers: list[bytes] = []  # to the next requests; then 204
        self.mute = False  # it never answers
        self.site = Site("http", "127.0.0.1", 0)

    @property
    def url(self) -> str:
        return f"{self.site}/hook?key=1"

    @property
    def setup(self) -> NoticeSetup:
        return NoticeSetup(sites=(self.site,), private=True)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        self.requests.append(head + await reader.readexactly(length))
        if not self.mute:
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
            writer.close()


@asynccontextmanager
async def webserver() -> AsyncIterator[WebServer]:
    """A web server on a free port."""
    web = WebServer()
    server = await asyncio.start_server(web.answer, "127.0.0.1", 0)
    web.site = Site("http", "127.0.0.1", server.sockets[0].getsockname()[1])
    try:
        yield web
    finally:
        server.close()


class Pauses:
    """Waits that are over at once, and are remembered; or never, while they are held."""

    def __init__(self, held: bool = False) -> None:
        self.asked: list[float] = []
        self.go_on = asyncio.Event()
        if not held:
            self.go_on.set()

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.go_on.wait()
