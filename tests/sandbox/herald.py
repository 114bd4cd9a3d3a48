"""A bot with one of everything a page must show."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from tests.sandbox.sandbox_fixture import Clerk

PLACES = ["Winterfell", "White Harbor", "Moat Cailin", "Riverrun"]


class Herald(Clerk):
    """`gate` holds back the answers that a test wants to see coming."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.tree.add_command(Duel())
        for command in COMMANDS:
            self.tree.add_command(command)


class Duel(app_commands.Group):
    def __init__(self) -> None:
        super().__init__(name="duel", description="A duel")

    @app_commands.command(description="Begin a duel")
    @app_commands.rename(place="from")
    async def begin(
        self,
        interaction: discord.Interaction,
        place: str,
        against: discord.User,
        dice: app_commands.Range[int, 1, 3] = 3,
        to_the_death: bool = False,
    ) -> None:
        fate = " to the death" if to_the_death else ""
        words = f"{interaction.user.mention} meets {against.mention} at {place} with {dice} dice{fate}"
        await interaction.response.send_message(words)

    @begin.autocomplete("place")
    async def places(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=place, value=place.upper())
            for place in PLACES
            if typed.lower() in place.lower()
        ]


class Answers(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(ui.Button(label="Locked", custom_id="locked", disabled=True))

    @ui.button(label="Advance", style=discord.ButtonStyle.success)
    async def advance(self, interaction: discord.Interaction, _: ui.Button[Answers]) -> None:
        assert isinstance(interaction.client, Herald)
        await interaction.client.gate.wait()
        await interaction.response.edit_message(content=f"{interaction.user.mention} advances")

    @ui.button(label="Ignore", style=discord.ButtonStyle.danger)
    async def ignore(self, interaction: discord.Interaction, _: ui.Button[Answers]) -> None:
        pass

    @ui.select(placeholder="Whither?", options=[discord.SelectOption(label=place) for place in PLACES])
    async def whither(self, interaction: discord.Interaction, menu: ui.Select[Answers]) -> None:
        await interaction.response.send_message(f"To {menu.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Who?")
    async def who(self, interaction: discord.Interaction, menu: ui.UserSelect[Answers]) -> None:
        await interaction.response.send_message(f"{menu.values[0].mention} it is")

    @ui.select(cls=ui.MentionableSelect, placeholder="Whom?")
    async def whom(self, interaction: discord.Interaction, menu: ui.MentionableSelect[Answers]) -> None:
        await interaction.response.send_message(f"{menu.values[0].mention} is called")

    @ui.select(
        placeholder="Which two?",
        min_values=2,
        max_values=2,
        options=[discord.SelectOption(label=place) for place in PLACES],
    )
    async def which(self, interaction: discord.Interaction, menu: ui.Select[Answers]) -> None:
        await interaction.response.send_message(" and ".join(sorted(menu.values)))


class Orders(ui.Modal, title="Orders for the night"):
    """The newer form: every field in a label."""

    def __init__(self) -> None:
        super().__init__()
        self.plan = ui.TextInput[Orders](min_length=4, max_length=30)
        self.target = ui.Select[Orders](options=[discord.SelectOption(label=place) for place in PLACES])
        self.allies = ui.UserSelect[Orders](required=False, max_values=3)
        self.speed = ui.RadioGroup[Orders](
            options=[discord.RadioGroupOption(label=speed) for speed in ("Slow", "Swift")]
        )
        self.sworn = ui.Checkbox[Orders]()
        fields = {"Plan": self.plan, "Target": self.target, "Allies": self.allies}
        for text, field in (fields | {"Speed": self.speed, "Sworn": self.sworn}).items():
            self.add_item(ui.Label(text=text, component=field))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        allies = ", ".join(ally.mention for ally in self.allies.values)
        words = f"{self.plan}: {self.target.values[0]} with {allies}, {self.speed.value}, {self.sworn.value}"
        await interaction.response.send_message(words)


class Letter(ui.Modal, title="A letter"):
    """The older form: text inputs in rows."""

    to = ui.TextInput[ui.Modal](label="To", default="Cass")
    words = ui.TextInput[ui.Modal](label="Words", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"To {self.to}: {self.words}")


@app_commands.command(description="Shows the board")
async def board(interaction: discord.Interaction) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (1600, 900), "#224433").save(picture, "PNG")
    picture.seek(0)
    view = ui.LayoutView(timeout=None)
    words = ui.TextDisplay[ui.LayoutView]("## Westeros\nThe **North** sleeps.")
    button = ui.Button[ui.LayoutView](label="My hand", custom_id="hand")
    gallery = ui.MediaGallery[ui.LayoutView](
        discord.MediaGalleryItem("attachment://map.png", description="The map")
    )
    view.add_item(ui.Container(ui.Section(words, accessory=button), gallery, accent_colour=0xD9B25C))
    await interaction.response.send_message(view=view, file=discord.File(picture, "map.png"))


@app_commands.command(description="Things to press")
async def buttons(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Your move", view=Answers())


@app_commands.command(description="Shows your hand to you alone")
async def hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Three knights", ephemeral=True)


@app_commands.command(description="Thinks first")
async def later(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.client, Herald)
    await interaction.response.defer()
    await interaction.client.gate.wait()
    await interaction.edit_original_response(content="I have thought")


@app_commands.command(description="Never answers")
async def mute(interaction: discord.Interaction) -> None:
    pass


@app_commands.command(description="Asks for a letter")
async def letter(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Letter())


@app_commands.command(description="Asks for orders")
async def orders(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Orders())


@app_commands.command(description="Says it back")
async def quote(interaction: discord.Interaction, words: str) -> None:
    await interaction.response.send_message(words.replace("|n", "\n"))


@app_commands.command(description="Sends you a message of your own")
async def raven(interaction: discord.Interaction) -> None:
    await interaction.user.send("Dark wings")
    await interaction.response.send_message("Flown", ephemeral=True)


@app_commands.command(description="Opens a thread")
async def tower(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name="Tower", type=discord.ChannelType.public_thread)
    await thread.send("Mind the stairs")
    await interaction.response.send_message("Opened", ephemeral=True)


COMMANDS: list[app_commands.Command[Any, ..., None]] = [
    board,
    buttons,
    hand,
    later,
    letter,
    mute,
    orders,
    quote,
    raven,
    tower,
]
