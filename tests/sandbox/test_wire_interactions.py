"""Every kind of interaction and answer, between a real bot and people."""

import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.sandbox.values import Impossible
from tests.sandbox.sample_bot import Scribe

pytestmark = pytest.mark.usefixtures("scribe")


async def test_subcommand_with_every_kind_of_option(alys: SandboxPerson, brynden: SandboxPerson) -> None:
    outcome = await alys.command("/war attack", source="Stark", host=7, against=brynden, style="By night")
    assert outcome.text == "Stark sends 7 against Brynden, style 1"
    outcome = await alys.command("/war far sail", to="Braavos")
    assert outcome.text == "Sailing to Braavos"


async def test_autocomplete_sees_what_else_is_filled(alys: SandboxPerson) -> None:
    choices = await alys.complete("/war attack", focused="source", value="st", host=3)
    assert [(choice.name, choice.value) for choice in choices] == [("Stark (3)", "Stark")]


async def test_what_no_person_could_type_never_reaches_the_bot(alys: SandboxPerson, sandbox: Sandbox) -> None:
    for options in (
        {"source": "Stark"},
        {"source": "Stark", "host": 21},
        {"source": "Stark", "host": 1, "hosts": 2},
    ):
        with pytest.raises(Impossible):
            await alys.command("/war attack", options)
    with pytest.raises(Impossible, match="needs one of its subcommands: far, attack"):
        await alys.command("/war")
    with pytest.raises(Impossible, match="offered no /peace"):
        await alys.command("/peace")
    assert not sandbox.world.interactions


async def test_ephemeral_reply_is_seen_by_one(
    alys: SandboxPerson, brynden: SandboxPerson, scribe: Scribe
) -> None:
    outcome = await alys.command("/say", words="Trust nobody", secretly=True)
    assert outcome.message.ephemeral
    assert [message.text for message in alys.sees()] == ["Trust nobody"]
    assert brynden.sees() == []
    await alys.settle()
    assert scribe.heard == []


