"""Transcripts: written, read, replayed, verified (docs/transcript.md)."""

import asyncio
import contextlib
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.journal.chance import commitment
from bot.engine.journal.command_line import parse
from bot.engine.journal.command_line import write as typed
from bot.engine.transcript.reader import TranscriptError, read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import labels
from tests.engine import memory_store
from tests.engine.engine_fixture import SYSTEMS, awaited, cards, lay
from tests.sided import vigil

GOLDEN = Path(__file__).parent / "tourney.txt"
PAGE = Path(__file__).parents[3] / "docs" / "transcript.md"

names = st.text(max_size=20)
ODD = ("Alys", "Alys", 'Ser "Odd": {1} #2', "\u202eset-up\n0. x")
ODDER = ("#Cate: /tourney lay {7 x 1d6: 3}", "@ 2026", "Dunk @ 2026 (agent)", '"Egg": /x {0 x 1d6: 3}')


@cache
def tourney() -> str:
    """A whole game of three, with words, as it was once written."""
    return GOLDEN.read_text(encoding="utf-8")


@cache
def risk() -> str:
    """Some moves of Risk; then two players give up."""
    return memory_store.text(memory_store.game("risk", ("Alys", "Bran", "Cate"), actions=40))


def kinds(text: str) -> dict[str, list[str]]:
    """The findings of verify by kind."""
    found: dict[str, list[str]] = {"proven": [], "false": [], "open": []}
    for finding in verify(read(text), SYSTEMS):
        found[finding.kind].append(finding.text)
    return found


# ── the file ──


@pytest.mark.parametrize("ending", ["dead", "watch", "both", "nobody"])
def test_a_side_that_nobody_plays_is_never_taken_for_a_player_of_its_name(
    ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written, read and verified; a player called as the side is another."""
    monkeypatch.setitem(SYSTEMS, "vigil", vigil(ending))
    text = memory_store.text(memory_store.game("vigil", ["dead", "watch", "(dead)"]))
    assert kinds(text)["false"] == []
    assert "score: (dead) 3 (wins 3)" in text
    assert "score: dead 1" in text
    if ending == "dead":
        forged = text.replace("won by (dead)", "won by dead")
        assert forged != text
        assert "The result is not the one" in kinds(forged)["false"][0]


def test_the_format_stands() -> None:
    """Played again, the game is written as it was; where that changes, the format's number has to."""
    transcript = read(tourney())
    players = transcript.players
    secret = transcript.secret or ""
    table = memory_store.table("tourney", [p.name for p in players], [p.words for p in players], secret)

    async def play() -> None:
        await table.start()
        for line in transcript.lines[1:]:
            await table.submit(line.seat or 0, parse(table.rules, line.command), by=line.by)  # type: ignore[arg-type]

    asyncio.run(play())
    assert memory_store.text(table) == tourney()


def test_a_reader_finds_what_was_written() -> None:
    table = memory_store.game("tourney", ODD, ("", 'w"\n', "", ""))
    transcript = read(memory_store.text(table))
    assert (transcript.system, transcript.rules_version) == ("tourney", "1")
    assert table.rules.options.model_validate_json(transcript.options) == table.options()
    assert [(player.name, player.words) for player in transcript.players] == [
        (row.name, row.words) for row in table.seats
    ]
    assert (transcript.secret, transcript.commitment) == (table.game.secret, table.commitment)
    entries = asyncio.run(table.entries())
    for line, entry in zip(transcript.lines, entries, strict=True):
        assert (line.n, line.seat, line.by, line.draws) == (entry.n, entry.seat, entry.by, entry.draws)
        assert line.at
        assert line.at.timestamp() == entry.at
        assert line.command == (typed(table.rules, entry.action) if entry.action else "set-up")


@settings(max_examples=25, deadline=None)
@given(
    st.lists(names, min_size=2, max_size=4),
    st.lists(names, min_size=4, max_size=4),
    st.integers(0, 2**32),
)
def test_every_game_of_the_tourney_is_written_read_and_kinds(
    players: list[str], words: list[str], seed: int
) -> None:
    table = memory_store.game("tourney", players, words, seed=seed)
    text = memory_store.text(table)
    transcript = read(text)
    assert [player.name for player in transcript.players] == players
    assert [player.words for player in transcript.players] == words[: len(players)]
    assert kinds(text)["false"] == []
    assert list(replay(table.rules, transcript))[-1].state == table.state


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 2**32))
def test_games_of_risk_are_written_read_and_kinds(seed: int) -> None:
    table = memory_store.game("risk", ("Alys", "Bran", "Cate"), seed=seed, actions=150)
    found = kinds(memory_store.text(table))
    assert found["false"] == []
    assert len(found["proven"]) == 5
    *_, last = replay(table.rules, read(memory_store.text(table)))
    assert last.state == table.state


