"""The tables of `docs/tiny_epic.md`, made from the data of the game: Houses and cards."""

from collections.abc import Iterable

from bot.rules.tiny_epic.model.facts import DOMAINS, HERO_OF, HEROES, HOUSES, PLOT, Card, DieAbility

Rows = Iterable[tuple[object, ...]]
Table = tuple[tuple[str, ...], Rows]
"""Its head and its rows."""


def houses() -> Table:
    """The eight of the base game."""
    rows = (
        (
            f"**{_short(house.id)}**",
            DOMAINS[house.home_domain].name,
            HEROES[HERO_OF[house.id]].name if house.id in HERO_OF else "–",
            _ability(house.die_ability),
        )
        for house in HOUSES.values()
    )
    return ("House", "Home", "Hero", "Ability, once in your turn"), rows


def plot_cards() -> Table:
    """All 45 of the base game."""
    return _cards(PLOT.values())


def hero_cards() -> Table:
    """One of each House that has a Hero."""
    return _cards(HEROES[HERO_OF[house.id]] for house in HOUSES.values() if house.hero)


def _cards(cards: Iterable[Card]) -> Table:
    rows = (
        (
            f"**{card.name}**",
            card.battle.value or card.battle.kind.capitalize(),
            card.defense_cost or "–",
            ", ".join(_short(house) for house in card.shields),
            card.effect,
        )
        for card in cards
    )
    return ("Card", "Battle", "Gold to defend", "Shields", "Event"), rows


def _short(house: str) -> str:
    return HOUSES[house].name.removeprefix("House ")


def _ability(ability: DieAbility) -> str:
    if ability.type == "reroll":
        return "One die or both are thrown again."
    face = ability.faces[0].capitalize() if len(ability.faces) == 1 else "any face"
    price = f", for {ability.cost} gold" if ability.cost else ""
    return f"A die is turned to {face}{price}."
