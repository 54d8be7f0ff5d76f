"""Five people at five devices: everything a device receives before the end is searched for others' secrets."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket, expect

from coffret.client.mirror import Mirror
from tests.browser.support import Server, enter, hurry_bots, stand
from tests.waiting import until

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
LOOK_BACK = 4  # the round of the table in which everybody looks back
FACTION = "shadow"  # a role and, in public words, its faction


class Wire:
    """All that one page receives, and what it asks to do."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[bool, str]] = []  # received or not, in order
        self.answers: list[tuple[int, Response]] = []  # after how many frames, over HTTP
        page.on("websocket", self.listen)
        page.on("response", self.hear)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append((True, str(text))))
        socket.on("framesent", lambda text: self.frames.append((False, str(text))))

    def hear(self, answer: Response) -> None:
        if "/api/" in answer.url:
            self.answers.append((len(self.frames), answer))

    def bodies(self, frames: int) -> dict[str, str]:
        """What came over HTTP until so many frames had come, by address."""
        return {answer.url: answer.text() for at, answer in self.answers if at <= frames}


class Witness:
    """What a seat has learnt, frame by frame, until the end is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.received: list[str] = []
        self.looked: set[str] = set()  # cables that this seat looked at in secret
        self.known: set[str] = set()  # others' cables that lay face down and were known
        self.deals: dict[int, tuple[int, str]] = {}  # by line of the log: my defusers, my bomb
        self.foreign: list[Any] = []  # lines that tell what was dealt to somebody else

    def follow(self, frames: list[tuple[bool, str]]) -> int:
        """Learn from frames until the end is told; how many came before."""
        mirror = Mirror([])
        for number, (is_received, text) in enumerate(frames):
            if not is_received:
                self.ask(json.loads(text))
                continue
            mirror.hear(text)
            look = mirror.looks.get(self.seat)
            if look and look.get("outcome"):
                return number
            self.received.append(text)
            if look:
                self.see(look)
                self.read(mirror.lines.get(self.seat, []))
        raise AssertionError("the end was never told")

    def ask(self, message: dict[str, Any]) -> None:
        match = re.fullmatch(r"look (\d+):(\d+)", message.get("action", ""))
        if match:
            self.looked.add(f"cable-{match[1]}-{match[2]}")

    def see(self, look: dict[str, Any]) -> None:
        rows = [zone for zone in look["scene"]["zones"] if zone["kind"] == "row" and zone["seat"] != self.seat]
        for card in [card for row in rows for card in row["cards"]]:
            if card["kind"] != "cable" and "cut" not in card.get("fields", {}):
                self.known.add(card["id"])

    def read(self, lines: list[dict[str, Any]]) -> None:
        for number, line in enumerate(lines):
            args = {arg["name"]: arg["value"] for arg in line["args"]}
            if line["event"] != "dealt" or "defusers" not in args:
                continue
            if args["seat"] == self.seat:
                self.deals[number] = (args["defusers"], args["bomb"])
            else:
                self.foreign.append(line)


def gather(browser: Browser, server: Server) -> list[Wire]:
    """A table set by its host in the browser, and four friends who follow their links."""
    host = Wire(enter(browser).new_page())
    hurry_bots(host.page, seed="five friends 58")
    host.page.goto(server.url)
    host.page.locator("button.game", has_text="Time Bomb").click()
    host.page.get_by_label("Name of seat 1").fill(NAMES[0])
    for number in range(2, 6):
        host.page.get_by_label(f"Who plays seat {number}").select_option("friend")
    host.page.get_by_role("button", name="Set the table and invite").click()
    links = [host.page.get_by_label(f"Link for Free seat {number}").input_value() for number in range(2, 6)]
    return [host, *[join(browser, link, name) for link, name in zip(links, NAMES[1:])]]


def join(browser: Browser, link: str, name: str) -> Wire:
    wire = Wire(enter(browser).new_page())
    wire.page.goto(link)
    wire.page.get_by_label("Your name").fill(name)
    wire.page.get_by_role("button", name="Sit down").click()
    expect(wire.page.locator(".sheet, .table").first).to_be_visible()
    return wire


def look_back(page: Page) -> None:
    """Look at the replay, the fair dice and the rules in the middle of the play, which fetches them over HTTP."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Back to the table").click()
    for name, path in (("Fair dice", "/fair"), ("Rules", "/api/rules/")):
        page.get_by_role("button", name="Menu").click()
        with page.expect_response(lambda answer, path=path: path in answer.url) as answer:  # type: ignore[misc]
            page.get_by_role("dialog").get_by_role("button", name=name).click()
        answer.value.finished()
        page.get_by_role("dialog", name=name).wait_for()
        page.keyboard.press("Escape")


