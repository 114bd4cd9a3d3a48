"""A Scene in words: alternative text for the picture, and the whole board as a list."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.rules.contract import Area, Scene, Side, Text
from render.base.geometry import geometry, regions
from render.words.said import LONGEST, Say, clipped

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
    names, row = _names(scene), _row(scene, say)
    title = f"{say(scene.title)}, {say(scene.corner)}."
    headline = "" if scene.caption is None else f"{say(scene.caption).removesuffix('.')}."
    news, shares = _news(scene, say, names), _shares(scene, say)
    standings = [_standing(scene, side, say, whole=False) for side in scene.sides]
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
    short = [_standing(scene, side, say, whole=False, most=FEW) for side in scene.sides]
    yield [*head, *short, *rest]
    yield [head[0], *short, *rest]
    for most, widest in TIGHT:
        tight = [_standing(scene, side, say, whole=False, most=most, widest=widest) for side in scene.sides]
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
    names = _names(scene)
    return " ".join(filter(None, (*_held(only, say, names), _besides(only, say, names))))


def board_text(scene: Scene, say: Say, beside: Mapping[str, str] = MappingProxyType({})) -> str:
    """The whole board as markdown: every place with its owner's letter, its count and its marks, by domain where the
    board has some, else by region.

    `beside` is what stands below the name of such a group, such as what it brings. Groups that are not in play at all
    are but named, in the end.
    """
    areas = {area.id: area for area in scene.areas}
    names = _names(scene)
    lines = [f"- {_standing(scene, side, say)}" for side in scene.sides]
    lines += [f"- {said}" for said in (*_news(scene, say, names), _row(scene, say)) if said]
    lines.append(f"-# {say(Text(key='picture-legend'))}")
    closed = []
    for board in scene.boards:
        for heading, members in _domains(board) or _groups(board):
            there = [areas[name] for name in members if name in areas]
            if heading and there and all("closed" in area.marks for area in there):
                closed.append(_with(heading, [names[area.id] for area in there]))
                continue
            lines += [f"### {heading}"] if heading else [""]
            lines += [f"-# {beside[heading]}"] if heading in beside else []
            lines += [_line(scene, names[name], areas[name], say) for name in members if name in areas]
        if seals := _seals(scene, board, say):
            lines += ["", *seals]
    if closed:
        lines += ["", "-# " + say(Text(key="picture-not-in-play", args={"places": tuple(closed)}))]
    lines += [_line(scene, area.id, area, say) for area in scene.areas if area.id not in names]
    return "\n".join(lines).strip()


def places_text(scene: Scene, say: Say) -> dict[str, tuple[str, ...]]:
    """What stands in each place, by the place's name: whose it is, the count, what lies there."""
    names, sides = _names(scene), {side.id: say(side.label) for side in scene.sides}
    return {
        names.get(area.id, area.id): (
            sides.get(area.side or "", "–"),
            *(() if area.count is None else (str(area.count),)),
            *_tokens(scene, area.id, area.side, say),
        )
        for area in scene.areas
    }


def ways_text(scene: Scene, say: Say, number: int) -> str:
    """What is next to what on the board of this number, as markdown: the lines that a picture draws between places."""
    board = scene.boards[number]
    shape, names, there = geometry(board), _names(scene), {area.id for area in scene.areas}
    by_land = shape.roads or [border for border in shape.borders if border.kind != "limit"]
    pairs = [(way.between, False) for way in by_land] + [(way.between, True) for way in shape.lanes]
    ways: dict[str, list[tuple[bool, str]]] = {}
    for (one, other), sea in pairs:
        if one in there and other in there and not shape.walled(one, other):
            ways.setdefault(one, []).append((sea, names[other]))
            ways.setdefault(other, []).append((sea, names[one]))
    lines = []
    for heading, members in _groups(board):
        lines += [f"### {heading}"] if heading else [""]
        for name in filter(there.__contains__, members):
            found = sorted(ways.get(name, ()))
            by_sea = tuple(other for sea, other in found if sea)
            near = [other for sea, other in found if not sea]
            near += [say(Text(key="picture-by-sea", args={"places": by_sea}))] if by_sea else []
            lines.append(f"- {names[name]}: {', '.join(near) or '–'}")
    ports = sorted({names[end] for way in shape.voyages for end in way.between if end in there})
    lines += [say(Text(key="picture-ships", args={"places": tuple(ports)}))] if ports else []
    return "\n".join(lines).strip()


def _names(scene: Scene) -> dict[str, str]:
    return {
        name: territory.label.name
        for board in scene.boards
        for name, territory in geometry(board).territories.items()
    }


def _domains(board: str) -> list[tuple[str, tuple[str, ...]]]:
    """The territories of a board by domain."""
    return [(domain.name, domain.territories) for domain in geometry(board).domains]


def _groups(board: str) -> list[tuple[str, tuple[str, ...]]]:
    """The territories of a board by region; those of no region at the end."""
    groups = [(region.name, region.territories) for region in regions(board)]
    grouped = {name for _, members in groups for name in members}
    rest = tuple(name for name in geometry(board).territories if name not in grouped)
    return [*groups, ("", rest)] if rest else groups


