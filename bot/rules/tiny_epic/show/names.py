"""What ids are called: places, houses, cards, faces of dice, parts of armies."""

from __future__ import annotations

from bot.rules.tiny_epic.cards.effects import HANDLERS
from bot.rules.tiny_epic.model.army import Force, encode
from bot.rules.tiny_epic.model.facts import CARDS, FACES, HERO_OF, HEROES, HOUSES
from bot.rules.tiny_epic.model.facts import NAMES as FACTS

OPS = {
    "buy_vp": "How many Victory Points",
    "ally_return": "A token to give back",
    "ally_take": "A house to take a token of",
    "ally_swap": "A swap",
    "remove_from_ally_pool": "A token that goes back",
    "eliminate": "A unit to eliminate",
    "alliance_now": "An alliance",
}

ICONS = {"secret": "Secret", "conscripts": "Conscripts", "retreat": "Retreat"}


def _short(house: str) -> str:
    return HOUSES[house].name.removeprefix("House ").removeprefix("The ")


def _force(house: str, force: Force) -> str:
    hero = HEROES[HERO_OF[house]].name if house in HERO_OF else "Hero"
    tokens = [f"{force.tokens} {_short(house)}"] if force.tokens else []
    return " with ".join([*tokens, *([hero] if force.hero else [])])


NAMES: dict[str, str] = {
    **FACTS,
    **{face: face.capitalize() for face in FACES},
    **{f"face-{face}": face.capitalize() for face in FACES},
    "face-march_or_sail": "March or Sail",
    "face-army_move": "Move",
    "face-move_hero_alone": "Move a Hero",
    **{f"op-{op}": OPS[op] for op in HANDLERS if op in OPS},
    **{
        f"army-{encode({house: force})}": _force(house, force)
        for house in HOUSES
        for tokens in range(10)
        for hero in (False, True)
        if (force := Force(tokens=tokens, hero=hero)).size
    },
    **{f"laid-{slot}-{die}": f"{die.capitalize()} on {slot.capitalize()}" for slot in FACES for die in FACES},
    **{f"icon-{kind}": name for kind, name in ICONS.items()},
    **{f"icon-strength-{value}": f"Strength {value}" for value in range(10)},
    **{f"shield-{house}": _short(house) for house in HOUSES},
    **{f"shield-{house}-2": f"{_short(house)} twice" for house in HOUSES},
    **{f"effect-{card.id}": card.effect for card in CARDS.values()},
    "both": "Both dice",
    "again": "Throw again",
    **{f"follow-{face}": f"Following a {face.capitalize()} die" for face in FACES},
    "attack": "My card as attacker",
    "defence": "My card as defender",
    "draft": "Dice to draft, the first first",
    "lose": "Units to lose, the first first",
    "retreat": "Where to retreat to, the first first",
    "ask": "Ask me",
    "pass": "Pass",
    "none": "No card",
    "strongest-0": "The strongest card that costs nothing",
    **{f"strongest-{gold}": f"The strongest card for up to {gold} gold" for gold in (1, 2, 3)},
    "own_token": "A Power Token of mine",
    "own_hero": "My Hero",
    "ally_token": "A Power Token of an ally",
    "ally_hero": "The Hero of an ally",
    "mat": "the mat",
    "pool": "an Ally Pool",
}
