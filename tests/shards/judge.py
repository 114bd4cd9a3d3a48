"""Judges a history: what people were told, what Discord shows, and what the database holds must be one story."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from bot.engine.journal.entries import codec
from bot.engine.journal.history import state_after
from bot.engine.table.moment import Moment
from bot.rules.registry import RULESETS
from bot.sandbox.model import Message
from bot.sandbox.world import World
from bot.store.postgres import PostgresStore
from tests.shards.people import DONE, History

PROMISED = """
CREATE TABLE promised (id BIGINT PRIMARY KEY, game_id BIGINT, kind TEXT, untried BOOLEAN, became TEXT);
CREATE FUNCTION promise() RETURNS trigger AS $$ BEGIN
  INSERT INTO promised VALUES (NEW.id, NEW.game_id, NEW.kind); RETURN NEW; END $$ LANGUAGE plpgsql;
CREATE TRIGGER promise AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION promise();
CREATE FUNCTION done() RETURNS trigger AS $$ BEGIN
  UPDATE promised SET untried = OLD.attempts = 0 AND OLD.claimant IS NULL WHERE id = OLD.id;
  UPDATE promised SET became = OLD.payload::json ->> 'shown' WHERE id = OLD.id AND kind = 'turn';
  RETURN OLD; END $$ LANGUAGE plpgsql;
