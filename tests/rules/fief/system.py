"""Fief under proof: the tables that are played, and what is hidden in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from bot.rules.contract import Action, Seat, Viewer
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Betroth, Bid, Calm, Discard, Join, Pass
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.cards.discarding import Discarding, Limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.marriages import Answering
from bot.rules.fief.frames.surprises.uprising import JOINING, Calming, Joining
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.legal import surprises
from bot.rules.fief.model.cards import DrawPlan, is_disaster, kind_of
from bot.rules.fief.model.facts import CARDS, HAND_LIMIT, VILLAGES
from bot.rules.fief.model.land import Post
from bot.rules.fief.model.offers import Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.orders import HandedIn, Orders
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.system import Golden, Shown, System


def twin(state: Any, viewer: Viewer, whim: random.Random, actor: Seat | None) -> Any:
    """`state` with all changed that `viewer` may not know: hands, decks, sealed answers.

    With an `actor`, what that seat knows stays, and so do the decks, from which the next move may draw.
    """
    assert isinstance(state, Fief)
    top = state.stack[-1] if state.stack else None
    if actor is not None and isinstance(top, Secret):
        return state
    others = [
        seat for seat in state.seats if seat not in (viewer, actor) and not _shown_next(state, seat, actor)
    ]
    for deck in ("fortune", "court_event"):
        state = _dealt(state, deck, others, whim, with_pile=actor is None)
    if actor is None:
        state = _cradles(state, list(state.seats), whim)
        state = _ordered(state, others, whim)
        state = _drafts(state, others, whim)
        state = _armies(state, viewer, whim)
        state = _plans(state, others, whim)
        state = _handed(state, others, whim)
    if isinstance(top, SEALED):
        state = _sealed(state, top, others, whim)
    if isinstance(top, Ballot) and actor is None:
        state = _markers(state, top, viewer, whim)
    return state


def _armies(state: Fief, viewer: Viewer, whim: random.Random) -> Fief:
    """In fog: which Troops stand where the viewer has nobody."""
    if not state.options.fog_of_war or state.result is not None:
        return state

    def other(post: Post, troops: Mapping[str, int]) -> dict[str, int]:
        return {"man_at_arms": whim.randint(1, 3)} if troops and post.seat != viewer else dict(troops)

    land = {
        place: here
        if viewer is not None and here.post(viewer) is not None
        else changed(
            here,
            posts=tuple(
                changed(post, inside=other(post, post.inside), field=other(post, post.field))
                for post in here.posts
            ),
        )
        for place, here in state.land.items()
    }
    return changed(state, land=land)


def _drafts(state: Fief, others: list[Seat], whim: random.Random) -> Fief:
    """Offers that are being put together."""
    for seat in others:
        if not state.houses[seat].gone:
            asked = whim.choice([one for one in state.seats if one != seat])
            draft = Offer(giver=seat, asked=asked, until=state.phase)
            state = with_house(state, seat, draft=whim.choice((None, draft)))
    return state


def _plans(state: Fief, others: list[Seat], whim: random.Random) -> Fief:
    """From which decks others will draw; who is asked for a draw has not said."""
    top = state.stack[-1] if state.stack else None
    for seat in others:
        if isinstance(top, Drawing) and top.seat == seat:
            continue
        state = with_house(state, seat, plan=whim.choice((DrawPlan(), DrawPlan(decks=("fortune", None)))))
    return state


def _handed(state: Fief, others: list[Seat], whim: random.Random) -> Fief:
    """What others have handed in, and prepared."""
    for seat in others:
        cards = [one for one in state.houses[seat].hand if surprises.surprise(one)]
        whim.shuffle(cards)
        entries = [HandedIn(card=card, target=whim.choice(tuple(VILLAGES))) for card in cards]
        cut = whim.randint(0, len(entries))
        waiting = tuple(changed(one, trigger="card:ambush") for one in entries[cut:])
        state = with_house(state, seat, handed=tuple(entries[:cut]), prepared=waiting)
    return state


SEALED = (Window, Discarding, Joining, Calming, Answering, WallBids, Bidding)


def _sealed(state: Fief, top: Any, others: list[Seat], whim: random.Random) -> Fief:
    """Others have answered or not, and what, as long as somebody is awaited still."""
    asked = [seat for seat in others if seat in top.asked]
    kept = {seat: answer for seat, answer in top.answers.items() if seat not in asked}
    waiting = any(seat not in kept for seat in top.asked if seat not in asked)
    most = len(asked) if waiting else len(asked) - 1
    for seat in whim.sample(asked, whim.randint(0, max(0, most))):
        kept[seat] = _said(state, top, seat, whim)
    return changed(state, stack=(*state.stack[:-1], changed(top, answers=kept)))


def _said(state: Fief, top: Any, seat: Seat, whim: random.Random) -> Action:
    """Something that might have been answered."""
    hand = state.houses[seat].hand
    match top:
        case Limit():
            return Discard(cards=tuple(whim.sample(hand, len(hand) - HAND_LIMIT)))
        case Discarding():
            first = whim.choice((None, "fortune", "court_event"))
            return Discard(cards=tuple(whim.sample(hand, whim.randint(0, len(hand)))), first=first)
        case Window():
            return Pass()
        case Joining():
            return Join(cards=tuple(card for card in hand if kind_of(card) in JOINING))
        case Calming():
            return Calm(pay=whim.randint(0, 1))
        case Answering():
            mine = [str(offer.id) for offer in state.offers if offer.proposal and offer.asked == seat]
            return Betroth(proposals=tuple(whim.sample(mine, whim.randint(0, len(mine)))))
        case Bidding():
            return _bid(state, top, seat, whim)
    return Bid(gold=whim.randint(0, state.houses[seat].gold))


def _bid(state: Fief, top: Bidding, seat: Seat, whim: random.Random) -> Bid:
    """Nothing, or anything from the least on."""
    least = top.floors.get("mercenaries", {}).get(seat)
    if least is None or least > state.houses[seat].gold:
        return Bid()
    return Bid(gold=whim.choice((None, whim.randint(least, state.houses[seat].gold))))


def _markers(state: Fief, top: Ballot, viewer: Viewer, whim: random.Random) -> Fief:
    """Which marker of others is which."""
    laid = tuple(
        one if one.seat == viewer or whim.random() < 0.5 else changed(one, favour=one.decoy, decoy=one.favour)
        for one in top.laid
    )
    return changed(state, stack=(*state.stack[:-1], changed(top, laid=laid)))


def _shown_next(state: Fief, seat: Seat, actor: Seat | None) -> bool:
    """Who has left throws cards away by default, as soon as it is asked: the next move may show them."""
    return actor is not None and state.houses[seat].gone


def _dealt(state: Fief, deck: str, others: list[Seat], whim: random.Random, with_pile: bool) -> Fief:
    """Cards of one deck in the hands of others, and in the pile, in another order; the back on top stays."""
    pile = state.fortune if deck == "fortune" else state.court

    def mine(card: str) -> bool:
        return CARDS[card].deck == deck and not is_disaster(card)

    pool = [card for seat in others for card in state.houses[seat].hand if mine(card)]
    if with_pile:
        pool += [card for card in pile.pile if mine(card)]
    whim.shuffle(pool)
    houses = tuple(
        changed(house, hand=tuple(pool.pop() if mine(card) else card for card in house.hand))
        if seat in others
        else house
        for seat, house in enumerate(state.houses)
    )
    state = changed(state, houses=houses)
    if not with_pile:
        return state
    refilled = [pool.pop() if mine(card) else card for card in pile.pile]
    rest = refilled[1:]
    whim.shuffle(rest)
    pile = changed(pile, pile=(*refilled[:1], *rest))
    return changed(state, fortune=pile) if deck == "fortune" else changed(state, court=pile)


def _cradles(state: Fief, others: list[Seat], whim: random.Random) -> Fief:
    """Who comes of age next."""
    houses = tuple(
        changed(house, lords=_mixed(house.lords, whim), ladies=_mixed(house.ladies, whim))
        if seat in others
        else house
        for seat, house in enumerate(state.houses)
    )
    return changed(state, houses=houses)


def _ordered(state: Fief, others: list[Seat], whim: random.Random) -> Fief:
    """What others have said beforehand; with an actor it stays, for it says what happens next."""
    for seat in others:
        if not state.houses[seat].gone:
            wish = {"act": said} if (said := state.houses[seat].orders.said.get("act")) else {}
            orders = Orders(said={"battle": whim.choice(("ask", "on", "stop")), **wish})
            state = with_house(state, seat, orders=orders)
    return state


def _mixed(cards: tuple[str, ...], whim: random.Random) -> tuple[str, ...]:
    return tuple(whim.sample(cards, len(cards)))


SHORT = FiefOptions(max_rounds="8", surprise_windows="none")
EDITIONS = {
    "a": SHORT,
    "b": changed(SHORT, edition="b", te=True),
    "a_watch": changed(SHORT, nwe=True, te=True),
    "b_watch": changed(SHORT, edition="b", nwe=True),
}
"""Golden games of each edition, with and without the Night's Watch."""


