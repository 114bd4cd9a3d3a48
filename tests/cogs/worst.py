"""Games at their worst: everything on the menu, and in every field more to choose from than a panel can show."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from bot.engine.table.table import Table
from bot.rules.contract import Action, Amount, Candidates, Choice, Concede, EndGame, Pick, Several
from cogs.interaction import forms
from tests.cogs import tables
from tests.worked import module

LONG = "the_northernmost_of_the_mountains_of_the_moon_"
"""Longer than the id of any place."""


class March(Action):
    """Six units, and what they lay down and take up."""

    kind: Literal["march"] = "march"
    source: str
    target: str
    units: tuple[str, ...]
    drop: tuple[str, ...] = ()
    pick_up: tuple[str, ...] = ()


def many(count: int, families: int) -> tuple[type[Action], ...]:
    """So many kinds of action with a select each, spread over so many families."""
    return tuple(
        type(
            f"Kind{n}",
            (Action,),
            {
                "__annotations__": {"kind": Literal[f"kind_{n}"], "place": str},
                "__module__": __name__,
                "kind": f"kind_{n}",
                "family": f"family_{n % families}" if families and n % (families + 1) else None,
            },
        )
        for n in range(count)
    )


class Crowd:
    """As much of a rule set as a panel needs."""

    id = command = "crowd"
    names: ClassVar[dict[str, str]] = {}
    edits = (EndGame,)
    events = module().TourneyRules.events
    options = module().TourneyRules.options
    version = module().TourneyRules.version

    def __init__(self, actions: tuple[type[Action], ...], offered: int = 75) -> None:
        self.actions = tuple(dict.fromkeys((*actions, Concede)))
        self._values = tuple(f"{LONG}{n}" for n in range(offered))

    def candidates(self, view: Any, kind: str, filled: Mapping[str, object], name: str) -> Candidates:
        """As much as there can be."""
        one = next(each for each in forms.fields(forms.action_named(self, kind)) if each.name == name)  # type: ignore[arg-type]
        choices = tuple(Choice(value=value) for value in self._values)
        match one.kind:
            case "several":
                return Several(choices=choices, low=1 if one.required else 0, high=len(choices))
            case "amount":
                return Amount(low=0, high=1_000_000, usual=7)
            case "yes":
                return Pick(choices=(Choice(value="yes"), Choice(value="no")))
        return Pick(choices=choices)


def worst(system: str, offered: int = 75) -> tuple[Table, Any]:
    """A table of a system of which everything may be done, and a View of it: in every field it offers so much."""
    of, _state = tables.moments(system, 1)[0]
    view = next((view for seat in tables.seats(of) if (view := of.view(seat)).my_prompt), of.view(0))
    return crowded(of.rules.actions, view, offered, of.rules.id)


def crowded(
    actions: tuple[type[Action], ...], view: Any, offered: int = 75, system: str = "crowd"
) -> tuple[Table, Any]:
    """The same for any actions."""
    of = tables.table("tourney", None, 2)
    of.rules = Crowd(actions, offered)  # type: ignore[assignment]
    of.rules.id = system
    kinds = [str(action.model_fields["kind"].default) for action in actions]
    menu = tuple(kind for kind in kinds if kind != "concede")
    return of, view.model_copy(update={"menu": (*menu, "concede")})


def awaited() -> Any:
    """The View of somebody who is awaited."""
    of, _ = tables.moments("tourney", 1)[0]
    return next(view for seat in tables.seats(of) if (view := of.view(seat)).my_prompt)
