"""By card, a position in which it can be played for its event, and one in which it is refused."""

from collections.abc import Mapping

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.model.board import links
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import begin, holding, rich, standing

HOME = {"winterfell": "st1h", "pyke": "gr2h"}
NEAR = {"winterfell": "st2h", "hornwood": "gr2", "pyke": "gr1h"}
DECK = ("spoils_of_war", "lone_wolf", "vendetta", "safe_passage", "poisoning", "kingslayer", "dealmaking")


def table(
    units: Mapping[str, str] = HOME,
    gold: int = 3,
    deck: tuple[str, ...] = DECK,
    hero: str = "eddard_stark",
    ally: str = "",
    **pools: Mapping[str, int],
) -> TinyEpic:
    """Stark, led by `hero`, against Greyjoy, all Hero Cards but that of `hero` being used."""
    state = standing(begin("stark", "greyjoy", mode="competitive_if"), units, **pools)
    heroes = {**state.heroes, "stark": hero}
    used = tuple(card for card in heroes.values() if card != hero or hero == "eddard_stark")
    allies = {ally: "0"} if ally else {}
    return rich(changed(state, deck=deck, heroes=heroes, used=used, allies=allies), 0, gold)


def dragons(gold: int) -> TinyEpic:
    """Targaryen with so much gold."""
    return rich(begin("targaryen", "greyjoy", mode="competitive_if"), 0, gold)


def eddard(units: Mapping[str, str], gold: int) -> TinyEpic:
    """Stark with Eddard's card in hand."""
    return changed(table(units, gold), used=())


def robert(fourth: str) -> TinyEpic:
    """Baratheon with three castles and another domain."""
    units = {"storms_end": "ba1h", "dragonstone": "ba1", "sunspear": "ba1", fourth: "ba1", "pyke": "gr1h"}
    return standing(begin("baratheon", "greyjoy", mode="competitive_if"), units)


NO_HERO = {"winterfell": "st2", "pyke": "gr2h"}
LAST = {"winterfell": "st1", "pyke": "gr2h"}
"""The final unit of Stark, which attacks nobody (TE-8.6)."""
LAST_HERO = {"winterfell": "st0h", "pyke": "gr2h"}
FAR = {"winterfell": "st1h", "sunspear": "gr2h"}
"""Nobody to march against, nor within four steps."""
SHUT_IN = dict.fromkeys(links("south"), "gr1") | {"winterfell": "st1"}
"""Nowhere to go for a unit that attacks nobody."""
CROWN = {"winterfell": "st1h", "kings_landing": "gr2", "pyke": "gr1h"}
EMPTY_POOLS = {**HOME, "the_eyrie": "ar9", "riverrun": "tu9", "highgarden": "ty9", "sunspear": "ma9"}

