"""How many draws of a table were checked, and why others were not: counted again, and told alike everywhere."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient

from coffret.kernel.chance import commitment
from coffret.kernel.fair import check_dice
from coffret.kernel.game import load
from coffret.kernel.save import read_text, write_text
from coffret.kernel.table import Header, Table
from coffret.server.http.app import make_app
from coffret.server.lobby.creation import Chair, Wish, bring_in, fork, make
from coffret.server.lobby.lobby import Lobby
from coffret.server.room.saves import full_save
from coffret.server.store.links import Links
from tests.cli.running import Inside
from tests.server.support import Line, opened, table, tokens
from tests.server.upgrades import Corrections, two_dice_at_least

Json = dict[str, Any]


class Evening:
    """Tables of every kind on one file, and how their dice are to be told."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.http = AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://box")
        self.made: dict[str, Links] = {}
        self.saves: dict[str, str] = {}  # by table, as they are at the end
        self.pages: dict[str, Json] = {}  # by table, what the page on its dice says

    async def set_up(self) -> None:
        """Make the tables and end all but one."""
        made = self.made
        made["plain"] = await table(self.lobby, "pp")
        made["running"] = await table(self.lobby, "pp", seed=None)
        made["gathering"] = await table(self.lobby, "po")
        made["lesson"] = await make(self.lobby, Wish("a-team", [Chair("person", "Ada")], lesson="first", pace=0))
        live = await self.lobby.table(made["plain"].table)
        made["import"] = await bring_in(self.lobby, full_save(live))
        made["fork"] = await fork(self.lobby, live, 0, 0)
        for name in ("plain", "fork", "import"):
            await self.play(made[name], 4)
        await self.learn(made["lesson"], 4)

    async def learn(self, links: Links, steps: int) -> None:
        """Follow a lesson."""
        line = await Line(self.lobby, *tokens(links, 0)).open()
        for _ in range(steps):
            await line.move(0, line.mirror.looks[0]["lesson"]["do"])
            await line.until(lambda: bool(line.mirror.looks[0]["lesson"]))
        line.close()

    async def play(self, links: Links, moves: int) -> None:
        """Let two people bid and call, and let the host end it."""
        line = await Line(self.lobby, *tokens(links, 0, 1)).open()
        for _ in range(moves):
            for seat in line.mirror.to_choose()[:1]:
                options = line.options(seat)
                await line.move(seat, "liar" if "liar" in options else options[-1])
        line.close()

    async def end(self) -> None:
        """End what is played, and read what the server says of it."""
        for name, links in self.made.items():
            if name in ("running", "gathering"):
                continue
            host = await Line(self.lobby, links.host).open()
            await host.ask(t="host", do="end")
            headers = {"authorization": f"Bearer {links.host}"}
            path = f"/api/tables/{links.table}"
            self.pages[name] = (await self.http.get(f"{path}/fair", headers=headers)).json()["verdict"]
            self.saves[name] = (await self.http.get(f"{path}/save", headers=headers)).text
            told = (await self.http.post("/api/check-fair", json={"text": self.saves[name], "lang": "en"})).json()
            if "verdict" in told:  # a position is not taken from a file that anybody may have written
                assert told["verdict"] == self.pages[name], name


def counted(save: str) -> Json:
    """The draws of a save file by why they cannot be checked, from its lines alone."""
    head, *lines, _ = save.splitlines()
    header = json.loads(head)["header"]
    script = header.get("arranged", [])
    found = {"draws": 0, "play": 0, "lesson": 0}
    for index, line in enumerate(lines):
        if not line.startswith("* "):
            continue
        number, found["draws"] = found["draws"], found["draws"] + 1
        if index < header.get("taken", 0):
            found["play"] += 1
        elif number < len(script) and script[number] == line.removeprefix("* "):
            found["lesson"] += 1
    return found


