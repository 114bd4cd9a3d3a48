"""What a game master may change on the board, whatever the rules say. Each edit keeps the board whole by itself.

The map is changed while nothing is under way on it: that is ended first, or called off (`stop_fight`). Gold, points,
Characters and cards may be changed while answers are awaited, too; those that no longer fit are asked for anew. Whether
one can be done follows from what all may know, so that trying tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from bot.rules.contract import Action, EndGame, Outcome, Reinstate, RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.kit.edits import one_of, overtaken, player, winners, within
from bot.rules.risk.events.edits import (
    AnswerDropped,
    ArmiesSet,
    BroughtBack,
    CaptorSet,
    CardMoved,
    CharacterSet,
    FightStopped,
    GoldSet,
    OrderSet,
    OwnerSet,
    PointsSet,
    UnitsSet,
    Zone,
    zone_of,
)
from bot.rules.risk.events.leaving import GameOver
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import HAND_LIMIT, NEUTRAL
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.library import CHARACTERS, maester_cards, objective_cards
from bot.rules.risk.model.mitchell import GIFT, SIDES, WATCH, WILDLINGS
from bot.rules.risk.model.piles import Pile, deck_of
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import points_sheet, scores
from bot.rules.risk.play.gold import COIN
from bot.rules.risk.play.leaving import close_vote
from bot.rules.risk.play.neutral import cards_in_play, exile
from bot.rules.risk.play.powers import holder
from bot.rules.risk.play.turn import end_turn

MOST_ARMIES, MOST_UNITS, MOST_POINTS, MOST_GOLD = 99, 9, 30, 9900
NOBODY = "nobody"
STOPPED = ("invasion", "battle", "window", "play", "removal")
"""The frames that can be called off."""
CLAUSE = "RISK-1.1"


class SetArmies(Action):
    """So many armies stand in a land; the rest is taken from the reserve, or goes there."""

    kind: Literal["set_armies"] = "set_armies"
    territory: str
    armies: int


class SetOwner(Action):
    """A land belongs to this player, or to nobody, with all that stands there; in the House Mitchell variant also to a
    side that nobody plays."""

    kind: Literal["set_owner"] = "set_owner"
    territory: str
    player: str


class SetGold(Action):
    """A player has so much gold."""

    kind: Literal["set_gold"] = "set_gold"
    player: str
    gold: int


class SetPoints(Action):
    """A player has so many victory points."""

    kind: Literal["set_points"] = "set_points"
    player: str
    points: int


class SetUnits(Action):
    """So many Special Units of a kind stand in a land."""

    kind: Literal["set_units"] = "set_units"
    territory: str
    unit: str
    number: int


class SetCharacter(Action):
    """A Character lies face up, face down, or is lost; a captive stays one, unless it is lost."""

    kind: Literal["set_character"] = "set_character"
    character: str
    side: Literal["up", "down", "lost"]


class SetCaptor(Action):
    """A living Character is held for ransom by a player of another House, or by nobody: then it comes home, face down
    (RISK-22.14). No ransom is paid by it."""

    kind: Literal["set_captor"] = "set_captor"
    character: str
    player: str


class MoveCard(Action):
    """A card, wherever it lies, goes to a player's hand, under its deck, or among the discarded."""

    kind: Literal["move_card"] = "move_card"
    foretold: ClassVar[bool] = False  # the counts of hands and decks would tell where it lay
    card: str
    place: str


class SetOrder(Action):
    """A player has this place in turn order, counted from 1 among those in the game; the others keep theirs.

    The turn under way goes on, and the next one is that of whoever stands after it now.
    """

    kind: Literal["set_order"] = "set_order"
    player: str
    turn: int


class BringBack(Reinstate):
    """A player who is out is in the game again, with one land to begin with; cards and gold are given by other edits.

    In the House Mitchell variant the lands that its House holds come with it.
    """

    kind: Literal["bring_back"] = "bring_back"
    territory: str


class StopFight(Action):
    """Call off what is under way within the turn: an invasion, a battle, a card being played."""

    kind: Literal["stop_fight"] = "stop_fight"


class EndTurn(Action):
    """End the turn that is under way, and begin the next."""

    kind: Literal["end_turn"] = "end_turn"
    foretold: ClassVar[bool] = (
        False  # the next turn begins, with dice, and with orders that others gave in secret
    )


def edit(draft: Draft[RiskState], action: Action) -> None:
    """Carry out an edit. Raises RuleError if it cannot be done."""
    if draft.state.result is not None:
        raise RuleError("RISK-24.1", "risk-no-over")
    EDITS[type(action)](draft, action)
    for seat in overtaken(draft.state):
        draft.emit(AnswerDropped(seat=seat))


# ── when ──


def _at_rest(state: RiskState) -> None:
    """Raises RuleError unless nothing is under way on the map: between two actions, while a vote is open, or while the
    others are asked before a turn."""
    _begun(state)
    if not all(_resting(frame) or frame.kind == "window" for frame in state.stack[1:]):
        raise RuleError("RISK-6.1", "risk-no-edit-now")


