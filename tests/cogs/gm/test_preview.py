"""A preview waits for its game master alone, and is carried out once."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.engine.errors import Refused, Stale
from bot.engine.table.table import Table
from bot.store.protocol import StoreError
from cogs.gm import preview
from cogs.interaction.answers import note
from tests.cogs.posts.test_publisher import refused
from tests.engine import memory_store

MASTER, OTHER, TOKEN = 1, 2, 7


class Archive:
    """The tables of a database that does not answer the first time, or `answers` always."""

    def __init__(self, answers: bool = False) -> None:
        self._table = memory_store.table("risk", ("Alys", "Bran"))
        self._asked = int(answers)

    async def table(self, _: int) -> Table:
        self._asked += 1
        if self._asked == 1:
            raise StoreError("the disk is full")
        return self._table


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By whom the one act that waits was carried out."""
    done: list[int] = []

    async def doing(by: Any) -> preview.Shown:
        done.append(by.user.id)
        return note("done"), ()

    async def show(*_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr(preview, "show", show)
    monkeypatch.setitem(preview._waiting, TOKEN, preview.Proposal(MASTER, 1, doing))
    return done


@pytest.mark.parametrize(
    ("rights", "told"),
    [
        (discord.Permissions.all(), "all are told"),
        (discord.Permissions(view_channel=True, send_messages=True), "all are told"),
        (discord.Permissions(view_channel=True, attach_files=True), "not allowed to write messages"),
    ],
)
async def test_a_game_master_hears_whether_all_are_told(rights: discord.Permissions, told: str) -> None:
    """All were told, it said, though Maester was not allowed to write in the channel."""
    table = memory_store.table("risk", ("Alys", "Bran"))
    guild = SimpleNamespace(me=None)
    channel = SimpleNamespace(guild=guild, permissions_for=lambda _: rights)
    guild.get_channel_or_thread = lambda _: channel
    by = SimpleNamespace(
        client=SimpleNamespace(get_guild=lambda _: guild), channel_id=table.game.channel_id, locale="en"
    )
    view, _ = await preview.done(table, by)  # type: ignore[arg-type]
    assert told in "".join(getattr(item, "content", "") for item in view.walk_children())


async def test_of_a_game_whose_channel_is_gone_nobody_is_told() -> None:
    async def fetch_channel(_: int) -> None:
        raise refused(404, 10003)

    table = memory_store.table("risk", ("Alys", "Bran"))
    bot = SimpleNamespace(get_guild=lambda _: None, fetch_channel=fetch_channel)
    by = SimpleNamespace(client=bot, channel_id=table.game.channel_id + 1, locale="en")
    view, _ = await preview.done(table, by)  # type: ignore[arg-type]
    assert "nobody is told" in "".join(getattr(item, "content", "") for item in view.walk_children())


def press(archive: Archive, user: int) -> Any:
    client, channel = (
        SimpleNamespace(tables=archive, get_guild=lambda _: None),
        archive._table.game.channel_id,
    )
    by = SimpleNamespace(id=user)
    return SimpleNamespace(client=client, user=by, channel_id=channel, extras={}, locale="en")


async def test_confirm_works_again_once_the_database_answers(done: list[int]) -> None:
    """The preview was forgotten, though nothing had been done."""
    archive = Archive()
    with pytest.raises(StoreError):
        await preview._answered(press(archive, MASTER), "yes", TOKEN)
    await preview._answered(press(archive, MASTER), "yes", TOKEN)
    assert done == [MASTER]


async def test_confirm_works_again_where_the_database_failed_as_it_was_done(
    monkeypatch: pytest.MonkeyPatch, done: list[int]
) -> None:
    works = preview._waiting[TOKEN].doing

    async def doing(by: Any) -> preview.Shown:
        proposal.doing = works
        raise StoreError("the disk is full")

    monkeypatch.setitem(preview._waiting, TOKEN, proposal := preview.Proposal(MASTER, 1, doing))
    with pytest.raises(StoreError):
        await preview._answered(press(Archive(answers=True), MASTER), "yes", TOKEN)
    await preview._answered(press(Archive(answers=True), MASTER), "yes", TOKEN)
    assert done == [MASTER]


@pytest.mark.usefixtures("done")
async def test_an_act_is_stored_under_its_command_however_often_it_is_confirmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored: list[int] = []

    async def decision() -> Any:
        return None

    async def do(*_: Any, interaction: int, **__: Any) -> None:
        stored.append(interaction)

    async def shown(*_: Any) -> tuple[str, tuple[()]]:
        return "", ()

    monkeypatch.setattr(preview, "do", do)
    monkeypatch.setattr(preview, "preview", shown)
    command = press(Archive(answers=True), MASTER)
    command.id = 5
    table = memory_store.table("risk", ("Alys", "Bran"))
    await preview.propose_act(command, table, decision)
    _, proposal = preview._waiting.popitem()
    for _ in range(2):
        await proposal.doing(press(Archive(answers=True), MASTER))
    assert stored == [5, 5]


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_who_presses_twice_does_not_read_that_it_should_be_asked_anew(
    done: list[int], answer: str
) -> None:
    """*This preview is out of date. Give the command again* stood there, and it had been done."""
    archive = Archive(answers=True)
    await preview._answered(press(archive, MASTER), answer, TOKEN)
    with pytest.raises(Refused, match="gm-answered"):
        await preview._answered(press(archive, MASTER), "yes", TOKEN)
    assert done == [MASTER] * (answer == "yes")


@pytest.mark.parametrize(
    ("why", "told"),
    [(Stale(), "gm-stale"), (Refused("table-over"), "gm-over"), (Refused("gm-breaks"), "gm-breaks")],
)
async def test_what_can_no_longer_be_done_is_told_in_a_game_masters_words(
    monkeypatch: pytest.MonkeyPatch, why: Refused, told: str
) -> None:
    """*Here is what you may do now* stood there, and below it nothing."""

    async def doing(_: Any) -> preview.Shown:
        raise why

    monkeypatch.setitem(preview._waiting, TOKEN, preview.Proposal(MASTER, 1, doing))
    with pytest.raises(Refused, match=told):
        await preview._answered(press(Archive(answers=True), MASTER), "yes", TOKEN)


async def test_nobody_else_can_confirm_it_or_do_away_with_it(done: list[int]) -> None:
    archive = Archive()
    with pytest.raises(Refused, match="gm-gone"):
        await preview._answered(press(archive, OTHER), "no", TOKEN)
    assert done == []
    assert TOKEN in preview._waiting
