"""Why a move was made: from the menu of its story, or below all its rolls; and how well agents play."""

from tests.scenarios.stage import SandboxStage


async def test_the_moves_of_an_agent_are_explained_from_what_all_could_see(stage: SandboxStage) -> None:
    alys = stage.named(stage.alys)
    await alys.command("/game new", system="risk")
    await alys.command("/game agent")
    await alys.command("/game options", option="houses", value="deal")
    await alys.command("/game start")
    table = await stage.table(alys)
    for _ in range(40):  # until an agent's turn has been told
        stories = await table.store.stories(table.game.id)
        if stories:
            break
        if table.seat_of(alys.id) in [seat for prompt in table.pending() for seat in prompt.waiting]:
            seat = table.seat_of(alys.id)
            assert seat is not None
            await stage.bot.tables.act(table.game.id, seat, table.rules.default(table.state, seat))
        await alys.settle()
    story = await alys.wait(lambda: alys.newest(lambda seen: seen.id in {one.message_id for one in stories}))
    told = await alys.menu(story, "Explain this move")
    assert told.reply is not None
    assert told.reply.ephemeral
    assert "Why, as far as all could see" in told.text
    await alys.settle()
    told_of = {one.message_id for one in await table.store.stories(table.game.id)}  # there may be more by now
    other = alys.newest(lambda seen: not seen.ephemeral and seen.id not in told_of)
    assert other is not None
    assert "tells of no turn" in (await alys.menu(other, "Explain this move")).text


async def test_the_host_chooses_how_well_agents_play(stage: SandboxStage) -> None:
    alys, brynden = stage.alys, stage.brynden
    lobby = (await alys.command("/game new", system="risk")).reply
    assert lobby is not None
    await alys.click(lobby, label="Add an agent")
    assert "an agent: Knight" in (await alys.reads("At the table: 2")).text
    panel = (await alys.click(lobby, label="Options")).reply
    assert panel is not None
    await alys.select(panel, "Agents play as", ["strong"])
    await brynden.reads("an agent: Commander")
    table = await stage.table(alys)
    assert [row.agent for row in table.seats] == [None, "strong"]
