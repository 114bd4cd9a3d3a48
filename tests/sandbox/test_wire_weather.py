"""Bad weather: lost connections, resumes, 429, 5xx, cut requests, doubled and swapped events."""

import json
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.faults import CutAfter, CutBefore, Delay, ServerError, TooMany
from bot.sandbox.people import SandboxPerson
from bot.sandbox.ratelimit import Limit
from bot.sandbox.server import Sandbox
from tests.sandbox.sample_bot import Scribe
from tests.sandbox.sandbox_fixture import running

SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture
def council(scribe: Scribe) -> discord.TextChannel:
    return scribe.guilds[0].text_channels[0]


async def missed_and_heard(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    """Something said while the bot is away reaches it when it is back."""
    await alys.send("While you were away", channel=alys.dm)
    await sandbox.until(lambda: scribe.heard)
    assert [message.content for message in scribe.heard] == ["While you were away"]


@pytest.mark.parametrize("code", [1000, 4000, 4009])
async def test_close_codes_are_resumed(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson, code: int
) -> None:
    sandbox.gateway.close(code)
    await missed_and_heard(sandbox, scribe, alys)
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (1, 1)


async def test_op_7_is_resumed(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    sandbox.gateway.reconnect()
    await sandbox.until(lambda: scribe.resumes)
    await missed_and_heard(sandbox, scribe, alys)
    assert sandbox.gateway.identifies == 1


async def test_op_9_true_is_resumed(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    sandbox.gateway.invalidate(resumable=True)
    await sandbox.until(lambda: scribe.resumes)
    await missed_and_heard(sandbox, scribe, alys)
    assert sandbox.gateway.identifies == 1


async def test_op_9_false_identifies_anew(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    scribe.is_up.clear()
    sandbox.gateway.invalidate(resumable=False)
    await scribe.is_up.wait()
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (2, 0)
    assert (await alys.command("/say", words="Here again")).text == "Here again"


async def test_cut_tcp_connection_is_resumed(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    sandbox.gateway.abort()
    await missed_and_heard(sandbox, scribe, alys)
    assert sandbox.gateway.resumes == 1


async def test_forgotten_session_cannot_be_resumed(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson
) -> None:
    scribe.is_up.clear()
    sandbox.gateway.abort()
    sandbox.gateway.forget_sessions()
    await scribe.is_up.wait()
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (2, 1)
    assert (await alys.command("/say", words="Here again")).text == "Here again"


@pytest.mark.parametrize(("code", "kept"), [(1000, 0), (4000, 1)])
async def test_only_a_goodbye_ends_the_session(sandbox: Sandbox, code: int, kept: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 0}})
        while (await socket.receive_json())["t"] != "READY":
            pass
        await socket.close(code=code)
    await sandbox.until(lambda: not sandbox.gateway.connections)
    assert len(sandbox.gateway.sessions) == kept


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not json", 4002),
        ({"op": 42, "d": None}, 4001),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 2, "d": {"token": None, "intents": 0, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": None, "intents": 1 << 15}}, 4014),
    ],
)
async def test_gateway_closes_with_the_documented_code(sandbox: Sandbox, frame: Any, code: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        if isinstance(frame, dict) and frame["d"] and frame["d"].get("token", "") is None:
            frame["d"]["token"] = sandbox.token
        await socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_events_travel_compressed_only_if_asked(sandbox: Sandbox, scribe: Scribe) -> None:
    assert [connection.compressed for connection in sandbox.gateway.connections] == [True]
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json") as socket,
    ):
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def test_doubled_event_arrives_twice(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    sandbox.faults.double_next("MESSAGE_CREATE")
    await alys.send("Echo", channel=alys.dm)
    await sandbox.until(lambda: len(scribe.heard) == 2)
    assert scribe.heard[0].id == scribe.heard[1].id


async def test_doubled_interaction_is_answered_once(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson
) -> None:
    sandbox.faults.double_next("INTERACTION_CREATE")
    assert (await alys.command("/say", words="Once")).text == "Once"
    await alys.settle()
    assert [message.text for message in alys.sees()] == ["Once"]
    answers = [exchange.status for exchange in sandbox.rest.traffic if CALLBACK.endswith(exchange.route)]
    assert sorted(answers) == [200, 400]


async def test_swapped_events_arrive_in_the_other_order(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson
) -> None:
    sandbox.faults.swap_next("MESSAGE_CREATE")
    await alys.send("first", channel=alys.dm)
    await alys.send("second", channel=alys.dm)
    await sandbox.until(lambda: len(scribe.heard) == 2)
    assert [message.content for message in scribe.heard] == ["second", "first"]


async def test_429_is_waited_out(sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson) -> None:
    sandbox.faults.order(TooMany(0.02), on=SEND)
    sandbox.faults.order(TooMany(0.02, everywhere=True), on=SEND)
    await council.send("Patience")
    assert [message.text for message in alys.sees()] == ["Patience"]
    last = list(sandbox.rest.traffic)[-3:]
    answers = [(exchange.status, exchange.response.get("global")) for exchange in last]
    assert answers == [(429, False), (429, True), (200, None)]


async def test_500_is_tried_again(
    sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    sandbox.faults.order(ServerError(500), on=SEND)
    await council.send("Twice asked")  # discord.py waits a second
    assert [message.text for message in alys.sees()] == ["Twice asked"]


async def test_cut_before_discord_acted_leaves_nothing(
    sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    sandbox.faults.order(CutBefore(), on=SEND)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await council.send("Lost")
    assert alys.sees() == []


async def test_cut_after_discord_acted_and_again_with_the_same_nonce_is_one_message(
    sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    sandbox.faults.order(CutAfter(), on=SEND)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await council.send("Only once", nonce="move-17")
    again = await council.send("Only once", nonce="move-17")
    (shown,) = alys.sees()
    assert shown.id == again.id
    await council.send("Only once", nonce="move-18")
    assert len(alys.sees()) == 2


async def test_nonce_is_forgotten_after_some_minutes(
    sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    await council.send("Now", nonce="1")
    sandbox.world.advance(600)
    await council.send("Later", nonce="1")
    assert [message.text for message in alys.sees()] == ["Now", "Later"]


async def test_delayed_callback_comes_too_late(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    sandbox.interaction_seconds = 0.02
    sandbox.faults.order(Delay(0.2), on=CALLBACK)
    assert (await alys.command("/say", words="Slow")).failure == "The application did not respond"


async def test_ordinary_rate_limit_slows_but_loses_nothing() -> None:
    async with Sandbox(rate_limits={SEND: Limit(2, 0.1)}) as sandbox:
        scribe = Scribe()
        async with running(scribe, sandbox):
            council = scribe.guilds[0].text_channels[0]
            for number in range(5):
                await council.send(str(number))
        told = [message.content for message in sandbox.world.channel(council.id).messages.values()]
        assert told == ["0", "1", "2", "3", "4"]


async def test_token_of_an_interaction_lives_15_minutes(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson
) -> None:
    await alys.command("/say", words="Long ago")
    (interaction,) = sandbox.world.interactions.values()
    webhook = discord.Webhook.partial(sandbox.world.application_id, interaction.token, client=scribe)
    await webhook.send("In time")
    sandbox.world.advance(15 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await webhook.send("Too late")
    assert caught.value.code == 50027


async def test_links_to_files_expire_and_are_signed_anew(
    sandbox: Sandbox, council: discord.TextChannel
) -> None:
    message = await council.send(file=discord.File(__file__, "rules.txt"))
    assert b"Bad weather" in await message.attachments[0].read()
    sandbox.world.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    fresh = await council.fetch_message(message.id)
    assert b"Bad weather" in await fresh.attachments[0].read()
    async with aiohttp.ClientSession() as http, http.get(fresh.attachments[0].url + "0") as answer:
        assert answer.status == 404
