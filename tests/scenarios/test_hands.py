"""Each player sees exactly their own hand, in every message and menu there is, and nobody else's."""

import re

import pytest

from tests.scenarios.players import ByButtons, awaited, begin
from tests.scenarios.stage import Player, Stage

CARD = re.compile(r"(?:and )?((?!and )\w[\w' ]*) · (?:Knight|Siege Engine|Fortification)")
TURNS = 6


@pytest.mark.both
async def test_each_seat_sees_its_own_cards_and_no_others(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden", "Cass")
    held: dict[int, set[str]] = {person.id: set() for person in people}
    before: Player | None = None
    for _ in range(TURNS):
        person = await awaited(people, but=before)
        assert person is not None
        await ByButtons().take_turn(person)
        before = person
        table = await either.table(person)
        for row in table.seats:
            assert row.user_id is not None
            held[row.user_id] |= {table.rules.names[card.id] for card in table.view(row.seat).hand}
    assert await awaited(people, but=before) is not None
    assert all(held.values())

    for person in people:
        hand = await person.command("/game hand")
        shown = set(CARD.findall(hand.text))
        assert shown
        assert shown <= held[person.id]
        everything = [*person.sees(), *person.sees(person.dm)]
        told = {card for seen in everything for card in CARD.findall(words(seen.raw))}
        assert told <= held[person.id]
        assert [seen for seen in person.sees() if CARD.search(seen.text) and not seen.ephemeral] == []
        letters = [seen for seen in person.sees(person.dm) if "your hand" in seen.text]
        assert letters
        for card in set.union(*held.values()) - held[person.id]:
            assert f"draws **{card}**" not in words([seen.raw for seen in everything])


def words(value: object) -> str:
    """All text anywhere in a message, names of buttons and pictures included."""
    if isinstance(value, dict):
        return "\n".join(words(part) for part in value.values())
    if isinstance(value, list):
        return "\n".join(words(part) for part in value)
    return value if isinstance(value, str) else ""
