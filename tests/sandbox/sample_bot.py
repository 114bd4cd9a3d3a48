"""A bot that uses every corner of discord.py that the sandbox serves."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any, cast

import discord
from discord import app_commands, ui
from PIL import Image

from tests.sandbox.sandbox_fixture import Clerk

HOUSES = ("Arryn", "Baratheon", "Greyjoy", "Lannister", "Martell", "Stark", "Tyrell")


class Scribe(Clerk):
    """Answers that were refused lie in `refused`; /late sleeps until `wake`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.refused: asyncio.Queue[discord.HTTPException] = asyncio.Queue()
        self.wake = asyncio.Event()
        self.tree.command(description="Thinks, then answers")(think)
        self.tree.command(description="Shows buttons")(buttons)
        self.tree.command(description="Shows the board")(board)
        self.tree.command(description="Asks for words")(motto)
        self.tree.command(description="Counts you")(census)
        self.tree.command(description="For those who run the server")(rule)
        self.tree.command(description="Says too much")(wordy)
        self.tree.command(description="Opens a vote")(vote)
        self.tree.command(description="Does not answer in time")(late)
        self.tree.command(description="Answers twice")(twice)
        self.tree.add_command(War())

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Vote)
        await super().setup_hook()


def picture(name: str = "map.png", alt: str | None = "A map", colour: str = "navy") -> discord.File:
    buffer = BytesIO()
    Image.new("RGB", (40, 30), colour).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description=alt)


class Vote(ui.DynamicItem[ui.Button[Any]], template=r"vote:(?P<house>\w+):(?P<count>\d+)"):
    """A button that carries its state, so it outlives the bot."""

    def __init__(self, house: str, count: int = 0) -> None:
        super().__init__(ui.Button(label=f"{house} {count}", custom_id=f"vote:{house}:{count}"))
        self.house, self.count = house, count

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: Any) -> Vote:
        return cls(match["house"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Vote(self.house, self.count + 1))
        await interaction.response.edit_message(view=view)


class Motto(ui.Modal, title="Your house"):
    notice: ui.TextDisplay[Any] = ui.TextDisplay("The herald writes it down.")
    words: ui.Label[Any] = ui.Label(
        text="Words", description="Said at court", component=ui.TextInput(max_length=20)
    )
    house: ui.Label[Any] = ui.Label(
        text="House",
        component=ui.Select(
            options=[discord.SelectOption(label=name) for name in HOUSES[:3]], required=False
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words = cast(ui.TextInput[Any], self.words.component).value
        houses = cast(ui.Select[Any], self.house.component).values
        await interaction.response.send_message(
            f"{words} ({', '.join(houses) or 'no house'})", ephemeral=True
        )


class Census(ui.Modal, title="Census"):
    rank: ui.Label[Any] = ui.Label(
        text="Rank",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=name) for name in ("Lord", "Knight")]
        ),
    )
    lands: ui.Label[Any] = ui.Label(
        text="Lands",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=name) for name in ("Hills", "Coast", "Marsh")],
            max_values=2,
        ),
    )
    sworn: ui.Label[Any] = ui.Label(text="Sworn", component=ui.Checkbox())
    liege: ui.Label[Any] = ui.Label(text="Liege", component=ui.UserSelect())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        fields = cast(Any, self)
        rank, lands = fields.rank.component.value, fields.lands.component.values
        sworn, lieges = fields.sworn.component.value, fields.liege.component.values
        await interaction.response.send_message(f"{rank} {lands} {sworn} {lieges[0].display_name}")


class OldModal(ui.Modal, title="Old style"):
    reason: ui.TextInput[Any] = ui.TextInput(label="Reason", style=discord.TextStyle.paragraph, min_length=3)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Because: {self.reason.value}", view=None)


