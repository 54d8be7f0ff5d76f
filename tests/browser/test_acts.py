"""The first and the last act: what is dealt turns over in one's hand, and the end is played before it is told."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.sampler import Json, Stub, line
from tests.browser.support import (
    DESK,
    PHONE,
    Server,
    at_rest,
    bot,
    enter,
    one_choice,
    options,
    person,
    sit,
    wait_until,
)

WATCHING = """localStorage.setItem('coffret.settings', '{"events":"auto"}')"""
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal")

# Makes a choice of a seat from elsewhere, as a second tab of the same device would.
MOVE = """async ([token, seat, action]) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  await new Promise((open) => (socket.onopen = open));
  const heard = (found) => new Promise((done) => socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (found(message)) done(message);
  }));
  const looked = heard(({ t, seat: of }) => t === "look" && of === seat);
  socket.send(JSON.stringify({ t: "hello", tokens: [token], lang: "en" }));
  const { v } = await looked;
  const answered = heard(({ id }) => id === "last");
  socket.send(JSON.stringify({ t: "move", id: "last", seat, v, action }));
  const { t } = await answered;
  socket.close();
  return t;
}"""


def watching(context: BrowserContext) -> BrowserContext:
    """A device to which what happens is shown as it comes."""
    context.add_init_script(WATCHING)
    return context


# The deal


def dealt(context: BrowserContext, server: Server) -> Page:
    made = server.make("time-bomb", [person("Ada"), *[bot(name, "thumb") for name in ("Bo", "Cleo", "Dov")]])
    return sit(watching(context), server, made)


def test_ones_role_turns_over_before_anything_is_asked(device: BrowserContext, server: Server) -> None:
    page = dealt(device, server)
    act = page.get_by_role("dialog")
    expect(act.get_by_role("heading")).to_have_text("You are Diaz, of the Agency")
    expect(act).to_contain_text("Wants all defusing cables to be cut.")
    expect(act.locator("figure.turned")).to_have_count(2)
    expect(act).to_contain_text("Your blue cover, for a neighbour to see")
    page.keyboard.press("1")  # goes on, and shows no cover
    expect(act).to_have_count(0)
    expect(options(page).first).to_be_enabled()
    expect(page.locator(".prompt")).to_contain_text("Your turn")


def test_a_deal_is_shown_once(device: BrowserContext, server: Server) -> None:
    page = dealt(device, server)
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(options(page).first).to_be_enabled()
    wait_until(page, "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/drama?'))")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_each_of_those_who_share_a_device_sees_their_own_deal_behind_the_curtain(
    device: BrowserContext, server: Server
) -> None:
    made = server.make("time-bomb", [person("Ada"), person("Bo"), bot("Cleo"), bot("Dov")])
    page = sit(watching(device), server, made)
    page.get_by_role("button", name="I am Ada").click()
    act = page.get_by_role("dialog")
    expect(act.get_by_role("heading")).to_contain_text("You are ")
    first = act.get_by_role("heading").inner_text()
    act.get_by_role("button").click()
    page.locator(".row > .act").click()
    page.get_by_role("button", name="I am Bo").click()
    expect(act.get_by_role("heading")).to_contain_text("You are ")
    assert act.get_by_role("heading").inner_text() != first


def test_who_wants_everything_at_once_is_dealt_nothing_slowly(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, server.make("time-bomb", [person("Ada"), bot(), bot("Cleo"), bot("Dov")]))
    expect(options(page).first).to_be_enabled()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)])
@pytest.mark.parametrize(
    ("game", "lang", "options"),
    [
        ("thunderbirds", "en", {"characters": "chosen"}),
        ("thunderbirds", "fr", {"characters": "chosen"}),
        ("away-missions", "fr", {"rocketeers": "chosen"}),
    ],
)
def test_whoever_chooses_a_character_reads_what_each_can_do_on_one_screen(
    browser: Browser, server: Server, size: tuple[int, int], game: str, lang: str, options: dict[str, str]
) -> None:
    body = {"game": game, "options": options, "pace": 0, "seed": "choose"}
    made = json.loads(server.ask("/api/tables", {**body, "seats": [person("Ada"), bot()]}))
    page = sit(watching(enter(browser, lang=lang, size=size)), server, made)
    act = page.get_by_role("dialog")
    expect(act.locator("figure.turned")).to_have_count(6)
    at_rest(page)
    for part in act.locator("figure .turning, figure .text, .words h2, .words p").all():
        box = part.bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0, part.inner_text()
        assert box["x"] + box["width"] <= size[0], part.inner_text()
        assert box["y"] + box["height"] <= size[1], part.inner_text()
        begin = act.get_by_role("button").bounding_box()
        assert begin is not None
        beside = box["x"] + box["width"] <= begin["x"] or box["y"] + box["height"] <= begin["y"]
        assert beside, part.inner_text()
    page.context.close()


# The end


def last_cut(won: bool) -> tuple[str, int, str]:
    """A play of bots before its last cut, whose cutter wins or loses by it: the seat, and the choice."""
    game = load("time-bomb")
    for seed in range(60):
        table, rng = game.table(4, {"locations": False}, f"end {seed}", names=NAMES[:4]), seeded("end")
        before = 0
        while table.pending is not None:
            before = len(table.log)
            one_choice(table, rng)
        entry, ended = table.log[before], table.outcome
        assert ended is not None
        cuts = game.vocabulary.write(entry.action)
        if cuts.startswith("cut ") and (entry.seat in ended.winners) is won and ended.rule != "BU-WIN-10":
            again, rng = game.table(4, {"locations": False}, f"end {seed}", names=NAMES[:4]), seeded("end")
            while len(again.log) < before:
                one_choice(again, rng)
            again.header.bots = tuple(["" if seat == entry.seat else "thumb" for seat in range(4)])
            return write_text(again), entry.seat, cuts
    raise AssertionError("nobody ends it so")


def before_the_end(context: BrowserContext, server: Server, won: bool) -> tuple[Page, Any, int, str]:
    text, seat, action = last_cut(won)
    made = server.take(text)
    page = sit(watching(context), server, made)
    expect(page.locator(".table")).to_be_visible()
    expect(options(page).first).to_be_enabled()
    return page, made, seat, action


def end_it(page: Page, made: Any, seat: int, action: str) -> None:
    token = next(each["token"] for each in made["seats"] if each["seat"] == seat)
    assert page.evaluate(MOVE, [token, seat, action]) == "ack"


@pytest.mark.parametrize(("won", "title"), [(True, "You won!"), (False, "You lost")])
def test_the_end_is_played_from_the_side_of_who_sees_it(
    device: BrowserContext, server: Server, won: bool, title: str
) -> None:
    page, *rest = before_the_end(device, server, won)
    end_it(page, *rest)
    finale = page.locator(".finale")
    expect(finale).to_have_attribute("data-phase", "faces")
    expect(page.locator("dialog")).to_have_count(0)  # no sheet lies over it
    expect(finale).to_have_attribute("data-phase", "plate")
    expect(finale.locator("figure.turned")).to_have_count(4)
    expect(finale.locator(".plate h2")).to_have_text(title)
    expect(finale.locator(".rays")).to_have_count(int(won))
    expect(page.locator("dialog .end")).to_be_visible()
    expect(finale).to_have_count(0)


def test_all_faces_are_whole_on_a_phone_beside_who_has_won(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.add_init_script(WATCHING)
    page.goto(link_of(server, finished(server, "time-bomb", 8)))
    film = page.locator("main.film")
    while film.get_attribute("data-part") != "finale":
        page.get_by_role("button", name="Skip").click()
    expect(page.locator(".finale")).to_have_attribute("data-phase", "plate")
    plate = page.locator(".finale .plate").bounding_box()
    assert plate is not None
    for face in page.locator(".finale figure .turning").all():
        box = face.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= plate["y"]


def test_faces_turn_over_one_after_another_with_the_lie_of_each(device: BrowserContext, server: Server) -> None:
    page, *rest = before_the_end(device, server, True)
    page.evaluate("""() => {
      window.counts = [];
      const look = () => window.counts.push(document.querySelectorAll(".finale figure.turned").length);
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    end_it(page, *rest)
    expect(page.locator(".finale")).to_have_attribute("data-phase", "plate")
    assert list(dict.fromkeys(page.evaluate("window.counts"))) == [0, 1, 2, 3, 4]
    told = page.locator(".finale figure .text").all_inner_texts()
    assert len(told) == 4
    assert all(text.startswith(("Round ", "Never told a lie")) for text in told)


def test_roles_are_not_to_be_seen_before_their_faces_turn(device: BrowserContext, server: Server) -> None:
    page, *rest = before_the_end(device, server, True)
    page.evaluate("""() => {
      window.early = [];
      const look = () => {
        if (document.querySelector(".finale, dialog")) return;
        const told = document.querySelector(".table").innerText;
        if (/was (Shadow|Ace|Diaz|Yuri|Belleville|Viper)/.test(told)) window.early.push(told);
        requestAnimationFrame(look);
      };
      look();
    }""")
    end_it(page, *rest)
    expect(page.locator(".finale")).to_have_attribute("data-phase", "faces")
    assert len(page.evaluate("window.early")) <= 1  # the one picture between the board and the finale


@pytest.mark.parametrize("won", [True, False])
def test_what_wins_for_others_has_no_golden_rays(device: BrowserContext, server: Server, won: bool) -> None:
    page, *rest = before_the_end(device, server, won)
    page.evaluate("""() => {
      window.tones = new Set();
      const look = () => {
        const moment = document.querySelector(".moment.told");
        if (moment) window.tones.add(`${moment.classList[1]} ${moment.querySelectorAll(".rays").length}`);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    end_it(page, *rest)
    expect(page.locator(".finale")).to_have_attribute("data-phase", "faces")
    golden = [tone for tone in page.evaluate("[...window.tones]") if tone.endswith(" 1")]
    assert bool(golden) is won, page.evaluate("[...window.tones]")


def test_to_play_again_is_on_the_first_screen_however_many_played(device: BrowserContext, server: Server) -> None:
    page = sit(device, server, finished(server, "time-bomb", 8))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator("dialog .poster .round, dialog .poster .columns").first).to_be_visible()
    again = page.get_by_role("button", name="Play again").bounding_box()
    assert again is not None
    assert again["y"] + again["height"] <= PHONE[1]


MEDAL = {
    "known": True,
    "counts": True,
    "own": 40,
    "choices": 40,
    "plays": 3,
    "wins": 2,
    "streak": 2,
    "score": {"title": "Turns", "note": "", "value": 7, "low": True, "before": 9},
    "medal": {
        "campaign": "The ten missions",
        "chapter": "The Hive Queen",
        "level": "Rocketeer",
        "crew": 2,
        "is_new": True,
        "count": 1,
        "rewards": ["Mint suits"],
    },
}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_medal_is_pinned_onto_the_picture_and_moves_nothing_that_is_pressed(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    context = enter(browser, size=size)
    told: list[Route] = []
    context.route("**/api/honours*", lambda route: told.append(route))  # it comes later than the sheet
    with context.expect_event("request", lambda request: "/api/honours" in request.url):
        page = sit(context, server, finished(server, "away-missions", 2))
    expect(page.locator("dialog .end .poster")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    before = again.bounding_box()
    told[0].fulfill(json=MEDAL)
    expect(page.get_by_text("Medal: The Hive Queen")).to_be_visible()
    at_rest(page)
    medal, poster = page.locator("svg.pinned").bounding_box(), page.locator("dialog .end .poster").bounding_box()
    after = again.bounding_box()
    assert medal is not None
    assert poster is not None
    assert before is not None
    assert after is not None
    assert poster["x"] <= medal["x"]
    assert medal["x"] + medal["width"] <= poster["x"] + poster["width"]
    assert medal["y"] + medal["height"] / 2 <= poster["y"] + poster["height"]
    assert after["y"] == before["y"]
    assert after["y"] + after["height"] <= size[1]
    context.close()


def test_a_click_goes_on_to_the_sheet(device: BrowserContext, server: Server) -> None:
    page, *rest = before_the_end(device, server, True)
    end_it(page, *rest)
    page.locator(".finale").click(position={"x": 200, "y": 200})
    expect(page.locator("dialog .end")).to_be_visible()
    assert page.locator(".finale").count() == 0
    page.reload()
    expect(page.locator("dialog .end")).to_be_visible()  # what is over is told at once
    assert page.locator(".finale").count() == 0


DEEDS = ("close", "slam", "stamp", "leave", "rise", "fall")


@pytest.mark.parametrize("deed", DEEDS)
def test_a_game_says_what_happens_on_the_board(device: BrowserContext, server: Server, deed: str) -> None:
    finale: Json = {"deed": deed, "at": "hero-1", "title": "It is done", "sign": "piece-hero", "way": ["room-0-0"]}

    def told(route: Any) -> None:
        route.fulfill(json={"opening": None, "finale": finale})

    device.route("**/api/tables/sampler/drama*", told)
    stub = Stub(watching(device), server)
    expect(options(stub.page).first).to_be_enabled()
    stub.options, stub.waiting = [], []
    over(stub)
    act = stub.page.locator(".finale")
    expect(act).to_have_attribute("data-phase", "deed")
    expect(act.locator(".deed")).to_have_attribute("data-deed", deed)
    expect(act).to_contain_text("It is done")
    expect(act).to_have_attribute("data-phase", "plate")
    assert act.evaluate("it => it.getAnimations({ subtree: true }).length") == 0  # stills, where nothing may move


def over(stub: Stub) -> None:
    """The play of the stub ends, and its first seat has won."""
    outcome = {"text": "Ada wins.", "rule": None, "winners": [0], "side": "", "score": None}
    stub.v += 1
    news = line("It is over.", "over")
    diff = [[["outcome"], outcome], [["options"], []], [["waiting"], []]]
    message = {"t": "look", "seat": 0, "v": stub.v, "line": len(stub.lines), "news": [news], "from": stub.v - 1}
    stub.say(json.loads(json.dumps({**message, "diff": diff, "acts": []})))


# The film


def finished(server: Server, slug: str, seats: int) -> Any:
    """A play of bots that is over."""
    game = load(slug)
    table, rng = game.table(seats, {}, "film", names=NAMES[:seats]), seeded("film")
    while table.pending is not None:
        one_choice(table, rng)
    return server.take(write_text(table))


def link_of(server: Server, made: Any) -> str:
    """The page of a film for somebody without a key."""
    path = f"/api/tables/{made['table']}/film"
    token = json.loads(server.ask(path, {}, tokens=made["host"]))["token"]
    return f"{server.url}/film/{made['table']}#{token}"


@pytest.mark.parametrize(("slug", "seats"), [("time-bomb", 4), ("thunderbirds-solo", 1)])
def test_a_stranger_sees_the_film_from_who_played_to_one_picture(
    device: BrowserContext, server: Server, slug: str, seats: int
) -> None:
    page = watching(device).new_page()
    page.goto(link_of(server, finished(server, slug, seats)))
    film = page.locator("main.film")
    expect(film).to_have_attribute("data-part", "title")
    expect(film).to_contain_text("Ada")
    expect(page.get_by_text("won!")).to_have_count(0)
    expect(film).to_have_attribute("data-part", "scenes")
    expect(film.locator(".told b")).not_to_be_empty()
    expect(film).to_have_attribute("data-part", "finale")
    page.locator(".finale").click(position={"x": 200, "y": 200})
    expect(film).to_have_attribute("data-part", "poster")
    expect(film.locator(".poster")).to_be_visible()
    assert "You won" not in film.inner_text()
    page.get_by_role("button", name="The whole game").click()
    expect(page.get_by_role("slider")).to_have_value("0")  # it begins at the beginning
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()


def test_a_link_to_a_moment_opens_the_replay_there_and_can_be_tried_from_there(
    browser: Browser, server: Server
) -> None:
    made = finished(server, "a-team", 2)
    host = enter(browser)
    host.grant_permissions(["clipboard-read", "clipboard-write"])
    page = sit(host, server, made)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("slider").fill("7")
    told = page.locator(".log li").last.inner_text()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = enter(browser).new_page()
    stranger.goto(server.url + link[link.index("/film/") :])
    expect(stranger.get_by_role("slider")).to_have_value("7")
    expect(stranger.locator(".below p").first).to_have_text(told)
    stranger.get_by_role("button", name="Play on from here").click()
    stranger.wait_for_url("**/table/*")
    expect(stranger.locator(".curtain")).to_be_visible()  # both seats are theirs
    assert made["table"] not in stranger.url
    for opened in (page, stranger):
        opened.context.close()


def test_a_film_stands_still_and_goes_on(device: BrowserContext, server: Server) -> None:
    page = watching(device).new_page()
    page.goto(link_of(server, finished(server, "time-bomb", 4)))
    film = page.locator("main.film")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Skip").click()
    expect(film).to_have_attribute("data-part", "scenes")
    expect(film.locator(".ticks .now")).to_have_count(1)
    expect(film).to_have_attribute("data-part", "finale")


def test_a_film_needs_its_whole_link(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    page.goto(link_of(server, finished(server, "time-bomb", 4))[:-4])
    expect(page.get_by_text("This film cannot be shown")).to_be_visible()


def test_the_end_leads_to_the_film_and_its_link_can_be_passed_on(device: BrowserContext, server: Server) -> None:
    made = finished(server, "time-bomb", 4)
    page = sit(device, server, made)
    device.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Watch the film").click()
    expect(page.locator("main.film")).to_be_visible()
    while page.locator("main.film").get_attribute("data-part") != "poster":
        page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Link to the film").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert f"/film/{made['table']}#film-" in page.evaluate("navigator.clipboard.readText()")


def test_who_was_invited_to_watch_what_is_over_sees_its_film(device: BrowserContext, server: Server) -> None:
    made = finished(server, "time-bomb", 4)
    page = device.new_page()
    page.goto(f"{server.url}/join#{made['spectator']}")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator("main.film")).to_have_attribute("data-part", "title")
    expect(page.locator("dialog")).to_have_count(0)
