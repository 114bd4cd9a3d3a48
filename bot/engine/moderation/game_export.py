"""A whole game as an encrypted file, out of the database and into one again. Only the host's key opens it.

The file begins with one line: the number of the format, and a fingerprint of the key. Then comes the game: JSON,
compressed, filled up, encrypted (Fernet). A game master who plays may have the file: it shows neither hands nor dice.
"""

import asyncio
import hashlib
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

import structlog
from cryptography.fernet import Fernet, InvalidToken
from pydantic import TypeAdapter, ValidationError

from bot.engine.errors import Refused, outline
from bot.engine.journal.chance import SET_UP, commitment, identity, redrawn
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Copy, Entry, Rules, Signed, codec, resealed
from bot.engine.journal.history import state_after
from bot.engine.moderation.copies import may_go_on
from bot.engine.moderation.moderation import recording, still
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.rejudge import SAME, rejudge
from bot.rules.contract import State
from bot.store.protocol import Conflict
from bot.store.wholes import Whole

log = structlog.get_logger()

FORMAT = 1
"""Of the files written now, and the newest that can be read."""

LARGEST = 32 * 1024 * 1024
"""Bytes of a file, and of a game unpacked. One of thousands of moves takes a few MB."""

PIECE = 64 * 1024
"""What is sealed is filled up to a multiple of so many bytes: else a secret answer would make the file longer."""

HEAD = re.compile(rb"maester game (?P<format>[1-9]\d{0,5}) (?P<key>[0-9a-f]{16})\n")


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a file: the game, and the JSON of the state it had come to, to be compared."""

    whole: Whole
    state: str


CONTENT: TypeAdapter[Content] = TypeAdapter(Content)


class Damaged(Exception):
    """What a file holds does not fit together. The text says what, for the host's log."""


# ── the file ──


