"""How each operation is carried out (TE-12.2). To add one: its function here, its line in `HANDLERS`, its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft, changed, made, put
from bot.rules.kit.memo import last
from bot.rules.tiny_epic.cards import arrivals, dead, hands, tokens, upheavals
from bot.rules.tiny_epic.cards.handler import Action, Branch, Chosen, Handler, Step, Sure, needs_leverage
from bot.rules.tiny_epic.cards.requires import met
from bot.rules.tiny_epic.events.base import then
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.events.night import WalkerFell
from bot.rules.tiny_epic.legal import control, moves, plots, recruits, treaty, units, whispers
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import TOKEN, Force
from bot.rules.tiny_epic.model.facts import CARDS, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

T = TypeVar("T")

# ── gold and points ───────────────────────────────────────────────────────────────────────────────


def gain_gold(play: Draft[TinyEpic], step: Step, op: ops.GainGold) -> None:
    n = op.if_following if step.following and op.if_following is not None else op.n
    verbs.gold(play, play.state.side(step.seat), n, "card")


def pay_gold(play: Draft[TinyEpic], step: Step, op: ops.PayGold) -> None:
    verbs.gold(play, play.state.side(step.seat), -op.n, "card")


def can_pay(state: TinyEpic, step: Step, op: ops.PayGold) -> bool:
    return state.purse(step.seat).gold >= op.n


def others_gain_gold(play: Draft[TinyEpic], step: Step, op: ops.OthersGainGold) -> None:
    for side in treaty.others(play.state, step.seat):
        if side != NIGHT:
            verbs.gold(play, side, op.n, "card")


def gain_gold_per(play: Draft[TinyEpic], step: Step, op: ops.GainGoldPer) -> None:
    verbs.gold(play, play.state.side(step.seat), op.n * _count(play.state, step, op.per), "card")


def gain_gold_if(play: Draft[TinyEpic], step: Step, op: ops.GainGoldIf) -> None:
    """TE-15.34: against the Night King where the player stands, not another one."""
    if KINGS_LANDING in control.domains(play.state, step.seat):
        verbs.gold(play, play.state.side(step.seat), op.n, "card")


def gain_gold_if_no_battle(play: Draft[TinyEpic], step: Step, op: ops.GainGoldIfNoBattle) -> None:
    """TE-12.18: all movement steps of the event count."""
    if not step.fought:
        verbs.gold(play, play.state.side(step.seat), op.n, "card")


def gold_to_max(play: Draft[TinyEpic], step: Step, _op: ops.GoldToMax) -> None:
    side = play.state.side(step.seat)
    verbs.gold(play, side, control.most_gold(play.state, side), "card")


def gain_vp(play: Draft[TinyEpic], step: Step, op: ops.GainVp) -> None:
    verbs.score(play, play.state.side(step.seat), op.n, "card")


def lose_vp(play: Draft[TinyEpic], step: Step, op: ops.LoseVp) -> None:
    verbs.score(play, play.state.side(step.seat), -op.n, "card")


def can_lose_vp(state: TinyEpic, step: Step, op: ops.LoseVp) -> bool:
    """TE-11.8."""
    return state.purse(step.seat).score >= op.n


def gain_vp_per(play: Draft[TinyEpic], step: Step, op: ops.GainVpPer) -> None:
    """Red Wedding: a point for every two tokens given back."""
    verbs.score(play, play.state.side(step.seat), op.n * (len(step.notes) // 2), "card")


def purchases(state: TinyEpic, step: Step, op: ops.BuyVp) -> tuple[str, ...]:
    most = min(op.max_times, state.purse(step.seat).gold // op.gold)
    return tuple(str(times) for times in range(1, most + 1))


def buy_vp(play: Draft[TinyEpic], step: Step, op: ops.BuyVp, times: str) -> None:
    side = play.state.side(step.seat)
    verbs.gold(play, side, -op.gold * int(times), "card")
    verbs.score(play, side, op.vp * int(times), "card")


def _count(state: TinyEpic, step: Step, per: str) -> int:
    side = state.side(step.seat)
    match per:
        case "ally_pool_tokens_and_throne":
            return sum(state.purses[side].pool.values()) + (control.throne(state) == side)
        case "controlled_domains":
            return len(control.domains(state, step.seat))
        case "alliances":
            return len(control.allied(state, side))
    return len(step.notes)


# ── Ally Pools ────────────────────────────────────────────────────────────────────────────────────


def own_tokens(state: TinyEpic, step: Step, op: ops.AllyReturn) -> tuple[str, ...]:
    """Houses of which the player has a token in the Ally Pool, but for those just stolen."""
    pool = state.purse(step.seat).pool
    return tuple(house for house, count in pool.items() if count > op.stolen.count(house))


def ally_return(play: Draft[TinyEpic], step: Step, _op: ops.AllyReturn, house: str) -> None:
    verbs.token_home(play, house, play.state.side(step.seat), "card")


def returns(op: ops.AllyReturn) -> int:
    return 99 if op.n == "any" else op.n


def pools(state: TinyEpic, step: Step, op: ops.AllyTake) -> tuple[str, ...]:
    """NP houses from whose Token Pool a card may take (TE-12.14, `from`)."""
    if state.purse(step.seat).gold < op.gold_each:
        return ()
    full = [house for house in state.np if state.stock[house]]
    match op.source:
        case "one_non_allied_np_pool":
            return tuple(h for h in full if state.allies.get(h) != state.side(step.seat))
        case "one_other_np_pool" | "up_to_two_different_np_pools":
            return tuple(h for h in full if h not in step.notes)
    return tuple(h for h in full if h == step.foe)


def ally_take(play: Draft[TinyEpic], step: Step, op: ops.AllyTake, house: str) -> None:
    side = play.state.side(step.seat)
    verbs.gold(play, side, -op.gold_each, "card")
    count = op.n if op.source == "one_other_np_pool" else 1  # of a pool of one, as its card says, one
    for _ in range(min(count, play.state.stock[house])):
        verbs.token_to_pool(play, house, MAT, side)


def takes(op: ops.AllyTake) -> int:
    return 2 if op.source == "up_to_two_different_np_pools" else 1


def others_tokens(state: TinyEpic, step: Step, op: ops.RemoveFromAllyPool) -> tuple[str, ...]:
    """Tokens as side and house: of another player, or of whoever holds King's Landing."""
    another = op.of == "another_player"
    sides = treaty.others(state, step.seat) if another else (control.throne(state),)
    found = [f"{side}:{house}" for side in sides if side for house in state.purses[side].pool]
    return tuple(one for one in found if not op.same_house or not step.notes or one in step.notes)


