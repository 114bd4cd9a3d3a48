"""The private panel: what a player may do now, asked step by step, by buttons and selects alone.

Everything on it is made from the View of the one who looks.
"""

from collections import Counter
from collections.abc import Collection, Sequence

import discord
from discord import ui

from bot.engine.table.table import Table
from bot.rules.contract import Candidates, Choice, View
from bot.words import Voice, known
from cogs.interaction import action_words, forms, hints
from cogs.interaction.answers import Attachment, gallery, layout
from cogs.interaction.clauses import readings
from cogs.interaction.ids import Step
from cogs.interaction.limits import COMPONENTS, ROOM, ROW, clip
from cogs.play import coach, filling, telling
from cogs.play.controls import Button, Controls, button, controls, rows

SPARE = 600
"""Characters of a panel kept for its questions."""
GO_ON = "goon"
"""The verb of the button by which a plan goes on that has stopped."""
CROWD = 12
"""From so many kinds of action on, those of a family share one button."""
FEW = 5
"""So many things that may be done at any time have a button each, where a game says what is pressing."""


def menu(
    table: Table,
    view: View,
    say: Voice,
    told: str = "",
    *,
    undo: bool = False,
    clause: str = "",
    hint: bool = False,
    halted: bool = False,
    picture: Attachment | None = None,
) -> ui.LayoutView:
    """What this viewer may do; `told` is what has just happened. It opens at the decision owed, else at an invitation.

    `undo`: whether this player may take back their last move alone; `clause`: the rule that `told` names; `hint`:
    whether the coach of a first game was asked; `halted`: whether a plan of this player has stopped; `picture`: a cut
    of the map.
    """
    kinds = [kind for kind in view.menu if kind != "concede"]
    coached = coach.buttons(table, view, say, asked=hint)
    # A private panel changes by no move of others, and nothing tells that it has grown old.
    look = [button(say.key("panel-look"), Step("play", table.game.id))] if _waits(view) else []
    first, always = [*coached, *look], _always(table, view, say, undo=undo, halted=halted)
    always += readings(table, say, clause)
    now, begun, left = _first(table, view, say, kinds)
    if (lead := hints.of(table.rules.id).leading(view)) in left and not (now.questions or now.extras):
        now.buttons, left = _led(table, view, say, lead, now.buttons), [one for one in left if one != lead]
    left, crowd = _crowd(table, view, left)
    others = [*first, *_kinds(table, view, say, left, fold=crowd), *always]
    if _size(now, others) > COMPONENTS:
        others = [*first, *_kinds(table, view, say, left, fold=left), *always]
    if _size(now, others) > COMPONENTS:  # the likeliest is a button like the others
        now, begun, others = Controls(), "", [*first, *_kinds(table, view, say, kinds, fold=kinds), *always]
    facts, lesson = hints.of(table.rules.id).facing(view, say), coach.lesson(table, view, say, asked=hint)
    then = f"-# {say.key('panel-then')}" if _waits(view) else ""
    owed = "\n".join(
        filter(
            None,
            (
                telling.awaiting(view, say, table.rules.id),
                telling.passing(table, view, say),
                _sealed(table, view, say),
                then,
            ),
        )
    )
    if not (facts or lesson):
        begun = _unrepeated(table, view, say, begun)
    last = "\n\n".join(filter(None, (telling.resting(table, say), owed, facts, lesson, begun)))
    told = clip(told, max(len("\n…"), ROOM - SPARE - len(last)))
    return _panel("\n\n".join(filter(None, (told, last))), now, others, picture)


def _sealed(table: Table, view: View, say: Voice) -> str:
    """What this viewer has answered that still lies sealed, for whoever looks days later or has taken the seat over."""
    if not view.sealed:
        return ""
    asked = view.unsealed
    said = (action_words.in_full(table.rules, asked, say, action) for action in view.sealed)
    return "\n".join([say.key("panel-sealed"), *(f"- {one}" for one in said)])


def _always(table: Table, view: View, say: Voice, *, undo: bool, halted: bool) -> list[Button]:
    """Buttons that stand there whatever is asked."""
    found = list[Button]()
    if halted:
        found.append(going_on(table, say))
    if undo:
        found.append(button(say.key("undo-button"), Step("undo", table.game.id)))
    if "concede" in view.menu:
        found.append(button(say.key("plan-title"), Step("plan", table.game.id)))
        if view.my_prompt is None:  # nobody leaves the war by a slip in the middle of a turn
            found.append(button(say.key("panel-concede"), Step("concede", table.game.id)))
    return found


def _waits(view: View) -> bool:
    """Whether this viewer has nothing to decide now, and may be asked later."""
    return view.my_prompt is None and view.outcome is None


