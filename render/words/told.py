"""What every text of a Scene tells: the names of places, how a side stands, what the last turn did, what lies where."""

from collections.abc import Mapping, Sequence

from bot.rules.contract import Scene, Side, Text
from render.base.geometry import geometry
from render.words.said import LONGEST, Say, clipped


def names_of(scene: Scene) -> dict[str, str]:
    """The name of every place on its boards, by its id."""
    return {
        name: territory.label.name
        for board in scene.boards
        for name, territory in geometry(board).territories.items()
    }


def _figure(scene: Scene, say: Say, key: str, value: int) -> str:
    """A figure in words: every rule set says its own, under keys that begin with its id, as its title's does."""
    return say(Text(key=f"{scene.title.key.partition('-')[0]}-figure-{key}", args={"count": value}))


def standing(
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


def news_of(scene: Scene, say: Say, names: Mapping[str, str]) -> list[str]:
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


def row_of(scene: Scene, say: Say) -> str:
    """What lies in the places beside the board."""
    places = "; ".join(say(slot.label) for slot in scene.beside if slot.label is not None)
    return say(Text(key="picture-beside", args={"places": places})) if places else ""


def tokens_on(scene: Scene, place: str, owner: str | None, say: Say) -> list[str]:
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


def noted(said: str, notes: Sequence[str]) -> str:
    return f"{said} ({', '.join(notes)})" if notes else said
