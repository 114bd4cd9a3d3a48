"""After a restore nobody can foresee the dice, and what was drawn before can be proved all the same."""

import asyncio
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.fernet import Fernet
from typer.testing import CliRunner

from bot.cli import app
from bot.engine.journal.chance import commitment
from bot.engine.moderation.game_export import check, export, unseal
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.store.backup import backup
from bot.store.rows import LOBBY, Game
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, Desk, awaited, begun, cards, lay, lobby, play
from tests.engine.masters import halt, rewind
from tests.engine.transcript.test_writer import PAGE
from tests.hosting.test_rules_versions import newer


async def put_back(desk: Desk, file: Path) -> Tables:
    await desk.close()
    done = CliRunner().invoke(app, ["restore", str(file), "--database", str(desk.path)])
    assert done.exit_code == 0, done.stderr
    return await desk.open()


def thrown(table: Table) -> tuple[int, ...]:
    """What the next move of whoever is awaited would throw."""
    seat = awaited(table)[0]
    return table.chance(seat, lay(cards(table, seat)[0])).roll("weather", 6, 20)


async def restored(desk: Desk, tmp_path: Path, actions: int = 4) -> tuple[Table, Table]:
    """A game as it was when it was backed up, and as it is after that was put back."""
    table = await begun(desk.tables, [ALYS, BRAN])
    await play(table, actions)
    backup(desk.path, tmp_path / "copy.db")
    return table, await (await put_back(desk, tmp_path / "copy.db")).table(table.game.id)


async def test_the_same_move_throws_other_dice(desk: Desk, tmp_path: Path) -> None:
    before, after = await restored(desk, tmp_path)
    assert (after.state, after.seats, after.game.rolls) == (before.state, before.seats, before.game.rolls)
    assert thrown(after) != thrown(before)


async def test_all_are_told_with_the_new_seal_before_the_board_is_shown_anew(
    desk: Desk, tmp_path: Path
) -> None:
    _, after = await restored(desk, tmp_path)
    rows = []
    while found := await desk.store.due_posts(1e12, 1):
        rows += found
        await desk.store.post_done(found[0].id)
    told, shown = rows[-2:]
    assert json.loads(told.payload) == {"key": "act-reseal", "args": {"commitment": after.commitment}}
    assert shown.kind == "turn"


async def test_the_secret_from_before_is_nobodys_while_the_game_is_on(desk: Desk, tmp_path: Path) -> None:
    """The order of the cards follows from it, and who holds which."""
    before, after = await restored(desk, tmp_path)
    for viewer in (None, 0, 1):
        text = write(after, await after.entries(), viewer)
        assert "/table reseal" in text
        assert before.game.secret not in text
    posts = [post.payload for post in await desk.store.due_posts(1e12, 100)]
    assert before.game.secret not in "".join(posts)


async def finished(desk: Desk, tmp_path: Path) -> str:
    """The transcript of a game that was restored twice, and after its end taken up again."""
    _, table = await restored(desk, tmp_path)
    await play(table, 2)
    backup(desk.path, tmp_path / "again.db")
    table = await (await put_back(desk, tmp_path / "again.db")).table(table.game.id)
    await play(table, 1000, seed=5)
    await rewind(table, table.game.version - 1)
    await play(table, 1000, seed=6)
    assert table.game.status == "over"
    return write(table, await table.entries(), None)


async def test_every_draw_is_proved_by_the_secret_of_its_time(desk: Desk, tmp_path: Path) -> None:
    findings = verify(read(await finished(desk, tmp_path)), SYSTEMS)
    assert [finding.text for finding in findings if finding.kind == "false"] == []
    proven = [finding.text for finding in findings if finding.kind == "proven"]
    assert sum("is the one committed to" in text for text in proven) == 4


async def test_another_secret_than_was_committed_to_is_found(desk: Desk, tmp_path: Path) -> None:
    text = await finished(desk, tmp_path)
    first = re.findall(r"/table reseal shown:(\w+)", text)[0]
    findings = verify(read(text.replace(first, "ab" * 32)), SYSTEMS)
    assert "false" in [finding.kind for finding in findings]


@pytest.mark.parametrize("honest", [True, False])
async def test_the_program_of_the_page_proves_it_too(desk: Desk, tmp_path: Path, honest: bool) -> None:
    program = re.search(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert program
    text = await finished(desk, tmp_path)
    shown = re.findall(r"/table reseal shown:(\w+)", text)[1]
    file = tmp_path / "game.txt"
    file.write_text(text if honest else text.replace(shown, "ab" * 32))
    words = [sys.executable, "-c", program[1], file]
    done = await asyncio.to_thread(subprocess.run, words, check=False, capture_output=True, text=True)
    assert ("draws are what the secret gives" in done.stdout) == honest, done.stderr


async def test_a_sealed_file_of_it_fits_together(desk: Desk, tmp_path: Path) -> None:
    _, table = await restored(desk, tmp_path)
    await play(table, 3)
    key = Fernet.generate_key()
    check(table.rules, unseal(await export(table, key), key))


async def fresh(desk: Desk, file: Path, table: Table) -> Game:
    """The row of a game after a restore; it has another secret than before."""
    await put_back(desk, file)
    game = await desk.store.game(table.game.id)
    assert game is not None
    assert game.secret != table.game.secret
    return game


async def test_a_lobby_is_sealed_anew_and_its_message_stays(desk: Desk, tmp_path: Path) -> None:
    """Others have seen its set-up since."""
    table = await lobby(desk.tables, [ALYS, BRAN])
    backup(desk.path, tmp_path / "copy.db")
    game = await fresh(desk, tmp_path / "copy.db", table)
    assert (game.status, game.version) == ("lobby", 0)
    message, told = await desk.store.due_posts(1e12, 9)
    assert message.kind == LOBBY
    assert commitment(game.secret) in told.payload
    await desk.tables.start(game.id)


async def test_a_game_in_the_archive_is_sealed_anew_and_nobody_is_disturbed(
    desk: Desk, tmp_path: Path
) -> None:
    table = await begun(desk.tables)
    await halt(table, "archive")
    while posts := await desk.store.due_posts(1e12, 9):
        await desk.store.post_done(posts[0].id)
    backup(desk.path, tmp_path / "copy.db")
    assert (await fresh(desk, tmp_path / "copy.db", table)).status == "archived"
    assert await desk.store.due_posts(1e12, 9) == []
    again = await desk.tables.table(table.game.id)
    await halt(again, "restore")
    assert again.playing


async def test_a_game_that_is_over_stays_as_it_was(desk: Desk, tmp_path: Path) -> None:
    table = await begun(desk.tables)
    await play(table, 1000)
    backup(desk.path, tmp_path / "copy.db")
    await put_back(desk, tmp_path / "copy.db")
    assert await desk.store.game(table.game.id) == table.game


async def test_a_game_of_other_rules_is_sealed_anew_without_them(desk: Desk, tmp_path: Path) -> None:
    table = await begun(desk.tables)
    backup(desk.path, tmp_path / "copy.db")
    await fresh(desk, tmp_path / "copy.db", table)
    systems: Any = newer()
    held = await Tables(desk.store, systems, lambda: 0.0).table(table.game.id)
    assert held.held
    assert held.game == replace(held.game, version=table.game.version + 1)
