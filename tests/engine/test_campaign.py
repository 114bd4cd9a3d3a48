"""Sixty days at a table of five, from one seed: absences, a crash a day, a substitute, a dispute and a rewind."""

import asyncio
import random

import pytest

from bot.address import Address
from bot.engine.calendar import go_on_vacation
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Remark, Signed
from bot.engine.journal.history import live, state_after
from bot.engine.table.absence import away, come_back, list_seat, take_seat
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import Text
from bot.rules.risk.agent import sensible
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, lobby
from tests.engine.fake_clock import Hourglass
from tests.engine.masters import audit, halt, remark, rewind

pytestmark = pytest.mark.both

DAYS, SEED = 60, 7
SECRET = "a1" * 32
DACEY, EDDARA = 14, 15
WHY = Signed(who="Cate", why="the dice were read wrongly")


class Campaign:
    """Four people and an agent. Each person looks in a few times a day and makes a few of the moves they owe."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.glass = Hourglass(desk)
        self.dice = random.Random(SEED)
        self.gone: set[int] = set()
        """Users who look in no more."""
        self.days = 0

    async def open(self) -> None:
        tables = await self.desk.open()
        await self.glass.start()
        table = await lobby(tables, (ALYS, BRAN, CATE), system="risk")
        await tables.join(table.game.id, DACEY, "Dacey", "by the old gods")
        await tables.add_agent(table.game.id, "Edric", "sensible")
        await tables.set_pace(table.game.id, Pace(hours=24, bank=12, late="regent"))
        options = {"mode": "dominion", "houses": "deal", "setup": "deal", "vp_to_win": 5}
        await tables.choose(table.game.id, table.options().model_copy(update=options))
        await tables.start(table.game.id)
        self.id = table.game.id

    async def table(self) -> Table:
        return await self.desk.tables.table(self.id)

    async def until(self, day: int) -> None:
        """Live through the days up to this one; each ends with a crash."""
        while self.days < day and (await self.table()).playing:
            for _ in range(7):
                await self.glass.run(3)
                for user_id in (ALYS, BRAN, CATE, DACEY, EDDARA):
                    if user_id not in self.gone and self.dice.random() < 0.25:
                        await self.look_in(user_id)
                await self.agents()
            await self.crash()
            self.days += 1

    async def look_in(self, user_id: int) -> None:
        """Somebody reads the channel, and makes some of the moves they owe."""
        for _ in range(self.dice.randrange(2, 10)):
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

    async def agents(self) -> None:
        """Wait until no agent is awaited."""
        while tasks := list(self.desk.tables._driver._tasks.values()):
            await asyncio.wait(tasks)
            await asyncio.sleep(0)

    async def crash(self) -> None:
        """The process dies, and is up again three hours later."""
        before = await self.table()
        await self.glass.down(3)
        after = await self.table()
        assert after is not before
        assert (after.state, after.seats) == (before.state, before.seats)


async def test_sixty_days(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)
    campaign = Campaign(Desk(database))
    await campaign.open()

    await campaign.until(8)  # Bran travels, and no clock of his runs
    await go_on_vacation(campaign.desk.tables, BRAN, 5)
    campaign.gone.add(BRAN)
    await campaign.until(13)
    campaign.gone.discard(BRAN)
    assert not away(await campaign.table(), 1)

    await campaign.until(15)  # Cate stays away without a word: an agent plays for her, then somebody else
    campaign.gone.add(CATE)
    while not away(await campaign.table(), 2):
        await campaign.until(campaign.days + 1)
    await list_seat(await campaign.table(), 2, True, Text(key="clock-open", args={"seat": 2}))
    await campaign.until(campaign.days + 2)
    table = await campaign.table()
    hand = table.view(2).hand
    await take_seat(table, 2, EDDARA, "Eddara")
    assert table.seat_of(CATE) is None
    assert table.view(2).hand == hand

    # A dispute: all wait for the ruling, and the game goes back five moves.
    await campaign.until(campaign.days + 8)
    table = await campaign.table()
    await halt(table, "lock", WHY)
    locked = table.game.version
    await campaign.glass.run(48)
    await campaign.crash()
    table = await campaign.table()
    assert table.game.version == locked
    await audit(table, 0, WHY)
    await remark(table, Remark(kind="ruling", words="The defender chooses first.", clause="RISK-11.5"), WHY)
    await halt(table, "unlock", WHY)
    await rewind(table, locked - 5, WHY, version=table.game.version)

    await campaign.until(400)  # to its end
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
    assert kinds >= {"regent", "substitute", "lock", "audit", "ruling", "unlock", "rewind"}
    findings = verify(read(write(table, entries, None)), SYSTEMS)
    assert [one for one in findings if one.kind == "false"] == []
    assert len([one for one in findings if one.kind == "proven"]) == 5
