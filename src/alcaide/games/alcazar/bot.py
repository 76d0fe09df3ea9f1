"""How bots play Alcazar: the alcaide grows a tree, for a rival's reply matters."""

from alcaide.core import Playbook
from alcaide.games.alcazar.evaluation import AlcazarEvaluator

EVALUATOR = AlcazarEvaluator()

PLAYBOOK = Playbook(
    evaluator=lambda position: EVALUATOR,
    steps={"knight": 16_000, "alcaide": 100_000},
    tree_levels=frozenset({"alcaide"}),
    review_turns=lambda position: position.players,  # a whole round: its evaluator does not mind who is next
)