def test_the_file_survives_other_peoples_editors() -> None:
    edited = "\ufeff# my favourite game\r\n" + tourney().replace("\n", "\r\n\r\n")
    assert read(edited).lines[-1].command == read(tourney()).lines[-1].command
    assert kinds(edited)["false"] == []


def test_a_line_may_do_without_its_time() -> None:
    assert kinds(re.sub(" @ .*", "", tourney()))["false"] == []


def test_names_are_told_apart() -> None:
    assert labels(["Alys", "Alys", "Old Bran", "a:b", "", "x#1"]) == (
        "Alys#0",
        "Alys#1",
        "Old Bran",
        '"a:b"',
        '""',
        '"x#1"',
    )


# ── what is wrong with a file is said, with its line ──


def row_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Maester transcript 1", "A letter", "^this is no transcript"),
        ("Maester transcript 1", "Maester transcript 2", "line 1: only format 1 is known"),
        ("system: tourney\n", "", "^the header “system” is missing"),
        ("rules: 1\n", "", "^the header “rules” is missing"),
        ("rules: 1\n", 'rules: "\\x"\n', "line 3: .* not quoted"),
        ("commitment: ", "commitment: zz", "line 8: the commitment must be 64 hexadecimal digits"),
        ("secret: ", "secret: 0", "line 9: the secret must be 64 hexadecimal digits"),
        ("system: tourney\n", "system: tourney\nsystem: risk\n", "line 3: “system” .* second time"),
        ("rules: 1\n", "rules: 1\nnonsense\n", "line 4: “nonsense” is not of the form"),
        ("seat 1: ", "seat 7: ", "line 6: the seats must be counted"),
        ('seat 1: "Bran"', "seat 1: Bran", "line 6: “Bran” is no player"),
        ('"Bran"', r'"\x"', "line 6: .* not quoted"),
        ('"winter"', r'"\ud800"', "line 5: .* half of a sign"),
        ("\n1. Alys:", "\n1. Robb:", "line 12: nobody at this table is called Robb"),
        ("\n1. Alys: /", "\n1. Alys: ", "line 12: .* is not of the form"),
        ("{0 deck shuffle:", "{0 deck shuffled:", "line 11: .* is not of the form"),
        ("{0 deck shuffle:", "{0 deck 3d0:", "line 11: there is no die with 0 sides"),
        ("{0 deck shuffle:", "{0 deck 3d99999999999:", "line 11: there is no die"),
        ("{0 deck shuffle:", "{0 deck 3d6:", "line 11: .* has 24 faces where it says 3"),
        ("\n1. Alys:", f"\n{'1' * 5000}. Alys:", "line 12: .* is not of the form"),
        ("{0 deck shuffle: 15", f"{{0 deck shuffle: {'1' * 5000}", "line 11: .* is not of the form"),
        ("seat 1: ", f"seat {'1' * 5000}: ", "line 6: .* is not of the form"),
        (" @ 2027", " @ 20x27", "line 11: .* is no date and time"),
        ("\nresult: ", "\nending: ", "only the result and the scores may follow"),
    ],
)
def test_a_file_that_cannot_be_read(old: str, new: str, complaint: str) -> None:
    assert old in tourney()
    with pytest.raises(TranscriptError, match=complaint):
        read(tourney().replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\0", "12. Alys: /risk end"])
def test_what_is_no_transcript(text: str) -> None:
    with pytest.raises(TranscriptError, match="this is no transcript"):
        read(text)


def test_a_file_without_play() -> None:
    with pytest.raises(TranscriptError, match="no lines of play"):
        read(tourney().split("\n\n")[0])


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_file_it_is_read_or_refused_with_a_sentence(data: st.DataObject) -> None:
    text = tourney()
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 30))
    mangled = text[:at] + data.draw(st.text(max_size=5)) + text[at + cut :]
    with contextlib.suppress(TranscriptError):
        assert verify(read(mangled), SYSTEMS)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("/tourney lay card:", "/tourney lay card:9", "TOURNEY-1 forbids it"),
        ("/tourney lay card:", "/tourney say card:", "/tourney knows no “say”"),
        (" {0 deck shuffle:", " {0 dock shuffle:", "the rules ask for a shuffle of 24 for deck"),
        ("0. set-up", "0. Alys: /tourney concede", "the set-up is the first line of play"),
        ("\n1. Alys: /tourney lay card:", "\n1. set-up @ ", "is no date"),
        ('{"cards":4}', '{"cards":3}', "the options are none of tourney"),
        ("/tourney lay card:", "/tourney lay card:x", "TOURNEY-1 forbids it"),
    ],
)
def test_a_game_that_cannot_be_played_so(old: str, new: str, complaint: str) -> None:
    with pytest.raises(TranscriptError, match=complaint):
        list(replay(SYSTEMS["tourney"], read(tourney().replace(old, new, 1))))