def golden() -> Iterator[tuple[str, Golden]]:
    """One for each way to end. `nobody` is a game master's word: whoever is left alone has won (FIEF-17.52)."""
    for mode, options in EDITIONS.items():
        yield f"{mode}-points", Golden(options, 3, "points")
        yield f"{mode}-rounds", Golden(options, 3, "rounds")
        yield f"{mode}-alliance", Golden(changed(options, max_rounds="usual"), 4, "alliance")
        yield f"{mode}-last", Golden(options, 3, "last", quits=True)
        yield f"{mode}-gm", Golden(options, 3, "gm", won=("1",) if options.nwe else ())
        if mode == "a":
            yield from variants(options)


def variants(usual: FiefOptions) -> Iterator[tuple[str, Golden]]:
    """One for each way to play that no edition brings along, and one that a game master ends without a winner."""
    gold = changed(usual, gold_public=False, te=True)
    yield "a_gold-points", Golden(gold, 3, "points", shows="/fief bid")
    fog = changed(usual, fog_of_war=True, max_rounds="usual")
    yield "a_fog-alliance", Golden(fog, 4, "alliance", shows="/fief attack")
    dragons = changed(usual, targaryen=True)
    yield "a_targaryen-rounds", Golden(dragons, 4, "rounds", shows="house:targaryen")
    conceded = changed(usual, title_concession=True)
    yield "a_concession-points", Golden(conceded, 3, "points", shows="/fief bestow")
    lesser = changed(usual, lesser_fiefs_score=True)
    yield "a_lesser-points", Golden(lesser, 5, "points", shows="(fiefs 2, lesser 1)")
    heir = changed(usual, heir_inherits_lands=True, heir_is_title=False)
    yield "a_heir-points", Golden(heir, 3, "points")
    together = changed(usual, vote_order="together", house_choice="random")
    yield "a_together-points", Golden(together, 3, "points", shows="/fief vote")
    single = changed(usual, warden_ballots="one_by_one")
    yield "a_single-rounds", Golden(single, 3, "rounds", shows="/fief vote")
    swift = changed(usual, surprise_windows="swift")
    yield "a_swift-points", Golden(swift, 3, "points", shows="/fief surprise")
    timed = changed(usual, surprise_windows="timed")
    yield "a_timed-rounds", Golden(timed, 3, "rounds", shows="elapse")
    yield "a_swift-nobody", Golden(swift, 4, "gm", won=())


