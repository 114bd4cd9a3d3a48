"""Sixty days of Edition B with the Night's Watch for five, from one seed: absences, an embassy with a substitute in its
middle, a game master's ruling, a crash a day."""

import random

import pytest

from bot.address import Address
from bot.engine.calendar import go_on_vacation
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Remark, Signed
from bot.engine.journal.history import live, state_after
from bot.engine.moderation import moderation
from bot.engine.table.absence import away, come_back
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.fief.actions import Embassy, Pass
from bot.rules.fief.agent import sensible
from bot.rules.fief.model.state import Fief
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, lobby
from tests.engine.fake_clock import Hourglass
from tests.engine.masters import halt, remark, rewind

DAYS, SEED = 60, 11
SECRET = "b2" * 32
DACEY, EDRIC, FALYSE = 14, 15, 16
WHY = Signed(who="Cate", why="the terms were read wrongly")


class Campaign:
    """Five people. Each looks in a few times a day and answers some of what they are asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.glass = Hourglass(desk)
        self.dice = random.Random(SEED)
        self.gone: set[int] = set()
        self.days = 0

    async def open(self) -> None:
        tables = await self.desk.open()
        await self.glass.start()
        table = await lobby(tables, (ALYS, BRAN, CATE), system="fief")
        await tables.join(table.game.id, DACEY, "Dacey", "by the old gods")
        await tables.join(table.game.id, EDRIC, "Edric", "by the new")
        await tables.set_pace(table.game.id, Pace(hours=24, bank=12, late="default"))
        options = {"edition": "b", "nwe": True, "house_choice": "random", "vote_order": "together"}
        options["surprise_windows"] = "none"  # a window a vote makes the sixty days too short for this pace
        await tables.choose(table.game.id, table.options().model_copy(update=options))
        await tables.start(table.game.id)
        self.id = table.game.id

    async def table(self) -> Table:
        return await self.desk.tables.table(self.id)

    async def until(self, day: int) -> None:
        """Live through the days up to this one; each ends with a crash."""
        while self.days < day and (await self.table()).playing:
            for _ in range(4):
                await self.glass.run(5)
                for user_id in (ALYS, BRAN, CATE, DACEY, EDRIC, FALYSE):
                    if user_id not in self.gone and self.dice.random() < 0.4:
                        await self.look_in(user_id)
            await self.crash()
            self.days += 1

    async def look_in(self, user_id: int) -> None:
        """Somebody reads the channel, and answers some of what they are asked."""
        for _ in range(self.dice.randrange(2, 6)):
            table = await self.table()
            seat = table.seat_of(user_id)
            if seat is None or not table.playing:
                return
            if away(table, seat):
                await come_back(table, seat)
            view = table.view(seat)
            if view.my_prompt is None:
                return
            action = sensible(table.rules, view, SeededChance(str(self.dice.random())))  # type: ignore[arg-type]
            await self.desk.tables.act(self.id, seat, action)

    async def crash(self) -> None:
        """The process dies, and is up again four hours later."""
        before = await self.table()
        await self.glass.down(4)
        after = await self.table()
        assert after is not before
        assert (after.state, after.seats) == (before.state, before.seats)

    async def embassy(self, caller: int, guest: int) -> None:
        """Wait until an embassy can be called, and call one."""
        for _ in range(200):
            table = await self.table()
            seat, other = table.seat_of(caller), table.seat_of(guest)
            assert seat is not None
            assert other is not None
            if "embassy" in table.view(seat).menu:
                await self.desk.tables.act(self.id, seat, Embassy(players=(str(other),)))
                return
            await self.look_in(self.dice.choice((ALYS, BRAN, CATE, DACEY, EDRIC)))
        raise AssertionError("no embassy can be called")


@pytest.mark.both
async def test_sixty_days_of_fief(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)
    campaign = Campaign(Desk(database))
    await campaign.open()

    await campaign.until(6)  # Bran travels, and no clock of his runs
    await go_on_vacation(campaign.desk.tables, BRAN, 4)
    campaign.gone.add(BRAN)
    await campaign.until(10)
    campaign.gone.discard(BRAN)

    # Alys and Cate talk alone; Cate has to go, and Falyse takes her place in the middle of it.
    await campaign.embassy(ALYS, CATE)
    campaign.gone |= {ALYS, CATE, BRAN, DACEY, EDRIC, FALYSE}
    await campaign.until(campaign.days + 3)  # nobody parts, and no clock runs
    table = await campaign.table()
    assert isinstance(table.state, Fief)
    assert table.state.talk is not None
    seat = table.seat_of(CATE)
    assert seat is not None
    hand = table.view(seat).hand
    await moderation.do(table, lambda: moderation.replacing(table, seat, FALYSE, "Falyse", WHY))
    assert (table.seat_of(CATE), table.seat_of(FALYSE)) == (None, seat)
    assert table.view(seat).hand == hand
    assert [room.seats for room in table.state.rooms] == [(table.seat_of(ALYS), seat)]
    await campaign.desk.tables.act(campaign.id, seat, Pass())
    table = await campaign.table()
    assert isinstance(table.state, Fief)
    assert table.state.talk is None
    campaign.gone = {CATE}

    # A dispute: all wait for the ruling, and the game goes back five moves.
    await campaign.until(campaign.days + 8)
    table = await campaign.table()
    await halt(table, "lock", WHY)
    locked = table.game.version
    await campaign.glass.run(48)
    await campaign.crash()
    table = await campaign.table()
    assert table.game.version == locked
    await remark(table, Remark(kind="ruling", words="A promise binds nobody.", clause="FIEF-9.3"), WHY)
    await halt(table, "unlock", WHY)
    await rewind(table, locked - 5, WHY, version=table.game.version)

    campaign.gone.add(DACEY)  # she stays away to the end: the usual answers are given for her
    await campaign.until(400)
    table = await campaign.table()
    assert table.game.status == "over"
    assert campaign.days >= DAYS
    await told(table)
    await campaign.desk.close()


async def told(table: Table) -> None:
    """The whole record is in order: no number twice, nothing forged, and it comes to the state there is."""
    entries = await table.entries()
    assert [entry.n for entry in entries] == list(range(table.game.version))
    assert [draw.n for entry in entries for draw in entry.draws] == list(range(table.game.rolls))
    assert state_after(table.rules, entries) == table.state
    assert len(live(entries)) < len(entries)
    kinds = {entry.act.kind for entry in entries if entry.act}
    assert kinds >= {"lock", "ruling", "unlock", "rewind"}
    findings = verify(read(write(table, entries, None)), SYSTEMS)
    assert [one.text for one in findings if one.kind == "false"] == []
