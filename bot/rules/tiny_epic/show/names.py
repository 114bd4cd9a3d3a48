"""What ids are called: places, houses, cards, faces of dice, parts of armies."""

from __future__ import annotations

from bot.rules.tiny_epic.cards.effects import HANDLERS
from bot.rules.tiny_epic.model.army import Force, encode
from bot.rules.tiny_epic.model.facts import CARDS, FACES, HOUSES, MATS, TOKENS
from bot.rules.tiny_epic.model.facts import NAMES as FACTS
from bot.rules.tiny_epic.model.night import DRAGON, TRACKED, taken_name, unseen_name
from bot.rules.tiny_epic.model.rival import RIVAL_CARDS
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.show.night import open_names

OPS = {
    "buy_vp": "How many Victory Points",
    "ally_return": "A token to give back",
    "ally_take": "A house to take a token of",
    "ally_swap": "A swap",
    "remove_from_ally_pool": "A token that goes back",
    "ally_give": "A token to give away",
    "ally_take_from_map": "A token to take off the map",
    "place_eggs": "A domain for an Egg",
    "place_own_hero": "A domain for your Hero",
    "eliminate": "A unit to eliminate",
    "alliance_now": "An alliance",
}

TIES = {
    "recruit": "where its units are placed",
    "move_to_next_target": "where it goes",
    "shield": "which token it takes",
    "ally_take": "which token it takes",
}

TOKEN_NAMES = {
    "dragon_glass": "Dragon Glass",
    "three_eyed_raven": "Three-Eyed Raven",
    "valyrian_steel": "Valyrian Steel",
    "remove_white_walker": "remove a White Walker",
    "cache_of_gold": "a cache of gold",
    "lose_gold": "lose gold",
    "add_white_walker": "add a White Walker",
    "evoke_terror": "evoke terror",
}

ICONS = {"secret": "Secret", "conscripts": "Conscripts", "retreat": "Retreat"}


def _short(house: str) -> str:
    return HOUSES[house].name.removeprefix("House ").removeprefix("the ")


def _tokens(house: str, count: int) -> str:
    """Power Tokens of a House. *2 Stark and Eddard Stark* read as if they were three people."""
    return f"{count} {_short(house)} token{'' if count == 1 else 's'}"


NAMES: dict[str, str] = {
    **FACTS,
    **{face: face.capitalize() for face in FACES},
    **{f"face-{face}": face.capitalize() for face in FACES},
    "face-any": "any face",
    "slot-free": "free",
    "slot-closed": "closed",
    "face-march_or_sail": "March or Sail",
    "face-army_move": "Move",
    "face-move_hero_alone": "Move a Hero",
    "face-gather_move": "Gather an army",
    **{f"op-{op}": OPS[op] for op in HANDLERS if op in OPS},
    **{
        f"army-{encode({house: Force(tokens=tokens)})}": _tokens(house, tokens)
        for house in HOUSES
        for tokens in range(1, 10)
    },
    **{f"dragon-{colour}": f"the {colour} Dragon" for colour in MATS.dragons.colors},
    **{f"egg-{colour}": f"the {colour} Egg" for colour in MATS.dragons.colors},
    **{f"laid-{slot}-{die}": f"{die.capitalize()} on {slot.capitalize()}" for slot in FACES for die in FACES},
    **{f"icon-{kind}": name for kind, name in ICONS.items()},
    **{f"icon-strength-{value}": f"Strength {value}" for value in range(10)},
    **{f"shield-{house}": _short(house) for house in HOUSES},
    **{f"shield-{house}-2": f"{_short(house)} twice" for house in HOUSES},
    **{f"effect-{card.id}": card.effect for card in CARDS.values()},
    **{token.id: TOKEN_NAMES[token.kind] for token in TOKENS.values()},
    **open_names(TOKEN_NAMES),
    **{
        taken_name(one.kind): f"{TOKEN_NAMES[one.kind]} (taken)"
        for one in TOKENS.values()
        if not one.negative
    },
    **{unseen_name(kind): f"{TOKEN_NAMES[kind]} (face down)" for kind in TRACKED},
    "dragon-place": "at the Wall",
    "dragon-king": "with the Night King",
    **{card: f"Rival Card {number}" for number, card in enumerate(RIVAL_CARDS, 1)},
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
    TREATY: "the Treaty",
    NIGHT: "the Night King",
    DRAGON: "the Ice Dragon",
    "white_walker": "A White Walker of the Terror Pool",
    "explore": "Tokens that lie open",
    "take": "Take it",
    "leave": "Leave it",
    "foe-walker": "a White Walker",
    "foe-king": "the Night King",
    "foe-ice_dragon": "the Ice Dragon",
    "dragon": "A Dragon",
    "mat": "its Token Pool",
    RIVAL: "the Rival",
    **{f"tie-{deed}": what for deed, what in TIES.items()},
}