def remove_from_ally_pool(play: Draft[TinyEpic], _step: Step, _op: object, chosen: str) -> None:
    side, house = chosen.split(":")
    verbs.token_home(play, house, side, "card")


def swaps(state: TinyEpic, step: Step, _op: ops.AllySwap) -> tuple[str, ...]:
    """Side, the house whose token is taken, the house whose token is given."""
    mine = state.purse(step.seat).pool
    return tuple(
        f"{side}:{theirs}:{own}"
        for side in treaty.others(state, step.seat)
        for theirs in state.purses[side].pool
        for own in mine
        if own != theirs
    )


def ally_swap(play: Draft[TinyEpic], step: Step, _op: ops.AllySwap, chosen: str) -> None:
    side, theirs, own = chosen.split(":")
    verbs.move(play, step.seat, {theirs: TOKEN}, pool(side), pool(play.state.side(step.seat)), "card")
    verbs.move(play, step.seat, {own: TOKEN}, pool(play.state.side(step.seat)), pool(side), "card")


# ── units ─────────────────────────────────────────────────────────────────────────────────────────


def victims(state: TinyEpic, step: Step, op: ops.Eliminate) -> tuple[str, ...]:
    """Units that may be eliminated, as domain, house and kind; final units never (TE-8.6, TE-12.15).

    Where it is done only `if_possible`, a domain without any is named with nobody.
    """
    domains = _domains(state, step, op)
    found = tuple(
        f"{domain}:{house}:{what}"
        for domain in domains
        for house, force in control.here(state, domain).items()
        if _aimed_at(state, step, op, house) and not control.final(state, house)
        for what in _kinds(op, force)
        if not (what == "hero" and control.lasting(state, house))
    )
    found = (*found, *(f"{domain}:white_walker:walker" for domain in dead.walkers(state, step, op, domains)))
    bare = [d for d in domains if op.if_possible and not any(one.startswith(f"{d}:") for one in found)]
    return (*found, *(f"{domain}:{control.holder(state, domain)}:nobody" for domain in bare))


