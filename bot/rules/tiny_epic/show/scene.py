"""The map: who holds what, Heroes, the last moves."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Area, Party, Scene, Side, Slot, Text, Token
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import Army, Force, strength
from bot.rules.tiny_epic.model.facts import DOMAINS, FACES, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import night
from bot.rules.tiny_epic.show.cards import LETTERS
from bot.rules.tiny_epic.show.view import TinyEpicView

TIED = "rounds_"
"""How the reason begins where more than points decided: the last message has more room for it than a picture."""


def make_scene(view: TinyEpicView) -> Scene:
    """What to draw for the viewer of `view`."""
    state = view.known
    return Scene(
        boards=(f"tiny_epic/geometry/{_board(state)}",),
        title=Text(key="tiny_epic"),
        corner=view.phase,
        caption=_caption(state),
        sides=_sides(view),
        areas=tuple(_area(state, domain) for domain in state.links),
        tokens=tuple(_tokens(state)),
        arrows=state.trail,
        changed=_taken(state),
        beside=tuple(_beside(state)),
        winners=() if state.result is None else tuple(_party(state, one) for one in state.result.winners),
    )


def _board(state: TinyEpic) -> str:
    """The north is drawn where it is played, and the Wall as long as it stands (TE-15.9a)."""
    if state.night is None:
        return "westeros"
    return "westeros_beyond" if state.night.wall else "westeros_fallen"


def _caption(state: TinyEpic) -> Text | None:
    """How the game ended; else how it stands against the Night King; else what the last turn did."""
    if state.result is not None:
        short = "caption" if state.result.reason.startswith(TIED) else "reason"
        return Text(key=f"tiny_epic-{short}-{state.result.reason}")
    if state.night is not None:
        return night.caption(state)
    if taken := _taken(state):
        takers = {control.holder(state, place) for place in taken}
        if len(takers) > 1 or "" in takers or any(isinstance(frame, Battle) for frame in state.stack):
            return Text(key="tiny_epic-news-taken", args={"places": taken})
        return Text(key="tiny_epic-news-taken-by", args={"party": party(takers.pop()), "places": taken})
    for kind in ("attack", "move"):
        places = tuple(dict.fromkeys(arrow.target for arrow in state.trail if arrow.kind == kind))
        if places:
            return Text(key=f"tiny_epic-news-{kind}", args={"places": places})
    return None


def _taken(state: TinyEpic) -> tuple[str, ...]:
    """What the last turn took by battle."""
    return tuple(dict.fromkeys(arrow.target for arrow in state.trail if arrow.kind == "conquest"))


def _beside(state: TinyEpic) -> Iterator[Slot]:
    """The Action Mat, a coin where it is closed; the dice of players and of the Rival, free ones, those at the bottom
    (TE-3.1 to TE-3.3, TE-16.3)."""
    for slot in FACES:
        die = state.slots.get(slot)
        coin = "closed" if slot in state.coins else None
        lies = f"face-{die}" if die is not None else f"slot-{coin or 'free'}"
        label = Text(key="tiny_epic-slot", args={"slot": f"face-{slot}", "lies": lies})
        yield Slot(sign=f"face_{slot}", lies=f"face_{die}" if die is not None else coin, label=label)
    for seat, lord in enumerate(state.lords):
        said = Text(key="tiny_epic-dice-of", args={"seat": seat, "faces": _faces(lord.dice)})
        yield from _dice(lord.dice, said, side=lord.house)
    if (rival := state.rival) is not None:
        thrown = Text(key="tiny_epic-dice-thrown", args={"house": rival.house, "faces": _faces(rival.dice)})
        yield from _dice(rival.dice, thrown, side=rival.house)
    yield from _dice(state.dice, Text(key="tiny_epic-dice-free", args={"faces": _faces(state.dice)}))
    low = Text(key="tiny_epic-dice-bottom", args={"faces": _faces(state.bottom)})
    yield from _dice(state.bottom, low, sign="bottom")


def _faces(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"face-{die}" for die in dice)


def _dice(
    dice: tuple[str, ...], said: Text, sign: str | None = None, side: str | None = None
) -> Iterator[Slot]:
    """Dice that lie together; the first one has the words for all of them."""
    for place, die in enumerate(dice):
        yield Slot(sign=sign, side=side, lies=f"face_{die}", label=None if place else said)


def _party(state: TinyEpic, party: Party) -> str:
    """The side of the legend that has won."""
    if isinstance(party, int):
        return state.lords[party].house
    if party == NIGHT:
        return night.DEAD
    return state.rival.house if party == RIVAL and state.rival is not None else party


def _sides(view: TinyEpicView) -> tuple[Side, ...]:
    players = [
        Side(
            id=one.side,
            letter=LETTERS[one.side],
            label=Text(key="table-seat", args={"seat": one.seat}),
            seat=one.seat,
            figures=one.figures,
            active=one.seat == view.active,
            out=one.out,
        )
        for one in view.seats
        if one.side is not None
    ]
    others = [
        Side(
            id=night.DEAD if one.side == NIGHT else one.side,
            letter=LETTERS[one.side],
            label=_called(view.known, one.side),
            figures=one.figures,
        )
        for one in view.sides
        if one.side != TREATY
    ]
    return (*players, *others)


def _called(state: TinyEpic, house: str) -> Text:
    """What nobody's House is called: the Rival and a Teammate as such, and against the Night King on whose side the
    others are, for there all have their own colours (TE-15.27)."""
    if state.rival is not None and house == state.rival.house:
        part = "mate" if state.options.treaty else "rival"
        return Text(key=f"tiny_epic-house-{part}", args={"house": house})
    shield = control.shield(state, house) if state.night is not None else None
    key = {TREATY: "tiny_epic-house-ally", NIGHT: "tiny_epic-house-terrified"}.get(
        shield or "", "tiny_epic-house"
    )
    return Text(key=key, args={"house": house})


def _area(state: TinyEpic, domain: str) -> Area:
    """A domain in the colour of whoever holds it, a player's own house or an NP house without an ally, and how strong
    they are there."""
    side = control.holder(state, domain)
    if side == NIGHT:
        return Area(id=domain, side=night.DEAD, count=night.might(state, domain), marks=_marks(state, domain))
    standing = control.of_side(state, side, domain)
    return Area(
        id=domain,
        side=_colour(state, side, standing),
        count=strength(standing) or None,
        marks=_marks(state, domain),
    )


def _colour(state: TinyEpic, side: str, standing: Army) -> str | None:
    """The house in whose colour a domain is: that of a player or of a Rival who holds it; of the Treaty the player's
    who stands there, else its ally's."""
    own = [house for house in standing if house in state.own_houses(side)]
    if side == TREATY:
        return next(iter([*own, *standing]), None)
    return next(iter(state.own_houses(side)), side or None)


