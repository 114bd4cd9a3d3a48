"""Between a person on Discord and the rest: answers, names, forms, custom ids, pictures."""