def _at_rest_or_asked(state: RiskState) -> None:
    """The same for what is not on the map: in any window, too, unless cards lie on somebody's table."""
    _begun(state)
    asked = state.stack[-1].kind == "window" and not any(frame.kind == "keep" for frame in state.stack)
    if not asked:
        _at_rest(state)


def _begun(state: RiskState) -> None:
    if state.active is None:
        raise RuleError("RISK-6.1", "risk-no-edit-yet")


def _resting(frame: frames.AnyFrame) -> bool:
    """Whether what lies in a turn leaves the map alone."""
    return frame.kind == "vote" or (frame.kind == "muster" and frame.step == "reinforce")


def _stop_fight(draft: Draft[RiskState], _action: StopFight) -> None:
    state = draft.state
    over = [frame for frame in state.stack[1:] if not (frame.kind == "muster" and frame.step == "reinforce")]
    if not over or state.current is None:
        raise RuleError("RISK-11.7", "risk-no-fight")
    if state.conquest is not None or not all(state.armies.values()):
        raise RuleError("RISK-13.1", "risk-no-fight-now")
    landing = state.invasion is not None and state.invasion.landing is not None
    if landing or any(frame.kind not in STOPPED for frame in over):
        raise RuleError("RISK-6.1", "risk-no-fight-else")
    draft.emit(FightStopped())


def _end_turn(draft: Draft[RiskState], _action: EndTurn) -> None:
    turn = draft.state.current
    if turn is None or not all(_resting(frame) for frame in draft.state.stack[1:]):
        _begun(draft.state)
        raise RuleError("RISK-6.1", "risk-no-edit-now")
    close_vote(draft)
    end_turn(draft, turn.seat)


# ── the map ──


def _set_armies(draft: Draft[RiskState], action: SetArmies) -> None:
    _at_rest(draft.state)
    _land(draft.state, action.territory)
    _within(action.armies, 1, MOST_ARMIES)
    draft.emit(ArmiesSet(territory=action.territory, armies=action.armies))


def _set_owner(draft: Draft[RiskState], action: SetOwner) -> None:
    state, place = draft.state, action.territory
    _at_rest(state)
    _land(state, place)
    side = action.player if action.player in unplayed(state) else None
    seat = NEUTRAL if side or action.player == NOBODY else _player(state, action.player)
    before, held_by = state.owner[place], holder(state, place)
    if (before, held_by) == (seat, side):
        raise RuleError(CLAUSE, "risk-no-edit-same")
    if side in (WATCH, WILDLINGS) and place != GIFT:
        raise RuleError("MITCHELL-3.2", "risk-no-edit-gift", territory=GIFT)
    _nobodys_last(state, place)
    draft.emit(OwnerSet(territory=place, seat=seat, side=side))
    exile(draft, held_by)


def _nobodys_last(state: RiskState, place: str) -> None:
    """Raises RuleError if a player holds no other land."""
    before = state.owner[place]
    if before != NEUTRAL and list(state.owner.values()).count(before) == 1:
        raise RuleError("RISK-17.1", "risk-no-edit-last")


def unplayed(state: RiskState) -> tuple[str, ...]:
    """The sides that nobody plays and that may hold lands: of the House Mitchell variant (MITCHELL-3)."""
    if state.realm is None:
        return ()
    led = {state.houses[seat] for seat in state.playing}
    return tuple(side for side in SIDES if side not in led)


def _set_units(draft: Draft[RiskState], action: SetUnits) -> None:
    state = draft.state
    _at_rest(state)
    _on(state.on.special_units)
    _land(state, action.territory)
    if action.unit not in UNITS:
        raise RuleError("RISK-14.1", "risk-no-edit-value", value=action.unit)
    _within(action.number, 0, MOST_UNITS)
    draft.emit(UnitsSet(territory=action.territory, unit=action.unit, number=action.number))


# ── the court ──


def _set_gold(draft: Draft[RiskState], action: SetGold) -> None:
    _on(draft.state.on.gold)
    seat = _player(draft.state, action.player)
    _within(action.gold, 0, MOST_GOLD)
    if action.gold % COIN:
        raise RuleError("RISK-9.4", "risk-no-edit-coin")
    _at_rest_or_asked(draft.state)
    draft.emit(GoldSet(seat=seat, gold=action.gold))


def _set_points(draft: Draft[RiskState], action: SetPoints) -> None:
    _on(draft.state.on.objectives)
    seat = _player(draft.state, action.player)
    _within(action.points, 0, MOST_POINTS)
    _at_rest_or_asked(draft.state)
    draft.emit(PointsSet(seat=seat, points=action.points))


def _set_character(draft: Draft[RiskState], action: SetCharacter) -> None:
    _on(bool(draft.state.court.characters))
    one_of("risk", "RISK-21.1", action.character, draft.state.court.characters)
    _at_rest_or_asked(draft.state)
    lost = action.side == "lost"
    draft.emit(CharacterSet(character=action.character, side=action.side, frees=lost))


