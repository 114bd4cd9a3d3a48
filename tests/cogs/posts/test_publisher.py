"""What is posted in a channel, where Discord takes it and where it does not."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.engine.calendar import Matter, save_settings, vote
from bot.engine.journal.entries import Entry
from bot.engine.outbox import Undeliverable, Unsent
from bot.engine.table.absence import appoint_regent, list_seat, take_seat
from bot.engine.table.table import Table
from bot.engine.table.turn_history import told
from bot.engine.tables import Tables
from bot.rules.contract import Action, Concede, Outcome, Text
from bot.rules.tiny_epic.actions import BringBack
from bot.store.protocol import StoreError
from bot.store.records import StoryRow
from bot.store.rows import OutboxRow, Post, SeatRow
from cogs.interaction.answers import ARCHIVED, Attachment
from cogs.interaction.names import voice
from cogs.lobby import seating
from cogs.play.telling import story
from cogs.posts import publisher
from cogs.posts.publisher import Publisher
from tests.engine.agents_at_work import agents_think
from tests.engine.engine_fixture import ALYS, BRAN, CATE, NAMES, Desk, Unsteady, begun, play
from tests.engine.fake_clock import posts, timed

LIVE, FRESH = 500, 501
"""Messages."""


class Thread:
    """A thread that Discord has archived: no message in it is changed until somebody writes."""

    def __init__(self, *, deletes: bool) -> None:
        self.archived, self._deletes, self.messages, self.sent = True, deletes, [LIVE], 0

    def get_partial_message(self, message: int) -> Any:
        async def edit(**_: Any) -> None:
            self._refuse(self.archived)

        async def delete() -> None:
            self._refuse(self.archived and not self._deletes)
            self.messages.remove(message)

        return SimpleNamespace(edit=edit, delete=delete)

    async def send(self, **_: Any) -> Any:
        self.archived = False
        self.sent += 1
        self.messages.append(FRESH)
        return SimpleNamespace(id=FRESH)

    def _refuse(self, really: bool) -> None:
        if really:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": ARCHIVED, "message": "Thread is archived"})


class Painter:
    def __init__(self) -> None:
        self.patient: list[bool] = []
        """Of each picture whether it had time."""

    async def boards(self, *_: Any, patient: bool) -> tuple[Attachment, ...]:
        self.patient.append(patient)
        return (Attachment("map.png", b"", ""),)


def sender(bot: Any, tables: Tables) -> Publisher:
    return Publisher(bot, tables, seating.redraw)


@pytest.mark.parametrize("deletes", [True, False])
async def test_a_dashboard_in_an_archived_thread_is_posted_anew(desk: Desk, deletes: bool) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    await table.remember(LIVE)
    thread = Thread(deletes=deletes)
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=Painter(), get_guild=lambda _: None
    )
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))
    assert thread.messages[-1] == FRESH
    assert (LIVE in thread.messages) is not deletes
    assert table.game.dashboard_id == FRESH


async def test_a_board_that_may_not_be_taken_down_keeps_no_other_from_the_channel(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    await table.remember(LIVE)
    thread = Thread(deletes=True)

    async def delete() -> None:
        raise refused(403, 50001)

    thread.get_partial_message = lambda _: SimpleNamespace(delete=delete)  # type: ignore[method-assign]
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=Painter(), get_guild=lambda _: None
    )
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "turn", "{}", "nonce", 0))
    assert thread.messages == [LIVE, FRESH]


async def test_a_change_ahead_of_older_posts_makes_no_new_board(desk: Desk) -> None:
    """What waits before it comes first; then this is tried again."""
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    await table.remember(LIVE)
    thread = Thread(deletes=True)
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=Painter(), get_guild=lambda _: None
    )
    row = OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0, edits=True, ahead=True)
    with pytest.raises(Unsent):
        await sender(bot, desk.tables).publish(row)
    assert thread.messages == [LIVE]
    assert table.game.dashboard_id == LIVE


async def test_a_move_of_which_nobody_knew_whether_it_was_stored_is_shown(desk: Desk) -> None:
    """The database failed after it had stored the move: the board of before it was shown, until somebody moved."""
    await desk.close()
    tables = await desk.open(Unsteady)
    table = await begun(tables, (ALYS, BRAN), system="risk")
    tables.posted.clear()
    cast(Unsteady, tables.store).in_doubt.append("append")
    with pytest.raises(StoreError):
        await play(table, 1)
    assert tables.posted.is_set(), "else what was stored with it waits until somebody else moves"
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: Thread(deletes=True),
        painter=Painter(),
        get_guild=lambda _: None,
    )
    await sender(bot, tables).publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))
    assert table.game.version == 2


@pytest.mark.parametrize("people", [True, False])
async def test_pictures_have_time_where_agents_play_alone(desk: Desk, people: bool) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    painter, thread = Painter(), Thread(deletes=True)
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=painter, get_guild=lambda _: None
    )
    for kind in ("dashboard", "story"):
        row = OutboxRow(1, table.game.id, kind, '{"upto": 0}', kind, 0, people=people)
        await sender(bot, desk.tables).publish(row)
    assert painter.patient == [not people] * 2


async def test_a_board_whose_sender_died_before_it_was_done_is_not_posted_again(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    for row in await desk.store.due_posts(1e12, 9):
        await desk.store.post_done(row.id)
    await desk.store.post(table.game.id, [Post("turn", "turn:1", "{}")])
    thread = Thread(deletes=True)
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=Painter(), get_guild=lambda _: None
    )
    for _ in range(2):
        (row,) = [row for row in await desk.store.due_posts(1e12, 9) if row.kind == "turn"]
        await sender(bot, desk.tables).publish(row)
    assert thread.messages == [LIVE, FRESH]  # the first is of another game
    assert thread.sent == 1, "Discord would drop another, which has the nonce of the one taken down"
    assert table.game.dashboard_id == FRESH
    await table.remember(None)  # but one that somebody has taken down since is
    await sender(bot, desk.tables).publish(row)
    assert thread.messages == [LIVE, FRESH, FRESH]


async def test_a_new_board_that_has_nobody_left_to_call_changes_in_place(desk: Desk) -> None:
    """Somebody was awaited, and has answered by a standing order before it could be sent."""
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    await table.remember(LIVE)
    table.seats = tuple(replace(seat, user_id=None, agent="sensible") for seat in table.seats)
    thread = Thread(deletes=True)
    thread.archived = False
    bot: Any = SimpleNamespace(
        get_partial_messageable=lambda *_, **__: thread, painter=Painter(), get_guild=lambda _: None
    )
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "turn", "{}", "nonce", 0))
    assert thread.messages == [LIVE]
    assert table.game.dashboard_id == LIVE


class Read:
    """A channel that keeps what is said in it; the third message does not get through at first."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.nonces: list[str] = []
        self.cut = False

    async def send(self, view: Any, nonce: str, **_: Any) -> Any:
        if len(self.texts) == 2 and not self.cut:
            self.cut = True
            raise aiohttp.ClientConnectionError
        parts = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        self.texts.append("\n".join(part.content for part in parts))
        self.nonces.append(nonce)
        return SimpleNamespace(id=FRESH + len(self.texts))


