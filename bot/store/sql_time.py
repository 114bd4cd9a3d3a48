"""When clocks stand still, in SQL: a part of `SqlStore`. What people chose, vacations, downtime."""

from collections.abc import Sequence

from bot.store.protocol import Settled
from bot.store.rows import Almanac, ClockRow, Person, Span
from bot.store.session import Base, Session, cells, columns, insert, upsert
from bot.store.sql_append import CLOCK, put_clocks

PERSON = columns(Person)


class SqlTime(Base):
    """What a database keeps of people's time, and of the time in which the bot was down."""

    async def almanac(self, game_id: int, users: Sequence[int], since: float) -> Almanac:
        return await self.read(lambda db: _almanac(db, game_id, users, since))

    async def person(self, user_id: int) -> Person:
        return await self.read(lambda db: _person(db, user_id))

    async def set_person(self, person: Person, settled: Settled | None = None) -> None:
        async def change(db: Session) -> None:
            for game_id in await _locked(db, person.user_id):
                if settled is not None:
                    await _settle(db, game_id, person, settled)
                await _due_at_once(db, game_id)
            await db.run(upsert("people", "user_id", PERSON), *cells(person))

        await self.write(change)

    async def vacations(self, user_id: int, since: float) -> Sequence[Span]:
        return await self.read(lambda db: _vacations(db, user_id, since))

    async def add_vacation(self, user_id: int, since: float, until: float) -> None:
        async def change(db: Session) -> None:
            await _end_vacation(db, user_id, since)
            await db.run(insert("vacations", "user_id, since, until"), user_id, since, until)
            for game_id in await _locked(db, user_id):
                await _due_at_once(db, game_id)

        await self.write(change)

    async def end_vacation(self, user_id: int, at: float) -> None:
        async def change(db: Session) -> None:
            await _end_vacation(db, user_id, at)
            for game_id in await _locked(db, user_id):
                await _due_at_once(db, game_id)

        await self.write(change)

    async def beat(self, now: float, longest: float) -> Span | None:
        async def change(db: Session) -> Span | None:
            # Nobody else notes it until this is over, else two processes would find the same gap.
            known = f"{insert('heartbeat', 'id, at')} ON CONFLICT (id) DO UPDATE SET at = heartbeat.at RETURNING at"
            last = await db.one(known, 1, now)
            assert last is not None
            await db.run("UPDATE heartbeat SET at = ?", now)
            if now - last[0] <= longest:
                return None
            await db.run(insert("gaps", "since, until"), last[0], now)
            return Span(last[0], now)

        return await self.write(change)


async def _almanac(db: Session, game_id: int, users: Sequence[int], since: float) -> Almanac:
    paused = await db.all("SELECT paused_at FROM games WHERE id = ? AND paused_at IS NOT NULL", game_id)
    sql = "SELECT since, until FROM pauses WHERE game_id = ? AND until > ?"
    pauses = await db.all(sql, game_id, since)
    gaps = await db.all("SELECT since, until FROM gaps WHERE until > ?", since)
    return Almanac(
        people={user: await _person(db, user) for user in users},
        vacations={user: await _vacations(db, user, since) for user in users},
        pauses=(*(Span(row[0], None) for row in paused), *(Span(*row) for row in pauses)),
        gaps=tuple(Span(*row) for row in gaps),
    )


async def _person(db: Session, user_id: int) -> Person:
    row = await db.one(f"SELECT {PERSON} FROM people WHERE user_id = ?", user_id)
    return Person(*row) if row else Person(user_id)


async def _vacations(db: Session, user_id: int, since: float) -> tuple[Span, ...]:
    sql = "SELECT since, until FROM vacations WHERE user_id = ? AND until > ? ORDER BY since"
    return tuple(Span(*row) for row in await db.all(sql, user_id, since))


async def _end_vacation(db: Session, user_id: int, at: float) -> None:
    await db.run("DELETE FROM vacations WHERE user_id = ? AND since >= ?", user_id, at)
    await db.run("UPDATE vacations SET until = ? WHERE user_id = ? AND until > ?", at, user_id, at)


async def _locked(db: Session, user_id: int) -> list[int]:
    """Lock the games that somebody plays, whose clocks follow from the time of theirs."""
    theirs = "id IN (SELECT game_id FROM seats WHERE user_id = ?)"
    found = await db.all(f"SELECT id FROM games WHERE status = 'playing' AND {theirs} ORDER BY id", user_id)
    for (game_id,) in found:
        await db.lock(game_id)
    return [game_id for (game_id,) in found]


async def _due_at_once(db: Session, game_id: int) -> None:
    """Somebody's time has changed: have the clocks of a game looked at, those of the others too (0003, 4)."""
    await db.run("UPDATE clocks SET next_at = 0 WHERE game_id = ? AND since IS NOT NULL", game_id)


async def _settle(db: Session, game_id: int, person: Person, settled: Settled) -> None:
    """Count what has run of somebody's clock in a game before they have other quiet hours."""
    if (await _person(db, person.user_id)).hours == person.hours:
        return
    sql = f"SELECT {CLOCK} FROM clocks WHERE game_id = ? AND since IS NOT NULL AND seat IN"
    theirs = "(SELECT seat FROM seats WHERE game_id = ? AND user_id = ?)"
    found = await db.one(f"{sql} {theirs}", game_id, game_id, person.user_id)
    if found is None:
        return
    clock = ClockRow(*found)
    pace = await db.one("SELECT pace FROM games WHERE id = ?", game_id)
    noted = await db.one("SELECT at FROM heartbeat")
    assert clock.since is not None
    assert pace is not None
    almanac = await _almanac(db, game_id, [person.user_id], clock.since)
    await put_clocks(db, game_id, [settled(pace[0], almanac, clock, noted[0] if noted else None)])
    await db.run("UPDATE games SET revision = revision + 1 WHERE id = ?", game_id)
