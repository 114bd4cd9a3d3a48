"""BATTLE: two secret commits in one wait, then reveal, retreats, comparison, loss (TE-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Viewer
from bot.rules.kit.asking import Asking
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Commit
from bot.rules.tiny_epic.events import battle as told
from bot.rules.tiny_epic.events.night import DragonWent
from bot.rules.tiny_epic.frames import committing
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.legal import control, retreats, strength, treaty
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY, seat_of
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Battle(Sealed, Asking):
    """`seat` has led units into `target`; they stand there beside the defenders until it is decided."""

    kind: Literal["battle"] = "battle"
    opens: ClassVar[bool] = True  # TE-21.1: at BATTLE.REVEAL, also whose time had run out
    answers: Mapping[int, Cards] = {}
    seat: Seat
    attacker: str
    defender: str
    """A player's side, or the NP house."""
    target: str
    bonus: int = 0
    drawing: tuple[str, ...] = ()
    """Sides whose card comes from the deck, in that order (TE-6.4, TE-16.11)."""
    origin: str = ""
    """Where the attackers came from, if that is where they retreat to (TE-16.17)."""
    most_cards: int = 1
    """Cards the attacker may commit (TE-12.9)."""
    extra_card: bool = False
    """Whether the top card of the deck is added to the attacker's (TE-6.20)."""
    redraw: tuple[str, ...] = ()
    """Icons of it that are drawn anew."""
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
        attacks = self._attacks(state, seat)
        foe = self.defender if attacks else self.attacker
        return committing.ordered(state, seat, attacks, self.target, foe)

    def _attacks(self, state: TinyEpic, seat: Seat) -> bool:
        """Whether a seat that is asked fights for the attacker."""
        return state.side(seat) == self.attacker

    def _cards(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return committing.able(state, seat, self._attacks(state, seat))

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        cards = self._cards(state, seat)
        if field == "card":
            return pick(cards)
        if not self._attacks(state, seat) or self.most_cards < 2 or filled.get("card") not in cards:
            return NONE
        return pick(card for card in cards if card != filled["card"])

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        if not isinstance(action, Commit) or action.second is not None:
            return False
        return action.card is None or action.card in self._cards(state, seat)

    def answer(self, play: Play, seat: Seat, action: Commit) -> None:
        cards = tuple(card for card in (action.card, action.second) if card is not None)
        play.emit(made(told.Committed, seat=seat, cards=cards))

    def sealed(self, seat: Seat) -> tuple[Action, ...]:
        """The cards it has laid face down, or none (TE-6.16)."""
        if self.step != "commit" or seat not in self.answers:
            return ()
        card, second = (*self.answers[seat], None, None)[:2]
        return (Commit(card=card, second=second),)

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
                for seat in self._players(self.loser):
                    verbs.release(play, seat, "lose_battle")
                play.keep_up()

    def _reveal(self, play: Play) -> None:
        """TE-6.5, TE-6.20: an NP house's card first, then the Secrets of the attacker, then the defender's."""
        table: list[str] = []
        laid: dict[str, Cards] = {}
        for seat in self.asked:
            play.emit(made(told.Revealed, seat=seat, cards=self.answers[seat]))
            table += self.answers[seat]
            laid[play.state.side(seat)] = self.answers[seat]
        if theirs := laid.get(self.defender):
            verbs.gold(play, self.defender, -sum(CARDS[card].defense_cost for card in theirs), "battle")
        for side in self.drawing:
            laid[side] = tuple(
                icon
                for card in committing.drawn(play, side, table)
                for icon in committing.secret(play, side, card, table)
            )
        extra = committing.extra(play, self.attacker, self.redraw, table) if self.extra_card else ()
        attack, defence = (
            tuple(icon for card in laid.get(side, ()) for icon in committing.secret(play, side, card, table))
            for side in (self.attacker, self.defender)
        )
        attack += extra
        play.alter(changed(self, step="retreat", attack=attack, defence=defence, table=tuple(table)))

    def _players(self, side: str) -> tuple[Seat, ...]:
        """Who leads a side here, if a player does: of the Treaty whoever acts, not a Teammate."""
        if side == TREATY:
            return () if side in self.drawing else (self.seat,)
        seat = seat_of(side)
        return () if seat is None else (seat,)

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
        if leaving:
            verbs.unbrace(play, self.target, self.attacker, self.defender)
        play.retreat(*(self.group(play.state, side) for side in leaving))

    def _compare(self, play: Play) -> None:
        """TE-6.7 to TE-6.10."""
        state = play.state
        attack = strength.strength(
            state, self.attacker, self.target, self.attack, self.besides(state, self.attacker)
        )
        defence = strength.strength(
            state, self.defender, self.target, self.defence, self.besides(state, self.defender)
        )
        fought = made(
            told.Fought,
            attacker=self.attacker,
            defender=self.defender,
            target=self.target,
            attack=attack,
            defence=defence,
        )
        play.emit(fought)
        verbs.unbrace(play, self.target, self.attacker, self.defender)
        winner, loser = self.attacker, self.defender
        if not fought.won:
            winner, loser = loser, winner
        if winner in state.purses:
            verbs.score(play, winner, 1, "battle")
        play.alter(changed(self, step="loss", loser=loser))

    def besides(self, state: TinyEpic, side: str) -> int:
        """What a side has besides units and committed cards: of an event or of the place, and cards it keeps."""
        other = self.bonus if side == self.attacker else strength.edge(state, self.defender, self.target)
        kept = strength.companions(state, *self._players(side))
        return other + kept + strength.braced(state, side, self.target)

    def _lose(self, play: Play) -> None:
        """TE-6.11 to TE-6.13."""
        play.alter(changed(self, step="withdraw"))
        winner = self.attacker if self.loser == self.defender else self.defender
        units = control.of_side(play.state, self.loser, self.target)
        chooser = control.speaker(play.state, self.loser, units, self.seat)
        defending = self.loser == self.defender
        play.push(
            made(
                Loss,
                seat=chooser,
                loser=self.loser,
                winner=winner,
                domain=self.target,
                defending=defending,
            )
        )

    def _drive_out(self, play: Play, side: str) -> None:
        if control.of_side(play.state, side, self.target):
            beaten = self.group(play.state, side)
            fiefs = side == self.defender and side in play.state.np and self.attacker in self.drawing
            play.retreat(changed(beaten, fiefs=fiefs))

    def group(self, state: TinyEpic, side: str) -> Group:
        """Those of a side that retreat from here."""
        origin = self.origin if side == self.attacker else ""
        return changed(retreats.group(state, side, self.target, self.seat), origin=origin)


def charge(
    play: Play,
    seat: Seat,
    side: str,
    target: str,
    bonus: int,
    op: ops.Movement = ops.March(),  # noqa: B008 (it is frozen)
    origin: str | None = None,
) -> None:
    """Units of `side` have just entered a hostile domain: the battle begins, Vengeance is paid (TE-6.1, TE-11.6).

    `seat` is whoever acts, or decides for a house that nobody plays, whose card comes from the deck and which goes back
    to its `origin`; `op` says how many cards another attacker may lay.
    """
    state = play.state
    others = (control.side_of(state, house) for house in control.here(state, target))
    defender = next(other for other in others if other != side)
    play.emit(made(told.Attacked, attacker=side, defender=defender, target=target))
    if tokens := state.purses[side].vengeance:
        verbs.score(play, side, tokens, "vengeance")
    by_deck = (*((defender,) if defender in state.np else ()), side if origin is not None else None, RIVAL)
    players = (None if origin is not None else seat, seat_of(defender))
    asked = [one for one in dict.fromkeys(players) if one is not None and control.hand(state, one)]
    play.push(
        made(
            Battle,
            asked=tuple(asked),
            seat=seat,
            attacker=side,
            defender=defender,
            target=target,
            bonus=bonus,
            drawing=tuple(one for one in dict.fromkeys(by_deck) if one in (side, defender)),
            origin=origin or "",
            most_cards=op.attacker_cards,
            extra_card=op.extra_deck_card,
            redraw=op.redraw,
        )
    )


def engage(play: Play, seat: Seat, target: str, op: ops.Movement, bonus: int = 0) -> None:
    """Units of `seat` have just entered a hostile domain by `op`, whose bonuses count in the battle (TE-6.15).

    `bonus` is strength by how they came, besides.
    """
    state, side = play.state, play.state.side(seat)
    if treaty.foe(state, seat, target, control.of_side(state, side, target)) is not None:
        _meet(play, seat, target, op, bonus)
        return
    others = (control.side_of(state, house) for house in control.here(state, target))
    defender = next(other for other in others if other != side)
    for step in op.before_battle_vs_player if isinstance(op, ops.ArmyMove) else ():
        if defender in state.purses:
            verbs.gold(play, side, -verbs.gold(play, defender, -step.n, "card"), "card")
    charge(play, seat, side, target, _bonus(op, target) + bonus, op)


def _meet(play: Play, seat: Seat, target: str, op: ops.Movement, bonus: int) -> None:
    """A battle against the dead begins (TE-15.9): the Treaty attacks, or the Ice Dragon comes for Dragon Glass."""
    state, side = play.state, play.state.side(seat)
    army = control.of_side(state, side, target)
    foe = treaty.foe(state, seat, target, army)
    assert foe is not None
    if treaty.ambushed(state, seat, target, army):
        play.emit(DragonWent(domain=target))
        face(play, Facing(seat=seat, target=target, foe=foe, attacker=NIGHT))
        return
    for step in op.before_battle_vs_player if isinstance(op, ops.ArmyMove) and foe != "ice_dragon" else ():
        verbs.gold(play, side, step.n, "card")
    facing = Facing(
        seat=seat,
        target=target,
        foe=foe,
        attacker=side,
        bonus=_bonus(op, target) + bonus,
        most_cards=op.attacker_cards,
        extra_card=op.extra_deck_card,
        redraw=op.redraw,
    )
    face(play, facing)


def _bonus(op: ops.Movement, target: str) -> int:
    """Strength that an event gives for the battle it starts (TE-12.14)."""
    strong = DOMAINS[target].kind != "fief"
    extra = op.battle_bonus_if.get("castle_or_kings_landing", 0) if strong else 0
    if isinstance(op, ops.MoveHeroAlone) and op.hero_strength:
        extra += op.hero_strength - HERO.strength
    return op.battle_bonus + extra
