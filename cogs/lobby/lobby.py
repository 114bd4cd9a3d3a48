"""The lobby: one message with who sits at the table, what was chosen, and the buttons to change it."""

import types
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin

import discord
from discord import ui
from pydantic import ValidationError

from bot.engine.errors import Refused
from bot.engine.spelling import nearest, plain
from bot.engine.table.table import Table
from bot.rules.contract import Options
from bot.store.rows import SeatRow
from bot.words import Voice, known
from cogs.interaction import forms, hints
from cogs.interaction.answers import layout
from cogs.interaction.ids import Step
from cogs.interaction.limits import OPTION, OPTIONS, cut
from cogs.interaction.names import escaped, tidy
from cogs.play import timing
from cogs.play.controls import select

COLOUR = 0xC9A227

VERBS = (("join", "leave", "howto", "words"), ("agent", "options", "clock", "start"))
"""The buttons of the lobby, by row: those for everybody, those for the host."""

PRESET = "preset"
"""What stands for an option where a preset is chosen."""
STRENGTH = "strength"
"""What stands for an option where it is chosen how well the agents play."""
SELECTS = 15
"""Options on one page of the panel: each takes two of the forty components that Discord allows; so do freeing a seat
and the strength of agents, and the way to the other pages takes three."""
SEAL = 16
"""Letters of the dice's seal in the lobby: nobody finds a second secret with the same ones. All of it is in the form
of *Words for the dice*, and in the channel from the game's beginning on."""
WORDS = 100
"""Characters that somebody may add to the dice."""


def host(table: Table) -> SeatRow | None:
    """Where the host sits."""
    return next((row for row in table.seats if row.user_id == table.game.host_id), None)


def lobby(table: Table, say: Voice) -> ui.LayoutView:
    """The lobby's message. It is the same for everybody."""
    head = host(table)
    lines = [
        f"## {say.key(table.rules.id)}",
        say.key("lobby-intro", host=f"<@{head.user_id if head else table.game.host_id}>"),
        *too_few(table, say),
        f"### {seated(table, say)}",
        players(table, say),
        f"### {say.key('lobby-plays')}",
        chosen(table, say),
        timing.pace(table, say),
        "-# " + say.key("lobby-seal", hash=table.commitment[:SEAL]),
    ]
    rows = [ui.ActionRow(*(_button(table, say, verb) for verb in verbs)) for verbs in VERBS]
    return layout(ui.TextDisplay("\n".join(lines)), *rows, colour=COLOUR)


def closed(table: Table, say: Voice) -> ui.LayoutView:
    """What is left of the lobby's message when the game has begun: who plays, how, and the seal of the dice."""
    lines = [
        f"## {say.key(table.rules.id)}",
        say.key("lobby-begun"),
        players(table, say),
        chosen(table, say),
        timing.pace(table, say),
        "-# " + say.key("lobby-commitment", hash=table.commitment),
    ]
    return layout(ui.TextDisplay("\n".join(lines)), colour=COLOUR)


def cleared(table: Table, say: Voice) -> ui.LayoutView:
    """What is left of it when everybody has gone."""
    return layout(ui.TextDisplay(f"## {say.key(table.rules.id)}\n{say.key('lobby-cleared')}"))


def _button(table: Table, say: Voice, verb: str) -> ui.Button[Any]:
    main = verb in ("join", "start")
    return ui.Button(
        label=say.key(f"lobby-{verb}"),
        style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        custom_id=Step(verb, table.game.id).encode(),
    )


def seated(table: Table, say: Voice) -> str:
    """How many sit at the table, and how many may."""
    low, high = table.rules.seats(table.options())
    key = "lobby-players" if low < high else "lobby-players-exactly"
    return say.key(key, count=len(table.seats), low=low, high=high)


def too_few(table: Table, say: Voice) -> list[str]:
    """What to do while there are fewer than can play: what an agent is, nobody knows by the word alone."""
    low, _ = table.rules.seats(table.options())
    return [f"-# {say.key('lobby-too-few')}"] if len(table.seats) < low else []


def players(table: Table, say: Voice) -> str:
    """Who sits at the table, a line each."""
    return "\n".join(f"{row.seat + 1}. {_player(row, say, table.rules.id)}" for row in table.seats)


def _player(row: SeatRow, say: Voice, system: str) -> str:
    if row.user_id is not None:
        return f"<@{row.user_id}>"
    name, key = escaped(tidy(row.name)), f"{system}-agent-{row.agent}"
    if known(key):
        return say.key("lobby-agent-strength", name=name, strength=say.key(key))
    return say.key("lobby-agent-name", name=name)


