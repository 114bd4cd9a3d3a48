"""A Scene as the alternative text of its picture."""

from collections.abc import Iterator, Mapping, Sequence

from bot.rules.contract import Scene, Side, Text
from render.base.geometry import regions
from render.words.said import LONGEST, Say, clipped
from render.words.told import names_of, news_of, noted, row_of, standing, tokens_on

FEW = 3
"""Figures that a standing has where there is no room for all: the first ones, which matter most."""

TIGHT = ((FEW, 32), (FEW, 24), (FEW, 16), (1, 16))
"""Figures, and letters of a side's name, where not even those few fit beside long names: its letter tells who it is."""


def alt_text(scene: Scene, say: Say, limit: int = LONGEST) -> str:
    """What a sighted player takes from the picture, in at most `limit` characters.

    What just happened, how everybody stands, who holds what. Where that is too long, everybody's standing and what each
    holds of a region go before single places, before the ways armies went, before the rest of the figures; names that
    are still too long are cut.
    """
    names, row = names_of(scene), row_of(scene, say)
    title = f"{say(scene.title)}, {say(scene.corner)}."
    headline = "" if scene.caption is None else f"{say(scene.caption).removesuffix('.')}."
    news, shares = news_of(scene, say, names), _shares(scene, say)
    standings = [standing(scene, side, say, whole=False) for side in scene.sides]
    places = [*_held(scene, say, names), _besides(scene, say, names)]
    whole = _joined([title, headline, *news, *standings, row, *places])
    if len(whole) <= limit:
        return whole
    parts: list[str] = []
    for parts in _shorter(scene, say, [title, headline], news, standings, [row, *shares]):
        if len(_joined(parts)) <= limit:
            break
    return _filled([*parts, *places], limit)


def _shorter(
    scene: Scene,
    say: Say,
    head: Sequence[str],
    news: Sequence[str],
    standings: Sequence[str],
    rest: Sequence[str],
) -> Iterator[list[str]]:
    """What is told where not every place can be, each shorter than the one before; made one by one: it takes long."""
    yield [*head, *news, *standings, *rest]
    yield [*head, *standings, *rest]
    short = [standing(scene, side, say, whole=False, most=FEW) for side in scene.sides]
    yield [*head, *short, *rest]
    yield [head[0], *short, *rest]
    for most, widest in TIGHT:
        tight = [standing(scene, side, say, whole=False, most=most, widest=widest) for side in scene.sides]
        yield [head[0], *tight, *rest]


def _joined(parts: Sequence[str]) -> str:
    return " ".join(filter(None, parts))


def _filled(parts: Sequence[str], limit: int) -> str:
    """The first of these parts, as many as there is room for."""
    text = ""
    for part in filter(None, parts):
        longer = f"{text} {part}".strip()
        if len(longer) > limit:
            return text or clipped(part, limit)
        text = longer
    return text


def cut_text(scene: Scene, say: Say, places: Sequence[str]) -> str:
    """Who holds some places, and with what: the words of a cut of the map."""
    only = scene.model_copy(update={"areas": tuple(area for area in scene.areas if area.id in places)})
    names = names_of(scene)
    return " ".join(filter(None, (*_held(only, say, names), _besides(only, say, names))))


def _held(scene: Scene, say: Say, names: Mapping[str, str]) -> list[str]:
    """Who holds what, a sentence for each side that holds anything; before the first number what it is."""
    held = [said for side in scene.sides if (said := _holdings(scene, side, say, names))]
    if held and any(area.count for area in scene.areas):
        held[0] = f"{say(Text(key='picture-counts'))} {held[0]}"
    return held


def _holdings(scene: Scene, side: Side, say: Say, names: Mapping[str, str]) -> str:
    held = tuple(
        noted(
            f"{names.get(area.id, area.id)} {area.count if area.count is not None else ''}".strip(),
            tokens_on(scene, area.id, area.side, say),
        )
        for area in scene.areas
        if area.side == side.id
    )
    return say(Text(key="picture-holds", args={"side": say(side.label), "places": held})) if held else ""


def _shares(scene: Scene, say: Say) -> list[str]:
    """How many places of each region each side holds, by its letter, a sentence for each region; before the first what
    it is."""
    owners = {area.id: area.side for area in scene.areas}
    told = []
    for region in (region for board in scene.boards for region in regions(board)):
        there = [owners.get(place) for place in region.territories]
        held = [f"{side.letter} {count}" for side in scene.sides if (count := there.count(side.id))]
        told += [f"{region.name}: {', '.join(held)}."] if held else []
    if told:
        told[0] = f"{say(Text(key='picture-shares'))} {told[0]}"
    return told


def _besides(scene: Scene, say: Say, names: Mapping[str, str]) -> str:
    """What lies on places that belong to none of the sides."""
    sides = {side.id for side in scene.sides}
    held = tuple(
        noted(names.get(area.id, area.id), tokens)
        for area in scene.areas
        if area.side not in sides and (tokens := tokens_on(scene, area.id, area.side, say))
    )
    return say(Text(key="picture-besides", args={"places": held})) if held else ""
