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
        self.nonces: list[str] = []

    async def create_dm(self, person: Any) -> Any:
        if person.id == ALYS:
            raise refused(403, 50007)

        async def send(view: Any, nonce: str, **_: Any) -> None:
            self.told.append((person.id, view.children[0].children[0].content))
            self.nonces.append(nonce)

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


async def test_each_call_has_a_nonce_of_its_own_which_is_the_same_when_it_is_tried_again() -> None:
    """Discord promises to drop what the same author has sent with the same nonce, and does not say: in that channel."""
    bot, table = Bot(), memory_store.table("risk", ("Alys", "Bran", "Cate"))
    for _ in range(2):
        calls = Calls(private=(BRAN, CATE))
        await privately(bot, table, voice(table, "en"), calls, lambda _: "your turn", "0a1b2c3d-123456789")  # type: ignore[arg-type]
    first, second = bot.nonces[:2], bot.nonces[2:]
    assert first == second
    assert len({*first, "0a1b2c3d-123456789"}) == 3
    assert all(len(nonce) <= 25 for nonce in first)
