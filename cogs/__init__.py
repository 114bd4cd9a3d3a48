"""Slash commands, buttons, selects, modals: from what a person does to an Action, and back to words."""
