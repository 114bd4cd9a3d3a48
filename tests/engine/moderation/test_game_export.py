"""A game as a sealed file: read by one key alone, taken up as it was, and never beside what would show its dice."""

import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.fernet import Fernet
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.journal.entries import Copy
from bot.engine.moderation.copies import may_go_on
from bot.engine.moderation.game_export import (
    CONTENT,
    LARGEST,
    Content,
    Damaged,
    check,
    export,
    load,
    seal,
    unseal,
)
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import EndGame, RuleError
from bot.rules.registry import GAMES
from bot.store.rows import Master
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, begun, cards, lay, lives, lobby, play
from tests.engine.masters import WHY, charge, edit, halt, rewind
from tests.moot.actions import Gift

pytestmark = pytest.mark.both

KEY = Fernet.generate_key()


async def taken_up(tables: Tables, file: bytes, channel: int = 2, guild: int = 1) -> Table:
    return await load(tables, unseal(file, KEY), guild_id=guild, channel_id=channel, signed=WHY)


async def refused(tables: Tables, file: bytes, **where: int) -> str:
    with pytest.raises(Refused) as caught:
        await taken_up(tables, file, **where)
    return caught.value.text.key


async def test_whenever_a_process_dies_a_game_from_a_file_is_told_of_or_not_there(
    desk: Desk, tables: Tables
) -> None:
    """Nobody saw it, its agents did not move, and it could not be taken up again: it was there already."""
    table = await begun(tables)
    await play(table, 1)
    file = await export(table, KEY)
    await halt(table, "archive")
    arrived = []

    async def take_up(tables: Tables) -> None:
        await taken_up(tables, file)

    async for _ in lives(desk, take_up):
        game = await desk.store.game_in(2)
        arrived.append(game is not None)
        if game is not None:
            *_, last = await (await desk.tables.table(game.id)).entries()
            assert isinstance(last.act, Copy)
            told = [row.kind for row in await desk.store.due_posts(1e12, 9) if row.game_id == game.id]
            assert told == ["signed"]
    assert arrived == [False, True]


async def content(table: Table) -> Content:
    return unseal(await export(table, KEY), KEY)


# ── the file ──


async def test_nobody_reads_a_file_without_the_key(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    for word in (table.game.secret, "Alys", "tourney"):
        assert word.encode() not in file
    with pytest.raises(Refused, match="gm-file-foreign"):
        unseal(file, Fernet.generate_key())


async def test_how_large_a_file_is_tells_nobody_what_was_answered_in_secret(tables: Tables) -> None:
    """Neither that somebody has, nor what: a game master who plays might take one before and one after."""
    table = await begun(tables)
    before = await content(table)
    await table.submit(0, lay(cards(table, 0)[0]))
    assert len(seal(before, KEY)) == len(seal(await content(table), KEY))
    assert unseal(seal(before, KEY), KEY) == before


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: b"", "gm-file-damaged"),
        (lambda file: b"a letter", "gm-file-damaged"),
        (lambda file: file[:-9], "gm-file-damaged"),
        (lambda file: file[:200] + bytes([file[200] ^ 1]) + file[201:], "gm-file-damaged"),
        (lambda file: file.replace(b"game 1 ", b"game 2 ", 1), "gm-file-newer"),
    ],
)
async def test_a_file_that_was_changed_is_refused(tables: Tables, spoil: Any, why: str) -> None:
    file = await export(await begun(tables), KEY)
    with pytest.raises(Refused, match=why):
        unseal(spoil(file), KEY)


# ── taken up again ──


