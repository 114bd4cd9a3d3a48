"""What ids are called: places, Nobles, Titles, cards, Troops, phases."""

from __future__ import annotations

from bot.rules.fief.model.facts import CARDS, HOUSES, KINDS, PEOPLE, PERSONS, REGIONS, TITLES, VILLAGES
from bot.rules.fief.model.units import SAID

TROOPS = {
    "man_at_arms": ("Man at Arms", "Men at Arms"),
    "knight": ("Knight", "Knights"),
    "archer": ("Archer", "Archers"),
    "bannermen_captain": ("Bannermen Captain", "Bannermen Captains"),
    "unsullied": ("Unsullied", "Unsullied"),
    "mercenary": ("Mercenary", "Mercenaries"),
    "ranger": ("Ranger", "Rangers"),
    "recruit": ("Recruit", "Recruits"),
    "wildling": ("Wildling", "Wildlings"),
    "rebel": ("Rebel", "Rebels"),
}
MOST = 30
"""Of one kind in one place, at the most."""

MOST_GOLD = 200
"""In one offer, at the most."""

CARD_NAMES = {kind: kind.replace("_", " ").capitalize() for kind in KINDS} | {
    "a_lord_comes_of_age": "A Lord comes of age",
    "a_lady_comes_of_age": "A Lady comes of age",
    "join_the_small_council": "Join the Small Council",
    "mother_of_dragons": "Mother of Dragons",
    "good_harvest": "Good Harvest",
    "good_weather": "Good Weather",
    "heavy_rain": "Heavy Rain",
    "secret_passage": "Secret Passage",
}

PHASES = {
    1: "Hear Ye",
    2: "Cards",
    3: "Income",
    4: "Purchases",
    5: "Movement",
    6: "Battles",
    7: "Round's end",
}

NAMES: dict[str, str] = {
    **{village.id: village.name for village in VILLAGES.values()},
    **{house.id: house.name for house in HOUSES.values()},
    **{person.id: person.name for person in PERSONS.values()},
    **{title.id: title.name for title in TITLES.values()},
    **{card: CARD_NAMES[kind.id] for card, kind in CARDS.items()},
    **{f"effect-{kind.id}": kind.effect for kind in KINDS.values()},
    **{
        f"{SAID[kind]}{count}": f"{count} {names[count > 1]}"
        for kind, names in TROOPS.items()
        for count in range(1, MOST + 1)
    },
    **{kind: plural for kind, (_, plural) in TROOPS.items()},
    **{f"region-{number}": region.name for number, region in REGIONS.items()},
    **{f"phase-{number}": name for number, name in PHASES.items()},
    **{f"attribute-{one.id}": one.id.replace("_", " ") for one in PEOPLE.attributes},
    "mark-outlaw": "Outlaw",
    "mark-banished": "banished",
    "mark-assassin": "murderer",
    "mark-gods_cursed": "cursed by the gods",
    "fort-stronghold": "Stronghold",
    "fort-fortified_city": "Fortified City",
    "fortune": "the Fortune deck",
    "court_event": "the Court Event deck",
    "mill": "a Mill",
    "sept": "a Sept",
    "stronghold": "a Stronghold",
    "fortified_city": "a Fortified City",
    "inside": "inside the walls",
    "field": "in the field",
    "mance": "Mance Rayder",
    "battle": "fighting on as attacker",
    "ask": "ask me",
    "on": "fight on to the end",
    "stop": "stop after a round",
    "strength": "stopping as attacker when weak",
    "defend": "standing by a fight",
    "surrender": "giving up",
    "rethrow": "throwing again",
    "losses": "who falls first",
    "cheapest": "whoever is cheapest",
    "engines": "Siege Engines",
    "place": "place them",
    "hold": "hold them back",
    "act": "pillage and executions: to be asked",
    "leave": "letting others pass and land",
    "raids": "Raids of others",
    "fight": "fight them",
    "aside": "let them pass",
    "yes": "yes",
    "no": "no",
    "any": "any strength",
    "never": "never",
    **{f"rounds-{count}": f"{count} rounds at most" for count in range(1, 6)},
    **{f"dice-{count}": f"as long as {count} dice are thrown" for count in (2, 3)},
    **{f"sp-{points}": f"below {points} Strength Points" for points in range(2, 21)},
    **{f"hits-{hits}": f"when the dice show {hits} or less" for hits in range(6)},
    "why-income": "income",
    "why-bought": "purchases",
    "why-pillage": "pillage",
    "why-idols": "the Septs",
    "why-wall": "the Wall",
    "why-ransom": "a ransom",
    "castle_black": "Castle Black",
    "eastwatch": "Eastwatch-by-the-Sea",
    "shadow_tower": "the Shadow Tower",
    "aemon": "the escort of Maester Aemon",
    "wardens": "Wardens",
    "give": "I give",
    "want": "I want",
    "gold": "gold",
    "village": "control of a Village",
    "captive": "a Captive",
    "grant": "a Fief granted by the Crown",
    "card": "a card",
    "envoy": "who spends the Diplomacy marker",
    "you": "me",
    "them": "the other House",
    "a-card": "a card",
    **{f"gold-{gold}": f"{gold} gold" for gold in range(1, MOST_GOLD + 1)},
    **CARD_NAMES,
}
