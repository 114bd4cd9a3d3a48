"""RISK under proof: the tables that are played, and what is hidden in them."""

from bot.rules.registry import RULESETS
from bot.rules.risk.model.options import RiskOptions
from tests.rules.risk.audit import audit, betrayed
from tests.rules.risk.twins import twin
from tests.rules.system import Golden, Shown, System

MIX = RiskOptions(mode="dominion", maesters="off", objectives="off", victory="end_card")
"""The rule book's own example of a mix (RISK-2.9)."""

MITCHELL_EACH = RiskOptions(
    mode="mitchell", houses="deal", remove_for_game=True, keep_dealt_cards=True, neutral_reinforcement="each"
)
"""House Mitchell with every option as it is not by default (MITCHELL-2, MITCHELL-4.2)."""
MITCHELL_DOMINION = RiskOptions(
    mode="mitchell",
    gold="on",
    characters="on",
    maesters="on",
    special_units="on",
    objectives="on",
    seats="on",
    victory="points",
    vp_to_win=5,
)
"""House Mitchell with every module of Dominion (MITCHELL-9)."""

SYSTEM = System(
    rules=RULESETS["risk"],
    tables=(
        (RiskOptions(), 2),
        (RiskOptions(start_armies=2, houses="deal"), 4),
        (RiskOptions(), 3),
        (RiskOptions(), 5),
        (RiskOptions(victory="conquest", houses="deal"), 2),
        (RiskOptions(mode="dominion"), 2),
        (RiskOptions(mode="dominion", houses="deal", setup="deal", vp_to_win=5), 3),
        (MIX, 2),
        (RiskOptions(mode="dominion", objective_site_reading="one", vp_to_win=5, seat_required=False), 4),
        (RiskOptions(mode="mitchell"), 4),
        (MITCHELL_DOMINION, 3),
        (MITCHELL_EACH, 2),
    ),
    shuffle_hidden=twin,
    secret=("orders", "react", "pass", "keep"),
    idle_ends=False,  # reinforcements come, nobody attacks, and so nobody ever draws the End Game card
    audit=audit,
    betrayed=betrayed,
    modes={
        "skirmish": (RiskOptions(), (2, 3, 4, 5)),
        "dominion": (RiskOptions(mode="dominion"), (2, 3, 4, 5)),
        "mix": (MIX, (2, 3, 4, 5)),
        "world": (RiskOptions(), (6, 7)),
        "world_dominion": (RiskOptions(mode="dominion"), (6, 7)),
        "mitchell": (RiskOptions(mode="mitchell"), (2, 3, 4, 5)),
        "mitchell_each": (MITCHELL_EACH, (2, 3, 4, 5)),
        "mitchell_dominion": (MITCHELL_DOMINION, (2, 3, 4, 5)),
    },
    endless=RiskOptions(victory="conquest"),  # the only way to win in it
    shown={
        "westeros": Shown(RiskOptions(victory="conquest"), 5, 1, "night"),
        "essos": Shown(RiskOptions(victory="conquest"), 2, 2),
        "dominion": Shown(RiskOptions(mode="dominion", vp_to_win=15), 4, 3, "day"),
        "world": Shown(RiskOptions(victory="conquest"), 7, 4),
        "mitchell": Shown(RiskOptions(mode="mitchell"), 4, 5),
    },
    golden={
        "skirmish-tie": Golden(RiskOptions(houses="deal"), 2, "end_card", tied=True),
        "dominion-conquest": Golden(RiskOptions(mode="dominion"), 2, "conquest"),
        "dominion-concession": Golden(RiskOptions(mode="dominion"), 3, "concession", quits=True),
        "mix-end_card": Golden(MIX, 3, "end_card"),
        "mix-conquest": Golden(
            RiskOptions(maesters="on", gold="on", seats="on", setup="claim", victory="conquest"),
            2,
            "conquest",
        ),
        "world-end_card": Golden(RiskOptions(houses="deal"), 6, "end_card"),
        "mitchell-end_card": Golden(RiskOptions(mode="mitchell", houses="deal"), 3, "end_card"),
        "mitchell-conquest": Golden(RiskOptions(mode="mitchell"), 2, "conquest"),
        "mitchell_dominion-points": Golden(MITCHELL_DOMINION, 3, "points"),
        "world_dominion-points": Golden(
            RiskOptions(mode="dominion", houses="deal", vp_to_win=5), 7, "points"
        ),
    },
)
