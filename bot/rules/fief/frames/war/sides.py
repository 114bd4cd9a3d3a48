"""P6.SIDES: who helps whom, whose help is taken, who shelters, who gives up (FIEF-6.5, 6.6, 6.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from bot.rules.contract import Action, Candidates, Seat, Several, Text
from bot.rules.fief.actions import Fight, Pass, TakeSide
from bot.rules.fief.events.land import WentInside
from bot.rules.fief.events.war import SideTaken, SteppedAside
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.surprises import windows
from bot.rules.fief.frames.war.goon import SURRENDER, fight_text, fighting, fray_of, give_up, hopeless
from bot.rules.fief.frames.war.hiring import hire, hired, may_hire
from bot.rules.fief.legal import bargains, sides
from bot.rules.fief.model.fray import Flank, Fray
from bot.rules.fief.play import bargaining, orders
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick, seat_choices
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

FLANKS: dict[Flank, str] = {"attack": "attacker", "defence": "defender"}
SHELTER = ("always", "if_helped")


def _owed(state: Fief, fray: Fray, seat: Seat, flank: Flank) -> bool:
    """Whether a House has promised this side its help here, and can be paid beside those before it (FIEF-17.4)."""
    joining = [one for one, flanks in sides.helpers(state, fray).items() if flank in flanks]
    owed = [(one, "help", fray.village) for one in joining]
    held = bargains.kept(state, fray.bands(flank)[0].seat, owed)
    return seat in joining and held[joining.index(seat)]


class Sides(Secret):
    kind: Literal["sides"] = "sides"
    bargained: tuple[Seat, ...] = ()
    """Who helps by a bargain alone: only as long as it stands and can be paid for (FIEF-17.4)."""

    @classmethod
    def asking(cls, state: Fief, fray: Fray) -> Sides | None:
        """The question, if anybody has something to say."""
        asked = cls.of(state, fray)
        helpers = sides.helpers(state, fray)
        owing = (one for one in helpers if any(_owed(state, fray, one, flank) for flank in helpers[one]))
        return cls(asked=asked, bargained=tuple(owing)) if asked else None

    @classmethod
    def of(cls, state: Fief, fray: Fray) -> tuple[Seat, ...]:
        """Who has something to say (FIEF-0.95), and in the same wait everybody with a card (FIEF-17.31 b)."""
        deciding = _deciding(state, fray)
        if fray.how == "raid":
            deciding = {seat for seat in deciding if _heard_in_a_raid(state, fray, seat)}
        else:
            deciding |= {*windows.holders(state)}
        return tuple(seat for seat in state.order if seat in deciding)

    def lasts(self, state: Fief) -> bool:
        """As long as a window for cards does that is part of it (FIEF-17.31 b); there is none in a Raid."""
        return windows.lasts(state) and fray_of(state).how != "raid" and bool(windows.holders(state))

    def question(self, state: Fief) -> Question:
        fray = fray_of(state)
        return Question("sides", "FIEF-6.5", {"village": fray.village, "seat": fray.attacker})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        fray = fray_of(state)
        if seat not in _deciding(state, fray):
            return windows.answers(state, seat)
        fights = seat in fray.seats and sides.leads(state, fray, seat)
        return ("side", "fight") if fights else ("side",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return TakeSide() if seat in _deciding(state, fray_of(state)) else Pass()

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        fray = fray_of(state)
        if seat not in _deciding(state, fray):
            done = not state.houses[seat].hand  # whoever might have helped has left
            return Pass() if done else windows.ordered(state, seat, "battle")
        if hopeless(state, fray, seat):
            return Fight(how=SURRENDER)
        promised = next(
            (flank for flank in sides.helpers(state, fray).get(seat, ()) if _owed(state, fray, seat, flank)),
            None,
        )
        return None if promised is None else TakeSide(help=FLANKS[promised])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        fray = fray_of(state)
        joining = sides.helpers(state, fray)
        leading = seat in (fray.attacker, fray.defender)
        if kind == "play":
            return windows.card_offer(state, seat, filled, field)
        if field == "hired":
            return hired(state, fray, seat)
        if fray.how == "raid" and kind == "side":
            return pick(("yes",)) if field == "let_pass" else NONE
        match field:
            case "how":
                return pick((SURRENDER,), fight_text)
            case "help":
                return pick((FLANKS[flank] for flank in joining.get(seat, ())), help_text)
            case "accept" if leading and joining:
                return Several(choices=seat_choices(joining), low=0, high=len(joining))
            case "shelter" if seat == fray.defender and sides.may_shelter(state, fray):
                return pick(SHELTER, lambda how: Text(key=f"fief-pick-shelter-{how}"))
            case "aim":
                return pick(sides.aims(state, fray, seat))
        return NONE

    def carry_on(self, play: Play) -> None:
        play.pop()
        windows.hand_in(play, self.answers)
        fray = fray_of(play.state)
        if fray.how == "raid":
            self._stand_aside(play, fray)
            return
        fray = self._joined(play, fray)
        aims = (getattr(self.answers.get(band.seat), "aim", None) for band in fray.defence)
        shelter = getattr(self.answers.get(fray.defender), "shelter", None)
        sheltering = shelter == "always" or (shelter == "if_helped" and len(fray.attack) > 1)
        walled = sheltering or fray.how == "assault"
        fray = changed(fray, aim=next((aim for aim in aims if aim), "") if walled else "")
        play.alter(changed(fighting(play.state), fray=fray))
        hire(play, self.answers)
        if sheltering:
            self._shelter(play, fray)
        give_up(play, [seat for seat in play.state.order if isinstance(self.answers.get(seat), Fight)])

    def _stand_aside(self, play: Play, fray: Fray) -> None:
        """FIEF-5.21: with nobody left to fight the raider has won."""
        for band in fray.defence:
            if getattr(self.answers.get(band.seat), "let_pass", None):
                play.emit(SteppedAside(seat=band.seat, to_seat=fray.attacker, village=fray.village))
                fray = fray.without(band.seat)
        battle = fighting(play.state)
        if fray.defence:
            play.alter(changed(battle, fray=fray))
            hire(play, self.answers)
            give_up(play, [seat for seat in play.state.order if isinstance(self.answers.get(seat), Fight)])
        else:
            play.pop()
            below: Any = play.state.stack[-1]
            play.alter(changed(below, won=True))

    def _joined(self, play: Play, fray: Fray) -> Fray:
        """Only help that is taken counts (FIEF-6.5)."""
        joining = sides.helpers(play.state, fray)
        for seat in play.state.order:
            for flank in joining.get(seat, ()):
                leader = fray.bands(flank)[0].seat
                answer: Any = self.answers.get(seat)
                taken = getattr(self.answers.get(leader), "accept", ())
                bargained = _owed(play.state, fray, seat, flank)
                if seat in self.bargained and not bargained:
                    continue
                if getattr(answer, "help", None) == FLANKS[flank] and (bargained or str(seat) in taken):
                    if bargained:
                        bargaining.used(play, seat, leader, "help", fray.village)
                    fray = fray.joined(flank, sides.band_of(play.state, fray, seat))
                    play.emit(SideTaken(seat=seat, to_seat=leader, village=fray.village))
        return fray

    def _shelter(self, play: Play, fray: Fray) -> None:
        """FIEF-6.6: the attacker may storm the walls instead, which all inside defend (FIEF-6.5)."""
        play.emit(WentInside(seat=fray.defender, village=fray.village, ground="inside"))
        storm = sides.sheltered(play.state, fray)
        play.alter(changed(fighting(play.state), fray=storm, step="sheltered"))


def _deciding(state: Fief, fray: Fray) -> set[Seat]:
    """Who has more to say than which card to play."""
    if fray.how == "raid":
        return {*fray.seats[1:]}
    joining = sides.helpers(state, fray)
    deciding = {*joining, *((fray.attacker, fray.defender) if joining else ())}
    deciding |= {seat for seat in fray.seats if seat != fray.attacker and sides.leads(state, fray, seat)}
    deciding |= {
        seat for seat in fray.seats if may_hire(state, fray, seat) or sides.may_aim(state, fray, seat)
    }
    if sides.may_shelter(state, fray):
        deciding.add(fray.defender)
    return {seat for seat in deciding if not state.houses[seat].gone}


def _heard_in_a_raid(state: Fief, fray: Fray, seat: Seat) -> bool:
    """Who wants to be asked about Raids (FIEF-17.15), could call Mercenaries, or gives up by its order (FIEF-17.13)."""
    said = orders.answer(state.houses[seat].orders, "raids", str(fray.attacker), otherwise="fight")
    asks = said is None and not state.houses[seat].gone
    return asks or may_hire(state, fray, seat) or hopeless(state, fray, seat)


def help_text(flank: str) -> Text:
    return Text(key=f"fief-pick-help-{flank}")