def _marks(state: TinyEpic, domain: str) -> tuple[str, ...]:
    """A castle, and the place of the Iron Throne."""
    if DOMAINS[domain].kind == "throne":
        return ("capital",)
    return ("castle",) if control.has_castle(state, domain) else ()


def _tokens(state: TinyEpic) -> list[Token]:
    """The Iron Throne where it stands; Power Tokens and Heroes by house, in listed order."""
    found = [Token(area=KINGS_LANDING, kind="throne"), *night.pieces(state)]
    for domain, army in state.units.items():
        for house in HOUSES:
            force = army.get(house)
            if force and force.tokens:
                found.append(Token(area=domain, kind="power_token", side=house, count=force.tokens))
            if force and force.hero:
                name = Text(key="tiny_epic-card", args={"card": state.heroes[house]})
                found.append(Token(area=domain, kind="hero", side=house, label=name))
            found += _beasts(domain, house, force) if force else []
    return found


def _beasts(domain: str, house: str, force: Force) -> list[Token]:
    """Dragons and Eggs, each under its colour."""
    named = [("dragon", colour) for colour in force.dragons] + [("egg", colour) for colour in force.eggs]
    return [
        Token(
            area=domain,
            kind=kind,
            side=house,
            label=Text(key="tiny_epic-beast", args={"unit": f"{kind}-{colour}"}),
        )
        for kind, colour in named
    ]
