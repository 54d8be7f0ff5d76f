"""Static files: the built browser table and the games' drawings, from fixed lists of names."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from html import escape
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from coffret.kernel.errors import UnknownGame
from coffret.kernel.game import Game, load

PAGES = (  # all are one page
    "/",
    "/join",
    "/check",
    "/settings",
    "/notice",
    "/today",
    "/statistics",
    "/campaign/{rest:path}",
    "/table/{rest:path}",
    "/film/{rest:path}",
    "/room",
    "/room/{rest:path}",
    "/rules/{rest:path}",
)
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = {".ico", ".jpg", ".png", ".webp", ".woff2"}  # small already
DRAWINGS = ("cover.svg", "board.svg", "icons.svg", "posters.svg", "theme.css")  # what a game may bring
ASSET = re.compile(r'"\./(assets/[^"]+)"')
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Coffret</title>
<h1>Coffret</h1><p>The server runs, but the browser table was not built. Build it with <code>make setup</code>.</p>"""


class File(msgspec.Struct):
    """A file as sent."""

    kind: str
    data: bytes
    packed: bytes | None
    tag: str


def box_version() -> str:
    """Return the version of Coffret."""
    try:
        return version("coffret")
    except PackageNotFoundError:
        return "0"


class Place(msgspec.Struct, frozen=True):
    """What a page and its service worker know of their server."""

    base: str
    build: str  # changes with the page and with the version of the server
    files: tuple[str, ...]  # that the page opens with
    later: tuple[str, ...]  # that it fetches when they are wanted


def build_of(known: dict[str, Traversable], base_path: str) -> Place:
    """Return the build of a page: the names in it change with the contents of all its files."""
    page = known["index.html"].read_bytes() if "index.html" in known else b""
    build = hashlib.sha256(page + box_version().encode()).hexdigest()[:12]
    first = set(ASSET.findall(page.decode())) | {name for name in known if name.endswith(".svg")}
    later = {name for name in known if name.endswith((".js", ".css")) and name != "sw.js"} - first

    def addresses(names: set[str]) -> tuple[str, ...]:
        return tuple([f"{base_path}/{name}" for name in sorted(names)])

    return Place(base_path, build, addresses(first), addresses(later))


def read(item: Traversable, place: Place | None = None) -> File:
    """Read a file, compressing it if that helps; the page and its service worker are told where and what they are."""
    data, ending = item.read_bytes(), suffix(item.name)
    if place is not None and ending == ".html":
        data = placed(data.decode(), place.base).replace("<html ", f'<html data-build="{place.build}" ', 1).encode()
    elif place is not None and item.name == "sw.js":
        data = b"self.coffret = " + msgspec.json.encode(place) + b";\n" + data
    packed = None if ending in PACKED else gzip.compress(data, 9, mtime=0)
    return File(KINDS[ending], data, packed, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def placed(page: str, base_path: str) -> str:
    """Rewrite the relative addresses in a page to the base path."""
    page = page.replace("<html ", f'<html data-base="{escape(base_path)}" ', 1)
    return page.replace('="./', f'="{escape(base_path)}/')


def drawings(game: Game) -> list[str]:
    """Return the drawings of a game."""
    folder = files(game.package)
    return [name for name in DRAWINGS if folder.joinpath(name).is_file()]


def listed(folder: Traversable, prefix: str = "") -> dict[str, Traversable]:
    """Return every file in a folder by request path."""
    found: dict[str, Traversable] = {}
    for item in folder.iterdir() if folder.is_dir() else ():
        if item.is_dir():
            found |= listed(item, f"{prefix}{item.name}/")
        elif suffix(item.name) in KINDS:
            found[prefix + item.name] = item
    return found


def suffix(name: str) -> str:
    """Return the suffix of a file name."""
    return name[name.rfind(".") :] if "." in name else ""


class Files:
    """The pages. Existing files are listed and read once; requests can only name what is on the list."""

    def __init__(self, folder: Traversable | None = None, base_path: str = "") -> None:
        self.known = listed(folder or files("coffret").joinpath("table_dist"))
        self.ready: dict[str, File] = {}
        self.place = build_of(self.known, base_path)

    def routes(self) -> list[Route]:
        """Return the routes."""
        single = [name for name in self.known if "/" not in name and name != "index.html"]
        return [
            *[Route(path, self.page) for path in PAGES],
            *[Route(f"/{name}", self.asset) for name in single],
            Route("/assets/{name:path}", self.asset),
            Route("/api/build", self.build),
            Route("/games/{slug}/{name}", self.drawing),
        ]

    async def page(self, request: Request) -> Response:
        """Return the single page of the browser table."""
        if "index.html" not in self.known:
            return HTMLResponse(NOT_BUILT, 503)
        return await self.send(request, "index.html", self.known["index.html"], "no-cache")

    async def build(self, request: Request) -> Response:
        """Tell a page which build the server has, so that an older one makes way."""
        return Response(
            msgspec.json.encode({"build": self.place.build}), 200, {"cache-control": "no-store"}, KINDS[".json"]
        )

    async def asset(self, request: Request) -> Response:
        """Return an asset of the page."""
        name = request.url.path.lstrip("/")
        if name not in self.known:
            return Response(status_code=404)
        return await self.send(request, name, self.known[name], FOR_EVER if name.startswith("assets/") else "no-cache")

    async def drawing(self, request: Request) -> Response:
        """Return a drawing of a game."""
        slug, name = request.path_params["slug"], request.path_params["name"]
        try:
            game = load(slug)
        except UnknownGame:
            return Response(status_code=404)
        if name not in drawings(game):
            return Response(status_code=404)
        return await self.send(request, f"games/{slug}/{name}", files(game.package).joinpath(name), "no-cache")

    async def send(self, request: Request, name: str, item: Traversable, keep: str) -> Response:
        """Send a file, unless the browser has it cached."""
        file = self.ready.get(name)
        if file is None:
            place = self.place if name in ("index.html", "sw.js") else None
            file = self.ready[name] = await asyncio.to_thread(read, item, place)
        headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, 200, {**headers, "content-encoding": "gzip"}, file.kind)
        return Response(file.data, 200, headers, file.kind)