async def test_deferred_answer_keeps_its_privacy_and_follow_ups_have_their_own(
    alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    outcome = await alys.command("/think", secretly=True)
    assert outcome.text == "I have thought."
    await alys.reads("And this is not.")
    shown = {message.text: message.ephemeral for message in alys.sees()}
    assert shown == {"I have thought.": True, "And this is private.": True, "And this is not.": False}
    assert [message.text for message in brynden.sees()] == ["And this is not."]


async def test_thinking_is_not_yet_a_message(alys: SandboxPerson, sandbox: Sandbox) -> None:
    outcome = await alys.command("/think")
    assert not outcome.message.edited
    assert [picture.alt for picture in outcome.message.pictures] == ["A map"]


async def test_buttons_update_defer_and_open_a_form(alys: SandboxPerson) -> None:
    shown = (await alys.command("/buttons")).message
    assert [button.label for button in shown.buttons] == ["🔥 Count", "Quietly", "Why", "Never"]
    assert (await alys.click(shown, label="Count")).text == "Count: 1"
    assert (await alys.click(shown, label="Count")).text == "Count: 2"
    assert (await alys.click(shown, custom_id="quietly")).text == "Count: 100"
    form = (await alys.click(shown, label="Why")).form
    assert form is not None
    with pytest.raises(Impossible, match="3 to"):
        await alys.submit(form, Reason="no")
    assert (await alys.submit(form, Reason="Honour")).text == "Because: Honour"
    assert alys.sees()[0].buttons == ()


async def test_disabled_or_missing_button_cannot_be_pressed(alys: SandboxPerson) -> None:
    shown = (await alys.command("/buttons")).message
    with pytest.raises(Impossible, match="disabled"):
        await alys.click(shown, label="Never")
    with pytest.raises(LookupError, match="Count, Quietly, Why, Never"):
        await alys.click(shown, label="Ever")


async def test_form_with_labels_text_and_choice(alys: SandboxPerson) -> None:
    form = (await alys.command("/motto")).form
    assert form is not None
    assert (form.title, form.text) == ("Your house", "The herald writes it down.")
    assert [(field.label, field.required) for field in form.fields] == [("Words", True), ("House", False)]
    outcome = await alys.submit(form, Words="As high as honour", House="Arryn")
    assert outcome.text == "As high as honour (Arryn)"
    with pytest.raises(Impossible, match="has been sent"):
        await alys.submit(form, Words="Again")


async def test_form_is_for_the_person_it_was_opened_for(alys: SandboxPerson, brynden: SandboxPerson) -> None:
    form = (await alys.command("/motto")).form
    assert form is not None
    with pytest.raises(Impossible):
        await brynden.submit(form, Words="Mine now")
    assert (await alys.submit(form, Words="Mine")).text == "Mine (no house)"


async def test_form_with_radio_checkboxes_and_people(alys: SandboxPerson, brynden: SandboxPerson) -> None:
    form = (await alys.command("/census")).form
    assert form is not None
    with pytest.raises(Impossible, match="Rank"):
        await alys.submit(form, Liege=[brynden])
    with pytest.raises(Impossible, match="0 to 2"):
        await alys.submit(form, Rank="Lord", Lands=["Hills", "Coast", "Marsh"], Liege=[brynden])
    outcome = await alys.submit(form, Rank="Lord", Lands=["Hills", "Coast"], Sworn=True, Liege=[brynden])
    assert outcome.text == "Lord ['Hills', 'Coast'] True Brynden"


async def test_commands_are_offered_by_rights_and_place(alys: SandboxPerson, brynden: SandboxPerson) -> None:
    assert (await alys.command("/rule")).text == "So be it"
    with pytest.raises(Impossible, match="Brynden is offered no /rule"):
        await brynden.command("/rule")
    with pytest.raises(Impossible, match="offered no /rule"):
        await alys.command("/rule", channel=alys.dm)


async def test_commands_of_one_server(scribe: Scribe, alys: SandboxPerson) -> None:
    scribe.tree.copy_global_to(guild=scribe.guilds[0])
    scribe.tree.clear_commands(guild=None)
    await scribe.tree.sync()
    await scribe.tree.sync(guild=scribe.guilds[0])
    assert (await alys.command("/say", words="Only here")).text == "Only here"
    with pytest.raises(Impossible, match="only: nothing"):
        await alys.command("/say", words="Not here", channel=alys.dm)


async def test_v2_board_is_sent_and_edited_with_a_new_map(
    alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    shown = (await alys.command("/board")).message
    assert shown.text == "## Turn 1\nIt is your turn"
    assert [(picture.filename, picture.alt) for picture in shown.pictures] == [("map.png", "The realm")]
    outcome = await brynden.click(shown, label="Next")
    assert outcome.text == "## Turn 2\nIt is your turn"
    assert [picture.filename for picture in outcome.message.pictures] == ["map2.png"]
    answer = await alys.select(outcome.message, "Choose a house", ["Stark"])
    assert answer.text == "You are stark"
    answer = await alys.select(outcome.message, "Ally", [alys, brynden])
    assert answer.text == "Allied with Alys, Brynden"
    with pytest.raises(Impossible, match="1 to 2 choices, not 0"):
        await alys.select(outcome.message, "Ally", [])


async def test_late_answer_fails_for_the_person_and_the_bot(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson
) -> None:
    sandbox.interaction_seconds = 0.05
    assert (await alys.command("/late")).failure == "The application did not respond"
    scribe.wake.set()
    assert (await scribe.refused.get()).code == 10062


async def test_second_answer_is_refused(alys: SandboxPerson) -> None:
    outcome = await alys.command("/twice")
    assert outcome.text == "once"
    await alys.reads("refused with 40060")


async def test_refused_answer_tells_the_place_and_may_be_tried_again(alys: SandboxPerson) -> None:
    outcome = await alys.command("/wordy")
    assert outcome.text == "In data.content: Must be 2000 or fewer in length."
