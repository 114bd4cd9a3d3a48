"""Posts into the outbox, within the transaction of what they tell of."""

from collections.abc import Sequence

from bot.store.rows import BEGINNING, OutboxRow, Post
from bot.store.session import Session, insert

OLDEST = (
    "NOT EXISTS (SELECT 1 FROM outbox AS older WHERE older.game_id = outbox.game_id"
    " AND older.lane = outbox.lane AND older.id < outbox.id)"
)
"""Of a post in `outbox`: whether it is the oldest waiting one of its lane (`OutboxRow`)."""

CHANNEL = "(SELECT channel_id FROM games WHERE id = outbox.game_id)"
"""Of a post: where its game is played."""

EDITS = (
    "(kind = 'lobby' OR kind IN ('turn', 'dashboard') AND EXISTS (SELECT 1 FROM games WHERE id = outbox.game_id"
    " AND (kind = 'dashboard' AND dashboard_id IS NOT NULL OR status IN ('over', 'archived'))))"
)
"""Of a post: whether it changes a message that is there, or takes it down (`OutboxRow`)."""

AHEAD = (
    "kind = 'dashboard' AND EXISTS (SELECT 1 FROM games WHERE id = outbox.game_id AND dashboard_id IS NOT NULL"
    " AND status = 'playing') AND NOT EXISTS (SELECT 1 FROM outbox AS older WHERE older.game_id = outbox.game_id"
    " AND older.lane = outbox.lane AND older.id < outbox.id AND (older.attempts > 0 OR older.claimant IS NOT NULL))"
)
"""Of a post that is not the oldest of its lane: whether it may change what is there before the older ones are shown,
none of which anybody has tried. A board is not taken down before the end has been told."""

FREE = "AND (claimant IS NULL OR claimant = ?)"
"""Of a post: whether no other process is about to send it."""

LONE = (
    "NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.game_id = outbox.game_id AND other.lane = outbox.lane"
    " AND other.claimant <> ?)"
)
"""Of a post: whether no other process sends one of its lane."""

TELLS_ALL = (
    "(kind IN ('turn', 'dashboard')"
    " OR kind = 'story' AND (EXISTS (SELECT 1 FROM stories WHERE game_id = outbox.game_id)"
    f" OR (SELECT version FROM games WHERE id = outbox.game_id) <= {BEGINNING})"
    " OR kind = 'hand')"
)
"""Of a post: whether the next of its kind tells what it would. A board and a hand are shown as they are now; a story
goes back to the one that was told before it. Where none was told yet it goes back to the beginning of the game, if that
is near, and else to that of its own turn."""

AS_MUCH = (
    "(newer.kind = outbox.kind OR newer.kind = 'turn' AND outbox.kind = 'dashboard'"
    " OR newer.kind = 'plan' AND outbox.kind = 'hand')"
)
"""Of two posts: whether they are of a kind, a change of the board and a new one, or a hand and what became of a plan,
which shows the hand, too."""

UNTRIED = "attempts = 0 AND claimant IS NULL"
"""Of a post: whether nobody can have begun to send it."""

OVERTAKEN = (
    f"{TELLS_ALL} AND {UNTRIED} AND EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.game_id = outbox.game_id"
    f" AND newer.lane = outbox.lane AND {AS_MUCH} AND newer.id > outbox.id)"
)
"""Of a post: whether a newer one tells all that it would."""

YIELDS = (
    f"kind = 'turn' AND {UNTRIED} AND EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.game_id = outbox.game_id"
    " AND newer.lane = outbox.lane AND newer.kind = 'story' AND newer.id > outbox.id)"
)
"""Of a new board: whether a story waits behind it. The story goes first, and the board stands below it, as it will be
then: else boards go first again and again, while each story is overtaken by the next before it is its turn."""

PEOPLE = "(SELECT count(*) FROM seats WHERE game_id = ? AND user_id IS NOT NULL AND agent IS NULL)"
"""How many people play a game, and no agent in their stead."""

WAITING = "WHERE game_id = ? AND key = ?"
"""Of a post: whether it is this one."""

DROP = f"DELETE FROM outbox {WAITING} AND claimant IS NULL"
"""A post goes, unless another process is about to send it."""

NONCE = "(SELECT stamp FROM life) || '-' || id"
"""Of a post: no other of this database, nor of one that it was restored from, has it. Discord takes 25 characters."""


AGAIN = "game_id, kind, key, payload, lane, interaction_id, written_at, people"
"""What a post is, but for its place, what it was tried, and by whom."""


async def claim(db: Session, row: OutboxRow, process: int) -> bool:
    """Reserve a post, and with it its lane, for a process, if it may still be sent now.

    Under the lock of its game: of two processes that want two posts of a lane at once, both would find it free.
    """
    await db.lock(row.game_id)
    sql = f"UPDATE outbox SET claimant = ? WHERE id = ? {FREE} AND {LONE} AND ({OLDEST} OR {AHEAD})"
    return bool(await db.run(sql, process, row.id, process, process))


async def make_room(db: Session, game_id: int, lane: str) -> None:
    """Drop the posts of a lane of which a newer one tells all, and put boards behind the story that waits for them."""
    here, which = "WHERE game_id = ? AND lane = ?", (game_id, lane)
    await db.run(f"DELETE FROM outbox {here} AND {OVERTAKEN}", *which)
    # Taken away in one statement, so that no other process can claim it in between, and show it twice.
    for row in await db.all(f"DELETE FROM outbox {here} AND {YIELDS} RETURNING {AGAIN}", *which):
        await db.run(insert("outbox", AGAIN), *row)


async def post(db: Session, game_id: int, posts: Sequence[Post], interaction: int | None = None) -> None:
    """Add posts of a game; `interaction` is what somebody did on Discord that they came from.

    One that replaces a waiting one gets a new id and with it a new nonce, so that it is not taken for a repeat. One
    that another process is about to send stays until that is done: else the two might be shown in the wrong order.
    """
    await post_all(db, [(game_id, each, interaction) for each in posts])


async def post_all(db: Session, posts: Sequence[tuple[int, Post, int | None]]) -> None:
    """Add posts of several games: see `post`."""
    rows: dict[tuple[int, str], Sequence[object]] = {}
    for game_id, each, interaction in posts:
        rows.pop(which := (game_id, each.key), None)
        rows[which] = (game_id, each.kind, each.key, each.payload, each.lane, interaction, game_id)
    if not rows:
        return
    replaced, new = list(rows), list(rows.values())
    add = (
        "INSERT INTO outbox (game_id, kind, key, payload, lane, interaction_id, written_at, people)"
        f" VALUES (?, ?, ?, ?, ?, ?, {db.now}, {PEOPLE}) ON CONFLICT (game_id, key) DO NOTHING"
    )
    await db.each(DROP, replaced)
    if await db.each(add, new) < len(new):  # another process is about to send what one of them replaces
        await db.each(DROP, replaced)
        await db.each(f"UPDATE outbox SET key = key || ' ' || id {WAITING}", replaced)
        await db.each(add, new)  # all of them, so that they keep their order
