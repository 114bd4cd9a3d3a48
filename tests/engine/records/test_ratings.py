"""Results, whose seat counts, and ratings that follow from them."""

import pytest

from bot.engine.journal.entries import Entry, Rewind
from bot.engine.records.ratings import FORMER, MODEL, Finish, Result, finishes, holders, result, standings
from bot.rules.contract import Concede, Outcome, Score
from bot.rules.tiny_epic.actions import BringBack
from bot.store.records import Sitter

ALYS, BRAN, CATE = 11, 12, 13

BOTH = [Sitter(0, ALYS, None, 0), Sitter(1, BRAN, None, 0)]


def outcome(*winners: int, points: tuple[int, ...] = ()) -> Outcome:
    scores = tuple(Score(seat=seat, total=total) for seat, total in enumerate(points))
    return Outcome(winners=winners, reason="conquest", scores=scores)


def left(n: int, seat: int) -> Entry:
    return Entry(n, seat, "player", Concede(), (), (), 0.0)


# ── results ──


def test_winners_come_first_then_points() -> None:
    assert result(outcome(1, points=(30, 10, 20, 20)), [], 4).places == (2, 1, 3, 3)


def test_a_shared_victory_is_one_place() -> None:
    assert result(outcome(0, 2, points=(5, 9, 5)), [], 3).places == (1, 3, 1)


def test_whoever_left_comes_last_the_first_to_leave_behind_the_others() -> None:
    assert result(outcome(3, points=(0, 9, 50, 1, 0)), [left(4, 2), left(9, 0)], 5).places == (4, 2, 5, 1, 3)


def back(n: int, seat: int) -> Entry:
    return Entry(n, None, "gm", BringBack(player=str(seat)), (), (), 0.0)


def test_whoever_was_brought_back_comes_where_the_points_say() -> None:
    entries = [left(4, 2), left(5, 0), back(6, 2)]
    assert result(outcome(3, points=(9, 9, 50, 1)), entries, 4).places == (4, 3, 2, 1)
    assert result(outcome(3, points=(9, 9, 50, 1)), [*entries, left(8, 2)], 4).places == (4, 2, 3, 1)


def test_whoever_was_beaten_and_brought_back_has_never_left() -> None:
    found = result(outcome(1, points=(9, 5, 0)), [back(6, 2)], 3)
    assert (found.places, found.leaves) == ((2, 1, 3), ())


def test_a_departure_that_was_taken_back_is_none() -> None:
    back = Entry(1, None, "gm", None, (), (), 0.0, Rewind(to=0))
    assert result(outcome(2, points=(9, 5, 0)), [left(0, 0), back], 3).places == (2, 3, 1)


def test_where_no_player_has_won_all_who_stayed_have_lost_alike() -> None:
    beaten = outcome(points=(5, 9, 0)).model_copy(update={"winners": ("dead",)})
    assert result(beaten, [], 3).places == (1, 1, 1)
    assert result(outcome(points=(5, 9, 0)), [], 3).places == (1, 1, 1)
    assert result(beaten, [left(4, 1)], 3).places == (1, 3, 1)


def test_a_side_that_nobody_plays_may_win_and_has_no_place() -> None:
    shared = outcome(points=(5, 9, 0)).model_copy(update={"winners": (1, "watch")})
    found = result(shared, [], 3)
    assert (found.places, found.winners) == ((2, 1, 3), (1, "watch"))
    assert Result.model_validate_json(found.model_dump_json()) == found


def test_a_result_that_was_noted_before_is_read() -> None:
    noted = '{"winners":[1],"reason":"conquest","places":[2,1],"turns":7}'
    assert Result.model_validate_json(noted).winners == (1,)


def test_a_game_lost_to_a_side_moves_no_rating_and_is_no_win() -> None:
    beaten = outcome(points=(5, 9)).model_copy(update={"winners": ("dead",)})
    found = standings([finishes(result(beaten, [], 2), BOTH)])
    assert [(each.games, each.wins, each.rating) for each in found] == [(1, 0, MODEL.mu)] * 2


