"""The last message of a game: who has won and how, what decided it, and what to do next."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.records.statistics import Statistics, mean
from bot.engine.table.table import Table
from bot.engine.table.turn_history import Tale
from bot.rules.contract import Outcome, Score, Seat
from bot.words import Voice
from cogs.interaction import emblems, hints
from cogs.interaction.answers import Attachment, gallery, layout
from cogs.interaction.ids import Step
from cogs.interaction.limits import ROOM, clip
from cogs.play.calls import said
from cogs.play.dashboard import OVER, podium, tale, winners

MEDALS = ("🥇", "🥈", "🥉")
BUTTONS = {
    "rematch": discord.ButtonStyle.primary,
    "film-all": discord.ButtonStyle.secondary,
    "statistics": discord.ButtonStyle.secondary,
    "check-dice": discord.ButtonStyle.secondary,
}
"""What stands under the last message, by its verb."""
FEWEST = 10
"""Dice of a seat below which nothing is said of its luck."""


def ending(
    table: Table,
    say: Voice,
    calling: Voice,
    told: Sequence[Tale],
    pictures: Sequence[Attachment],
    found: Statistics,
    called: Sequence[int] = (),
) -> ui.LayoutView:
    """The story of the last turn, who won (`calling` says them as mentions) and how, the score sheet, what decided it,
    the others who are `called`, by user id, the secret revealed. Raises LookupError while the game goes on."""
    outcome = table.outcome()
    if outcome is None:
        raise LookupError("the game is not over")
    lines = [
        f"## {winners(outcome, calling)}",
        say.key(f"{table.rules.id}-reason-{outcome.reason}"),
        *map(say, hints.of(table.rules.id).verdict(table.view(None))),
        *_sheet(table.rules.id, _in_common(table, outcome), say),
        *decided(say, found),
        *([say.key("coach-farewell")] if table.options().coached else ()),
        *_others(table, outcome, called),
        "-# " + say.key("end-secret", secret=table.game.secret),
    ]
    result = clip("\n".join(lines), ROOM // 2)
    words = tale(say, told, ROOM - len(result))
    texts = [ui.TextDisplay[Any](text) for text in (words, result) if text]
    row = ui.ActionRow[Any](*(_button(say, table.game.id, verb) for verb in BUTTONS))
    return layout(*texts, *map(gallery, pictures), row, colour=OVER)


def call(table: Table, say: Voice) -> str:
    """What whoever is called in private hears: that the game is over, and who has won."""
    outcome = table.outcome()
    return said(table, say, "call-over", won="" if outcome is None else winners(outcome, say))


def _others(table: Table, outcome: Outcome, called: Sequence[int]) -> list[str]:
    """Those who are called, and are not named as winners already."""
    won = {table.seats[seat].user_id for seat in outcome.seats}
    mentions = " ".join(f"<@{user_id}>" for user_id in called if user_id not in won)
    return [f"-# {mentions}"] if mentions else []


def _button(say: Voice, game_id: int, verb: str) -> ui.Button[Any]:
    return ui.Button(
        label=say.key(f"end-{verb}"),
        style=BUTTONS[verb],
        custom_id=Step(verb, game_id).encode(),
        emoji=emblems.on_button("dice") if verb == "check-dice" else None,
    )


def _in_common(table: Table, outcome: Outcome) -> Outcome:
    """The outcome, with one score in place of the players' if they share it."""
    side = hints.of(table.rules.id).in_common(table.view(None))
    if side is None:
        return outcome
    others = [score for score in outcome.scores if isinstance(score.seat, str)]
    ours = [
        score.model_copy(update={"seat": side}) for score in outcome.scores if isinstance(score.seat, int)
    ]
    winners = dict.fromkeys(side if isinstance(one, int) else one for one in outcome.winners)
    return outcome.model_copy(update={"winners": tuple(winners), "scores": (*ours[:1], *others)})


def _sheet(system: str, outcome: Outcome, say: Voice) -> list[str]:
    """The scores, the first three with a medal; who wins together, or has as many points, has the same one."""
    scores, lines, place = podium(outcome), list[str](), 0
    for before, score in enumerate(scores):
        if before and _rank(outcome, score) != _rank(outcome, scores[before - 1]):
            place = before
        parts = " + ".join(
            say.key(f"{system}-figure-{name}", count=points) for name, points in score.parts.items()
        )
        medal = f"{MEDALS[place]} " if place < len(MEDALS) else ""
        lines.append(f"{medal}{say.party(score.seat)}: **{score.total}**" + (f" = {parts}" if parts else ""))
    return lines


def _rank(outcome: Outcome, score: Score) -> tuple[bool, int]:
    """What puts one before another: to be among the winners, then points."""
    wins = score.seat in outcome.winners
    return wins, 0 if wins else score.total


def decided(say: Voice, found: Statistics) -> list[str]:
    """Who won most battles, and whose dice were kindest and least kind."""
    lines = []
    if found.fights:
        best = max(
            found.fights, key=lambda one: found.fights[one].attacks_won + found.fights[one].defences_won
        )
        fights = found.fights[best]
        won = fights.attacks_won + fights.defences_won
        if won:
            of = fights.attacks + fights.defences
            lines.append(say.key("end-battles", party=best, won=won, fought=of))
    luck = {seat: value for seat in found.dice_of if (value := _luck(found, seat)) is not None}
    if len(luck) > 1:
        kind, hard = max(luck, key=luck.__getitem__), min(luck, key=luck.__getitem__)
        lines.append(
            say.key(
                "end-dice",
                best_seat=kind,
                best=f"{luck[kind]:+.2f}",
                worst_seat=hard,
                worst=f"{luck[hard]:+.2f}",
            )
        )
    return lines


def _luck(found: Statistics, seat: Seat) -> float | None:
    """How much more a die of this seat showed than chance gives, on average; None if it rolled too few."""
    dice = found.dice_of[seat]
    rolled = sum(faces.total() for faces in dice.values())
    if rolled < FEWEST:
        return None
    more = 0.0
    for sides, faces in dice.items():
        more += (mean(faces) - (sides + 1) / 2) * faces.total()
    return more / rolled