async def test_a_story_that_is_too_long_for_a_message_is_told_in_several_each_turn_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Discord is far behind; a try after a cut goes on where it was."""
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: "5e" * 32)  # the same dice in every run
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    await play(table, 150)
    closing = [entry.n for entry in await table.entries() if any(event.closes for event in entry.events)]
    await desk.store.note_story(table.game.id, StoryRow(closing[0], 1, FRESH))
    turns, say = await told(table, closing[-1]), voice(table, "en")
    letters = sum(len(story(say, one.events)) for one in turns) // 5
    monkeypatch.setattr(
        publisher, "LETTERS", letters
    )  # not by name: a bot that closes takes its modules along
    channel = Read()
    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: channel, painter=Painter())
    row = OutboxRow(1, table.game.id, "story", json.dumps({"upto": closing[-1]}), "0123abcd-4567", 0)
    with pytest.raises(Unsent):
        await sender(bot, desk.tables).publish(row)
    await sender(bot, desk.tables).publish(row)
    lines = [f"### {say.key('story-turn', seat=one.seat)}" for one in turns if one.seat is not None]
    heads = [line for text in channel.texts for line in text.splitlines() if line.startswith("###")]
    assert len(channel.texts) > 3
    assert heads == lines
    assert not [text for text in channel.texts if say.key("story-more") in text]
    assert channel.nonces[-1] == row.nonce
    assert len(set(channel.nonces)) == len(channel.nonces)
    assert all(len(nonce) <= 25 for nonce in channel.nonces)
    stories = await desk.store.stories(table.game.id)
    assert [tale.events for one in stories[1:] for tale in await told(table, one.n)] == [
        one.events for one in turns
    ]


class Refusing:
    """A Discord that refuses every message with one code: those of a channel, and those to a person."""

    def __init__(self, status: int, code: int) -> None:
        self.painter, self.error = Painter(), refused(status, code)
        self.direct: list[str] = []

    def get_partial_messageable(self, *_: Any, **__: Any) -> Any:
        return SimpleNamespace(send=self._refuse)

    def get_guild(self, _: int) -> None:
        return None

    async def create_dm(self, user: Any) -> Any:
        if not self.direct:  # the first one is for whoever the post is for, the next ones are for the host
            self.direct.append("refused")
            raise self.error
        return SimpleNamespace(send=self._read)

    async def _refuse(self, **_: Any) -> None:
        self.direct.append("channel refused")
        raise self.error

    async def _read(self, view: Any, **_: Any) -> None:
        self.direct.append(view.children[0].children[0].content)


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    made = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return made(response, {"code": code, "message": ""})


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007), (400, 50033), (404, 10013)])
async def test_a_hand_that_its_owner_does_not_take_is_given_up(desk: Desk, status: int, code: int) -> None:
    table = await begun(desk.tables, (ALYS, BRAN))
    bot: Any = Refusing(status, code)
    with pytest.raises(Undeliverable):
        await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "hand", '{"seat": 0}', "nonce", 0))
    assert bot.direct == ["refused"]  # and nobody else is told


async def test_whoever_does_not_want_to_be_told_of_a_hand_is_not(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN))
    await save_settings(desk.tables, replace(await desk.store.person(ALYS), hands="none"))
    bot: Any = Refusing(500, 0)
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "hand", '{"seat": 0}', "nonce", 0))
    assert bot.direct == []


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [
        (403, 50001, "cannot reach"),
        (404, 10003, "is gone"),
        (403, 160005, "is locked"),
        (400, 50035, "does not take a message"),
    ],
)
async def test_a_board_that_discord_never_takes_is_given_up_and_the_host_is_told_once(
    desk: Desk, status: int, code: int, told: str
) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    bot: Any = Refusing(status, code)
    publisher = Publisher(bot, desk.tables, seating.redraw)
    for _ in range(2):
        with pytest.raises(Undeliverable):
            await publisher.publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))
    (words,) = [said for said in bot.direct if "refused" not in said]
    assert told in words


@pytest.mark.parametrize(
    ("status", "code"), [(500, 0), (503, 0), (429, 30046), (400, 40003), (400, 20028), (403, 0), (401, 0)]
)
async def test_what_may_heal_is_not_given_up(desk: Desk, status: int, code: int) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    bot: Any = Refusing(status, code)
    with pytest.raises(Unsent):
        await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))
    assert bot.direct == ["channel refused"]


async def test_a_connection_that_broke_may_heal(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN), system="risk")
    bot: Any = Refusing(500, 0)
    bot.error = aiohttp.ServerDisconnectedError()
    with pytest.raises(Unsent):
        await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))


async def test_a_wish_is_asked_with_its_button_and_one_stored_as_a_notice_is_still_told(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN, CATE), system="risk")
    table.seats = with_regent(table, 2)
    sent: list[Any] = []

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    channel = SimpleNamespace(send=send)
    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: channel)
    wish = {"move": 3, "stamp": 5, "votes": 1, "needed": 2}
    publisher = Publisher(bot, desk.tables, seating.redraw)
    new = OutboxRow(1, table.game.id, "wish", json.dumps({"seat": 0, "wish": wish}), "one", 0)
    old_text = Text(key="undo-wish", args={"seat": 0, **wish}).model_dump_json()
    for row in (new, OutboxRow(2, table.game.id, "notice", old_text, "two", 0)):
        await publisher.publish(row)
    texts = [item.content for view in sent for item in view.walk_children() if hasattr(item, "content")]
    wishes, (called,) = [text for text in texts if "<@" not in text], [text for text in texts if "<@" in text]
    assert called == f"-# <@{BRAN}>", "whoever must agree is called"
    assert len(wishes) == 2
    assert all("to go back to before move 3." in text and "1 of 2 agree" in text for text in wishes)
    assert [sum(hasattr(item, "custom_id") for item in view.walk_children()) for view in sent] == [1, 0]


def with_regent(table: Table, seat: int) -> tuple[SeatRow, ...]:
    """The seats, with an agent in the stead of one player."""
    return tuple(replace(row, agent="sensible") if row.seat == seat else row for row in table.seats)


async def test_nobody_is_told_that_a_substitute_is_wanted_once_the_seat_is_taken(desk: Desk) -> None:
    """Discord was slow: the channel was asked for somebody after they had come."""
    table, sent = await begun(desk.tables), list[Any]()
    wanted = Text(key="clock-open", args={"seat": 1})
    await list_seat(table, 1, True, wanted)

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: SimpleNamespace(send=send))
    for n in range(2):
        row = OutboxRow(n, table.game.id, "notice", wanted.model_dump_json(), str(n), 0)
        await sender(bot, desk.tables).publish(row)
        if n == 0:
            await take_seat(table, 1, CATE, "Cate")
    assert len(sent) == 1


async def test_who_is_back_already_is_not_called_to_come_back(desk: Desk) -> None:
    table, sent = await begun(desk.tables), list[Any]()

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: SimpleNamespace(send=send))
    late = Text(key="act-regent", args={"seat": 1, "name": "sensible", "before": "Bran"}).model_dump_json()
    for n, seats in enumerate((with_regent(table, 1), table.seats)):
        table.seats = seats
        await sender(bot, desk.tables).publish(OutboxRow(n, table.game.id, "notice", late, str(n), 0))
    texts = [item.content for view in sent for item in view.walk_children() if hasattr(item, "content")]
    assert [f"<@{BRAN}>" in text for text in texts] == [True, False]


async def test_what_a_game_master_does_to_the_table_calls_its_players(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN, CATE))
    table.seats = with_regent(table, 2)
    sent = list[Any]()

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: SimpleNamespace(send=send))
    told = Text(key="act-lock-signed", args={"who": "Cate", "why": "so", "plays": 0}).model_dump_json()
    for n, kind in enumerate(("notice", "signed")):
        await sender(bot, desk.tables).publish(OutboxRow(n, table.game.id, kind, told, str(n), 0))
    texts = [item.content for view in sent for item in view.walk_children() if hasattr(item, "content")]
    assert [f"<@{ALYS}> <@{BRAN}>" in text for text in texts] == [False, True]
    assert not any(f"<@{CATE}>" in text for text in texts)


async def test_a_table_that_falls_asleep_calls_whoever_could_wake_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel read it, and nobody who has turned to other things reads the channel."""
    table = await begun(desk.tables, (ALYS, BRAN, CATE))
    monkeypatch.setattr(publisher, "out", lambda _, seat: seat == 2)
    sent = list[Any]()

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: SimpleNamespace(send=send))
    slept = Text(key="act-sleep").model_dump_json()
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "notice", slept, "one", 0))
    (text,) = [item.content for item in sent[0].walk_children() if hasattr(item, "content")]
    assert f"<@{ALYS}> <@{BRAN}>" in text
    assert f"<@{CATE}>" not in text


