"""`/risk odds` and `/risk march`, as people use them."""

from typing import Any

import pytest

from bot.rules.risk import RULESET
from bot.rules.risk.model.board import board
from bot.rules.risk.show.outlook import quick
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.games.risk.march import march as march_command
from cogs.games.risk.odds import odds
from cogs.interaction.numbers import percent
from cogs.play import game_commands
from tests.scenarios.stage import Player, SandboxStage, Stage

SAY = Voice("en", RULESET.names, {})


@pytest.fixture(autouse=True)
def _a_group_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """RISK's commands and these two, whatever else stands in the group of the bot."""
    group = game_commands.group(RULESET)
    group.add_command(odds)
    group.add_command(march_command)
    monkeypatch.setattr("cogs.games.risk.risk", group)


async def begun(stage: Stage) -> RiskView:
    """A game of two has begun; what Alys sees."""
    await stage.alys.command("/game new", system="risk")
    await stage.brynden.command("/game join")
    await stage.alys.command("/game options", option="houses", value="deal")
    await stage.alys.command("/game start")
    table = await stage.table(stage.alys)
    view = table.view(table.seat_of(stage.alys.id))
    assert isinstance(view, RiskView)
    return view


def march(view: RiskView) -> tuple[str, str, str]:
    """A land of the viewer and two more in a row that are not."""
    here = board(view.board)
    return next(
        (source, first, second)
        for source in here.held(view.owner, view.viewer or 0)
        for first in here.opposing(view.owner, source)
        for second in here.links[first]
        if view.owner[second] != view.viewer and second != first
    )


async def told(person: Player, command: str, **options: Any) -> str:
    """What a person is told, which nobody else sees."""
    reply = (await person.command(command, **options)).reply
    assert reply is not None
    assert reply.ephemeral
    return reply.text


async def test_the_odds_of_any_battle_need_no_game(stage: Stage) -> None:
    outcome = await stage.alys.command("/risk odds", attackers=4, defenders=2, defence_all=1, stop=2)
    assert outcome.reply is not None
    assert outcome.reply.ephemeral
    assert not any("4 against 2" in seen.text for seen in stage.brynden.sees())
    assert "1 more on every die" in outcome.text
    assert "until the land falls or 2 armies are left" in outcome.text
    (picture,) = outcome.reply.pictures
    assert "4 against 2" in picture.alt
    assert "attackers left – 3" in picture.alt


async def test_the_odds_are_told_in_private_and_wherever_somebody_has_installed_maester(
    stage: SandboxStage,
) -> None:
    """A look-up that needs no server: for servers and for people, in servers, in private, and among people."""
    told = await stage.alys.command("/odds", attackers=9, defenders=4, channel=stage.named(stage.alys).dm)
    assert told.reply is not None
    assert "The land falls in **" in told.text
    registered = next(one for one in stage.sandbox.world.commands[None].values() if one["name"] == "odds")
    assert registered["integration_types"] == [0, 1]
    assert registered["contexts"] == [0, 1, 2]


async def test_the_odds_on_the_board(stage: Stage) -> None:
    view = await begun(stage)
    source, target, _ = march(view)
    sources = await stage.alys.complete("/risk odds", focused="source", value=SAY.name(source))
    assert (sources[0].name, sources[0].value) == (SAY.name(source), source)
    targets = await stage.alys.complete("/risk odds", {"source": source}, focused="target")
    assert {choice.value for choice in targets} == set(board(view.board).opposing(view.owner, source))
    text = await told(stage.alys, "/risk odds", source=source, target=target)
    assert f"{SAY.name(source)} against {SAY.name(target)}" in text
    assert f"**{percent(SAY, quick(view, source, target))}**" in text
    assert "3 against" in text
    more = await told(stage.brynden, "/risk odds", source=SAY.name(source), target=target, attackers=30)
    assert "30 against" in more
    assert "**>99%**" in more


async def test_a_plan_goes_from_land_to_land(stage: Stage) -> None:
    view = await begun(stage)
    source, first, second = march(view)
    typed = f"{first},{SAY.name(second)[:4]}"
    offers = await stage.alys.complete("/risk march", {"source": source}, focused="targets", value=typed)
    assert (f"{SAY.name(first)}, {SAY.name(second)}", f"{first},{second}") in [
        (offer.name, offer.value) for offer in offers
    ]
    text = await told(stage.alys, "/risk march", source=source, targets=f"{first}, {second}")
    assert f"From {SAY.name(source)} to {SAY.name(second)}" in text
    assert f"1. {SAY.name(first)} ({view.armies[first]}): attacked in 100%" in text
    assert f"2. {SAY.name(second)} ({view.armies[second]}): " in text


async def test_what_cannot_be_reckoned_is_refused_in_words(stage: Stage) -> None:
    alys = stage.alys
    assert "Say how many attack" in await told(alys, "/risk odds", attackers=4)
    assert "2 to stay" in await told(alys, "/risk odds", attackers=2, defenders=1, stop=2)
    assert "no game in this channel" in await told(alys, "/risk odds", source="winterfell", target="the_gift")
    view = await begun(stage)
    source, *_ = march(view)
    far = next(
        place for place in board(view.board).territories if place not in board(view.board).links[source]
    )
    refused = await told(alys, "/risk march", source=source, targets=far)
    assert f"{SAY.name(source)} does not border {SAY.name(far)}." in refused
    assert "RISK-11.1" in refused
    assert "from one to 10" in await told(alys, "/risk march", source=source, targets=",")
    assert "is not known here" in await told(alys, "/risk march", source=source, targets="Camelot")
    assert await alys.complete("/risk march", {"source": "Camelot"}, focused="targets") == []
