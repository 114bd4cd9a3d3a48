"""`/game film`: long to draw, so one at a time, and no word of progress can undo it."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.engine.errors import Refused
from cogs.interaction.painter import Painter
from cogs.lookups import film
from tests.cogs.interaction.test_painter import SAY, scene
from tests.engine import memory_store


class Watcher:
    """Somebody who asks for a film, and what they are told until they have it."""

    def __init__(self, painter: Painter, error: Exception | None = None, user: int = 11) -> None:
        self.told = 0
        self._error = error
        self.given = ""
        settings = SimpleNamespace(theme="night")
        self.interaction: Any = SimpleNamespace(
            type=discord.InteractionType.application_command,
            id=1,
            client=SimpleNamespace(settings=settings, painter=painter),
            user=SimpleNamespace(id=user),
            locale="en",
            extras={},
            message=None,
            filesize_limit=10**7,
            response=SimpleNamespace(defer=self._defer),
            edit_original_response=self._edit,
        )

    async def _defer(self, **_: Any) -> None:
        pass

    async def _edit(self, *, attachments: Any = (), **_: Any) -> None:
        if attachments:
            self.given = attachments[0].filename
            return
        self.told += 1
        if self._error:
            raise self._error


TABLE = memory_store.game("risk", ("Alys", "Bran", "Cass"), seed=5, actions=9, quits=False)


def gone(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, "")


@pytest.mark.parametrize("error", [gone(503), OSError("cut")])
async def test_a_film_is_not_lost_with_a_word_of_its_progress(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(*args: Any) -> bytes:
        args[-1](1, 2)
        return b"film"

    monkeypatch.setattr(film, "EVERY", 0.0)
    monkeypatch.setattr(film, "draw_film", draw)
    watcher = Watcher(Painter("night"), error)
    await film.film(watcher.interaction, TABLE)
    assert (watcher.told, watcher.given) == (1, "film.gif")


async def test_films_are_drawn_one_at_a_time_and_maps_do_not_wait_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lock, on, loop, begun = threading.Lock(), threading.Event(), asyncio.get_running_loop(), asyncio.Event()
    busy = most = 0

    def draw(*_: Any) -> bytes:
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
        loop.call_soon_threadsafe(begun.set)
        assert on.wait(30)
        with lock:
            busy -= 1
        return b"film"

    monkeypatch.setattr(film, "draw_film", draw)
    monkeypatch.setattr("render.maps.picture.draw", lambda *_: b"map")
    painter = Painter("night")
    many = [Watcher(painter, user=user) for user in range(40)]
    films = [asyncio.create_task(film.film(each.interaction, TABLE)) for each in many]
    await begun.wait()
    try:
        assert (await asyncio.wait_for(painter.map(scene(), SAY), 5)).content == b"map"
        with pytest.raises(Refused, match="film-waiting"):
            await film.film(Watcher(painter, user=39).interaction, TABLE)
    finally:
        on.set()
    await asyncio.gather(*films)
    assert (most, {each.given for each in many}) == (1, {"film.gif"})
