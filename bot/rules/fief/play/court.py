"""Weddings, and what the first steps of Phase 1 do by themselves (FIEF-1.12 to 1.15, 1.36, 1.71)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.fief.events.court import Lapsed, Marked, Wed
from bot.rules.fief.events.offers import OfferOver
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.events.rounds import GoldGiven
from bot.rules.fief.legal import bargains, court, titles
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.play import bargaining, verbs

if TYPE_CHECKING:
    from bot.rules.contract import Seat
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.offers import Offer


def curse(play: Play) -> None:
    """P1.CURSE: everybody whom the gods have cursed, in turn order (FIEF-1.36)."""
    for seat in play.state.order:
        for noble, one in play.state.of(seat).items():
            if "gods_cursed" in one.marks and noble in play.state.nobles:
                verbs.curse(play, noble)


def crown(play: Play) -> None:
    """P1.CROWN: the Heir of a dead King (FIEF-1.71)."""
    heir = titles.heir(play.state)
    if heir is not None and titles.holder(play.state, "king") is None:
        late, widow = play.state.late, play.state.widow
        play.emit(Marked(noble=heir, mark="heir", off=True))
        verbs.gain(play, heir, "king", "crowned")
        if play.state.options.heir_inherits_lands:
            _lands(play, heir, late, widow)


def _lands(play: Play, heir: str, late: Mapping[str, Seat], widow: str) -> None:
    """FIEF-10.7: the late King's Fiefs that his House or his widow's has inherited, or nobody, great ones first."""
    for fief in sorted(late, key=lambda title: DOMAINS[title].tier != "great"):
        state = play.state
        holder = titles.holder(state, fief)
        families = {late[fief], *([state.nobles[widow].seat] if widow in state.nobles else [])}
        if not titles.may_hold_fief(state, heir) or holder == heir:
            continue
        owner = state.land[titles.seat_village(state, fief)].owner
        if holder is None and owner in (None, state.nobles[heir].seat, late[fief]):
            if owner == late[fief] != state.nobles[heir].seat:
                verbs.take_city(play, late[fief], state.nobles[heir].seat, fief)
            play.emit(TitleGained(noble=heir, title=fief, how="inherited"))
        elif holder is not None and state.nobles[holder].seat in families:
            if state.nobles[holder].seat != state.nobles[heir].seat:
                verbs.take_city(play, state.nobles[holder].seat, state.nobles[heir].seat, fief)
            verbs.pass_on(play, fief, heir)


def wed(play: Play, offer: Offer) -> None:
    """An accepted proposal: the wedding with its terms, or nothing (FIEF-1.12 to 1.15)."""
    state = play.state
    dowry = court.dowry(offer.groom, offer.bride)
    payer, payee = (offer.giver, offer.asked) if dowry > 0 else (offer.asked, offer.giver)
    ready = court.may_wed(state, offer.groom, offer.bride) and state.houses[payer].gold >= abs(dowry)
    if not ready or not bargains.possible(state, offer, ((payer, abs(dowry)),)):
        play.emit(Lapsed(noble=offer.groom, spouse=offer.bride))
        play.emit(OfferOver(offer=offer.id, seat=offer.giver, other=offer.asked, how="lapsed"))
        return
    if dowry:
        play.emit(GoldGiven(seat=payer, to_seat=payee, gold=abs(dowry)))
    bargaining.carry_out(play, offer)
    play.emit(Wed(noble=offer.groom, spouse=offer.bride, seat=offer.giver, other=offer.asked))
    play.emit(OfferOver(offer=offer.id, seat=offer.giver, other=offer.asked, how="accepted"))
    for noble, spouse in ((offer.groom, offer.bride), (offer.bride, offer.groom)):
        if "king" in play.state.nobles[noble].titles:
            play.emit(TitleGained(noble=spouse, title="queen", how="wed"))