def test_every_front_tells_the_same_of_every_table_and_it_can_be_counted(coffret: Inside, tmp_path: Path) -> None:
    found: list[Evening] = []

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            found.append(evening := Evening(lobby))
            await evening.set_up()
            await evening.end()
            await evening.http.aclose()

    asyncio.run(run())
    (evening,) = found
    db = tmp_path / "tables.db"
    report = json.loads(coffret("verify", db, "--json").out)
    text = coffret("verify", db)
    assert (text.code, report["troubles"]) == (0, [])
    dice = {each["table"]: each for each in report["dice"]}
    assert set(dice) == {links.table for name, links in evening.made.items() if name != "gathering"}
    for name, save in evening.saves.items():
        counts, links = counted(save), evening.made[name]
        verdict, page = dice[links.table]["verdict"], evening.pages[name]
        assert verdict == {key: value for key, value in page.items() if key != "text"}, name
        assert verdict["draws"] == counts["draws"] == verdict["checked"] + verdict["taken"]
        why = {key: counts[key] for key in ("play", "lesson") if counts[key]}
        assert verdict["unchecked"] == why, name
        assert f"{links.table}: {page['text']}" in text.out
        file = tmp_path / f"{name}.coffret"
        file.write_text(save)
        replayed = coffret("replay", file)
        assert page["text"] in replayed.out
        assert replayed.code == {"fair": 0, "unchecked": 3}[page["result"]]
    assert {name: bool(page["unchecked"]) for name, page in evening.pages.items()} == {
        "plain": False, "lesson": True, "fork": True, "import": True,
    }  # fmt: skip
    assert dice[evening.made["running"].table]["verdict"]["result"] == "fair"  # on the host's own disk
    total = [sum(each["verdict"][what] for each in report["dice"]) for what in ("checked", "draws")]
    assert f"{total[0]} of {total[1]} were checked" in text.out
    assert "their dice were fair" not in text.out
    assert [each["open_seed"] for each in report["dice"]].count(True) == text.out.count("chosen openly")


def test_draws_under_corrected_rules_are_not_called_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was drawn before the correction, and what a play loses by it, is told as such."""
    corrections = Corrections(monkeypatch, tmp_path)
    old = corrections.liar(98, lambda rules: rules + "\n# of then\n")
    played = Table.new(old, 2, {}, "one seed")
    played.act(played.game.action("bid 1:3", 2), 0)
    text = write_text(played)
    corrections.liar(99, two_dice_at_least)
    verdict = check_dice(read_text(text, rolls=False))  # goes on from the snapshot
    assert (verdict.result, verdict.wrong, verdict.draws, verdict.unchecked) == ("unchecked", [], 2, {"rules": 2})
    verdict = check_dice(read_text(with_a_draw_more(text), rolls=False, trusted=False))  # what the rules still allow
    assert (verdict.result, verdict.checked, verdict.draws, verdict.unchecked) == ("unchecked", 2, 3, {"rules": 1})


def with_a_draw_more(text: str) -> str:
    """A save file with one more outcome of chance at its end."""
    *lines, last = text.splitlines()
    lines.append("* shake 1,1,1")
    tail = {**json.loads(last), "entries": len(lines) - 1}
    tail["check"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, json.dumps(tail)]) + "\n"


def test_a_draw_that_corrected_rules_would_make_otherwise_is_no_fraud() -> None:
    """The weights of an outcome are corrected: what was drawn then may have followed then."""
    table = Table.new(load("time-bomb"), 4, {}, "one seed")
    other: Header = msgspec.structs.replace(table.header, seed="another", commitment=commitment("another"))
    table.history.header = other
    assert check_dice(table).result == "unfair"
    table.history.is_older = True
    verdict = check_dice(table)
    assert (verdict.result, verdict.wrong) == ("unchecked", [])
    assert verdict.unchecked["rules"] == verdict.draws - verdict.checked > 0  # one may fall alike by chance


def test_a_seats_save_says_that_it_shows_no_dice(coffret: Inside, tmp_path: Path) -> None:
    async def run() -> str:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            app: Any = make_app(lobby)
            async with AsyncClient(transport=ASGITransport(app=app), base_url="http://box") as http:
                headers = {"authorization": f"Bearer {links.seats[0].token}"}
                return (await http.get(f"/api/tables/{links.table}/save", headers=headers)).text

    file = tmp_path / "mine.coffret"
    file.write_text(asyncio.run(run()))
    assert "without the seed: it does not show whether dice and cards were fair" in coffret("replay", file).out