def chosen(table: Table, say: Voice) -> str:
    """The options as lines; options with the same value share one.

    First stands the preset, if they are one. A game that has main options shows these and whatever else was changed.
    """
    options = table.options()
    told = [
        name for name in shown(options) if not options.main or name in options.main or changed(options, name)
    ]
    lines: dict[str, list[str]] = {}
    preset = preset_of(options)
    first = (
        [f"**{say.key(f'{table.rules.id}-preset-{preset}')}**: {about(table, say, preset)}"] if preset else []
    )
    for name in told:
        lines.setdefault(value(table, say, name, getattr(options, name)), []).append(option(table, say, name))
    return "\n".join([*first, *(f"{', '.join(names)}: **{words}**" for words, names in lines.items())])


def about(table: Table, say: Voice, preset: str) -> str:
    """What a preset is, and how long it takes, in a line."""
    return say.key(f"{table.rules.id}-preset-{preset}-about")


def changed(options: Options, name: str) -> bool:
    """Whether an option is not what it is unless somebody chooses."""
    return bool(getattr(options, name) != type(options).model_fields[name].default)


def preset_of(options: Options) -> str:
    """The name of the choices as they stand, or nothing."""
    kind = type(options)
    return next((name for name in kind.presets if kind.model_validate(kind.presets[name]) == options), "")


def shown(options: Options) -> tuple[str, ...]:
    """The options that have an effect beside the others chosen; then those that have none, but were changed."""
    fields = type(options).model_fields
    idle = [name for name in fields if name in options.idle]
    return (
        *(name for name in fields if name not in idle),
        *(name for name in idle if changed(options, name)),
    )


def option(table: Table, say: Voice, name: str) -> str:
    """What an option is called."""
    return say.key(f"{table.rules.id}-option-{name}")


def value(table: Table, say: Voice, name: str, chosen: object) -> str:
    """What a value of an option is called; of one such as “as in the edition” also the value it comes to."""
    usual = hints.of(table.rules.id).usual(table.options(), len(table.seats), name, chosen)
    if usual is not None:
        return say.key(
            "lobby-usual", value=_called(table, say, name, usual), usual=_called(table, say, name, chosen)
        )
    return _called(table, say, name, chosen)


def _called(table: Table, say: Voice, name: str, chosen: object) -> str:
    if isinstance(chosen, bool):
        return say.key("yes" if chosen else "no")
    key = f"{table.rules.id}-option-{name}-{chosen}"
    return say.key(key) if known(key) else str(chosen)


def settings(table: Table, say: Voice, others: Sequence[str], page: int = 0) -> ui.LayoutView:
    """The host's private panel: a select for each option shown, and one to free the seat of one of the `others`.

    Of many options it shows those of one page, counted from 0: of a game with main options these stand on the first,
    below the presets.
    """
    options = table.options()
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"### {say.key('lobby-plays')}")]
    every, leaves = values(type(options)), pages(options)
    page = min(page, len(leaves) - 1)
    if page == 0 and options.presets:
        items.append(_presets(table, say, options))
    items += [_choices(table, say, name, every[name], getattr(options, name)) for name in leaves[page]]
    if len(items) == 1:
        items.append(ui.TextDisplay(say.key("lobby-no-options")))
    if others:
        items.append(_removing(table, say, others))
    if page == 0 and (strengths := _strengths(table, say)) is not None:
        items.append(strengths)
    if len(leaves) > 1:
        items.append(ui.ActionRow(*_turning(table, say, page, len(leaves) - 1)))
    return layout(*items)


def _choices(
    table: Table, say: Voice, name: str, possible: Iterable[object], now: object
) -> ui.ActionRow[Any]:
    """A select for what one option may be."""
    called = option(table, say, name)
    menu = select(called, Step("set", table.game.id, 0, name))
    for each in possible:
        label = f"{called}: {value(table, say, name, each)}"
        key = f"{table.rules.id}-option-{name}-{each}-about"
        about = cut(say.key(key), OPTION) if known(key) else None
        menu.add_option(label=cut(label, OPTION), value=str(each), description=about, default=each == now)
    return ui.ActionRow(menu)


def _removing(table: Table, say: Voice, others: Sequence[str]) -> ui.ActionRow[Any]:
    """A select to free somebody's seat."""
    menu = select(say.key("lobby-remove"), Step("remove", table.game.id, 0, "player"))
    for name in others[:OPTIONS]:
        menu.add_option(label=name, value=name)
    return ui.ActionRow(menu)


def _presets(table: Table, say: Voice, options: Options) -> ui.ActionRow[Any]:
    """A select for the choices that have a name."""
    menu = select(say.key("lobby-preset"), Step("set", table.game.id, 0, PRESET))
    now = preset_of(options)
    for name in options.presets:
        label = say.key("lobby-preset-named", name=say.key(f"{table.rules.id}-preset-{name}"))
        text = cut(about(table, say, name), OPTION)
        menu.add_option(label=cut(label, OPTION), value=name, description=text, default=name == now)
    return ui.ActionRow(menu)