async def test_a_game_is_taken_up_as_it_was_under_a_new_number(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 4)
    await rewind(table, 3)
    await play(table, 2)
    await charge(table, Master("user", BRAN), "Bran", True)
    file, state = await export(table, KEY), table.state
    await halt(table, "archive")
    copy = await taken_up(tables, file)
    assert copy.game.id != table.game.id
    assert (copy.state, copy.seats, copy.commitment) == (state, table.seats, table.commitment)
    assert (copy.game.channel_id, copy.game.dashboard_id, copy.playing) == (2, None, True)
    assert await copy.store.masters(copy.game.id) == [Master("user", BRAN)]
    before = await table.store.entries(table.game.id)
    after = await copy.store.entries(copy.game.id)
    assert after[:-1] == before[:-1]
    assert json.loads(after[-1].action) == {"kind": "import"}
    told = [json.loads(post.payload) for post in await copy.store.due_posts(1e12, 9) if post.kind == "signed"]
    assert "act-import-signed" in [each.get("key") for each in told]
    await play(copy, 1000)
    assert copy.game.status == "over"
    findings = verify(read(write(copy, await copy.entries(), None)), SYSTEMS)
    assert [each for each in findings if each.kind == "false"] == []


@pytest.mark.parametrize(("system", "halted"), [*zip(GAMES, ("pause", "lock", None), strict=False)])
async def test_a_game_of_each_kind_goes_on_as_it_stood(tables: Tables, system: str, halted: Any) -> None:
    """Stopped, if it was, and with what has been taken back."""
    table = await begun(tables, (ALYS, BRAN, CATE), system=system)
    await play(table, 12)
    await rewind(table, 6)
    await play(table, 6)
    if halted:
        await halt(table, halted)
    file, state, was = await export(table, KEY), table.state, table.game
    await halt(table, "archive")
    copy = await taken_up(tables, file)
    assert (copy.state, copy.seats, copy.game.locked) == (state, table.seats, was.locked)
    assert (copy.game.paused_at is None) == (was.paused_at is None) == (halted is None)
    assert await refused(tables, file, channel=3) == "gm-copy-live"
    if halted:
        await halt(copy, "unlock" if halted == "lock" else "resume")
    await play(copy, 12, seed=2)
    if copy.playing:
        await edit(copy, EndGame(winners=()))
    findings = verify(read(write(copy, await copy.entries(), None)), SYSTEMS)
    assert [each for each in findings if each.kind == "false"] == []


async def test_a_game_in_which_something_was_done_beside_the_decision_is_taken_up(tables: Tables) -> None:
    """It was called damaged: a gift is seen by all, but makes no button stale."""
    table = await begun(tables, (ALYS, BRAN, CATE), system="moot")
    await table.submit(1, Gift(who="0", gold=1))
    file = await export(table, KEY)
    await halt(table, "archive")
    assert (await taken_up(tables, file)).state == table.state


async def test_it_is_there_after_a_restart(desk: Desk) -> None:
    table = await begun(desk.tables)
    await play(table, 3)
    file, state = await export(table, KEY), table.state
    await halt(table, "archive")
    number = (await taken_up(desk.tables, file)).game.id
    again = await (await desk.reopen()).table(number)
    assert again.state == state
    await rewind(again, 1, seats=True)
    assert again.seats == table.seats


async def test_a_game_that_was_paused_when_it_was_put_away_is_taken_up_paused(desk: Desk) -> None:
    table = await begun(desk.tables)
    await halt(table, "pause")
    desk.time += 60
    await halt(table, "archive")
    assert (await taken_up(desk.tables, await export(table, KEY))).game.paused_at is not None


async def test_clocks_begin_anew(tables: Tables) -> None:
    table = await lobby(tables)
    await tables.set_pace(table.game.id, lambda _: table.pace.model_copy(update={"hours": 24}))
    await tables.start(table.game.id)
    file = await export(table, KEY)
    await halt(table, "archive")
    copy = await taken_up(tables, file)
    assert {seat: clock.since for seat, clock in copy.clocks.items()} == {
        seat: clock.since for seat, clock in table.clocks.items()
    }


async def test_a_game_that_is_over_comes_back_over_and_goes_on_with_another_secret(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 3)
    await edit(table, EndGame(winners=()))
    copy = await taken_up(tables, await export(table, KEY))
    assert copy.game.status == "over"
    await rewind(copy, 2)
    assert copy.commitment != table.commitment
    await play(copy, 2)
    check(copy.rules, await content(copy))  # draws of two secrets


# ── refused ──


