"""What cards do, step by step: one model an operation (TE-12.2, TE-12.14), as `data/tiny_epic` has them.

An action of a die is an operation too, without any conditions: `DIE`. How an operation is carried out stands in
`cards/effects.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from bot.rules.contract import Model


class Op(Model):
    """A step of a card. One that is `optional` may be passed."""

    model_config = ConfigDict(populate_by_name=True)

    op: str
    optional: bool = False


class GainGold(Op):
    op: Literal["gain_gold"] = "gain_gold"
    n: int
    if_following: int | None = None


class PayGold(Op):
    op: Literal["pay_gold"] = "pay_gold"
    n: int


class GainVp(Op):
    op: Literal["gain_vp"] = "gain_vp"
    n: int


class LoseVp(Op):
    op: Literal["lose_vp"] = "lose_vp"
    n: int


class OthersGainGold(Op):
    op: Literal["others_gain_gold"] = "others_gain_gold"
    n: int


class GainGoldPer(Op):
    op: Literal["gain_gold_per"] = "gain_gold_per"
    per: Literal["ally_pool_tokens_and_throne", "controlled_domains", "map_cards_passed_through", "alliances"]
    n: int


class GainVpPer(Op):
    op: Literal["gain_vp_per"] = "gain_vp_per"
    per: Literal["two_returned"]
    n: int


class GainGoldIf(Op):
    op: Literal["gain_gold_if"] = "gain_gold_if"
    condition: Literal["control_kings_landing"] = Field(alias="if")
    n: int


class GainGoldIfNoBattle(Op):
    op: Literal["gain_gold_if_no_battle"] = "gain_gold_if_no_battle"
    n: int


class GoldToMax(Op):
    op: Literal["gold_to_max"] = "gold_to_max"


class BuyVp(Op):
    op: Literal["buy_vp"] = "buy_vp"
    gold: int
    vp: int
    max_times: int


class DrawCards(Op):
    op: Literal["draw_cards"] = "draw_cards"
    n: int


class DiscardToLimit(Op):
    op: Literal["discard_to_limit"] = "discard_to_limit"


class KeepInPlay(Op):
    op: Literal["keep_in_play"] = "keep_in_play"
    battle_bonus: int
    until: tuple[Literal["lose_battle", "scoring_phase_start"], ...]


class StealGold(Op):
    op: Literal["steal_gold"] = "steal_gold"
    n: int


class Movement(Op):
    """What the steps that move units share (TE-12.14)."""

    must_battle: bool = False
    hero_led: bool = False
    target: Literal[
        "", "castle_or_kings_landing", "unallied_np", "single_hostile_power_token", "single_hostile_unit"
    ] = ""
    battle_bonus: int = 0
    battle_bonus_if: Mapping[str, int] = {}
    attacker_cards: int = 1
    extra_deck_card: bool = False
    redraw: tuple[Literal["retreat"], ...] = ()
    must_include: Literal["", "own_hero"] = ""
    on_win: tuple[AnyOp, ...] = ()
    on_castle_gained: tuple[AnyOp, ...] = ()


class March(Movement):
    op: Literal["march"] = "march"
    source: str = Field(default="", alias="from")
    """The only domain it may start from; `that_domain`: the one of the step before."""


class Sail(Movement):
    op: Literal["sail"] = "sail"
    max_cards: int | Literal["any"] = 2
    battle_bonus_per_card: int = 0
    battle_bonus_max: int = 0


class MarchOrSail(Movement):
    op: Literal["march_or_sail"] = "march_or_sail"


class ArmyMove(Movement):
    op: Literal["army_move"] = "army_move"
    range: int | Literal["any"]
    units: int | None = None
    to: Literal["", "own_home"] = ""
    no_battle: bool = False
    before_battle_vs_player: tuple[StealGold, ...] = ()


class MoveHeroAlone(Movement):
    op: Literal["move_hero_alone"] = "move_hero_alone"
    to: str
    evict: bool = False
    hero_strength: int | None = None


class GatherMove(Movement):
    """Stannis: the Hero and each token come from different domains (TE-12.19)."""

    op: Literal["gather_move"] = "gather_move"
    hero: Literal[1]
    max_tokens: int
    source: Literal["different_domains"] = Field(alias="from")


class Recruit(Op):
    op: Literal["recruit"] = "recruit"
    max_units: int = 2
    free: bool = False
    source: str = ""
    """`force_track`, `ally`, `one_ally`, or the one house that may still be recruited."""
    place: str = ""
    """`domain_of_own_hero`, `hostile_domain`, `that_domain` of the step before, or a domain."""
    power_tokens_only: bool = False
    heroes_only: bool = False
    hero_discount: int = 0
    then_battle: bool = False


class PlaceOwnHero(Op):
    op: Literal["place_own_hero"] = "place_own_hero"


class PlaceEggs(Op):
    op: Literal["place_eggs"] = "place_eggs"
    gold_each: Literal["egg_cost"]


class Plot(Op):
    op: Literal["plot"] = "plot"
    free: bool = False
    return_card_to_hand: bool = False
    return_one_per_stolen: bool = False


class Whisper(Op):
    op: Literal["whisper"] = "whisper"
    discards_to: Literal["", "deck_top_after_draw"] = ""


class PlayEvent(Op):
    op: Literal["event"] = "event"


class Eliminate(Op):
    op: Literal["eliminate"] = "eliminate"
    what: Literal["power_token", "hero", "any_unit"]
    where: Literal["any", "kings_landing", "chosen_adjacent_domain"] = "any"
    owner: Literal["self", "another_player", "sole_leader", "any"] = "any"
    own_house_only: bool = False
    not_in: tuple[str, ...] = ()
    no_reward: bool = False
    reward_multiplier: int = 1
    if_possible: bool = False


class RetreatAll(Op):
    op: Literal["retreat_all"] = "retreat_all"
    where: Literal["chosen_adjacent_domain"]


class CaptureToken(Op):
    op: Literal["capture_token"] = "capture_token"


class AllyReturn(Op):
    op: Literal["ally_return"] = "ally_return"
    n: int | Literal["any"]
    stolen: tuple[str, ...] = ()
    """Houses whose tokens have just been stolen: those are not the ones given back (TE-12.14)."""


class AllyGive(Op):
    op: Literal["ally_give"] = "ally_give"
    n: Literal[1]


class AllyTakeRandom(Op):
    op: Literal["ally_take_random"] = "ally_take_random"
    source: Literal["one_of_each_np_pool"] = Field(alias="from")
    n: int


class AllyTakeFromMap(Op):
    op: Literal["ally_take_from_map"] = "ally_take_from_map"
    n: Literal[1]
    not_in: tuple[str, ...]


class AllyTake(Op):
    op: Literal["ally_take"] = "ally_take"
    source: Literal[
        "one_non_allied_np_pool", "one_other_np_pool", "that_house_pool", "up_to_two_different_np_pools"
    ] = Field(alias="from")
    n: int
    if_available: bool = False
    """Says no more than TE-0.6, and is read by nobody; but running games have it in what they have stored."""
    gold_each: int = 0


class AllySwap(Op):
    op: Literal["ally_swap"] = "ally_swap"
    n: int


class RemoveFromAllyPool(Op):
    op: Literal["remove_from_ally_pool"] = "remove_from_ally_pool"
    of: Literal["another_player", "kings_landing_controller"]
    max: int
    same_house: bool = False


class AllianceNow(Op):
    op: Literal["alliance_now"] = "alliance_now"
    max: int


class IfOwnHeroCardInHand(Op):
    op: Literal["if_own_hero_card_in_hand"] = "if_own_hero_card_in_hand"
    then: tuple[AnyOp, ...]
    else_played: tuple[AnyOp, ...]


class RecoverHeroCard(Op):
    op: Literal["recover_hero_card"] = "recover_hero_card"


class KlControllerLoseGoldOrRetreat(Op):
    op: Literal["kl_controller_lose_gold_or_retreat"] = "kl_controller_lose_gold_or_retreat"
    n: int


class Explore(Op):
    """No card has it: where the army of a step has arrived and explores once that is over (TE-15.35)."""

    op: Literal["explore"] = "explore"
    domain: str
    glass: str = ""
    """The Dragon Glass for which the Ice Dragon is fought before."""


AnyOp = Annotated[
    GainGold | PayGold | GainVp | LoseVp | OthersGainGold | GainGoldPer | GainVpPer | GainGoldIf
    | GainGoldIfNoBattle | GoldToMax | BuyVp | DrawCards | DiscardToLimit | KeepInPlay
    | March | Sail | MarchOrSail | ArmyMove | MoveHeroAlone | GatherMove
    | Recruit | PlaceOwnHero | PlaceEggs | Plot | Whisper | PlayEvent
    | Eliminate | RetreatAll | CaptureToken | AllyReturn | AllyGive | AllyTake | AllySwap | AllyTakeRandom
    | AllyTakeFromMap | RemoveFromAllyPool
    | AllianceNow | Explore | IfOwnHeroCardInHand | RecoverHeroCard | KlControllerLoseGoldOrRetreat,
    Field(discriminator="op"),
]  # fmt: skip

Acting = Annotated[
    Recruit | March | Sail | MarchOrSail | ArmyMove | MoveHeroAlone | GatherMove | Whisper | Plot | PlayEvent,
    Field(discriminator="op"),
]
"""Operations that are an action of their player, as `frames/act.py` asks for it."""

DIE: Mapping[str, Any] = {
    "recruit": Recruit(),
    "march": March(),
    "sail": Sail(),
    "whisper": Whisper(),
    "plot": Plot(),
    "event": PlayEvent(),
}
"""What each face of a die lets one do (TE-3.4 to TE-3.8)."""
