"""Invitations, keys and codes in the browser: what a device holds, shares, loses never, and tells everybody."""

import gzip
import json
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support import Server, bot, enter, invited, person, sit, wait_until

FIRST_RELEASE = Path(__file__).parent.parent / "data" / "0.1.0"
KEPT = "JSON.parse(localStorage.getItem('coffret.tables') ?? '{}')"
REPLACED = "(token) => !localStorage.getItem('coffret.tables').includes(token)"


def kept(page: Page) -> dict[str, Any]:
    """The keys of a device."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def follow(context: BrowserContext, server: Server, token: str, name: str = "Bea") -> Page:
    """Sit down by an invitation."""
    page = context.new_page()
    page.goto(f"{server.url}/join#{token}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))
    return page


def people(page: Page) -> None:
    """Open the list of people."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="People and invitations").click()


def test_an_invitation_seats_one_device_and_tells_the_second_why_not(browser: Browser, server: Server) -> None:
    ada, bea, eve = enter(browser), enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    invitation = made["seats"][1]["token"]
    host = sit(ada, server, made)
    expect(host.get_by_label("Link for Free seat 2")).to_have_count(0)
    guest = follow(bea, server, invitation)
    expect(guest.locator(".table")).to_be_visible()
    assert invitation not in kept(guest)[made["table"]]["seats"].values()

    spy = eve.new_page()
    spy.goto(f"{server.url}/join#{invitation}")
    expect(spy.get_by_role("alert")).to_contain_text("has been used already")

    guest.goto(f"{server.url}/join#{invitation}")
    expect(guest.locator(".table")).to_be_visible()
    people(host)
    expect(host.get_by_role("dialog")).to_contain_text("Bea has sat down.")
    for context in (ada, bea, eve):
        context.close()


def test_a_second_device_comes_by_a_code_and_everybody_sees_it(browser: Browser, server: Server) -> None:
    desk, phone, friend = enter(browser), enter(browser, phone=True), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    ada = sit(desk, server, made)
    bea = follow(friend, server, made["seats"][1]["token"])
    expect(bea.locator(".table")).to_be_visible()
    people(ada)
    ada.get_by_role("button", name="Play on a second device, too").click()
    code = ada.locator(".code").inner_text()
    assert re.fullmatch("[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}", code)

    second = phone.new_page()
    second.goto(f"{server.url}/settings")
    second.get_by_label("A code from another device").fill(code.upper())
    second.get_by_role("button", name="Take over").click()
    second.get_by_role("button", name="Take over").click()
    expect(second.locator(".table")).to_be_visible()
    assert set(kept(second)[made["table"]]["seats"]) == {"0"}
    assert kept(second)[made["table"]]["seats"]["0"] != made["seats"][0]["token"]
    people(bea)
    expect(bea.get_by_role("dialog")).to_contain_text("on 2 devices")
    expect(bea.get_by_role("dialog")).to_contain_text("Ada is now playing on 2 devices.")
    for context in (desk, phone, friend):
        context.close()


def test_keys_that_the_server_does_not_know_stay_and_are_removed_only_by_hand(
    device: BrowserContext, server: Server
) -> None:
    made = server.make("a-team", [person("Ada"), bot()])
    page = sit(device, server, made)
    expect(page.locator(".table")).to_be_visible()
    page.evaluate(
        """() => {
          const tables = JSON.parse(localStorage.getItem('coffret.tables'));
          tables.elsewhere = {table: 'elsewhere', seats: {0: 'x'.repeat(22)}, host: '', spectator: '', invites: {}};
          localStorage.setItem('coffret.tables', JSON.stringify(tables));
        }"""
    )
    page.goto(server.url)
    unknown = page.get_by_text("1 table not known to this server now")
    expect(unknown).to_be_visible()
    assert set(kept(page)) == {made["table"], "elsewhere"}
    unknown.click()
    page.get_by_role("button", name="Forget: elsewhere").click()
    assert "elsewhere" in kept(page)
    page.get_by_role("alertdialog").get_by_role("button", name="Forget").click()
    expect(unknown).to_have_count(0)
    assert set(kept(page)) == {made["table"]}


def test_the_newest_tables_are_listed_first_and_older_ones_on_demand(device: BrowserContext, server: Server) -> None:
    made = [server.make("a-team", [person(f"Ada {number}"), bot()]) for number in range(30)]
    keys = {
        each["table"]: {
            "table": each["table"],
            "seats": {"0": each["seats"][0]["token"]},
            "host": each["host"],
            "spectator": "",
            "invites": {},
        }
        for each in made
    }
    text = json.dumps(json.dumps(keys))
    device.add_init_script(f"localStorage.getItem('coffret.tables') ?? localStorage.setItem('coffret.tables', {text})")
    page = device.new_page()
    page.goto(server.url)
    tables = page.locator("section li")
    expect(tables).to_have_count(24)
    expect(page.get_by_text("Ada 29 and Bo")).to_be_visible()
    expect(page.get_by_text("Ada 0 and Bo")).to_have_count(0)
    page.get_by_role("button", name="Show older tables (6)").click()
    expect(tables).to_have_count(30)


