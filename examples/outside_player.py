"""A player from outside: joins a table by its link and plays a seat at random, over the protocol of docs/protocol.md.

python examples/outside_player.py http://127.0.0.1:8000/table/k7rmx2cdf9wz
"""

import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def join(server: str, table: str) -> str:
    """Sit down on the first open seat; the token that holds it."""
    body = json.dumps({"name": "outside player", "word": "any word of mine"}).encode()
    request = Request(f"http://{server}/api/tables/{table}/seats", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
    return token


def play(server: str, table: str, token: str) -> None:
    """Do anything that is legal, until the match is over."""
    with connect(f"ws://{server}/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 2, "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["legal"]:
                choice = random.choice(message["legal"])
                print(choice["words"])
                socket.send(json.dumps({"type": "act", "turn": message["turn"], "action": choice["action"]}))
            elif message["type"] == "update" and message["result"]:
                print(message["result"])
                return


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    name = link.path.rpartition("/")[2]
    play(link.netloc, name, join(link.netloc, name))
