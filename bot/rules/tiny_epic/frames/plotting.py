"""A Plot between its shields (TE-4.5 to TE-4.9, TE-4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.kit.asking import Asking
from bot.rules.kit.draft import changed, without
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.events.cards import TakenBack
from bot.rules.tiny_epic.events.night import WalkersDispersed
from bot.rules.tiny_epic.legal import control, plots
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Plotting(Asking):
    """One shield is resolved; another one may follow."""

    kind: Literal["plotting"] = "plotting"
    seat: Seat
    op: ops.Plot
    card: str
    left: tuple[str, ...]
    stolen: tuple[str, ...] = ()
    """Houses of tokens taken from players."""

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if plots.shields(state, self.seat, self.op, self.left) else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("plot", "TE-4.5", {"card": self.card})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("plot", "pass")

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Pass()

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "card":
            return pick((self.card,))
        if filled.get("card") != self.card:
            return NONE
        return plot_choice(state, seat, self.op, self.left, filled, field)

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        match action:
            case actions.Pass():
                return True
            case actions.Plot(card=card, shield=shield, target=target):
                known = card == self.card and shield in self.left
                return known and target in plots.targets(state, seat, self.op, shield)
        return False

    def answer(self, play: Play, seat: Seat, action: actions.Plot | actions.Pass) -> None:
        if isinstance(action, actions.Pass):
            play.alter(changed(self, left=()))
        else:
            self.resolve(play, action.shield, action.target)

    def carry_on(self, play: Play) -> None:
        if self.op.return_card_to_hand:
            play.emit(TakenBack(seat=self.seat, card=self.card))
        else:
            verbs.clear(play, self.card)
        play.pop()
        if self.op.return_one_per_stolen and self.stolen:
            give_back(play, self.stolen)
        play.keep_up()

    def resolve(self, play: Play, shield: str, target: str) -> None:
        """A shield, on what the one before it has left."""
        state, side = play.state, play.state.side(self.seat)
        verbs.gold(play, side, -plots.cost(state, self.seat, self.op, shield, target), "plot")
        other, stolen = control.played_by(state, shield), self.stolen
        if target == plots.WALKER:
            play.emit(WalkersDispersed(count=1))
        elif state.options.treaty and not state.stock[target]:
            verbs.token_home(play, target, NIGHT, "plot")
        elif target in state.purses:
            verbs.token_home(play, shield, target, "plot")
        elif other not in (None, side):
            assert other is not None
            verbs.move(play, self.seat, {target: TOKEN}, pool(other), pool(side), "plot")
            stolen = (*stolen, target)
        else:
            verbs.move(play, self.seat, {target: TOKEN}, MAT, pool(side), "plot")
        play.alter(changed(self, left=without(self.left, shield), stolen=stolen))


def give_back(play: Play, stolen: tuple[str, ...]) -> None:
    """The card below has its player return another token for each that was stolen (TE-12.14)."""
    card = play.state.stack[-1]
    assert card.kind == "playing"
    step = ops.AllyReturn(n=1, stolen=stolen)
    play.alter(changed(card, todo=(*[step] * len(stolen), *card.todo)))


def plot_choice(
    state: TinyEpic, seat: Seat, op: ops.Plot, left: tuple[str, ...], filled: Filled, field: str
) -> Candidates:
    """Which of the shields `left`, and what for."""
    shields = plots.shields(state, seat, op, left)
    if field == "shield":
        return pick(shields)
    shield = str(filled.get("shield"))
    return pick(plots.targets(state, seat, op, shield), side_text) if shield in shields else NONE


def side_text(value: str) -> Text | None:
    """A player's side as the player's name; anything else under its own."""
    return Text(key="table-seat", args={"seat": int(value)}) if value.isdigit() else None
