"""A progress bar on standard error for tasks longer than a second, with the rate and the time left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

PATIENCE = 1.0  # seconds without a bar


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[float], None]]:
    """Yield a callback that takes how much more is done; the bar appears only if the task takes a while."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.progress import Progress, TextColumn

    from coffret.terminal.console import HonestConsole

    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[rate]}", style="dim"))
    bar = Progress(*columns, console=HonestConsole(stderr=True), transient=True)
    task = bar.add_task(what, total=total, rate="")
    begin = monotonic()
    done = 0.0

    def advance(more: float) -> None:
        nonlocal done
        done += more
        bar.update(task, advance=more, rate=f"{done / max(1e-3, monotonic() - begin):,.1f}/s")
        if not bar.live.is_started and monotonic() - begin > PATIENCE:
            bar.start()

    try:
        yield advance
    finally:
        bar.stop()
