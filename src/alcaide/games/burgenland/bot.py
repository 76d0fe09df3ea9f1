"""How bots play Burgen Land: nothing is hidden and a turn is short, so knight and alcaide look through turns."""

from alcaide.core import Playbook
from alcaide.games.burgenland.evaluation import BurgenlandEvaluator
from alcaide.games.burgenland.turn_search import deepen

EVALUATOR = BurgenlandEvaluator()

PLAYBOOK = Playbook(
    evaluator=lambda position: EVALUATOR,
    search=deepen,
    steps={"knight": 3_000, "alcaide": 100_000},
    review_turns=lambda position: 1,  # its evaluator speaks only when a seat is asked: until the next one is
)