class Board(ui.LayoutView):
    """A V2 message with everything in it."""

    def __init__(self, turn: int, file: str = "map.png") -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=0x883300)
        box.add_item(ui.TextDisplay(f"## Turn {turn}"))
        button: ui.Button[Any] = ui.Button(label="Next", custom_id=f"next:{turn}")
        button.callback = lambda interaction: self.next(interaction, turn)  # type: ignore[method-assign]
        box.add_item(ui.Section("It is your turn", accessory=button))
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}", description="The realm"))
        )
        box.add_item(ui.Separator())
        row: ui.ActionRow[Any] = ui.ActionRow()
        menu: ui.Select[Any] = ui.Select(
            custom_id=f"house:{turn}",
            placeholder="Choose a house",
            options=[discord.SelectOption(label=name, value=name.lower()) for name in HOUSES],
        )
        menu.callback = lambda interaction: self.choose(interaction, menu)  # type: ignore[method-assign]
        row.add_item(menu)
        box.add_item(row)
        self.add_item(box)
        people: ui.UserSelect[Any] = ui.UserSelect(custom_id=f"ally:{turn}", placeholder="Ally", max_values=2)
        people.callback = lambda interaction: self.ally(interaction, people)  # type: ignore[method-assign]
        self.add_item(ui.ActionRow(people))

    async def next(self, interaction: discord.Interaction, turn: int) -> None:
        file = picture(f"map{turn + 1}.png", colour="maroon")
        await interaction.response.edit_message(view=Board(turn + 1, file.filename), attachments=[file])

    async def choose(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You are {menu.values[0]}", ephemeral=True)

    async def ally(self, interaction: discord.Interaction, people: ui.UserSelect[Any]) -> None:
        names = ", ".join(user.display_name for user in people.values)
        await interaction.response.send_message(f"Allied with {names}")


class Buttons(ui.View):
    """An ordinary message's buttons."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", emoji="🔥")
    async def count(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        assert interaction.message is not None
        so_far = int(interaction.message.content.split()[-1])
        await interaction.response.edit_message(content=f"Count: {so_far + 1}")

    @ui.button(label="Quietly", custom_id="quietly")
    async def quietly(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Count: 100")

    @ui.button(label="Why", custom_id="why")
    async def why(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(OldModal())

    @ui.button(label="Never", disabled=True)
    async def never(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        raise AssertionError("nobody can press this")


async def think(interaction: discord.Interaction, secretly: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=secretly)
    await interaction.edit_original_response(content="I have thought.", attachments=[picture()])
    await interaction.followup.send("And this is private.", ephemeral=True)
    await interaction.followup.send("And this is not.")


async def buttons(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Count: 0", view=Buttons())


async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board(1), file=picture())


async def motto(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Motto())


async def census(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Census())


async def wordy(interaction: discord.Interaction) -> None:
    try:
        await interaction.response.send_message("x" * 2001)
    except discord.HTTPException as error:
        await interaction.response.send_message(error.text.splitlines()[-1])


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def rule(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("So be it")


async def vote(interaction: discord.Interaction, house: str) -> None:
    view = ui.View(timeout=None)
    view.add_item(Vote(house))
    await interaction.response.send_message("Vote!", view=view)


async def late(interaction: discord.Interaction) -> None:
    await cast(Scribe, interaction.client).wake.wait()
    try:
        await interaction.response.send_message("Sorry, I slept")
    except discord.NotFound as error:
        cast(Scribe, interaction.client).refused.put_nowait(error)


async def twice(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("once")
    interaction.response._response_type = None  # as if a second process had the same interaction
    try:
        await interaction.response.send_message("twice")
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused with {error.code}")


class War(app_commands.Group, name="war", description="Matters of war"):
    """Nested subcommands with every kind of option."""

    far = app_commands.Group(name="far", description="Beyond the sea")

    @app_commands.command(description="Attacks")
    @app_commands.describe(source="From where", host="How many", style="In which manner")
    @app_commands.choices(
        style=[app_commands.Choice(name="By night", value=1), app_commands.Choice(name="By day", value=2)]
    )
    async def attack(
        self,
        interaction: discord.Interaction,
        source: str,
        host: app_commands.Range[int, 1, 20],
        against: discord.Member | None = None,
        style: int = 2,
    ) -> None:
        foe = against.display_name if against else "nobody"
        await interaction.response.send_message(f"{source} sends {host} against {foe}, style {style}")

    @attack.autocomplete("source")
    async def sources(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        host = interaction.namespace.host
        found = [name for name in HOUSES if name.lower().startswith(current.lower())]
        return [app_commands.Choice(name=f"{name} ({host})" if host else name, value=name) for name in found]

    @far.command(description="Sails")
    async def sail(self, interaction: discord.Interaction, to: str) -> None:
        await interaction.response.send_message(f"Sailing to {to}")
