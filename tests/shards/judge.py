"""Judges a history: what people were told, what Discord shows, and what the database holds must be one story."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from bot.engine.journal.entries import codec
from bot.engine.journal.history import state_after
from bot.rules.registry import RULESETS
from bot.sandbox.model import Message
from bot.sandbox.world import World
from bot.store.postgres import PostgresStore
from tests.shards.people import DONE, History

PROMISED = """
CREATE TABLE promised (id BIGINT PRIMARY KEY, game_id BIGINT, kind TEXT, key TEXT);
CREATE FUNCTION promise() RETURNS trigger AS $$ BEGIN
  INSERT INTO promised VALUES (NEW.id, NEW.game_id, NEW.kind, NEW.key); RETURN NEW; END $$ LANGUAGE plpgsql;
CREATE TRIGGER promise AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION promise();
"""
"""Keeps every post that was ever to be shown."""


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
    """What was promised to be shown was, once each; nothing waits any more; each table has one live board."""
    assert await rows(store, "SELECT * FROM outbox") == []
    (life,) = await rows(store, "SELECT stamp FROM life")
    numbers = Counter(
        int(message.nonce.removeprefix(f"{life['stamp']}-"))
        for message in created
        if message.nonce and message.nonce.startswith(life["stamp"])
    )
    promised = await rows(store, "SELECT * FROM promised ORDER BY id")
    assert [number for number, times in numbers.items() if times > 1] == []
    playing = {row["id"] for row in await rows(store, "SELECT id FROM games WHERE status = 'playing'")}
    newest = {(post["game_id"], post["kind"]): post["id"] for post in promised if post["id"] in numbers}
    missing = [  # a story goes back to the one before it: a newer one that was shown tells all of those that were not
        post
        for post in promised
        if post["id"] not in numbers
        and (
            post["kind"] in ("notice", "signed")
            or (
                (post["kind"] == "story" or (post["kind"] == "turn" and post["game_id"] in playing))
                and post["id"] > newest.get((post["game_id"], post["kind"]), 0)
            )
        )
    ]
    assert missing == [], missing
    boards = {
        (message.channel_id, message.id)
        for message in shown
        if "'label': 'Your move'" in str(message.components)
    }
    sql = "SELECT channel_id, dashboard_id FROM games WHERE status = 'playing'"
    assert boards == {(row["channel_id"], row["dashboard_id"]) for row in await rows(store, sql)}


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
