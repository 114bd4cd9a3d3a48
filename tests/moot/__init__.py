"""A made-up game full of talk: gifts, offers that nobody waits for, a talk without a clock, a secret vote.

Each round everybody has a turn (dig with a die, draw a card, rest), then all vote in secret. Gifts, offers and their
answers are possible at any time.
"""