def test_keys_are_kept_as_a_file_and_brought_in_on_another_device(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    old, new = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), bot()])
    page = sit(old, server, made)
    expect(page.locator(".table")).to_be_visible()
    page.goto(f"{server.url}/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep the keys as a file").click()
    download.value.save_as(tmp_path / "keys.json")

    there = new.new_page()
    there.goto(f"{server.url}/settings")
    there.locator("input[type=file]").set_input_files(tmp_path / "keys.json")
    expect(there.get_by_role("status")).to_have_text("1 table brought in.")
    wait_until(there, REPLACED, made["seats"][0]["token"])
    there.goto(f"{server.url}/table/{made['table']}")
    expect(there.locator(".table")).to_be_visible()
    people(there)
    expect(there.get_by_role("dialog")).to_contain_text("on 2 devices")
    old.close()
    new.close()


def test_a_link_of_the_first_release_becomes_a_key_of_the_device(device: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((FIRST_RELEASE / "tables.db.gz").read_bytes()))
    tables = json.loads((FIRST_RELEASE / "tables.json").read_text())
    old = next(table for table in tables if table["kinds"] == "po")
    kinds = ["person", "open"]
    seats = [{"seat": n, "kind": kinds[n], "token": token} for n, token in enumerate(old["seats"])]
    server = Server(tmp_path)
    try:
        page = sit(device, server, {**old, "seats": seats})
        expect(page.get_by_role("button", name="Start now")).to_be_visible()
        for token in (old["seats"][0], old["host"]):
            wait_until(page, REPLACED, token)
        page.reload()
        expect(page.get_by_role("button", name="Start now")).to_be_visible()
    finally:
        server.stop()


def test_a_running_play_with_friends_is_saved_as_one_has_seen_it_or_with_everybodys_consent(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    desk, friend = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    ada = sit(desk, server, made)
    bea = follow(friend, server, made["seats"][1]["token"])
    expect(bea.locator(".table")).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Save file").click()
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Save what I have seen").click()
    download.value.save_as(tmp_path / "mine.coffret")
    head = json.loads((tmp_path / "mine.coffret").read_text().splitlines()[0])
    assert (head["coffret"], head["seat"], head["header"]["seed"]) == (2, 0, "")

    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Save file").click()
    with ada.expect_download() as whole:
        ada.get_by_role("button", name="Ask everybody for a full save").click()
        bea.get_by_role("button", name="Agree").click()
    whole.value.save_as(tmp_path / "whole.coffret")
    assert json.loads((tmp_path / "whole.coffret").read_text().splitlines()[0])["coffret"] == 1
    desk.close()
    friend.close()


def test_a_game_is_ended_together(browser: Browser, server: Server) -> None:
    ada, bea = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    host, guest = sit(ada, server, made), follow(bea, server, made["seats"][1]["token"])
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="End it together").click()
    guest.get_by_role("button", name="Ask them").click()
    expect(host.get_by_role("alertdialog")).to_contain_text("Bea would like to end the game together.")
    host.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.locator(".table")).to_contain_text("This game was ended early.")
        expect(page.locator(".waited")).to_have_count(0)
    for context in (ada, bea):
        context.close()


def test_who_concedes_watches_a_bot_play_on_and_starts_the_rematch(browser: Browser, server: Server) -> None:
    ada, bea = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    host, guest = sit(ada, server, made), follow(bea, server, made["seats"][1]["token"])
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Concede").click()
    guest.get_by_role("button", name="Concede").click()
    expect(guest.get_by_text("You have conceded; a bot plays your seat to the end.")).to_be_visible()
    expect(host.get_by_text("Bea has conceded").first).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Give up").click()
    table = guest.url
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(host.get_by_role("dialog")).to_contain_text("Bea wants to play again.")
    host.get_by_role("dialog").get_by_role("button", name="I'm in").click()
    for page in (host, guest):
        expect(page).not_to_have_url(table)
        expect(page.get_by_role("menu").or_(page.locator(".table")).first).to_be_visible()
    for context in (ada, bea):
        context.close()


def test_nobody_agrees_to_a_question_that_came_under_the_finger(browser: Browser, server: Server) -> None:
    ada, bea = enter(browser), enter(browser)
    made = server.make("a-team", [person("Ada"), invited()])
    host, guest = sit(ada, server, made), follow(bea, server, made["seats"][1]["token"])
    host.clock.install()
    host.clock.pause_at(datetime.now() + timedelta(hours=1))
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="End it together").click()
    guest.get_by_role("button", name="Ask them").click()
    agree = host.get_by_role("button", name="Agree")
    expect(agree).to_be_disabled()
    host.clock.run_for(600)
    expect(agree).to_be_disabled()
    host.clock.run_for(200)
    expect(agree).to_be_enabled()
    for context in (ada, bea):
        context.close()


def test_this_devices_part_is_in_the_seed_and_the_browser_counts_it_again(
    device: BrowserContext, server: Server
) -> None:
    page = device.new_page()
    page.goto(server.url)
    page.locator("button.game", has_text="A-Team").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="The game was given up")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The part of this device is in the seed.")
    expect(dialog).to_contain_text("The seed fits the seal")
    expect(dialog).to_contain_text("follow from the seed.")
