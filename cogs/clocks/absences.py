"""Regents and substitutes: what people do about a seat whose player is away."""

from bot.engine.errors import Refused
from bot.engine.table import absence
from bot.engine.table.table import Table
from bot.rules.contract import Seat, Text
from cogs.interaction import names
from cogs.interaction.answers import Interaction, bare_voice, client, note, show
from cogs.interaction.limits import ROOM, clip
from cogs.play import moves


async def come_back(interaction: Interaction, table: Table) -> None:
    """Play again oneself."""
    await absence.come_back(table, moves.seat_of(table, interaction))
    await _tell(interaction, table, "clock-returned")


async def list_seat(interaction: Interaction, table: Table, player: str | None, *, wanted: bool) -> None:
    """Ask for a substitute for one's own seat, or (the host) for another; or no longer."""
    seat = moves.seat_of(table, interaction) if player is None else names.seat_named(table, player)
    if interaction.user.id not in (table.seats[seat].user_id, table.game.host_id):
        raise Refused("clock-not-yours")
    told = Text(key="clock-open" if wanted else "clock-closed", args={"seat": seat})
    await absence.list_seat(table, seat, wanted, told)
    await _tell(interaction, table, "clock-opened" if wanted else "clock-kept")


async def take(interaction: Interaction, table: Table, player: str | None) -> None:
    """Take an open seat: the one named, or the only one."""
    user = interaction.user
    await absence.take_seat(table, _open_seat(table, player), user.id, names.storable(user.display_name))
    await _tell(interaction, table, "clock-taken")


def wanted(table: Table) -> list[str]:
    """Names of the players for whom a substitute is wanted."""
    called = names.players(table)
    return [called[seat] for seat in absence.wanted(table)]


def _open_seat(table: Table, player: str | None) -> Seat:
    if player is not None:
        return names.seat_named(table, player)
    found = absence.wanted(table)
    if len(found) != 1:
        raise Refused("clock-which" if found else "clock-not-open")
    return found[0]


async def show_open(interaction: Interaction) -> None:
    """The open seats of all games of this server."""
    if interaction.guild_id is None:
        raise Refused("table-only-server")
    tables = client(interaction).tables
    lines = []
    for game, row in await tables.store.open_seats(interaction.guild_id):
        table = await tables.readable(game.id)
        if table is None or row.seat not in absence.wanted(table):
            continue
        say = names.voice(table, str(interaction.locale))
        place = f"<#{game.channel_id}>"
        lines.append(
            "- " + say.key("clock-list-seat", game=say.key(game.system), channel=place, seat=row.seat)
        )
    say = bare_voice(interaction)
    text = "\n".join([f"### {say.key('clock-list')}", *lines]) if lines else say.key("clock-list-empty")
    await show(interaction, note(clip(text, ROOM)), fresh=True)


async def _tell(interaction: Interaction, table: Table, key: str) -> None:
    await show(interaction, note(moves.voice_for(table, interaction).key(key)), fresh=True)
