"""The form before a play, by keys and by mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from coffret.bots.measured import told
from coffret.kernel.game import Game, load
from coffret.terminal.app.entrance import Entrance, Offer
from coffret.terminal.form import Form
from coffret.terminal.language import box
from coffret.terminal.opening import Wish

TITLES = ("time-bomb", "a-team", "thunderbirds", "thunderbirds-solo", "away-missions")


def games() -> list[Game]:
    return [load(slug) for slug in TITLES]


def fill_in(form: Form, story: Callable[[Pilot[Wish | None]], Awaitable[None]]) -> Wish | None:
    """Let somebody fill in a form at a small terminal; what is to be played."""
    app = Entrance(form)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await story(pilot)

    asyncio.run(run())
    return app.return_value


def shown(pilot: Pilot[Wish | None]) -> str:
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def test_a_game_its_seats_names_and_options_are_chosen_by_keys() -> None:
    async def story(pilot: Pilot[Wish | None]) -> None:
        await pilot.press(
            "right", "right", "left", "down", "down", "left", "down", "right", "down", "down", *"Zoe", "comma", *"Al"
        )
        assert "◂ The A-Team: Race for the Formula ▸" in shown(pilot)
        await pilot.press("enter")

    wish = fill_in(Form(games(), [], "en"), story)
    assert wish == Wish(slug="a-team", seats=3, people=2, bots=("thumb",), names=("Zoe", "Al"), language="en")


def test_a_click_changes_a_row_and_another_begins() -> None:
    async def story(pilot: Pilot[Wish | None]) -> None:
        lines = shown(pilot).splitlines()
        await pilot.click(offset=(40, next(at for at, line in enumerate(lines) if line.strip().startswith("Language"))))
        assert "français" in shown(pilot)
        await pilot.click(offset=(4, next(at for at, line in enumerate(shown(pilot).splitlines()) if "▶" in line)))

    wish = fill_in(Form(games(), [], "en"), story)
    assert wish is not None
    assert wish.language == "fr"
    assert wish.options["locations"] == "yes"


def test_numbers_can_be_typed() -> None:
    form = Form(games(), [], "en")
    form.set("game", 2)

    async def story(pilot: Pilot[Wish | None]) -> None:
        await pilot.press("up", "up", "up", *"45")
        assert "45" in shown(pilot)
        await pilot.press("enter")

    wish = fill_in(form, story)
    assert wish is not None
    assert wish.options["permission_seconds"] == "45"


def test_the_figure_of_what_is_chosen_stands_where_one_begins() -> None:
    form = Form(games(), [], "en")
    form.set("game", 2)

    async def story(pilot: Pilot[Wish | None]) -> None:
        for level in ("introduction", "legendary"):
            form.set("option level", level)
            assert isinstance(pilot.app, Entrance)
            pilot.app.fill(0)
            await pilot.pause()
            figure = told(load("thunderbirds"), form.seats, {"level": level}, "en", box("en"))
            assert figure is not None
            assert figure.text in shown(pilot)

    fill_in(form, story)


def test_names_that_do_not_fit_are_told_and_the_form_stays() -> None:
    form = Form(games(), [], "en")
    form.names = "Ada, Bo"

    async def story(pilot: Pilot[Wish | None]) -> None:
        await pilot.press("enter")
        assert "2" in str(pilot.app.query_one("#note", Static).content)
        await pilot.press("escape")

    assert fill_in(form, story) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("number", range(len(TITLES)))
def test_every_form_fits_a_small_terminal(number: int, language: str) -> None:
    form = Form(games(), [], language)
    form.set("game", number)

    async def story(pilot: Pilot[Wish | None]) -> None:
        await pilot.pause()
        screen = shown(pilot)
        for row in form.rows():
            assert row.value in screen, row

    fill_in(form, story)


def test_an_unfinished_play_is_taken_up_again() -> None:
    form = Form(games(), [Path("night.coffret")], "en")
    form.turn("game", -1)
    assert [row.id for row in form.rows()] == ["game", "language"]
    assert form.wish() == Wish(resume=Path("night.coffret"), language="en")


def test_what_is_new_here_is_learnt_first_unless_one_knows_it() -> None:
    async def story(pilot: Pilot[Wish | None]) -> None:
        await pilot.press("right")
        assert "yes, in five minutes" in shown(pilot)
        assert "Players" not in shown(pilot)
        await pilot.press("down", "right")
        assert "Players" in shown(pilot)
        await pilot.press("left", "down", *"Zoe", "enter")

    wish = fill_in(Form(games(), [], "en", new=["a-team"]), story)
    assert wish == Wish(slug="a-team", lesson=True, names=("Zoe",), language="en")


@pytest.mark.parametrize(("key", "answer"), [("y", "yes"), ("n", "no"), ("f10", None)])
def test_whoever_opens_a_game_for_the_first_time_is_offered_its_lesson(key: str, answer: str | None) -> None:
    app = Offer(load("a-team"), "en")

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            assert "Learn it in five minutes" in "\n".join("".join(part.text for part in strip) for strip in strips)
            await pilot.press(key)

    asyncio.run(run())
    assert app.return_value == answer


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_is_to_be_read_whole_in_a_small_terminal(language: str) -> None:
    async def story(pilot: Pilot[Wish | None]) -> None:
        form = pilot.app.form  # type: ignore[attr-defined]
        for _ in games():
            asked = " ".join(row.label for row in form.rows()).split()
            seen = shown(pilot)
            await pilot.press("end")
            seen += shown(pilot)
            assert "▶" in seen
            assert [word for word in asked if word not in seen] == []
            await pilot.press("home", "right")
        await pilot.press("escape")

    fill_in(Form(games(), [], language), story)
