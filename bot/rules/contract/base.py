"""What all of the contract is made of: who sits at the table, and frozen models that are JSON both ways."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel, ConfigDict

Seat = int
"""A place at the table, counted from 0 in join order."""

Viewer = Seat | None
"""Who looks: a seat, or None for the public (the channel, a spectator)."""

Party = Seat | str
"""Who fights, scores or wins: a seat, or the id of a side that nobody plays."""


# Pydantic has a second look at each name that a model lacks: it may be a private field or an extra one. Nobody here has
# any; but as long as there is such a hook, Python reads every field of every model the slow way, which is a seventh of
# all that judges do.
if "__getattr__" in vars(BaseModel):
    type.__delattr__(BaseModel, "__getattr__")


class Model(BaseModel):
    """Base of all that rules pass around: frozen, closed, and JSON both ways. An error never shows what was in it.

    What checks and writes a kind of model is built when it is first needed: building all of them takes half a second.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True, defer_build=True)


def models(base: type[Model] = Model) -> Iterator[type[Model]]:
    """Every kind of model there is; whoever wants nobody to wait for one later has it built now (`model_rebuild`)."""
    for kind in base.__subclasses__():
        yield kind
        yield from models(kind)
