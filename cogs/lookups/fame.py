"""`/hall`: a server's hall of fame, in words."""

from collections.abc import Mapping

from bot.engine.errors import Refused
from bot.engine.records import fame
from bot.engine.records.fame import Campaign, Fame
from bot.engine.records.ratings import Standing
from bot.store.rows import SeatRow
from bot.words import Voice, former
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
    people = _names(found)
    for each in found:
        lines += _system(say, each, names.get(each.system, {}), people)
    return "\n".join([*lines, "-# " + say.key("fame-way")])


def _names(found: list[Fame]) -> dict[int, str]:
    """Everybody by the name that they last bore here, namesakes by a number, the first to have played first.

    Agents and former players are nobody's namesakes: they stand there as they sat.
    """
    games = sorted(
        (game for each in found for game in each.campaigns), key=lambda one: one.game.ended_at or 0
    )
    last = dict[int, str]()
    for game in games:
        seated = {row.user_id: row.name for row in game.seats if row.user_id is not None}
        last |= {user: tidy(name) or "?" for user, name in (*game.gone.items(), *seated.items())}
    return {user: escaped(name) for user, name in told_apart(last).items()}


def _sitter(say: Voice, row: SeatRow, people: Mapping[int, str]) -> str:
    """What whoever sat in a seat is called in this hall."""
    return people.get(row.user_id or 0) or escaped(former(tidy(row.name), say.locale) or "?")


def _system(say: Voice, of: Fame, called: Mapping[str, str], people: Mapping[int, str]) -> list[str]:
    head = say.key("fame-system", game=say.key(of.system), games=len(of.campaigns))
    players = [
        _standing(say, place, each, people.get(each.user_id, "?"))
        for place, each in enumerate(of.standings[:LISTED], 1)
    ]
    campaigns = [_campaign(say, each, people) for each in fame.longest(of.campaigns, CAMPAIGNS)]
    won = [each for each in of.campaigns if each.result.winners]
    champions = [_champion(say, each, called, people) for each in won[: -CHAMPIONS - 1 : -1]]
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


def _campaign(say: Voice, of: Campaign, people: Mapping[int, str]) -> str:
    names = tuple(_sitter(say, row, people) for row in of.seats)
    return "- " + say.key("fame-campaign", days=int(of.seconds // DAY), turns=of.result.turns, names=names)


def _champion(say: Voice, of: Campaign, called: Mapping[str, str], people: Mapping[int, str]) -> str:
    winners = tuple(
        _sitter(say, of.seats[one], people) if isinstance(one, int) else called.get(one, one)
        for one in of.result.winners
    )
    reason = say.key(f"{of.game.system}-reason-{of.result.reason}")
    return "- " + say.key("fame-champion", at=stamp(of.game.ended_at or 0), winners=winners, reason=reason)
