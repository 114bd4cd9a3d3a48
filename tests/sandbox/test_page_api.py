"""The page's WebSocket: what a browser asks and is told, without the browser."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from tests.sandbox.sample_bot import Scribe


class Screen:
    """One open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.events: list[dict[str, Any]] = []

    async def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        await self._socket.send_json({"id": self._number, "op": op, **fields})
        while True:
            frame = await self._socket.receive_json()
            if frame.get("id") == self._number:
                answer: dict[str, Any] = frame.get("ok") or frame["error"]
                return answer
            self.events.append(frame)

    async def told(self, event: str) -> dict[str, Any]:
        """The first event of this name not yet taken."""
        while True:
            for frame in self.events:
                if frame["event"] == event:
                    self.events.remove(frame)
                    return frame
            self.events.append(await asyncio.wait_for(self._socket.receive_json(), 5))


@asynccontextmanager
async def opened(sandbox: Sandbox) -> AsyncIterator[Screen]:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sandbox.page_url}ws") as socket:
        yield Screen(socket)


@pytest.fixture
async def screen(sandbox: Sandbox, scribe: Scribe) -> AsyncIterator[Screen]:
    async with opened(sandbox) as one:
        yield one


async def command(screen: Screen, name: str, who: str = "Alys", *options: dict[str, Any]) -> dict[str, str]:
    """Gives a command; returns who gave it and where."""
    hello = await screen.ask("hello")
    person = next(user["id"] for user in hello["users"] if user["global_name"] == who)
    place = {"as": person, "channel": hello["channels"][0]["id"]}
    (found,) = [each["id"] for each in hello["commands"] if each["name"] == name]
    assert "interaction" in await screen.ask("command", **place, command=found, options=list(options))
    return place


async def test_hello_tells_of_people_places_and_commands(screen: Screen) -> None:
    hello = await screen.ask("hello")
    assert [user["global_name"] for user in hello["users"]] == [
        *("Alys", "Brynden", "Cass", "Davin", "Elyn", "Ferro", "Gwyn")
    ]
    assert hello["guild"]["name"] == "The Red Keep"
    assert [channel["name"] for channel in hello["channels"]] == ["small-council", "great-hall"]
    assert hello["bot"]["bot"] is True
    assert "war" in [each["name"] for each in hello["commands"]]


async def test_command_is_answered_by_a_message_that_names_it(screen: Screen) -> None:
    option = {
        "name": "attack",
        "options": [{"name": "source", "value": "Stark"}, {"name": "host", "value": 3}],
    }
    place = await command(screen, "war", "Brynden", option)
    created = await screen.told("message_create")
    message = created["data"]["message"]
    assert created["to"] is None
    assert message["content"] == "Stark sends 3 against nobody, style 2"
    assert message["interaction"]["name"] == "/war attack"
    assert message["interaction"]["user"] == place["as"]
    assert (await screen.ask("history", **place))["messages"][0]["id"] == message["id"]


async def test_thinking_then_message_and_private_follow_up(screen: Screen) -> None:
    place = await command(screen, "think")
    thinking = await screen.told("thinking")
    assert thinking["data"]["ephemeral"] is False
    created = await screen.told("message_create")
    assert created["data"]["message"]["content"] == "I have thought."
    assert created["data"]["message"]["interaction"]["id"] == thinking["data"]["interaction"]
    private = await screen.told("message_create")
    assert private["to"] == [place["as"]]
    assert private["data"]["message"]["ephemeral_to"] == place["as"]


async def test_ephemerals_are_in_the_history_of_one_person(screen: Screen, alys: SandboxPerson) -> None:
    place = await command(
        screen, "say", "Alys", {"name": "words", "value": "psst"}, {"name": "secretly", "value": True}
    )
    await screen.told("message_create")
    assert len((await screen.ask("history", **place))["messages"]) == 1
    other = next(user["id"] for user in (await screen.ask("hello"))["users"] if user["id"] != place["as"])
    assert (await screen.ask("history", **place | {"as": other}))["messages"] == []


