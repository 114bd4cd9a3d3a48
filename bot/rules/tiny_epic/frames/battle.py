"""BATTLE: two secret commits in one wait, then reveal, retreats, comparison, loss (TE-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Viewer
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.orders import standing
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Commit
from bot.rules.tiny_epic.events import battle as told
from bot.rules.tiny_epic.frames.asking import Asking
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.legal import control, strength
from bot.rules.tiny_epic.legal.retreats import Group, group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic
    from bot.rules.tiny_epic.play.draft import Play


class Battle(Sealed, Asking):
    """`seat` has led units into `target`; they stand there beside the defenders until it is decided."""

    kind: Literal["battle"] = "battle"
    answers: Mapping[int, Cards] = {}
    seat: Seat
    attacker: str
    defender: str
    """A player's side, or the NP house."""
    target: str
    bonus: int = 0
    most_cards: int = 1
    """Cards the attacker may commit (TE-12.9)."""
    step: Literal["commit", "retreat", "compare", "loss", "withdraw", "over"] = "commit"
    attack: Cards = ()
    """Cards whose icons count for the attacker, Secrets replaced."""
    defence: Cards = ()
    table: Cards = ()
    """All cards that lie on the table for this battle."""
    loser: str = ""

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return super().awaits(state) if self.step == "commit" else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("battle", "TE-6.16", {"domain": self.target})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("commit",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return Commit()

    def fits(self, state: TinyEpic, seat: Seat, answer: Cards) -> bool:
        return {*answer} <= {*self._cards(state, seat)}

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        role, foe = ("attack", self.defender) if seat == self.seat else ("defence", self.attacker)
        orders = state.lords[seat].orders.commit
        order = standing(orders, f"{role}:{self.target}", f"{role}:{foe}", role, otherwise="ask")
        if order in ("ask", "none"):
            return None if order == "ask" else Commit()
        most = int(order.removeprefix("strongest-"))
        return Commit(card=self._strongest(state, seat, most))

    def _strongest(self, state: TinyEpic, seat: Seat, most: int) -> str | None:
        """The card of the highest strength that costs at most so much gold to defend with; no other icon counts."""
        cards = [
            card
            for card in self._cards(state, seat)
            if CARDS[card].battle.kind == "strength" and CARDS[card].defense_cost <= most
        ]
        return max(cards, key=lambda card: CARDS[card].battle.value, default=None)

    def _cards(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        """The cards that a seat may commit (TE-6.2, TE-6.3)."""
        cards = control.hand(state, seat)
        if seat == self.seat:
            return cards
        gold = state.purse(seat).gold
        return tuple(card for card in cards if CARDS[card].defense_cost <= gold)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        cards = self._cards(state, seat)
        if field == "card":
            return pick(cards)
        if seat != self.seat or self.most_cards < 2 or filled.get("card") not in cards:
            return NONE
        return pick(card for card in cards if card != filled["card"])

    def answer(self, play: Play, seat: Seat, action: Commit) -> None:
        cards = tuple(card for card in (action.card, action.second) if card is not None)
        play.emit(told.Committed(seat=seat, cards=cards))

    def seen_by(self, viewer: Viewer) -> Self:
        return super().seen_by(viewer) if self.step == "commit" else self

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "commit":
                self._reveal(play)
            case "retreat":
                self._withdraw(play)
            case "compare":
                self._compare(play)
            case "loss":
                self._lose(play)
            case "withdraw":
                play.alter(changed(self, step="over"))
                self._drive_out(play, self.loser)
            case "over":
                play.pop()
                verbs.clear(play, *self.table)
                play.keep_up()

    def _reveal(self, play: Play) -> None:
        """TE-6.5, TE-6.20: an NP house's card first, then the Secrets of the attacker, then the defender's."""
        table: list[str] = []
        for seat in self.asked:
            play.emit(told.Revealed(seat=seat, cards=self.answers[seat]))
            table += self.answers[seat]
        mine = self.answers.get(self.seat, ())
        theirs = tuple(card for seat in self.asked if seat != self.seat for card in self.answers[seat])
        if theirs:
            verbs.gold(play, self.defender, -sum(CARDS[card].defense_cost for card in theirs), "battle")
        if self.defender in play.state.np:
            theirs = tuple(_drawn(play, self.defender, table))
        attack = tuple(icon for card in mine for icon in _secret(play, self.attacker, card, table))
        defence = tuple(icon for card in theirs for icon in _secret(play, self.defender, card, table))
        play.alter(changed(self, step="retreat", attack=attack, defence=defence, table=tuple(table)))

    def _withdraw(self, play: Play) -> None:
        """TE-6.6, TE-6.19: the defender goes first."""
        leaving = [
            side
            for side, cards in ((self.defender, self.defence), (self.attacker, self.attack))
            if strength.retreats(cards)
        ]
        play.alter(changed(self, step="over" if leaving else "compare"))
        for side in leaving:
            play.emit(told.Withdrew(side=side, target=self.target))
        play.retreat(*(self._group(play.state, side) for side in leaving))

    def _compare(self, play: Play) -> None:
        """TE-6.7 to TE-6.10."""
        state = play.state
        attack = strength.strength(state, self.attacker, self.target, self.attack, self.bonus)
        walls = strength.walls(self.target)
        defence = strength.strength(state, self.defender, self.target, self.defence, walls)
        fought = told.Fought(
            attacker=self.attacker,
            defender=self.defender,
            target=self.target,
            attack=attack,
            defence=defence,
        )
        play.emit(fought)
        winner, loser = self.attacker, self.defender
        if not fought.won:
            winner, loser = loser, winner
        if winner in state.purses:
            verbs.score(play, winner, 1, "battle")
        play.alter(changed(self, step="loss", loser=loser))

    def _lose(self, play: Play) -> None:
        """TE-6.11 to TE-6.13."""
        play.alter(changed(self, step="withdraw"))
        winner = self.attacker if self.loser == self.defender else self.defender
        chooser = int(self.loser) if self.loser.isdigit() else self.seat
        play.push(Loss(seat=chooser, loser=self.loser, winner=winner, domain=self.target))

    def _drive_out(self, play: Play, side: str) -> None:
        if control.of_side(play.state, side, self.target):
            play.retreat(self._group(play.state, side))

    def _group(self, state: TinyEpic, side: str) -> Group:
        return group(state, side, self.target, self.seat)


def engage(play: Play, seat: Seat, target: str, op: ops.Movement) -> None:
    """Units of `seat` have just entered a hostile domain: the battle begins, Vengeance is paid (TE-6.1, TE-11.6)."""
    state, side = play.state, play.state.side(seat)
    defender = next(
        other for house in control.here(state, target) if (other := control.side_of(state, house)) != side
    )
    play.emit(told.Attacked(attacker=side, defender=defender, target=target))
    if tokens := state.purses[side].vengeance:
        verbs.score(play, side, tokens, "vengeance")
    for step in op.before_battle_vs_player if isinstance(op, ops.ArmyMove) else ():
        if defender in state.purses:
            verbs.gold(play, side, -verbs.gold(play, defender, -step.n, "card"), "card")
    players = (seat, int(defender)) if defender.isdigit() else (seat,)
    strong = DOMAINS[target].kind != "fief"
    extra = op.battle_bonus_if.get("castle_or_kings_landing", 0) if strong else 0
    if isinstance(op, ops.MoveHeroAlone) and op.hero_strength:
        extra += op.hero_strength - HERO.strength
    play.push(
        Battle(
            asked=tuple(one for one in players if control.hand(play.state, one)),
            seat=seat,
            attacker=side,
            defender=defender,
            target=target,
            bonus=op.battle_bonus + extra,
            most_cards=op.attacker_cards,
        )
    )


def _secret(play: Play, side: str, card: str, table: list[str]) -> Iterator[str]:
    """The card whose icon counts: itself, or, of a Secret, the next one drawn; none if there is none to draw."""
    while CARDS[card].battle.kind == "secret":
        drawn = next(_drawn(play, side, table), None)
        if drawn is None:
            return
        card = drawn
    yield card


def _drawn(play: Play, side: str, table: list[str]) -> Iterator[str]:
    """The top card of the deck, on the table."""
    card = verbs.turn_up(play, side)
    if card is not None:
        table.append(card)
        yield card
