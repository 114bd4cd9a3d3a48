"""P1.PROPOSE, P1.ANSWER, P1.DISSOLVE: marriages proposed, answered, ended (FIEF-1.10 to 1.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Choice, Seat, Several, Text
from bot.rules.fief.actions import Betroth, Decree, Dissolve, Pass
from bot.rules.fief.events.court import PartingAsked, PartingsHeard
from bot.rules.fief.events.offers import OfferOver
from bot.rules.fief.frames.asking import Open, Secret, Turn
from bot.rules.fief.legal import bargains, court
from bot.rules.fief.play import bargaining, verbs
from bot.rules.fief.play import court as weddings
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.offers import Offer
    from bot.rules.fief.model.state import Fief


class Proposing(Open):
    """All who could marry or ask for an end; proposals themselves are made beside it."""

    kind: Literal["proposing"] = "proposing"
    matter: ClassVar[str] = "propose"

    def question(self, state: Fief) -> Question:
        return Question("propose", "FIEF-1.14")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("pass", "dissolve") if court.separable(state, seat) else ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(court.separable(state, seat)) if kind == "dissolve" else NONE

    def sealed_by(self, state: Fief, seat: Seat) -> bool:
        """What it has asked for may be taken back, too, before it is done (FIEF-0.7)."""
        return super().sealed_by(state, seat) or (
            seat in self.awaits(state) and any(state.nobles[one].seat == seat for one in state.requests)
        )

    def answer(self, play: Play, seat: Seat, action: Dissolve | Pass) -> None:
        if isinstance(action, Dissolve):
            play.emit(PartingAsked(seat=seat, noble=action.noble))
        else:
            super().answer(play, seat, action)

    def carry_on(self, play: Play) -> None:
        play.pop()


class Answering(Secret):
    """Every asked player says which of the proposals made to it are accepted; then all are gone through."""

    kind: Literal["answering"] = "answering"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Who is still asked about two who can be wed: one of them may have retired, or a House left (FIEF-0.95)."""
        return tuple(seat for seat in super().awaits(state) if proposed_to(state, seat))

    def question(self, state: Fief) -> Question:
        return Question("betroth", "FIEF-1.14")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("betroth",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Betroth(proposals=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        choices = tuple(
            Choice(value=str(offer.id), label=proposal_text(offer)) for offer in proposed_to(state, seat)
        )
        return Several(choices=choices, low=0, high=len(choices))

    def carry_on(self, play: Play) -> None:
        """In turn order of the proposers, each one's in the order made."""
        play.pop()
        accepted = {
            offer
            for answer in self.answers.values()
            if isinstance(answer, Betroth)
            for offer in answer.proposals
        }
        for seat in play.state.order:
            for offer in bargains.proposals_of(play.state, seat):
                if str(offer.id) in accepted:
                    weddings.wed(play, offer)
                else:
                    over = OfferOver(offer=offer.id, seat=offer.giver, other=offer.asked, how="refused")
                    play.emit(over)


class Parting(Turn):
    """The Master of Laws, or in Edition B the Hand, hears all requests at once."""

    kind: Literal["parting"] = "parting"
    matter: ClassVar[str] = "part"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whose office it is, as long as it can be used (FIEF-1.26)."""
        judge = court.parting_office(state)
        able = judge is not None and state.nobles[judge].seat == self.seat
        return (self.seat,) if able and self._requests(state) else ()

    def _requests(self, state: Fief) -> tuple[str, ...]:
        """Those that can be granted: none for the King's marriage where an Heir was named by hand (FIEF-1.23)."""
        wed = (one for one in state.requests if one in state.nobles and state.nobles[one].spouse)
        return tuple(one for one in wed if not court.royal_line(state, one))

    def question(self, state: Fief) -> Question:
        divorce = state.options.says("end_alliance") == "divorce"
        return Question("part", "FIEF-1.24" if divorce else "FIEF-1.25")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("decree",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Decree(nobles=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        choices = pick(self._requests(state)).choices
        return Several(choices=choices, low=0, high=len(choices))

    def answer(self, play: Play, seat: Seat, action: Decree) -> None:
        for noble in action.nobles:
            divorced = play.state.options.says("end_alliance") == "divorce"
            verbs.part(play, noble, "divorce" if divorced else "annulment")
        play.emit(PartingsHeard())

    def carry_on(self, play: Play) -> None:
        if play.state.requests:
            play.emit(PartingsHeard())
        play.pop()


def proposed_to(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    """Proposals to a House of two who can still be wed (FIEF-1.14)."""
    made = (offer for offer in state.offers if offer.asked == seat and offer.proposal)
    return tuple(offer for offer in made if court.may_wed(state, offer.groom, offer.bride))


def proposal_text(offer: Offer) -> Text:
    args = {"seat": offer.giver, "noble": offer.groom, "spouse": offer.bride}
    return Text(key="fief-pick-proposal", args=args)


def open_proposing(play: Play) -> None:
    state = play.state
    asked = tuple(
        seat
        for seat in state.order
        if not state.houses[seat].gone and (court.couples(state, seat) or court.separable(state, seat))
    )
    if asked:
        play.push(Proposing(asked=asked))


def open_answering(play: Play) -> None:
    """Proposals of two who cannot be wed any more lapse, and nobody is asked about them (FIEF-0.95).

    Those not sent by now are forgotten (FIEF-1.14).
    """
    bargaining.forget(play, lambda draft: draft.proposal)
    able = {offer.id for seat in play.state.order for offer in proposed_to(play.state, seat)}
    for offer in play.state.offers:
        if offer.proposal and offer.id not in able:
            play.emit(OfferOver(offer=offer.id, seat=offer.giver, other=offer.asked, how="lapsed"))
    asked = tuple(seat for seat in play.state.order if proposed_to(play.state, seat))
    if asked:
        play.push(Answering(asked=asked))


def open_parting(play: Play) -> None:
    judge = court.parting_office(play.state)
    if judge is not None and play.state.requests:
        play.push(Parting(seat=play.state.nobles[judge].seat))
    elif play.state.requests:
        play.emit(PartingsHeard())