async def test_the_channel_has_to_be_free(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    await halt(table, "archive")
    await lobby(tables, channel=2)
    assert await refused(tables, file) == "gm-channel-taken"


async def test_what_is_amiss_in_a_file_is_logged_without_what_is_hidden_there(tables: Tables) -> None:
    table = await begun(tables)
    good = unseal(await export(table, KEY), KEY)
    await halt(table, "archive")
    hidden = '{"kind":"unheard-of","card":"a hidden card"}'
    (first, *rest) = good.whole.entries
    broken = replace(first, events=f"[{hidden}]"), replace(first, draws=f"[{hidden}]")
    spoilt = [Content(replace(good.whole, entries=(row, *rest)), good.state) for row in broken]
    for bad in (*spoilt, Content(good.whole, hidden)):
        with capture_logs() as logs, pytest.raises(Refused, match="gm-file-damaged"):
            await load(tables, bad, guild_id=1, channel_id=2, signed=WHY)
        (line,) = [log for log in logs if log["event"] == "a sealed game does not fit together"]
        assert "hidden card" not in str(line)


def newer(**changes: Any) -> dict[str, Any]:
    """The games as another Maester has them."""
    old = type(SYSTEMS["tourney"])
    return {**SYSTEMS, "tourney": type("Newer", (old,), {"version": "2", **changes})()}


async def test_under_newer_rules_it_goes_on_if_it_comes_out_the_same(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 3)
    file, state = await export(table, KEY), table.state
    await halt(table, "archive")
    copy = await taken_up(Tables(tables.store, newer(), tables.clock), file)
    assert (copy.game.rules_version, copy.held, copy.state) == ("2", False, state)
    await play(copy, 1000)
    assert copy.game.status == "over"


async def test_what_newer_rules_remember_besides_is_taken_from_the_journal(tables: Tables) -> None:
    """By the same rules, a state that the journal does not lead to is damage."""
    table = await begun(tables)
    await play(table, 3)
    good, state = await content(table), table.state
    await halt(table, "archive")
    file = seal(Content(good.whole, state.model_copy(update={"round": 9}).model_dump_json()), KEY)
    assert await refused(tables, file) == "gm-file-damaged"
    copy = await taken_up(Tables(tables.store, newer(), tables.clock), file)
    assert copy.state == state


async def test_under_rules_by_which_it_would_go_another_way_it_is_refused(tables: Tables) -> None:
    def act(*_: Any) -> Any:
        raise RuleError("TOURNEY-9", "tourney-no-more")

    table = await begun(tables)
    await play(table, 3)
    file = await export(table, KEY)
    await halt(table, "archive")
    assert await refused(Tables(tables.store, newer(act=act), tables.clock), file) == "gm-file-rules"
    assert await tables.store.game_in(2) is None


async def test_rules_that_are_not_at_hand(tables: Tables) -> None:
    table = await begun(tables)
    whole = await content(table)
    await halt(table, "archive")

    def sealed_as(**changes: Any) -> bytes:
        game = replace(whole.whole.game, **changes)
        return seal(replace(whole, whole=replace(whole.whole, game=game)), KEY)

    assert await refused(tables, sealed_as(system="chess")) == "table-no-system"
    assert await refused(tables, sealed_as(secret="00" * 32)) == "gm-file-damaged"
    assert await refused(tables, sealed_as(secret="no secret")) == "gm-file-damaged"
    assert await tables.store.game_in(2) is None


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: file["whole"]["entries"].pop(1), "an entry is missing"),
        (lambda file: file["whole"]["game"].update(version=2), "an entry is missing"),
        (lambda file: file["whole"]["game"].update(stamp=0), "the public entries"),
        (lambda file: file["whole"]["game"].update(rolls=0), "the ledger has a gap"),
        (lambda file: file["whole"]["game"].update(secret="11" * 32), "is not what the secret gives"),
        (lambda file: file["whole"]["seats"][1].update(words="others"), "is not what the secret gives"),
        (lambda file: file["whole"]["game"].update(status="over"), "whether it is over"),
    ],
)
async def test_what_does_not_fit_together_is_found(tables: Tables, spoil: Any, why: str) -> None:
    table = await begun(tables)
    await play(table, 3)
    good = await content(table)
    check(table.rules, good)
    parts = json.loads(CONTENT.dump_json(good, warnings=False))
    spoil(parts)
    with pytest.raises(Damaged, match=why):
        check(table.rules, CONTENT.validate_json(json.dumps(parts)))