def family(table: Table, view: View, say: Voice, name: str) -> ui.LayoutView:
    """What this viewer may do of one family."""
    kinds = [kind for kind in view.menu if kind != "concede"]
    kinds = [kind for kind in kinds if forms.action_named(table.rules, kind).family == name]
    told = [
        f"**{say.key(f'{table.rules.id}-do-{kind}')}**: {forms.about(table.rules, say, kind)}"
        for kind in kinds
    ]
    text = say.key("panel-nothing")
    if kinds:
        text = "\n".join([f"### {say.key(f'{table.rules.id}-family-{name}')}", *told])
    back = button(say.key("panel-back"), Step("play", table.game.id))
    return _panel(text, Controls(), [*_kinds(table, view, say, kinds), back])


def _first(table: Table, view: View, say: Voice, kinds: list[str]) -> tuple[Controls, str, list[str]]:
    """The likeliest thing to do, begun, in controls and words, if it is owed or invited; and the other kinds."""
    if not kinds or (view.my_prompt is None and not view.invitations):
        return Controls(), "", kinds
    step = filling.obvious(table, view, Step("do", table.game.id, table.game.stamp).of(kinds[0]))
    now = controls(table, view, say, step)
    hint = hints.of(table.rules.id).confirming(view, say, kinds[0], {})
    tell = now.asked or now.note or step.filled(filling.form_of(table, step)) or hint
    return now, _begun(table, view, say, step, now) if tell else "", kinds[1:]


def _unrepeated(table: Table, view: View, say: Voice, begun: str) -> str:
    """What is begun, without a heading that says no more than that it is owed: that stands right above."""
    if view.my_prompt is None:
        return begun
    heading, _, rest = begun.partition("\n")
    owed = telling.asked(say, table.rules.id, view.my_prompt).casefold().removeprefix("to ")
    return rest if heading.removeprefix("### ").casefold() == owed else begun


def _led(table: Table, view: View, say: Voice, lead: str, buttons: Sequence[Button]) -> list[Button]:
    """The button of the kind that most people want, which stands out, and those of what is owed."""
    (first,) = _kinds(table, view, say, [lead])
    first.style = discord.ButtonStyle.primary
    for one in buttons:
        one.style = discord.ButtonStyle.secondary
    return [first, *buttons]


def _crowd(table: Table, view: View, kinds: list[str]) -> tuple[list[str], Collection[str]]:
    """The kinds in the order in which they stand, and which of them share a button by families."""
    pressing = hints.of(table.rules.id).pressing
    first = [kind for kind in (pressing(view) if pressing else ()) if kind in kinds]
    rest = [kind for kind in kinds if kind not in first]
    if len(kinds) > CROWD:
        return [*first, *rest], rest
    aside = [kind for kind in rest if forms.action_named(table.rules, kind).aside]
    if pressing is not None and len(aside) > FEW:
        return [*first, *rest], aside
    return [*first, *rest], _beside_the_point(table, view, rest)


def _beside_the_point(table: Table, view: View, kinds: Sequence[str]) -> list[str]:
    """What else may be done while a decision with fields is owed: it stands apart, so as not to hide that decision."""
    if (
        view.my_prompt is None
        or view.invitations
        or not forms.fields(forms.action_named(table.rules, view.menu[0]))
    ):
        return []
    return [kind for kind in kinds if forms.action_named(table.rules, kind).aside]


def _kinds(
    table: Table, view: View, say: Voice, kinds: Sequence[str], *, fold: Collection[str] = ()
) -> list[Button]:
    """A button for each kind of action; of those to `fold`, one for each family of several, at the place of its first.

    What needs no answer but has values with a button of their own stands there with all of them.
    """
    start = Step("do", table.game.id, table.game.stamp)
    families = {kind: forms.action_named(table.rules, kind).family for kind in kinds}
    often = Counter(families[kind] for kind in fold)
    made: dict[str, Button] = {}
    for kind in kinds:
        shared = families[kind] if kind in fold and often[families[kind]] > 1 else None
        if shared is None and _at_once(table, kind):
            begun = start.of(kind)
            for at, ahead in enumerate(controls(table, view, say, begun).buttons):
                ahead.style = discord.ButtonStyle.secondary
                made[f"{kind} {at}"] = ahead
        elif shared is None:
            made[kind] = button(say.key(forms.doing(table.rules.id, view, kind, {})), start.of(kind))
        elif f"family {shared}" not in made:
            label = say.key(f"{table.rules.id}-family-{shared}")
            made[f"family {shared}"] = button(label, start.at("family").of(shared))
    return list(made.values())


def _at_once(table: Table, kind: str) -> bool:
    """Whether an action is done with one press: all its fields are optional, and their values have buttons."""
    form = forms.fields(forms.action_named(table.rules, kind))
    return bool(form) and all(one.kind == "pick" and one.handy and not one.required for one in form)


