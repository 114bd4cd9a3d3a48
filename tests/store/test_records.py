"""What every backend promises of records: the `Records` protocol, clause by clause."""

import asyncio
import json
from dataclasses import replace

from bot.store.protocol import Store
from bot.store.records import Sitter, StoryRow
from bot.store.rows import Append, Master, Person, Post, SeatRow
from bot.store.sql import SqlStore
from tests.store.samples import SEATS, append, entry, game

ALYS = 7
BIG = 1_234_567_890_123_456_789
"""As long as the ids of Discord are."""

FORMER = "a former player"


async def over(store: Store, channel: int = 1, seats: tuple[SeatRow, ...] = SEATS, at: float = 0.0) -> int:
    """A game of one entry that is over."""
    made = await store.create_game(game(channel), seats)
    end = replace(entry(0), at=at)
    await store.append(append(made.id, 0, entry=end, status="over", seats=seats))
    return made.id


async def test_stories_are_kept_in_order_and_the_last_message_of_each(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    for story in (StoryRow(9, 1, 102), StoryRow(4, 1, 100), StoryRow(4, 1, 101)):
        await store.note_story(made.id, story)
    assert list(await store.stories(made.id)) == [StoryRow(4, 1, 101), StoryRow(9, 1, 102)]
    assert list(await store.stories(made.id + 1)) == []


async def test_the_games_of_a_server_that_are_over_in_the_order_of_their_end(store: Store) -> None:
    late, early = await over(store, 1, at=20.0), await over(store, 2, at=10.0)
    await store.create_game(game(3), SEATS)
    elsewhere = await store.create_game(game(4, guild_id=6), SEATS)
    await store.append(append(elsewhere.id, 0, status="over"))
    assert [one.game.id for one in await store.ended(5)] == [early, late]


async def test_a_result_counts_at_its_own_version_alone(store: Store) -> None:
    game_id = await over(store)
    await store.note_result(game_id, 1, '{"old":1}')
    assert [one.result for one in await store.ended(5)] == ['{"old":1}']
    await store.append(append(game_id, 1, status="playing"))
    assert list(await store.ended(5)) == []
    await store.append(append(game_id, 2, status="over"))
    assert [one.result for one in await store.ended(5)] == [None]
    await store.note_result(game_id, 3, "{}")
    assert [one.result for one in await store.ended(5)] == ["{}"]


async def test_everybody_who_has_sat_in_a_seat(store: Store) -> None:
    game_id = await over(store)
    later = (replace(SEATS[0], user_id=8, name="Cate"), SEATS[1])
    await store.append(append(game_id, 1, seats=later))
    found = sorted(await store.sitters(game_id), key=str)
    assert found == [
        Sitter(0, 7, None, 0, "Alys"),
        Sitter(0, 8, None, 1, "Cate"),
        Sitter(0, 8, None, None, "Cate"),
        Sitter(1, None, "random", 0, "Bran"),
        Sitter(1, None, "random", None, "Bran"),
    ]
    assert list(await store.guilds_of(7)) == [5]
    assert list(await store.guilds_of(9)) == []


async def test_lobbies_of_a_person(store: Store) -> None:
    await over(store)
    open_ = await store.create_game(game(2), SEATS)
    assert [each.id for each in await store.lobbies_of(ALYS)] == [open_.id]
    assert list(await store.lobbies_of(8)) == []


# ── all that is kept of a person, and that it can go ──


async def known(store: Store) -> int:
    """Somebody of whom everything is stored that can be."""
    seats = (SeatRow(0, BIG, "Alysanne", None, "winter"), SeatRow(1, 8, "Bran", None, "spring"))
    made = await store.create_game(game(host_id=BIG), seats)
    act = '{"kind":"substitute","seat":0,"name":"Alysanne","before":"Bran"}'
    remark = f'{{"kind":"note","words":"Alysanne and <@{BIG}> were late, Alysannes not","clause":""}}'
    for n, action in enumerate(("{}", act, remark)):
        row = replace(entry(n, action), seat=None, signed='{"who":"Alysanne","why":"rest"}' if n == 2 else "")
        told = Post(
            "notice", f"notice:{n}", json.dumps({"key": "clock-substitute", "args": {"name": "Alysanne"}})
        )
        masters = (Master("user", BIG),)
        await store.append(
            Append(made.id, row, public=True, rolls=0, posts=(told,), seats=seats, masters=masters)
        )
    await store.set_person(Person(BIG, "Asia/Kolkata"))
    await store.add_vacation(BIG, 1.0, 2.0)
    await store.vote(made.id, "pause", BIG, lambda _: ())
    await store.set_status(made.id, "over", 300.0)
    return made.id


async def test_all_that_is_kept_of_a_person_by_table(store: Store) -> None:
    game_id = await known(store)
    found = await store.about(BIG)
    filled = {table: len(rows) for table, rows in found.items() if rows}
    assert filled == {
        "seats": 1,
        "seatings": 3,
        "people": 1,
        "vacations": 1,
        "votes": 1,
        "masters": 1,
        "hosted": 1,
    }
    assert found["seats"][0]["words"] == "winter"
    assert found["people"][0]["zone"] == "Asia/Kolkata"
    assert found["votes"][0] == {"game_id": game_id, "matter": "pause", "user_id": BIG}
    assert not any(rows for rows in (await store.about(BIG + 1)).values())


async def test_a_person_who_is_erased_is_named_nowhere(store: Store) -> None:
    game_id = await known(store)
    assert list(await store.erase(BIG, {"Alysanne", "wind"}, FORMER, "random")) == [game_id]
    assert not any(rows for rows in (await store.about(BIG)).values())
    assert await store.person(BIG) == Person(BIG)
    seats = await store.seats(game_id)
    assert tuple(seats) == (SeatRow(0, None, FORMER, None, "winter"), SeatRow(1, 8, "Bran", None, "spring"))
    assert (await store.game(game_id)).host_id == 8  # type: ignore[union-attr]
    act, remark = (await store.entries(game_id))[1:]
    assert json.loads(act.action)["name"] == FORMER
    assert json.loads(act.action)["before"] == "Bran"
    assert json.loads(remark.action)["words"] == f"{FORMER} and {FORMER} were late, Alysannes not"
    assert json.loads(remark.signed) == {"who": FORMER, "why": "rest"}
    posts = await store.due_posts(1e9, 9)
    assert json.loads(posts[0].payload)["args"] == {"name": FORMER}


async def test_why_a_post_was_put_off_names_nobody_who_was_erased(store: SqlStore) -> None:
    await known(store)
    (first, *_) = await store.due_posts(1e9, 9)
    await store.post_later(first.id, 5.0, "Unsent: nothing reaches Alysanne")
    await store.erase(BIG, {"Alysanne", "wind"}, FORMER, "random")
    assert {row[0] for row in await store.read(lambda db: db.all("SELECT error FROM outbox"))} == {""}


async def test_whoever_is_erased_takes_nobody_along(store: Store) -> None:
    game_id = await known(store)
    await store.erase(9, {"Cate"}, FORMER, "random")
    assert [row.name for row in await store.seats(game_id)] == ["Alysanne", "Bran"]
    assert (await store.about(BIG))["people"]


async def test_a_move_stays_as_it_was_typed(store: Store) -> None:
    game_id = await known(store)
    await store.append(append(game_id, 3, entry=entry(3, '{"note":"Alysanne"}')))
    await store.erase(BIG, {"Alysanne", "wind"}, FORMER, "random")
    assert (await store.entries(game_id))[3].action == '{"note":"Alysanne"}'


async def test_a_change_by_hand_that_threw_dice_stays_as_it_was_typed(store: Store) -> None:
    """What was typed is a part of every throw: without it nobody could check the dice."""
    game_id = await known(store)
    typed, thrown = '{"note":"Alysanne"}', '[{"kind":"roll"}]'
    row = replace(entry(3, typed), seat=None, draws=thrown, signed='{"who":"Alysanne","why":"rest"}')
    await store.append(append(game_id, 3, entry=row))
    await store.erase(BIG, {"Alysanne", "wind"}, FORMER, "random")
    stored = (await store.entries(game_id))[3]
    assert (stored.action, json.loads(stored.signed)["who"]) == (typed, FORMER)


async def test_where_a_game_is_on_an_agent_plays_an_earlier_seating(store: Store) -> None:
    seats = (SeatRow(0, BIG, "Alysanne", None, ""), SEATS[1])
    made = await store.create_game(game(), seats)
    await store.append(append(made.id, 0, seats=seats))
    await store.append(append(made.id, 1, seats=(SeatRow(0, 8, "Bran", None, ""), SEATS[1])))
    await store.erase(BIG, {"Alysanne", "wind"}, FORMER, "random")
    assert (await store.seating(made.id, 1))[0] == SeatRow(0, None, FORMER, "random", "")
    assert (await store.seats(made.id))[0].name == "Bran"


async def test_a_game_master_by_role_is_known_by_name_alone(store: Store) -> None:
    by_role, other = [await store.create_game(game(channel), SEATS) for channel in (1, 2)]
    remark = '{"kind":"note","words":"the wind turns","clause":""}'
    for made in (by_role, other):
        masters = (Master("role", 4),) if made is by_role else None
        await store.append(append(made.id, 0, masters=masters))
        row = replace(entry(1, remark), seat=None, signed='{"who":"wind","why":"rest"}')
        await store.append(append(made.id, 1, entry=row))
    assert list(await store.erase(BIG, {"wind"}, FORMER, "random")) == [by_role.id]
    (row,) = await store.entries(by_role.id, 0)
    assert json.loads(row.signed)["who"] == FORMER
    assert json.loads(row.action)["words"] == "the wind turns"
    (row,) = await store.entries(other.id, 0)
    assert json.loads(row.signed)["who"] == "wind"


async def test_moves_of_others_are_stored_while_somebody_is_forgotten(store: Store) -> None:
    await known(store)
    others = [await store.create_game(game(channel), SEATS) for channel in range(2, 12)]
    await asyncio.gather(
        *(store.append(append(made.id, 0)) for made in others[:5]),
        store.erase(BIG, set(), FORMER, "random"),
        store.overwrite(),
        *(store.append(append(made.id, 0)) for made in others[5:]),
    )
    assert [len(await store.entries(made.id)) for made in others] == [1] * 10
