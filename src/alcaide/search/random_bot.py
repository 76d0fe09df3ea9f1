"""The bot `random`: every legal action is as likely. Whoever loses to it should read the rules again."""

from alcaide.core import Limit, Luck, Position


class RandomBot:
    """Plays anything."""

    name = "random"
    about = "plays any legal move, each as likely"

    def choose(self, position: Position, seat: int, luck: Luck, limit: Limit | None = None) -> int:
        legal = position.legal()
        return legal[luck.pick(len(legal))]
