"""What the Rival is told to do, one deed after the other; each as far as it can (TE-16.5 to TE-16.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from bot.rules.contract import Seat
from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.events.rival import Braced, Kindled, RivalGoes, RivalIdle
from bot.rules.tiny_epic.frames.battle import charge
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.legal import control, dragons, rival, treaty
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model import rival as told
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Force
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.model.rival import Deed, Gain
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Deeds(Flow):
    """`todo` are the deeds still to be done; `seat` decides what is left open."""

    kind: Literal["deeds"] = "deeds"
    seat: Seat
    todo: tuple[Deed, ...]
    named: str = ""
    """What has been decided where the next deed was open."""
    then: tuple[Gain, ...] = ()
    """What follows if the battle is won that the last deed may have started."""
    fought: tuple[str, ...] = ()
    """How its battles went: won, lost, or left."""
    foe: str = ""
    ground: str = ""
    """Where the last of them was."""

    def carry_on(self, play: Play) -> None:
        if self.then:
            won = self.fought[-1:] == ("won",)
            play.alter(changed(self, todo=(*(self.then if won else ()), *self.todo), then=()))
        elif self.todo:
            self._do(play, self.todo[0])
        else:
            play.pop()
            play.keep_up()

    def _do(self, play: Play, deed: Deed) -> None:
        """One deed: what is open is asked for first."""
        options = OPEN[deed.op](play.state, deed) if deed.op in OPEN else ()
        if len(options) > 1 and self.named not in options:
            play.push(Tie(seat=self.seat, what=deed.op, options=options))
            return
        choice = self.named if self.named in options else next(iter(options), "")
        after = changed(self, todo=self.todo[1:], named="", then=getattr(deed, "on_win", ()))
        play.alter(after)
        DO[deed.op](play, after, deed, choice)


# ── what is open ──────────────────────────────────────────────────────────────────────────────────


def _where(state: TinyEpic, deed: told.Place) -> tuple[str, ...]:
    if deed.unit == "strongest_ally":
        return tuple(house for house in rival.strongest_ally(state) if state.stock[house])
    return rival.places(state, deed.where)


def _whither(state: TinyEpic, deed: told.GoTo) -> tuple[str, ...]:
    return rival.goals(state, deed.first, deed.alone)


def _token(state: TinyEpic, deed: told.Shield) -> tuple[str, ...]:
    """TE-16.8: your shield: a token of yours, most first, or one of the Terror Pool; its own: of its strongest ally."""
    if deed.house == rival.of(state).house:
        return rival.to_name(state)
    if (giver := _giver(state, deed.house)) is not None:
        mine = state.purses[giver].pool
        if giver == NIGHT:
            return tuple(mine)
        return tuple(sorted(mine, key=lambda house: -mine[house]))
    return ()


def _giver(state: TinyEpic, house: str) -> str | None:
    """Who gives a token for the shield of your house: you, or against the Night King he (TE-16.8, TE-17.3)."""
    owner = control.owner(state, house)
    if owner is None:
        return None
    return NIGHT if state.options.treaty else state.side(owner)


def _fullest(state: TinyEpic, _deed: told.Take) -> tuple[str, ...]:
    return rival.fullest(state)


OPEN: Mapping[str, Callable[[TinyEpic, Any], tuple[str, ...]]] = {
    "recruit": _where,
    "move_to_next_target": _whither,
    "shield": _token,
    "ally_take": _fullest,
}
"""By deed: all that it may mean; its opponent chooses."""


# ── doing it ──────────────────────────────────────────────────────────────────────────────────────


def _place(play: Play, _at: Deeds, deed: told.Place, choice: str) -> None:
    """TE-16.6."""
    it = rival.of(play.state)
    ally = deed.unit == "strongest_ally"
    if ally and not choice:
        play.emit(RivalIdle(house=it.house, why="ally"))
        return
    house, where = (choice, rival.hero_domain(play.state)) if ally else (it.house, choice)
    for placed in range(deed.n):
        domain, stock = rival.room(play.state, house, where), play.state.stock[house]
        if domain is not None and stock:
            verbs.move(play, None, {house: TOKEN}, MAT, domain, "recruit")
        elif not placed:
            play.emit(RivalIdle(house=it.house, why="room" if stock else "stock"))
            return


def _go(play: Play, at: Deeds, deed: told.GoTo, target: str) -> None:
    """TE-16.7: into an open domain at once, into a hostile one with a battle."""
    state, house = play.state, rival.of(play.state).house
    if not target:
        play.emit(RivalIdle(house=house))
        return
    play.emit(RivalGoes(house=house, domain=target, by_card=target == deed.first))
    source, goes = rival.hero_domain(state), rival.army(state, deed.alone)
    foe, dead = control.holder(state, target), treaty.foe(state, at.seat, target, {})
    verbs.move(play, None, goes, source, target, "move")
    if state.options.treaty and treaty.large(goes):
        glass = treaty.glass(state, target) if dead == "ice_dragon" else ""
        play.push(Exploring(seat=at.seat, domain=target, glass=glass, mate=True))
    if not foe and dead is None:
        play.keep_up()
        return
    if foe == state.side(at.seat):
        verbs.gold(play, foe, -deed.before_battle_vs_you.get("lose_gold", 0), "card")
    strong = DOMAINS[target].kind != "fief"
    extra = deed.battle_bonus_if.get("castle_or_kings_landing", 0) if strong else 0
    bonus = deed.battle_bonus + extra + deed.hero_strength - HERO.strength
    if dead is not None:
        facing = Facing(seat=at.seat, target=target, foe=dead, attacker=TREATY, bonus=bonus, origin=source)
        face(play, facing, mate=True)
        return
    charge(play, at.seat, rival.side(state), target, bonus, origin=source)


def _scheme(play: Play, at: Deeds, _deed: told.Scheme, _choice: str) -> None:
    """TE-16.8: the shields of the top card, from left to right."""
    card = verbs.turn_up(play, rival.side(play.state))
    if card is None:
        play.emit(RivalIdle(house=rival.of(play.state).house, why="deck"))
        return
    verbs.clear(play, card)
    shields = tuple(told.Shield(house=house) for house in CARDS[card].shields)
    play.alter(changed(at, todo=(*shields, *at.todo)))


def _shield(play: Play, _at: Deeds, deed: told.Shield, choice: str) -> None:
    state, its, it = play.state, rival.side(play.state), rival.of(play.state)
    if deed.house in state.np:
        if state.stock[deed.house]:
            verbs.token_to_pool(play, deed.house, MAT, its)
        else:
            play.emit(RivalIdle(house=it.house, why="supply", of=deed.house))
    elif choice:
        giver = _giver(state, deed.house)
        source = MAT if giver is None else pool(giver)
        verbs.token_to_pool(play, choice, source, its)
    else:
        play.emit(RivalIdle(house=it.house, why="shield", of=deed.house))


def _brood(play: Play, _at: Deeds, deed: told.Brood, _choice: str) -> None:
    it = rival.of(play.state)
    play.emit(Braced(house=it.house, bonus=it.bonus + deed.bonus))


def _gain(play: Play, _at: Deeds, deed: Gain, _choice: str) -> None:
    verbs.score(play, rival.side(play.state), deed.n, "card")


def _kindle(play: Play, _at: Deeds, _deed: told.Kindle, _choice: str) -> None:
    play.emit(Kindled(house=rival.of(play.state).house))


def _take(play: Play, _at: Deeds, _deed: told.Take, house: str) -> None:
    if house:
        verbs.token_to_pool(play, house, MAT, rival.side(play.state))
    else:
        play.emit(RivalIdle(house=rival.of(play.state).house, why="pool"))


def _if_castles(play: Play, at: Deeds, deed: told.IfCastles, _choice: str) -> None:
    enough = len(control.castles(play.state, rival.side(play.state))) >= deed.n
    play.alter(changed(at, todo=(*(deed.then if enough else deed.otherwise), *at.todo)))


def _lay(play: Play, _at: Deeds, deed: told.LayEggs, _choice: str) -> None:
    """TE-13.5, TE-13.12: free of charge, as far as there is room beside its Hero."""
    for placed in range(deed.n):
        state = play.state
        egg, domain = Force(eggs=dragons.supply(state)[:1]), rival.hero_domain(state)
        if egg.eggs and control.fits(state, domain, {DRAGON_HOUSE: egg}):
            verbs.move(play, None, {DRAGON_HOUSE: egg}, MAT, domain, "place")
        elif not placed:
            play.emit(RivalIdle(house=rival.of(state).house, why="egg"))
            return


DO: Mapping[str, Callable[[Play, Deeds, Any, str], None]] = {
    "recruit": _place,
    "move_to_next_target": _go,
    "plot": _scheme,
    "shield": _shield,
    "whisper": _brood,
    "kindle": _kindle,
    "gain_vp": _gain,
    "ally_take": _take,
    "if_castles_at_least": _if_castles,
    "place_eggs": _lay,
}
