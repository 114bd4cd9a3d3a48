"""A Dominion turn by buttons and menus alone: a unit for a card, a Maester card, a Character, an Objective scored."""

from typing import Any

from bot.sandbox.seen import Outcome, Seen
from cogs.interaction.names import voice
from tests.scenarios.dominion import LEADERS, arranged, front
from tests.scenarios.players import asks, ends, panel
from tests.scenarios.stage import Player, SandboxStage


def page(outcome: Outcome) -> Seen:
    assert outcome.reply is not None, outcome.failure
    return outcome.reply


async def pick(person: Player, shown: Seen, wanted: str) -> Seen:
    """Choose what is called `wanted`, in a menu or by a button."""
    for menu in shown.menus:
        for option in menu.options:
            if wanted in option.label:
                return page(await person.select(shown, menu.custom_id, [option.value]))
    labels = [button.label for button in shown.buttons if wanted in button.label]
    return page(await person.click(shown, label=labels[0]))


async def press(person: Player, shown: Seen, label: str) -> Seen:
    return page(await person.click(shown, label=label))


USE, PASS, SCORE = "Use a Character or card", "Pass", "Score an Objective"
MINE = "It is your turn"


def labels(shown: Seen) -> list[str]:
    return [button.label for button in shown.buttons]


async def use(person: Player, shown: Seen, thing: str) -> Seen:
    """Use a Character or play a card, with the first of whatever else is asked."""
    if not asks(shown, "Which card?"):
        shown = await press(person, shown, USE)
    if thing not in shown.text:
        shown = await pick(person, shown, thing)
    while USE not in labels(shown):
        shown = page(await person.select(shown, shown.menus[0].custom_id, [shown.menus[0].options[0].value]))
    assert thing in shown.text
    return await press(person, shown, USE)


async def fight(person: Player, other: Player, leader: str) -> Seen:
    """Answer all that an invasion asks of either side until it is over, with the leader used; the panel after it."""
    used = False
    for _ in range(30):
        shown = await panel(person)
        if MINE not in shown.text:
            asked = await panel(other)
            assert MINE in asked.text, asked.text
            await press(other, asked, PASS)
        elif PASS in labels(shown) and not used:
            await use(person, shown, leader)
            used = True
        elif PASS in labels(shown):
            await press(person, shown, PASS)
        elif "### Move in" in shown.text:
            if "Move in" not in labels(shown):
                shown = await pick(person, shown, "")
            if "Move in" in labels(shown):
                await press(person, shown, "Move in")
        elif "Fight to the end" in labels(shown):
            await press(person, shown, "Fight to the end")
        else:
            assert used
            return shown
    raise AssertionError("the invasion never ends")


async def test_a_turn_with_all_that_a_dominion_has(stage: SandboxStage) -> None:
    alys, brynden, table = await arranged(stage)
    state: Any = table.state
    seat = table.seat_of(alys.id)
    assert seat is not None
    land, aim = front(state, seat)
    source, target = table.rules.names[land], table.rules.names[aim]
    leader = LEADERS[state.houses[seat]]

    # Reinforce: a card for a Knight, a Maester card for another, the armies.
    shown = await press(alys, await panel(alys), "A card for a Special Unit")
    shown = await pick(alys, shown, source)
    assert f"takes his stand in **{source}**" in shown.text
    shown = await use(alys, shown, "A Sworn Sword")
    assert "A Sworn Sword" in shown.text
    shown = await pick(alys, await panel(alys), source)
    shown = await press(alys, shown, "Deploy")

    # Invade, with the odds in sight and a Character at the head.
    shown = await press(alys, shown, "Attack") if "### Attack" not in shown.text else shown
    shown = await pick(alys, shown, source)
    if target not in shown.text:
        shown = await pick(alys, shown, target)
    assert "the land falls in **" in shown.text
    await press(alys, shown, "Attack to the end")
    shown = await fight(alys, brynden, leader)
    after: Any = table.state
    assert after.owner[aim] == seat
    assert {leader: "down"}.items() <= {
        table.rules.names[each]: how for each, how in after.court.characters.items()
    }.items()

    # Score what two Knights are worth, and draw the card for the land.
    shown = await press(alys, shown, SCORE)
    if "scores" not in shown.text and SCORE in labels(shown):
        shown = await press(alys, shown, SCORE)
    scored: Any = table.state
    assert scored.court.points[seat] == 2
    assert any("2" in seen.text and alys.name in seen.text for seen in brynden.sees())
    shown = await panel(alys)
    if asks(shown, "Which do you keep?"):
        shown = await pick(alys, shown, "")
    while ends(labels(shown)):
        shown = await press(alys, shown, ends(labels(shown)))
    over: Any = table.state
    assert over.active != seat
    assert len(over.hands[seat]) == 1
    assert table.rules.broken(over) == ()


async def test_a_card_bought_is_explained_to_its_buyer_at_once_and_to_nobody_else(
    stage: SandboxStage,
) -> None:
    alys, brynden, table = await arranged(stage)
    seat = table.seat_of(alys.id)
    assert seat is not None
    state: Any = table.state
    own = front(state, seat)[0]
    deployed = await alys.command("/risk deploy", territory=own)
    assert "New in your hand" not in deployed.text
    held = {card.id for card in table.view(seat).hand}
    bought = await alys.command("/risk buy")
    assert bought.reply is not None
    assert bought.reply.ephemeral
    (card,) = [card for card in table.view(seat).hand if card.id not in held]
    say = voice(table, "en")
    assert card.note is not None
    assert f"New in your hand:\n- {say(card.title)} ({say(card.note)})" in bought.text
    assert all(say(card.note) not in seen.text for seen in brynden.sees())
