"""What a game master may change on the board, whatever the rules say. Each edit keeps the board whole by itself.

The map is changed while nothing is under way on it: that is ended first, or called off (`stop_fight`). Gold, points,
Characters and cards may be changed while answers are awaited, too; those that no longer fit are asked for anew. Whether
one can be done follows from what all may know, so that trying tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from bot.rules.contract import (
    Action,
    EndGame,
    Outcome,
    RuleError,
)
from bot.rules.kit.draft import Draft
from bot.rules.kit.edits import one_of, overtaken, player, winners, within
from bot.rules.risk.events.edits import (
    AnswerDropped,
    ArmiesSet,
    CardMoved,
    CharacterSet,
    FightStopped,
    GoldSet,
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
from bot.rules.risk.model.library import maester_cards, objective_cards
from bot.rules.risk.model.piles import Pile, deck_of
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import points_sheet, scores
from bot.rules.risk.play.gold import COIN
from bot.rules.risk.play.leaving import close_vote
from bot.rules.risk.play.neutral import cards_in_play
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
    """A land belongs to this player, or to nobody, with all that stands there."""

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
    """A Character lies face up, face down, or is lost."""

    kind: Literal["set_character"] = "set_character"
    character: str
    side: Literal["up", "down", "lost"]


class MoveCard(Action):
    """A card, wherever it lies, goes to a player's hand, under its deck, or among the discarded."""

    kind: Literal["move_card"] = "move_card"
    foretold: ClassVar[bool] = False  # the counts of hands and decks would tell where it lay
    card: str
    place: str


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
    state = draft.state
    _at_rest(state)
    _land(state, action.territory)
    if state.realm is not None:
        raise RuleError("MITCHELL-3", "risk-no-edit-realm")
    seat = NEUTRAL if action.player == NOBODY else _player(state, action.player)
    before = state.owner[action.territory]
    if before == seat:
        raise RuleError(CLAUSE, "risk-no-edit-same")
    if before != NEUTRAL and list(state.owner.values()).count(before) == 1:
        raise RuleError("RISK-17.1", "risk-no-edit-last")
    draft.emit(OwnerSet(territory=action.territory, seat=seat))


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
    if action.character not in draft.state.court.characters:
        raise RuleError("RISK-21.1", "risk-no-edit-value", value=action.character)
    _at_rest_or_asked(draft.state)
    draft.emit(CharacterSet(character=action.character, side=action.side))


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


def _player(state: RiskState, seat: str) -> int:
    return player("risk", "RISK-17.1", seat, state.playing)


EDITS: dict[type[Action], Callable[[Draft[RiskState], Any], None]] = {
    SetArmies: _set_armies,
    SetOwner: _set_owner,
    SetUnits: _set_units,
    SetGold: _set_gold,
    SetPoints: _set_points,
    SetCharacter: _set_character,
    MoveCard: _move_card,
    StopFight: _stop_fight,
    EndTurn: _end_turn,
    EndGame: _end_game,
}
