"""The stage every sandbox starts with: one server, two channels, seven people."""

from __future__ import annotations

from bot.sandbox.model import Guild
from bot.sandbox.world import World

GUILD = "The Red Keep"
CHANNELS = (("small-council", "Games and grievances"), ("great-hall", "Everything else"))

# name, colour on the page; the first one owns the server
PEOPLE = (
    ("Alys", "#c0392b"),
    ("Brynden", "#2e6da4"),
    ("Cass", "#8e6bbf"),
    ("Davin", "#3d8b57"),
    ("Elyn", "#c77f1f"),
    ("Ferro", "#4a8f8f"),
    ("Gwyn", "#b0578d"),
)


def furnish(world: World) -> Guild:
    """Puts the people, the server and its channels into an empty world."""
    people = [world.add_user(name, colour=colour) for name, colour in PEOPLE]
    guild = world.add_guild(GUILD, people[0])
    for person in people[1:]:
        world.add_member(guild, person)
    for name, topic in CHANNELS:
        world.add_channel(guild, name, topic)
    return guild
