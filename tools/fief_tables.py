"""The tables of `docs/fief.md`, made from the data of the game: Houses, Titles, domains, prices, cards, attributes."""

from collections.abc import Iterable

from bot.rules.fief.model.facts import (
    BUILDINGS,
    DOMAINS,
    HOUSES,
    KINDS,
    MAP,
    PEOPLE,
    PERSONS,
    TITLES,
    UNITS,
    VILLAGES,
)
from bot.rules.fief.show.names import CARD_NAMES, TROOPS

Rows = Iterable[tuple[object, ...]]
Table = tuple[tuple[str, ...], Rows]
"""Its head and its rows."""

DECKS = {"fortune": "Fortune", "court_event": "Court Event"}


def houses() -> Table:
    """All of them, and where they begin."""
    homes = {domain.home_of: domain.name for domain in DOMAINS.values() if domain.home_of}
    rows = (
        (
            f"**{house.name.removeprefix('House ')}**",
            homes.get(house.id, "a coast of its choice"),
            PERSONS[house.starting_noble].name,
            house.ability,
        )
        for house in HOUSES.values()
    )
    return ("House", "Home", "First Noble", "Ability"), rows


def titles() -> Table:
    """All but Fiefs."""
    rows = (
        (f"**{title.name}**", title.vp or "–", title.income or "–")
        for title in TITLES.values()
        if title.type != "fief"
    )
    return ("Title", "Points", "Gold a round"), rows


def domains() -> Table:
    """What each Fief takes, and with how many players it is closed."""
    closed = {
        fief: [
            str(players) for players, shut in MAP.closed_domains_by_players.items() if one.id in shut.domains
        ]
        for fief, one in DOMAINS.items()
    }
    rows = (
        (
            f"**{one.name}**",
            one.tier,
            one.price,
            ", ".join(VILLAGES[village].name for village in one.villages),
            " and ".join(closed[fief]) or "–",
        )
        for fief, one in DOMAINS.items()
    )
    return ("Domain", "Fief", "Gold", "Villages", "Closed with"), rows


def prices() -> Table:
    """Troops and buildings."""
    troops = (
        (f"**{TROOPS[one.id][0]}**", one.price, one.sp, one.hits)
        for one in UNITS.values()
        if one.price is not None and one.id in TROOPS
    )
    buildings = (
        (f"**{one.id.replace('_', ' ').capitalize()}**", one.price, "–", "–")
        for one in BUILDINGS.values()
        if one.price
    )
    return ("What", "Gold", "Strength", "Hits to fell"), (*troops, *buildings)


def cards() -> Table:
    """Every kind."""
    rows = (
        (
            f"**{CARD_NAMES[one.id]}**",
            DECKS[one.deck],
            one.count,
            _when(one.surprise, one.disaster),
            one.effect,
        )
        for one in KINDS.values()
    )
    return ("Card", "Deck", "Copies", "When", "What"), rows


def _when(surprise: bool, disaster: bool) -> str:
    return "Disaster" if disaster else "surprise" if surprise else "in phase 2"


def attributes() -> Table:
    """What sets a Noble apart."""
    rows = ((f"**{one.id.replace('_', ' ').capitalize()}**", one.effect) for one in PEOPLE.attributes)
    return ("Attribute", "What it does"), rows