def test_a_victory_of_all_together_is_a_win_for_each_and_moves_no_rating() -> None:
    shared = outcome(0, 1, points=(5, 9)).model_copy(update={"winners": (0, 1, "watch")})
    found = standings([finishes(result(shared, [], 2), BOTH)])
    assert [(each.games, each.wins, each.rating) for each in found] == [(1, 1, MODEL.mu)] * 2


def test_turns_that_count_are_counted() -> None:
    from tests.engine.records.test_game_log import closed, rewind

    found = result(outcome(0), [closed(0, 0), closed(1, 0), rewind(2, 1), closed(3, 0)], 2)
    assert (found.turns, found.reason, found.winners) == (2, "conquest", (0,))


# ── whose seat counts ──


@pytest.mark.parametrize(
    ("sitters", "holder"),
    [
        ([Sitter(0, ALYS, None)], ALYS),
        ([Sitter(0, ALYS, None), Sitter(0, ALYS, "random")], ALYS),
        ([Sitter(0, None, None)], FORMER),
        ([Sitter(0, None, "random")], None),
        ([Sitter(0, ALYS, None), Sitter(0, BRAN, None)], None),
        ([Sitter(0, ALYS, None), Sitter(0, None, "random")], None),
        ([Sitter(0, None, None), Sitter(0, BRAN, None)], None),
    ],
    ids=[
        "a player",
        "with a regent",
        "a former player",
        "an agent",
        "a substitute",
        "a removal",
        "after a former one",
    ],
)
def test_who_held_a_seat_from_start_to_end(sitters: list[Sitter], holder: int | None) -> None:
    assert holders(sitters).get(0) == holder


def test_who_leaves_for_good_has_lost_whoever_takes_the_seat() -> None:
    """Whoever was given the seat of who had lost made them come out of it without a mark."""
    found = result(outcome(0, points=(9, 5, 0)), [left(4, 2), left(7, 1)], 3)
    sat = [*BOTH, Sitter(2, CATE, None, 0), Sitter(1, 14, None, 8), Sitter(2, None, "random", 5)]
    assert finishes(found, sat) == [Finish(ALYS, 1, True), Finish(CATE, 3, False), Finish(BRAN, 2, False)]


def test_who_left_has_no_part_in_what_is_won_with_their_seat_nor_has_who_took_it() -> None:
    """TE-21.8: against the Night King whoever takes a seat plays on with it."""
    found = result(outcome(0, 1), [left(4, 1)], 2)
    assert finishes(found, [*BOTH, Sitter(1, CATE, None, 5)]) == [
        Finish(ALYS, 1, True),
        Finish(BRAN, 3, False),
    ]


def test_who_came_back_to_their_own_seat_has_not_left_it() -> None:
    found = result(outcome(0, 1), [left(4, 1)], 2)
    assert finishes(found, BOTH) == [Finish(ALYS, 1, True), Finish(BRAN, 1, True)]


def test_who_was_brought_back_counts_like_any_other_who_stayed() -> None:
    """Not at all where the seat changes hands; and they have lost by leaving it again."""
    found = result(outcome(0, points=(9, 5)), [left(4, 1), back(6, 1)], 2)
    given = [*BOTH, Sitter(1, CATE, None, 8), Sitter(1, CATE, None)]
    assert finishes(found, BOTH) == [Finish(ALYS, 1, True), Finish(BRAN, 2, False)]
    assert finishes(found, given) == [Finish(ALYS, 1, True)]
    again = result(outcome(0, points=(9, 5)), [left(4, 1), back(6, 1), left(7, 1)], 2)
    assert finishes(again, given) == [Finish(ALYS, 1, True), Finish(BRAN, 2, False)]