def _set_captor(draft: Draft[RiskState], action: SetCaptor) -> None:
    state, who = draft.state, action.character
    _on(state.on.characters and state.on.maesters)
    one_of("risk", "RISK-21.1", who, state.court.characters)
    captor = state.court.captives.get(who)
    seat = None if action.player == NOBODY else _player(state, action.player)
    _at_rest_or_asked(state)
    if seat == captor:
        raise RuleError("RISK-22.14", "risk-no-edit-captor-same", character=who)
    if state.court.characters[who] == "lost":
        raise RuleError("RISK-22.14", "risk-no-edit-captive-lost", character=who)
    if seat is not None and state.houses[seat] == CHARACTERS[who].house:
        raise RuleError("RISK-22.14", "risk-no-edit-captor-own", character=who, seat=seat)
    draft.emit(CaptorSet(character=who, seat=seat))


# ── cards ──


def _pile(state: RiskState, card: str) -> Pile:
    """The kind of a card. Raises RuleError if it is not in play."""
    if card in cards_in_play(state):
        return "territory"
    if card in maester_cards(state.on):
        return "maester"
    if card in objective_cards(state.on):
        return "objective"
    raise RuleError("RISK-8.1", "risk-no-edit-value", value=card)


def _move_card(draft: Draft[RiskState], action: MoveCard) -> None:
    state = draft.state
    _at_rest_or_asked(state)
    pile = _pile(state, action.card)
    duty = any(isinstance(frame, frames.Reinforcement) and frame.duty for frame in state.stack)
    if pile == "territory" and (duty or state.court.smallfolk):
        raise RuleError("RISK-8.6", "risk-no-edit-cards")
    target: Zone = (
        action.place  # type: ignore[assignment]
        if action.place in ("deck", "discard")
        else _player(state, action.place)
    )
    if pile == "territory" and isinstance(target, int) and len(state.hands[target]) >= HAND_LIMIT:
        raise RuleError("RISK-8.8", "risk-no-edit-full", most=HAND_LIMIT)
    source = zone_of(deck_of(state, pile), action.card)
    if source is None:
        raise RuleError("RISK-8.1", "risk-no-edit-value", value=action.card)
    draft.emit(CardMoved(pile=pile, card=action.card, source=source, target=target))


# ── who plays, and when ──


def _set_order(draft: Draft[RiskState], action: SetOrder) -> None:
    state = draft.state
    _at_rest(state)
    seat = _player(state, action.player)
    _within(action.turn, 1, len(state.playing))
    if state.playing[action.turn - 1] == seat:
        raise RuleError("RISK-6.1", "risk-no-edit-turn")
    playing = [other for other in state.playing if other != seat]
    playing.insert(action.turn - 1, seat)
    draft.emit(OrderSet(seats=tuple(playing)))


def _bring_back(draft: Draft[RiskState], action: BringBack) -> None:
    state, place = draft.state, action.territory
    _at_rest(state)
    if action.player not in map(str, state.out):
        raise RuleError("RISK-17.1", "risk-no-edit-back")
    _land(state, place)
    _nobodys_last(state, place)
    seat, held_by = int(action.player), holder(state, place)
    if state.realm is not None:
        _has_a_house(state, seat)
    draft.emit(BroughtBack(seat=seat, territory=place))
    if held_by != state.houses[seat]:
        exile(draft, held_by)


def _has_a_house(state: RiskState, seat: Seat) -> None:
    """Raises RuleError if the House of a player who is out is somebody else's by now, or may be soon."""
    if any(frame.kind == "vote" for frame in state.stack):
        raise RuleError("MITCHELL-6.7", "risk-no-edit-now")
    house, coming = state.houses[seat], state.realm.heirs if state.realm is not None else ()
    if house is None or any(other == house and heir != seat for heir, other in coming):
        raise RuleError("MITCHELL-6.7", "risk-no-edit-house", seat=seat)


# ── the end ──


def _end_game(draft: Draft[RiskState], action: EndGame) -> None:
    state = draft.state
    sheet = points_sheet(state) if state.on.victory == "points" else scores(state)
    won = winners("risk", "RISK-24.1", action, range(len(state.houses)))
    draft.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=sheet)))


# ── what is asked of a value ──


def _on(switch: bool) -> None:
    if not switch:
        raise RuleError("RISK-2.6", "risk-no-edit-module")


def _land(state: RiskState, territory: str) -> None:
    one_of("risk", CLAUSE, territory, state.owner)


def _within(value: int, low: int, high: int) -> None:
    within("risk", CLAUSE, value, low, high)


def _player(state: RiskState, seat: str) -> Seat:
    return player("risk", "RISK-17.1", seat, state.playing)


EDITS: dict[type[Action], Callable[[Draft[RiskState], Any], None]] = {
    SetArmies: _set_armies,
    SetOwner: _set_owner,
    SetUnits: _set_units,
    SetGold: _set_gold,
    SetPoints: _set_points,
    SetCharacter: _set_character,
    SetCaptor: _set_captor,
    MoveCard: _move_card,
    SetOrder: _set_order,
    BringBack: _bring_back,
    StopFight: _stop_fight,
    EndTurn: _end_turn,
    EndGame: _end_game,
}
