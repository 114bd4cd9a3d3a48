"""What there is in RISK: boards, cards, options, actions, and the state."""
