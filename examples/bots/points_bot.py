#!/usr/bin/env python3
"""A bot for `bots = pipe:python3 points_bot.py`: puts a meeple where most points are to be had.

Each line of stdin is a JSON object. A "choose" holds the state as our seat sees it and the legal
choices; one line goes back, with its id and the number of a choice. See core/cli/PROTOCOL.md."""
import json
import sys


def worth_of(segment, state):
    """What the feature of [x, y, "city 1"] brings, and how many edges of it are open."""
    for feature in state["features"]:
        if segment in feature["segments"]:
            return feature.get("closed", feature.get("worth", 0)), feature["open"]
    return 0, 0


def neighbours(cell, state):
    """How many of the eight cells around hold a tile: full corners close monasteries and cities."""
    x, y = cell
    return sum(abs(t["cell"][0] - x) <= 1 and abs(t["cell"][1] - y) <= 1 for t in state["tiles"])


def value(choice, state):
    """The higher, the better."""
    if choice["c"] == "place":
        return neighbours(choice["cell"], state)
    if choice["c"] == "put":
        me = next(p for p in state["players"] if p["name"] == state["seat"])
        points, open_edges = worth_of(choice["at"], state)
        scarce = 5 - 2 * me["supply"]["meeple"]  # the last meeples are for the good places
        return 2 * points - open_edges - max(0, scarce)
    return 0  # pass, and what modules offer


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] != "choose":
        continue  # "hello" needs no answer
    values = [value(c["choice"], asked["state"]) for c in asked["choices"]]
    print(json.dumps({"id": asked["id"], "index": values.index(max(values))}), flush=True)
