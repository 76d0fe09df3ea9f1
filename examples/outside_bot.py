"""A bot in thirty lines, as any language could write it: questions on standard input, answers on standard output.

Play against it:   alcaide play burgenland --bots "run:python3 examples/outside_bot.py"
Let it compete:    alcaide tournament burgenland --bots "squire,random,run:python3 examples/outside_bot.py"
"""

import json
import sys

PREFERRED = ["score", "card", "dice", "move", "stop", "roll", "lose"]


def weigh(move, view):
    """The smaller, the better: what we like to do first, then red dice spared."""
    liking = PREFERRED.index(move["do"]) if move["do"] in PREFERRED else 0
    return (liking, move.get("red", 0), -move.get("steps", 0))


def answer(question):
    """The place of the best move in the list of legal ones."""
    moves = question["legal"]
    return min(range(len(moves)), key=lambda place: weigh(moves[place], question["view"]))


for line in sys.stdin:
    print(json.dumps({"choose": answer(json.loads(line))}), flush=True)
