"""What all may know of the Night King and of the Treaty: figures, lines, pieces on the map (TE-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Figure, SideView, Text, Token
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model.army import Force, encode
from bot.rules.tiny_epic.model.facts import DOMAINS, RANGERS, TOKENS
from bot.rules.tiny_epic.model.night import GLASS, STEEL, Night, open_name
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

DEAD = "dead"
"""The style of the dead in pictures."""


def sides(state: TinyEpic) -> Iterator[SideView]:
    """The Treaty's goods, which its players share, and what the Night King has."""
    night = state.night
    if night is None:
        return
    treaty = state.purses[TREATY]
    castles = len(control.castles(state, TREATY))
    yield SideView(side=TREATY, figures=_figures(score=treaty.score, gold=treaty.gold, castles=castles))
    his = state.purses[NIGHT]
    yield SideView(
        side=NIGHT,
        figures=_figures(
            score=his.score,
            walkers=len(night.walkers),
            terror=night.terror + sum(his.pool.values()),
        ),
    )


def lines(state: TinyEpic) -> Iterator[Text]:
    """Where he is, how strong his dead are, the Terror Pool, the Ranger Cards that lie open, tokens that wait."""
    night = state.night
    if night is None:
        return
    yield _treaty(state)
    yield from _king(state, night)
    yield from _strength(night)
    yield from _pools(state, night)
    for number in range(state.round, night.shown + 1):
        card = RANGERS[night.rangers[number - 1]]
        args = {"round": number, "tokens": card.blue_tokens, "walkers": card.white_walkers}
        if card.night_king_attacks is None:
            yield Text(key="tiny_epic-ranger", args=args)
        else:
            yield Text(key="tiny_epic-ranger-attack", args={**args, "target": card.night_king_attacks})
    waiting = [(place, token) for place in state.links for token in night.open.get(place, ())]
    if waiting:
        waiting.sort(
            key=lambda one: TOKENS[one[1]].kind != "dragon_glass"
        )  # what he falls by is never cut off
        tokens = tuple(open_name(place, TOKENS[token].kind) for place, token in waiting)
        yield Text(key="tiny_epic-tokens-open", args={"count": len(tokens), "tokens": tokens})


def caption(state: TinyEpic) -> Text | None:
    """Both scores, and whether the Wall stands."""
    if state.night is None:
        return None
    return Text(
        key="tiny_epic-caption-wall" if state.night.wall else "tiny_epic-caption-fallen",
        args={"treaty": state.purses[TREATY].score, "dead": state.purses[NIGHT].score},
    )


def pieces(state: TinyEpic) -> Iterator[Token]:
    """The dead where they stand, castles that are destroyed, tokens face down and face up."""
    night = state.night
    if night is None:
        return
    yield from (Token(area=place, kind="white_walker", side=DEAD) for place in night.walkers)
    if night.king is not None:
        yield Token(area=night.king, kind="night_king", side=DEAD)
    if night.dragon is not None:
        yield Token(area=night.dragon, kind="ice_dragon", side=DEAD)
    yield from (Token(area=place, kind="ruin") for place in night.destroyed)
    yield from (Token(area=place, kind="hidden") for place in night.hidden)
    for place, tokens in night.open.items():
        yield from (Token(area=place, kind=TOKENS[token].kind) for token in tokens)


def might(state: TinyEpic, domain: str) -> int:
    """What whoever attacks the dead there meets, without cards."""
    night = dead.night_of(state)
    if night.king == domain:
        return dead.strength(state, "king", domain)
    return dead.strength(state, "ice_dragon" if night.dragon == domain else "walker", domain)


def open_names(kinds: dict[str, str]) -> dict[str, str]:
    """Those names, from what kinds of tokens are called."""
    return {
        open_name(domain.id, kind): f"{name} at {domain.name}"
        for domain in DOMAINS.values()
        for kind, name in kinds.items()
    }


def _figures(**figures: int) -> tuple[Figure, ...]:
    return tuple(Figure(key=key, value=value) for key, value in figures.items())


def _treaty(state: TinyEpic) -> Text:
    """What the players share."""
    castles, allies = control.castles(state, TREATY), control.allied(state, TREATY)
    pool = state.purses[TREATY].pool
    return Text(
        key="tiny_epic-treaty-has",
        args={
            "pool": len(pool),
            "tokens": _tokens(pool),
            "allied": len(allies),
            "allies": tuple(f"shield-{house}" for house in allies),
            "held": len(castles),
            "castles": castles,
        },
    )


def _tokens(pool: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"army-{encode({house: Force(tokens=count)})}" for house, count in pool.items())


def _king(state: TinyEpic, night: Night) -> Iterator[Text]:
    walkers = tuple(place for place in state.links if place in night.walkers)
    args = {"count": len(walkers), "walkers": walkers, "pool": night.pool}
    if night.king is None:
        yield Text(key="tiny_epic-night-away", args=args)
    else:
        yield Text(key="tiny_epic-night", args={**args, "domain": night.king})


def _strength(night: Night) -> Iterator[Text]:
    """What a White Walker and he are worth before cards, and what has been taken to weaken them."""
    yield Text(
        key="tiny_epic-night-strength",
        args={"walker": dead.walker(night), "king": dead.king(night, night.king)},
    )
    waits = "dragon-king" if night.phase > 1 else "dragon-place"
    yield Text(
        key="tiny_epic-night-arms",
        args={
            "glass": night.glass,
            "all_glass": GLASS,
            "steel": night.steel,
            "all_steel": STEEL,
            "dragon": night.dragon or waits,
        },
    )


def _pools(state: TinyEpic, night: Night) -> Iterator[Text]:
    pool = state.purses[NIGHT].pool
    if pool or night.terror:
        args = {"pool": len(pool), "tokens": _tokens(pool), "count": night.terror}
        yield Text(key="tiny_epic-terror-pool", args=args)
    if night.terrified:
        houses = tuple(f"shield-{house}" for house in state.np if house in night.terrified)
        yield Text(key="tiny_epic-terrified-houses", args={"houses": houses})
