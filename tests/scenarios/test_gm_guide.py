"""The evening of docs/game-master.md, from start to end."""

import re
from pathlib import Path

from bot.sandbox.people import Value
from tests.scenarios.players import begin
from tests.scenarios.stage import Player, SandboxStage

GUIDE = Path(__file__).parents[2] / "docs" / "game-master.md"
TOLD = (
    "has locked the table",
    "rules on RISK-7.5",
    "takes the table back to before move 1",
    "has given the seat of Cass to Davin",
    "has stopped the clocks",
    "lets the clocks run again",
    "The secret behind the dice",
)


def commands() -> list[tuple[str, dict[str, str]]]:
    """The commands of the numbered steps, with their options, as they are written."""
    steps = re.findall(r"^\d\. .*$", GUIDE.read_text(encoding="utf-8"), re.M)
    lines = [line for step in steps for line in re.findall(r"`(/gm [^`]+:[^`]+)`", step)]
    found = []
    for line in lines:
        head, *parts = re.split(r" (\w+):", line)
        found.append((head, dict(zip(parts[::2], parts[1::2], strict=True))))
    return found


async def test_the_guide_is_followed_from_start_to_end(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    await first.command("/risk deploy", territory=place, armies=1)
    host: Player = stage.alys
    for (command, written), told in zip(commands(), TOLD, strict=True):
        options: dict[str, Value] = dict(written)
        if "move" in options:
            options["move"] = int(options["move"])
        if "person" in options:
            options["person"] = stage.person(options["person"].removeprefix("@"))
        shown = await host.command(command, options)
        assert shown.reply is not None, shown.failure
        assert "Before it is done" in shown.text, shown.text
        await host.click(shown.reply, label="Confirm")
        await stage.brynden.reads(told)
    assert (await stage.table(host)).game.status == "over"
