"""`coffret serve`: the table server, for this machine or for friends."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from coffret.cli.frame import Lang, chosen_language, command, option
from coffret.terminal.language import box

PORT = 8765


@command("serve", "ui-cli-serve", "coffret serve --host 0.0.0.0 --port 8080 --db evening.db")
def serve(
    host: Annotated[str, option("--host", "ADDRESS", "ui-cli-host")] = "127.0.0.1",
    port: Annotated[int, option("--port", "N", "ui-cli-port")] = PORT,
    db: Annotated[Path | None, option("--db", "FILE", "ui-cli-db")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="ui-cli-browser")] = False,
    lang: Lang = None,
) -> None:
    from coffret.server.command import serve

    serve(host, port, db or usual_db(), browser, told=lambda address: announce(address, chosen_language(lang)))


def open_box(language: str) -> None:
    """The box in the browser of this machine: where it is open already, or else at the usual address or, if another
    program listens there, at a free one."""
    from coffret.server.command import PortTaken, serve
    from coffret.server.filelock import FileInUse

    def told(address: str) -> None:
        announce(address, language)

    try:
        try:
            serve(port=PORT, db=usual_db(), open_browser=True, told=told)
        except PortTaken:
            serve(port=0, db=usual_db(), open_browser=True, told=told)
    except FileInUse as taken:
        if not taken.address:
            raise
        print(box(language).say("ui-serving-already", {"address": taken.address}), flush=True)
        webbrowser.open(taken.address)


def usual_db() -> Path:
    """The file that keeps the tables of this person."""
    from coffret.terminal import saves

    folder = saves.folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def announce(address: str, language: str) -> None:
    """Say where the box is open, and how to close it."""
    print(box(language).say("ui-serving", {"address": address}), flush=True)
