"""What a game master does: shown beforehand, told to all, refused to others, and taken back by a rewind."""

import discord
import pytest

from bot.sandbox.seen import Outcome
from tests.scenarios.players import awaited, begin
from tests.scenarios.stage import Player, SandboxStage, Stage


async def confirmed(master: Player, outcome: Outcome) -> Outcome:
    """Confirm what is shown."""
    assert outcome.reply is not None, outcome.failure
    assert outcome.reply.ephemeral
    assert "Before it is done" in outcome.text, outcome.text
    return await master.click(outcome.reply, label="Confirm")


async def do(master: Player, command: str, **options: object) -> Outcome:
    """Give a command and confirm it."""
    return await confirmed(master, await master.command(command, reason="so agreed", **options))


async def test_the_host_locks_and_unlocks_and_nobody_else_may(either: Stage) -> None:
    people = await begin(either, "Alys", "Brynden")
    alys, brynden = either.alys, either.brynden
    assert "Only the host" in (await brynden.command("/gm lock", reason="a dispute")).text
    shown = await alys.command("/gm lock", reason="a *dispute*")
    table = await either.table(alys)
    assert not table.game.locked
    assert "The game master Alys, who also plays, has locked the table" in shown.text
    done = await confirmed(alys, shown)
    assert "It is done" in done.text
    assert table.game.locked
    told = await brynden.reads("has locked the table")
    assert r"“a \*dispute\*”" in told.text
    place = (await people[0].complete("/risk deploy", focused="territory"))[0].value
    assert "locked this table" in (await people[0].command("/risk deploy", territory=place, armies=1)).text
    assert "locked already" in (await alys.command("/gm lock", reason="again")).text
    assert "`/gm unlock` lets all go on" in (await alys.command("/gm resume", reason="go on")).text
    await do(alys, "/gm unlock")
    assert not table.game.locked
    assert "It is done" not in (await people[0].command("/risk deploy", territory=place, armies=1)).text
    entry = (await table.entries())[1]
    assert entry.signed is not None
    assert (entry.signed.who, entry.signed.why, entry.signed.plays) == ("Alys", "a *dispute*", True)


async def test_the_moves_to_rewind_to_are_listed_in_plain_letters(stage: SandboxStage) -> None:
    """The names of lands stood between two pairs of asterisks, which a list shows as they are."""
    first, *_ = await begin(stage, "Alys", "Brynden")
    place = (await first.complete("/risk deploy", focused="territory"))[0]
    await first.command("/risk deploy", territory=place.value, armies=1)
    listed = [one.name for one in await stage.alys.complete("/gm rewind", focused="move")]
    assert any(place.name.split(" · ")[0] in name for name in listed), listed
    assert not any("*" in name for name in listed)


async def test_only_who_may_write_is_shown_a_game_masters_commands(stage: SandboxStage) -> None:
    (group,) = (one for one in stage.sandbox.world.commands[None].values() if one["name"] == "gm")
    assert int(group["default_member_permissions"]) == discord.Permissions(send_messages=True).value


