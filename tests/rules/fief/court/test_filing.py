"""What is said beforehand at court: standing answers, lists, decisions filed (FIEF-0.7, 17.10 to 17.19)."""

from typing import Any, Literal

import pytest

from bench import waiting
from bot.rules.contract import Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Bid, Dissolve, Oath, Pass, Recall, Stand, Standing, Vote
from bot.rules.fief.events.cards import DisasterDrawn, Drew
from bot.rules.fief.events.court import Stood, Voted
from bot.rules.fief.events.surprises import Refused
from bot.rules.fief.frames.court.ballots import Ballot, SecretBallot
from bot.rules.fief.frames.court.conceding import Conceding
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.watch.battle import Calling
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.judge import judges
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import orders, wishes
from bot.rules.kit.draft import changed
from bot.words import known
from cogs.play.plan_page import MOST, moments
from tests.rules.fief.court.test_elections import DORAN, JAIME, NORTH, ROBB, TYWIN, WEST, WYMAN, realm
from tests.rules.fief.position import Rigged, act, at, begin, choices, events, noble, rich, titled


def order(state: Fief, seat: Seat, matter: str, answer: str, office: str | None = None) -> Fief:
    return act(state, seat, Standing(matter=matter, answer=answer, against=office))


def ordered(state: Fief, seat: Seat, *said: tuple[str, ...]) -> Fief:
    """While somebody else is asked something else."""
    state = at(state, "P2.FOUNDLING", 1, Censuring(seat=3))
    for one in said:
        state = order(state, seat, *one)
    return state


def settled(state: Fief) -> Play:
    """What happens of itself from here."""
    play = Play(state, Rigged())
    judges.settle(play)
    return play


def told(play: Play, kind: type[Any]) -> list[Any]:
    return [one for one in play.events if isinstance(one, kind)]


# ── standing answers ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("options", "without"),
    [
        ({}, {"concede", "oaths", "call", "upkeep"}),
        ({"edition": "b"}, {"concede", "oaths", "call", "upkeep", "idols", "convert", "pardon"}),
        ({"edition": "b", "nwe": True, "te": True}, {"concede", "oaths", "pardon"}),
        ({"nwe": True, "title_concession": True}, {"call", "upkeep"}),
        (
            {"te": True, "vote_order": "together", "surprise_windows": "none"},
            {"concede", "oaths", "call", "decoy", "window"},
        ),
    ],
)
def test_fief_17_12_only_what_the_table_may_ask_is_listed(options: dict[str, Any], without: set[str]) -> None:
    """Oaths were listed where there is no Watch, pardons where nobody can be an Outlaw."""
    state = realm(**options)
    listed = choices(state, 0, "standing", "matter")
    everything = {*orders.ANSWERS, *wishes.LISTS} - {"rethrow"}
    assert everything - listed == without
    assert act(state, 0, Standing(matter="oaths", answer="no")).houses[0].orders.said == {"oaths": "no"}


def test_fief_17_12_offices_and_troops_that_the_table_does_not_have_are_not_listed() -> None:
    plain, full = realm(), realm(nwe=True, te=True)
    for state, there in ((plain, False), (full, True)):
        assert ("lord_commander" in choices(state, 0, "standing", "against", matter="vote")) is there
        fall = choices(state, 0, "standing", "answer", matter="losses")
        assert {"cheapest", "ask", "man_at_arms", "knight"} <= fall
        assert ({"archer", "bannermen_captain", "mercenary", "ranger"} <= fall) is there
        assert not {"rebel", "wildling", "recruit", "unsullied"} & fall


def test_fief_17_13_only_baratheon_is_asked_when_to_throw_again() -> None:
    state = begin("stark", "baratheon", "tyrell")
    listed = [("rethrow" in choices(state, seat, "standing", "matter")) for seat in range(3)]
    assert listed == [False, True, False]


@pytest.mark.parametrize(
    ("matter", "frame", "titles"),
    [
        ("propose", Proposing(asked=(0,)), ()),
        ("idols", Idols(seat=0), ("king",)),
        ("pardon", Pardoning(seat=0, office="crown"), ("king",)),
        ("censure", Censuring(seat=0), ("hand",)),
        ("concede", Conceding(asked=(0,)), ()),
        ("oaths", Oaths(asked=(0,)), ("brother",)),
        ("call", Calling(seat=0), ("brother", "lord_commander")),
        ("bid", WallBids(asked=(0,), strength=9, added=0), ()),
    ],
)
def test_fief_17_12_and_17_19_no_is_said_at_once(matter: str, frame: Any, titles: tuple[str, ...]) -> None:
    state = realm(nwe=True, wall_system="battle" if matter == "call" else "bids")
    state = noble(titled(state, ROBB, *titles), TYWIN, 1, "casterly_rock", marks=("outlaw",))
    state = at(rich(state, 0, 9), "P2.FOUNDLING", 1, frame)
    assert RULESET.pending(state)[0].waiting == (0,)
    after = settled(order(state, 0, matter, "no")).state
    assert frame not in after.stack
    assert not any(one.kind == frame.kind for one in after.stack)