def _figure(scene: Scene, say: Say, key: str, value: int) -> str:
    """A figure in words: every rule set says its own, under keys that begin with its id, as its title's does."""
    return say(Text(key=f"{scene.title.key.partition('-')[0]}-figure-{key}", args={"count": value}))


def _standing(
    scene: Scene, side: Side, say: Say, *, whole: bool = True, most: int | None = None, widest: int = LONGEST
) -> str:
    """How a side stands, in its first `most` figures; what it has none of only if the `whole` is wanted.

    Its name is cut to `widest` letters.
    """
    shown = side.figures[:most]
    had = shown if whole else [one for one in shown if one.value] or shown[:1]
    figures = ", ".join(_figure(scene, say, figure.key, figure.value) for figure in had)
    said = Text(
        key="picture-side",
        args={
            "letter": side.letter,
            "side": clipped(say(side.label), widest),
            "figures": figures or "none",
            "state": "out" if side.out else "active" if side.active else "in",
        },
    )
    return say(said)


def _news(scene: Scene, say: Say, names: Mapping[str, str]) -> list[str]:
    """What the last turn did, a sentence for each place that somebody came from; of what changed hands the rest."""
    marched: dict[tuple[str, str], dict[str, None]] = {}
    for arrow in scene.arrows:
        kind = arrow.kind if arrow.kind in ("attack", "conquest") else "move"
        marched.setdefault((kind, arrow.source), {})[arrow.target] = None
    taken = {place for (kind, _), targets in marched.items() if kind == "conquest" for place in targets}
    told = []
    if rest := tuple(names.get(name, name) for name in scene.changed if name not in taken):
        told.append(say(Text(key="picture-changed", args={"places": rest})))
    for (kind, source), targets in marched.items():
        ends: dict[str, str | int | tuple[str, ...]] = {
            "source": names.get(source, source),
            "targets": tuple(names.get(target, target) for target in targets),
            "count": len(targets),
        }
        told.append(say(Text(key=f"picture-{kind}", args=ends)))
    return told


def _held(scene: Scene, say: Say, names: Mapping[str, str]) -> list[str]:
    """Who holds what, a sentence for each side that holds anything; before the first number what it is."""
    held = [said for side in scene.sides if (said := _holdings(scene, side, say, names))]
    if held and any(area.count for area in scene.areas):
        held[0] = f"{say(Text(key='picture-counts'))} {held[0]}"
    return held


def _holdings(scene: Scene, side: Side, say: Say, names: Mapping[str, str]) -> str:
    held = tuple(
        _with(
            f"{names.get(area.id, area.id)} {area.count if area.count is not None else ''}".strip(),
            _tokens(scene, area.id, area.side, say),
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
        _with(names.get(area.id, area.id), tokens)
        for area in scene.areas
        if area.side not in sides and (tokens := _tokens(scene, area.id, area.side, say))
    )
    return say(Text(key="picture-besides", args={"places": held})) if held else ""


def _row(scene: Scene, say: Say) -> str:
    """What lies in the places beside the board."""
    places = "; ".join(say(slot.label) for slot in scene.beside if slot.label is not None)
    return say(Text(key="picture-beside", args={"places": places})) if places else ""


def _line(scene: Scene, name: str, area: Area, say: Say) -> str:
    letters = {side.id: side.letter for side in scene.sides}
    owner = letters.get(area.side or "", "–")
    count = "" if area.count is None else f" {area.count}"
    notes = [say(Text(key=f"picture-mark-{mark}")) for mark in area.marks]
    notes += _tokens(scene, area.id, area.side, say)
    if area.id in scene.changed:
        notes.append(say(Text(key="picture-mark-changed")))
    return _with(f"- {name}: **{owner}**{count}", notes)


def _with(said: str, notes: Sequence[str]) -> str:
    return f"{said} ({', '.join(notes)})" if notes else said


def _tokens(scene: Scene, place: str, owner: str | None, say: Say) -> list[str]:
    """What lies on a place; with the letter of its side where that is not the owner's."""
    letters = {side.id: side.letter for side in scene.sides}
    found = []
    for token in scene.tokens:
        if token.area == place:
            kind = say(Text(key=f"picture-token-{token.kind}"))
            if token.label is not None:
                kind = say(Text(key="picture-token-named", args={"name": say(token.label), "kind": kind}))
            if token.side is not None and token.side != owner:
                letter = letters.get(token.side, token.side)
                kind = say(Text(key="picture-token-of", args={"kind": kind, "letter": letter}))
            found.append(f"{kind} ×{token.count}" if token.count > 1 else kind)
    return found


def _seals(scene: Scene, board: str, say: Say) -> list[str]:
    """Who holds domains and regions, and what is on the Wall."""
    shape = geometry(board)
    lines = []
    for kind, groups in (("domain", shape.domains), ("region", shape.regions)):
        for group in groups:
            tokens = tuple(_tokens(scene, f"{kind}:{group.id}", None, say))
            if tokens:
                lines.append(
                    "- " + say(Text(key="picture-seal", args={"place": group.name, "tokens": tokens}))
                )
    if there := tuple(_tokens(scene, "wall", None, say)) if shape.wall else ():
        lines.append("- " + say(Text(key="picture-wall", args={"tokens": there})))
    return lines