def seal(content: Content, key: bytes) -> bytes:
    """The file. `key` is one of Fernet's. Needs time: not for the event loop.

    Raises Refused if it would be larger than what is read again.
    """
    head = f"maester game {FORMAT} {_fingerprint(key)}\n".encode()
    text = CONTENT.dump_json(content, warnings=False)  # a database may give 0 and 1 for no and yes
    if len(text) > LARGEST:
        raise Refused("gm-file-large")
    packed = zlib.compress(text, 9)
    return head + Fernet(key).encrypt(packed.ljust(-(-len(packed) // PIECE) * PIECE, b"\0"))


def unseal(file: bytes, key: bytes) -> Content:
    """What is in a file. Raises Refused if it is damaged, of a newer format, or under another key."""
    head = HEAD.match(file) if len(file) <= LARGEST else None
    if head is None:
        raise Refused("gm-file-damaged")
    if int(head["format"]) > FORMAT:
        raise Refused("gm-file-newer")
    if head["key"].decode() != _fingerprint(key):
        raise Refused("gm-file-foreign")
    try:
        return CONTENT.validate_json(_unpacked(Fernet(key).decrypt(file[head.end() :])))
    except (InvalidToken, zlib.error, ValueError) as error:
        raise Refused("gm-file-damaged") from error


def _unpacked(packed: bytes) -> bytes:
    """What was packed, without what fills up the last piece.

    Raises zlib.error if it is damaged, or larger than any game.
    """
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(packed, LARGEST)
    if not unpacking.eof:
        raise zlib.error("cut off, or too large")
    return text


def _fingerprint(key: bytes) -> str:
    """A fingerprint of a key, which reveals nothing of it."""
    return hashlib.sha256(b"the name of a key\n" + key).hexdigest()[:16]


async def export(table: Table, key: bytes) -> bytes:
    """The file of a game that has begun."""
    async with table.lock:
        await table.reload_if_changed()
        whole, state = await table.store.whole(table.game.id), table.state
    if whole is None:
        raise Refused("table-gone")
    return await asyncio.to_thread(lambda: seal(Content(whole, state.model_dump_json()), key))


# ── what it holds ──


def check(rules: Rules, content: Content) -> State:
    """How the game stands. Raises Damaged unless the journal leads to the state that is told with it, its ledger has no
    gap, and its secret gives every draw.
    """
    game = content.whole.game
    entries = [codec(rules).read(row) for row in content.whole.entries]
    if not entries or [entry.n for entry in entries] != list(range(game.version)):
        raise Damaged("an entry is missing")
    # Those beside a decision make no button stale.
    public = [entry for entry in entries if entry.public]
    if not sum(not entry.aside for entry in public) <= game.stamp <= len(public):
        raise Damaged("the public entries are not so many")
    _check_draws(rules, content.whole, entries)
    state = state_after(rules, entries)
    known = game.rules_version == rules.version  # other rules may keep other books
    if state is None or (known and state != rules.state.model_validate_json(content.state)):
        raise Damaged("the journal leads to another state")
    if game.status not in (("playing", "archived") if rules.outcome(state) is None else ("over",)):
        raise Damaged("whether it is over is not as the state says")
    return state


def _check_draws(rules: Rules, whole: Whole, entries: Sequence[Entry]) -> None:
    if [draw.n for entry in entries for draw in entry.draws] != list(range(whole.game.rolls)):
        raise Damaged("the ledger has a gap")
    words = [seat.words for seat in whole.seats]
    secret = whole.game.secret
    for entry in reversed(entries):
        for draw in entry.draws:
            name = identity(entry.n, entry.seat, write(rules, entry.action) if entry.action else SET_UP)
            if redrawn(secret, words, draw, name) != draw.result:
                raise Damaged(f"draw {draw.n} is not what the secret gives")
        if resealed(entry.act):
            if commitment(secret) != entry.act.commitment:
                raise Damaged("a secret is not the one committed to")
            secret = entry.act.shown


def _outline(error: Exception) -> str:
    """What is amiss in a file, for the log: nothing of what it holds, for that may be hidden."""
    if isinstance(error, ValidationError):
        return outline(error)
    return str(error) if isinstance(error, Damaged) else type(error).__name__


# ── into the database ──


async def load(tables: Tables, content: Content, *, guild_id: int, channel_id: int, signed: Signed) -> Table:
    """Store a game from a file as a new one in this channel, and announce it.

    If other rules are installed than those it began under, it has to come out the same by them (decision 0004). Raises
    Refused if it does not, if the channel has an unfinished game, the content is inconsistent, or because of a copy of
    the game that is here already (`may_go_on`).
    """
    whole, game = content.whole, content.whole.game
    rules = tables.rules(game.system)
    if rules.version != game.rules_version and await asyncio.to_thread(rejudge, rules, whole.entries) != SAME:
        raise Refused("gm-file-rules", began=game.rules_version, have=rules.version)
    try:
        state = await asyncio.to_thread(check, rules, content)
    except (Damaged, LookupError, ValueError) as error:
        log.warning("a sealed game does not fit together", game=game.id, error=_outline(error))
        raise Refused("gm-file-damaged") from error
    async with tables.taking_in:
        there = await tables.store.game_in(channel_id)
        if there is not None and there.unfinished:
            raise Refused("gm-channel-taken")
        twins = await tables.store.twins(replace(game, id=0), whole.entries[0])
        may_go_on(game, twins)
        if any(twin.guild_id != guild_id for twin in twins):
            raise Refused("gm-copy-elsewhere")
        placed = replace(
            game,
            guild_id=guild_id,
            channel_id=channel_id,
            dashboard_id=None,
            rules_version=rules.version,
        )
        fresh = tables.unstored(replace(placed, id=0), whole.seats, state)
        change = await recording(fresh, Copy(kind="import"), signed)
        if game.status == "archived":  # it goes on as if it were restored
            entries = [codec(rules).read(row) for row in whole.entries]
            change = replace(change, status="playing", paused=still(game, entries))
        told = await fresh.drawn_up(change, "gm")
        arrived = replace(whole, game=placed)
        try:
            stored = await tables.store.put_whole(arrived, [twin.id for twin in twins], told)
        except Conflict as error:
            raise Refused("gm-channel-taken") from error
    table = await tables.table(stored.id)
    table.committed()
    return table