SYSTEM = System(
    rules=RULESET,
    tables=(
        (FiefOptions(), 3),
        (FiefOptions(edition="b", gold_public=False, te=True), 4),
        (FiefOptions(vote_order="together"), 6),
        (FiefOptions(nwe=True, title_concession=True, fog_of_war=True), 4),
    ),
    shuffle_hidden=twin,
    secret=(
        "discard",
        "standing",
        "side",
        "betroth",
        "offer",
        "put",
        "counter",
        "propose",
        "bid",
        "surprise",
        "join",
        "calm",
    ),
    shown={
        "fief": Shown(FiefOptions(), 6, 1, "night"),
        "fief-watch": Shown(FiefOptions(nwe=True, te=True, targaryen=True), 4, 2, "day"),
    },
    idle_ends=False,  # it does, with its last round, but later than the test waits
    endless=FiefOptions(max_rounds="none"),
    golden=dict(golden()),
    modes={
        "fief": (FiefOptions(), (3, 4, 5, 6)),
        "fief-b": (FiefOptions(edition="b"), (3, 4, 5, 6)),
        "fief-together": (FiefOptions(vote_order="together", gold_public=False), (3, 4, 5, 6)),
        "fief-watch": (FiefOptions(nwe=True, te=True, title_concession=True), (3, 4, 5, 6)),
        "fief-b-watch": (FiefOptions(edition="b", nwe=True, te=True), (3, 4, 5, 6)),
        "fief-fog": (FiefOptions(fog_of_war=True, gold_public=False, surprise_windows="timed"), (3, 4, 5, 6)),
        "fief-one-by-one": (FiefOptions(warden_ballots="one_by_one"), (3, 4, 5, 6)),
    },
)
