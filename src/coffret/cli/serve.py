"""`coffret serve`: run the table server, for this machine or for friends."""

from __future__ import annotations

import re
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from coffret.cli.frame import Lang, chosen_language, command, option, split
from coffret.kernel.errors import OptionError
from coffret.terminal.language import box

if TYPE_CHECKING:
    from coffret.server.workers import Setup

PORT = 8765
MOST_PROCESSES = 64


@command("serve", "ui-cli-serve", "coffret serve --host 0.0.0.0 --port 8080 --db evening.db")
def serve(
    host: Annotated[str, option("--host", "ADDRESS", "ui-cli-host")] = "127.0.0.1",
    port: Annotated[int, option("--port", "N", "ui-cli-port")] = PORT,
    db: Annotated[str | None, option("--db", "FILE|URL", "ui-cli-serve-db")] = None,
    processes: Annotated[int, option("--processes", "N", "ui-cli-processes")] = 1,
    peer_host: Annotated[str, option("--peer-host", "ADDRESS", "ui-cli-peer-host")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="ui-cli-browser")] = False,
    hosts: Annotated[str | None, option("--hosts", "NAME,NAME", "ui-cli-hosts")] = None,
    proxy: Annotated[str | None, option("--proxy", "ADDRESS,ADDRESS", "ui-cli-proxy")] = None,
    url: Annotated[str, option("--url", "URL", "ui-cli-url")] = "",
    base_path: Annotated[str, option("--base-path", "PATH", "ui-cli-base-path")] = "",
    keep_days: Annotated[float, option("--keep-days", "N", "ui-cli-keep-days")] = 0,
    keep_folder: Annotated[Path | None, option("--keep-folder", "FOLDER", "ui-cli-keep-folder")] = None,
    smtp: Annotated[str, option("--smtp", "URL", "ui-cli-smtp")] = "",
    smtp_password: Annotated[Path | None, option("--smtp-password-file", "FILE", "ui-cli-smtp-password")] = None,
    mail_from: Annotated[str, option("--mail-from", "ADDRESS", "ui-cli-mail-from")] = "",
    webhook_allow: Annotated[str | None, option("--webhook-allow", "HOST,HOST", "ui-cli-webhook-allow")] = None,
    webhook_private: Annotated[bool, typer.Option("--webhook-private", help="ui-cli-webhook-private")] = False,
    notice_after: Annotated[float, option("--notice-after", "SECONDS", "ui-cli-notice-after")] = 60,
    bots: Annotated[str | None, option("--bots", "MODULE:FUNCTION,...", "ui-cli-serve-bots")] = None,
    think: Annotated[float, option("--think", "SECONDS", "ui-cli-think")] = 1,
    thinkers: Annotated[int, option("--thinkers", "N", "ui-cli-thinkers")] = 0,
    log_format: Annotated[str, option("--log-format", "text|json", "ui-cli-log-format")] = "text",
    lang: Lang = None,
) -> None:
    from coffret.bots import invite
    from coffret.server.command import Public, serve
    from coffret.server.lobby.retention import Retention
    from coffret.server.logs import FORMS
    from coffret.server.notices.setup import NoticeSetup, mail_server, sites
    from coffret.server.store.opening import is_postgres
    from coffret.server.thinking.minds import Minds
    from coffret.server.workers import Setup

    form = next((form for form in FORMS if form == log_format), None)
    if form is None:
        raise OptionError("error-log-format", given=log_format)
    if not 0 <= keep_days < 36_500:
        raise OptionError("error-keep-days", given=f"{keep_days:g}")
    if not 0 <= notice_after <= 86_400:
        raise OptionError("error-notice-after", given=f"{notice_after:g}")
    if not 0 <= think <= 60 or not 0 <= thinkers <= 64:
        raise OptionError("error-think", seconds=f"{think:g}", processes=thinkers)
    mail = mail_server(smtp, mail_from, smtp_password)
    notices = NoticeSetup(mail, sites(split(webhook_allow)), webhook_private, notice_after)
    if not 1 <= processes <= MOST_PROCESSES:
        raise OptionError("error-processes", given=processes, most=MOST_PROCESSES)
    if processes > 1 and sys.platform == "win32":
        raise OptionError("error-processes-system", given=processes)
    file: str | Path = db or usual_db()
    if processes > 1 and not is_postgres(file):
        raise OptionError("error-processes-sqlite", given=processes)
    home = checked_url(url)
    path = checked_path(base_path or urlsplit(home).path)
    language = chosen_language(lang)
    beside = usual_db() if is_postgres(file) else Path(file)
    folder = keep_folder or beside.with_name(f"{beside.stem}-put-away")
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "db": file,
        "public": Public(split(hosts), split(proxy), path, home),
        "retention": Retention(keep_days, folder) if keep_days else None,
        "notices": notices,
        "log_form": form,
        "peer_host": peer_host,
    }
    told = partial(announce, language=language)
    tell_others = partial(announce_to_others, language=language, url=home)
    if processes > 1:
        setup = Setup(options, split(bots), think, thinkers_of_each(thinkers, processes))
        serve_with(processes, setup, told, tell_others)
    else:
        invite(split(bots))
        minds = Minds(think, thinkers)
        serve(**options, open_browser=browser, minds=minds, told=told, tell_others=tell_others)


