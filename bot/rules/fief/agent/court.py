"""Marriages, decrees, votes, offers: for its own House, and against whoever leads."""

from __future__ import annotations

from bot.rules.contract import Action, Seat, Several
from bot.rules.fief.actions import (
    Accept,
    Betroth,
    Decline,
    Decree,
    MakeOffer,
    Pass,
    Propose,
    Put,
    Redeem,
    Send,
    Stand,
    Vote,
)
from bot.rules.fief.frames.cards.ransom import redeemable
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.marriages import proposed_to
from bot.rules.fief.judge import judges
from bot.rules.fief.legal import bargains, court, titles, votes
from bot.rules.fief.model.facts import COSTS, DOMAINS, VILLAGES
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring

RANSOM = 4
"""Gold that a Noble without Titles is worth."""


def propose(state: Fief, seat: Seat, menu: tuple[str, ...]) -> Action:
    """One proposal a round, to the House with most points, where a marriage allies."""
    draft = state.houses[seat].draft
    if draft is not None and draft.proposal and "send" in menu:
        return Send()
    worth = _allies(state, seat)
    if "propose" not in menu or not worth or bargains.proposals_of(state, seat) or draft is not None:
        return Pass()
    pairs = [
        (noble, spouse)
        for noble, found in court.couples(state, seat).items()
        for spouse in found
        if court.dowry(noble, spouse) <= state.houses[seat].gold
    ]
    if not pairs:
        return Pass()
    noble, spouse = max(
        pairs, key=lambda pair: (worth.get(state.nobles[pair[1]].seat, 0), -court.dowry(*pair))
    )
    return Propose(noble=noble, spouse=spouse)


def _allies(state: Fief, seat: Seat) -> dict[Seat, int]:
    """What others would bring into an alliance; none where there are no alliances."""
    if len(state.houses) < COSTS.victory.team_players_min:
        return {}
    return {other: scoring.points(state, other) for other in bargains.partners(state, seat)}


def betroth(state: Fief, seat: Seat) -> Action:
    """Proposals that cost less than they bring."""
    worth = _allies(state, seat)
    good = [
        str(offer.id)
        for offer in proposed_to(state, seat)
        if worth.get(offer.giver, -1) + value(state, seat, offer) + court.dowry(offer.groom, offer.bride) >= 0
    ]
    return Betroth(proposals=tuple(good))


def favour(state: Fief, seat: Seat) -> Action:
    """Its own Nobles are pardoned, and parted if it asked."""
    found = judges.offer(state, seat, "decree", {}, "nobles")
    assert isinstance(found, Several)
    mine = [choice.value for choice in found.choices if state.nobles[choice.value].seat == seat]
    return Decree(nobles=tuple(mine[: found.high]))


def accuse(state: Fief, seat: Seat) -> Action:
    """Whoever of another House, not an ally's, would lose most."""
    ally = scoring.ally(state, seat)
    others = [
        noble
        for noble in court.accusable(state)
        if state.nobles[noble].seat not in (seat, ally) and "banished" not in state.nobles[noble].marks
    ]
    loss = {noble: len(court.forfeited(state, noble)) for noble in others}
    best = max(loss, key=lambda noble: loss[noble], default=None)
    return Decree(nobles=(best,) if best is not None and loss[best] else ())


def stand(state: Fief, seat: Seat, ballot: Ballot) -> Action:
    """Its own for every office: whoever has fewest Titles."""
    for office in ballot.open_to(state, seat):
        able = [
            one for one in votes.standing(state, office, seat) if not votes.needs_slot(state, office, one)
        ]
        if able:
            return Stand(office=office, noble=min(able, key=lambda one: len(state.nobles[one].titles)))
    return Pass()


def vote(state: Fief, seat: Seat, ballot: Ballot) -> Action:
    """For its own, else for its ally's, else for nobody."""
    ally = scoring.ally(state, seat)
    for office in ballot.open_to(state, seat):
        runs = [run for run in ballot.runs if run.office == office and run.noble in state.nobles]
        friends = [run for run in runs if run.seat in (seat, ally)]
        best = min(friends, key=lambda run: run.seat != seat, default=None)
        return Vote(office=office, favour=None if best is None else best.noble)
    return Pass()


def ransom(state: Fief, seat: Seat) -> Action:
    """Mance Rayder's price; an offer for each Noble of its own that another House holds, put together item by item."""
    if found := redeemable(state, seat):
        return Redeem(noble=found[0])
    held = [noble for noble, one in state.of(seat).items() if isinstance(one.captor, int)]
    draft = state.houses[seat].draft
    for noble in held:
        captor, price = state.nobles[noble].captor, min(state.houses[seat].gold, _price(state, noble))
        if not isinstance(captor, int) or state.houses[captor].gone or price < 1:
            continue
        if any(item.what == noble for offer in bargains.open_of(state, seat) for item in offer.wants):
            continue
        if len(bargains.open_of(state, seat)) >= bargains.MOST:
            break
        wanted = draft is not None and draft.asked == captor and not draft.proposal and not draft.room
        if (
            draft is None
            or not wanted
            or any(item.what not in ("gold", noble) for item in (*draft.gives, *draft.wants))
        ):
            return MakeOffer(player=str(captor))
        if not draft.gives:
            return Put(side="give", matter="gold", what="gold", amount=price)
        if not draft.wants:
            return Put(side="want", matter="captive", what=noble)
        return Send()
    return Pass()


def _price(state: Fief, noble: str) -> int:
    return RANSOM + 2 * len(state.nobles[noble].titles)


def answer_offer(state: Fief, seat: Seat) -> Action:
    """Yes to what brings more than it costs. Raises LookupError if nothing is offered."""
    for offer in bargains.asked_of(state, seat):
        grant = any(item.matter == "grant" for item in (*offer.gives, *offer.wants))
        if value(state, seat, offer) <= 0:
            return Decline(offer=str(offer.id))
        if (bargains.granting(state) or not grant) and "accept" in judges.menu(state, seat):
            return Accept(offer=str(offer.id))
    raise LookupError(seat)


def value(state: Fief, seat: Seat, offer: Offer) -> float:
    """Of an offer to the one who is asked, in gold."""
    gain = sum(_worth(state, seat, item) for item in offer.gives)
    return gain - sum(_worth(state, seat, item) for item in offer.wants)


def _worth(state: Fief, seat: Seat, item: Item) -> float:
    match item.matter:
        case "gold":
            return item.amount
        case "village":
            fief = VILLAGES[item.what].fief
            mine = sum(state.land[one].owner == seat for one in DOMAINS[fief].villages)
            return 3 + 2 * mine + 10 * (titles.holding_seat(state, fief) == seat)
        case "captive" if item.what in state.nobles:
            return _price(state, item.what) - 1
        case "grant":
            return 8 if DOMAINS[item.what].tier == "great" else 4
        case "card" | "passage" | "help":
            return 2
        case "leave" | "inside":
            return 1
        case "title":
            return 4
    return 0
