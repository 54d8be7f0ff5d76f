"""Leases: who owns a table, what a former owner may still write, and who is taken for gone."""

import asyncio
from typing import Any

import pytest

from coffret.server.store.interface import Superseded, Write
from tests.server.support import any_store
from tests.server.test_store import new, step
from tests.waiting import until_async


async def two_stores(db: str) -> tuple[Any, Any]:
    return any_store(db), any_store(db)


def test_a_table_has_one_owner_and_writes_of_a_former_one_are_refused(postgres_db: str) -> None:
    async def run() -> None:
        one, two = await two_stores(postgres_db)
        await one.write(new("a"))
        assert (await one.claim("a")).owner is None
        owner = (await two.claim("a")).owner
        assert owner is not None
        assert owner.id == one.term
        before = (await one.load("a")).version
        await two.declare_gone(one.term)
        assert (await two.claim("a")).owner is None
        for late in (Write("a", steps=[step(1)], version=before), Write("a", void_roles=[0], version=before)):
            with pytest.raises(Superseded):
                await one.write(late)
        await two.write(Write("a", steps=[step(1)], version=before + 1))
        assert [kept.n for kept in (await one.load("a")).steps] == [1]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_who_is_declared_gone_begins_again_under_another_number(postgres_db: str) -> None:
    async def run() -> None:
        one, two = await two_stores(postgres_db)
        before = one.term
        await two.declare_gone(before)
        await until_async(lambda: one.term != before, "another number")
        assert one.is_held
        await one.close()
        await two.close()

    asyncio.run(run())


def test_unfinished_tables_of_a_process_that_ended_are_taken_once(postgres_db: str) -> None:
    async def run() -> None:
        one, two = await two_stores(postgres_db)
        three = any_store(postgres_db)
        for number in range(30):
            await one.write(new(f"t{number}"))
            await one.claim(f"t{number}")
        assert await two.abandoned() == []
        await one.close()
        at_once = await asyncio.gather(two.abandoned(), three.abandoned())
        ids = [*at_once[0], *at_once[1], *await two.abandoned(), *await three.abandoned()]
        assert sorted(ids) == sorted(f"t{number}" for number in range(30))
        assert sorted([*await two.owned(), *await three.owned()]) == sorted(ids)
        await two.close()
        await three.close()

    asyncio.run(run())


def test_a_table_that_is_put_away_is_free_unless_its_bots_may_go_on(postgres_db: str) -> None:
    async def run() -> None:
        one, two = await two_stores(postgres_db)
        for id in ("bots", "people"):
            await one.write(new(id))
        record = await one.load("people")
        record.meta.sittings[0].kind = "person"
        await one.write(Write("people", meta=record.meta))
        for id in ("bots", "people"):
            await one.claim(id)
            await one.release(id)
        assert (await two.claim("people")).owner is None
        assert (await two.claim("bots")).owner is not None
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_claim_waits_for_a_step_that_is_being_written_and_sees_it(postgres_db: str) -> None:
    import psycopg

    async def run() -> None:
        one, two = await two_stores(postgres_db)
        await one.write(new("a"))
        with psycopg.connect(postgres_db) as slow:  # an owner whose commit takes its time
            slow.execute("SELECT 1 FROM tables WHERE id = 'a' FOR SHARE")
            slow.execute("INSERT INTO steps VALUES ('a', 1, 0, '', 1, '', 0)")
            claiming = asyncio.create_task(two.claim("a"))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            with psycopg.connect(postgres_db, autocommit=True) as looking:

                def waits() -> bool:
                    found = looking.execute(waiting).fetchone()
                    return found is not None and found[0] > 0

                await until_async(waits, "waiting for the step")
            assert not claiming.done()
            slow.commit()
            assert (await claiming).owner is None
        assert [kept.n for kept in (await two.load("a")).steps] == [1]
        await one.close()
        await two.close()

    asyncio.run(run())