def test_who_was_expelled_and_has_the_seat_again_has_not_left_it_but_whoever_has_not_has() -> None:
    found = result(outcome(0, points=(9, 5)), [left(4, 1), back(7, 1)], 2)
    freed = [*BOTH, Sitter(1, None, "random", 5)]
    assert finishes(found, [*freed, Sitter(1, BRAN, None)]) == [Finish(ALYS, 1, True)]
    lost = Finish(BRAN, 3, False)
    assert finishes(found, [*freed, Sitter(1, CATE, None, 6), Sitter(1, CATE, None)])[1] == lost


def test_a_substitute_who_leaves_has_lost_nothing() -> None:
    found = result(outcome(0), [left(4, 1)], 2)
    assert finishes(found, [*BOTH, Sitter(1, CATE, None, 3)]) == [Finish(ALYS, 1, True)]


# ── ratings ──


def played(*users: int | None, places: tuple[int, ...]) -> list[Finish]:
    """A game of these seats (None: an agent, or one that changed hands) that ended in these places."""
    finished = zip(users, places, strict=True)
    return [Finish(user, place, place == 1) for user, place in finished if user is not None]


def test_whoever_wins_is_rated_above_whoever_loses() -> None:
    winner, loser = standings([played(ALYS, BRAN, places=(2, 1))])
    assert (winner.user_id, winner.games, winner.wins) == (BRAN, 1, 1)
    assert (loser.user_id, loser.games, loser.wins) == (ALYS, 1, 0)
    assert winner.rating > MODEL.mu > loser.rating
    assert winner.margin < 2 * MODEL.sigma


def test_many_games_make_a_rating_surer() -> None:
    games = [played(ALYS, BRAN, places=(1, 2)), played(ALYS, BRAN, places=(2, 1))] * 10
    assert all(each.margin < standings(games[:2])[0].margin for each in standings(games))


@pytest.mark.parametrize(
    "game",
    [
        played(ALYS, None, None, places=(1, 2, 3)),
        played(ALYS, BRAN, places=(1, 1)),
        played(ALYS, BRAN, None, places=(2, 2, 1)),
    ],
    ids=["alone among agents", "all won", "all lost"],
)
def test_a_game_that_compares_nobody_moves_no_rating_but_is_counted(game: list[Finish]) -> None:
    found, people = standings([game]), [one for one in game if one.user != FORMER]
    untouched = (1, MODEL.mu, 2 * MODEL.sigma)
    assert [(each.games, each.rating, each.margin) for each in found] == [untouched] * len(people)
    assert people


def test_agents_and_seats_that_changed_hands_are_no_opponents() -> None:
    alone = standings([played(ALYS, BRAN, places=(1, 2))])
    among = standings([played(None, ALYS, None, BRAN, places=(1, 2, 3, 4))])
    assert [(each.user_id, each.rating) for each in among] == [(each.user_id, each.rating) for each in alone]


def test_a_former_player_is_an_opponent_and_is_listed_nowhere() -> None:
    (alys,) = standings([played(ALYS, FORMER, places=(1, 2)), played(FORMER, ALYS, places=(2, 1))])
    assert (alys.user_id, alys.games, alys.wins) == (ALYS, 2, 2)
    twice = standings([played(ALYS, BRAN, places=(1, 2)), played(CATE, ALYS, places=(2, 1))])
    assert alys.rating == twice[0].rating  # each former player is somebody new


def test_ratings_follow_from_the_results_alone() -> None:
    """Reckoned anew they are the same; without the last game they are what they were before it."""
    games = [played(ALYS, BRAN, places=(1, 2)), played(BRAN, CATE, ALYS, places=(1, 2, 3))]
    assert standings(games) == standings(list(games))
    assert standings(games[:1]) == standings([played(ALYS, BRAN, places=(1, 2))])
    assert standings(games) != standings(games[:1])


def test_the_surest_come_first() -> None:
    games = [played(ALYS, BRAN, places=(1, 2))] * 3 + [played(CATE, BRAN, places=(1, 2))]
    found = standings(games)
    assert [each.user_id for each in found] == [ALYS, CATE, BRAN]
    assert [each.at_least for each in found] == sorted((each.at_least for each in found), reverse=True)
