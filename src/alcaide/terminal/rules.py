"""The rules of a game, as they come with the package: all of them, or those about a word."""

from alcaide.core.rulebook import rules_text

__all__ = ["rules_about", "rules_text"]


def rules_about(text: str, word: str) -> list[str]:
    r"""The paragraphs and list items that have this word, whatever its case.

    >>> rules_about("# Bust\n\n- **K1** One.\n- **K2** Two,\n  and bust.\n\nThree.", "bust")
    ['# Bust', '- **K2** Two,\n  and bust.']
    """
    return [passage for passage in passages(text) if word.lower() in passage.lower()]


def passages(text: str) -> list[str]:
    """A Markdown text in pieces: paragraphs, headings, list items."""
    pieces: list[list[str]] = [[]]
    for line in text.splitlines():
        if not line.strip():
            pieces.append([])
        elif line.startswith(("- ", "* ", "#", "|")):
            pieces.append([line])
        else:
            pieces[-1].append(line)
    return ["\n".join(piece) for piece in pieces if piece]
