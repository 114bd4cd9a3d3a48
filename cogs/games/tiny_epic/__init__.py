"""`/epic`: the moves of Tiny Epic Game of Thrones, and what to know before them."""

from collections.abc import Mapping, Sequence

from bot.rules.contract import SideView
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import DOMAINS
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.show import outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.rules.tiny_epic.show.view import TinyEpicView
from bot.words import Voice
from cogs.games.tiny_epic.stories import joined
from cogs.interaction import hints
from cogs.play.game_commands import group


def before(view: TinyEpicView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """The armies of a battle, what the cards do, one's gold."""
    return "\n".join(f"-# {say(text)}" for text in outlook.before(view, kind, filled))


def facing(view: TinyEpicView, say: Voice) -> str:
    """That there is nothing to be used, where somebody is asked all the same; in the first rounds why another's
    die is a question."""
    if view.my_prompt is not None and outlook.nothing_to_use(view):
        return "> " + say.key("tiny_epic-only-pass")
    follows = outlook.owes(view, "follow") and view.round <= outlook.TEACHES
    return "> " + say.key("tiny_epic-teach-follow") if follows else ""


def leaving(view: TinyEpicView, say: Voice) -> str:
    """Against the Night King the others go on, and only without anybody all is lost; alone it is at once (TE-21.8)."""
    state = view.known
    if state.options.treaty:
        others = sum(not lord.gone for lord in state.lords) > 1
        return say.key("tiny_epic-leaving-others" if others else "tiny_epic-leaving-night")
    return say.key("tiny_epic-leaving-rival") if state.options.rival else ""


def castle(view: TinyEpicView) -> tuple[str, ...]:
    """A castle where somebody stands."""
    held = (one for one in DOMAINS if control.has_castle(view.known, one) and control.here(view.known, one))
    return tuple(held)[:1]


def unplayed(side: SideView) -> bool:
    """Whether it is a House that nobody plays: not the Rival, the Treaty, the Night King."""
    return {figure.key for figure in side.figures} == {"pool", "units"}


def counted(say: Voice, sides: Sequence[SideView]) -> str:
    """How many units of each such House there are, those with as many told together."""
    alike = dict[tuple[tuple[str, int], ...], list[str]]()
    for side in sides:
        counts = tuple((figure.key, figure.value) for figure in side.figures)
        alike.setdefault(counts, []).append(f"shield-{side.side}")
    told = [
        say.key("tiny_epic-brief", count=len(houses), houses=tuple(houses), **dict(counts))
        for counts, houses in alike.items()
    ]
    return say.key("tiny_epic-in-one", sides="; ".join(told))


hints.HINTS[RULESET.id] = hints.Hints(
    before,
    lambda view, say, kind, filled, field, value: ", ".join(
        map(say, beside(view, kind, field, value, filled))
    ),
    facing,
    illustrations={"3": castle},
    leaving=leaving,
    # First of all the Night King, with a Teammate the coins; free dice, what each of four has, the mat, bottom
    # dice, the Hand and the piles.
    lines=10,
    in_one=hints.InOne(unplayed, counted),
    in_common=lambda view: TREATY if view.known.options.treaty else None,
    joining=joined,
)

tiny_epic = group(RULESET)
