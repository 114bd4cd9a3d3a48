"""`/hall`: a server's hall of fame, in words."""

from collections.abc import Callable, Mapping

from bot.engine.errors import Refused
from bot.engine.records import fame
from bot.engine.records.fame import Campaign, Fame
from bot.engine.records.ratings import Standing
from bot.store.rows import SeatRow
from bot.words import Voice
from cogs.interaction.answers import Interaction, bare_voice, client, note, show
from cogs.interaction.dates import stamp
from cogs.interaction.limits import ROOM, clip
from cogs.interaction.names import escaped, tidy, told_apart
from cogs.interaction.numbers import decimal

LISTED, CAMPAIGNS, CHAMPIONS = 10, 3, 5
DAY = 86_400


async def show_hall(interaction: Interaction) -> None:
    """Show the hall of fame of this server."""
    if interaction.guild_id is None:
        raise Refused("table-only-server")
    say = bare_voice(interaction)
    found = await fame.fame(client(interaction).tables, interaction.guild_id)
    names = {system: rules.names for system, rules in client(interaction).tables.systems.items()}
    await show(interaction, note(clip(told(say, found, names), ROOM)), fresh=True)


def told(say: Voice, found: list[Fame], names: Mapping[str, Mapping[str, str]]) -> str:
    """The hall of fame in words; `names` are what ids are called, by system."""
    lines = [f"## {say.key('fame-title')}"]
    if not found:
        return "\n".join([*lines, say.key("fame-none")])
    shown = _names(found)
    for each in found:
        lines += _system(say, each, names.get(each.system, {}), shown)
    return "\n".join([*lines, "-# " + say.key("fame-way")])


Shown = Callable[[SeatRow], str]
"""What whoever sat in a seat is called in this hall."""


def _names(found: list[Fame]) -> Shown:
    """Everybody by the name that they last bore here, namesakes by a number, the first to have played first.

    Agents and former players are nobody's namesakes: they stand there as they sat.
    """
    games = sorted(
        (game for each in found for game in each.campaigns), key=lambda one: one.game.ended_at or 0
    )
    last = {
        row.user_id: tidy(row.name) or "?" for game in games for row in game.seats if row.user_id is not None
    }
    people = told_apart(last)
    return lambda row: escaped(people.get(row.user_id or 0) or tidy(row.name) or "?")


def _system(say: Voice, of: Fame, called: Mapping[str, str], shown: Shown) -> list[str]:
    head = say.key("fame-system", game=say.key(of.system), games=len(of.campaigns))
    rows = {row.user_id: row for game in of.campaigns for row in game.seats}
    players = [
        _standing(say, place, each, shown(rows[each.user_id]) if each.user_id in rows else "?")
        for place, each in enumerate(of.standings[:LISTED], 1)
    ]
    campaigns = [_campaign(say, each, shown) for each in fame.longest(of.campaigns, CAMPAIGNS)]
    won = [each for each in of.campaigns if each.result.winners]
    champions = [_champion(say, each, called, shown) for each in won[: -CHAMPIONS - 1 : -1]]
    return [
        f"### {head}",
        *players,
        f"**{say.key('fame-campaigns')}**",
        *campaigns,
        *([f"**{say.key('fame-champions')}**", *champions] if champions else []),
    ]


def _standing(say: Voice, place: int, of: Standing, name: str) -> str:
    return say.key(
        "fame-standing",
        place=place,
        name=name,
        rating=decimal(say, of.rating),
        give=decimal(say, of.margin),
        wins=of.wins,
        games=of.games,
    )


def _campaign(say: Voice, of: Campaign, shown: Shown) -> str:
    names = tuple(shown(row) for row in of.seats)
    return "- " + say.key("fame-campaign", days=int(of.seconds // DAY), turns=of.result.turns, names=names)


def _champion(say: Voice, of: Campaign, called: Mapping[str, str], shown: Shown) -> str:
    winners = tuple(
        shown(of.seats[one]) if isinstance(one, int) else called.get(one, one) for one in of.result.winners
    )
    reason = say.key(f"{of.game.system}-reason-{of.result.reason}")
    return "- " + say.key("fame-champion", at=stamp(of.game.ended_at or 0), winners=winners, reason=reason)
