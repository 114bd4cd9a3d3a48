"""A few words beside a choice: castles and units of a place, what a House can do, what a face or an icon means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat, Text
from bot.rules.kit.offers import Filled
from bot.rules.tiny_epic.legal import control, plots, recruits, units
from bot.rules.tiny_epic.legal.plots import WALKER
from bot.rules.tiny_epic.model.army import decode, members
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, FACES, HOUSES
from bot.rules.tiny_epic.model.ops import DIE, Plot
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.show import abandoned, forecast
from bot.rules.tiny_epic.show.cards import icon
from bot.rules.tiny_epic.show.outlook import MOVES, TEACHES, owes, played
from bot.rules.tiny_epic.show.view import TinyEpicView

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

FACED = {("draft", "die"), ("place", "die"), ("place", "slot")}
"""The choices whose values are faces of dice."""


def beside(view: TinyEpicView, kind: str, field: str, value: str, filled: Filled) -> Iterator[Text]:
    """What stands beside `value`, part by part; `filled` is what is chosen already."""
    if (kind, field) == ("house", "house") and value in HOUSES:
        yield Text(key="tiny_epic-beside-home", args={"domain": HOUSES[value].home_domain})
        if not owes(view, "mate"):  # a Teammate turns no dice
            yield _ability(value)
    elif (kind, field) in FACED and value == "recruit" and view.viewer is not None and (why := _idle(view)):
        args = {"why": why, "shared": int(view.known.options.treaty)}
        yield Text(key="tiny_epic-beside-nobody", args=args)
    elif (kind, field) in FACED and value in FACES and view.round <= TEACHES:
        yield Text(key=f"tiny_epic-beside-{value}")
    elif kind == "commit" and value in CARDS and CARDS[value].battle.kind != "strength":
        yield Text(key=f"tiny_epic-beside-{CARDS[value].battle.kind}")
        if view.viewer is not None:
            yield from _given_up(abandoned.by_retreat(view.known, view.viewer, value)[1])
    elif kind == "lose" and view.viewer is not None:
        yield from _comfort(view, value)
    elif (kind, field) in (("plot", "card"), ("plot", "shield")) and view.viewer is not None:
        yield from _only_way(view.known, view.viewer, field, value)
    elif (kind, field) == ("plot", "target") or (kind == "choose" and owes(view, "tribute")):
        yield from _pools(view.known, kind, value)
    elif kind == "choose" and owes(view, "tie") and value in view.known.np:
        yield from _pools(view.known, kind, value) if view.known.options.treaty else _both(view, value)
    elif field == "what" and view.viewer is not None and (card := played(view.known, filled)):
        yield from _given_up(abandoned.by_unit(view.known, view.viewer, card, value)[1])
    elif field == "army" and view.viewer is not None:
        yield from _left(view.known, view.viewer, filled, value)
        if kind in MOVES:
            yield from _fight(view.known, view.viewer, filled, value)
    elif (kind, field) == ("whisper", "cards") and value in CARDS:
        yield Text(key="tiny_epic-beside-thrown", args={"icon": icon(value)})
    elif value in DOMAINS and view.viewer is not None:
        yield from _place(view, value)


def _ability(house: str) -> Text:
    """What a House can do with a die."""
    ability = HOUSES[house].die_ability
    if ability.type == "reroll":
        return Text(key="tiny_epic-beside-throw", args={"gold": ability.cost})
    faces = tuple(f"face-{one}" for one in ability.faces)
    every = ("face-any",) if len(faces) == len(FACES) else faces
    return Text(key="tiny_epic-beside-set", args={"gold": ability.cost, "either": every})


def _idle(view: TinyEpicView) -> str:
    """Why nobody can be recruited by a die."""
    assert view.viewer is not None
    return recruits.idle(view.known, view.viewer, DIE["recruit"])


def _comfort(view: TinyEpicView, unit: str) -> Iterator[Text]:
    """What the viewer gets for a unit of theirs that goes back to its mat (TE-8.2 to TE-8.4, TE-13.8)."""
    state, seat = view.known, view.viewer
    assert seat is not None
    if unit.startswith("dragon-"):
        yield Text(key="tiny_epic-beside-comfort-dragon")
    if unit not in state.stock and unit not in state.heroes.values():
        return
    house, force = units.read(state, unit)
    owned = control.owner(state, house) is not None
    if force.hero and control.side_of(state, house) == state.side(seat):
        yield Text(key="tiny_epic-beside-comfort-hero", args={"gold": 2 if owned else 1})
    elif force.tokens and owned and (track := HOUSES[house].force_track):
        reward = track[len(track) - state.stock[house] - 1].reward
        yield Text(key="tiny_epic-beside-comfort-token", args={"reward": reward})


def _only_way(state: TinyEpic, seat: Seat, field: str, value: str) -> Iterator[Text]:
    """What a card or a shield is for if one press does the one thing that it allows; of a card, also the price."""
    op = getattr(state.stack[-1], "op", None)
    if not isinstance(op, Plot) or (field == "card" and value not in CARDS):
        return
    open_ = (value,) if field == "shield" else plots.shields(state, seat, op, CARDS[value].shields)
    ways = [(shield, target) for shield in open_ for target in plots.targets(state, seat, op, shield)]
    if len(ways) != 1:
        return
    ((shield, target),) = ways
    if field == "card":
        yield Text(key="tiny_epic-beside-price", args={"gold": plots.cost(state, seat, op, shield, target)})
    if target == WALKER:
        yield Text(key="tiny_epic-beside-walker-goes")
    elif target in state.np and {target} != {shield, *(CARDS[value].shields if field == "card" else ())}:
        yield Text(key="tiny_epic-beside-for", args={"house": f"shield-{target}"})


def _pools(state: TinyEpic, kind: str, what: str) -> Iterator[Text]:
    """How many tokens of a House the Treaty and the Night King have, and what a shield takes out of his Terror Pool:
    a token where none is left to be won, or a White Walker (TE-15.9c)."""
    if state.night is None:
        return
    if what == WALKER:
        yield Text(key="tiny_epic-beside-walker", args={"count": state.night.terror})
        return
    ours, his = state.purses[TREATY].pool, state.purses[NIGHT].pool
    yield Text(key="tiny_epic-beside-pools", args={"ours": ours.get(what, 0), "his": his.get(what, 0)})
    if kind == "plot" and not state.stock[what]:
        yield Text(key="tiny_epic-beside-from-terror")


def _both(view: TinyEpicView, house: str) -> Iterator[Text]:
    """How many tokens of a House the Rival and the viewer have."""
    state, seat = view.known, view.viewer
    assert seat is not None
    his, ours = state.purses[RIVAL].pool, state.purse(seat).pool
    args = {"ours": ours.get(house, 0), "his": his.get(house, 0)}
    yield Text(key="tiny_epic-beside-both-pools", args=args)


def _left(state: TinyEpic, seat: Seat, filled: Filled, code: str) -> Iterator[Text]:
    """What is given up where this army is all there is (TE-5.8)."""
    source, target = str(filled.get("source", "")), str(filled.get("target", ""))
    if army := decode(code):
        yield from _given_up(abandoned.by(state, seat, source, army, target))


def _fight(state: TinyEpic, seat: Seat, filled: Filled, code: str) -> Iterator[Text]:
    """How strong this army would fight there, and how likely it wins with the best card in hand: the choice of an army
    is the last before the battle."""
    source, target, army = str(filled.get("source", "")), str(filled.get("target", "")), decode(code)
    if not army or target not in DOMAINS or not control.hostile(state, seat, target):
        return
    if (clash := forecast.ahead(state, seat, source, target, army)) is None:
        ours = forecast.coming(state, seat, source, target, army)
        yield Text(key="tiny_epic-beside-strength", args={"ours": ours})
        return
    cards = (None, *control.hand(state, seat))
    won = round(100 * max(forecast.odds(state, clash, card).won for card in cards))
    args = {"ours": clash.ours, "theirs": clash.theirs, "won": won}
    yield Text(key="tiny_epic-beside-clash", args=args)


def _given_up(what: str) -> Iterator[Text]:
    if what:
        yield Text(key=f"tiny_epic-beside-leaves-{what}")


def _place(view: TinyEpicView, domain: str) -> Iterator[Text]:
    """Whether it has a castle, which tokens lie there, and who of the viewer's stands there; where the dead are
    sent, whoever does (TE-15.13)."""
    state, seat = view.known, view.viewer
    assert seat is not None
    if control.has_castle(state, domain):
        yield Text(key="tiny_epic-beside-castle")
    if state.night is not None and domain in state.night.hidden:
        yield Text(key="tiny_epic-beside-hidden")
    if state.night is not None and (tokens := state.night.open.get(domain)):
        yield Text(key="tiny_epic-beside-open", args={"tokens": tokens})
    stand = control.here(state, domain) if owes(view, "order") else control.mine(state, seat, domain)
    if stand:
        yield Text(key="tiny_epic-army", args={"army": members(stand, state.heroes)})
