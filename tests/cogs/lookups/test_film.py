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

SERVER = 10**6
"""Bytes of a file in the server; each person may send larger ones."""


class Watcher:
    """Somebody who asks for a film, and what they are told until they have it."""

    def __init__(self, painter: Painter, error: Exception | None = None, user: int = 11) -> None:
        self.told = 0
        self._error = error
        self.given = self.words = ""
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
            guild=SimpleNamespace(filesize_limit=SERVER),
            response=SimpleNamespace(defer=self._defer, send_message=self._edit),
            edit_original_response=self._edit,
        )

    async def _defer(self, **_: Any) -> None:
        pass

    async def _edit(self, *, view: discord.ui.LayoutView, attachments: Any = (), **_: Any) -> None:
        self.words = "".join(
            one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay)
        )
        if attachments:
            self.given = attachments[0].filename
            return
        self.told += 1
        if self._error:
            raise self._error


OVER = memory_store.game("risk", ("Alys", "Bran"), actions=9)
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


class Channel:
    """Where a film is posted, as far as it needs one."""

    def __init__(self, error: Exception | None = None) -> None:
        self.posted: list[int] = []
        self._error = error

    async def send(self, **_: Any) -> SimpleNamespace:
        if self._error:
            raise self._error
        self.posted.append(len(self.posted) + 1)
        return SimpleNamespace(id=self.posted[-1])

    async def fetch_message(self, number: int) -> SimpleNamespace:
        if number not in self.posted:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "")  # type: ignore[arg-type]
        return SimpleNamespace(id=number)

    def get_partial_message(self, number: int) -> SimpleNamespace:
        return SimpleNamespace(jump_url=f"https://film/{number}")


async def test_the_film_of_a_game_is_posted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever pressed the button had another one drawn and posted, for ever."""
    drawn, channel, on = list[int](), Channel(), threading.Event()
    loop, begun = asyncio.get_running_loop(), asyncio.Event()

    def draw(*args: Any) -> bytes:
        drawn.append(args[3])
        loop.call_soon_threadsafe(begun.set)
        assert on.wait(30)
        return b"film"

    monkeypatch.setattr(film, "draw_film", draw)
    monkeypatch.setattr(film, "channel_of", lambda *_: channel)
    painter = Painter("night")
    press = asyncio.create_task(film.film_for_all(Watcher(painter).interaction, OVER))
    await begun.wait()
    with pytest.raises(Refused, match="film-drawn"):
        await film.film_for_all(Watcher(painter, user=12).interaction, OVER)
    on.set()
    await press
    again = Watcher(painter, user=12)
    await film.film_for_all(again.interaction, OVER)
    assert (len(drawn), channel.posted) == (1, [1])
    assert "https://film/1" in again.words
    channel.posted.clear()  # somebody has deleted it
    await film.film_for_all(Watcher(painter).interaction, OVER)
    assert (len(drawn), channel.posted) == (2, [1])
    assert drawn[0] == SERVER, "as large as it may be there, whatever the person may send"


async def test_a_film_that_was_not_posted_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "draw_film", lambda *_: b"film")
    monkeypatch.setattr(film, "channel_of", lambda *_: Channel(gone(503)))
    painter = Painter("night")
    with pytest.raises(discord.HTTPException):
        await film.film_for_all(Watcher(painter).interaction, OVER)
    assert painter.posted == {}
