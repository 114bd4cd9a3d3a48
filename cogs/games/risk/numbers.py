"""Chances and averages as people read them."""

from babel.numbers import format_decimal, format_percent

from bot.words import Voice, language


def percent(say: Voice, chance: float) -> str:
    """A chance in whole percents. What may happen is never 0%, what may fail never 100%."""
    locale = _locale(say)
    if 0 < chance < 0.005:
        return "<" + format_percent(0.01, locale=locale)
    if 0.995 <= chance < 1 - 1e-12:
        return ">" + format_percent(0.99, locale=locale)
    return str(format_percent(chance, locale=locale))


def decimal(say: Voice, number: float) -> str:
    """A number to one place."""
    return str(format_decimal(number, format="#,##0.0", locale=_locale(say)))


def _locale(say: Voice) -> str:
    return language(say.locale).replace("-", "_")
