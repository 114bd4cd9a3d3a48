"""A person's move: from what they typed or pressed to a committed action, and back to their panel.

The slash commands and the buttons both come through here.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

from bot.engine.errors import Refused, Stale
from bot.engine.table import undo
from bot.engine.table.moment import Moment
from bot.engine.table.table import Table
from bot.metrics import REFUSALS
from bot.rules.contract import Action, Choice, RuleError, Seat, View
from bot.words import Voice
from cogs.interaction import forms, hints, names
from cogs.interaction.answers import Interaction, about, client, guarded, refusal, show
from cogs.play import cutting, panel, telling

TOLD = 12
"""Possible values, or games, that a refusal names."""


async def table_of(interaction: Interaction) -> Table:
    """The game of the channel; in a private message, the person's only running game.

    Raises Refused if there is none, or several, or if they have left its server.
    """
    tables = client(interaction).tables
    if interaction.guild_id is not None and interaction.channel_id is not None:
        table = await tables.table_in(interaction.channel_id)
    else:
        games = await tables.store.games_of(interaction.user.id)
        if not games:
            raise Refused("table-none-yours")
        if len(games) > 1:
            raise Refused("table-which", either=tuple(f"<#{one.channel_id}>" for one in games[:TOLD]))
        table = await tables.table(games[0].id)
        await client(interaction).members.need(client(interaction), table, interaction.user.id)
    about(interaction, table)
    if table.game.status == "archived":
        # A lobby that all have left is put away, too, and comes back no more.
        raise Refused("table-archived" if table.game.version else "table-none-here")
    return table


async def at_table(interaction: Interaction, work: Callable[[Table], Awaitable[None]]) -> None:
    """Do `work` with the table of this channel."""

    async def go() -> None:
        await work(await table_of(interaction))

    await guarded(interaction, go)


def seat_of(table: Table, interaction: Interaction) -> Seat:
    """Where this person sits. Raises Refused if nowhere."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("table-not-yours")
    return seat


def voice_for(table: Table, interaction: Interaction) -> Voice:
    """The game's voice in this person's language."""
    return names.voice(table, str(interaction.locale))


def begun(table: Table) -> None:
    """Raises Refused while the game is in its lobby."""
    if table.game.status == "lobby":
        raise Refused("table-not-begun")


def read(table: Table, seat: Seat, kind: str, given: Mapping[str, object]) -> dict[str, object]:
    """Typed values as the fields' values. Raises Refused if one of them is nothing the game knows."""
    rules, people = table.rules, names.by_seat(table)
    values: dict[str, object] = {}
    for field in forms.fields(forms.action_named(rules, kind)):
        if given.get(field.name) is None:
            continue
        text = str(given[field.name])
        value = forms.self_evident(rules, field, text, people)
        if value is None:  # what is offered has to be looked up
            value = forms.read(rules, table.view(seat), kind, values, field, text, people)
        values[field.name] = value
    return values


async def move(interaction: Interaction, table: Table, action: Action, stamp: int | None = None) -> None:
    """Submit `action` for this person and show them what came of it, and what they may do next."""
    seat, say, clause = seat_of(table, interaction), voice_for(table, interaction), ""
    before = table.moment
    try:
        receipt = await client(interaction).tables.act(
            table.game.id, seat, action, interaction=interaction.id, stamp=stamp
        )
    except Stale as stale:
        REFUSALS.labels("Stale").inc()
        told = say(stale.text)
    except RuleError as error:
        REFUSALS.labels("RuleError").inc()
        told, clause = explained(table, seat, say, action, error), error.clause
    else:
        happened = telling.story(say, receipt.events)
        told = "\n".join(filter(None, (happened, *_gained(table, seat, say, before, happened))))
    await show_panel(interaction, table, seat, say, told, clause)


def _gained(table: Table, seat: Seat, say: Voice, before: Moment, happened: str) -> Iterator[str]:
    """What came into this player's hand since then; Views are looked at only if something did."""
    if table.moment.hand(seat) != before.hand(seat):
        earlier = None if before.state is None else before.view(seat)
        yield from gained(table, say, earlier, table.view(seat), happened)


def gained(table: Table, say: Voice, before: View | None, now: View, happened: str) -> Iterator[str]:
    """What came into a hand, and what it comes to together if that has changed."""
    new = telling.gained(say, before.hand if before else (), now.hand, below=happened)
    yield new
    holding = hints.of(table.rules.id).holding
    if new and before is not None and (together := holding(now, say)) != holding(before, say):
        yield together


def _names_all(error: RuleError, choices: Sequence[Choice]) -> bool:
    """Whether a refusal says itself what could have stood there."""
    lists = (arg for arg in error.text.args.values() if isinstance(arg, tuple))
    return any({choice.value for choice in choices} <= {*named} for named in lists)


async def show_panel(
    interaction: Interaction, table: Table, seat: Seat, say: Voice, told: str, clause: str
) -> None:
    """All that a player may do now; `told` is what has just happened, `clause` the rule that it names."""
    free = await undo.may_undo_freely(table, seat)
    halted = await client(interaction).tables.planner.halted(table, seat)
    view = table.view(seat)
    pictures = await cutting.cut(interaction, table, view, say)
    shown = panel.menu(
        table, view, say, told, undo=free, clause=clause, halted=halted, picture=next(iter(pictures), None)
    )
    await show(interaction, shown, *pictures)


def explained(table: Table, seat: Seat, say: Voice, action: Action, error: RuleError) -> str:
    """A refusal in words, with what could have stood there instead."""
    words = "⚠️ " + refusal(say, error)
    values = {name: value for name, value in action if name != "kind"}
    view = table.view(seat)
    found = forms.instead(table.rules, view, action.kind, values)
    if found is None or not found[1] or _names_all(error, found[1]):
        return words
    asked = forms.asked(table.rules.id, say, action.kind, found[0], view, values)
    possible = tuple(forms.called(say, choice) for choice in found[1][:TOLD])
    return words + "\n" + say.key("panel-instead", asked=asked, names=possible)
