"""A battle, round by round, until a side has no Troops, gives up, or the attacker stops (FIEF-6.9 to 6.25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from bot.rules.contract import Seat, Viewer
from bot.rules.fief.events.land import Besieged, Controlled, WentInside
from bot.rules.fief.events.war import BattleOver, SideLeft
from bot.rules.fief.frames.asking import Flow
from bot.rules.fief.frames.surprises import windows
from bot.rules.fief.frames.war.breaking import breakers, take
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.frames.war.losing import Losing
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.spoils import Spoils
from bot.rules.fief.legal import sides
from bot.rules.fief.model.fray import Flank, Fray, other
from bot.rules.fief.model.units import Troops
from bot.rules.fief.play import war
from bot.rules.kit.draft import changed
from bot.rules.kit.sealed import own

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

FLANKS: tuple[Flank, ...] = ("attack", "defence")
RAID_ROUNDS = 2
"""FIEF-5.21."""


class Battle(Flow):
    kind: Literal["battle"] = "battle"
    rests: ClassVar[bool] = True
    fray: Fray
    step: Literal["sides", "sheltered", "archers", "round", "fall", "goon", "over"] = "sides"
    winner: Flank | None = None
    hits: Mapping[str, int] = {}
    """Of the round that is being fought, by the side that takes them."""
    chosen: Mapping[int, Troops] = {}
    """Whom Houses let fall who wanted to choose (FIEF-6.18)."""
    yielding: tuple[Seat, ...] = ()
    """Who has given up and is still to be taken, the next first (FIEF-6.23)."""
    heard: int = 0
    """Surprise cards played before: one more, and the window opens again (FIEF-17.33)."""

    def seen_by(self, viewer: Viewer) -> Self:
        """What somebody chose to lose is told when it falls, to whoever sees it (FIEF-10.6)."""
        return changed(self, chosen=own(self.chosen, viewer)) if self.chosen else self

    def pauses(self, state: Fief) -> bool:
        """Once it is declared, and before a round (FIEF-8.2)."""
        return self.step in ("sides", "archers", "round", "goon") and not self.yielding

    def carry_on(self, play: Play) -> None:
        if self.yielding:
            self._yield(play)
            return
        left = sides.left(play.state, self.fray)
        if left != self.fray and self.step in ("sides", "archers", "round", "goon"):
            play.alter(changed(self, fray=left))
            return
        match self.step:
            case "sides" if not sides.points(play.state, self.fray, "attack"):
                play.alter(changed(self, step="over"))  # nobody is left of those who declared it (FIEF-6.17)
            case "sides":
                play.alter(changed(self, step="archers", heard=play.state.surprises))
                asking = Sides.asking(play.state, self.fray)
                if asking is not None:
                    play.push(asking)
            case "sheltered":
                play.alter(changed(self, step="over"))
                play.push(Goon(asked=Goon.of(play.state, self.fray, sheltered=True), sheltered=True))
            case "archers" if play.state.surprises > self.heard:
                play.alter(changed(self, heard=play.state.surprises))
                windows.open_(play, "battle")
            case "archers":
                self._archers(play)
            case "round":
                self._round(play)
            case "fall":
                self._fall(play)
            case "goon":
                play.alter(changed(self, step="round"))
                play.push(Goon(asked=Goon.of(play.state, self.fray)))
            case "over":
                self._over(play)

    def _round(self, play: Play) -> None:
        """FIEF-6.10; Nobles without Troops are taken without dice (FIEF-6.22)."""
        before, fray = play.state, self.fray
        if not sides.dice(before, fray, "attack"):
            play.alter(changed(self, step="over"))
            return
        if not sides.all_troops(before, fray, "defence"):
            if sides.overawes(before, fray):
                self.won(play, "attack", hits=0)
            else:
                play.alter(changed(self, step="over"))
            return
        thrown = war.throw(play, fray)
        hits: Mapping[str, int] = {"attack": thrown["attack"], "defence": thrown["defence"]}
        asked = Losing.of(before, fray, hits)
        fought = changed(fray, rounds=fray.rounds + 1)
        play.alter(changed(self, fray=fought, hits=hits, chosen={}, step="fall"))
        if asked:
            play.push(Losing(asked=asked, fog=before.options.fog_of_war))

    def _archers(self, play: Play) -> None:
        """FIEF-6.8; what they hit falls at once."""
        hits = war.shoot(play, self.fray)
        if hits is None:
            play.alter(changed(self, step="round"))
        else:
            play.alter(changed(self, hits=hits, chosen={}, step="fall"))

    def _fall(self, play: Play) -> None:
        """Both sides lose at the same time (FIEF-6.10)."""
        before, fray = play.state, self.fray
        over = {flank: war.fall(play, before, fray, flank, self.hits[flank], self.chosen) for flank in FLANKS}
        beaten = war.beaten(play.state, fray) if self.hits else ()
        if not beaten:
            play.alter(changed(self, hits={}, step=self._next(play.state)))
        elif len(beaten) == 2:
            for flank in beaten:
                if over[flank]:
                    war.fates(play, fray, flank, over[flank])
            play.alter(changed(self, step="over"))
        else:
            self.won(play, other(beaten[0]), over[beaten[0]])

    def _next(self, state: Fief) -> Literal["round", "goon", "over"]:
        """After losses: the first round after the Archers; a Raid lasts two rounds at most (FIEF-5.21); an attacker
        without a die stops, and nobody is asked any more (FIEF-6.17, 6.20)."""
        if not self.fray.rounds:
            return "round"
        tired = self.fray.how == "raid" and self.fray.rounds >= RAID_ROUNDS
        return "over" if tired or not sides.dice(state, self.fray, "attack") else "goon"

    def won(self, play: Play, flank: Flank, hits: int) -> None:
        """Nobles of the beaten side are slain or taken; several winners share them (FIEF-6.21, 6.24)."""
        alive = war.fates(play, self.fray, other(flank), hits)
        play.alter(changed(self, step="over", winner=flank))
        self._share(play, flank, alive)

    def _yield(self, play: Play) -> None:
        """One after the other, until a side is beaten; whatever is asked about the first is asked in between."""
        seat, *rest = self.yielding
        after: Battle = changed(self, yielding=tuple(rest))
        play.alter(after)
        if self.winner is None and seat in self.fray.seats:
            after.surrender(play, seat)

    def surrender(self, play: Play, seat: Seat) -> None:
        """FIEF-6.23: its Nobles there are Captives, its Troops lose heart; its side may fight on without it."""
        fray, flank = self.fray, self.fray.flank(seat)
        band = fray.band(seat)
        play.emit(SideLeft(seat=seat, village=fray.village, surrendered=True))
        alone = len(fray.bands(flank)) == 1
        war.scatter(play, fray, band)
        if alone:
            self.won(play, other(flank), hits=0)
            return
        nobles = sides.nobles(play.state, fray, band)
        play.alter(changed(self, fray=fray.beaten(seat)))
        self._share(play, other(flank), nobles)

    def lose_heart(self, play: Play, seat: Seat) -> None:
        """FIEF-0.52: its last leader is lost to an Ambush, and its Troops in the battle leave the map."""
        fray, flank = self.fray, self.fray.flank(seat)
        band = fray.band(seat)
        war.scatter(play, fray, band)
        if not sides.all_troops(play.state, fray, flank):
            self.won(play, other(flank), hits=0)
        elif not sides.nobles(play.state, fray, band):
            play.alter(changed(self, fray=fray.beaten(seat)))

    def leave(self, play: Play, seat: Seat) -> None:
        """FIEF-6.7; where nobody fights on for the attacked, who is beaten, the attackers have won."""
        play.emit(SideLeft(seat=seat, village=self.fray.village, surrendered=False))
        left = self.fray.without(seat)
        over = {} if left.defence else {"step": "over", "winner": "attack"}
        play.alter(changed(self, fray=left, **over))

    def _share(self, play: Play, flank: Flank, nobles: tuple[str, ...]) -> None:
        """FIEF-6.24; where there is nothing to choose the first has all there is. Captives need a guard (FIEF-0.60)."""
        able, winners = breakers(play.state, self.fray, flank), sides.guards(play.state, self.fray, flank)
        if len(winners) > 1 and len(nobles) > 1:
            play.push(Spoils(seats=winners, nobles=nobles, village=self.fray.village, breakers=able))
            return
        for noble in nobles if winners else ():
            take(play, noble, winners[0], able)

    def _over(self, play: Play) -> None:
        """FIEF-6.25: the winner has the Village if a loser had it and has nobody left there."""
        fray, winner = self.fray, self.winner
        if winner is not None:
            war.unguard(play, fray, winner)
        event = BattleOver(
            seat=fray.attacker, defender=fray.defender, village=fray.village, won=winner == "attack"
        )
        play.emit(event)
        if winner is not None and fray.how != "raid":
            self._take(play, winner)
        play.pop()
        if fray.how == "raid":
            below: Any = play.state.stack[-1]
            play.alter(changed(below, won=winner == "attack"))

    def _take(self, play: Play, winner: Flank) -> None:
        """It is whoever controls walls who has lost them, though guests alone held them; a siege is over with that.

        A winner may have inherited them as their lord fell (FIEF-0.54): then they are its own to go into.
        """
        fray, here = self.fray, play.state.land[self.fray.village]
        stormed = fray.how == "assault" and winner == "attack"
        taker = next(iter(sides.guards(play.state, fray, winner)), None)
        lost = stormed or here.owner in fray.losers(winner)
        if taker is None or here.owner is None or not lost:
            return
        if here.owner != taker and here.post(here.owner) is not None:
            return
        for besieger in here.siege:
            play.emit(Besieged(seat=besieger, village=fray.village, engines=None))
        if here.owner != taker:
            play.emit(Controlled(village=fray.village, seat=taker))
        if stormed:
            play.emit(WentInside(seat=taker, village=fray.village, ground="inside"))