async def test_button_menu_and_form(screen: Screen) -> None:
    place = await command(screen, "buttons")
    message = (await screen.told("message_create"))["data"]["message"]
    press = {"as": place["as"], "message": message["id"], "component_type": 2}
    await screen.ask("component", **press, custom_id="why")
    form = (await screen.told("modal"))["data"]
    assert (form["title"], form["user"]) == ("Old style", place["as"])
    field = form["components"][0]["components"][0]["custom_id"]
    refused = await screen.ask("modal", **{"as": place["as"]}, modal=form["id"], values={field: "no"})
    assert "characters" in refused["message"]
    await screen.ask("modal", **{"as": place["as"]}, modal=form["id"], values={field: "Honour"})
    changed = await screen.told("message_update")
    assert changed["data"]["message"]["content"] == "Because: Honour"


async def test_autocomplete(screen: Screen) -> None:
    hello = await screen.ask("hello")
    place = {"as": hello["users"][0]["id"], "channel": hello["channels"][0]["id"]}
    (war,) = [each["id"] for each in hello["commands"] if each["name"] == "war"]
    typing = [{"name": "attack", "options": [{"name": "source", "value": "ty", "focused": True}]}]
    answer = await screen.ask("autocomplete", **place, command=war, options=typing)
    assert answer["choices"] == [{"name": "Tyrell", "value": "Tyrell"}]


async def test_choices_that_the_bot_did_not_send_in_time_are_not_told_as_none(
    screen: Screen, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    hello = await screen.ask("hello")
    place = {"as": hello["users"][0]["id"], "channel": hello["channels"][0]["id"]}
    (war,) = [each["id"] for each in hello["commands"] if each["name"] == "war"]
    typing = [{"name": "attack", "options": [{"name": "source", "value": "ty", "focused": True}]}]
    monkeypatch.setattr(sandbox, "interaction_seconds", 0.0)
    refused = await screen.ask("autocomplete", **place, command=war, options=typing)
    assert refused["message"] == "The bot did not answer in time."


async def test_direct_messages_are_told_to_their_person_alone(screen: Screen, scribe: Scribe) -> None:
    person = (await screen.ask("hello"))["users"][2]["id"]
    channel = (await screen.ask("dm", **{"as": person}))["channel"]
    assert channel["recipients"][0]["id"] == person
    await screen.ask("send", **{"as": person}, channel=channel["id"], content="Maester?")
    told = await screen.told("message_create")
    assert told["to"] == [person]


async def test_a_private_thread_is_told_to_those_who_see_it_as_long_as_they_do(
    screen: Screen, scribe: Scribe
) -> None:
    """The owner of the server manages threads, and sees them all."""
    council = scribe.guilds[0].text_channels[0]
    owner, person, other = (user["id"] for user in (await screen.ask("hello"))["users"][:3])
    thread = await council.create_thread(name="plot", type=discord.ChannelType.private_thread)
    assert (await screen.told("thread_create"))["data"]["channel"]["visible_to"] == [owner]
    await thread.add_user(discord.Object(int(person)))
    changed = await screen.told("channel_update")
    assert changed["data"]["channel"]["visible_to"] == changed["to"] == [owner, person]
    await thread.send("Between us")
    assert (await screen.told("message_create"))["to"] == [owner, person]
    refused = await screen.ask("history", **{"as": other}, channel=str(thread.id))
    assert "does not see" in refused["message"]
    await thread.remove_user(discord.Object(int(person)))
    assert (await screen.told("channel_update"))["data"]["channel"]["visible_to"] == [owner]


async def test_unanswered_command_is_told_as_failed(screen: Screen, sandbox: Sandbox, scribe: Scribe) -> None:
    sandbox.interaction_seconds = 0.05
    place = await command(screen, "late")
    failed = await screen.told("failed")
    assert failed["to"] == [place["as"]]
    assert failed["data"]["reason"] == "The application did not respond"
    scribe.wake.set()
    await scribe.refused.get()


async def test_nonsense_is_answered_with_a_sentence(screen: Screen) -> None:
    place = await command(screen, "say", "Alys", {"name": "words", "value": "Hear me"})
    assert "no 'dance'" in (await screen.ask("dance", **place))["message"]
    assert "'channel'" in (await screen.ask("history", **{"as": place["as"]}))["message"]
    assert "Unknown User" in (await screen.ask("dm", **{"as": "1"}))["message"]


async def test_wrong_secret_is_404(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        for path in ("/play/guess/", "/play/guess/ws", "/play/guess/static/main.js", "/play/"):
            async with http.get(sandbox.base_url + path) as answer:
                assert answer.status == 404
        async with http.get(sandbox.page_url + "static/index.html") as answer:
            assert answer.status == 200
