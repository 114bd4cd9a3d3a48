"""What is done beside any decision at court: proposals, offers, embassies, retiring, spying (FIEF-9, 17.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Choice, Pick, RuleError, Seat, Several, Text
from bot.rules.fief.actions.court import Propose, Retire
from bot.rules.fief.actions.trade import Accept, Counter, Decline, Embassy, MakeOffer, Put, Send, Spy
from bot.rules.fief.events.court import PowerUsed, Spied
from bot.rules.fief.events.offers import (
    Drafted,
    MarkerSpent,
    OfferMade,
    OfferOver,
    OfferStood,
    OfferUsed,
    TalkBegan,
)
from bot.rules.fief.frames.asking import Open, Secret
from bot.rules.fief.frames.cards.discarding import over_limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.embassy import Talking
from bot.rules.fief.frames.court.marriages import proposal_text
from bot.rules.fief.judge.deeds import Deed, bidding, quiet
from bot.rules.fief.legal import bargains, court, watch
from bot.rules.fief.model.offers import Item, Matter, Offer, said
from bot.rules.fief.model.phases import END
from bot.rules.fief.play import bargaining, verbs
from bot.rules.kit.draft import changed
from bot.rules.kit.memo import last
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat, seat_choices

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

MOST_GOLD = 99
"""That can be asked for where gold is hidden."""
WATCH_TALK = "wall_talk"
"""What a House has used up once it has called the Brothers together in a round."""
SIDES = ("give", "want")
ENVOY = "envoy"
"""Who spends a Diplomacy marker for the cards among the terms of a marriage (FIEF-1.13)."""
YOU, THEM = "you", "them"


def _calm(state: Fief) -> bool:
    """Between two steps, and not while answers lie sealed, nor between the two draws of a player, nor in the midst of
    a stage of an election (FIEF-8.2, 9.5)."""
    sealed = any(isinstance(frame, Secret) and not isinstance(frame, Open) for frame in state.stack)
    ballot = any(isinstance(frame, Ballot) and frame.begun for frame in state.stack)
    drawing = any(isinstance(frame, Drawing) and frame.drawn for frame in state.stack)
    return quiet(state) and not sealed and not ballot and not drawing


# ── proposals and offers ──────────────────────────────────────────────────────────────────────────


def _couple(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    couples = court.couples(state, seat)
    return pick(couples if field == "noble" else couples.get(str(filled.get("noble")), ()))


def _propose(play: Play, seat: Seat, action: Propose) -> None:
    other = play.state.nobles[action.spouse].seat
    draft = Offer(giver=seat, asked=other, groom=action.noble, bride=action.spouse)
    play.emit(Drafted(seat=seat, offer=draft))


def _may_offer(state: Fief, seat: Seat) -> bool:
    return state.phase > 0 and bool(bargains.partners(state, seat))


def _offer(state: Fief, seat: Seat, _filled: Filled, field: str) -> Candidates:
    if field == "player":
        return pick_seat(bargains.partners(state, seat))
    return pick(f"phase-{phase}" for phase in range(state.phase, END + 1))


def _begin(play: Play, seat: Seat, action: MakeOffer) -> None:
    other = int(action.player)
    until = play.state.phase if action.until is None else int(action.until.removeprefix("phase-"))
    draft = Offer(giver=seat, asked=other, until=until, room=_room(play.state, seat, other))
    play.emit(Drafted(seat=seat, offer=draft))


def _room(state: Fief, seat: Seat, other: Seat) -> str:
    """The embassy both of them are in: there cards may change hands (FIEF-9.5)."""
    together = state.talk is not None and {seat, other} <= {*state.talk.seats}
    return state.talk.id if together and state.talk is not None else ""


def _puts(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    draft = state.houses[seat].draft
    if draft is None:
        return NONE
    if field == "side":
        return pick(_sides(state, draft))
    side = str(filled.get("side"))
    if side not in SIDES:
        return NONE
    whose, items = _side(draft, side)
    if field == "matter":
        return pick(_matters(state, draft, whose, items))
    matter = str(filled.get("matter"))
    if matter not in _matters(state, draft, whose, items):
        return NONE
    match field:
        case "what":
            return pick(_whats(state, draft, whose, items, matter))
        case "amount" if matter == "gold":
            return amount(0, _most_gold(state, seat, whose[0]), 1)
        case "by":
            return pick(bargains.receivers(state, whose, matter, str(filled.get("what"))))
    return NONE


def _side(draft: Offer, side: str) -> tuple[bargains.Side, tuple[Item, ...]]:
    """Who gives to whom on this side of an offer, and what stands there."""
    if side == "give":
        return (draft.giver, draft.asked), draft.gives
    return (draft.asked, draft.giver), draft.wants


def _sides(state: Fief, draft: Offer) -> tuple[str, ...]:
    """The sides on which there is something to put."""
    return tuple(side for side in SIDES if _any_matter(state, draft, side))


def _any_matter(state: Fief, draft: Offer, side: str) -> bool:
    whose, items = _side(draft, side)
    return any(_whats(state, draft, whose, items, one) for one in _known(draft))


def _may_put(state: Fief, seat: Seat) -> bool:
    draft = state.houses[seat].draft
    if draft is None:
        return False
    return draft.proposal or any(_any_matter(state, draft, side) for side in SIDES)  # see `ENVOY`


def _most_gold(state: Fief, seat: Seat, giver: Seat) -> int:
    """How much gold may be named by `seat` as that of `giver`: what it has, as far as `seat` can know."""
    known = giver == seat or state.options.gold_public
    return state.houses[giver].gold if known else MOST_GOLD


@last
def _matters(state: Fief, draft: Offer, whose: bargains.Side, items: tuple[Item, ...]) -> tuple[str, ...]:
    return tuple(one for one in _known(draft) if _whats(state, draft, whose, items, one))


def _known(draft: Offer) -> tuple[str, ...]:
    """What such an offer may be about."""
    return (*bargains.MATTERS, ENVOY) if draft.proposal else bargains.MATTERS


def _whats(
    state: Fief, draft: Offer, whose: bargains.Side, items: tuple[Item, ...], matter: str
) -> tuple[str, ...]:
    """What may be put in, or out again."""
    there = tuple(item.what for item in items if item.matter == matter)
    if matter == ENVOY:
        return (YOU, THEM)
    if matter == "gold":
        return ("gold",) if there or _most_gold(state, draft.giver, whose[0]) else ()
    if len(items) >= bargains.MOST_ITEMS:
        return there
    return tuple(dict.fromkeys((*there, *bargains.givable(state, draft, whose, matter))))


def _put(play: Play, seat: Seat, action: Put) -> None:
    draft = play.state.houses[seat].draft
    assert draft is not None
    if action.matter == ENVOY:
        envoy = seat if action.what == YOU else draft.asked
        play.emit(Drafted(seat=seat, offer=_sent_by(draft, None if draft.envoy == envoy else envoy)))
        return
    matter = _matter(action.matter)
    items = draft.gives if action.side == "give" else draft.wants
    rest = tuple(item for item in items if (item.matter, item.what) != (matter, action.what))
    if matter == "gold":
        more = (Item(matter=matter, what="gold", amount=action.amount),) if action.amount else ()
    elif len(rest) < len(items):
        more = ()
    else:
        side = (seat, draft.asked) if action.side == "give" else (draft.asked, seat)
        first = bargains.receivers(play.state, side, matter, action.what)[:1]
        by = action.by or (first[0] if first else "")
        more = (Item(matter=matter, what=action.what, by=by),)
    items = (*rest, *more)
    after = changed(draft, gives=items) if action.side == "give" else changed(draft, wants=items)
    play.emit(Drafted(seat=seat, offer=after))


def _sent_by(draft: Offer, envoy: Seat | None) -> Offer:
    """A proposal for which this House spends a marker; for which nobody does no card changes hands (FIEF-1.13)."""
    if envoy is not None:
        return changed(draft, envoy=envoy)
    gives, wants = (
        tuple(item for item in items if item.matter != "card") for items in (draft.gives, draft.wants)
    )
    return changed(draft, envoy=None, gives=gives, wants=wants)


def _matter(name: str) -> Matter:
    return next(one for one in bargains.MATTERS if one == name)


def _may_send(state: Fief, seat: Seat) -> bool:
    draft = state.houses[seat].draft
    if draft is None or state.houses[draft.asked].gone:
        return False
    if draft.proposal:
        twice = any(
            (one.groom, one.bride) == (draft.groom, draft.bride) for one in bargains.proposals_of(state, seat)
        )
        couple = court.may_wed(state, draft.groom, draft.bride)
        return bargains.may_propose(state, seat) and couple and not twice
    if draft.room != _room(state, seat, draft.asked):
        return False
    return bool(draft.gives or draft.wants) and len(bargains.open_of(state, seat)) < bargains.MOST


def _send(play: Play, seat: Seat, _action: Send) -> None:
    state, draft = play.state, play.state.houses[seat].draft
    assert draft is not None
    answered = next((one for one in bargains.asked_of(state, seat) if one.id == draft.answers), None)
    if answered is not None:
        over(play, answered, "refused")
    until = max(draft.until, state.phase)
    talk = state.talk if draft.room else None
    number = state.made + 1 if talk is None else talk.first + talk.made
    made = changed(draft, id=number, answers=0, until=0 if draft.proposal else until)
    play.emit(OfferMade(offer=made, present=() if talk is None else talk.seats))


def over(play: Play, offer: Offer, how: str, lacks: tuple[Item, ...] = ()) -> None:
    """It stands no more; of one made in an embassy only those present learn."""
    talk = play.state.talk
    play.emit(
        OfferOver.model_validate(
            {
                "offer": offer.id,
                "seat": offer.giver,
                "other": offer.asked,
                "how": how,
                "lacks": said(lacks),
                "present": talk.seats if talk is not None and offer.room else None,
            }
        )
    )


def _acceptable(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    """Offers to answer yes to now: a grant only while Titles are bought (FIEF-4.24)."""
    if not state.offers or not quiet(state):
        return ()
    sealed, granting = bidding(state), bargains.granting(state)
    return tuple(
        offer
        for offer in bargains.asked_of(state, seat)
        if not (sealed and any(item.matter == "gold" for item in (*offer.gives, *offer.wants)))
        and (granting or all(item.matter != "grant" for item in (*offer.gives, *offer.wants)))
    )


def _accept(play: Play, _seat: Seat, action: Accept) -> None:
    """FIEF-17.3: all is checked again; carried out together or not at all. A grant is used at once (FIEF-4.24): with it
    goes its price, and what was promised beside it for later is paid (FIEF-17.4)."""
    offer = _numbered(play.state, action.offer)
    if lacks := tuple(bargains.lacking(play.state, offer)):
        over(play, offer, "void", lacks)
        return
    if offer.later:
        play.emit(OfferStood(offer=offer.id, seat=offer.giver, other=offer.asked))
        if granted := [item.what for item in (*offer.gives, *offer.wants) if item.matter == "grant"]:
            bargaining.carry_out(play, offer.now())
            play.emit(OfferUsed(offer=offer.id, matter="grant", what=granted[0]))
        return
    over(play, offer, "accepted")
    bargaining.carry_out(play, offer)
    over_limit(play)


def _declinable(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    """Offers made to somebody, and its own; a proposal until the asked ones answer (FIEF-1.14, 17.2)."""
    if not state.offers:
        return ()
    answering = any(frame.kind == "answering" for frame in state.stack)
    mine = (one for one in state.offers if one.giver == seat and not (one.proposal and answering))
    stands = (one for one in state.offers if one.asked == seat and one.accepted)
    return (*bargains.asked_of(state, seat), *mine, *stands)


def _decline(play: Play, seat: Seat, action: Decline) -> None:
    offer = _numbered(play.state, action.offer)
    over(play, offer, "withdrawn" if offer.giver == seat or offer.accepted else "refused")


def _counter(play: Play, seat: Seat, action: Counter) -> None:
    offer = _numbered(play.state, action.offer)
    mirrored = changed(
        offer, giver=seat, asked=offer.giver, gives=offer.wants, wants=offer.gives, answers=offer.id, id=0
    )
    play.emit(Drafted(seat=seat, offer=mirrored))


def _numbered(state: Fief, number: str) -> Offer:
    return next(offer for offer in state.offers if str(offer.id) == number)


def listed(offers: tuple[Offer, ...]) -> Candidates:
    """By number, each told in a line."""
    return Pick(choices=tuple(Choice(value=str(one.id), label=_told(one)) for one in offers))


def _told(offer: Offer) -> Text:
    if offer.proposal:
        return proposal_text(offer)
    args = {"seat": offer.giver, "other_seat": offer.asked}
    return Text(key="fief-pick-offer", args={**args, "gives": said(offer.gives), "wants": said(offer.wants)})


# ── embassies, retiring, spying ───────────────────────────────────────────────────────────────────


def _may_call(state: Fief, seat: Seat) -> bool:
    if state.options.press == "public" or state.talk is not None or not _calm(state):
        return False
    return bool(_listeners(state, seat, sworn=False) or _listeners(state, seat, sworn=True))


def _listeners(state: Fief, seat: Seat, sworn: bool) -> tuple[Seat, ...]:
    """Who can be asked to an embassy that costs a marker, or to one of Brothers (FIEF-9.5, 11.9)."""
    others = bargains.partners(state, seat)
    if not sworn:
        return others if state.houses[seat].diplomacy > 0 else ()
    if not watch.brothers(state, seat) or WATCH_TALK in state.houses[seat].used:
        return ()
    return tuple(other for other in others if watch.brothers(state, other))


def _guests(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    usual, sworn = (_listeners(state, seat, sworn=among) for among in (False, True))
    if field == "sworn":
        asked = filled.get("players")
        brothers = isinstance(asked, tuple) and {*asked} <= {*map(str, sworn)}
        return pick((*(("no",) if usual else ()), *(("yes",) if brothers else ())))
    others = usual or sworn
    return Several(choices=seat_choices(others), low=1, high=len(others)) if others else NONE


def _call(play: Play, seat: Seat, action: Embassy) -> None:
    if action.sworn:
        play.emit(PowerUsed(seat=seat, power=WATCH_TALK))
    else:
        if not play.state.houses[seat].diplomacy:
            raise RuleError("FIEF-9.5", "fief-no-embassy")
        play.emit(MarkerSpent(seat=seat))
    seats = (seat, *(int(player) for player in action.players))
    room = f"embassy-{play.state.made + 1}"
    play.emit(TalkBegan(seat=seat, seats=seats, id=room, cards=not action.sworn))
    play.push(Talking())


def _retire(play: Play, _seat: Seat, action: Retire) -> None:
    verbs.die(play, action.noble, "retired")


def _may_spy(state: Fief, seat: Seat) -> bool:
    master = court.able(state, "master_of_whisperers")
    mine = master is not None and state.nobles[master].seat == seat and "spy" not in state.houses[seat].used
    return mine and bool(bargains.partners(state, seat))


def _spy(play: Play, seat: Seat, action: Spy) -> None:
    other = int(action.player)
    play.emit(PowerUsed(seat=seat, power="spy"))
    play.emit(Spied(seat=seat, other=other, cards=play.state.houses[other].hand))


COURT_DEEDS: Mapping[str, Deed] = {
    "accept": Deed(
        "FIEF-17.2",
        lambda state, seat: bool(_acceptable(state, seat)),
        lambda state, seat, _filled, _field: listed(_acceptable(state, seat)),
        _accept,
    ),
    "decline": Deed(
        "FIEF-17.2",
        lambda state, seat: bool(_declinable(state, seat)),
        lambda state, seat, _filled, _field: listed(_declinable(state, seat)),
        _decline,
    ),
    "counter": Deed(
        "FIEF-17.2",
        lambda state, seat: bool(bargains.asked_of(state, seat)),
        lambda state, seat, _filled, _field: listed(bargains.asked_of(state, seat)),
        _counter,
    ),
    "propose": Deed("FIEF-1.14", bargains.may_propose, _couple, _propose),
    "offer": Deed("FIEF-17.1", _may_offer, _offer, _begin),
    "put": Deed("FIEF-17.1", _may_put, _puts, _put),
    "send": Deed("FIEF-17.5", _may_send, lambda _state, _seat, _filled, _field: NONE, _send),
    "embassy": Deed("FIEF-9.5", _may_call, _guests, _call),
    "retire": Deed(
        "FIEF-0.34",
        lambda state, seat: bool(court.retirable(state, seat)),
        lambda state, seat, _filled, _field: pick(court.retirable(state, seat)),
        _retire,
    ),
    "spy": Deed(
        "FIEF-0.40",
        _may_spy,
        lambda state, seat, _filled, _field: pick_seat(bargains.partners(state, seat)),
        _spy,
    ),
}
