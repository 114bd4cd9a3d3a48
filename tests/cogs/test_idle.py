"""What is asked and told of a game's options: what means something beside the others, and what was changed."""

import pytest
from discord.app_commands import Group

from bot.rules.risk import RULESET
from bot.rules.risk.model.options import RiskOptions
from cogs import lobby
from cogs.risk import risk

MITCHELL = {"remove_for_game", "keep_dealt_cards", "neutral_reinforcement"}
SETUP = {"setup", "start_bonus", "start_armies"}


@pytest.mark.parametrize(
    ("mode", "shown", "hidden"),
    [
        ("skirmish", {"start_armies", "setup"}, MITCHELL | {"vp_to_win"}),
        ("dominion", {"setup", "vp_to_win"}, MITCHELL | {"start_armies"}),
        ("mitchell", MITCHELL, SETUP | {"vp_to_win", "objective_site_reading"}),
    ],
)
def test_only_what_means_something_is_shown(mode: str, shown: set[str], hidden: set[str]) -> None:
    found = set(lobby.shown(RiskOptions.model_validate({"mode": mode})))
    assert shown <= found
    assert not hidden & found


def test_what_was_changed_is_shown_last_so_that_it_can_be_changed_back() -> None:
    """Otherwise the refusal to start could not be mended."""
    options = RiskOptions(remove_for_game=True)
    assert lobby.shown(options)[-1] == "remove_for_game"


def test_actions_of_a_family_share_a_group_of_subcommands() -> None:
    """`/risk realm land`: a command has room for 25."""
    families = {
        one.name: [each.name for each in one.commands] for one in risk.commands if isinstance(one, Group)
    }
    assert families["realm"] == ["land", "lead", "agree"]
    assert {model.family for model in RULESET.actions} == {None, *families}
