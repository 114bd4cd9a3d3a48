"""Reading the rules: looked up, a page at a time, and from a refusal, also after a restart."""

from tests.scenarios.players import begin, dashboard
from tests.scenarios.stage import SandboxStage, Stage


async def test_a_refusal_leads_to_its_rule_after_a_restart_too(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    refused = await first.command("/risk end")
    assert refused.reply is not None
    assert "-# RISK-7.5" in refused.text
    await either.restart()
    read = await first.click(refused.reply, label="Read RISK-7.5")
    assert read.reply is not None
    assert read.reply.ephemeral
    assert read.reply.id != refused.reply.id
    assert "> **RISK-7.5** All reinforcements have to be placed" in read.text
    assert "It is your turn to deploy" in refused.reply.text


async def test_a_clause_is_looked_up_by_its_number_or_a_word(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    offered = await first.complete("/game rules", focused="clause", value="11.1")
    assert offered[0].value == "RISK-11.1"
    assert offered[0].name.startswith("RISK-11.1 You invade from")
    assert len(offered) > 1
    by_word = await first.complete("/game rules", focused="clause", value="tyrion")
    assert "RISK-21.10" in [each.value for each in by_word]
    shown = await first.command("/game rules", clause="RISK-11.1")
    assert shown.reply is not None
    assert shown.reply.ephemeral
    assert shown.text.startswith("### RISK-11 · Invasions")
    assert "> **RISK-11.1**" in shown.text
    refused = await first.command("/game rules", clause="dragonfire")
    assert "No rule of this game is called “dragonfire”" in refused.text


async def test_the_rules_are_read_page_by_page_in_one_message(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    live = dashboard(first)
    assert live is not None
    shown = (await first.click(live, label="Rules")).reply
    assert shown is not None
    assert "**RISK-7.5** All reinforcements" in shown.text
    chapter = (await first.select(shown, "Chapters RISK-15 to RISK-27", ["RISK-24.1"])).reply
    assert chapter is not None
    assert chapter.id == shown.id
    assert chapter.text.startswith("### RISK-24 · The end")
    later = (await first.click(chapter, label="Later")).reply
    assert later is not None
    assert later.id == shown.id
    earlier = await first.click(later, label="Earlier")
    assert earlier.text == chapter.text


async def test_the_rules_are_there_in_the_lobby_and_for_a_spectator(stage: SandboxStage) -> None:
    await stage.alys.command("/game new", system="risk")
    shown = await stage.cass.command("/game rules", clause="2.10")
    assert "> **RISK-2.10**" in shown.text
    refused = await stage.alys.command("/game start")
    assert refused.reply is not None
    assert "-# RISK-2.1" in refused.text
    assert "> **RISK-2.1**" in (await stage.alys.click(refused.reply, label="Read RISK-2.1")).text


async def test_the_rules_of_tiny_epic_are_looked_up_and_its_refusals_lead_to_them(
    stage: SandboxStage,
) -> None:
    await stage.alys.command("/game new", system="tiny_epic")
    shown = await stage.cass.command("/game rules", clause="6.8")
    assert "> **TE-6.8** Conscripts add 1 for every Power Token" in shown.text
    refused = await stage.alys.command("/game start")
    assert refused.reply is not None
    assert "-# TE-0.1" in refused.text
    assert (
        "> **TE-0.1** Two to four players"
        in (await stage.alys.click(refused.reply, label="Read TE-0.1")).text
    )