def ask(
    table: Table, view: View, say: Voice, step: Step, picture: Attachment | None = None
) -> ui.LayoutView | None:
    """The next question of the action begun in `step`, or None if nothing is left to ask.

    Required fields are asked one after the other. Then, where optional ones are left, one panel shows
    them all with their usual values and a button to go ahead. What is weighed is shown once more in any case.
    """
    form = filling.form_of(table, step)
    if step.verb == "go":
        return None
    weighed = forms.action_named(table.rules, step.kind).weighed or hints.of(table.rules.id).grave(
        view, step.kind, filling.values(table, view, form, step)
    )
    if (
        not weighed
        and filling.missing(table, view, form, step) is None
        and all(one.required and one.name in step.filled(form) for one in form)
    ):
        return None
    now = controls(table, view, say, step)
    alone = not (now.asked or now.extras) and len(now.buttons) == 1
    if alone and not weighed and all(one.kind != "words" for one in form):
        return None  # what is left has one possible value each: nothing to ask
    text = _begun(table, view, say, step, now, told=True)
    if not (now.questions or now.buttons or now.note):
        text += "\n" + say.key("panel-nothing")
    back = button(say.key("panel-back"), Step("play", table.game.id))
    return _panel(text, now, [back], picture)


def going_on(table: Table, say: Voice) -> Button:
    """The button by which a plan goes on that has stopped."""
    return button(say.key(f"plan-{GO_ON}"), Step(GO_ON, table.game.id))


def confirm(table: Table, view: View, say: Voice) -> ui.LayoutView:
    """Whether somebody really means to leave the game for good."""
    sure = button(say.key("panel-concede-sure"), Step("conceded", table.game.id), discord.ButtonStyle.danger)
    back = button(say.key("panel-back"), Step("play", table.game.id))
    follows = hints.of(table.rules.id).leaving(view, say) or say.key("panel-concede-then")
    text = say.key("panel-concede-ask", then=follows)
    return _panel(text, Controls(buttons=[sure]), [back])


def _panel(
    text: str, now: Controls, others: Sequence[Button], picture: Attachment | None = None
) -> ui.LayoutView:
    """A panel. What adjusts an action is left out where there is no room for it: it can be typed."""
    shown = [] if picture is None else [gallery(picture)]
    while now.extras and _size(now, others) + 2 * len(shown) > COMPONENTS:
        now.extras.pop()
    return layout(
        ui.TextDisplay(clip(text, ROOM)), *shown, *now.questions, *now.extras, *rows([*now.buttons, *others])
    )


def _size(now: Controls, others: Sequence[Button]) -> int:
    """Components of a panel: its frame, its text, and rows with what is in them."""
    buttons = len(now.buttons) + len(others)
    parts = [*now.questions, *now.extras]
    return 2 + buttons + -(-buttons // ROW) + sum(1 + len(getattr(part, "children", ())) for part in parts)


def _begun(table: Table, view: View, say: Voice, step: Step, now: Controls, *, told: bool = False) -> str:
    """An action as far as it is filled in, and what is asked next; `told`: with what it does, if no hint says so."""
    form = filling.form_of(table, step)
    chosen = filling.values(table, view, form, step)
    does = forms.doing(table.rules.id, view, step.kind, chosen)
    grave = hints.of(table.rules.id).grave(view, step.kind, chosen)  # its title and hint say what was chosen
    title = f"{does}-title" if known(f"{does}-title") else does
    lines, before = [f"### {say.key(title)}"], dict[str, object]()
    for one in form:
        if one.name in chosen:
            possible = forms.offered(table.rules, view, step.kind, before, one)
            before[one.name] = value = chosen[one.name]
            if one.name in now.shown or grave:
                continue
            named = f" **{_named(say, value, possible)}**"
            told_before = len(forms.choices(possible)) == 1 and lines[-1].endswith(named)
            if not told_before:
                asked = forms.asked(table.rules.id, say, step.kind, one.name, view, before)
                lines.append(f"{asked}{named}")
    sound = forms.possible(table.rules, view, step.kind, chosen)
    hint = hints.of(table.rules.id).confirming(view, say, step.kind, sound)
    if told and not hint and not step.filled(form):
        lines.insert(1, f"-# {forms.about(table.rules, say, step.kind)}")
    last = (hint, f"**{now.asked}**" if now.asked and not now.in_menu else "", now.note)
    return "\n".join([clip("\n".join(lines), ROOM - SPARE), *filter(None, last)])


def _named(say: Voice, value: object, possible: Candidates) -> str:
    """What was chosen, as it was called when it was chosen."""
    offered = {choice.value: choice for choice in forms.choices(possible)}
    parts = value if isinstance(value, tuple) else (forms.written(value),)
    return ", ".join(forms.called(say, offered.get(part, Choice(value=part))) for part in parts)