def serve_with(
    processes: int,
    setup: Setup,
    told: Callable[[str], None],
    tell_others: Callable[[list[str]], None],
) -> None:
    """Serve with several processes on one database."""
    from coffret.server import logs
    from coffret.server.store.opening import prepare_postgres
    from coffret.server.workers import serve_by_workers

    logs.set_up(setup.options["log_form"])
    prepare_postgres(setup.options["db"])  # says at once what is wrong with it
    serve_by_workers(setup, processes, told=told, tell_others=tell_others)


def thinkers_of_each(thinkers: int, processes: int) -> int:
    """Return how many processes think for each that serves, so that all together leave the machine room."""
    from coffret.server.thinking.minds import Minds

    return max(1, Minds(processes=thinkers).most // processes)


def checked_path(text: str) -> str:
    """Validate the base path, such as `/coffret`, or return an empty one."""
    path = f"/{text.strip('/')}" if text.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
        raise OptionError("error-base-path", given=text)
    return path


def checked_url(text: str) -> str:
    """Validate the URL of a box, and return it with a slash at its end; empty if there is none."""
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.query or parts.fragment or "@" in parts.netloc:
        raise OptionError("error-url", given=text)
    return f"{parts.scheme}://{parts.netloc}{checked_path(parts.path)}/"


def open_box(language: str) -> None:
    """Open the box in this machine's browser, and for others in its network.

    If it is already running, that one is used; otherwise it starts at the usual address, or at a free one if another
    program listens there.
    """
    from coffret.server.command import PortTaken, Public, serve
    from coffret.server.store.filelock import FileInUse

    def serve_at(port: int) -> None:
        serve(
            "0.0.0.0",
            port,
            usual_db(),
            open_browser=True,
            told=partial(announce, language=language),
            tell_others=partial(announce_to_others, language=language),
            public=Public(by_address=True),
        )

    try:
        try:
            serve_at(PORT)
        except PortTaken:
            serve_at(0)
    except FileInUse as taken:
        if not taken.address:
            raise
        print(box(language).say("ui-serving-already", {"address": taken.address}), flush=True)
        webbrowser.open(taken.address)


def usual_db() -> Path:
    """Return the path of this user's database."""
    from coffret.terminal import saves

    folder = saves.folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def announce(address: str, language: str) -> None:
    """Print where the box is open, and how to close it."""
    print(box(language).say("ui-serving", {"address": address}), flush=True)


def announce_to_others(addresses: list[str], language: str, url: str = "") -> None:
    """Print where others find the box, at a terminal with a code to scan."""
    if not addresses:
        return
    message = "ui-serving-url" if url else "ui-serving-others"
    print(box(language).say(message, {"addresses": ", ".join(addresses)}), flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(addresses[0], micro=False).terminal(compact=True)
