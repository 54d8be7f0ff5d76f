"""E-mail: how a letter is written, and how it is handed to the host's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid

import msgspec

from coffret.server.notices.setup import MailServer

POLICY = default.clone(max_line_length=400, cte_type="7bit")  # addresses stay in one line; any server takes it
SECONDS = 20.0  # that a mail server may take for each answer


class Undelivered(Exception):
    """Something could not be delivered now; `again` if it may be worth another try."""

    def __init__(self, why: str, again: bool = True) -> None:
        super().__init__(why)
        self.again = again


class Letter(msgspec.Struct, frozen=True):
    """What is written to somebody, and how they make it stop."""

    to: str
    subject: str
    text: str
    stop: str  # a URL: whoever posts to it is written to no more


def message(server: MailServer, letter: Letter) -> EmailMessage:
    """Return the letter as it is sent."""
    mail = EmailMessage(POLICY)
    mail["From"] = server.sender
    mail["To"] = letter.to
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{letter.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter.text)
    return mail


def send(server: MailServer, letter: Letter, seconds: float = SECONDS) -> None:
    """Hand a letter to the mail server; slow."""
    try:
        with connected(server, seconds) as line:
            line.send_message(message(server, letter))
    except smtplib.SMTPRecipientsRefused as refused:
        code = next(iter(refused.recipients.values()))[0]
        raise Undelivered(f"the mail server refuses the address ({code})", again=code < 500) from refused
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(f"the mail server cannot be used: {type(error).__name__}") from error


def connected(server: MailServer, seconds: float) -> smtplib.SMTP:
    """Return a connection to the mail server: encrypted, unless it runs here or takes mail from anybody as it is."""
    line: smtplib.SMTP
    if server.tls:
        line = smtplib.SMTP_SSL(server.host, server.port, timeout=seconds, context=ssl.create_default_context())
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=seconds)
    try:
        line.ehlo()
        if not server.tls and not server.is_here and (server.user or line.has_extn("starttls")):
            line.starttls(context=ssl.create_default_context())
            line.ehlo()
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line
