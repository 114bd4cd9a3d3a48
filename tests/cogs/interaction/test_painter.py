"""Pictures for messages: off the event loop, a few at a time, the same one once, each with its words."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from bot.rules.contract import Area, Card, Scene, Text
from bot.words import Voice
from cogs.interaction.painter import AT_ONCE, KEPT, Painter
from render.maps import picture
from tests.render.scenes import ESSOS, ISLE, WESTEROS, war

SAY = Voice("en", {}, {})


def scene(number: int = 1) -> Scene:
    return Scene(
        boards=(ISLE,),
        title=Text(key="risk"),
        corner=Text(key="risk-corner", args={"round": number}),
        sides=(),
        areas=(Area(id="old_oak", side=None, count=number),),
    )


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """What was drawn; nothing is."""
    found: list[Scene] = []

    def draw(one: Scene, _say: Voice, _theme: str) -> bytes:
        found.append(one)
        return str(len(found)).encode()

    monkeypatch.setattr(picture, "draw", draw)
    return found


async def test_a_map_is_a_picture_with_its_words() -> None:
    made = await Painter("day").map(scene(3), SAY)
    assert made.content.startswith(b"\x89PNG")
    assert "Round 3" in (made.alt or "")


async def test_a_hand_is_a_picture_with_its_words() -> None:
    made = await Painter("day").hand([Card(id="a", title=Text(key="risk"))], SAY)
    assert made.content.startswith(b"\x89PNG")
    assert "One card" in (made.alt or "")


async def test_the_same_scene_is_drawn_once_even_when_asked_for_together(drawn: list[Scene]) -> None:
    artist = Painter("night")
    await asyncio.gather(*(artist.map(scene(), SAY) for _ in range(5)))
    await artist.map(scene(), SAY)
    assert drawn == [scene()]


async def test_pictures_of_agents_alone_leave_a_thread_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    agents_go_on = threading.Event()

    def draw(one: Scene, *_: object) -> bytes:
        if one != scene(9):
            agents_go_on.wait()
        return b""

    monkeypatch.setattr(picture, "draw", draw)
    artist = Painter("night")
    of_agents = [asyncio.create_task(artist.map(scene(n), SAY, patient=True)) for n in range(2 * AT_ONCE)]
    await asyncio.sleep(0)
    try:
        await asyncio.wait_for(artist.map(scene(9), SAY), 60)
        assert not any(one.done() for one in of_agents)
    finally:
        agents_go_on.set()
    await asyncio.gather(*of_agents)


async def test_all_pictures_are_drawn_on_the_same_few_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thread keeps fonts and memory of its own: on any thread that was free, that was up to six times as much."""
    found = set[str]()

    def draw(*_: object) -> bytes:
        found.add(threading.current_thread().name)
        return b""

    monkeypatch.setattr(picture, "draw", draw)
    artist = Painter("night")
    for number in range(8):
        await asyncio.gather(asyncio.to_thread(int), artist.map(scene(number), SAY), asyncio.to_thread(int))
    assert len(found) <= AT_ONCE
    assert all(name.startswith("painter") for name in found)


async def test_who_plays_makes_another_picture(drawn: list[Scene]) -> None:
    artist = Painter("night")
    await artist.map(scene(), Voice("en", {}, {0: "Alys"}))
    await artist.map(scene(), Voice("en", {}, {0: "Brynden"}))
    assert len(drawn) == 2


async def test_a_picture_that_failed_when_nobody_waited_any_more_is_drawn_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, go_on, tries = threading.Event(), threading.Event(), list[Scene]()
    every_thread = threading.Barrier(AT_ONCE)

    def draw(one: Scene, _say: Voice, _theme: str) -> bytes:
        tries.append(one)
        if len(tries) == 1:
            begun.set()
            go_on.wait(10)
            raise OSError("no room")
        if one != scene():
            every_thread.wait(10)
        return b"drawn"

    monkeypatch.setattr(picture, "draw", draw)
    artist = Painter("night")
    first = asyncio.create_task(artist.map(scene(), SAY))
    assert await asyncio.to_thread(begun.wait, 10)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    go_on.set()
    # These need all threads at once, so the first picture has failed by then.
    await asyncio.gather(*(artist.map(scene(2 + number), SAY) for number in range(AT_ONCE)))
    assert (await artist.map(scene(), SAY)).content == b"drawn"


async def test_only_so_many_pictures_are_kept(drawn: list[Scene]) -> None:
    artist = Painter("night")
    for number in range(KEPT + 1):
        await artist.map(scene(number), SAY)
    await artist.map(scene(KEPT), SAY)
    assert len(drawn) == KEPT + 1
    await artist.map(scene(0), SAY)
    assert len(drawn) == KEPT + 2


async def test_a_few_are_drawn_at_once_and_never_in_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    here, lock, pair = threading.get_ident(), threading.Lock(), threading.Barrier(AT_ONCE)
    busy, most, threads = 0, 0, set[int]()

    def draw(_scene: Scene, _say: Voice, _theme: str) -> bytes:
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
            threads.add(threading.get_ident())
        pair.wait(30)
        with lock:
            busy -= 1
        return b""

    monkeypatch.setattr(picture, "draw", draw)
    artist = Painter("night")
    await asyncio.gather(*(artist.map(scene(number), SAY) for number in range(8)))
    assert most == AT_ONCE
    assert here not in threads


async def test_a_picture_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Callable[[], bytes]] = [lambda: b"drawn"]

    def draw(_scene: Scene, _say: Voice, _theme: str) -> bytes:
        if len(answers) == 1:
            answers.append(answers[0])
            raise OSError("no memory")
        return answers[0]()

    monkeypatch.setattr(picture, "draw", draw)
    artist = Painter("night")
    with pytest.raises(OSError, match="no memory"):
        await artist.map(scene(), SAY)
    assert (await artist.map(scene(), SAY)).content == b"drawn"


async def test_boards_that_share_a_picture_are_given_one_by_one() -> None:
    west, east = await Painter("day").boards(war(WESTEROS, ESSOS), SAY)
    assert (west.name, east.name) == ("map1.png", "map2.png")
    assert west.content != east.content
    assert " Dorne: " in (west.alt or "")
    assert " Dorne: " not in (east.alt or "")
