"""Who is who: Nobles in the order in which they inherit, what they hold, whom they married, who holds them."""

from __future__ import annotations

from bot.rules.contract import Person, Roll
from bot.rules.fief import RULESET
from bot.rules.fief.events.base import with_noble
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import Voice
from render.signs.icons import signs
from tests.rules.fief.position import begin, noble, rich, titled

ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"


def rolls(state: Fief, viewer: int | None = None) -> dict[str | None, Roll]:
    return {roll.side: roll for roll in RULESET.view(state, viewer).people}


def found(state: Fief, name: str) -> Person:
    everybody = [one for roll in rolls(state).values() for one in roll.people]
    return next(one for one in everybody if one.name.args.get("noble") == name)


def table(options: FiefOptions | None = None) -> Fief:
    state = begin("stark", "lannister", "martell", options=options)
    return noble(noble(state, ROBB, 0, "winterfell"), SANSA, 0, "winterfell")


def test_fief_0_53_nobles_stand_in_the_order_in_which_they_inherit() -> None:
    state = table()
    shown = rolls(state)["stark"].people
    assert tuple(one.name.args["noble"] for one in shown) == state.houses[0].succession
    assert [one.rank for one in shown] == [*range(1, len(shown) + 1)]


def test_titles_stand_beside_their_holder_and_offices_of_the_realm_first() -> None:
    state = titled(table(), ROBB, "king", "fief_winterfell")
    titles = [note.text.args["title"] for note in found(state, ROBB).notes if note.symbol == "office"]
    assert titles == ["king", "fief_winterfell"]
    assert [one.name.args["title"] for one in rolls(state)[None].people] == ["king"]


def test_a_marriage_and_a_captivity_show_the_other_house() -> None:
    lannister = next(iter(table().of(1)))
    state = with_noble(with_noble(table(), SANSA, spouse=lannister, captor=2), lannister, spouse=SANSA)
    notes = {note.symbol: note for note in found(state, SANSA).notes}
    assert (notes["married"].side, notes["captive"].side) == ("lannister", "martell")
    assert found(state, SANSA).symbol == "captive"


def test_fief_0_75_and_7_3_the_board_says_who_is_allied_and_wins_with_how_many_points() -> None:
    """Who had married whom stood on no line of the board, though it decides who wins with whom."""
    cersei = "lannister_cersei_lannister"

    def lines(*houses: str, nwe: bool = False) -> list[str]:
        state = begin(*houses, options=FiefOptions(nwe=nwe))
        state = noble(state, cersei, 1, "casterly_rock", spouse=ROBB)
        state = titled(noble(state, ROBB, 0, "winterfell", spouse=cersei), ROBB, "king")
        say = Voice("en", RULESET.names, dict(enumerate(("Alys", "Brynden", "Cass", "Davin"))))
        return [say(line) for line in RULESET.view(state, None).public]

    by = "points to win together: Alys and Brynden, by Robb Stark and Cersei Lannister; neither wins alone"
    four = ("stark", "lannister", "martell", "tully")
    assert lines(*four)[0] == f"Allied, 1 of 4 {by}"
    assert lines(*four, nwe=True)[0] == f"Allied, 1 of 5 {by}"
    wed = "Wed: Robb Stark (Alys) and Cersei Lannister (Brynden), who are not allied by it"
    assert lines(*four[:3])[0] == wed


def test_fief_7_9_the_board_says_that_the_last_round_has_come() -> None:
    """Nothing told it, and the game was over."""
    state = begin("stark", "lannister", "martell", options=FiefOptions(max_rounds="8"))
    keys = {
        round_: [line.key for line in RULESET.view(changed(state, round=round_, phase=2), None).public]
        for round_ in (7, 8)
    }
    assert keys[8][0] == "fief-line-last"
    assert "fief-line-last" not in keys[7]


def test_fief_0_91_gold_is_told_where_it_is_public() -> None:
    for public in (True, False):
        state = rich(table(FiefOptions(gold_public=public)), 0, 7)
        assert rolls(state, 0)["stark"].title.args.get("gold") == (7 if public else None)


def test_all_see_the_same() -> None:
    state = table()
    assert rolls(state) == rolls(state, 0) == rolls(state, 1)


def test_all_signs_there_are() -> None:
    state = titled(table(), ROBB, "king", "master_of_coin")
    wanted = {note.symbol for roll in rolls(state).values() for one in roll.people for note in one.notes} | {
        one.symbol for roll in rolls(state).values() for one in roll.people
    }
    assert wanted <= signs().keys()
