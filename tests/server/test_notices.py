"""Notices call people to their turn, by a real mail server and to a real web server, and never anywhere else."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game
from coffret.kernel.outlook import glance
from coffret.kernel.stack import PUBLIC
from coffret.server.http.app import make_app
from coffret.server.lobby.host import preside
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.notices import Answered, Notices, NoticeWish
from coffret.server.notices import mail, webhook
from coffret.server.notices.mail import Letter, Undelivered
from coffret.server.notices.outbox import WAITS, Outbox
from coffret.server.notices.setup import MailServer, NoticeSetup, Site, mail_server, site
from coffret.server.notices.webhook import hook, is_public
from coffret.server.notices.words import place, turn_body, turn_letter
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Host
from coffret.server.room.calls import wanted
from coffret.server.room.info import table_info
from coffret.server.room.saves import full_save
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Notice, Write
from coffret.server.store.links import Links
from tests.server.posts import Pauses, WebServer, certificate, mailbox, webserver
from tests.server.support import Line, opened, sent, table, tokens
from tests.server.upgrades import RELEASES, kept_tables, unpack
from tests.waiting import until_async

HOME = "https://box.example/games/"
BEA = "bea@example.org"


@asynccontextmanager
async def calling(
    folder: Path, setup: NoticeSetup, pauses: Pauses | None = None
) -> AsyncIterator[tuple[Lobby, Notices]]:
    """A lobby whose host has set notices up."""
    async with opened(folder) as lobby:
        notices = Notices(lobby, Outbox(setup, pauses or Pauses()), HOME)
        lobby.caller = notices
        try:
            yield lobby, notices
        finally:
            lobby.caller = None
            await notices.outbox.close()


async def wish(lobby: Lobby, notices: Notices, links: Links, address: str, kind: str = "mail", **more: str) -> None:
    """Let the person in the second seat set an address."""
    live = await lobby.table(links.table)
    made = NoticeWish(1, kind, address, **more)  # type: ignore[arg-type]
    await notices.wish(live, made, more.get("client", "somewhere"))


async def confirmed(lobby: Lobby, notices: Notices, links: Links) -> None:
    """Let the reader of the letter confirm the address."""
    await notices.answer(Answered(links.table, await token(lobby, links), "confirm"))


async def token(lobby: Lobby, links: Links) -> str:
    return (await lobby.table(links.table)).meta.sittings[1].notices[0].token


async def told(lobby: Lobby, links: Links) -> None:
    """Wait until it is noted that the second seat has been called."""
    live = await lobby.table(links.table)
    await until_async(lambda: live.meta.sittings[1].called, "the call")


# E-mail


def test_an_address_is_asked_first_and_then_called_to_each_turn_until_it_is_taken_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            ada = await Line(lobby, *tokens(links, 0)).open()
            await wish(lobby, notices, links, BEA)
            (asked,) = box.letters
            assert asked["subject"] == "Liar's Dice: shall we write to you when it is your turn?"
            page = f"{HOME}notice#{links.table}.{await token(lobby, links)}"
            assert page in asked.get_content()
            await ada.move(0, "bid 2:3")
            assert not notices.outbox.calls  # nobody has said yet that the address is theirs
            await confirmed(lobby, notices, links)
            await told(lobby, links)
            called = box.letters[1]
            assert (called["to"], called["from"]) == (BEA, server.sender)
            assert called["subject"] == "Liar's Dice: it is your turn"
            assert f"{HOME}table/{links.table}" in called.get_content()
            assert called["list-unsubscribe"] == f"<{HOME}api/notices/{links.table}/{await token(lobby, links)}/off>"
            await notices.answer(Answered(links.table, await token(lobby, links), "off"))
            assert not (await lobby.table(links.table)).meta.sittings[1].notices
            assert len(box.letters) == 2

    asyncio.run(run())


def test_letters_are_in_the_language_of_their_reader_with_links_that_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            await wish(lobby, notices, links, BEA, lang="fr")
            (asked,) = box.letters
            assert "faut-il vous écrire" in asked["subject"]
            assert f"{HOME}notice#{links.table}." in asked.get_content()

    asyncio.run(run())


def test_whoever_was_called_is_not_called_again_before_they_have_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            ada = await Line(lobby, *tokens(links, 0)).open()
            await wish(lobby, notices, links, BEA)
            await confirmed(lobby, notices, links)
            await ada.move(0, "bid 2:3")
            await told(lobby, links)
            live = await lobby.table(links.table)
            live.stir()
            assert not notices.outbox.calls
            bea = await Line(lobby, *tokens(links, 1)).open()
            assert not live.meta.sittings[1].called
            assert not notices.outbox.calls  # she is here
            bea.close()
            await told(lobby, links)
            assert len(box.letters) == 3

    asyncio.run(run())


def test_whoever_comes_back_within_the_time_is_not_called(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server):
            pauses = Pauses(held=True)
            async with calling(tmp_path, NoticeSetup(server, after=90), pauses) as (lobby, notices):
                links = await table(lobby, "pp")
                ada = await Line(lobby, *tokens(links, 0)).open()
                await wish(lobby, notices, links, BEA)
                await confirmed(lobby, notices, links)
                await ada.move(0, "bid 2:3")
                await until_async(lambda: pauses.asked == [90])
                await Line(lobby, *tokens(links, 1)).open()
                assert not notices.outbox.calls
                pauses.go_on.set()
                assert len(box.letters) == 1

    asyncio.run(run())


def test_a_mail_server_that_is_busy_is_asked_again_later_and_one_that_refuses_is_not(tmp_path: Path) -> None:
    async def run(answers: list[str], waits: list[float], letters: int) -> None:
        async with mailbox() as (box, server):
            pauses = Pauses()
            async with calling(tmp_path, NoticeSetup(server), pauses) as (lobby, notices):
                links = await table(lobby, "pp")
                ada = await Line(lobby, *tokens(links, 0)).open()
                await wish(lobby, notices, links, BEA)
                await confirmed(lobby, notices, links)
                box.answers = answers
                await ada.move(0, "bid 2:3")
                await told(lobby, links)
                assert pauses.asked[1:] == waits
                assert len(box.letters) == 1 + letters

    asyncio.run(run(["451 later"] * 2, list(WAITS[:2]), 1))
    asyncio.run(run(["451 later"] * 9, list(WAITS), 0))
    asyncio.run(run(["550 nobody"], [], 0))


def test_the_password_is_said_to_a_mail_server_elsewhere_only_when_nobody_listens_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    letter = Letter(BEA, "Hello", "Hello", f"{HOME}off")

    async def run() -> None:
        async with mailbox("games", "open sesame") as (box, server):
            await asyncio.to_thread(mail.send, server, letter)
            assert box.logins == [(b"games", b"open sesame")]
            monkeypatch.setattr("coffret.server.notices.setup.HERE", ())
            with pytest.raises(Undelivered, match="SMTPNotSupportedError"):
                await asyncio.to_thread(mail.send, server, letter)
            assert len(box.logins) == len(box.letters) == 1

    asyncio.run(run())


def encrypted(folder: Path, monkeypatch: pytest.MonkeyPatch, host: str = "127.0.0.1") -> ssl.SSLContext:
    """The side of a mail server elsewhere, whose certificate this machine trusts."""
    if (file := certificate(folder, host)) is None:
        pytest.skip("there is no openssl to make a certificate with")
    monkeypatch.setattr("coffret.server.notices.setup.HERE", ())
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


@pytest.mark.parametrize("tls", [False, True])
def test_letters_and_the_password_go_to_a_mail_server_elsewhere_encrypted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: bool
) -> None:
    context = encrypted(tmp_path, monkeypatch)

    async def run() -> None:
        async with mailbox("games", "open sesame", context, tls) as (box, server):
            await asyncio.to_thread(mail.send, server, Letter(BEA, "Hello", "Hello", f"{HOME}off"))
            assert box.logins == [(b"games", b"open sesame")]
            assert [letter["to"] for letter in box.letters] == [BEA]

    asyncio.run(run())


@pytest.mark.parametrize("tls", [False, True])
@pytest.mark.parametrize("fault", ["another host", "unknown"])
def test_nothing_is_said_to_a_mail_server_that_cannot_prove_who_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: bool, fault: str
) -> None:
    context = encrypted(tmp_path, monkeypatch, "127.0.0.9" if fault == "another host" else "127.0.0.1")
    if fault == "unknown":
        monkeypatch.delenv("SSL_CERT_FILE")

    async def run() -> None:
        async with mailbox("games", "open sesame", context, tls) as (box, server):
            with pytest.raises(Undelivered, match="SSLCertVerificationError"):
                await asyncio.to_thread(mail.send, server, Letter(BEA, "Hello", "Hello", f"{HOME}off"))
            assert not box.logins
            assert not box.letters

    asyncio.run(run())


def test_an_address_with_orders_for_the_mail_server_is_none(tmp_path: Path) -> None:
    wrong = [
        "bea",
        "bea@",
        "@example.org",
        f"{BEA}\r\nBcc: eve@example.org",
        f"{BEA},eve@example.org",
        "<a@b>",
        "a b@c",
    ]

    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            for address in wrong:
                with pytest.raises(Refusal, match="address"):
                    await wish(lobby, notices, links, address)
            assert not box.letters

    asyncio.run(run())


# Webhooks


def test_a_webhook_takes_a_first_word_and_is_then_called(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web, calling(tmp_path, web.setup) as (lobby, notices):
            links = await table(lobby, "pp")
            ada = await Line(lobby, *tokens(links, 0)).open()
            await wish(lobby, notices, links, web.url, "hook")
            await ada.move(0, "bid 2:3")
            await told(lobby, links)
            head, _, first = web.requests[0].partition(b"\r\n\r\n")
            assert head.startswith(b"POST /hook?key=1 HTTP/1.1\r\nHost: 127.0.0.1:")
            assert "notices of your turn will come here" in msgspec.json.decode(first)["text"]
            called = msgspec.json.decode(web.requests[1].partition(b"\r\n\r\n")[2])
            at = f"{HOME}table/{links.table}"
            said = f"Liar's Dice: it is your turn. {at}"
            assert called == {"text": said, "content": said, "game": "liar", "title": "Liar's Dice", "table": at}

    asyncio.run(run())


def test_no_webhook_is_called_where_the_host_did_not_allow_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web, webserver() as other, calling(tmp_path, web.setup) as (lobby, notices):
            links = await table(lobby, "pp")
            for address in (
                other.url,
                web.url.replace("http:", "https:"),
                web.url.replace("127.0.0.1", "localhost"),
                web.url.replace("127.0.0.1", "user@127.0.0.1"),
                web.url + "#part",
                web.url + "\r\nX-More: 1",
                web.url + " HTTP/1.1",
                web.url + "x" * 400,
                "ftp://127.0.0.1/",
                "http://[broken/",
                "/hook",
            ):
                with pytest.raises(Refusal, match="site"):
                    await wish(lobby, notices, links, address, "hook")
            assert web.requests == other.requests == []

    asyncio.run(run())


@pytest.mark.parametrize(
    "places",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["192.168.0.1"],
        ["172.16.0.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["224.0.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["2002:7f00:1::"],
        ["93.184.216.34", "127.0.0.1"],
        [],
    ],
)
def test_a_name_that_leads_into_a_private_network_is_not_called(places: list[str]) -> None:
    async def run() -> None:
        async def resolve(host: str, port: int) -> list[str]:
            return places

        setup = NoticeSetup(sites=(Site("https", "hooks.example.org", 443),))
        found = hook("https://hooks.example.org/x", setup)
        assert found is not None
        with pytest.raises(Undelivered, match="not at a public address") as refused:
            await webhook.post(found, b"{}", resolve=resolve)
        assert not refused.value.again

    asyncio.run(run())


def test_public_addresses_are_called() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("::ffff:93.184.216.34")


def test_the_machine_itself_is_called_only_if_the_host_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web:
            public = msgspec.structs.replace(web.setup, private=False)
            async with calling(tmp_path, public) as (lobby, notices):
                links = await table(lobby, "pp")
                with pytest.raises(Refusal, match="undelivered"):
                    await wish(lobby, notices, links, web.url, "hook")
                assert not web.requests

    asyncio.run(run())


def test_an_answer_that_leads_elsewhere_is_not_followed(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web, webserver() as other, calling(tmp_path, web.setup) as (lobby, notices):
            links = await table(lobby, "pp")
            web.answers = [f"HTTP/1.1 307 Elsewhere\r\nLocation: {other.url}\r\n\r\n".encode()]
            with pytest.raises(Refusal, match="undelivered"):
                await wish(lobby, notices, links, web.url, "hook")
            assert (len(web.requests), len(other.requests)) == (1, 0)

    asyncio.run(run())


def answered(web: WebServer, answer: bytes = b"", seconds: float = webhook.SECONDS) -> Undelivered:
    """What becomes of a call that is answered like this."""

    async def run() -> Undelivered:
        async with webserver() as web:
            web.answers, web.mute = [answer], not answer
            found = hook(web.url, web.setup)
            assert found is not None
            with pytest.raises(Undelivered) as refused:
                await webhook.post(found, b"{}", private=True, seconds=seconds)
            return refused.value

    return asyncio.run(run())


def test_a_webhook_that_answers_strangely_holds_nothing_up() -> None:
    web = WebServer()
    assert "TimeoutError" in str(answered(web, seconds=0.01))
    assert answered(web, b"x" * 100_000).again
    assert answered(web, b"no HTTP\r\n").again
    assert answered(web, b"HTTP/1.1 503 Later\r\n").again
    assert answered(web, b"HTTP/1.1 429 Slower\r\n").again
    assert not answered(web, b"HTTP/1.1 404 Gone\r\n").again


# What a table and its people notice


def test_a_table_plays_on_while_nobody_answers_the_notices(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web, calling(tmp_path, web.setup) as (lobby, notices):
            links = await table(lobby, "ppp")
            ada = await Line(lobby, *tokens(links, 0, 2)).open()
            await wish(lobby, notices, links, web.url, "hook")
            web.mute = True
            await ada.move(0, "bid 2:3")
            await until_async(lambda: len(web.requests) == 2, "the call")
            assert (await ada.ask(t="chat", seat=0, text="Where is everybody?"))["t"] == "ack"
            bea = await Line(lobby, *tokens(links, 1)).open()
            assert (await bea.move(1, "bid 3:3"))["t"] == "ack"
            await ada.drain()
            assert (await ada.move(2, "liar"))["t"] == "ack"

    asyncio.run(run())


def test_people_are_called_after_a_restart_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web:
            held = Pauses(held=True)
            async with calling(tmp_path, web.setup, held) as (lobby, notices):
                links = await table(lobby, "pp")
                ada = await Line(lobby, *tokens(links, 0)).open()
                await wish(lobby, notices, links, web.url, "hook")
                await ada.move(0, "bid 2:3")
                await until_async(lambda: held.asked)
            assert len(web.requests) == 1
            async with calling(tmp_path, web.setup) as (lobby, notices):
                await lobby.wake_bots()
                await told(lobby, links)
                assert len(web.requests) == 2
            async with calling(tmp_path, web.setup) as (lobby, notices):
                await lobby.wake_bots()
                assert not notices.outbox.calls  # she has been called already

    asyncio.run(run())


def test_nobody_else_learns_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (_, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            ada = await Line(lobby, links.host, *tokens(links, 0)).open()
            watcher = await Line(lobby, links.spectator).open()
            await wish(lobby, notices, links, BEA)
            await confirmed(lobby, notices, links)
            await ada.move(0, "bid 2:3")
            await told(lobby, links)
            heard = [*await sent(ada.session), *await sent(watcher.session)]
            live = await lobby.table(links.table)
            heard += [full_save(live), str(table_info(live, ada.session)), repr(live.chat)]
            assert not [text for text in heard if BEA in text or await token(lobby, links) in text]

    asyncio.run(run())


def test_a_notice_tells_nothing_that_a_spectator_does_not_see(tmp_path: Path, time_bomb: Game) -> None:
    """Whoever is called is waited for in public, and what they are told is the same whatever lies hidden."""

    async def course(folder: Path, seed: str) -> list[tuple[list[int], tuple[int, ...]]]:
        moments: list[tuple[list[int], tuple[int, ...]]] = []
        async with opened(folder) as lobby:
            links = await table(lobby, "pppp", "time-bomb", seed=seed)
            live = await lobby.table(links.table)
            line = await Line(lobby, *tokens(links, 0, 1, 2, 3)).open()
            line.close()
            for sitting in live.meta.sittings:
                sitting.notices = [Notice("mail", BEA, confirmed=True)]
            for _ in range(40):
                moments.append(called_and_waited_for(live))
                if live.play is None or live.play.decision is None:
                    break
                part = live.play.decision
                await live.change(live.play.act(part.seat, part.actions[-1]))
        return moments

    def called_and_waited_for(live: LiveTable) -> tuple[list[int], tuple[int, ...]]:
        assert live.play is not None
        play = live.play
        seen = glance(live.game, play.table.state, PUBLIC, play.decision, play.view(PUBLIC))
        assert not [each for each in live.names if each in said(live)]
        return sorted(wanted(live)), tuple([seat for seat in seen.waiting if seat >= 0])

    def said(live: LiveTable) -> str:
        about, notice = place(HOME, "abc", live.game), Notice("mail", BEA, token="t", confirmed=True)
        letter = turn_letter(about, notice)
        texts.add(f"{letter.subject}{letter.text}{turn_body(about, notice).decode()}")
        return letter.text

    texts: set[str] = set()
    for seed in ("one", "two"):
        (folder := tmp_path / seed).mkdir()
        moments = asyncio.run(course(folder, seed))
        assert len(moments) > 20
        assert all(called == sorted(waited) for called, waited in moments)
    assert len(texts) == 1  # in all moments of both games


def test_an_address_goes_with_whoever_had_the_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with webserver() as web, calling(tmp_path, web.setup) as (lobby, notices):
            for leaves in (True, False):
                links = await table(lobby, "pp")
                host = await Line(lobby, links.host, *tokens(links, 0)).open()
                bea = await Line(lobby, *tokens(links, 1)).open()
                await wish(lobby, notices, links, web.url, "hook")
                live = await lobby.table(links.table)
                assert live.meta.sittings[1].notices
                if leaves:
                    await bea.ask(t="leave", seat=1, for_good=True)
                else:
                    live.meta.sittings[1].opened = True  # everybody has agreed
                    await preside(lobby, live, host.session, Host("x", "invite", 1))
                assert not live.meta.sittings[1].notices
                record = await lobby.store.load(links.table)
                assert record is not None
                assert not record.meta.sittings[1].notices

    asyncio.run(run())


def test_addresses_are_named_a_few_times_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            live = await lobby.table((await table(lobby, "pp")).table)
            for number in range(5):
                await notices.wish(live, NoticeWish(1, "mail", f"bea{number}@example.org"), "one")
            with pytest.raises(Refusal, match="often"):
                await notices.wish(live, NoticeWish(1, "mail", BEA), "one")
            for client in ("two", "three", "four"):
                await notices.wish(live, NoticeWish(1, "mail", BEA), client)
            with pytest.raises(Refusal, match="often"):
                await notices.wish(live, NoticeWish(1, "mail", BEA.upper()), "five")
            assert len(box.letters) == 8
            await notices.wish(live, NoticeWish(1, "mail"), "one")  # taking away is always possible
            assert not live.meta.sittings[1].notices

    asyncio.run(run())


def test_an_address_is_confirmed_by_its_own_letter_and_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (_, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            await wish(lobby, notices, links, BEA)
            with pytest.raises(Refusal, match="unknown-notice"):
                await notices.answer(Answered(links.table, "guessed", "confirm"))
            sitting = (await lobby.table(links.table)).meta.sittings[1]
            sitting.notices = [msgspec.structs.replace(sitting.notices[0], made=0)]
            with pytest.raises(Refusal, match="late"):
                await confirmed(lobby, notices, links)

    asyncio.run(run())


# What is kept


@pytest.mark.parametrize("release", RELEASES)
def test_an_address_is_kept_with_a_seat_of_an_old_database_and_erased_from_it(release: str, tmp_path: Path) -> None:
    unpack(tmp_path, release)
    kept = next(each for each in kept_tables(release) if each.state == "playing" and each.kinds[0] == "p")

    async def record(lobby: Lobby) -> str:
        found = await lobby.store.load(kept.table)
        return msgspec.json.encode(found.meta).decode() if found is not None else ""

    async def run() -> None:
        async with webserver() as web:
            async with calling(tmp_path, web.setup) as (lobby, notices):
                live = await lobby.table(kept.table)
                await notices.wish(live, NoticeWish(0, "hook", web.url), "somewhere")
            async with calling(tmp_path, web.setup) as (lobby, notices):
                assert kept.table in await lobby.store.unfinished()
                assert web.url in await record(lobby)
                live = await lobby.table(kept.table)
                await notices.wish(live, NoticeWish(0, "hook"), "somewhere")
                assert web.url not in await record(lobby)
                await notices.wish(live, NoticeWish(0, "hook", web.url), "somewhere")
                await lobby.store.write(Write(live.id, removed=True, version=live.version))
                assert await record(lobby) == ""

    asyncio.run(run())


# Over HTTP


def test_a_seat_sees_and_sets_its_own_notices_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with mailbox() as (box, server), calling(tmp_path, NoticeSetup(server)) as (lobby, notices):
            links = await table(lobby, "pp")
            app = httpx.ASGITransport(make_app(lobby, notices=notices))
            async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
                path = f"/api/tables/{links.table}/notices"
                mine, other = [{"authorization": f"Bearer {token}"} for token in tokens(links, 1, 0)]
                found = (await http.get(f"{path}?seat=1", headers=mine)).json()
                assert found == {"mail": True, "sites": [], "set": []}
                wanted = {"seat": 1, "kind": "mail", "address": BEA}
                set_now = (await http.post(path, json=wanted, headers=mine)).json()["set"]
                assert set_now == [{"kind": "mail", "address": BEA, "confirmed": False}]
                for denied in (other, {}):
                    assert (await http.get(f"{path}?seat=1", headers=denied)).status_code in (403, 404)
                    assert (await http.post(path, json=wanted, headers=denied)).status_code in (403, 404)
                letter = {"table": links.table, "token": await token(lobby, links)}
                assert (await http.post("/api/notices", json=letter)).json()["confirmed"] is False
                assert (await http.post("/api/notices", json={**letter, "do": "confirm"})).json()["confirmed"] is True
                stop = str(box.letters[0]["list-unsubscribe"]).strip("<>").removeprefix(HOME)
                assert (await http.get(f"/{stop}")).status_code == 405  # whoever only looks at a link stops nothing
                one_click = {"List-Unsubscribe": "One-Click"}
                assert (await http.post(f"/{stop}", data=one_click)).status_code == 200
                assert (await http.get(f"{path}?seat=1", headers=mine)).json()["set"] == []
                assert (await http.post("/api/notices", json=letter)).status_code == 404

    asyncio.run(run())


def test_without_a_setup_nothing_is_offered_but_what_was_set_can_be_erased(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            live = await lobby.table(links.table)
            live.meta.sittings[1].notices = [Notice("mail", BEA, token="t", confirmed=True)]
            app = httpx.ASGITransport(make_app(lobby))
            assert lobby.caller is None
            async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
                path, mine = f"/api/tables/{links.table}/notices", {"authorization": f"Bearer {tokens(links, 1)[0]}"}
                found = (await http.get(f"{path}?seat=1", headers=mine)).json()
                assert (found["mail"], found["sites"], len(found["set"])) == (False, [], 1)
                again = {"seat": 1, "kind": "mail", "address": BEA}
                assert (await http.post(path, json=again, headers=mine)).status_code == 422
                erased = await http.post(path, json={**again, "address": ""}, headers=mine)
                assert erased.json()["set"] == []

    asyncio.run(run())


# Setting up


def test_the_mail_server_is_named_without_its_password(tmp_path: Path) -> None:
    (secret := tmp_path / "secret").write_text("open sesame\n")
    found = mail_server("smtps://games@mail.example.org", "games@example.org", secret, {})
    assert found == MailServer("mail.example.org", 465, "games@example.org", True, "games", "open sesame")
    by_variable = mail_server("smtp://games@localhost", "games@example.org", None, {"COFFRET_SMTP_PASSWORD": "x"})
    assert by_variable == MailServer("localhost", 587, "games@example.org", False, "games", "x")
    assert mail_server("", "", None, {}) is None


@pytest.mark.parametrize(
    ("url", "sender", "why"),
    [
        ("smtp://games:secret@mail.example.org", "games@example.org", "without a password"),
        ("mail.example.org", "games@example.org", "--smtp is written"),
        ("smtp://mail.example.org/x", "games@example.org", "--smtp is written"),
        ("smtp://mail.example.org", "", "--mail-from is an e-mail address"),
        ("smtp://games@mail.example.org", "games@example.org", "COFFRET_SMTP_PASSWORD"),
        ("", "games@example.org", "need --smtp"),
    ],
)
def test_a_mail_server_that_cannot_be_is_told(url: str, sender: str, why: str) -> None:
    with pytest.raises(OptionError, match=why) as told:
        mail_server(url, sender, None, {})
    assert "secret" not in str(told.value)


def test_sites_are_named_by_host_and_are_safe_unless_the_host_says_otherwise() -> None:
    assert site("hooks.example.org") == Site("https", "hooks.example.org", 443)
    assert site("http://hooks.lan:8080") == Site("http", "hooks.lan", 8080)
    for wrong in ("", "https://hooks.example.org/path", "ftp://x", "user@hooks.example.org", "a b", "*.example.org"):
        with pytest.raises(OptionError, match="--webhook-allow"):
            site(wrong)
