"""`coffret play`: play a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from coffret.cli.frame import (
    Bots,
    Content,
    Lang,
    MaybeSlug,
    Options,
    Scenario,
    Seats,
    Seed,
    chosen_language,
    command,
    given_options,
    option,
    seed_of,
    split,
    whole_box,
    with_scenario,
)
from coffret.kernel.errors import OptionError


@command("play", "ui-cli-play", "coffret play a-team --seats 3 --names Marie --bots thumb,random")
def play(
    slug: MaybeSlug = None,
    seats: Seats = None,
    people: Annotated[int | None, option("--people", "N", "ui-cli-people")] = None,
    humans: Annotated[str | None, option("--humans", "SEAT,SEAT", "ui-cli-humans")] = None,
    bots: Bots = None,
    names: Annotated[str | None, option("--names", "NAME,NAME", "ui-cli-names")] = None,
    option: Options = None,
    seed: Seed = None,
    content: Content = None,
    scenario: Scenario = None,
    save: Annotated[Path | None, option("--save", "FILE", "ui-cli-save")] = None,
    resume: Annotated[Path | None, option("--resume", "FILE", "ui-cli-resume")] = None,
    lesson: Annotated[bool, typer.Option("--lesson", help="ui-cli-lesson")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="ui-cli-plain")] = False,
    lang: Lang = None,
) -> int:
    from coffret.terminal.opening import Wish
    from coffret.terminal.opening import play as play_as
    from coffret.terminal.start import ask_to_learn, open_box

    if slug is None and resume is None and scenario is None:
        return open_box(whole_box(), chosen_language(lang), sys.stdin.isatty() and sys.stdout.isatty(), plain)
    options, content = with_scenario(slug, given_options(option), content, scenario)
    wish = Wish(
        slug=slug,
        seats=seats,
        people=people,
        humans=seat_numbers(humans),
        bots=split(bots) or None,
        names=split(names),
        options=options,
        seed=seed_of(seed),
        content=content,
        save=save,
        resume=resume,
        plain=plain,
        lesson=lesson,
        language=chosen_language(lang),
    )
    return play_as(wish) if ask_to_learn(wish) else 0


def seat_numbers(text: str | None) -> tuple[int, ...] | None:
    """Parse seat numbers such as `1,3`."""
    if text is None:
        return None
    if not all(part.isdecimal() and len(part) < 5 for part in split(text)):
        raise OptionError("error-humans", given=text)
    return tuple(int(part) for part in split(text))
