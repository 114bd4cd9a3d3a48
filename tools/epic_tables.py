"""The tables of `docs/tiny_epic.md`, made from the data of the game: Houses and cards."""

from collections.abc import Iterable

from bot.rules.tiny_epic.model.facts import DOMAINS, FACES, HERO_OF, HEROES, HOUSES, PLOT, Card, DieAbility

Rows = Iterable[tuple[object, ...]]
Table = tuple[tuple[str, ...], Rows]
"""Its head and its rows."""


def houses() -> Table:
    """The eight of the base game, and the two of Ice & Fire."""
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
    return _cards(card for card in PLOT.values() if card.set == "base")


def ice_fire_cards() -> Table:
    """The 17 of Ice & Fire."""
    return _cards(card for card in PLOT.values() if card.set == "ice_fire")


def hero_cards() -> Table:
    """One of each House that has a Hero."""
    return _cards(HEROES[HERO_OF[house.id]] for house in HOUSES.values() if house.hero)


def second_heroes() -> Table:
    """Those of the Hero pack."""
    return _cards(card for card in HEROES.values() if not card.default)


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
    return HOUSES[house].name.removeprefix("House ").removeprefix("the ")


def _ability(ability: DieAbility) -> str:
    if ability.type == "reroll":
        return "One die or both are thrown again."
    some = len(ability.faces) < len(FACES)
    face = " or ".join(face.capitalize() for face in ability.faces) if some else "any face"
    price = f", for {ability.cost} gold" if ability.cost else ""
    return f"A die is turned to {face}{price}."
