"""Which entries count after rewinds, and that a table, its journal, its transcript and its ledger agree on it."""

import random

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Remark, Signed
from bot.engine.journal.history import live, state_after
from bot.engine.table.table import Table
from bot.engine.table.undo import take_back
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import EndGame
from bot.rules.menu import random_action
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, awaited, begun, play
from tests.engine.masters import edit, halt, remark, rewind

WHY = Signed(who="Cate", why="a dispute, settled")


async def back(table: Table, to: int) -> None:
    await rewind(table, to, WHY, version=table.game.version)


async def test_a_rewind_takes_back_and_another_brings_back(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 3)
    then = table.state
    await play(table, 2, seed=2)
    later = table.state
    await back(table, 4)
    assert table.state == then
    assert [entry.n for entry in live(await table.entries())] == [0, 1, 2, 3, 6]
    await back(table, 6)  # as it was before the first rewind
    assert table.state == later
    assert [entry.n for entry in live(await table.entries())] == [0, 1, 2, 3, 4, 5, 7]


async def test_a_rewind_never_rolls_again_what_was_rolled(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 12)
    rolls = table.game.rolls
    await back(table, 1)
    assert table.game.rolls == rolls
    await play(table, 10**6)
    draws = [draw.n for entry in await table.entries() for draw in entry.draws]
    assert draws == list(range(table.game.rolls))


async def test_a_game_that_was_over_goes_on_with_another_secret(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 10**6)
    old, promised = table.game.secret, table.commitment
    await back(table, 3)
    assert table.playing
    assert table.game.secret != old
    assert (await tables.store.game(table.game.id)) == table.game
    await play(table, 10**6)
    text = write(table, await table.entries(), None)
    assert f"commitment: {promised}" in text
    findings = verify(read(text), SYSTEMS)
    assert [one for one in findings if one.kind == "false"] == []
    assert sum("The secret is the one committed to" in one.text for one in findings) == 2
    forged = text.replace(old, "00" * 32)
    assert [one for one in verify(read(forged), SYSTEMS) if one.kind == "false"]


async def test_no_game_goes_back_to_before_it_began_or_to_a_moment_to_come(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 2)
    for to in (-1, 0, table.game.version, table.game.version + 1):
        with pytest.raises(Refused, match="gm-no-moment"):
            await back(table, to)
    assert table.game.version == 3


@pytest.mark.parametrize("system", sorted(SYSTEMS))
@pytest.mark.parametrize("seed", range(6))
async def test_any_mix_of_play_and_rewinds_is_the_fold_of_its_journal(
    desk: Desk, system: str, seed: int
) -> None:
    """Play, undo, edits, halts and rewinds in any order: the state, the file and the ledger tell one story."""
    table = await begun(desk.tables, (ALYS, BRAN, CATE), system=system)
    dice, chance = random.Random(seed), SeededChance(seed)
    for _ in range(60):
        match dice.choice(["play"] * 6 + ["undo", "undo", "rewind", "halt", "remark", "end"]):
            case "play" if table.playing and not table.game.locked:
                seat = awaited(table)[0]
                await table.submit(seat, random_action(table.rules, table.view(seat), chance))
            case "undo":
                await _tried(take_back(table, dice.randrange(3)))
            case "rewind":
                await back(table, dice.randrange(max(1, table.game.version - 12), table.game.version))
            case "halt":
                await _tried(halt(table, dice.choice(["pause", "resume", "lock", "unlock"]), WHY))
            case "remark":
                await remark(table, Remark(kind="ruling", words="So be it, “Ser”.", clause="X-1"), WHY)
            case "end" if table.playing and dice.random() < 0.3:
                version = table.game.version
                await edit(table, EndGame(winners=("1",)), WHY, version=version, interaction=version)
    entries = await table.entries()
    assert state_after(table.rules, entries) == table.state
    if table.game.locked:
        await halt(table, "unlock", WHY)
    tables = await desk.reopen()
    table = await tables.table(table.game.id)
    assert table.state == state_after(table.rules, entries)
    if table.playing:
        version = table.game.version
        await edit(table, EndGame(winners=("0",)), WHY, version=version, interaction=version)
    entries = await table.entries()
    assert [entry.n for entry in entries] == list(range(table.game.version))
    assert [draw.n for entry in entries for draw in entry.draws] == list(range(table.game.rolls))
    text = write(table, entries, None)
    *_, last = replay(table.rules, read(text))
    assert last.state == table.state
    assert [one for one in verify(read(text), SYSTEMS) if one.kind == "false"] == []


async def _tried(act: object) -> None:
    try:
        await act  # type: ignore[misc]
    except Refused:
        return
