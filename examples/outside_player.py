"""A player from outside: joins a table by its link and plays a seat, over the protocol of docs/protocol.md.

At random, or as a program says that is asked as any bot of yours is (docs/bots.md):

python examples/outside_player.py http://127.0.0.1:8000/table/k7rmx2cdf9wz
python examples/outside_player.py http://127.0.0.1:8000/table/k7rmx2cdf9wz python3 examples/outside_bot.py
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def join(server: str, table: str) -> str:
    """Sit down on the first open seat; the token that holds it."""
    body = json.dumps({"name": "outside player"}).encode()
    request = Request(f"http://{server}/api/tables/{table}/seats", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
    return token


Choose = Callable[[dict[str, object]], int]
"""The place of a move in the `legal` of a question."""


def at_random(question: dict[str, list[object]]) -> int:
    """Any legal move."""
    return random.randrange(len(question["legal"]))


def by_program(command: list[str]) -> Choose:
    """What a program answers: a question a line, an answer a line."""
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def choose(question: dict[str, object]) -> int:
        print(json.dumps(question), file=program.stdin, flush=True)
        return int(json.loads(program.stdout.readline())["choose"])

    return choose


def question_of(update: dict) -> dict[str, object]:
    """What a bot is asked: the view and the legal moves, and nothing else."""
    seat, moves = update["to_act"], [choice["action"] for choice in update["legal"]]
    players = len(update["seats"])
    return {
        "game": update["game"],
        "players": players,
        "seat": seat,
        "view": update["view"],
        "legal": moves,
        "seconds": 10,
    }


def play(server: str, table: str, token: str, choose: Choose) -> None:
    """Play until the match is over."""
    with connect(f"ws://{server}/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 2, "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["legal"]:
                choice = message["legal"][choose(question_of(message))]
                print(choice["words"])
                socket.send(json.dumps({"type": "act", "turn": message["turn"], "action": choice["action"]}))
            elif message["type"] == "update" and message["result"]:
                print(message["result"])
                return


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    name = link.path.rpartition("/")[2]
    choose = by_program(sys.argv[2:]) if sys.argv[2:] else at_random
    play(link.netloc, name, join(link.netloc, name), choose)
