"""A battle, round by round, until a side has no Troops, gives up, or the attacker stops (FIEF-6.9 to 6.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat
from bot.rules.fief.events.land import Controlled, WentInside
from bot.rules.fief.events.war import BattleOver, SideLeft
from bot.rules.fief.frames.asking import Flow
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.spoils import Spoils
from bot.rules.fief.legal import sides
from bot.rules.fief.model.fray import Flank, Fray, other
from bot.rules.fief.play import verbs, war
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.play.draft import Play

RAID_ROUNDS = 2
"""FIEF-5.21."""


class Battle(Flow):
    kind: Literal["battle"] = "battle"
    rests: ClassVar[bool] = True
    fray: Fray
    step: Literal["sides", "sheltered", "round", "goon", "over"] = "sides"
    winner: Flank | None = None

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "sides":
                play.alter(changed(self, step="round"))
                asked = Sides.of(play.state, self.fray)
                if asked:
                    play.push(Sides(asked=asked))
            case "sheltered":
                play.alter(changed(self, step="over"))
                play.push(Goon(asked=(self.fray.attacker,), sheltered=True))
            case "round":
                self._round(play)
            case "goon":
                play.alter(changed(self, step="round"))
                play.push(Goon(asked=Goon.of(play.state, self.fray)))
            case "over":
                self._over(play)

    def _round(self, play: Play) -> None:
        """FIEF-6.10; Nobles without Troops are taken without dice (FIEF-6.22)."""
        before, fray = play.state, self.fray
        if not sides.all_troops(before, fray, "defence"):
            self.won(play, "attack", hits=0)
            return
        if not sides.dice(before, fray, "attack"):
            play.alter(changed(self, step="over"))
            return
        hits = war.throw(play, fray)
        over = {flank: war.fall(play, before, fray, flank, count) for flank, count in hits.items()}
        beaten = war.beaten(play.state, fray)
        fought = changed(fray, rounds=fray.rounds + 1)
        if not beaten:
            last = fray.how == "raid" and fought.rounds >= RAID_ROUNDS
            play.alter(changed(self, fray=fought, step="over" if last else "goon"))
        elif len(beaten) == 2:
            for flank in beaten:
                if over[flank]:
                    war.fates(play, fray, flank, over[flank])
            play.alter(changed(self, fray=fought, step="over"))
        else:
            self.won(play, other(beaten[0]), over[beaten[0]])

    def won(self, play: Play, flank: Flank, hits: int) -> None:
        """Nobles of the beaten side are slain or taken; several winners share them (FIEF-6.21, 6.24)."""
        fray = self.fray
        alive = war.fates(play, fray, other(flank), hits)
        winners = tuple(band.seat for band in fray.bands(flank))
        play.alter(changed(self, step="over", winner=flank))
        self._share(play, winners, alive)

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
        winners = tuple(one.seat for one in fray.bands(other(flank)))
        play.alter(changed(self, fray=fray.without(seat)))
        self._share(play, winners, nobles)

    def leave(self, play: Play, seat: Seat) -> None:
        """FIEF-6.7."""
        play.emit(SideLeft(seat=seat, village=self.fray.village, surrendered=False))
        play.alter(changed(self, fray=self.fray.without(seat)))

    def _share(self, play: Play, winners: tuple[Seat, ...], nobles: tuple[str, ...]) -> None:
        """FIEF-6.24; where there is nothing to choose the first has all there is."""
        if len(winners) > 1 and len(nobles) > 1:
            play.push(Spoils(seats=winners, nobles=nobles, village=self.fray.village))
            return
        for noble in nobles:
            verbs.capture(play, noble, winners[0])

    def _over(self, play: Play) -> None:
        """FIEF-6.25: the winner has the Village if a loser had it and has nobody left there."""
        fray, winner = self.fray, self.winner
        if winner is not None:
            winners = tuple(band.seat for band in fray.bands(winner))
            war.unguard(play, fray, other(winner), winners)
        event = BattleOver(
            seat=fray.attacker, defender=fray.defender, village=fray.village, won=winner == "attack"
        )
        play.emit(event)
        if winner is not None:
            self._take(play, winner)
        play.pop()

    def _take(self, play: Play, winner: Flank) -> None:
        fray, here = self.fray, play.state.land[self.fray.village]
        losers = {band.seat for band in fray.bands(other(winner))}
        taker = next((band.seat for band in fray.bands(winner) if here.post(band.seat)), None)
        if taker is None or here.owner not in losers or here.post(here.owner) is not None:
            return
        play.emit(Controlled(village=fray.village, seat=taker))
        if fray.how == "assault" and winner == "attack":
            play.emit(WentInside(seat=taker, village=fray.village, ground="inside"))
