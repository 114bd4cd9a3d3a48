"""Dice that several throw: who goes first, and what is lost pair by pair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.contract import Chance, Seat


def roll_off(chance: Chance, why: str, seats: Sequence[Seat]) -> tuple[Seat, list[dict[Seat, int]]]:
    """Roll a die for each until one seat alone is highest; those who tie roll again.

    Returns the winner and each round of rolls.
    """
    left, rounds = list(seats), []
    while len(left) > 1:
        faces = dict(zip(left, chance.roll(why, 6, len(left)), strict=True))
        rounds.append(faces)
        left = [seat for seat in left if faces[seat] == max(faces.values())]
    return left[0], rounds


def losses(attack: Sequence[int], defence: Sequence[int], ties_to_attacker: bool = False) -> tuple[int, int]:
    """What attacker and defender lose where dice are compared in pairs, highest with highest."""
    lost = 0
    for mine, theirs in zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False):
        if mine < theirs or (mine == theirs and not ties_to_attacker):
            lost += 1
    return lost, min(len(attack), len(defence)) - lost
