"""Chances and averages as people write them in their language."""

from babel import Locale
from babel.numbers import format_decimal, format_percent

from bot.words import Voice, babel_locale, language


def percent(say: Voice, chance: float) -> str:
    """A chance, from 0 to 1, in whole percents. What may happen is never 0%, what may fail never 100%."""
    locale = _locale(say)
    if 0 < chance < 0.005:
        return "<" + format_percent(0.01, locale=locale)
    if 0.995 <= chance < 1 - 1e-12:
        return ">" + format_percent(0.99, locale=locale)
    return str(format_percent(chance, locale=locale))


def decimal(say: Voice, number: float, places: int = 1) -> str:
    """A number with so many decimal places."""
    return str(format_decimal(number, format=f"#,##0.{'0' * places}", locale=_locale(say)))


def _locale(say: Voice) -> Locale:
    return babel_locale(language(say.locale))
