"""`/gm`, the board: back to any move, changes by hand, the end."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial

from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.entries import Entry, Signed
from bot.engine.journal.history import live, numbers
from bot.engine.moderation import moderation
from bot.engine.table.posts import notice
from bot.engine.table.table import Table
from bot.rules.contract import Action, EndGame, closes, kind_of
from bot.words import Voice
from cogs.commands import Commands
from cogs.gm import typed_line
from cogs.gm.group import WHY, Reason, at
from cogs.gm.preview import propose_act
from cogs.gm.seat_changes import Line
from cogs.interaction import forms, names
from cogs.interaction.answers import Interaction
from cogs.interaction.bounds import Name, Several
from cogs.interaction.limits import OPTION, cut
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing, joined, like, matching
from cogs.play.dashboard import seen
from cogs.play.telling import story

# ── back ──


async def moments(table: Table, say: Voice) -> list[tuple[str, int]]:
    """The moves that count, the last one first: what all know of each, and the number all know it by."""
    return await asyncio.to_thread(_told, await table.entries(), say)


def _told(entries: Sequence[Entry], say: Voice) -> list[tuple[str, int]]:
    known = numbers(entries)
    return [
        (f"{known[entry.n]}: {words}", known[entry.n])
        for entry in reversed(live(entries))
        if entry.n and entry.n in known and (words := _words(say, entry))
    ]


def _words(say: Voice, entry: Entry) -> str:
    told = notice(entry, None)
    lines = story(say, seen([entry])).splitlines()
    words = say.notice(told) if told and not lines else " ".join(lines)
    return words.replace("**", "")  # a list shows it as it stands


@completing
async def _moments(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    moves.begun(table)
    found = await moments(table, moves.voice_for(table, interaction).plain)
    by_name = {cut(name, OPTION): number for name, number in found}
    ordered = [(name, name) for name in by_name]
    return [app_commands.Choice(name=name, value=by_name[name]) for name, _ in like(ordered, current)]


@app_commands.command()
@app_commands.describe(
    reason=WHY,
    move="To before this move",
    turns="Or so many turns back: 1 is the beginning of this turn",
    seats="Whether those who sat there then sit there again",
)
@app_commands.autocomplete(move=_moments)
async def rewind(
    interaction: Interaction,
    reason: Reason,
    move: app_commands.Range[int, 1, 1_000_000] | None = None,
    turns: app_commands.Range[int, 1, 1000] | None = None,
    seats: bool = False,
) -> None:
    """Take the table back to before a move; nothing is ever rolled again."""

    async def work(table: Table, sign: Signed) -> None:
        moves.begun(table)
        if (move is None) == (turns is None):
            raise Refused("gm-when")
        entries = await table.entries()
        to = turn_begun(table, entries, turns) if turns is not None else move_numbered(entries, move or 0)
        decision = partial(moderation.rewinding, table, to, sign, seats=seats)
        await propose_act(interaction, table, decision, board=True)

    await at(interaction, reason, work)


def move_numbered(entries: Sequence[Entry], move: int) -> int:
    """The version before the move of this number. Raises Refused if there is no such move."""
    known = numbers(entries)
    found = next((n for n, number in known.items() if number == move), None)
    if found is None:
        most = max(known.values())
        raise Refused("gm-no-moment", most=most) if most else Refused("gm-nothing-yet")
    return found


def turn_begun(table: Table, entries: Sequence[Entry], turns: int) -> int:
    """Where the turn began that is so many turns back; the first one, if there are not so many.

    Raises Refused if nothing has been done in it, as far as all know: an answer given in secret must not tell.
    """
    counted = live(entries)
    moved = [entry for entry in counted if entry.act is None]
    before = moved if table.playing else moved[:-1]  # the end closes the turn that it came in, and began none
    closed = [entry.n for entry in before if closes(entry.events)]
    begun = closed[-turns] if len(closed) >= turns else 0
    if not any(entry.public and entry.n > begun for entry in moved):
        raise Refused("gm-turn-new" if begun else "gm-nothing-yet")
    return begun + 1 if begun else counted[1].n


# ── changes by hand ──


def _edits(table: Table) -> tuple[type[Action], ...]:
    """What may be changed, but for the end, which has a command of its own."""
    return tuple(model for model in table.rules.edits if model is not EndGame)


@completing
async def _kinds(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say = moves.voice_for(table, interaction).plain
    return matching(typed_line.kinds(table.rules, _edits(table), say), current)


@completing
async def _fields(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    moves.begun(table)
    kind = str(getattr(interaction.namespace, "kind", ""))
    say = moves.voice_for(table, interaction).plain
    return typed_line.line_form(table, _edits(table), say, kind).choices(current)


@app_commands.command()
@app_commands.describe(
    kind="What to change", reason=WHY, fields="How: as you would say it, or chosen field by field"
)
@app_commands.autocomplete(kind=_kinds, fields=_fields)
async def edit(interaction: Interaction, kind: Name, reason: Reason, fields: Line = "") -> None:
    """Change the board by hand; what would break it is not done."""

    async def work(table: Table, sign: Signed) -> None:
        table.at_play()
        say = moves.voice_for(table, interaction)
        action = typed_line.line_form(table, _edits(table), say, kind).action(fields)
        await propose_act(interaction, table, partial(moderation.editing, table, action, sign), board=True)

    await at(interaction, reason, work)


@completing
async def _winners(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    return one_more(table, moves.voice_for(table, interaction).plain, current)


def one_more(table: Table, say: Voice, typed: str) -> Choices:
    """Those named, with commas between, and one more who may win, by what was typed last."""
    parties = able(table, say)
    *named, wanted = _parted(parties, typed)
    chosen = [one for one in parties if one.casefold() in map(str.casefold, named)]
    left = like([(one, one) for one in parties if one not in chosen], wanted)
    return joined(chosen, chosen, left)


def able(table: Table, say: Voice) -> dict[str, str]:
    """Who may win as the rules offer it, by name: players, and sides that nobody plays; nobody before the start."""
    if table.game.status == "lobby":
        return {}
    (winners,) = forms.fields(EndGame)
    offered = forms.offered(table.rules, table.view(None), kind_of(EndGame), {}, winners)
    seats, found = names.players(table), dict[str, str]()
    for choice in forms.choices(offered):  # a player goes before a side of the same name
        seated = choice.value.isdecimal()
        found.setdefault(seats[int(choice.value)] if seated else forms.called(say, choice), choice.value)
    return found


def _parted(parties: Iterable[str], typed: str) -> list[str]:
    """The names in a line with commas between, empty ones too; a comma may be a part of a name."""
    known, parts, found = {one.casefold() for one in parties}, typed.split(","), list[str]()
    longest = 1 + max((one.count(",") for one in known), default=0)
    while parts:
        begun = [",".join(parts[:count]).strip() for count in range(1, longest + 1)]
        count = next((n for n in range(longest, 0, -1) if begun[n - 1].casefold() in known), 1)
        found.append(begun[count - 1])
        parts = parts[count:]
    return found


def winners_named(table: Table, say: Voice, typed: str) -> tuple[str, ...]:
    """Those named, with commas between, as the end of a game wants them. Raises Refused if one of them cannot win."""
    parties, named = able(table, say), set[str]()
    for name in filter(None, _parted(parties, typed)):
        spelt = next((one for one in parties if one.casefold() == name.casefold()), None)
        if spelt is None:
            known = tuple(map(names.escaped, parties))
            raise Refused("gm-no-winner", value=forms.quoted(name), near=known)
        named.add(parties[spelt])
    return tuple(one for one in parties.values() if one in named)


@app_commands.command()
@app_commands.describe(reason=WHY, winners="Who has won, with commas between; left out, nobody")
@app_commands.autocomplete(winners=_winners)
async def end(interaction: Interaction, reason: Reason, winners: Several = "") -> None:
    """End the game with these winners."""

    async def work(table: Table, sign: Signed) -> None:
        table.at_play()
        say = moves.voice_for(table, interaction).plain
        action = EndGame(winners=winners_named(table, say, winners))
        await propose_act(interaction, table, partial(moderation.editing, table, action, sign), board=True)

    await at(interaction, reason, work)


COMMANDS: Commands = (rewind, edit, end)
"""More commands of `/gm`: see `cogs.groups`."""
