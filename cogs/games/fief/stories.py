"""What a story tells better as a whole: a march with its steps, an offer with its terms
where it is answered, a battle by who has won it, an election by its markers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.contract import Text
from bot.rules.fief.model import units
from bot.rules.fief.model.units import decode, said

RAISED = "fief-recruited"
WED, ACCEPTED = "fief-wed", "fief-offer-accepted"
STEP, TAKEN, LEFT = "fief-marched", "fief-controlled", "fief-controlled-nobody"
OFFERED, PROPOSED = "fief-offered", "fief-proposed"
CROWNED, NO_HEIR = "fief-title-crowned", "fief-unmarked-heir"
OUTLAWED, PARDONED = "fief-marked-outlaw", "fief-unmarked-outlaw"
SWORN, LOST = "fief-title-sworn", "fief-title-lost"
ELECTED = "fief-title-elected"
TALLIES = ("fief-tallied", "fief-tallied-nobody")
ANSWERS = {
    "fief-offer-accepted": ("fief-offer-accepted-terms", "fief-proposal-accepted"),
    "fief-offer-refused": ("fief-offer-refused-terms", "fief-proposal-refused"),
    "fief-offer-stood": ("fief-offer-stood-terms", "fief-proposal-accepted"),
}
"""What is said of an answer once the terms are known: to an offer, and to a proposal of marriage."""


@dataclass
class _March:
    """A march as far as it has been told."""

    seat: object
    source: str
    units: tuple[str, ...]
    """Those who go the last step: on the way men may have been left behind."""
    places: list[str] = field(default_factory=list)
    """Where it came, one after the other."""
    taken: list[str] = field(default_factory=list)

    def text(self) -> Text:
        """The whole of it."""
        *way, target = self.places
        return Text(
            key="fief-march",
            args={
                "seat": int(str(self.seat)),
                "source": self.source,
                "target": target,
                "units": self.units,
                "steps": len(way),
                "way": tuple(way),
                "count": len(self.taken),
                "villages": tuple(self.taken),
            },
        )


def joined(texts: Iterable[Text]) -> list[Text]:
    """The same story in fewer lines, or plainer ones."""
    return _raised(_judged(_crowned(_counted(_fought(_answered(_wed(_marched(texts))))))))


def _wed(texts: Iterable[Text]) -> list[Text]:
    """A wedding says that the proposal was accepted, which is told after it (FIEF-1.14)."""
    told, wed = list[Text](), set[frozenset[object]]()
    for text in texts:
        pair = frozenset(text.args.get(one) for one in ("seat", "other_seat"))
        if text.key == WED:
            wed.add(pair)
        if text.key == ACCEPTED and pair in wed:
            wed.remove(pair)
        else:
            told.append(text)
    return told


def _raised(texts: Iterable[Text]) -> list[Text]:
    """Troops that a House raises in a Village one after the other are one line (FIEF-4.10, 4.11)."""
    told = list[Text]()
    for text in texts:
        before = told[-1] if told and told[-1].key == text.key == RAISED else None
        if before is not None and all(before.args[one] == text.args[one] for one in ("seat", "village")):
            men = (decode(name) or {} for one in (told.pop(), text) for name in _units(one.args))
            text = Text(key=RAISED, args={**text.args, "units": said(units.joined(*men))})
        told.append(text)
    return told


def _crowned(texts: Iterable[Text]) -> list[Text]:
    """The Heir who is crowned is it no more, which need not be said (FIEF-1.71)."""
    told = list[Text]()
    for text in texts:
        before = told[-1] if told else None
        if text.key == CROWNED and before is not None and before.key == NO_HEIR:
            told.pop()
        told.append(text)
    return told


def _judged(texts: Iterable[Text]) -> list[Text]:
    """Who is an Outlaw, or takes the black, and only then which Titles that costs (FIEF-0.70, 11.7); the black makes an
    Outlaw one no longer, which is no pardon."""
    told = list[Text]()
    for text in texts:
        lost = list[Text]()
        if text.key in (OUTLAWED, SWORN):
            while told and told[-1].key in (LOST, PARDONED) and told[-1].args["noble"] == text.args["noble"]:
                lost.insert(0, told.pop())
        told += [text, *(one for one in lost if one.key == LOST)]
    return told


def _counted(texts: Iterable[Text]) -> list[Text]:
    """At the end of an election all markers are shown, also those that have not won (FIEF-1.54); that who becomes it is
    elected need not be said again."""
    told, won = list[Text](), set[object]()
    for text in texts:
        if text.key in TALLIES:
            told += _markers(text.args)
            won.add((text.args.get("noble"), text.args["title"]))
        if text.key != ELECTED or (text.args["noble"], text.args["title"]) not in won:
            told.append(text)
    return told


def _markers(args: Mapping[str, Any]) -> Iterator[Text]:
    """A line for each candidate who had votes and was not elected, each who stands no more, and each with decoys."""
    title, counts = args["title"], dict(zip(args["nobles"], args["counts"], strict=True))
    for noble, seats in _by_noble(args["favours"], args["voting_seats"]).items():
        if noble not in counts:
            yield Text(key="fief-vote-lost", args={"noble": noble, "seats": seats})
        elif noble != args.get("noble"):
            told = {"noble": noble, "title": title, "votes": counts[noble], "seats": seats}
            yield Text(key="fief-counted", args=told)
    for noble, seats in _by_noble(args["decoys"], args["feigning_seats"]).items():
        yield Text(key="fief-decoy-shown", args={"noble": noble, "seats": seats})


def _by_noble(nobles: Iterable[str], seats: Iterable[int]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for noble, seat in zip(nobles, seats, strict=True):
        found[noble] = (*found.get(noble, ()), seat)
    return found


def _fought(texts: Iterable[Text]) -> list[Text]:
    """An attack that fails with the capture of its Nobles is beaten by the attacked (FIEF-6.20, 6.21).

    Where a card has been played since the last dice it may be an Ambush that took them (FIEF-8.23): then it has failed,
    and more is not known.
    """
    told, taken, ambushed = list[Text](), set[object](), False
    for text in texts:
        match text.key:
            case "fief-fought":
                taken, ambushed = set(), False
            case "fief-captured":
                taken.add(text.args["seat"])
            case "fief-played" | "fief-played-on":
                ambushed = True
            case "fief-battle-over" if text.args["seat"] in taken and not ambushed:
                text = Text(key="fief-battle-held", args=text.args)
        told.append(text)
    return told


def _answered(texts: Iterable[Text]) -> list[Text]:
    """Who accepts or refuses what was offered earlier in the story says what it is (FIEF-1.13, 17.1)."""
    made, told = dict[object, Text](), list[Text]()
    for text in texts:
        if text.key in (OFFERED, PROPOSED):
            made[text.args["offer"]] = text
        elif text.key in ANSWERS and (meant := made.get(text.args["offer"])):
            key = ANSWERS[text.key][meant.key == PROPOSED]
            text = Text(key=key, args=meant.args)
        told.append(text)
    return told


def _marched(texts: Iterable[Text]) -> list[Text]:
    """Steps of one group, under one leader, are a march (FIEF-5.1)."""
    told: list[Text | _March] = []
    march: _March | None = None
    for text in texts:
        args = text.args
        if text.key == STEP:
            if march is None or not _goes_on(march, args):
                march = _March(args["seat"], str(args["source"]), ())
                told.append(march)
            march.units = _units(args)
            march.places.append(str(args["target"]))
        elif march is not None and text.key == TAKEN and args["seat"] == march.seat:
            march.taken.append(str(args["village"]))
        else:
            march = march if text.key == LEFT else None
            told.append(text)
    return [one.text() if isinstance(one, _March) else one for one in _together(told)]


def _together(told: Iterable[Text | _March]) -> list[Text | _March]:
    """Groups of a House that go the same way one after the other are told as one."""
    found: list[Text | _March] = []
    for one in told:
        before = found[-1] if found else None
        if isinstance(one, _March) and isinstance(before, _March) and _same_way(before, one):
            both = (*before.units, *one.units)
            men = said(units.joined(*(decode(name) or {} for name in both)))
            before.units = (*(name for name in both if not decode(name)), *men)
            before.taken += one.taken
        else:
            found.append(one)
    return found


def _same_way(before: _March, march: _March) -> bool:
    return (before.seat, before.source, before.places) == (march.seat, march.source, march.places)


def _goes_on(march: _March, args: Mapping[str, object]) -> bool:
    """Whether a step is the next one of that march: by the same leader, from where the group has come."""
    same = march.units[:1] == _units(args)[:1]
    return args["seat"] == march.seat and args["source"] == march.places[-1] and same


def _units(args: Mapping[str, object]) -> tuple[str, ...]:
    units = args["units"]
    return tuple(map(str, units)) if isinstance(units, tuple) else ()
