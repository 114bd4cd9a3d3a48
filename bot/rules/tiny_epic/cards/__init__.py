"""Cards as data, run by one interpreter: `requires` asks whether a card may be played, `effects` carries out its steps.

An operation is a model in `model/ops.py` and a handler in `effects.HANDLERS`. The frame that steps through a card is
`frames/playing.py`.
"""