def test_a_refusal_names_the_line_of_the_file() -> None:
    changed = tourney().replace("\n3. Cate: /tourney lay", "\n3. Cate: /tourney sing")
    with pytest.raises(TranscriptError) as error:
        list(replay(SYSTEMS["tourney"], read(changed)))
    assert error.value.row == row_of(tourney(), "\n3. Cate") + 1


# ── verify ──


def test_an_honest_game_is_proven() -> None:
    for text in (tourney(), risk()):
        found = kinds(text)
        assert found["false"] == []
        assert len(found["proven"]) == 5
        assert any("Compare the commitment" in sentence for sentence in found["open"])


def falsified(text: str, old: str, new: str) -> list[str]:
    changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    return kinds(changed)["false"]


def test_another_secret_is_found() -> None:
    assert any("not the one committed to" in s for s in falsified(tourney(), "^secret: ..", "secret: 00"))


def test_another_secret_with_its_own_commitment_is_found() -> None:
    """The draws are not what it gives."""
    other = tourney().replace("ab" * 32, "cd" * 32).replace(commitment("ab" * 32), commitment("cd" * 32))
    assert any("not what the secret gives" in sentence for sentence in kinds(other)["false"])


def test_other_words_of_a_player_are_found() -> None:
    assert any("not what the secret gives" in s for s in falsified(tourney(), '"winter"', '"summer"'))


def test_another_move_is_found_by_its_dice() -> None:
    assert any(
        "not what the secret gives" in s
        for s in falsified(
            risk(), r"(/risk attack source:\S+ target:\S+)( dice:\d)?( until:\d+)?", r"\1 dice:1 until:1"
        )
    )


def test_a_missing_move_is_found() -> None:
    assert any("action 3 is awaited here, and it is 4" in s for s in falsified(tourney(), r"^3\. .*\n", ""))


def test_a_missing_draw_is_found() -> None:
    """Such as a roll that was thrown away because it was not liked."""
    found = falsified(risk(), r" \{\d+ attack[^}]*\}", "")
    assert any(re.search(r"draw \d+ is awaited here, and it is", sentence) for sentence in found)


@pytest.mark.parametrize(
    "act",
    [
        "rewind",
        "rewind to:x",
        "rewind to:1 from:2",
        "rewind to:1 shown:secret commitment:none",
        f"rewind to:1 shown:{'ab' * 31} commitment:none",
        "rewind to:999",
        "rewind to:-1",
        "rewind to:1 keep:999",
        "reseal shown:abc commitment:none",
        "dance",
    ],
)
def test_what_was_done_to_the_table_and_cannot_have_been_is_found(act: str) -> None:
    """In a sentence with the number of the line: `maester verify` broke off there."""
    lines = tourney().split("\n")
    last = max(i for i, line in enumerate(lines) if line[:1].isdigit())
    lines.insert(last + 1, f"13. (table): /table {act} @ 2027-01-15 08:13:13")
    assert any(f"line {last + 2}" in sentence for sentence in kinds("\n".join(lines))["false"])


def test_another_result_is_found() -> None:
    assert any(
        "not the one the game came to" in s for s in falsified(tourney(), "won by .*", "won by nobody")
    )
    assert any("not the one the game came to" in s for s in falsified(tourney(), r"^score: .*\n", ""))


def test_a_game_that_is_not_over_is_found() -> None:
    lines = tourney().split("\n")
    last = max(i for i, line in enumerate(lines) if line[:1].isdigit())
    assert any("not over" in s for s in kinds("\n".join(lines[:last] + lines[last + 1 :]))["false"])