@pytest.mark.parametrize("matter", ["pause", "resume"])
async def test_the_first_vote_of_a_matter_calls_whoever_may_still_vote(
    desk: Desk, matter: Matter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel read of it, and nobody who has turned to other things reads the channel."""
    dorn, edric = 14, 15
    monkeypatch.setitem(NAMES, dorn, "Dorn")
    monkeypatch.setitem(NAMES, edric, "Edric")
    table = await timed(desk.tables, "risk", users := (ALYS, BRAN, CATE, dorn, edric))
    agents_think(desk.tables, 60)
    await appoint_regent(table, 4, table.game.version)
    if matter == "resume":
        await desk.store.pause(table.game.id, table.now())
        await table.force_reload()
    await posts(desk, "")
    for voter in (BRAN, BRAN, ALYS):
        await vote(table, voter, matter)
    sent = list[Any]()

    async def send(view: Any, **_: Any) -> None:
        sent.append(view)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: SimpleNamespace(send=send))
    while rows := await desk.store.due_posts(1e12, 99):
        for row in rows:
            if row.kind == "notice":
                await sender(bot, desk.tables).publish(row)
            await desk.store.post_done(row.id)
    first, second = [
        item.content for view in sent for item in view.walk_children() if hasattr(item, "content")
    ]
    assert [f"<@{one}>" in first for one in users] == [True, False, True, True, False]
    assert ("1 of 3 votes" in first, "2 of 3 votes" in second) == (True, True)
    assert "<@" not in second, "once is enough"


async def test_who_is_called_in_private_hears_of_what_a_game_master_did(desk: Desk) -> None:
    """Whoever had chosen so was called by nothing: only mentions were made of it."""
    table = await begun(desk.tables)
    await save_settings(desk.tables, replace(await desk.store.person(BRAN), calls="dm"))
    sent = dict[int, list[Any]]()

    def channel(whose: int) -> Any:
        async def send(view: Any, **_: Any) -> None:
            sent.setdefault(whose, []).append(view)

        return SimpleNamespace(send=send)

    async def create_dm(person: Any) -> Any:
        return channel(person.id)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: channel(0), create_dm=create_dm)
    told = Text(key="act-lock-signed", args={"who": "Cate", "why": "so", "plays": 0}).model_dump_json()
    await sender(bot, desk.tables).publish(OutboxRow(1, table.game.id, "signed", told, "one", 0))
    texts = {
        whose: [item.content for view in views for item in view.walk_children() if hasattr(item, "content")]
        for whose, views in sent.items()
    }
    assert [f"<@{ALYS}>" in text and f"<@{BRAN}>" not in text for text in texts[0]] == [True]
    assert "has locked the table" in texts[BRAN][0]
    assert ALYS not in texts


def test_at_the_end_all_are_called_who_sit_there_but_who_left_for_good() -> None:
    """Whoever came back has not left, and who has won is told of it though they left."""
    alys, bran, cate, davin = (SeatRow(seat, 11 + seat, name, None, "") for seat, name in enumerate("ABCD"))
    table: Any = SimpleNamespace(
        seats=(alys, bran, cate, davin), outcome=lambda: Outcome(winners=(3,), reason="alliance", scores=())
    )
    done: list[tuple[int | None, Action]] = [
        *((seat, Concede()) for seat in (1, 2, 3)),
        (None, BringBack(player="1")),
    ]
    entries = [Entry(n, seat, "player", action, (), (), 0.0) for n, (seat, action) in enumerate(done)]
    assert publisher._stayed(table, entries) == [alys.user_id, bran.user_id, davin.user_id]
