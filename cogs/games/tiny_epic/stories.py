"""What a story tells better as a whole: what a card is turned over for, what several steps come to."""

from collections import Counter
from collections.abc import Iterable
from itertools import dropwhile, groupby
from typing import cast

from bot.rules.contract import Text
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.show.cards import icon, shields

LAID, TURNED_UP = "tiny_epic-revealed", "tiny_epic-turned-up"
TAXES = "tiny_epic-taxes"
ROLLED, DRAFTED = "tiny_epic-rolled", "tiny_epic-drafted"
ENDS = {"tiny_epic-fought", "tiny_epic-withdrew", "tiny_epic-faced-won", "tiny_epic-faced-lost"}
"""How the story of a battle goes on once all cards lie open."""
CULLED = ("tiny_epic-moved-cull-from", "tiny_epic-moved-cull-out")
"""How a token that a pool does not keep is told: one of a House each."""
TOGETHER = {
    "tiny_epic-drafted": "die",
    "tiny_epic-walker-rose-ranger": "domain",
    "tiny_epic-walker-rose-spread": "domain",
}
"""Steps that share a line where several follow each other, and in what they may differ."""


def joined(texts: Iterable[Text]) -> list[Text]:
    """The same story in fewer lines, or plainer ones."""
    return _together(_culled(_alone(_taxed(_turned_up(list(texts))))))


def _turned_up(told: list[Text]) -> list[Text]:
    """Cards with what they are worth in a battle, or with the shields by which Terror spreads or a House plots."""
    return [
        _of_card(text, told[at:]) if text.key in (LAID, TURNED_UP) else text for at, text in enumerate(told)
    ]


def _of_card(text: Text, rest: list[Text]) -> Text:
    """A card told with what it is for (TE-6.5, TE-15.24, TE-16.8); `rest` of the story begins with it."""
    if text.key == LAID:
        cards = text.args["cards"]
        if not isinstance(cards, tuple) or len(cards) != 1:
            return text
        card = str(cards[0])
        return Text(key=f"{LAID}-one", args={"seat": text.args["seat"], "card": card, "icon": icon(card)})
    card, party = str(text.args["card"]), text.args["party"]
    after = next(dropwhile(lambda one: one.key == TURNED_UP, rest), None)
    if after is not None and after.key in ENDS:
        return Text(key=f"{TURNED_UP}-battle", args={"party": party, "card": card, "icon": icon(card)})
    if party == NIGHT:
        return Text(key="tiny_epic-terror-spreads", args={"card": card, "shields": shields(card)})
    return Text(key=f"{TURNED_UP}-plot", args={"party": party, "card": card, "shields": shields(card)})


def _alone(told: list[Text]) -> list[Text]:
    """Of who plays alone it is not told that all dice are theirs (TE-16.15)."""
    for at, text in enumerate(told):
        if text.key == ROLLED and isinstance(faces := text.args["faces"], tuple):
            end = at + 1 + len(faces)
            takers = [one.args["seat"] for one in told[at + 1 : end] if one.key == DRAFTED]
            if len(takers) == len(faces) and len({*takers}) == 1:
                return [*told[:at], text, *_alone(told[end:])]
    return told


def _taxed(told: list[Text]) -> list[Text]:
    """Taxes once for each side: gold of Force Tracks comes before cards are drawn, that of the map after (TE-10.5)."""
    sums, lines = dict[object, Counter[str]](), list[Text]()
    for text in told:
        if text.key == TAXES:
            sums.setdefault(text.args["party"], Counter()).update(
                {part: int(str(text.args[part])) for part in ("gold", "lost")}
            )
    for text in told:
        if text.key != TAXES:
            lines.append(text)
        elif paid := sums.pop(text.args["party"], None):
            lines.append(Text(key=TAXES, args={**text.args, "gold": paid["gold"], "lost": paid["lost"]}))
    return lines


def _culled(told: list[Text]) -> list[Text]:
    """What one pool gives back, in a line: each token was told by itself (TE-10.6)."""
    lines = list[Text]()
    for (key, _), group in groupby(told, lambda text: (text.key, text.args.get("from_party"))):
        steps = list(group)
        if key in CULLED:
            tokens = Counter(part for step in steps for part in cast(tuple[str, ...], step.args["army"]))
            army = tuple(f"{part[:-1]}{count}" for part, count in tokens.items())
            steps = [Text(key=key, args={**steps[0].args, "army": army})]
        lines += steps
    return lines


def _together(texts: Iterable[Text]) -> list[Text]:
    """Steps of one kind and one player in a line."""
    told = list[Text]()
    for _, group in groupby(texts, lambda text: (text.key, text.args.get("seat"))):
        steps = list(group)
        key = steps[0].key
        if key not in TOGETHER or len(steps) < 2:
            told += steps
            continue
        what = TOGETHER[key]
        args = {**steps[0].args, what: tuple(str(step.args[what]) for step in steps)}
        told.append(Text(key=f"{key}-several", args=args))
    return told
