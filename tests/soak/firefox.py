"""Firefox without a window, driven over WebDriver BiDi, its own protocol: nothing has to be installed beside it."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

PREFERENCES = {
    "remote.prefs.recommended": True,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
}
SPEAKS = "WebDriver BiDi listening on "
DRAG_STEPS = 6
TAKEN = 12  # px after which something is held, and not only touched
PRESSED: list[dict[str, Any]] = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]


def firefox() -> str | None:
    """Where the Firefox of the system is."""
    return next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)


# Where the first element of a selector is that can be seen and used; null if there is none.
MIDDLE = """(() => {
  const usable = (it) => it.getClientRects().length && !it.disabled;
  const found = [...document.querySelectorAll(SELECTOR)].find(usable);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
})()"""


class Refused(AssertionError):
    """Firefox could not do what it was told."""


class Firefox:
    """One page of one new profile, and what its console has complained of."""

    def __init__(self, folder: Path, width: int = 1280, height: int = 800) -> None:
        profile = folder / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        program = firefox()
        assert program is not None
        self.told = folder / "firefox.log"
        with self.told.open("w") as log:
            self.process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
                stdout=log,
                stderr=log,
            )
        self.open = ExitStack()
        self.numbers = 0
        self.complaints: list[str] = []
        self.socket = self.reached()
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = self.ask("browsingContext.create", type="tab")["context"]  # the first one never gets the focus
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def reached(self) -> ClientConnection:
        """A connection, as soon as Firefox has said where it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            said = self.told.read_text()
            if SPEAKS in said:
                address = said.partition(SPEAKS)[2].split()[0]
                return self.open.enter_context(connect(f"{address}/session", max_size=None, open_timeout=PATIENCE))
            time.sleep(0.1)
        raise Refused(f"Firefox does not listen: {self.told.read_text()}")

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Give a command, and wait for its answer; what happens meanwhile is noted."""
        self.numbers += 1
        self.socket.send(json.dumps({"id": self.numbers, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message.get("id") == self.numbers:
                if message["type"] == "error":
                    raise Refused(f"{method}: {message['error']}: {message['message']}")
                answer: dict[str, Any] = message["result"]
                return answer
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(str(message["params"].get("text")))

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def find(self, expression: str) -> Any:
        """What an expression of the page comes to, through JSON."""
        function = f"async () => JSON.stringify((await ({expression})) ?? null)"
        answer = self.ask(
            "script.callFunction", functionDeclaration=function, awaitPromise=True, target={"context": self.page}
        )
        if answer["type"] == "exception":
            raise Refused(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def until(self, expression: str) -> Any:
        """Wait until an expression of the page is true, and return what it is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.find(expression):
                return found
            time.sleep(0.05)
        raise Refused(f"never so: {expression}; the page says: {self.find('document.body.innerText')}")

    def middle(self, selector: str) -> tuple[int, int]:
        """Where something is, once it is there, in sight and at rest."""
        box = MIDDLE.replace("SELECTOR", json.dumps(selector))
        before: Any = None
        while (found := self.until(box)) != before:
            before = found
            time.sleep(0.1)
        return found[0], found[1]

    def click(self, selector: str) -> None:
        """Press the mouse where something is."""
        x, y = self.middle(selector)
        self.press([self.moved(x, y), *PRESSED])

    def take(self, x: int, y: int) -> None:
        """Take something with the mouse, and hold it."""
        self.press([self.moved(x, y), PRESSED[0], self.moved(x + TAKEN, y)])

    def carry(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Carry what is held, and let go of it."""
        steps = [
            self.moved(
                start[0] + (end[0] - start[0]) * number // DRAG_STEPS,
                start[1] + (end[1] - start[1]) * number // DRAG_STEPS,
            )
            for number in range(1, DRAG_STEPS + 1)
        ]
        self.press([*steps, PRESSED[1]])

    def press(self, actions: list[dict[str, Any]]) -> None:
        """Do something with the mouse."""
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.ask("input.performActions", context=self.page, actions=[source])

    def strike(self, *keys: str) -> None:
        """Press keys, one after another."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.ask("input.performActions", context=self.page, actions=[{"type": "key", "id": "keys", "actions": actions}])

    @staticmethod
    def moved(x: int, y: int) -> dict[str, Any]:
        """Move the mouse to a place of the page."""
        return {"type": "pointerMove", "x": x, "y": y, "duration": 30}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