CREATE TRIGGER done AFTER DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION done();
"""
"""Keeps every post that was ever to be shown, whether nobody had begun to send it when it was taken away, and which
message a new board has become."""

FOR_ALL = ("story", "turn", "notice", "signed")
"""Posts that become a message of the channel."""

OVERTAKEN = ("story", "turn")
"""Those that a later one of the kind makes needless, as it tells all that they would (decision 0027)."""


async def rows(store: PostgresStore, sql: str) -> list[Mapping[str, Any]]:
    return await store.read(lambda db: db.named(sql))


async def no_move_is_lost_or_doubled(store: PostgresStore, history: History, world: World) -> None:
    """Who was told that it is done has it in the journal, once; and what is there, somebody did."""
    known = {row["id"]: row["game_id"] for row in await rows(store, "SELECT id, game_id FROM interactions")}
    lost = [(number, text) for number, text in history.told if DONE.search(text) and number not in known]
    assert lost == []
    by_people = await rows(
        store, "SELECT game_id, count(*) FROM entries WHERE by = 'player' GROUP BY game_id"
    )
    made = Counter(known.values())
    assert {row["game_id"]: row["count"] for row in by_people} == made
    assert set(known) <= set(world.interactions)


async def every_journal_is_whole(store: PostgresStore) -> None:
    """No number is missing, no roll was thrown twice, and the whole leads to a state."""
    for game in await rows(store, "SELECT id, system, version, rolls FROM games"):
        rules = RULESETS[game["system"]]
        entries = [codec(rules).read(row) for row in await store.entries(game["id"])]
        assert [entry.n for entry in entries] == [*range(game["version"])]
        assert [draw.n for entry in entries for draw in entry.draws] == [*range(game["rolls"])]
        assert state_after(rules, entries) is not None


async def every_post_is_shown_once(
    store: PostgresStore, created: list[Message], shown: list[Message]
) -> None:
    """What was promised to be shown was, once each; nothing waits any more; each table has one live board, of now."""
    assert await rows(store, "SELECT * FROM outbox") == []
    (life,) = await rows(store, "SELECT stamp FROM life")
    sent = posted(created, life["stamp"])
    promised = await rows(store, "SELECT * FROM promised ORDER BY id")
    playing = {row["id"] for row in await rows(store, "SELECT id FROM games WHERE status = 'playing'")}
    assert wrong(promised, sent, playing) == []
    told = await rows(store, "SELECT game_id, n, message_id FROM stories ORDER BY game_id, n")
    kinds = {post["id"]: post["kind"] for post in promised}
    stories = {message for number, message in sent if kinds[number] == "story"}
    assert [row["message_id"] for row in told if row["message_id"] not in stories] == []
    assert len(told) == len(stories) == len(stories & {message.id for message in shown})
    for earlier, later in pairwise(told):
        assert earlier["game_id"] != later["game_id"] or earlier["message_id"] < later["message_id"]
    await each_table_has_one_board_of_now(store, shown)


def posted(created: list[Message], stamp: str) -> list[tuple[int, int]]:
    """The posts that became messages, and which; that no post did twice in a channel."""
    ours = [message for message in created if message.nonce and message.nonce.startswith(stamp)]
    times = Counter((message.channel_id, message.nonce) for message in ours)
    assert [which for which, count in times.items() if count > 1] == []
    return [(_number(message, stamp), message.id) for message in ours]


def _number(message: Message, stamp: str) -> int:
    """Of a post that became a message; a long story is told in several, each with a number of its own behind."""
    assert message.nonce is not None
    return int(message.nonce.removeprefix(f"{stamp}-").partition("-")[0])


def wrong(
    promised: Sequence[Mapping[str, Any]], sent: list[tuple[int, int]], playing: set[int]
) -> list[Mapping[str, Any]]:
    """Posts that are missing, and changes of a board that took it down and posted it anew.

    A story or a board may be missing if nobody had begun to send it and a later one of its kind was promised; no
    board is promised where a game is over. A new board that calls nobody changes the one that is there. A change
    becomes a message only where there was no board before.
    """
    numbers, messages = {number for number, _ in sent}, {str(message) for _, message in sent}
    newest = {(post["game_id"], post["kind"]): post["id"] for post in promised}
    found, boards = list[Mapping[str, Any]](), set[int]()
    for post in promised:
        kind, last = post["kind"], newest[post["game_id"], post["kind"]] == post["id"]
        if post["id"] in numbers:
            fine = kind != "dashboard" or post["game_id"] not in boards
        elif kind == "turn" and (post["became"] in messages or (last and post["game_id"] not in playing)):
            fine = True
        else:
            fine = kind not in FOR_ALL or (kind in OVERTAKEN and post["untried"] and not last)
        if not fine:
            found.append(post)
        if post["id"] in numbers and kind in ("turn", "dashboard"):
            boards.add(post["game_id"])
    return found


async def each_table_has_one_board_of_now(store: PostgresStore, shown: list[Message]) -> None:
    """It stands where the table knows it to stand, and calls those who are awaited."""
    boards = {
        (message.channel_id, message.id): str(message.components)
        for message in shown
        if "'label': 'Your move'" in str(message.components)
    }
    games = await rows(
        store, "SELECT id, system, channel_id, dashboard_id FROM games WHERE status = 'playing'"
    )
    assert boards.keys() == {(game["channel_id"], game["dashboard_id"]) for game in games}
    for game in games:
        rules, seats = RULESETS[game["system"]], await store.seats(game["id"])
        entries = [codec(rules).read(row) for row in await store.entries(game["id"])]
        awaited = Moment(rules, state_after(rules, entries), seats, on=True).awaited
        board = boards[game["channel_id"], game["dashboard_id"]]
        assert [user for user in awaited if f"<@{user}>" not in board] == []


async def no_deadline_is_missed(store: PostgresStore, game_id: int, seconds: float, slack: float) -> int:
    """At a table where nobody moves the clock does, once their time is over. How often it did.

    Whose time has run out once has none until they move, so most of these follow at once.
    """
    entries = await rows(store, f"SELECT at, by FROM entries WHERE game_id = {game_id} ORDER BY n")
    assert {entry["by"] for entry in entries[1:]} == {"clock"}
    waits = [later["at"] - earlier["at"] for earlier, later in pairwise(entries)]
    assert waits[0] >= seconds - 0.1
    assert max(waits) <= seconds + slack, waits
    return len(waits)


def errors(log: str) -> list[str]:
    """What a process told its host of that went wrong."""
    return [line for line in log.splitlines() if re.search(r'"level": "(error|critical)"', line)]
