"""Battles against the dead: one side has a player, the other the top card of the deck (TE-15.18 to TE-15.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick, pick_seat
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.battle import Revealed
from bot.rules.tiny_epic.events.night import Confronted, DragonWent, Faced, Fled, WalkerFell
from bot.rules.tiny_epic.events.rounds import GameOver
from bot.rules.tiny_epic.frames import committing
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.legal.strength import braced, companions, retreats, strength, walls, zeal
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.night import Foe
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import treaty, verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Facing(Asking):
    """`seat` leads the Treaty at `target`; `fighter` may commit a card, once that is settled."""

    kind: Literal["facing"] = "facing"
    seat: Seat
    target: str
    foe: Foe
    attacker: str
    bonus: int = 0
    """Strength of the Treaty from the event that has started the battle."""
    most_cards: int = 1
    extra_card: bool = False
    """Whether the top card of the deck is added to those of the Treaty; icons of `redraw` are drawn anew."""
    redraw: tuple[str, ...] = ()
    fighter: Seat | None = None
    by_deck: bool = False
    """Whether the Treaty's card comes from the deck if none is committed: the Teammate fights (TE-17.4, TE-17.5)."""
    origin: str = ""
    """Where the Treaty came from, if that is where it retreats to (TE-16.17)."""
    step: Literal["name", "commit", "retreat", "compare", "lost", "leave", "over"] = "commit"
    ours: Cards = ()
    """Cards whose icons count for the Treaty, Secrets replaced."""
    theirs: Cards = ()
    table: Cards = ()
    """All cards that lie on the table for this battle."""

    @property
    def attacks(self) -> bool:
        """Whether the Treaty does, and so pays nothing for its cards (TE-15.20)."""
        return self.attacker == TREATY

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        if self.step == "name":
            return (state.hand_of_king,) if _champions(state) else ()
        able = self.step == "commit" and self.fighter is not None and control.hand(state, self.fighter)
        return (self.fighter,) if able and self.fighter is not None else ()

    def question(self, state: TinyEpic) -> Question:
        kind = "champion" if self.step == "name" else "battle"
        return Question(kind, "TE-15.20", {"domain": self.target})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose", "pass") if self.step == "name" else ("commit",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Pass() if self.step == "name" else actions.Commit()

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        if self.step == "name":
            return None
        return committing.ordered(state, seat, self.attacks, self.target, NIGHT)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if self.step == "name":
            return pick_seat(_champions(state))
        cards = committing.able(state, seat, self.attacks)
        if field == "card":
            return pick(cards)
        if self.most_cards < 2 or filled.get("card") not in cards:
            return NONE
        return pick(card for card in cards if card != filled["card"])

    def answer(self, play: Play, seat: Seat, action: actions.Choose | actions.Pass | actions.Commit) -> None:
        match action:
            case actions.Commit(card=card, second=second):
                self._reveal(play, tuple(one for one in (card, second) if one is not None))
            case actions.Choose(what=what):
                play.alter(changed(self, step="commit", fighter=int(what)))
            case actions.Pass():
                play.alter(changed(self, step="commit"))

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "name":
                play.alter(changed(self, step="commit"))
            case "commit":
                self._reveal(play, ())
            case "retreat":
                self._withdraw(play)
            case "compare":
                self._compare(play)
            case "lost":
                play.alter(changed(self, step="leave"))
                forfeit(play, self.seat, self.target, self.attacks)
                if self.fighter is not None:
                    verbs.release(play, self.fighter, "lose_battle")
            case "leave":
                play.alter(changed(self, step="over"))
                leave(play, self.seat, self.target, self.origin)
            case "over":
                play.pop()
                verbs.clear(play, *self.table)
                play.keep_up()

    def _reveal(self, play: Play, cards: Cards) -> None:
        """TE-6.5, TE-6.20: the card of the dead first, then the Secrets of the Treaty."""
        table = [*cards]
        if self.fighter is not None and control.hand(play.state, self.fighter):
            play.emit(Revealed(seat=self.fighter, cards=cards))
        if not self.attacks:
            verbs.gold(play, TREATY, -sum(CARDS[card].defense_cost for card in cards), "battle")
        drawn = tuple(committing.drawn(play, NIGHT, table))
        theirs = tuple(icon for card in drawn for icon in committing.secret(play, NIGHT, card, table))
        extra = committing.extra(play, TREATY, self.redraw, table) if self.extra_card else ()
        if self.by_deck and not cards:
            cards = tuple(committing.drawn(play, TREATY, table))
        ours = tuple(icon for card in cards for icon in committing.secret(play, TREATY, card, table))
        play.alter(changed(self, step="retreat", ours=(*ours, *extra), theirs=theirs, table=tuple(table)))

    def _withdraw(self, play: Play) -> None:
        """TE-15.20: without loss. A Retreat card that the dead draw is worth nothing (TE-15.18)."""
        leaving = retreats(self.ours)
        play.alter(changed(self, step="leave" if leaving else "compare"))
        if leaving:
            play.emit(Fled(attacker=self.attacker, target=self.target))
            verbs.unbrace(play, self.target, TREATY)

    def _compare(self, play: Play) -> None:
        state, bonus = play.state, self.besides(play.state)
        faced = Faced(
            seat=self.seat if self.fighter is None else self.fighter,
            foe=self.foe,
            attacker=self.attacker,
            target=self.target,
            treaty=strength(state, TREATY, self.target, self.ours, bonus),
            dead=dead.strength(state, self.foe, self.target, self.theirs),
            mate=self.by_deck and self.fighter is None,
        )
        play.emit(faced)
        verbs.unbrace(play, self.target, TREATY)
        if not faced.won:
            play.alter(changed(self, step="lost"))
        elif self.foe == "king":
            play.emit(GameOver(outcome=treaty.outcome(state, "night_king_slain")))
        else:
            play.alter(changed(self, step="over"))
            self._win(play)

    def besides(self, state: TinyEpic) -> int:
        """What the Treaty has besides units and cards: of an event or the place, cards kept, what a Teammate adds."""
        other = self.bonus + (0 if self.attacks else walls(self.target))
        kept = companions(state, *(() if self.fighter is None else (self.fighter,)))
        return other + kept + braced(state, TREATY, self.target) + zeal(state, self.foe, self.target)

    def _win(self, play: Play) -> None:
        """TE-15.22, TE-15.23a: a point; White Walker and Ice Dragon go back where they come from."""
        verbs.score(play, TREATY, 1, "battle")
        if self.target in dead.night_of(play.state).walkers:
            play.emit(WalkerFell(domain=self.target))
        if self.foe == "ice_dragon":
            play.emit(DragonWent(domain=None))