def play(pages: list[Page]) -> None:
    """Everybody chooses when asked, until all see the end; who can cut does, and the others need not talk."""
    for turn in range(300):
        if turn == LOOK_BACK:
            for page in pages:
                look_back(page)
        stands = asked(pages)
        if all(it["over"] for it in stands):
            return
        able = [(page, now["choices"]) for page, now in zip(pages, stands) if now["choices"]]
        for page, choices in [it for it in able if wanted("Cut", it[1])] or able:
            short = wanted("Cut", choices) or wanted("Pass until|silent", choices) or choices
            page.mouse.click(*short[0]["at"])
    raise AssertionError("not over after 300 rounds of the table")


def asked(pages: list[Page]) -> list[dict[str, Any]]:
    """What everybody can choose, as soon as somebody can or all have seen the end."""
    stands: list[dict[str, Any]] = []

    def ready() -> bool:
        stands[:] = [stand(page, 0) for page in pages]
        return any(it["choices"] for it in stands) or all(it["over"] for it in stands)

    until(ready, "a choice, or the end")
    return stands


def wanted(words: str, choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [it for it in choices if re.search(words, it["text"])]


def truth(saved: str) -> tuple[list[str], list[list[tuple[int, str]]]]:
    """The roles (the last is nobody's), and what every seat was dealt in each round."""
    (roles,) = re.findall(r"^\* deal-roles (\S+)", saved, re.MULTILINE)
    deals = []
    for line in re.findall(r"^\* deal (\S+)", saved, re.MULTILINE):
        cables = line.split(",")
        size = len(cables) // len(NAMES)
        hands = [cables[seat * size : (seat + 1) * size] for seat in range(len(NAMES))]
        deals.append([(hand.count("defuser"), "yes" if "bomb" in hand else "no") for hand in hands])
    return roles.split(","), deals


def names_role(role: str, texts: list[str]) -> list[str]:
    """The texts that name a role, by its id or in words."""
    words = re.sub("_", "[-_ ]", role)
    pattern = rf"role[-_]{words}\b" if role == FACTION else rf"(?i)\b{words}\b"
    return [text for text in texts if re.search(pattern, text)]


@pytest.mark.slow
def test_each_of_five_devices_gets_its_own_secrets_only(browser: Browser, server: Server, tmp_path: Path) -> None:
    wires = gather(browser, server)
    pages = [wire.page for wire in wires]
    for page in pages:
        expect(page.locator(".table")).to_be_visible()
    play(pages)
    with pages[0].expect_download() as download:
        pages[0].get_by_role("dialog").get_by_role("button", name="Save file").click()
    download.value.save_as(tmp_path / "end.coffret")
    roles, deals = truth((tmp_path / "end.coffret").read_text())
    for seat, wire in enumerate(wires):
        witness = Witness(seat)
        bodies = wire.bodies(witness.follow(wire.frames))
        assert any("/replay" in address for address in bodies)
        assert any("/fair" in address for address in bodies)
        rules = [address for address in bodies if "/api/rules/" in address]
        assert rules, "the rules were not read"
        received = [*witness.received, *[text for address, text in bodies.items() if address not in rules]]
        assert len(witness.received) > 10
        assert names_role(roles[seat], received), "nobody was told who they are"
        for other in {*roles} - {roles[seat]}:
            assert not names_role(other, received)
        assert [*witness.deals.values()] == [deal[seat] for deal in deals[: len(witness.deals)]]
        assert witness.deals
        assert not witness.foreign
        assert witness.known <= witness.looked
    for page in pages:
        page.context.close()
