"""A Scene as the whole board in words, as a list."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.rules.contract import Area, Scene, Text
from render.base.geometry import geometry, regions
from render.words.said import Say
from render.words.told import names_of, news_of, noted, row_of, standing, tokens_on


def board_text(scene: Scene, say: Say, beside: Mapping[str, str] = MappingProxyType({})) -> str:
    """The whole board as markdown: every place with its owner's letter, its count and its marks, by domain where the
    board has some, else by region.

    `beside` is what stands below the name of such a group, such as what it brings. Groups that are not in play at all
    are but named, in the end.
    """
    areas = {area.id: area for area in scene.areas}
    names = names_of(scene)
    lines = [f"- {standing(scene, side, say)}" for side in scene.sides]
    lines += [f"- {said}" for said in (*news_of(scene, say, names), row_of(scene, say)) if said]
    lines.append(f"-# {say(Text(key='picture-legend'))}")
    closed = []
    for board in scene.boards:
        for heading, members in _domains(board) or _groups(board):
            there = [areas[name] for name in members if name in areas]
            if heading and there and all("closed" in area.marks for area in there):
                closed.append(noted(heading, [names[area.id] for area in there]))
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
    names, sides = names_of(scene), {side.id: say(side.label) for side in scene.sides}
    return {
        names.get(area.id, area.id): (
            sides.get(area.side or "", "–"),
            *(() if area.count is None else (str(area.count),)),
            *tokens_on(scene, area.id, area.side, say),
        )
        for area in scene.areas
    }


def ways_text(scene: Scene, say: Say, number: int) -> str:
    """What is next to what on the board of this number, as markdown: the lines that a picture draws between places."""
    board = scene.boards[number]
    shape, names, there = geometry(board), names_of(scene), {area.id for area in scene.areas}
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


def _domains(board: str) -> list[tuple[str, tuple[str, ...]]]:
    """The territories of a board by domain."""
    return [(domain.name, domain.territories) for domain in geometry(board).domains]


def _groups(board: str) -> list[tuple[str, tuple[str, ...]]]:
    """The territories of a board by region; those of no region at the end."""
    groups = [(region.name, region.territories) for region in regions(board)]
    grouped = {name for _, members in groups for name in members}
    rest = tuple(name for name in geometry(board).territories if name not in grouped)
    return [*groups, ("", rest)] if rest else groups


def _line(scene: Scene, name: str, area: Area, say: Say) -> str:
    letters = {side.id: side.letter for side in scene.sides}
    owner = letters.get(area.side or "", "–")
    count = "" if area.count is None else f" {area.count}"
    notes = [say(Text(key=f"picture-mark-{mark}")) for mark in area.marks]
    notes += tokens_on(scene, area.id, area.side, say)
    if area.id in scene.changed:
        notes.append(say(Text(key="picture-mark-changed")))
    return noted(f"- {name}: **{owner}**{count}", notes)


def _seals(scene: Scene, board: str, say: Say) -> list[str]:
    """Who holds domains and regions, and what is on the Wall."""
    shape = geometry(board)
    lines = []
    for kind, groups in (("domain", shape.domains), ("region", shape.regions)):
        for group in groups:
            tokens = tuple(tokens_on(scene, f"{kind}:{group.id}", None, say))
            if tokens:
                lines.append(
                    "- " + say(Text(key="picture-seal", args={"place": group.name, "tokens": tokens}))
                )
    if there := tuple(tokens_on(scene, "wall", None, say)) if shape.wall else ():
        lines.append("- " + say(Text(key="picture-wall", args={"tokens": there})))
    return lines
