"""How a host sets notices up: the mail server, and the sites that webhooks may call. Without both there are none."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import msgspec

from coffret.kernel.errors import OptionError, because

PASSWORD = "COFFRET_SMTP_PASSWORD"  # the environment variable: a command line can be read by everybody on the machine
AFTER = 60.0  # seconds that somebody must be away at their turn before they are called
MAIL_PORTS = {"smtp": 587, "smtps": 465}
HOOK_PORTS = {"https": 443, "http": 80}
HOSTNAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+")
MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
HERE = ("localhost", "127.0.0.1", "::1")


class MailServer(msgspec.Struct, frozen=True):
    """The server that sends e-mail for this one."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte on; otherwise by STARTTLS
    user: str = ""
    password: str = ""

    @property
    def is_here(self) -> bool:
        """Whether it runs on this machine, where nobody listens in."""
        return self.host in HERE


class Site(msgspec.Struct, frozen=True):
    """Where webhooks may lead."""

    scheme: str
    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == HOOK_PORTS[self.scheme]
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


class NoticeSetup(msgspec.Struct, frozen=True):
    """Which notices a host offers."""

    mail: MailServer | None = None
    sites: tuple[Site, ...] = ()
    private: bool = False  # these sites may be in the host's own network
    after: float = AFTER

    @property
    def offers_any(self) -> bool:
        return self.mail is not None or bool(self.sites)


def mail_server(
    url: str, sender: str, password_file: Path | None = None, environ: Mapping[str, str] = os.environ
) -> MailServer | None:
    """Parse `smtp://user@host:587` or `smtps://host`; the password comes from a file or the environment."""
    if not url:
        if sender or password_file:
            raise OptionError("error-no-smtp")
        return None
    parts = split(url, MAIL_PORTS)
    if parts is None or parts.password is not None or parts.path.strip("/"):
        raise OptionError("error-smtp", given=without_password(url))
    if not is_mailbox(sender):
        raise OptionError("error-mail-from", given=sender)
    password = read_password(password_file) if password_file else environ.get(PASSWORD, "")
    if bool(parts.username) != bool(password):
        raise OptionError("error-smtp-password" if parts.username else "error-smtp-user", variable=PASSWORD)
    port = parts.port or MAIL_PORTS[parts.scheme]
    return MailServer(
        str(parts.hostname), port, sender, parts.scheme == "smtps", parts.username or "", password if port else ""
    )


def sites(given: Sequence[str]) -> tuple[Site, ...]:
    """Parse the sites that webhooks may lead to: a name, or a scheme with a name and a port."""
    return tuple([site(each) for each in given])


def site(given: str) -> Site:
    """Parse one such site."""
    parts = split(given if "://" in given else f"https://{given}", HOOK_PORTS)
    if parts is None or parts.username is not None or parts.path.strip("/"):
        raise OptionError("error-webhook-allow", given=given)
    return Site(parts.scheme, str(parts.hostname), parts.port or HOOK_PORTS[parts.scheme])


def split(url: str, ports: Mapping[str, int]) -> SplitResult | None:
    """Split an address of one of these schemes; None if it is none."""
    try:
        parts = urlsplit(url)
        named = parts.hostname is not None and HOSTNAME.fullmatch(parts.hostname)
        good = parts.scheme in ports and named and parts.port != 0
    except ValueError:
        return None
    return parts if good and not parts.query and not parts.fragment else None


def is_mailbox(address: str) -> bool:
    """Whether this is written like an e-mail address, with nothing that means anything to a mail server."""
    return len(address) <= 254 and bool(MAILBOX.fullmatch(address))


def without_password(url: str) -> str:
    """Return the address as it may be shown."""
    return re.sub(r":[^:@/]*@", ":…@", url)


def read_password(file: Path) -> str:
    """Read the first line of a file."""
    try:
        return file.read_text(encoding="utf-8").split("\n")[0].strip()
    except OSError as error:
        raise OptionError("error-unreadable", file=str(file), why=because(error)) from error
