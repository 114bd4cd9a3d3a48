"""Pictures for messages: drawn off the event loop, a few at a time, and the same one only once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, TypeVar

from bot.metrics import DRAW_SECONDS
from bot.rules.contract import Card, OpenHand, Roll, Scene
from bot.words import Voice
from cogs.interaction.answers import Attachment
from render.maps import cut, picture
from render.maps.split import split
from render.papers.hand import draw_hand, draw_hands, hand_text, hands_text
from render.papers.people import draw_people, people_text
from render.words.alt import alt_text, cut_text

MAP, HAND, OPEN, PEOPLE, CUT = "map.png", "hand.png", "open.png", "people.png", "cut.png"
T = TypeVar("T")

AT_ONCE = 2
KEPT = 32


class Painter:
    """Draws scenes. One for the whole process.

    What is `patient` is for nobody who waits, as where agents play alone: it has one thread at the most.
    """

    def __init__(self, theme: str) -> None:
        self._theme = theme
        self._slots, self._of_the_patient = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(AT_ONCE - 1)
        self._threads = ThreadPoolExecutor(AT_ONCE, "painter")
        """Of its own: what a thread has drawn with, fonts and room for pictures, stays with it."""
        self.filming = asyncio.Lock()
        """Held while a film is drawn: films take long, and maps must not wait for a thread because of them."""
        self.waiting: set[int] = set()
        """Whose film is on its way: one for each person, so that nobody keeps the others from theirs."""
        self.posted: OrderedDict[tuple[int, int], int | None] = OrderedDict()
        """Films that stand in their channels, by game and version: as which message; None while one is drawn."""
        self._drawn: OrderedDict[tuple[str, ...], asyncio.Future[bytes]] = OrderedDict()

    async def map(self, scene: Scene, say: Voice, *, patient: bool = False) -> Attachment:
        """The scene as an attachment `map.png`, with words for those who cannot see it."""
        return Attachment(MAP, await self._picture(scene, say.plain, patient), alt_text(scene, say.plain))

    async def boards(self, scene: Scene, say: Voice, *, patient: bool = False) -> tuple[Attachment, ...]:
        """Each board of the scene as an attachment of its own, `map1.png` and so on; a single one is `map.png`."""
        if len(scene.boards) == 1:
            return (await self.map(scene, say, patient=patient),)
        maps = await asyncio.gather(*(self.map(one, say, patient=patient) for one in split(scene)))
        return tuple(replace(one, name=f"map{number}.png") for number, one in enumerate(maps, 1))

    async def cut(self, scene: Scene, say: Voice, places: Sequence[str]) -> Attachment:
        """The part of the map around these places, as an attachment with words for those who cannot see it."""
        key = ("cut", *places, say.locale, *say.players, scene.model_dump_json())
        drawn = await self._once(key, lambda: self._draw("cut", cut.draw_cut, (scene, places), say.plain))
        return Attachment(CUT, drawn, cut_text(scene, say.plain, places))

    async def hand(self, cards: Sequence[Card], say: Voice) -> Attachment:
        """A hand of cards as an attachment, with words for those who cannot see it."""
        drawn = await self._draw("hand", draw_hand, cards, say.plain)
        return Attachment(HAND, drawn, hand_text(cards, say.plain))

    async def hands(self, hands: Sequence[OpenHand], say: Voice, *, patient: bool = False) -> Attachment:
        """Cards that lie open as an attachment, with words for those who cannot see it."""
        drawn = await self._once(
            (say.locale, *say.players, *(one.model_dump_json() for one in hands)),
            lambda: self._draw("hand", draw_hands, hands, say.plain, patient),
        )
        return Attachment(OPEN, drawn, hands_text(hands, say.plain))

    async def people(self, rolls: Sequence[Roll], say: Voice) -> Attachment:
        """Who is who as an attachment, with words for those who cannot see it."""
        drawn = await self._once(
            (say.locale, *say.players, *(one.model_dump_json() for one in rolls)),
            lambda: self._draw("people", draw_people, rolls, say.plain),
        )
        return Attachment(PEOPLE, drawn, people_text(rolls, say.plain))

    async def _picture(self, scene: Scene, say: Voice, patient: bool) -> bytes:
        key = (say.locale, *say.players, scene.model_dump_json())
        return await self._once(key, lambda: self._draw("map", picture.draw, scene, say, patient))

    async def _once(self, key: tuple[str, ...], draw: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The picture under `key`: kept, being drawn for somebody else already, or drawn now.

        The key names all that is on it, the players' names too: two games may look alike but for these. Whoever waits
        for it may go away; it is drawn to the end all the same.
        """
        drawing = self._drawn.get(key)
        if drawing is None:
            drawing = self._drawn[key] = asyncio.ensure_future(draw())
            drawing.add_done_callback(lambda done: self._forget_failed(key, done))
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        else:
            self._drawn.move_to_end(key)
        return await asyncio.shield(drawing)

    def _forget_failed(self, key: tuple[str, ...], done: asyncio.Future[bytes]) -> None:
        """A picture that could not be drawn is tried again when it is next asked for."""
        failed = done.cancelled() or done.exception() is not None
        if failed and self._drawn.get(key) is done:
            del self._drawn[key]

    async def _draw(
        self, what: str, draw: Callable[[T, Voice, str], bytes], of: T, say: Voice, patient: bool = False
    ) -> bytes:
        async with self._of_the_patient if patient else nullcontext(), self._slots:
            with DRAW_SECONDS.labels(what).time():
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, draw, of, say, self._theme)
