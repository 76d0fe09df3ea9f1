"""The rules of a game in words, as they come with the package: the whole text, or one by one."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from inspect import cleandoc

from alcaide.core.errors import AlcaideError
from alcaide.core.game import Game
from alcaide.core.registry import GAMES, game_named

RULES = files("alcaide") / "rules"
"""Copied from docs/rules by the build."""
NUMBERED = re.compile(r"- \*\*([A-Z]\d+[a-z]?)\*\* (.*)", re.DOTALL)
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


@dataclass(frozen=True)
class Rule:
    """One rule with its number."""

    number: str
    section: str
    """The heading it stands under."""
    text: str
    """In Markdown, without links."""


def rules_text(game: Game) -> str:
    """The rules of a game, in Markdown: our page, its own, or what little it says of itself."""
    if game.page:
        return cleandoc(game.page)
    for page in (RULES / f"{game.name}.md", *(files(name) / "rules.md" for name in [game.package] if name)):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    if game.name in GAMES.ours:
        raise AlcaideError(f"The rules of {game.title} did not come with this installation.", "no_rules")
    options = "".join(f"- `{option.name}`: {option.about}\n" for option in game.options)
    return f"# {game.title}\n\n{game.about}\n" + (f"\n## Options\n\n{options}" if options else "")


@cache
def rules_of(name: str) -> tuple[Rule, ...]:
    """The numbered rules of a game, in the order of its page; then those of games that it builds on."""
    found: dict[str, Rule] = {}
    for page in (name, *game_named(name).builds_on):
        for rule in numbered(rules_text(game_named(page))):
            found.setdefault(rule.number, rule)
    return tuple(found.values())


def numbered(text: str) -> list[Rule]:
    r"""The numbered rules of a page.

    >>> numbered("## Bust\n\n- **K1** One,\n  *two* and [three](#x).\n\nMore.\n")
    [Rule(number='K1', section='Bust', text='One, *two* and three.')]
    """
    section, rules = "", []
    for piece in re.split(r"\n(?=- |#|\n)", f"\n{text}"):
        passage = piece.strip("\n")
        if passage.startswith("#"):
            section = passage.lstrip("#").partition("\n")[0].strip()
        elif said := NUMBERED.fullmatch(passage):
            words = re.sub(r"\n(?! +- ) +", " ", said[2])
            rules.append(Rule(said[1], section, LINK.sub(r"\1", words)))
    return rules