def test_fief_17_10_only_its_owner_sees_an_order_and_it_holds_until_changed() -> None:
    state = at(titled(realm(), TYWIN, "hand"), "P2.FOUNDLING", 1, Censuring(seat=1))
    (event,) = events(state, 0, Standing(matter="censure", answer="no"))
    assert event.seen_by(1) is None
    assert event.seen_by(0) == event
    state = order(state, 0, "censure", "no")
    assert RULESET.view(state, 1).known.houses[0].orders.said == {}
    assert order(state, 0, "censure", "ask").houses[0].orders.said["censure"] == "ask"


def standing_for(state: Fief, *offices: str) -> Fief:
    return at(state, "P2.FOUNDLING", 1, Ballot(offices=offices, step="stand"))


def test_fief_17_12_the_first_of_a_list_who_can_stand_does() -> None:
    state = noble(noble(realm(), WYMAN, 0, "winterfell"), ROBB, 0, "casterly_rock", captor=1)
    state = ordered(state, 0, ("stand", WYMAN, NORTH), ("stand", ROBB, NORTH))
    assert state.houses[0].orders.lists[f"stand:{NORTH}"] == (ROBB, WYMAN)
    play = settled(standing_for(state, NORTH))
    assert [one.noble for one in told(play, Stood)] == [WYMAN]  # Robb is a Captive


def test_fief_17_12_candidacies_for_all_offices_and_none_for_one() -> None:
    state = ordered(realm(), 0, ("stand", ROBB), ("stand", "no", WEST))
    play = settled(standing_for(state, NORTH, WEST))
    assert [(one.office, one.noble) for one in told(play, Stood)] == [(NORTH, ROBB)]
    asked = settled(standing_for(ordered(realm(), 0, ("stand", ROBB, WEST)), NORTH, WEST))
    assert [one.office for one in told(asked, Stood)] == [WEST]
    assert RULESET.pending(asked.state)[0].waiting == (0,)  # of the North it is asked


def voting(state: Fief) -> Fief:
    runs: Any = [
        {"office": NORTH, "seat": 0, "noble": ROBB},
        {"office": NORTH, "seat": 1, "noble": TYWIN},
    ]
    frame = Ballot.model_validate({"offices": (NORTH,), "step": "vote", "runs": runs})
    return at(state, "P2.FOUNDLING", 1, frame)


def test_fief_17_12_votes_and_decoys_by_lists() -> None:
    state = noble(realm(), JAIME, 1, "casterly_rock")
    state = ordered(state, 0, ("vote", TYWIN, NORTH), ("vote", JAIME, NORTH), ("decoy", ROBB))
    found = told(settled(voting(state)), Voted)
    assert [(one.favour, one.decoy) for one in found] == [(TYWIN, ROBB)]


def test_fief_17_12_a_list_of_decoys_for_one_office_asks_nothing_of_the_others() -> None:
    state = ordered(realm(), 0, ("vote", TYWIN), ("decoy", ROBB, "king"))
    found = told(settled(voting(state)), Voted)
    assert [(one.favour, one.decoy) for one in found] == [(TYWIN, None)]
    asked = settled(voting(ordered(realm(), 0, ("vote", TYWIN), ("decoy", "ask", NORTH))))
    assert RULESET.pending(asked.state)[0].waiting == (0,)


def test_fief_17_12_no_vote_at_all() -> None:
    play = settled(voting(ordered(realm(), 0, ("vote", "no"))))
    assert told(play, Voted) == []
    assert not any(isinstance(one, Ballot) for one in play.state.stack)


def test_fief_17_12_own_lords_stand_and_anybodys_is_voted_for() -> None:
    state = voting(realm())
    assert {ROBB} <= choices(state, 0, "standing", "answer", matter="stand")
    assert TYWIN not in choices(state, 0, "standing", "answer", matter="stand")
    assert {ROBB, TYWIN} <= choices(state, 0, "standing", "answer", matter="vote")
    assert choices(state, 0, "standing", "against", matter="vote", answer=ROBB) >= {NORTH, "king", "hand"}


def test_fief_0_96_an_order_never_does_what_an_answer_could_not() -> None:
    state = noble(realm(), ROBB, 0, "winterfell", marks=("outlaw",))
    play = settled(standing_for(ordered(state, 0, ("stand", ROBB)), NORTH))
    assert told(play, Stood) == []


# ── decisions filed ───────────────────────────────────────────────────────────────────────────────


