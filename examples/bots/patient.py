#!/usr/bin/env python3
"""A small bot for Reverie: it does what may score before it ends a turn.

It plays all games without knowing the rules of any: the list of legal moves
is all it looks at. docs/bot-protocol.md describes the messages.

Start it from a game: --bots exec:"python3 examples/bots/patient.py"
"""

import json
import random
import sys

# How moves begin, the best first. What is not listed comes between.
FIRST = ["fill", "build", "plant", "lay", "claim", "grow", "activate", "take"]
LAST = ["discard", "pass", "done", "end turn"]


def say(message):
    """Writes one message on one line, and sends it at once."""
    print(json.dumps(message), flush=True)


def rank(move):
    """How early a move should be made: a small number is early."""
    for place, words in enumerate(FIRST):
        if move.startswith(words):
            return place
    for place, words in enumerate(LAST):
        if move.startswith(words):
            return 100 + place
    return 50


def choose(message, luck):
    """One of the best legal moves."""
    moves = [legal["move"] for legal in message["legal"]]
    best = min(rank(move) for move in moves)
    return luck.choice([move for move in moves if rank(move) == best])


def main():
    luck = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "ready", "version": 1, "name": "patient"})
        elif kind == "new_game":
            luck = random.Random(message["seed"])
        elif kind == "choose":
            say({"type": "move", "id": message["id"], "move": choose(message, luck)})
        elif kind == "result":
            # Standard output is for answers; anything else goes to standard error.
            print("places", message["places"], "points", message["points"], file=sys.stderr)
        elif kind == "bye":
            return


if __name__ == "__main__":
    main()