@pytest.mark.parametrize("text", [tourney, risk])
def test_every_changed_face_is_found(text: object) -> None:
    honest = text()  # type: ignore[operator]
    faces = [
        match
        for match in re.finditer(r"(?<= )\d+(?=[ }])", honest)
        if re.search(r"\{\d+ [^{}]*:[ \d]*$", honest[: match.start()])
    ]
    assert len(faces) > 20
    for match in faces[::5]:
        other = str(int(match[0]) % 6 + 1)
        assert kinds(honest[: match.start()] + other + honest[match.end() :])["false"]


def test_without_the_secret_no_draw_is_proven() -> None:
    found = kinds(re.sub("^secret: .*\n", "", tourney(), flags=re.MULTILINE))
    assert any("secret is not in the file" in sentence for sentence in found["open"])
    assert not any("draw" in s and "secret" in s for s in found["proven"])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("system: tourney", "system: chess", "no rules of “chess”"),
        ("rules: 1", "rules: 0", "version 0 of the rules"),
    ],
)
def test_without_the_rules_the_chance_is_still_checked(old: str, new: str, sentence: str) -> None:
    found = kinds(tourney().replace(old, new))
    assert any(sentence in s for s in found["open"])
    assert any("exactly what the secret" in s for s in found["proven"])
    assert found["false"] == []


@pytest.mark.parametrize("honest", [True, False])
@pytest.mark.parametrize("names", [(), ODD, ODDER])
def test_the_program_of_the_page_checks_a_game_by_itself(
    tmp_path: Path, names: tuple[str, ...], honest: bool
) -> None:
    program = re.search(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert program
    text = memory_store.text(memory_store.game("tourney", names, ('w"\n', "x", "", ""))) if names else risk()
    text = re.sub(
        r"^(1\. .*)$", r'\1, by "Ed \\": {9" (plays): "so {9 x 1d6: 3} @ noon"', text, flags=re.MULTILINE
    )
    read(text)
    file = tmp_path / "game.txt"
    file.write_text(text if honest else re.sub(r"^secret: ..", "secret: 00", text, flags=re.MULTILINE))
    done = subprocess.run(
        [sys.executable, "-c", program[1], file], check=False, capture_output=True, text=True
    )
    assert ("draws are what the secret gives" in done.stdout) == honest, done.stderr
    assert ("another secret" in done.stderr) == (not honest)


# ── while the game is on ──


def test_before_the_end_a_viewer_gets_what_they_did_and_saw() -> None:
    table = memory_store.game("tourney", ("Alys", "Bran", "Cate"), ("winter", "", ""), actions=4, quits=False)
    mine, theirs = memory_store.text(table, 0), memory_store.text(table, None)
    assert "shown to: Alys" in mine
    assert "shown to: everybody" in theirs
    assert len(re.findall(r"Alys.*: /tourney lay", mine)) == 2
    assert "/tourney" not in theirs
    for text in (mine, theirs):
        assert table.game.secret not in text
        assert table.commitment in text
        assert "winter" not in text
        assert not re.search("(Bran|Cate).*: /", text)
        assert "shuffle" not in text
        assert len(re.findall("^ +round ", text, re.MULTILINE)) == 1


def test_such_a_file_is_not_taken_for_the_whole_game() -> None:
    table = memory_store.game("tourney", ("Alys", "Bran"), actions=3, quits=False)
    with pytest.raises(TranscriptError, match=r"written for Alys while the game was on"):
        read(memory_store.text(table, 0))


def test_nothing_in_it_depends_on_what_its_viewer_may_not_know() -> None:
    """Neither which card another has laid, nor whether one has."""
    texts = set()
    for choice in (None, 0, 1, 2, 3):
        table = memory_store.table("tourney", ("Alys", "Bran", "Cate"))
        asyncio.run(table.start())
        asyncio.run(table.submit(0, lay(cards(table, 0)[0])))
        if choice is not None:
            asyncio.run(table.submit(1, lay(cards(table, 1)[choice])))
        assert 2 in awaited(table)
        texts.add((memory_store.text(table, 0), memory_store.text(table, 2), memory_store.text(table, None)))
    assert len(texts) == 1


def test_once_the_game_is_over_everybody_gets_all_of_it() -> None:
    table = memory_store.game("tourney", ("Alys", "Bran"))
    assert memory_store.text(table, 0) == memory_store.text(table, 1) == memory_store.text(table, None)
    assert f"secret: {table.game.secret}" in memory_store.text(table)
