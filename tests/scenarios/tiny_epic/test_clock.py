"""Three people in three time zones, with deadlines and answers left: who is late holds nobody up (TE-21)."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.rules.tiny_epic.frames.battle import Battle
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.test_clock import Hourglass
from tests.scenarios.tiny_epic.people import answer, at_arms, begun, type_in
from tests.scenarios.tiny_epic.test_whole import ZONES, now

HOURS = 6.0
LATE = "ran out of time, so Maester made the usual move."


def told(person: Player, words: str) -> int:
    """How often the channel has been told so."""
    return sum(words in seen.text for seen in person.sees())


async def test_a_die_is_placed_for_who_is_late_and_the_others_follow_it_at_once(stage: SandboxStage) -> None:
    """TE-21.1, TE-21.2: in quiet hours the clock stands still; then all that follows is the usual, too."""
    glass = Hourglass(stage)
    people, table = await begun(stage, hours="6")
    while (seat := table.view(None).active) is None:
        await answer(people, table)
    late, hour = people[seat], datetime.fromtimestamp(glass.now, ZoneInfo(ZONES[seat])).hour
    until = (hour + 4) % 24
    quiet = await late.command("/game clock", zone=ZONES[seat], quiet_from=hour, quiet_to=until)
    assert f"{hour:02}:00 to {until:02}:00" in quiet.text
    await glass.run(late, HOURS + 0.2)
    assert not told(late, LATE)  # up to four of those hours were quiet
    await glass.run(late, 4)
    assert told(late, LATE) >= 1
    assert len(now(table).slots) == 1
    others = [one for one in range(len(people)) if one != seat]
    assert any(table.view(one).my_prompt for one in others)
    assert table.rules.broken(table.state) == ()


async def test_a_battle_waits_for_the_cards_of_both_and_says_nothing_of_who_has_answered(
    stage: SandboxStage,
) -> None:
    """TE-21.1, TE-21.3: one has left an answer, the other's time runs out; whose it was is told with the cards."""
    glass = Hourglass(stage)
    people, table = await begun(stage, hours="6")
    while (seat := table.view(None).active) is None:
        await answer(people, table)
    rival = (seat + 1) % len(people)
    third = people[({0, 1, 2} - {seat, rival}).pop()]
    await people[rival].command("/epic standing", matter="defence", answer="strongest-3")
    table._state, aim = at_arms(now(table), seat, rival)
    await type_in(people[seat], "place", die="march", slot="march")
    own = now(table).lords[seat].house
    source = next(place for place in now(table).links[aim] if own in now(table).units.get(place, {}))
    await type_in(people[seat], "march", source=source, target=aim)
    assert isinstance(now(table).stack[-1], Battle)
    assert table.view(seat).my_prompt
    assert not table.view(rival).my_prompt  # its answer was left beforehand
    watching = table.view(people.index(third))
    assert [{*prompt.waiting} for prompt in watching.prompts] == [{seat, rival}]
    await glass.run(third, HOURS - 1)
    assert not told(third, "commits")
    assert not told(third, "Time ran out for")
    await glass.run(third, 1.2)
    assert not any(isinstance(frame, Battle) and frame.step == "commit" for frame in now(table).stack)
    assert told(third, LATE) == 0
    assert told(third, f"Time ran out for {people[seat].name}, so Maester gave the usual answer.") == 1
    assert table.rules.broken(table.state) == ()