def eliminate(play: Draft[TinyEpic], _step: Step, op: ops.Eliminate, chosen: str) -> None:
    domain, house, what = chosen.split(":")
    if what == "nobody":
        return
    if what == "walker":
        play.emit(WalkerFell(domain=domain))
        return
    reward = 0 if op.no_reward else op.reward_multiplier
    verbs.send_home(play, house, units.KINDS[what], domain, reward)


def _kinds(op: ops.Eliminate, force: Force) -> Iterator[str]:
    """Dragons are Heroes here, and Eggs are nothing (TE-12.14, `what`)."""
    if force.tokens and op.what != "hero":
        yield "token"
    if op.what != "power_token":
        yield from (kind for kind in units.kinds(force) if kind.startswith(("hero", "dragon")))


def _domains(state: TinyEpic, step: Step, op: ops.Eliminate) -> tuple[str, ...]:
    links = tuple(domain for domain in state.links if domain not in op.not_in)
    near = {n for d in control.domains(state, step.seat) for n in state.links[d]}
    spared = {d for d in links if op.if_possible and treaty.lords(state, d)}
    match op.where:
        case "kings_landing":
            return (KINGS_LANDING,)
        case "chosen_adjacent_domain":
            return tuple(
                d
                for d in links
                if d in near - spared and d != KINGS_LANDING and control.hostile(state, step.seat, d)
            )
    return links


def _aimed_at(state: TinyEpic, step: Step, op: ops.Eliminate, house: str) -> bool:
    own = state.lords[step.seat].house
    if op.own_house_only:
        return house == own
    side = control.side_of(state, house)
    match op.owner:
        case "self":
            return house in control.houses(state, step.seat)  # TE-15.34: nobody else's of the Treaty
        case "another_player":
            if state.options.treaty:
                return dead.poisoned(state, step, house)
            return side in treaty.others(state, step.seat) and _leverage(state, step, side)
        case "sole_leader":
            return side == sole_leader(state)
    return not state.options.treaty or house == own or house in state.np


def _leverage(state: TinyEpic, step: Step, side: str) -> bool:
    """TE-12.11: where a card asks for it, a token or the throne that matches an ally of the target."""
    if not needs_leverage(step):
        return True
    mine = state.side(step.seat)
    return any(control.pool_with_throne(state, mine, house) for house in control.allied(state, side))


def sole_leader(state: TinyEpic) -> str | None:
    """The side that alone has the highest score."""
    best = max(purse.score for purse in state.purses.values())
    leaders = [side for side, purse in state.purses.items() if purse.score == best]
    return leaders[0] if len(leaders) == 1 else None


# ── actions ───────────────────────────────────────────────────────────────────────────────────────


def bound(step: Step, op: ops.AnyOp) -> ops.AnyOp:
    """The operation with the domain that the step before has named in it (TE-12.14, `that_domain`)."""
    domain = step.notes[-1].split(":")[0] if step.notes else ""
    match op:
        case ops.Recruit(place="that_domain"):
            return changed(op, place=domain)
        case ops.March(source="that_domain"):
            return changed(op, source=domain)
    return op


def may_move(state: TinyEpic, step: Step, op: ops.Movement) -> bool:
    return moves.possible(state, step.seat, op)


def may_recruit(state: TinyEpic, step: Step, op: ops.Recruit) -> bool:
    return recruits.may(state, step.seat, op)


def may_plot(state: TinyEpic, step: Step, op: ops.Plot) -> bool:
    return bool(plots.cards(state, step.seat, op))