async def test_what_is_cancelled_is_not_done(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    shown = await stage.alys.command("/gm pause", reason="supper")
    assert shown.reply is not None
    assert "Nothing is done." in (await stage.alys.click(shown.reply, label="Cancel")).text
    table = await stage.table(stage.alys)
    assert (table.game.paused_at, table.game.version) == (None, 1)
    await do(stage.alys, "/gm pause")
    assert table.game.paused_at is not None
    await do(stage.alys, "/gm resume")
    assert table.game.paused_at is None
    assert "The clocks run already." in (await stage.alys.command("/gm resume", reason="again")).text


async def test_a_game_master_is_appointed_by_name_or_by_role_and_dismissed(stage: SandboxStage) -> None:
    await begin(stage, "Brynden", "Cass")
    host, other = stage.brynden, stage.person("Davin")
    assert "may name game masters" in (await other.command("/gm appoint", reason="me", person=other)).text
    await do(host, "/gm appoint", person=other)
    await other.reads("has named a game master: Davin")
    done = await do(other, "/gm note", words="All is well")
    assert "It is done" in done.text
    told = await host.reads("📝 All is well")
    assert "who also plays" not in told.text
    assert "already" in (await host.command("/gm appoint", reason="again", person=other)).text
    # Alys owns the server, and so manages it.
    await do(stage.alys, "/gm dismiss", person=other)
    assert "Only the host" in (await other.command("/gm note", reason="why", words="More")).text
    (guild,) = stage.sandbox.world.guilds.values()
    for named in ({}, {"person": other, "role": guild.id}):
        refused = await host.command("/gm appoint", reason="so agreed", **named)
        assert "either one person or one role" in refused.text
    await do(host, "/gm appoint", role=guild.id)
    assert "It is done" in (await do(other, "/gm note", words="More")).text
    await do(host, "/gm dismiss", role=guild.id)
    assert "Only the host" in (await other.command("/gm note", reason="why", words="Most")).text


async def test_who_has_left_the_server_is_dismissed_and_cannot_be_named_or_seated(
    stage: SandboxStage,
) -> None:
    """*Something broke here* was all that either came to: Discord offers everybody by their id."""
    await begin(stage, "Brynden", "Cass")
    host, other = stage.brynden, stage.person("Davin")
    await do(host, "/gm appoint", person=other)
    (guild,) = stage.sandbox.world.guilds.values()
    del guild.members[other.id]
    for command, more in (("/gm replace", {"player": "Cass"}), ("/gm appoint", {})):
        refused = await host.command(command, reason="so agreed", person=other, **more)
        assert "not on this server" in refused.text
    await do(host, "/gm dismiss", person=other)
    await host.reads("has dismissed as game master: Davin")


async def test_who_is_dismissed_confirms_nothing_any_more(stage: SandboxStage) -> None:
    """What was shown before still bore its button, and it was done."""
    await begin(stage, "Brynden", "Cass")
    host, other = stage.brynden, stage.person("Davin")
    table = await stage.table(host)
    await do(host, "/gm appoint", person=other)
    shown = await other.command("/gm lock", reason="a dispute")
    await do(host, "/gm dismiss", person=other)
    assert "Only the host" in (await confirmed(other, shown)).text
    assert not table.game.locked
    # Who manages the server names game masters, and is none by that.
    named = await stage.alys.command("/gm appoint", reason="so agreed", person=other)
    assert "It is done" in (await confirmed(stage.alys, named)).text


async def test_words_for_the_record(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    alys = stage.alys
    await do(alys, "/gm announce", words="A feast\nat dusk")
    await stage.brynden.reads(
        "📣 “A feast at dusk” (The game master Alys, who also plays, says it: “so agreed”)"
    )
    clauses = await alys.complete("/gm ruling", focused="clause", value="RISK-7")
    assert clauses
    await do(alys, "/gm ruling", words="It stands.", clause=clauses[0].value)
    await stage.brynden.reads(f"rules on {clauses[0].value}: “It stands.” The reason: “so agreed”")
    await do(alys, "/gm ruling", words="So be it.")
    await stage.brynden.reads("rules so: “So be it.” The reason: “so agreed”")


async def test_a_move_for_a_player_and_one_that_the_rules_refuse(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    alys, table = stage.alys, await stage.table(stage.alys)
    filled = {"player": first.name, "kind": "deploy"}
    offered = await alys.complete("/gm act", filled, focused="fields", value="")
    one = str(offered[0].value)
    assert one.startswith("territory:")
    more = await alys.complete("/gm act", filled, focused="fields", value=one)
    both = str(more[1].value)
    assert both.startswith(f"{one} armies:")
    await do(alys, "/gm act", **filled, fields=f"{one} armies:1")
    await second.reads(f"has moved for {first.name}")
    assert table.game.version == 2
    mine = next(place for place, seat in table.state.owner.items() if seat == table.seat_of(second.id))
    refused = await do(alys, "/gm act", **filled, fields=f"territory:{mine} armies:1")
    assert "RISK-7" in refused.text
    await second.reads(f"tried to move for {first.name}: “/risk deploy")
    assert table.game.version == 3
    assert "“territory” is missing" in (await alys.command("/gm act", **filled, reason="x")).text
    shown = await alys.command("/gm act", **filled, reason="x", fields=f"{one} armies:1")
    await first.command("/risk deploy", territory=one.partition(":")[2], armies=1)
    assert "The board has moved on since this preview" in (await confirmed(alys, shown)).text
    assert table.game.version == 4


@pytest.mark.both
async def test_a_rewind_shows_the_board_and_takes_back_what_came_since(either: Stage) -> None:
    first, second = await begin(either, "Alys", "Brynden")
    alys, table = either.alys, await either.table(either.alys)
    then = table.state
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    for _ in range(2):
        await first.command("/risk deploy", territory=place, armies=1)
    await do(alys, "/gm note", words="a note")
    moves = await alys.complete("/gm rewind", focused="move")
    assert [choice.value for choice in moves] == [3, 2, 1]
    assert moves[2].name.startswith(f"1: {first.name}")
    assert not any("**" in choice.name for choice in moves)  # a list shows it as it stands
    shown = await alys.command("/gm rewind", reason="a misclick", move=1)
    assert shown.reply is not None
    assert shown.reply.pictures
    await confirmed(alys, shown)
    await second.reads("takes the table back to before move 1")
    assert table.state == then
    # Another moves between the preview and the confirmation.
    shown = await alys.command("/gm rewind", reason="again", move=1)
    await first.command("/risk deploy", territory=place, armies=1)
    assert "moved on" in (await confirmed(alys, shown)).text
    assert "Say either a move" in (await alys.command("/gm rewind", reason="x")).text
    assert "choose a move from 1 to" in (await alys.command("/gm rewind", reason="x", move=99)).text


async def test_a_seat_goes_to_another_with_its_hand_and_back_by_a_rewind(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    alys, brynden, cass = stage.alys, stage.brynden, stage.cass
    table = await stage.table(alys)
    seat = table.seat_of(brynden.id)
    assert "sits at this table" in (await _try(alys, "/gm replace", player="Brynden", person=alys)).text
    await do(alys, "/gm replace", player="Brynden", person=cass)
    assert (table.seat_of(cass.id), table.seat_of(brynden.id)) == (seat, None)
    await brynden.reads("has given the seat of Brynden to Cass")
    assert "You have no seat" in (await brynden.command("/game hand")).text
    await do(alys, "/gm rewind", move=1, seats=True)
    assert (table.seat_of(cass.id), table.seat_of(brynden.id)) == (None, seat)


async def test_the_preview_of_a_new_player_says_what_all_will_read(stage: SandboxStage) -> None:
    """It said “given the seat of Brynden to Brynden”, and the notice afterwards the right name."""
    await begin(stage, "Alys", "Brynden")
    shown = await _try(stage.alys, "/gm replace", player="Brynden", person=stage.cass)
    assert "has given the seat of Brynden to Cass" in shown.text
    await confirmed(stage.alys, shown)
    await stage.brynden.reads("has given the seat of Brynden to Cass")


async def _try(master: Player, command: str, **options: object) -> Outcome:
    return await master.command(command, reason="so agreed", **options)


@pytest.mark.parametrize("seat", ["agent", "concede"])
async def test_a_player_is_removed(stage: SandboxStage, seat: str) -> None:
    await begin(stage, "Alys", "Brynden", "Cass")
    table = await stage.table(stage.alys)
    place = table.seat_of(stage.cass.id)
    assert place is not None
    await do(stage.alys, "/gm kick", player="Cass", seat=seat)
    assert table.seats[place].user_id is None
    assert (place in table.state.out) == (seat == "concede")
    await stage.brynden.reads("has taken the seat of Cass")


async def test_time_is_given_and_taken(stage: SandboxStage) -> None:
    alys, brynden = stage.alys, stage.brynden
    await alys.command("/game new", system="risk")
    await brynden.command("/game join")
    await alys.command("/game pace", hours="24")
    await alys.command("/game options", option="houses", value="deal")
    await alys.command("/game start")
    first = await awaited([alys, brynden])
    assert first is not None
    table = await stage.table(alys)
    seat = table.seat_of(first.id)
    assert seat is not None
    before = table.clocks[seat].deadline
    await do(alys, "/gm extend", player=first.name, hours=5)
    await brynden.reads("5 hours more")
    assert before is not None
    assert table.clocks[seat].deadline == pytest.approx(before + 5 * 3600)
    other = next(person for person in (alys, brynden) if person is not first)
    assert "Nobody waits" in (await _try(alys, "/gm skip", player=other.name)).text
    await do(alys, "/gm skip", player=first.name)
    await brynden.reads(f"waits no longer for {first.name}")
    assert (await table.entries())[-1].by == "gm"


async def test_a_hand_is_looked_at_only_once_all_are_told(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    table = await stage.table(stage.alys)
    shown = await _try(stage.alys, "/gm audit", player="Brynden")
    assert "What Brynden holds" not in shown.text
    assert "What Brynden holds" in (await confirmed(stage.alys, shown)).text
    await stage.brynden.reads("has looked at what Brynden hides")
    assert (await table.entries())[-1].act is not None


async def test_a_game_is_archived_and_restored(stage: SandboxStage) -> None:
    first, _ = await begin(stage, "Alys", "Brynden")
    table = await stage.table(stage.alys)
    done = await do(stage.alys, "/gm archive")
    assert f"Game {table.game.id}" in done.text
    assert table.game.status == "archived"
    assert "is in the archive" in (await first.command("/game play")).text
    assert "Only the host" in (await _try(stage.brynden, "/gm restore")).text
    await do(stage.alys, "/gm restore")
    assert table.playing
    await first.reads("has brought this game back")
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    await first.command("/risk deploy", territory=place, armies=1)
    assert "is not in the archive" in (await _try(stage.alys, "/gm restore")).text


async def test_the_end_by_a_game_master_and_a_rewind_past_it(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    table = await stage.table(stage.alys)
    offered = await stage.alys.complete("/gm end", focused="winners", value="Alys,")
    assert "Alys, Brynden" in [choice.name for choice in offered]
    shown = await _try(stage.alys, "/gm end", winners="Brynden")
    assert shown.reply is not None
    assert shown.reply.pictures
    await confirmed(stage.alys, shown)
    assert table.game.status == "over"
    await stage.brynden.reads(f"<@{stage.brynden.id}> wins")
    await do(stage.alys, "/gm rewind", move=1)
    assert table.playing


@pytest.mark.english
async def test_the_board_is_changed_by_hand_and_a_rewind_undoes_it(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    alys, table = stage.alys, await stage.table(stage.alys)
    then, place = table.state, "meereen"
    kinds = await alys.complete("/gm edit", focused="kind", value="armies")
    assert [choice.value for choice in kinds] == ["set_armies"]
    offered = await alys.complete("/gm edit", {"kind": "set_armies"}, focused="fields", value="meere")
    assert [choice.value for choice in offered] == [f"territory:{place}"]
    fields = f"territory:{place} armies:9"
    assert "Only the host" in (await _try(stage.cass, "/gm edit", kind="set_armies", fields=fields)).text
    shown = await _try(alys, "/gm edit", kind="set_armies", fields=fields)
    assert shown.reply is not None
    assert shown.reply.pictures
    assert " now: 9." in shown.text
    assert table.state == then
    await confirmed(alys, shown)
    assert table.state.armies[place] == 9
    await second.reads("has changed the board")
    refused = await _try(alys, "/gm edit", kind="set_armies", fields=f"territory:{place} armies:0")
    assert "Choose from 1 to 99." in refused.text
    await do(alys, "/gm rewind", move=1)
    assert table.state == then
    assert first.name in (await alys.command("/game status")).text


async def test_a_card_moved_by_hand_tells_nobody_where_it_lay(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    alys, table = stage.alys, await stage.table(stage.alys)
    seat, card = table.seat_of(stage.brynden.id), table.state.deck[1]
    assert seat is not None
    shown = await _try(alys, "/gm edit", kind="move_card", fields=f"card:{card} place:{seat}")
    assert shown.reply is not None
    assert not shown.reply.pictures
    assert "goes to" not in shown.text
    await confirmed(alys, shown)
    assert card in table.state.hands[seat]
    assert "- " in (await stage.brynden.command("/game hand")).text


@pytest.mark.english
async def test_pieces_of_tiny_epic_are_put_right_by_hand_and_a_rewind_undoes_it(stage: SandboxStage) -> None:
    alys, brynden = stage.alys, stage.brynden
    await alys.command("/game new", system="tiny_epic")
    await brynden.command("/game join")
    await alys.command("/game options", option="mode", value="cooperative")
    await alys.command("/game start")
    table = await stage.table(alys)
    early = await _try(alys, "/gm edit", kind="set_walkers", fields="The Reach 1")
    assert "Wait until all stand on the map." in early.text
    for house in ("stark", "lannister"):
        seat = table.pending()[0].waiting[0]
        person = next(one for one in (alys, brynden) if table.seat_of(one.id) == seat)
        await person.command("/epic house", house=house)
    then = table.state
    other = next(row.name for row in table.seats if row.seat != then.hand_of_king)
    for kind, fields, told in (
        ("set_units", "Stark Winterfell 2", "From its Token Pool to Winterfell: 1 Stark token."),
        ("move_piece", "Eddard Stark Hornwood", "From Winterfell to Hornwood: Eddard Stark."),
        (
            "set_pool",
            "Night King Arryn 2",
            "From its Token Pool to the Terror Pool: 2 Arryn tokens.",
        ),
        ("set_ally", "Arryn Treaty", "Arryn is allied with the Treaty."),
        ("set_walkers", "The Reach 1", "A White Walker stands at The Reach now."),
        ("set_walkers", "Terror Pool 2", "White Walkers in the Terror Pool now: 2."),
        ("move_card", "Poisoning discarded", "The card Poisoning is discarded."),
        ("set_hand_of_king", other, f"{other} holds the Hand of the King now"),
        ("set_score", "Night King 3", "Victory Points of the Night King now: 3."),
        ("set_gold", "Treaty 6", "Gold of the Treaty now: 6."),
    ):
        shown = await _try(alys, "/gm edit", kind=kind, fields=fields)
        assert "Before it is done" in shown.text, shown.text
        await confirmed(alys, shown)
        await brynden.reads(told)
    assert table.state.night.terror == 2
    refused = await _try(alys, "/gm edit", kind="set_units", fields="Stark The Reach 1")
    assert "The dead are at The Reach" in refused.text
    await do(alys, "/gm rewind", move=3)
    assert table.state == then


ELSEWHERE = {"restore", "import"}
"""What a game master does where no game stands, or with a file."""


async def orders(stage: SandboxStage) -> dict[str, str]:
    """What the host is told who gives each command of a game master, with what it needs."""
    usual = {
        "player": "Brynden",
        "person": stage.cass,
        "hours": 1,
        "words": "Hear",
        "move": 1,
        "clause": "RISK-1.1",
    }
    (group,) = (one for one in stage.bot.tree.get_commands() if one.name == "gm")
    assert isinstance(group, discord.app_commands.Group)
    told: dict[str, str] = {}
    for command in group.walk_commands():
        assert isinstance(command, discord.app_commands.Command)
        if command.name in ELSEWHERE:
            continue
        names = [one.display_name for one in command.parameters if one.required or one.display_name in usual]
        given = {name: usual.get(name, "concede") for name in names}
        told[command.name] = (await stage.alys.command(f"/{command.qualified_name}", given)).text
    return told


async def test_in_a_lobby_a_game_master_is_told_that_the_game_has_not_begun(stage: SandboxStage) -> None:
    """`/gm kick` broke there: whether the seat was lost was asked of a game that had none."""
    await stage.alys.command("/game new", system="risk")
    await stage.brynden.command("/game join")
    told = await orders(stage)
    assert {name for name, text in told.items() if "has not begun" not in text} == {"dismiss"}
    assert "That is no game master of this table" in told["dismiss"]


async def test_after_the_end_every_order_of_a_game_master_is_answered(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    await do(stage.alys, "/gm end")
    told = await orders(stage)
    assert "This game is over" in told["kick"]
    assert [name for name, text in told.items() if not text or "went wrong" in text] == []