def test_fief_17_11_decisions_that_come_back_can_be_filed_for() -> None:
    filed = moments("fief")
    assert {"discard", "draw", "play", "buy", "move", "declare", "stand", "vote", "wall_bid"} <= {*filed}
    assert len(filed) <= MOST
    assert all(known(f"fief-prompt-{one}") for one in filed)


def test_fief_17_11_a_card_drawn_and_dice_upset_what_was_filed() -> None:
    drew = Drew(seat=0, deck="fortune", card="tax_1")
    disaster = DisasterDrawn(seat=0, card="plague_1", full=False)
    assert drew.upsets(0)
    assert disaster.upsets(0)
    assert not drew.upsets(1)
    assert not disaster.upsets(1)


def test_fief_17_11_a_hand_who_refuses_upsets_what_was_filed_by_whoever_has_been_refused() -> None:
    told = Refused(seat=0, hand_seat=1, card="join_the_small_council_1", noble=ROBB)
    assert told.upsets(0)
    assert not told.upsets(1)


# ── answers taken back ────────────────────────────────────────────────────────────────────────────


def test_fief_0_7_an_open_answer_may_be_changed_as_long_as_others_are_awaited() -> None:
    state = realm(nwe=True)
    for name in (ROBB, TYWIN):
        state = titled(state, name, "brother")
    state = act(at(state, "P1.WARDENS", 1, Oaths(asked=(0, 1))), 0, Oath(nobles=(ROBB,)))
    assert "recall" in RULESET.view(state, 0).menu
    assert "recall" not in RULESET.view(state, 1).menu
    state = act(state, 0, Recall())
    assert set(RULESET.pending(state)[0].waiting) == {0, 1}
    state = act(act(state, 0, Oath(nobles=())), 1, Oath(nobles=()))
    assert "brother" in state.nobles[ROBB].titles


def test_fief_0_7_and_1_24_who_has_asked_for_the_end_of_a_marriage_may_take_that_back() -> None:
    state = noble(realm(), "lannister_cersei_lannister", 1, "casterly_rock", spouse=ROBB)
    state = titled(
        noble(state, ROBB, 0, "winterfell", spouse="lannister_cersei_lannister"), DORAN, "master_of_laws"
    )
    state = act(at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1))), 0, Dissolve(noble=ROBB))
    for before in (state, act(state, 0, Pass())):
        after = act(before, 0, Recall())
        assert (after.requests, RULESET.pending(after)[0].waiting) == ((), (0, 1))
    done = act(act(state, 0, Pass()), 1, Pass())
    assert RULESET.pending(done)[0].kind == "part"
    assert "recall" not in RULESET.view(state, 1).menu


def test_fief_0_7_a_secret_answer_too_and_nobody_learns_of_it() -> None:
    state = at(realm(nwe=True), "P7.END", 6, WallBids(asked=(0, 1), strength=20, added=0))
    state = act(state, 0, Bid(gold=3))
    (event,) = events(state, 0, Recall())
    assert event.seen_by(1) is None
    assert RULESET.view(state, 1) == RULESET.view(act(state, 0, Recall()), 1)
    state = act(act(state, 0, Recall()), 0, Bid(gold=1))
    assert state.stack[-1].answers[0] == Bid(gold=1)


def test_fief_0_7_a_ballot_laid_together_is_taken_back_too() -> None:
    state = voting(realm(vote_order="together", warden_ballots="together"))
    top: Any = state.stack[-1]
    secret = SecretBallot(offices=top.offices, step="vote", runs=top.runs)
    state = changed(state, stack=(*state.stack[:-1], secret))
    state = titled(state, TYWIN, WEST)  # so that Lannister has votes in the North, too
    state = act(state, 0, Vote(office=NORTH, favour=ROBB))
    state = act(act(state, 0, Recall()), 0, Vote(office=NORTH, favour=TYWIN))
    after: Any = state.stack[-1]
    assert [(one.seat, one.favour) for one in after.laid] == [(0, TYWIN)]


def test_fief_0_7_by_turns_nothing_is_taken_back() -> None:
    state = act(standing_for(realm(), NORTH), 0, Stand(office=NORTH, noble=ROBB))
    assert "recall" not in RULESET.view(state, 0).menu


# ── waits ─────────────────────────────────────────────────────────────────────────────────────────


def test_fief_17_40_to_17_42_a_round_of_four_waits_seventeen_times_at_most_with_filing() -> None:
    told = waiting.measured(FiefOptions(), games=2, rounds=6)
    assert told.rounds >= 6
    assert told.of_a_round(told.asked) <= 30
    assert told.of_a_round(told.filed) <= 17


ORDERS: tuple[Literal["turn", "together"], ...] = ("turn", "together")


def test_fief_17_43_votes_given_together_are_fewer_waits() -> None:
    turns, together = (waiting.play(FiefOptions(vote_order=one), 1, 6) for one in ORDERS)
    assert together.asked[1] < turns.asked[1]