CASES: dict[str, tuple[TinyEpic, TinyEpic]] = {
    "banished_to_the_watch": (table(), table({"castle_black": "st1h", "pyke": "gr2h"})),
    "spoils_of_war": (table(gold=8), rich(table(gold=8), 1, 8)),
    "unjust_trial": (table(CROWN), table()),
    "the_kings_roads": (table(), table(SHUT_IN)),
    "honor_from_your_allies": (table(p0={"tully": 1}), table()),
    "forced_march": (table(NEAR), table(FAR)),
    "enlist_the_faceless_men": (table(gold=2), table(gold=1)),
    "vendetta": (table(gold=4, p1={"tully": 1}), table(gold=3, p1={"tully": 1})),
    "drain_the_coffers": (table(gold=0), table(gold=1)),
    "crushing_siege": (table({"hornwood": "st2h", "winterfell": "gr1", "pyke": "gr1h"}), table(NEAR)),
    "press_into_battle": (table({"winterfell": "st2h", "hornwood": "tu2", "pyke": "gr1h"}), table(NEAR)),
    "a_loyal_squire": (table(), table(NO_HERO)),
    "little_fingers_influence": (table(p0={"tully": 1}), table()),
    "safe_passage": (table(gold=3), table(gold=2)),
    "a_noble_sacrifice": (table(), table(LAST)),
    "critical_battle": (table(NEAR), table(LAST)),
    "poisoning": (changed(table(p0={"tully": 1}), allies={"tully": "1"}), table(p0={"tully": 1})),
    "inspire_your_army": (table(), table({"winterfell": "st3", "pyke": "gr2h"})),
    "lone_wolf": (table({"winterfell": "st1", "hornwood": "st0h", "pyke": "gr2h"}), table()),
    "the_element_of_surprise": (table(NEAR), table()),
    "instruction_in_swords": (table(), table(NO_HERO)),
    "assault_by_sea": (table(NEAR), table(LAST)),
    "a_timely_alliance": (table(gold=0, p0={"tully": 2}), table(gold=0, p0={"tully": 1})),
    "faith_militant_returns": (table({"hornwood": "st1h", "pyke": "gr2h"}), table()),
    "red_wedding": (table(p0={"tully": 1}), table()),
    "muster_your_troops": (table(gold=1), table(gold=0)),
    "tariffs_from_your_subjects": (table(gold=7), table(gold=8)),
    "complex_negotiations": (
        table(p0={"tully": 1}, p1={"arryn": 1}),
        table(p0={"tully": 1}, p1={"tully": 1}),
    ),
    "kingslayer": (rich(rich(table(), 0, 3, score=1), 1, 3, score=2), rich(table(), 0, 3, score=1)),
    "a_betrayers_gift": (table(p0={"tully": 1}), table()),
    "raid_the_gold_lines": (table(), table({"the_reach": "st1h", "pyke": "gr2h"})),
    "captured_at_sea": (
        table({**HOME, "the_reach": "tu1", "riverrun": "tu2"}),
        table({**HOME, "the_reach": "tu1"}),
    ),
    "attempted_coup": (table(p0={"tully": 1}), table()),
    "cache_of_wildfire": (table(CROWN), table({**CROWN, "kings_landing": "gr0h"})),
    "trial_by_combat": (table({**HOME, "hornwood": "gr1"}), table()),
    "vision_of_the_three_eyed_raven": (table(), table(deck=())),
    "a_secret_heir": (table(CROWN, p1={"tully": 1}), table(CROWN)),
    "hire_a_master_of_whispers": (holding(table(gold=0), 0, "vendetta"), table(gold=0)),
    "maester_training": (table(), table(deck=())),
    "master_of_the_seas": (table(), table(SHUT_IN)),
    "a_debt_to_the_iron_bank": (rich(table(), 0, 3, score=1), table()),
    "hire_sellswords": (table(gold=3), table(gold=2)),
    "tribute_to_the_lord_of_light": (table(NEAR), table(LAST)),
    "dealmaking": (table(gold=1), table(gold=0)),
    "uniting_the_bloodlines": (table(gold=7), table(gold=8)),
    "jaime_lannister": (table(NEAR, hero="jaime_lannister"), table(LAST_HERO, hero="jaime_lannister")),
    "eddard_stark": (eddard(HOME, 3), eddard({"winterfell": "st2h", "pyke": "gr2h"}, 8)),
    "hoster_tully": (table(hero="hoster_tully"), table(EMPTY_POOLS, hero="hoster_tully")),
    "olenna_tyrell": (
        holding(table(gold=0, hero="olenna_tyrell"), 0, "vendetta"),
        table(hero="olenna_tyrell"),
    ),
    "robert_baratheon": (robert("the_eyrie"), robert("the_rills")),
    "oberyn_martell": (table(NEAR, hero="oberyn_martell"), table(LAST_HERO, hero="oberyn_martell")),
    "euron_greyjoy": (
        table(hero="euron_greyjoy"),
        table({**SHUT_IN, "winterfell": "st0h"}, hero="euron_greyjoy"),
    ),
    "daenerys_targaryen": (dragons(3), dragons(2)),
    "a_crown_for_a_king": (table(NEAR), table()),
    "aggressive_arbitration": (table(p0={"tully": 1}), table()),
    "a_shocking_discovery": (table(gold=1), table(gold=0)),
    "a_surprising_coalition": (table(gold=1), table(gold=0)),
    "bend_the_knee": (table(), table({"winterfell": "st0h", "pyke": "gr1h"})),
    "dangerous_voyage": (table(gold=3), table(gold=2)),
    "devotion": (table({**HOME, "riverrun": "tu2"}), table({**HOME, "kings_landing": "tu2"})),
    "disobedience": (table(), table({"winterfell": "st1", "pyke": "gr1h"})),
    "followers_zeal": (table({**HOME, "riverrun": "tu1"}, ally="tully"), table({**HOME, "riverrun": "tu1"})),
    "house_of_the_undying": (table(), table(deck=())),
    "lordly_promotion": (table({"winterfell": "st2", "pyke": "gr1h"}), table()),
    "reclaim_your_homeland": (table({"hornwood": "st1h", "pyke": "gr1h"}), table()),
    "resurrection": (table({"winterfell": "st2", "pyke": "gr1h"}), table()),
    "stash_of_dragonglass": (table(NEAR), table({"winterfell": "st1h", "sunspear": "gr2h"})),
    "survival": (table(gold=7), table(gold=8)),
    "unsullied": (table(NEAR), table({"winterfell": "st1h", "sunspear": "gr2h"})),
    "jon_snow": (table(NEAR, hero="jon_snow"), table({"winterfell": "st1h", "pyke": "gr1"}, hero="jon_snow")),
    "cersei_lannister": (
        table({**HOME, "riverrun": "tu1"}, ally="tully", hero="cersei_lannister"),
        table({**HOME, "riverrun": "tu1"}, hero="cersei_lannister"),
    ),
    "robb_stark": (table(gold=1, hero="robb_stark"), table(gold=0, hero="robb_stark")),
    "edmure_tully": (holding(table(hero="edmure_tully"), 0, "vendetta"), table(hero="edmure_tully")),
    "ellaria_sand": (
        table(NEAR, hero="ellaria_sand"),
        table({"winterfell": "st1h", "pyke": "gr1"}, hero="ellaria_sand"),
    ),
    "margaery_tyrell": (table(hero="margaery_tyrell"), table(hero="margaery_tyrell", deck=())),
    "stannis_baratheon": (
        table(NEAR, hero="stannis_baratheon"),
        table({"winterfell": "st1h", "pyke": "gr1"}, hero="stannis_baratheon"),
    ),
    "theon_greyjoy": (
        table(NEAR, hero="theon_greyjoy"),
        table({"winterfell": "st1h", "pyke": "gr1"}, hero="theon_greyjoy"),
    ),
    "tyrion_lannister": (
        table(NEAR, hero="tyrion_lannister"),
        table({"winterfell": "st1h", "pyke": "gr1"}, hero="tyrion_lannister"),
    ),
}
"""Only Loyal Companion can be played whenever it is in hand."""
