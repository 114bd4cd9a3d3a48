"""The phases of a round. Before the first round it is 0."""

HEAR_YE, CARDS, INCOME, PURCHASES, MOVEMENT, BATTLES, END = range(1, 8)
