"""What is told of a whole game waits for its end, and one film at a time is made for each person."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from cogs.lookups import check_dice, film
from tests.engine import memory_store

ALYS = 11


def at_play() -> Table:
    table = memory_store.table("risk", ("Alys", "Bran"))
    table.game = replace(table.game, status="playing")
    return table


def asked(waiting: set[int]) -> Any:
    client = SimpleNamespace(painter=SimpleNamespace(waiting=waiting))
    return SimpleNamespace(
        client=client, user=SimpleNamespace(id=ALYS), extras={}, locale="en", filesize_limit=1
    )


@pytest.mark.parametrize("look", [check_dice.check, film.film_for_all])
async def test_while_it_goes_on_the_dice_are_not_checked_and_no_film_is_posted(look: Any) -> None:
    """The whole record has every hand in it."""
    with pytest.raises(Refused, match="table-not-over"):
        await look(asked(set()), at_play())


async def test_whoever_waits_for_a_film_waits_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = {ALYS}
    with pytest.raises(Refused, match="film-waiting"):
        await film.film(asked(waiting), at_play())
    assert waiting == {ALYS}

    def late(_: object) -> Any:
        raise Refused("table-too-late")

    monkeypatch.setattr(film, "answer", late)
    waiting.clear()
    with pytest.raises(Refused, match="table-too-late"):
        await film.film(asked(waiting), at_play())
    assert waiting == set(), "one that was not made is over, too"