def may_whisper(state: TinyEpic, step: Step, _op: ops.Whisper) -> bool:
    return whispers.possible(state, step.seat)


def may_play(state: TinyEpic, step: Step, _op: ops.PlayEvent) -> bool:
    return bool(playable(state, step.seat, step.following))


HANDLERS: Mapping[str, Handler] = {
    "gain_gold": Sure(gain_gold),
    "pay_gold": Sure(pay_gold, can_pay, price=True),
    "others_gain_gold": Sure(others_gain_gold),
    "gain_gold_per": Sure(gain_gold_per),
    "gain_gold_if": Sure(gain_gold_if),
    "gain_gold_if_no_battle": Sure(gain_gold_if_no_battle),
    "gold_to_max": Sure(gold_to_max),
    "gain_vp": Sure(gain_vp),
    "lose_vp": Sure(lose_vp, can_lose_vp, price=True),
    "gain_vp_per": Sure(gain_vp_per),
    "draw_cards": Sure(hands.draw_cards, hands.may_draw, chancy=True),
    "discard_to_limit": Sure(hands.discard_to_limit, chancy=True),
    "keep_in_play": Sure(hands.keep_in_play),
    "buy_vp": Chosen(purchases, buy_vp, "TE-12.2"),
    "ally_return": Chosen(own_tokens, ally_return, "TE-12.2", returns),
    "ally_give": Chosen(tokens.gifts, tokens.ally_give, "TE-12.2"),
    "ally_take_random": Sure(tokens.ally_take_random, tokens.may_take_random, chancy=True),
    "ally_take_from_map": Chosen(tokens.on_map, tokens.ally_take_from_map, "TE-12.15"),
    "ally_take": Chosen(pools, ally_take, "TE-12.14", takes),
    "ally_swap": Chosen(swaps, ally_swap, "TE-12.2"),
    "remove_from_ally_pool": Chosen(others_tokens, remove_from_ally_pool, "TE-12.2", lambda op: int(op.max)),
    "eliminate": Chosen(victims, eliminate, "TE-12.15"),
    "march": Action(may_move),
    "sail": Action(may_move),
    "march_or_sail": Action(may_move),
    "army_move": Action(may_move),
    "move_hero_alone": Action(may_move),
    "gather_move": Action(may_move),
    "retreat_all": Sure(upheavals.retreat_all, chancy=True),
    "capture_token": Sure(upheavals.capture_token, chancy=True),
    "kl_controller_lose_gold_or_retreat": Sure(upheavals.unjust_trial, chancy=True),
    "explore": Sure(upheavals.explore, chancy=True),
    "alliance_now": Chosen(upheavals.alliances, upheavals.ally, "TE-12.15"),
    "if_own_hero_card_in_hand": Branch(upheavals.own_hero),
    "recover_hero_card": Sure(upheavals.recover, upheavals.may_recover),
    "place_eggs": Chosen(arrivals.nests, arrivals.place_egg, "TE-12.18", arrivals.eggs),
    "place_own_hero": Chosen(arrivals.landings, arrivals.place_own_hero, "TE-12.18"),
    "recruit": Action(may_recruit),
    "plot": Action(may_plot),
    "whisper": Action(may_whisper),
    "event": Action(may_play),
}
"""By operation: one for each that a card has."""


def can(state: TinyEpic, step: Step, op: ops.AnyOp) -> bool:
    """Whether a step can be carried out as things stand."""
    return HANDLERS[op.op].can(state, step, bound(step, op))


def brings(state: TinyEpic, step: Step, op: ops.AnyOp) -> bool:
    """Whether anything comes of a step that can be carried out, as far as it is known beforehand (TE-0.6)."""
    match HANDLERS[op.op]:
        case Sure(chancy=False) as sure:
            return _done(state, sure.do, step, op) is not state
    return True


