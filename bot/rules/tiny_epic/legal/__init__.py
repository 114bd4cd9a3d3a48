"""What can be read off a state, by judges, menus and pictures alike: control, room, moves, prices, plots.

All of it works on a state as one viewer knows it; nothing here looks at what is hidden from whoever acts.
"""
