"""A table with a pace: the host chooses it, everybody sees how long is left, whoever is late is reminded."""

from bot.engine.table.pace import HOUR
from bot.engine.ticker import BEAT
from cogs.interaction.dates import moment
from tests.scenarios.players import awaited, begin, dashboard
from tests.scenarios.stage import Player, Stage

THREE = ("Alys", "Brynden", "Cass")


class Hourglass:
    """The time as the bot knows it. To be turned before the first table is set."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.now = stage.bot.tables.clock()
        stage.bot.tables.clock = self._read

    def _read(self) -> float:
        return self.now

    async def run(self, person: Player, hours: float) -> None:
        """So much time passes with the bot up."""
        end = self.now + hours * HOUR
        while self.now < end:
            self.now = min(self.now + BEAT, end)
            await self._stage.bot.clock.tick()
        await person.settle()


def direct(person: Player) -> list[str]:
    """What Maester has written to this person alone."""
    return [seen.text for seen in person.sees(channel=person.dm)]


async def test_the_pace_is_chosen_by_panel_and_by_command(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = (await alys.command("/game new", system="risk")).reply
    assert lobby is not None
    assert "Time for a decision: **no clock**" in lobby.text
    panel = (await alys.click(lobby, label="Time")).reply
    assert panel is not None
    chosen = await alys.select(panel, "Time for a decision", ["24"])
    assert chosen.reply is not None
    await alys.select(chosen.reply, "Extra time for the whole game", ["48"])
    await alys.settle()
    shown = await alys.reads("has set a table")
    assert "Time for a decision: **24 hours**" in shown.text
    assert "Extra time for the whole game: **48 hours**" in shown.text
    await alys.command("/game pace", hours="6", late="wait")
    await alys.settle()
    assert "Time for a decision: **6 hours**" in (await alys.reads("has set a table")).text
    assert "When time is over: **the game waits and reminds**" in (await alys.reads("has set a table")).text
    for refused in (await brynden.command("/game pace", hours="1"), await brynden.click(lobby, label="Time")):
        assert "Only the host" in refused.text


async def test_everybody_sees_how_long_is_left(either: Stage) -> None:
    glass = Hourglass(either)
    first, second, _ = await begin(either, *THREE, hours="1")
    wanted = f"Time runs out {moment(glass.now + HOUR)}."
    live = dashboard(second)
    assert live is not None
    assert wanted in live.text
    assert wanted in (await first.command("/game status")).text


async def test_where_the_game_waits_whoever_is_late_is_told_so(either: Stage) -> None:
    glass = Hourglass(either)
    first, *_ = await begin(either, *THREE, hours="1", late="wait")
    over = moment(glass.now + HOUR)
    await glass.run(first, 26)
    said = direct(first)[-1]
    assert "it is your turn to deploy" in said
    assert f"Time ran out {over}, and the table waits for you." in said


async def test_whoever_is_late_is_reminded_and_then_the_usual_is_done(either: Stage) -> None:
    glass = Hourglass(either)
    first, second, third = await begin(either, *THREE, hours="1")
    deadline = int(glass.now + HOUR)
    await glass.run(first, 0.6)
    (reminder,) = [text for text in direct(first) if "it is your turn to deploy" in text]
    assert f"<t:{deadline}:R>" in reminder
    assert not [text for text in direct(second) if "it is your turn" in text]
    await glass.run(first, 0.5)
    told = first.newest(lambda seen: "ran out of time, so Maester made the usual move." in seen.text)
    assert told is not None
    assert await awaited([first, second, third]) in (second, third)


async def test_an_agent_plays_until_its_player_is_back(either: Stage) -> None:
    glass = Hourglass(either)
    first, second, third = await begin(either, *THREE, hours="1", late="regent")
    await glass.run(first, 1.1)
    assert first.newest(lambda seen: "An agent plays for them" in seen.text)
    refused = (await first.command("/game pause")).text
    assert "an agent plays for you, so you have no vote" in refused.casefold()
    assert "Welcome back." in (await first.command("/game return")).text
    await first.settle()
    assert first.newest(lambda seen: "is back, and plays again." in seen.text)
    assert "yourself already" in (await first.command("/game return")).text
    assert "You have no seat" in (await either.person("Davin").command("/game return")).text
    assert await awaited([first, second, third]) is not None


async def test_a_call_in_private_says_what_is_asked_and_until_when(either: Stage) -> None:
    """It said whose turn it was and nothing more: who reads on a phone had to go and look."""
    glass = Hourglass(either)
    for name in THREE:
        await either.person(name).command("/game clock", calls="dm")
    first, second, _ = await begin(either, *THREE, hours="24")
    await first.settle()
    (call,) = [text for text in direct(first) if "it is your turn" in text]
    assert "it is your turn to deploy" in call
    assert f"<t:{int(glass.now + 24 * HOUR)}:R>" in call
    assert not [text for text in direct(second) if "it is your turn" in text]


async def test_for_whom_an_agent_plays_now_is_called(either: Stage) -> None:
    """The channel read that an agent plays for them, and nobody called the one whom it concerned."""
    glass = Hourglass(either)
    first, second, third = await begin(either, *THREE, hours="1", late="regent")
    for person in (second, third):
        await person.command("/game clock", calls="dm")
    await glass.run(first, 1.1)
    told = first.newest(lambda seen: "An agent plays for them" in seen.text)
    assert told is not None
    assert told.mentions == (first.name,)
    await glass.run(first, 1.1)
    (letter,) = [text for text in direct(second) + direct(third) if "an agent plays for you" in text]
    assert "`/game return`" in letter


async def test_a_substitute_takes_the_seat_and_the_old_player_sees_nothing_more(either: Stage) -> None:
    first, second, _ = await begin(either, *THREE, hours="24")
    davin = either.person("Davin")
    panel = (await first.command("/game play")).reply
    assert panel is not None
    assert "Nobody wants a substitute" in (await davin.command("/game seat take")).text
    assert "Only its player or the host" in (await davin.command("/game seat open", player=first.name)).text
    await first.command("/game seat open")
    await first.settle()
    assert davin.newest(lambda seen: f"A substitute is wanted for {first.name}" in seen.text)
    assert f"<#{panel.channel_id}>: {first.name}" in (await davin.command("/game seat list")).text
    assert "a second one would show you two hands" in (await second.command("/game seat take")).text
    assert "The seat is yours" in (await davin.command("/game seat take")).text
    await davin.settle()
    assert second.newest(lambda seen: f"Davin has taken the seat of {first.name}" in seen.text)
    # Every path of the old player is closed: commands, the panel that is still open, the buttons of the dashboard.
    live = dashboard(first)
    assert live is not None
    gone = [
        await first.command("/game hand"),
        await first.command("/game play"),
        await first.command("/risk deploy", territory="winterfell", armies=1),
        await first.select(panel, None, [panel.menus[0].options[0].value]),
        await first.click(live, label="My hand"),
        await first.click(live, label="Your move"),
    ]
    assert {outcome.text for outcome in gone} == {
        "You have no seat at this table. You may watch: `/game status`, `/game board`."
    }
    assert await first.complete("/risk deploy", focused="territory") == []
    assert "It is your turn to deploy" in (await davin.command("/game play")).text
    assert "No seat on this server" in (await davin.command("/game seat list")).text


async def test_a_table_pauses_and_goes_on_by_vote(either: Stage) -> None:
    glass = Hourglass(either)
    first, second, third = await begin(either, *THREE, hours="1")
    await first.command("/game pause")
    await first.settle()
    assert first.newest(lambda seen: f"{first.name} wants to pause the table: 1 of 2 votes." in seen.text)
    assert "The table pauses." in (await second.command("/game pause")).text
    await first.settle()
    paused = f"The table pauses, and no clock runs: since <t:{int(glass.now)}:R>."
    live = dashboard(third)
    assert live is not None
    assert paused in live.text
    await glass.run(first, 2)
    assert not first.newest(lambda seen: "ran out of time" in seen.text)
    assert "pauses already" in (await third.command("/game pause")).text
    await third.command("/game resume")
    assert "The table goes on." in (await second.command("/game resume")).text
    await first.settle()
    live = dashboard(third)
    assert live is not None
    assert f"Time runs out {moment(glass.now + HOUR)}." in live.text


async def test_a_vacation_stops_ones_clocks_until_one_is_home(either: Stage) -> None:
    glass = Hourglass(either)
    first, *_ = await begin(either, *THREE, hours="1")
    assert "within a year: 28." in (await first.command("/game vacation")).text
    assert f"<t:{int(glass.now + 72 * HOUR)}:R>" in (await first.command("/game vacation", days=3)).text
    await first.settle()
    live = dashboard(first)
    assert live is not None
    assert f"<t:{int(glass.now + 73 * HOUR)}:R>" in live.text
    assert "Welcome back." in (await first.command("/game vacation", days=0)).text
    await first.settle()
    live = dashboard(first)
    assert live is not None
    assert f"<t:{int(glass.now + HOUR)}:R>" in live.text


async def test_a_vacation_lasts_some_days_or_until_a_moment(either: Stage) -> None:
    first, *_ = await begin(either, *THREE, hours="1")
    for days in (0, 3):
        both = await first.command("/game vacation", days=days, until="18:00")
        assert "Give either `days` or `until`" in both.text
    assert "within a year: 28." in (await first.command("/game vacation")).text


async def test_people_choose_their_own_zone_quiet_hours_and_reminders(either: Stage) -> None:
    glass = Hourglass(either)
    first, *_ = await begin(either, *THREE, hours="1")
    offered = await first.complete("/game clock", focused="zone", value="kolk")
    assert [choice.value for choice in offered] == ["Asia/Kolkata"]
    chosen = await first.command(
        "/game clock", zone="Asia/Kolkata", quiet_from=22, quiet_to=7, reminders="channel"
    )
    assert "**Asia/Kolkata**" in chosen.text
    assert "**22:00 to 07:00**" in chosen.text
    assert "no such time zone" in (await first.command("/game clock", zone="Winterfell")).text
    assert "**Europe/Berlin**" in (await first.command("/game clock", zone="europe/berlin")).text
    assert (
        "You can have at most 10 quiet hours a day" in (await first.command("/game clock", quiet_to=12)).text
    )
    none = await first.command("/game clock", quiet_from=7)
    assert "no clock of yours runs: **none**" in none.text
    await glass.run(first, 0.6)
    assert direct(first) == []
    reminder = first.newest(lambda seen: "it is your turn to deploy" in seen.text)
    assert reminder is not None
    assert f"<@{first.id}>" in reminder.text
