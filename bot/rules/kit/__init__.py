"""What games share: frames on a stack, secret answers, standing orders, decks, offers, boards.

A module is here because two games need it; what one game alone needs stays with that game. None of them knows a game.
"""
