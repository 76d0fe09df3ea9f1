"""Huge number: a message with a number that no column holds; everyone used to be thrown off the table."""

from bench.siege.outcome import Outcome
from tests.server.house import running

HUGE = [2**31, 2**63 - 1, 2**63, 2**64, 10**30, -1, -(2**63), -(2**64)]


def asking_for(number: int) -> list[dict[str, object]]:
    """Every message that has a number, with this one."""
    return [
        {"type": "react", "number": number, "face": "wow"},
        {"type": "undo", "turn": number},
        {"type": "allow_undo", "turn": number, "allow": True},
        {"type": "hint", "turn": number},
        {"type": "act", "turn": number, "action": {"do": "roll", "red": number}},
        {"type": "commit", "seat": number, "commitment": "0" * 64},
        {"type": "reveal", "seat": number, "word": "0" * 64},
    ]


def siege(database: str) -> Outcome:
    """Send all of them; then somebody who watches still hears what is said."""
    with running(database=database) as house:
        place = house.set_up("you", "open")
        with place.listen() as ear, place.watch().listen() as watcher:
            answers = []
            for message in (message for number in HUGE for message in asking_for(number)):
                ear.say(**message)
                answers.append(ear.refused()["code"])
            ear.say(type="chat", text="still here")
            heard = ear.wait("chat") == watcher.wait("chat")
        trouble = house.measure("alcaide_trouble_total")
    refused = answers.count("bad_message")
    now = f"{refused} of {len(answers)} refused, everyone stays"
    held = heard and refused == len(answers) and not trouble
    return Outcome("number beyond its column", "throws everyone off the table", now, held)
