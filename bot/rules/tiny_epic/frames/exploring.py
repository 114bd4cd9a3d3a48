"""A domain is explored: its face-down token is turned up, waiting ones are taken or left (TE-15.23, TE-15.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.exploring import DragonJoined, TokenSpent, TokenTurned
from bot.rules.tiny_epic.events.night import DragonWent, WalkerFell
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.frames.night.tokens import carry_out
from bot.rules.tiny_epic.legal import control, rival, treaty
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.facts import TOKENS
from bot.rules.tiny_epic.model.night import GLASS
from bot.rules.tiny_epic.model.ops import Explore
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Exploring(Asking):
    """`seat` explores `domain`; `queue` are the tokens that lie open there and have not been seen to yet."""

    kind: Literal["exploring"] = "exploring"
    seat: Seat
    domain: str
    demanded: bool = False
    """Whether it is explored on demand, and nothing has come of it yet: then something has to (TE-0.6)."""
    mate: bool = False
    """Whether it is the Teammate that explores: it takes what is good without being asked (TE-17.4, TE-17.9)."""
    begun: bool = False
    queue: tuple[str, ...] = ()
    fresh: str = ""
    """The token just turned up."""
    glass: str = ""
    """The Dragon Glass for which the Ice Dragon is fought, in the battle that lies above this."""
    removing: bool = False
    """Whether a White Walker is to be named for the token at the head of the queue."""

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        if self.removing:
            return (self.seat,) if len(self._walkers(state)) > 1 else ()
        if self.mate:
            return ()
        return (self.seat,) if self._optional(state) and not self._forced(state) else ()

    def question(self, state: TinyEpic) -> Question:
        if self.removing:
            return Question("walker", "TE-15.23", {"domain": self.domain})
        return Question("take", "TE-15.23", {"domain": self.domain, "token": self.queue[0]})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose",) if self.removing else ("take", "pass")

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, actions.Choose) if self.removing else actions.Pass()

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        order = "ask" if self.removing else state.lords[seat].orders.take
        return {"take": actions.Take(), "leave": actions.Pass()}.get(order)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self._walkers(state))

    def answer(self, play: Play, seat: Seat, action: actions.Take | actions.Choose | actions.Pass) -> None:
        match action:
            case actions.Take():
                self._take(play)
            case actions.Choose(what=domain):
                self._remove(play, domain)
            case actions.Pass():
                play.alter(changed(self, queue=self.queue[1:]))

    def carry_on(self, play: Play) -> None:
        state = play.state
        if not self._holds(state):
            play.pop()
        elif self.glass:
            self._take_glass(play)
        elif not self.begun:
            self._begin(play)
        elif not self.queue:
            play.pop()
        elif self.removing:
            self._remove(play, self._walkers(state)[0])
        elif TOKENS[self.queue[0]].kind == "dragon_glass":
            self._fight(play)
        elif self._at_once(self.queue[0]) or self._optional(state):
            self._take(play)
        else:
            play.alter(changed(self, queue=self.queue[1:]))

    def _holds(self, state: TinyEpic) -> bool:
        if not self.mate:
            return treaty.holds(state, self.seat, self.domain)
        there = control.here(state, self.domain)
        its = {rival.of(state).house, *control.allied(state, TREATY)}
        return treaty.large(there) and {*there} <= its and not control.hostile(state, self.seat, self.domain)

    def _walkers(self, state: TinyEpic) -> tuple[str, ...]:
        """White Walkers that may be removed: for the Teammate those nearest to its Hero, unless the Wall is between."""
        walkers = tuple(domain for domain in state.links if domain in night_of(state).walkers)
        return (self.mate and rival.nearest(state, walkers)) or walkers

    def _begin(self, play: Play) -> None:
        """The face-down token comes first, then those that wait (TE-15.35)."""
        queue = treaty.waiting(play.state, self.domain)
        if token := night_of(play.state).hidden.get(self.domain):
            play.emit(TokenTurned(domain=self.domain, token=token))
            play.alter(changed(self, begun=True, queue=(token, *queue), fresh=token, demanded=False))
        else:
            play.alter(changed(self, begun=True, queue=queue))

    def _at_once(self, token: str) -> bool:
        """Whether a token that has just been turned up is carried out without being asked for."""
        return token == self.fresh and TOKENS[token].kind not in ("remove_white_walker", "cache_of_gold")

    def _optional(self, state: TinyEpic) -> bool:
        """Whether the token at the head of the queue may be taken or left."""
        if not self.begun or not self.queue or self.glass or not self._holds(state):
            return False
        token = self.queue[0]
        fought = TOKENS[token].kind == "dragon_glass"
        return not fought and not self._at_once(token) and treaty.useful(state, token)

    def _forced(self, state: TinyEpic) -> bool:
        """Whether it is the last token that anything could come of for whoever wanted to explore."""
        return self.demanded and not any(treaty.useful(state, token) for token in self.queue[1:])

    def _take(self, play: Play) -> None:
        token = self.queue[0]
        if TOKENS[token].kind == "remove_white_walker":
            play.alter(changed(self, removing=True, demanded=False))
            return
        play.alter(changed(self, queue=self.queue[1:], demanded=False))
        carry_out(play, self.domain, token, self.seat)

    def _remove(self, play: Play, domain: str) -> None:
        """A White Walker goes back to the pool, also one beside the Night King."""
        play.alter(changed(self, removing=False, queue=self.queue[1:]))
        play.emit(TokenSpent(domain=self.domain, token=self.queue[0]))
        play.emit(WalkerFell(domain=domain))

    def _fight(self, play: Play) -> None:
        """The Ice Dragon comes, and the Treaty defends itself (TE-15.23a)."""
        play.alter(changed(self, glass=self.queue[0], queue=self.queue[1:], demanded=False))
        if night_of(play.state).dragon != self.domain:
            play.emit(DragonWent(domain=self.domain))
        facing = Facing(seat=self.seat, target=self.domain, foe="ice_dragon", attacker=NIGHT)
        face(play, facing, mate=self.mate)

    def _take_glass(self, play: Play) -> None:
        """The battle was won: who is beaten, or flees, is no longer here (TE-15.23a, TE-15.23b)."""
        play.alter(changed(self, glass=""))
        play.emit(TokenSpent(domain=self.domain, token=self.glass))
        if night_of(play.state).glass == GLASS:
            play.emit(DragonJoined())


def arrived(play: Play, seat: Seat, domain: str, army: Army) -> None:
    """An army has entered a domain: once its battle and what follows from it is over it explores (TE-15.35).

    Called before the battle, so that the exploring lies below it; a card in play keeps it for after its `on_win`.
    """
    state = play.state
    if not treaty.large(army) or not treaty.allowed(state, seat):
        return
    glass = treaty.glass(state, domain) if treaty.foe(state, seat, domain, army) == "ice_dragon" else ""
    card = state.stack[-1]
    if card.kind == "playing":
        play.alter(changed(card, arrived=Explore(domain=domain, glass=glass)))
    else:
        play.push(Exploring(seat=seat, domain=domain, glass=glass))