async def test_another_state_than_that_of_the_journal_is_found(tables: Tables) -> None:
    table = await begun(tables)
    then = table.state.model_dump_json()
    await play(table, 3)
    with pytest.raises(Damaged, match="another state"):
        check(table.rules, replace(await content(table), state=then))


# ── copies ──


async def test_no_copy_beside_a_game_that_is_on(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    assert await refused(tables, file) == "gm-copy-live"
    await halt(table, "archive")
    copy = await taken_up(tables, file)
    assert await refused(tables, file, channel=3) == "gm-copy-live"
    with pytest.raises(Refused, match="gm-copy-live"):
        await halt(table, "restore")
    await halt(copy, "archive")
    await halt(table, "restore")
    assert table.playing


async def test_no_copy_of_a_game_whose_next_dice_are_known(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    await edit(table, EndGame(winners=()))
    assert await refused(tables, file) == "gm-copy-ahead"  # its secret was shown
    await rewind(table, 1)
    await halt(table, "archive")
    assert await refused(tables, file) == "gm-copy-ahead"  # and is so still


async def test_no_copy_of_a_game_that_has_thrown_more_dice(tables: Tables) -> None:
    game = (await begun(tables)).game
    stored = replace(game, status="archived")
    may_go_on(game, [stored])
    with pytest.raises(Refused, match="gm-copy-ahead"):
        may_go_on(game, [replace(stored, rolls=game.rolls + 1)])
    may_go_on(replace(game, status="over"), [replace(stored, rolls=game.rolls + 1)])


async def test_the_archived_game_does_not_come_back_once_its_copy_went_further(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    await halt(table, "archive")
    copy = await taken_up(tables, file)
    await edit(copy, EndGame(winners=()))
    with pytest.raises(Refused, match="gm-copy-ahead"):
        await halt(table, "restore")


async def test_a_copy_belongs_to_the_server_of_its_game(tables: Tables) -> None:
    table = await begun(tables)
    file = await export(table, KEY)
    await halt(table, "archive")
    assert await refused(tables, file, guild=9) == "gm-copy-elsewhere"


async def test_another_host_with_the_same_key_takes_it_up(tables: Tables, tmp_path: Path) -> None:
    table = await begun(tables)
    await play(table, 3)
    file = await export(table, KEY)
    other = Desk(tmp_path / "other.db")
    try:
        copy = await taken_up(await other.open(), file, guild=9)
        assert copy.state == table.state
        assert copy.game.guild_id == 9
    finally:
        await other.close()


async def test_a_file_that_unpacks_to_more_than_any_game_is_never_unpacked(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sealed with the host's own key: 300 MB of nothing make a small file, and took half a gigabyte."""
    bomb = zlib.compress(b" " * (LARGEST + 1), 9)
    head = (await export(await begun(tables), KEY)).splitlines()[0] + b"\n"
    unpacked: list[bytes] = []
    monkeypatch.setattr(CONTENT, "validate_json", unpacked.append)
    for packed in (bomb, zlib.compress(b"{}")[:-3]):
        with pytest.raises(Refused, match="gm-file-damaged"):
            unseal(head + Fernet(KEY).encrypt(packed), KEY)
    assert unpacked == []


def test_a_file_too_large_is_not_looked_into() -> None:
    with pytest.raises(Refused, match="gm-file-damaged"):
        unseal(b"maester game 9 0123456789abcdef\n" + b" " * LARGEST, KEY)


async def test_what_could_not_be_taken_up_again_is_not_given_out(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables)
    monkeypatch.setattr("bot.engine.moderation.game_export.LARGEST", 1000)
    with pytest.raises(Refused, match="gm-file-large"):
        await export(table, KEY)