def face(play: Play, facing: Facing, mate: bool = False) -> None:
    """A battle begins; its `seat` is whoever acts for the Treaty, or holds the Hand (TE-15.40).

    Where the Treaty defends, the player whose own house stands there commits; for allies alone one is named. Who acts
    commits in an attack, and against the Ice Dragon (TE-15.20, TE-15.23a). For a Teammate (`mate`) nobody does.
    """
    state, seat, target = play.state, facing.seat, facing.target
    led = state.rival.house if mate and state.rival is not None else ""
    play.emit(Confronted(seat=seat, foe=facing.foe, attacker=facing.attacker, target=target, mate=led))
    owners = [control.owner(state, house) for house in control.of_side(state, TREATY, target)]
    acting = facing.attacks or facing.foe == "ice_dragon"
    alone = state.rival is not None and state.rival.house in control.of_side(state, TREATY, target)
    if alone:
        owners = [seat]
    fighter = None if mate else seat if acting else next((one for one in owners if one is not None), None)
    step = "name" if fighter is None and not mate else "commit"
    play.push(changed(facing, fighter=fighter, by_deck=alone, step=step))


def forfeit(play: Play, seat: Seat, domain: str, attacking: bool = False) -> None:
    """One unit of the Treaty is lost to the dead (TE-15.21); it is a lost battle for Loyal Companion (TE-15.42)."""
    units = control.of_side(play.state, TREATY, domain)
    chooser = control.speaker(play.state, TREATY, units, seat)
    for player in (control.owner(play.state, house) for house in units):
        if player is not None:
            verbs.release(play, player, "lose_battle")
    play.push(Loss(seat=chooser, loser=TREATY, winner=NIGHT, domain=domain, defending=not attacking))


def leave(play: Play, seat: Seat, domain: str, origin: str = "") -> None:
    """What is left of the Treaty in a domain retreats, to its `origin` if that is settled."""
    if control.of_side(play.state, TREATY, domain):
        play.retreat(changed(group(play.state, TREATY, domain, seat), origin=origin))


def _champions(state: TinyEpic) -> tuple[Seat, ...]:
    """Who may be named to defend allies: players who hold a card."""
    return tuple(s for s in state.order if control.hand(state, s) and not state.lords[s].gone)
