"""Who is called in private: each for themselves, whoever else cannot be reached."""

from types import SimpleNamespace
from typing import Any

from structlog.testing import capture_logs

from cogs.interaction.names import voice
from cogs.play.calls import Calls, privately
from tests.cogs.posts.test_publisher import refused
from tests.engine import memory_store
from tests.engine.engine_fixture import ALYS, BRAN, CATE


class Bot:
    """A bot that reaches all but Alys."""

    def __init__(self) -> None:
        self.told: list[tuple[int, str]] = []

    async def create_dm(self, person: Any) -> Any:
        if person.id == ALYS:
            raise refused(403, 50007)

        async def send(view: Any, **_: Any) -> None:
            self.told.append((person.id, view.children[0].children[0].content))

        return SimpleNamespace(send=send)


async def test_whoever_cannot_be_reached_keeps_nobody_else_from_their_call() -> None:
    bot, table = Bot(), memory_store.table("risk", ("Alys", "Bran", "Cate"))
    words = {ALYS: "to Alys", BRAN: "", CATE: "to Cate"}
    with capture_logs() as logs:
        await privately(
            bot,  # type: ignore[arg-type]
            table,
            voice(table, "en"),
            Calls(private=(ALYS, BRAN, CATE)),
            words.__getitem__,
            "nonce",
        )
    assert bot.told == [(CATE, "to Cate")], "nor is anybody called whom it concerns no longer"
    assert [(log["event"], log["game"]) for log in logs] == [
        ("somebody could not be called in private", table.game.id)
    ]
    assert "to Alys" not in str(logs)
