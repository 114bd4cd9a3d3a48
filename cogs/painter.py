"""Pictures for messages: drawn off the event loop, a few at a time, and never the same one twice."""

import asyncio
import io
from collections import OrderedDict

import discord

from bot.rules.contract import Scene
from bot.words import Voice
from render.describe import alt_text
from render.picture import draw

AT_ONCE = 2
KEPT = 32


class Painter:
    """Draws scenes. One for the whole process."""

    def __init__(self, theme: str) -> None:
        self._theme = theme
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._drawn: OrderedDict[str, bytes] = OrderedDict()

    async def picture(self, scene: Scene, say: Voice) -> bytes:
        """The scene as the bytes of a PNG."""
        key = f"{say.locale}\n{scene.model_dump_json()}"
        if key not in self._drawn:
            async with self._slots:
                self._drawn[key] = await asyncio.to_thread(draw, scene, say, self._theme)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        return self._drawn[key]

    async def file(self, scene: Scene, say: Voice) -> discord.File:
        """The scene as an attachment `map.png` with its alt text."""
        picture = await self.picture(scene, say)
        return discord.File(io.BytesIO(picture), "map.png", description=alt_text(scene, say))