def values(state: TinyEpic, step: Step, op: ops.AnyOp, rest: tuple[ops.AnyOp, ...]) -> tuple[str, ...]:
    """What may be chosen for a step: what leaves the steps after it possible that are not optional (TE-4.13)."""
    chosen = HANDLERS[op.op]
    assert isinstance(chosen, Chosen)
    found = chosen.values(state, step, op)
    if all(later.optional or isinstance(HANDLERS[later.op], Sure) for later in rest):
        return found
    able = (
        value
        for value in found
        if _Trial(state).works(_done(state, chosen.do, step, op, value), _noted(step, value), rest, True)
    )
    return tuple(able) or found


@last
def playable(state: TinyEpic, seat: Seat, following: bool) -> tuple[str, ...]:
    """Cards in a hand that may be played for their event (TE-12.13, TE-12.16)."""
    return tuple(card for card in control.hand(state, seat) if may_be_played(state, seat, card, following))


def may_be_played(state: TinyEpic, seat: Seat, card: str, following: bool) -> bool:
    """Whether a card of a hand may: its conditions are met, its steps can be carried out (TE-12.13, TE-12.16)."""
    if not all(met(state, seat, name) for name in CARDS[card].requires):
        return False
    trial = _Trial(_on_table(state, seat, card))
    return trial.works(trial.start, made(Step, seat=seat, card=card, following=following), CARDS[card].steps)


def aims(state: TinyEpic, seat: Seat, card: str, following: bool) -> tuple[str, ...]:
    """What the first choice of a card may be, if nothing but sure steps comes before it (TE-0.11)."""
    state, step = _on_table(state, seat, card), Step(seat=seat, card=card, following=following)
    steps = CARDS[card].steps
    for place, op in enumerate(steps):
        match HANDLERS[op.op]:
            case Sure(chancy=False) as sure:
                state = _done(state, sure.do, step, op)
            case Chosen():
                return values(state, step, op, steps[place + 1 :])
            case _:
                return ()
    return ()


DRAWING, OF_HAND = ("whisper", "draw_cards"), ("plot", "event")
"""Operations that bring new cards, and those that may depend on them."""


class _Trial:
    """A dry run: the steps of a card in order, each on what the ones before it would leave."""

    def __init__(self, start: TinyEpic) -> None:
        self.start = start
        self.unseen = False
        """Whether cards have been drawn that a later step may need (TE-12.16)."""

    def works(self, state: TinyEpic, step: Step, todo: tuple[ops.AnyOp, ...], acts: bool = False) -> bool:
        """Whether some choices carry out all that is not optional, and anything comes of it (`acts`) but what it costs.

        What chance, battles or the player's own actions bring is not tried: it counts as a change.
        """
        if not todo:
            return acts
        op, rest = bound(step, todo[0]), todo[1:]
        handler = HANDLERS[op.op]
        if self.unseen and op.op in OF_HAND:
            return self.works(state, step, rest, True)
        if not handler.can(state, step, op):
            return op.optional and self.works(state, step, rest, acts)
        self.unseen = self.unseen or op.op in DRAWING
        match handler:
            case Branch():
                return self.works(state, step, (*handler.steps(state, step, op), *rest), acts)
            case Sure(chancy=False):
                done = _done(state, handler.do, step, op)
                return self.works(done, step, rest, acts or (not handler.price and done != state))
            case Chosen() if rest:
                return any(
                    self.works(_done(state, handler.do, step, op, value), _noted(step, value), rest, True)
                    for value in handler.values(state, step, op)
                )
        return self.works(state, step, rest, True)


def _done(state: TinyEpic, do: Callable[..., None], *args: object) -> TinyEpic:
    """The state once a step is carried out."""
    play = Draft(then, state, NOTHING)
    do(play, *args)
    return play.state


def _noted(step: Step, value: str) -> Step:
    return changed(step, notes=(*step.notes, value))


def _on_table(state: TinyEpic, seat: Seat, card: str) -> TinyEpic:
    """The state with a card of a hand in use."""
    lord = state.lords[seat]
    hand = tuple(one for one in lord.hand if one != card)
    return changed(state, lords=put(state.lords, seat, changed(lord, hand=hand)), table=(*state.table, card))


class _Nothing:
    """No chance: a dry run takes none, and what it draws is not looked at."""

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        raise LookupError(why)

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


NOTHING = _Nothing()
