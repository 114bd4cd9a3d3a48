"""The whole game as a film, and hands as pictures, as a person gets them."""

from io import BytesIO

import aiohttp
import pytest
from PIL import Image

from tests.scenarios.players import ByButtons, awaited, begin
from tests.scenarios.stage import Player, SandboxStage


@pytest.mark.pictures
async def test_a_film_has_a_picture_for_every_turn(stage: SandboxStage) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    before: Player | None = None
    for _ in range(4):
        person = await awaited(people, but=before)
        assert person is not None
        await ByButtons().take_turn(person)
        before = person
    shown = await people[0].command("/game film")
    assert shown.reply is not None
    assert shown.reply.ephemeral
    (film,) = shown.reply.pictures
    assert "film" in film.alt
    async with aiohttp.ClientSession() as session, session.get(film.url) as answer:
        frames = Image.open(BytesIO(await answer.read()))
    assert frames.n_frames == 4


async def test_a_hand_is_shown_as_cards_with_words(stage: SandboxStage) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    person = await awaited(people)
    assert person is not None
    empty = await person.command("/game hand")
    assert empty.reply is not None
    assert empty.reply.pictures == ()
    await ByButtons().take_turn(person)
    shown = await person.command("/game hand")
    assert shown.reply is not None
    assert shown.reply.ephemeral
    (cards,) = shown.reply.pictures
    assert cards.alt
