"""TURN.OPTIONAL, TURN.DIE, FOLLOW, BOTTOM, and a step of a card that is an action: one action of one seat (TE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.cards.effects import aims, may_be_played, playable
from bot.rules.tiny_epic.events.board import MAT
from bot.rules.tiny_epic.events.cards import Discarded, SetAside, Shown
from bot.rules.tiny_epic.events.night import WalkerFell
from bot.rules.tiny_epic.events.rounds import Passed
from bot.rules.tiny_epic.frames.battle import engage
from bot.rules.tiny_epic.frames.choosing import choice_text
from bot.rules.tiny_epic.frames.entering import Entering
from bot.rules.tiny_epic.frames.exploring import Exploring, arrived
from bot.rules.tiny_epic.frames.gathering import Gathering
from bot.rules.tiny_epic.frames.handling import Stacking
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.plotting import Plotting, plot_choice
from bot.rules.tiny_epic.frames.steps import decline
from bot.rules.tiny_epic.legal import control, moves, plots, recruits, treaty, units, whispers
from bot.rules.tiny_epic.legal.armies import army_of, pick_army
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.board import voyages
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.model.ops import Acting
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

CLAUSES = {"optional": "TE-3.4", "die": "TE-3.5", "follow": "TE-3.6", "bottom": "TE-3.8", "step": "TE-4.11"}

FORMS: dict[str, type[Action]] = {
    "recruit": actions.Recruit,
    "march": actions.March,
    "sail": actions.Sail,
    "fly": actions.Fly,
    "move": actions.Move,
    "whisper": actions.Whisper,
    "plot": actions.Plot,
    "event": actions.PlayEvent,
}


class Act(Asking):
    """`seat` may do `op`, or pass where that is `optional`."""

    kind: Literal["act"] = "act"
    seat: Seat
    op: Acting
    moment: Literal["optional", "die", "follow", "bottom", "step"]
    optional: bool = True
    begun: bool = False
    """Whether part of it is done: a first unit is recruited."""

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        """TE-21.4: nobody, if public facts alone leave nothing but to pass."""
        return (self.seat,) if self._open(state) or self._explorable(state) else ()

    def question(self, state: TinyEpic) -> Question:
        return Question(self.moment, CLAUSES[self.moment], {"what": f"face-{self.op.op}"})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        able = self._able(state)
        explore = ("explore",) if self._explorable(state) else ()
        return (*able, "pass", *explore) if self.optional or not able else able

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        menu = self.menu(state, seat)
        return actions.Pass() if "pass" in menu else first(state, self, seat, FORMS[menu[0]])

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        asked = self.moment in ("follow", "bottom") and not self.begun
        return actions.Pass() if asked and state.lords[seat].orders.follow.get(self.op.op) == "pass" else None

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if kind == "explore":
            return pick(self._explorable(state))
        match self.op:
            case ops.Movement():
                return self._moving(state, kind, filled, field)
            case ops.Recruit() if field == "unit":
                return pick(recruits.possible(state, seat, self.op))
            case ops.Recruit():
                unit = str(filled.get("unit"))
                known = unit in recruits.possible(state, seat, self.op)
                return pick(recruits.places(state, seat, self.op, unit)) if known else NONE
            case ops.Plot() if field == "card":
                return pick(plots.cards(state, seat, self.op))
            case ops.Plot():
                card = CARDS.get(str(filled.get("card")))
                return plot_choice(state, seat, self.op, card.shields if card else (), filled, field)
            case ops.Whisper():
                cards = state.lords[seat].hand
                low = whispers.fewest(state, seat)
                return Several(choices=pick(cards).choices, low=low, high=len(cards))
        return self._playing(state, filled, field)

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        match self.op, action:
            case _, actions.Pass():
                return self.optional
            case ops.Movement(), actions.March() | actions.Sail() | actions.Fly() | actions.Move():
                return moves.legal(
                    state, seat, self.op, action.kind, action.source, action.target, action.army
                )
            case ops.Whisper(), actions.Whisper(cards=cards):
                known = len({*cards}) == len(cards) and {*cards} <= {*state.lords[seat].hand}
                return known and len(cards) >= whispers.fewest(state, seat)
            case ops.Recruit(), actions.Recruit(unit=unit, domain=domain):
                known = unit in recruits.prices(state, seat, self.op)
                return known and domain in recruits.places(state, seat, self.op, unit)
            case ops.Plot(), actions.Plot(card=card, shield=shield, target=target):
                known = card in control.hand(state, seat) and shield in CARDS[card].shields
                return known and target in plots.targets(state, seat, self.op, shield)
            case ops.PlayEvent(), actions.PlayEvent(card=card, what=None):
                return card in control.hand(state, seat) and may_be_played(
                    state, seat, card, self._following(state)
                )
        return False

    def answer(self, play: Play, seat: Seat, action: Action) -> None:
        match action:
            case actions.Pass():
                if not self.begun:
                    play.emit(made(Passed, seat=seat, what=self.op.op))
                play.pop()
                if self.moment == "step" and not self.begun:
                    decline(play)
            case actions.Explore(domain=domain):
                play.push(Exploring(seat=seat, domain=domain, demanded=True))
            case actions.Recruit(unit=unit, domain=domain):
                self._recruit(play, unit, domain)
            case actions.March() | actions.Sail() | actions.Fly() | actions.Move():
                self._move(play, action)
            case actions.Whisper(cards=cards):
                self._whisper(play, cards)
            case actions.Plot(card=card, shield=shield, target=target) if isinstance(self.op, ops.Plot):
                play.pop()
                play.emit(made(Shown, seat=seat, card=card, why="plot"))
                frame = made(Plotting, seat=seat, op=self.op, card=card, left=CARDS[card].shields)
                play.push(frame)
                frame.resolve(play, shield, target)
            case actions.PlayEvent(card=card, what=what):
                following = self._following(play.state)
                play.pop()
                play.emit(made(Shown, seat=seat, card=card, why="event"))
                steps = CARDS[card].steps
                play.push(made(Playing, seat=seat, card=card, following=following, todo=steps, aim=what))

    def carry_on(self, play: Play) -> None:
        """Nothing is left to do."""
        play.pop()
        play.keep_up()

    def _open(self, state: TinyEpic) -> bool:
        match self.op:
            case ops.Recruit():
                return bool(self.op.max_units) and recruits.may(state, self.seat, self.op)
            case ops.Whisper():
                return whispers.possible(state, self.seat)
            case ops.Movement():
                return moves.possible(state, self.seat, self.op)
        return bool(state.lords[self.seat].hand or control.hero_cards(state, self.seat))

    def _following(self, state: TinyEpic) -> bool:
        """Whether a card is played in FOLLOW, also by one that is (TE-12.2, `if_following`)."""
        if self.moment != "step":
            return self.moment == "follow"
        return any(frame.kind == "playing" and frame.following for frame in state.stack)

    @property
    def explores(self) -> bool:
        """Whether the seat may explore before it answers (TE-15.23)."""
        return self.moment in ("optional", "die", "bottom") and not self.begun

    def _explorable(self, state: TinyEpic) -> tuple[str, ...]:
        """Where it may."""
        return treaty.explorable(state, self.seat) if self.explores else ()

    def _able(self, state: TinyEpic) -> tuple[str, ...]:
        """Kinds of action that have a legal form, as far as the seat itself knows."""
        match self.op:
            case ops.Movement():
                kinds = moves.kinds(self.op)
                return tuple(k for k in kinds if moves.sources(state, self.seat, self.op, k))
            case ops.Plot():
                return ("plot",) if plots.cards(state, self.seat, self.op) else ()
            case ops.PlayEvent():
                return ("event",) if playable(state, self.seat, self._following(state)) else ()
        return (self.op.op,) if self._open(state) else ()

    def _moving(self, state: TinyEpic, kind: str, filled: Filled, field: str) -> Candidates:
        assert isinstance(self.op, ops.Movement)
        source, target = str(filled.get("source")), str(filled.get("target"))
        if field == "source":
            return pick(moves.sources(state, self.seat, self.op, kind))
        if field == "target":
            return pick(moves.targets(state, self.seat, self.op, kind, source))
        return pick_army(moves.armies(state, self.seat, self.op, kind, source, target), state.heroes)

    def _playing(self, state: TinyEpic, filled: Filled, field: str) -> Candidates:
        following = self._following(state)
        cards = playable(state, self.seat, following)
        if field == "card":
            return pick(cards)
        card = str(filled.get("card"))
        return pick(aims(state, self.seat, card, following), choice_text) if card in cards else NONE

    def _recruit(self, play: Play, unit: str, domain: str) -> None:
        """TE-4.1 to TE-4.3, one unit; the next one is asked for."""
        assert isinstance(self.op, ops.Recruit)
        price = recruits.prices(play.state, self.seat, self.op)[unit]
        house, force = units.read(play.state, unit)
        verbs.gold(play, play.state.side(self.seat), -price, "recruit")
        verbs.move(play, self.seat, {house: force}, MAT, domain, "recruit")
        if self.op.then_battle:
            play.pop()
            engage(play, self.seat, domain, ops.March())
            return
        one = house if self.op.source == "one_ally" else self.op.source
        less = changed(self.op, max_units=self.op.max_units - 1, source=one)
        play.alter(changed(self, op=less, begun=True, optional=True))

    def _move(self, play: Play, action: actions.March | actions.Sail | actions.Fly | actions.Move) -> None:
        """The first leg of a march, or a whole other move."""
        assert isinstance(self.op, ops.Movement)
        state, army = play.state, army_of(action.army)
        if isinstance(self.op, ops.GatherMove):
            play.pop()
            play.push(
                Gathering(seat=self.seat, op=self.op, target=action.target, taken={action.source: army})
            )
            return
        how = moves.arrival(state, {action.source: army}, self.seat, self.op, action.target, army)
        play.pop()
        if isinstance(self.op, ops.MoveHeroAlone) and self.op.evict:
            self._evict(play, action, army)
            return
        verbs.move(play, self.seat, army, action.source, action.target, action.kind)
        if self.moment == "step" and action.kind == "sail":
            _note_voyage(play, action.source, action.target)
        if how != "battle" and action.kind == "march":
            lifted = moves.lift(state, action.source, army)
            halt = moves.halt_at(lifted, self.seat, action.source, action.target)
            if _goes_on(play, self.seat, self.op, halt):
                return
        if isinstance(self.op, ops.ArmyMove) and self.op.no_battle:
            return  # the token that stands there is taken first (TE-12.7)
        arrived(play, self.seat, action.target, army)
        if how == "battle":
            engage(play, self.seat, action.target, self.op, self._by_sea(state, action))
        else:
            play.keep_up()

    def _by_sea(self, state: TinyEpic, action: Action) -> int:
        """Strength for each map card travelled; a flight travels none (TE-12.14, TE-13.10)."""
        if not isinstance(self.op, ops.Sail) or not isinstance(action, actions.Sail):
            return 0
        links = voyages(DOMAINS[action.source].map_card, state.reach)[DOMAINS[action.target].map_card]
        return min(self.op.battle_bonus_per_card * links, self.op.battle_bonus_max)

    def _evict(self, play: Play, action: Action, army: Army) -> None:
        """Hostile units in the target retreat, then the Hero arrives (TE-12.6)."""
        assert isinstance(action, actions.Move)
        state = play.state
        play.push(Entering(seat=self.seat, army=army, source=action.source, target=action.target))
        if treaty.walker_alone(state, action.target):
            play.emit(WalkerFell(domain=action.target))
        elif control.hostile(state, self.seat, action.target):
            play.retreat(group(state, control.holder(state, action.target), action.target, self.seat))

    def _whisper(self, play: Play, cards: tuple[str, ...]) -> None:
        """TE-4.4, TE-12.12."""
        assert isinstance(self.op, ops.Whisper)
        play.pop()
        stacked = self.op.discards_to == "deck_top_after_draw"
        if cards:
            play.emit(made(SetAside if stacked else Discarded, seat=self.seat, cards=cards))
            verbs.gold(play, play.state.side(self.seat), len(cards), "whisper")
        verbs.draw_to_limit(play, self.seat)
        if cards and stacked:
            play.push(Stacking(seat=self.seat, left=cards))
        play.keep_up()


def _goes_on(play: Play, seat: Seat, op: ops.Movement, halt: moves.Halt) -> bool:
    """Whether a march may have a second leg; then its player is asked."""
    if next(moves.onward(play.state, seat, op, halt), None) is None:
        return False
    assert isinstance(op, ops.March | ops.MarchOrSail)
    play.push(made(Marching, seat=seat, op=op, halt=halt))
    return True


def _note_voyage(play: Play, source: str, target: str) -> None:
    """A card in play remembers the map cards that were passed (TE-12.14, Master of the Seas)."""
    state, card = play.state, DOMAINS[target].map_card
    links = voyages(DOMAINS[source].map_card, state.reach)[card]
    below = state.stack[-1]
    assert isinstance(below, Playing)
    play.alter(changed(below, notes=(*below.notes, *[card] * (links - 1))))