def _strengths(table: Table, say: Voice) -> ui.ActionRow[Any] | None:
    """A select for how well the agents play, where agents sit and the game has several kinds of them."""
    seated = {row.agent for row in table.seats if row.user_id is None}
    keys = {name: f"{table.rules.id}-agent-{name}" for name in table.rules.agents}
    if not seated or len(keys) < 2 or not all(map(known, keys.values())):
        return None
    menu = select(say.key("lobby-strength"), Step(STRENGTH, table.game.id, 0, "agent"))
    for name, key in keys.items():
        label = f"{say.key('lobby-strength')}: {say.key(key)}"
        about = cut(say.key(f"{key}-about"), OPTION)
        menu.add_option(label=cut(label, OPTION), value=name, description=about, default=seated == {name})
    return ui.ActionRow(menu)


def _turning(table: Table, say: Voice, page: int, last: int) -> list[ui.Button[Any]]:
    """Buttons to the page before and the one after."""
    more = "advanced" if page == 0 and table.options().main else "later"
    return [
        ui.Button(
            label=say.key(f"lobby-{more if way == 'later' else way}"),
            custom_id=Step("options-page", table.game.id, 0, str(to), field=way).encode(),
        )
        for way, to in (("earlier", page - 1), ("later", page + 1))
        if 0 <= to <= last
    ]


def adjustable(options: Options) -> list[str]:
    """The options shown that are chosen from a few values."""
    every = values(type(options))
    return [name for name in shown(options) if name in every]


def page_of(table: Table, name: str) -> int:
    """The page of the panel on which an option stands, counted from 0."""
    leaves = pages(table.options())
    return next((number for number, names in enumerate(leaves) if name in names), 0)


def pages(options: Options) -> list[list[str]]:
    """The options of each page of the panel, at least of one: the main ones, then all others."""
    names = adjustable(options)
    first = [name for name in names if name in options.main]
    rest = [name for name in names if name not in first]
    parts = [rest[start : start + SELECTS] for start in range(0, len(rest), SELECTS)]
    return [first, *parts] if first else parts or [[]]


def words(table: Table, say: Voice) -> ui.Modal:
    """The form for the words that somebody adds to the dice."""
    modal = ui.Modal(title=say.key("lobby-words"), custom_id=Step("words", table.game.id).encode())
    modal.add_item(ui.TextDisplay(say.key("lobby-commitment", hash=table.commitment)))
    entry: ui.TextInput[Any] = ui.TextInput(custom_id="words", max_length=WORDS, required=False)
    modal.add_item(
        ui.Label(text=say.key("lobby-words-ask"), description=say.key("lobby-words-about"), component=entry)
    )
    return modal


def values(options: type[Options]) -> dict[str, tuple[object, ...]]:
    """The options that are chosen from a few values, each with those values."""
    found: dict[str, tuple[object, ...]] = {}
    for name, info in options.model_fields.items():
        annotation: Any = info.annotation
        if get_origin(annotation) in (Union, types.UnionType):
            annotation = next(part for part in get_args(annotation) if part is not type(None))
        if annotation is bool:
            found[name] = (True, False)
        elif get_origin(annotation) is Literal and len(get_args(annotation)) > 1:
            found[name] = get_args(annotation)
    return found


def meant(table: Table, say: Voice, typed: str, text: str) -> tuple[str, str]:
    """The option and the value that were typed, as they are sent or as they are called here.

    Raises Refused, with what they are called, if there is no such option or value.
    """
    options = type(table.options())
    if typed == PRESET:
        presets = {name: say.plain.key(f"{table.rules.id}-preset-{name}") for name in options.presets}
        return typed, _meant(text, presets)
    every = values(options)
    called = {name: option(table, say.plain, name) for name in every}
    name = _meant(typed, called)
    return name, _meant(text, {str(each): value(table, say.plain, name, each) for each in every[name]})


def _meant(typed: str, called: Mapping[str, str]) -> str:
    """Which of these is meant, by what it is sent as or what it is called. Raises Refused if none is."""
    spelt = {plain(words): sent for sent, words in called.items()} | {plain(sent): sent for sent in called}
    if plain(typed) not in spelt:
        known = list(called.values())
        raise forms.unknown(typed, nearest(typed, known), known)
    return spelt[plain(typed)]


def with_option(table: Table, name: str, text: str) -> Options:
    """The table's options with one changed, or a preset of them. Raises Refused if there is no such option or value."""
    options = table.options()
    if name == PRESET and text.casefold() in options.presets:
        return type(options).model_validate(options.presets[text.casefold()])
    every = values(type(options))
    if name not in every:
        raise forms.unknown(name, (), tuple(every))
    match = next((one for one in every[name] if str(one).casefold() == text.casefold()), None)
    refused = Refused(
        "table-no-option", option=name, value=escaped(tidy(text)), near=tuple(str(one) for one in every[name])
    )
    if match is None:
        raise refused
    try:
        return type(options).model_validate({**options.model_dump(), name: match})
    except ValidationError as error:
        raise refused from error
