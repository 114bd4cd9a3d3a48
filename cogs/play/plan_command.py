"""`/plan`: a turn written down beforehand, and decisions filed in advance."""

from discord import app_commands

from bot.engine.plans.plan_text import LONGEST
from cogs.interaction.answers import Interaction, guarded
from cogs.interaction.limits import OPTION
from cogs.play import moves, plan_page, plans
from cogs.play.autocomplete import Choices, completing, matching


@completing
async def _named(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say = moves.voice_for(table, interaction)
    found = [(plan_page.called(table, say, moment), moment) for moment in plan_page.moments(table.rules.id)]
    return matching(found, current)


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.rename(moment="for")
@app_commands.describe(
    actions="What to do, with semicolons between; left out, your plan or a form for one",
    moment="Which decision to file for; left out, your own turn",
)
@app_commands.autocomplete(moment=_named)
async def plan(
    interaction: Interaction,
    actions: app_commands.Range[str, 1, LONGEST] | None = None,
    moment: app_commands.Range[str, 1, OPTION] | None = None,
) -> None:
    """Write your turn, or a later decision, down beforehand; it is carried out when it comes."""

    async def work() -> None:
        table = await moves.table_of(interaction)
        if actions is not None:
            await plans.put(interaction, table, moment or "", actions)
        elif moment:
            await plans.show_plan(interaction, table, moment)
        else:
            await plans.overview(interaction, table)

    await guarded(interaction, work)
