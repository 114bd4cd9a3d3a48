"""What a host has from earlier days opens, replays, verifies and goes on: it is in `old`; `old/make.py` has made it.

Files are never made anew. Where a rule is mended so that one of these games would come out otherwise, it is named
below.
"""

import gzip
import hashlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.moderation.game_export import load, unseal
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import labels, result
from bot.hosting import migration
from bot.rules.registry import RULESETS
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.engine.engine_fixture import awaited
from tests.engine.masters import WHY

FOLDER = Path(__file__).parent / "old"
DAYS = sorted(file.name.removesuffix(".db.gz") for file in FOLDER.glob("*.db.gz"))
KEY = b"b25seSBhIHRlc3QncyBrZXksIG5vdCBhIGhvc3Qncy4="
NOW = 1_790_000_000.0

OTHERWISE: dict[str, dict[int, tuple[str, int]]] = {"2026-11": {6: ("differs", 74)}}
"""By day: the games that would come out otherwise by the rules of today, by number, with the verdict and the entry it
falls on, such as `{3: ("differs", 57)}`.

They are held, and not replayed (decision 0004). Raising the version alone puts no game here.
"""

RAISED: dict[str, Any] = {
    name: type("Raised", (type(rules),), {"version": f"after {rules.version}"})()
    for name, rules in RULESETS.items()
}
"""The rules of today, called another version."""


@dataclass
class Old:
    """A database of an earlier day, and what its own Maester knew of it."""

    day: str
    path: Path
    games: list[dict[str, Any]]

    @property
    def running(self) -> list[dict[str, Any]]:
        return [game for game in self.games if game["status"] == "playing"]

    @property
    def otherwise(self) -> dict[int, tuple[str, int]]:
        known = OTHERWISE[self.day]
        return {game["id"]: known[game["id"]] for game in self.running if game["id"] in known}


@pytest.fixture(params=DAYS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    path = tmp_path / "maester.db"
    path.write_bytes(gzip.decompress((FOLDER / f"{request.param}.db.gz").read_bytes()))
    return Old(request.param, path, json.loads((FOLDER / f"{request.param}.json").read_text()))


@pytest.fixture
async def store(old: Old) -> AsyncIterator[SqliteStore]:
    """It migrates."""
    opened = await open_sqlite(old.path)
    yield opened
    await opened.close()


NEWS = {"trail": {"seat", "taken", "lost", "slain"}}
"""What a state has learnt to tell of a turn since: it follows from the same events and decides nothing."""


def digest(table: Table) -> str:
    known = table.state.model_dump_json(exclude_defaults=True, exclude=NEWS)
    return hashlib.sha256(known.encode()).hexdigest()


def test_every_mode_is_at_play() -> None:
    games = json.loads((FOLDER / "2026-11.json").read_text())
    playing = {game["mode"] for game in games if game["status"] == "playing"}
    assert playing == {"skirmish", "dominion", "mix", "world", "mitchell", "mitchell_dominion"}


def test_a_check_says_of_every_game_whether_it_comes_out_the_same(old: Old) -> None:
    """Whatever the version of the rules is called, and without a change of the older database."""
    before = old.path.read_bytes()
    trials = list(migration.check(old.path, RULESETS))
    assert [trial.game.id for trial in trials] == [game["id"] for game in old.running]
    verdicts = {trial.game.id: trial.verdict for trial in trials if trial.verdict and not trial.goes_on}
    assert {n: (verdict.kind, verdict.at) for n, verdict in verdicts.items()} == old.otherwise, verdicts
    assert old.path.read_bytes() == before


async def test_every_game_folds_to_the_state_it_had(old: Old, store: SqliteStore) -> None:
    """From its snapshot, and from its journal alone."""
    for _ in range(2):
        tables = Tables(store, RULESETS, lambda: NOW)
        for game in old.games:
            table = await tables.table(game["id"])
            assert (table.game.version, table.game.status) == (game["entries"], game["status"])
            assert digest(table) == game["state"], game["mode"]
        await store._run("DELETE FROM snapshots")


@pytest.mark.parametrize("systems", [RULESETS, RAISED], ids=["today", "raised"])
async def test_every_game_that_comes_out_the_same_goes_on(old: Old, systems: dict[str, Any]) -> None:
    await migration.apply(old.path, systems, lambda: NOW)
    store = await open_sqlite(old.path)
    tables = Tables(store, systems, lambda: NOW)
    for game in old.running:
        table = await tables.table(game["id"])
        assert table.held == (game["id"] in old.otherwise and table.foreign)
        if not table.held:
            await goes_on(table)
    await store.close()
    trials = list(migration.check(old.path, systems))
    assert {trial.game.id for trial in trials if not trial.goes_on} == set(old.otherwise)


async def goes_on(table: Table) -> None:
    """Ten moves by whoever is awaited, as the game's own agent would play."""
    agent: Any = table.rules.agents["sensible"]
    whim, before = SeededChance(1), table.game.version
    for _ in range(10):
        if table.playing:
            seat = awaited(table)[0]
            await table.submit(seat, agent(table.rules, table.view(seat), whim))
    assert table.game.version == before + 10 or not table.playing
    assert table.rules.broken(table.state) == ()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_transcript_replays_and_nothing_in_it_is_false(file: Path) -> None:
    game = read(file.read_text(encoding="utf-8"))
    findings = verify(game, RULESETS)
    assert [finding.text for finding in findings if finding.kind == "false"] == []
    assert any(
        "is exactly what the secret" in finding.text for finding in findings if finding.kind == "proven"
    )
    if changed(file, "over"):
        return
    rules = RULESETS[game.system]
    *_, last = replay(rules, game)
    outcome = rules.outcome(last.state)
    assert outcome is not None
    assert result(outcome, labels([player.name for player in game.players])) == game.result


def changed(file: Path, status: str) -> bool:
    """Whether the game of a file, by day and mode, would come out otherwise."""
    day = next(day for day in DAYS if file.name.startswith(f"{day}-"))
    mode = file.stem.removeprefix(f"{day}-")
    games = json.loads((FOLDER / f"{day}.json").read_text())
    found = [game["id"] for game in games if (game["mode"], game["status"]) == (mode, status)]
    return bool(OTHERWISE[day].keys() & set(found))


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.sealed")), ids=lambda file: file.stem)
@pytest.mark.parametrize("systems", [RULESETS, RAISED], ids=["today", "raised"])
async def test_a_sealed_game_is_taken_up_and_goes_on(
    file: Path, systems: dict[str, Any], tmp_path: Path
) -> None:
    store = await open_sqlite(tmp_path / "maester.db")
    tables = Tables(store, systems, lambda: NOW)
    content = unseal(file.read_bytes(), KEY)
    taking_up = load(tables, content, guild_id=1, channel_id=1, signed=WHY)
    if changed(file, "playing"):
        with pytest.raises(Refused, match="gm-file-rules"):
            await taking_up
    else:
        table = await taking_up
        assert not table.held
        await goes_on(table)
    await store.close()
