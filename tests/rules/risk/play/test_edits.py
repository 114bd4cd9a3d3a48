"""Every edit of a game master leaves the board whole and playable, and tells nobody what is hidden."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Amount, Concede, RuleError, Several, fold
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.events.edits import CardMoved
from bot.rules.risk.frames import Battle, CardChoice, Conquest, Reinforcement, Turn, Vote, Window
from bot.rules.risk.model.actions import End, Pass
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Smallfolk
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play import edits as e
from tests.rules.harness import play
from tests.rules.risk.hands import STORM, card, war
from tests.rules.risk.position import Position
from tests.rules.risk.twins import twin

DOMINION = RiskOptions(mode="dominion", houses="deal", setup="deal", vp_to_win=9)
TABLES = ((RiskOptions(houses="deal"), 3), (DOMINION, 3), (RiskOptions(mode="mitchell"), 3))
KINDS = [model for model in RULESET.edits if model is not e.EndGame]


@cache
def states() -> tuple[RiskState, ...]:
    """Moments of games on each kind of table."""
    found: list[RiskState] = []
    for seed, (options, players) in enumerate(TABLES):
        game = play(RULESET, options, [random_action] * players, seed, 700, keep=True)
        found += [state for state in game.states[::5] if state.result is None]
    return tuple(found)


def moments(model: type[Action]) -> list[RiskState]:
    """Moments in which there is something of this kind to change: somebody to bring back."""
    if model is not e.BringBack:
        return [*states()]
    return [
        done_by(state, state.playing[-1], Concede()) for state in states()[::3] if state.active is not None
    ]


def done_by(state: RiskState, seat: int, action: Action) -> RiskState:
    return fold(RULESET, RULESET.act(state, seat, action, SeededChance(2)), state)


def calm() -> list[RiskState]:
    return [
        state
        for state in states()
        if state.stack and isinstance(state.stack[0], Turn) and (len(state.stack) == 1)
    ]


def any_edit(state: RiskState, model: type[Action], whim: random.Random) -> Action | None:
    """An edit filled with what is offered from the public view; None where nothing is."""
    view, values = RULESET.view(state, None), dict[str, Any]()
    kind = model.model_fields["kind"].default
    for name in model.model_fields:
        if name == "kind":
            continue
        offered = RULESET.candidates(view, kind, values, name)
        if isinstance(offered, Amount):
            values[name] = whim.randint(offered.low, offered.high) // (100 if name == "gold" else 1)
            values[name] *= 100 if name == "gold" else 1
            continue
        assert not isinstance(offered, Several)
        if not offered.choices:  # type: ignore[union-attr]
            return None
        values[name] = whim.choice(offered.choices).value  # type: ignore[union-attr]
    return model.model_validate({"kind": kind, **values})


def done(state: RiskState, action: Action) -> RiskState:
    events = RULESET.edit(state, action, SeededChance(1))
    assert events
    return fold(RULESET, events, state)


@pytest.mark.parametrize("model", KINDS, ids=lambda model: model.__name__)
def test_an_edit_leaves_a_board_that_is_whole_and_can_be_played_on(model: type[Action]) -> None:
    whim, chance, made = random.Random(3), SeededChance(3), 0
    for state in moments(model)[::3]:
        action = any_edit(state, model, whim)
        if action is None:
            continue
        try:
            after = done(state, action)
        except RuleError:
            continue
        made += 1
        assert RULESET.broken(after) == ()
        for _ in range(10):
            if after.result is not None:
                break
            prompts = RULESET.pending(after)
            seat = prompts[0].waiting[0]
            RULESET.act(after, seat, RULESET.default(after, seat), SeededChance(1))
            move = random_action(RULESET, RULESET.view(after, seat), chance)
            after = fold(RULESET, RULESET.act(after, seat, move, chance), after)
            assert RULESET.broken(after) == ()
    assert made > 5


@pytest.mark.parametrize("model", KINDS, ids=lambda model: model.__name__)
def test_an_edit_tells_nobody_what_is_hidden(model: type[Action]) -> None:
    """Where only hidden things differ the same is offered, refused alike, and told to the others in the same words."""
    whim, told = random.Random(5), 0
    for state in moments(model)[::2]:
        action = any_edit(state, model, random.Random(8))
        other = twin(state, None, whim, None)
        assert any_edit(other, model, random.Random(8)) == action
        if action is None:
            continue
        here, there = outcome(state, action), outcome(other, action)
        if not model.foretold:  # what comes of it may differ, and so is not shown before it is done
            assert isinstance(here[0], _Refusal) == isinstance(there[0], _Refusal)
            here, there = here[:1], there[:1]
        if model is e.MoveCard and isinstance(here[0], CardMoved):
            (mine,), (twins,) = here, there
            public = mine.seen_by(None)
            assert public.card is None or "discard" in (mine.source, mine.target)
            assert twins.target == mine.target
            told += 1
            continue
        assert [event.seen_by(None) for event in here] == [event.seen_by(None) for event in there]
        told += 1
    assert told > 5


def outcome(state: RiskState, action: Action) -> list[Any]:
    try:
        events = RULESET.edit(state, action, SeededChance(1))
        return [event for event in events if event.seen_by(None) is not None]
    except RuleError as error:
        return [_Refusal(str(error))]


class _Refusal(str):
    def seen_by(self, viewer: object) -> str:
        return str(self)


def first(mode: str) -> RiskState:
    return next(state for state in calm() if state.options.mode == mode)


def refused(state: RiskState, action: Action) -> str:
    with pytest.raises(RuleError) as caught:
        RULESET.edit(state, action, SeededChance(1))
    return caught.value.text.key


def test_armies_come_from_the_reserve_and_go_there() -> None:
    state = first("skirmish")
    after = done(state, e.SetArmies(territory="winterfell", armies=17))
    assert after.armies["winterfell"] == 17
    assert refused(state, e.SetArmies(territory="winterfell", armies=0)) == "risk-no-edit-amount"
    assert refused(state, e.SetArmies(territory="asshai", armies=1)) == "risk-no-edit-value"


def test_a_land_changes_hands_but_nobodys_last_one() -> None:
    state = first("skirmish")
    seat = state.playing[0]
    mine, *others = [place for place, owner in state.owner.items() if owner == seat]
    assert done(state, e.SetOwner(territory=mine, player="nobody")).owner[mine] == NEUTRAL
    assert refused(state, e.SetOwner(territory=mine, player=str(seat))) == "risk-no-edit-same"
    for place in others:
        state = done(state, e.SetOwner(territory=place, player="nobody"))
    assert refused(state, e.SetOwner(territory=mine, player="nobody")) == "risk-no-edit-last"
    assert refused(state, e.SetOwner(territory=others[0], player="8")) == "risk-no-edit-player"


def test_gold_points_units_and_characters_belong_to_their_modules() -> None:
    plain, court = first("skirmish"), first("dominion")
    seat = str(court.playing[0])
    mine = next(place for place, owner in court.owner.items() if owner == int(seat))
    who = next(iter(court.court.characters))
    of_modules: tuple[tuple[Action, Any], ...] = (
        (e.SetGold(player=seat, gold=700), lambda one: one.gold[int(seat)] == 700),
        (e.SetPoints(player=seat, points=4), lambda one: one.points[int(seat)] == 4),
        (e.SetUnits(territory=mine, unit="knight", number=3), lambda one: one.troop(mine)[0] == 3),
        (e.SetCharacter(character=who, side="lost"), lambda one: one.characters[who] == "lost"),
    )
    for action, holds in of_modules:
        assert holds(done(court, action).court)
        assert refused(plain, action) == "risk-no-edit-module"
    assert refused(court, e.SetGold(player=seat, gold=150)) == "risk-no-edit-coin"
    assert refused(court, e.SetUnits(territory=mine, unit="dragon", number=1)) == "risk-no-edit-value"
    assert refused(court, e.SetCharacter(character="hodor", side="up")) == "risk-no-edit-value"


def test_a_card_goes_to_a_hand_the_discard_or_under_its_deck() -> None:
    state = first("skirmish")
    card = state.deck[1]
    seat = state.playing[0]
    held = done(state, e.MoveCard(card=card, place=str(seat)))
    assert card in held.hands[seat]
    assert card not in held.deck
    assert done(held, e.MoveCard(card=card, place="discard")).discard[-1] == card
    assert done(held, e.MoveCard(card=card, place="deck")).deck[-1] == card
    (moved,) = RULESET.edit(state, e.MoveCard(card=card, place=str(seat)), SeededChance(1))
    for viewer in (None, *state.playing):
        shown = moved.seen_by(viewer)
        assert shown is not None
        assert (card in shown.model_dump_json()) == (viewer == seat)
    while len(held.hands[seat]) < 5:
        held = done(held, e.MoveCard(card=held.deck[1], place=str(seat)))
    assert refused(held, e.MoveCard(card=held.deck[1], place=str(seat))) == "risk-no-edit-full"
    assert refused(state, e.MoveCard(card="a_dragon", place="deck")) == "risk-no-edit-value"


def test_a_card_on_the_table_is_not_moved_until_it_has_done_its_work() -> None:
    at = war(("strength_of_steel",), ("castle_walls",))
    at.do(0, STORM)
    at.do(0, card("strength_of_steel"))
    assert at.state.played is not None
    assert refused(at.state, e.MoveCard(card="strength_of_steel", place="1")) == "risk-no-edit-value"


def test_a_battle_is_called_off_and_a_turn_ended() -> None:
    fighting = next(
        state for state in states() if any(isinstance(frame, (Battle, Window)) for frame in state.stack[1:])
    )
    assert refused(fighting, e.EndTurn()) == "risk-no-edit-now"
    stopped = done(fighting, e.StopFight())
    assert all(isinstance(frame, (Turn, Reinforcement)) for frame in stopped.stack)
    assert refused(first("skirmish"), e.StopFight()) == "risk-no-fight"
    calmly = first("skirmish")
    assert done(calmly, e.EndTurn()).active != calmly.active


def test_what_cannot_be_called_off_is_said_without_sending_anybody_in_a_circle() -> None:
    conquered = next(state for state in states() if isinstance(state.stack[-1], Conquest))
    assert refused(conquered, e.StopFight()) == "risk-no-fight-now"
    looking = next(state for state in states() if isinstance(state.stack[-1], CardChoice))
    assert refused(looking, e.StopFight()) == "risk-no-fight-else"
    for state in (conquered, looking):  # what an edit that needs a quiet turn says is another thing
        assert refused(state, e.EndTurn()) == "risk-no-edit-now"


def test_no_territory_card_is_moved_while_smallfolk_wait_or_a_set_is_owed() -> None:
    at = Position(3, mode="dominion").lands(0, "harrenhal").lands(1, "tarth").lands(2, "pyke").invade(0)
    at.court(smallfolk=(Smallfolk(seat=1, card="skagos"),))
    assert refused(at.state, e.MoveCard(card="winterfell", place="deck")) == "risk-no-edit-cards"
    done(at.state, e.MoveCard(card="castle_walls", place="discard"))
    owed = next(
        state for state in states() if any(isinstance(f, Reinforcement) and f.duty for f in state.stack)
    )
    assert refused(owed, e.MoveCard(card="winterfell", place="deck")) == "risk-no-edit-cards"


def test_nothing_is_changed_before_the_first_turn_and_after_the_end() -> None:
    begun = fold(RULESET, RULESET.new(RiskOptions(), 3, SeededChance(1)))
    assert refused(begun, e.EndTurn()) == "risk-no-edit-yet"
    over = done(first("skirmish"), e.EndGame(winners=("0",)))
    assert refused(over, e.EndTurn()) == "risk-no-over"


def between_turns(answer: Action) -> Position:
    """Before the turn of seat 1, the others are asked: seat 2 has answered, seat 0 has not."""
    at = war(("hired_thieves",), (), ("freefolk_uprising",))
    at.do(0, End())
    at.do(2, answer)
    return at


def test_an_answer_that_no_longer_fits_is_asked_for_anew() -> None:
    at = between_turns(card("freefolk_uprising"))
    at.state = done(at.state, e.SetGold(player="2", gold=0))
    (prompt,) = RULESET.pending(at.state)
    assert prompt.waiting == (2, 0)
    assert at.view(2).menu[:1] == ("pass",), "there is nothing to pay with"
    at.do(2, Pass())
    at.do(0, Pass())
    assert at.state.active == 1


def test_an_answer_that_still_fits_stays() -> None:
    at = between_turns(card("freefolk_uprising"))
    at.state = done(at.state, e.SetGold(player="2", gold=400))
    at.do(0, Pass())
    assert at.state.court.gold[2] == 100, "what was answered is played"


def test_nobody_learns_from_an_edit_who_had_answered() -> None:
    changed_to = e.SetGold(player="2", gold=0)
    played, passed = between_turns(card("freefolk_uprising")), between_turns(Pass())
    here, there = outcome(played.state, changed_to), outcome(passed.state, changed_to)
    assert here == there
    for at in (played, passed):
        at.state = done(at.state, changed_to)
    for viewer in (None, 0, 1):
        assert played.view(viewer).prompts == passed.view(viewer).prompts
        assert played.view(viewer).menu == passed.view(viewer).menu


def test_the_map_is_changed_while_nothing_is_under_way_on_it_and_gold_in_any_window() -> None:
    at = between_turns(Pass())
    done(at.state, e.SetArmies(territory="tarth", armies=5))
    attacked = war(("strength_of_steel",))
    attacked.do(0, STORM)
    assert refused(attacked.state, e.SetArmies(territory="tarth", armies=5)) == "risk-no-edit-now"
    assert done(attacked.state, e.SetGold(player="0", gold=100)).court.gold[0] == 100


def test_a_turn_ended_by_hand_takes_the_open_vote_with_it() -> None:
    """MITCHELL-6.7: who asked may ask again."""
    at = Position(mode="dominion").invade(0)
    vote = Vote(seat=2, house="stark", asked=(0, 1))
    at._with(stack=(*at.state.stack, vote), realm=Realm(asked=(2,)))
    told = RULESET.edit(at.state, e.EndTurn(), SeededChance(1))
    assert [event.kind for event in told][:2] == ["vote_lost", "turn_ended"]
