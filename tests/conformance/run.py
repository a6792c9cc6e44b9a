#!/usr/bin/env python3
"""Plays recorded games with `jacquerie import --trace` and compares them with check_trace.py; compares
tile tables with tilefacts.py. Called by run.sh. Prints TAP."""
import glob
import os
import subprocess
import sys
import tempfile

import tiles

SETS = ["cases/basic", "random/base-farmers", "random/base-no-farmers", "random/festival-meeple",
        "random/festival-follower", "random/river-1", "random/river-2",
        "cases/inns-and-cathedrals", "random/inns-and-cathedrals", "random/base-abbot-garden",
        "random/phantom", "cases/traders-and-builders", "random/traders-and-builders",
        "random/combo-festival-traders-inns", "random/tower", "random/combo-festival-tower",
        "random/combo-inns-tower", "cases/princess-and-dragon", "random/princess-and-dragon",
        "random/combo-dragon-tower", "cases/abbey-and-mayor", "random/abbey-and-mayor",
        "random/combo-festival-abbey", "random/combo-inns-traders-abbey"]
# Of these sets, games that need what is not there yet, with its name.
APART = {}


class Tap:
    def __init__(self):
        self.count = self.bad = 0

    def line(self, ok, name, notes=()):
        self.count += 1
        self.bad += not ok
        print("%s %d - %s" % ("ok" if ok else "not ok", self.count, name))
        for note in notes:
            print("# " + note)
        sys.stdout.flush()

    def skip(self, name, why):
        self.count += 1
        print("ok %d - %s # SKIP %s" % (self.count, name, why))


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", check=False)
    return done.returncode, done.stdout.splitlines()


def departures(path):
    """{game: (rule's id, why)}"""
    found = {}
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            words = line.split(None, 2)
            if not words or words[0].startswith("#"):
                continue
            if len(words) < 3:
                sys.exit("%s:%d: error: a game, a rule's id and a reason are needed" % (path, number))
            found[words[0]] = (words[1], words[2].strip())
    return found


def reference(corpus, game):
    top, rest = game.split("/", 1)
    if top == "cases":
        return os.path.join(corpus, "expected", rest + ".json")
    return os.path.join(corpus, "random-expected", rest + ".json.gz")


def games(corpus, folder):
    for path in sorted(glob.glob(os.path.join(corpus, folder, "*.jcz"))):
        yield path, os.path.relpath(path, corpus)[:-len(".jcz")]


def compare(jacquerie, corpus, path, game, work):
    """None when all is equal, else what differs."""
    ours = os.path.join(work, "ours.json")
    with open(ours, "w", encoding="utf-8") as out:
        done = subprocess.run([jacquerie, "import", "--trace", path], stdout=out,
                              stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        return done.stderr.splitlines() or ["exit %d" % done.returncode]
    code, lines = run(sys.executable, "-B", os.path.join(corpus, "check_trace.py"), ours,
                      reference(corpus, game), "--record", path, "--context", "3")
    return None if code == 0 else lines


def replays(jacquerie, path, work):
    """Does the game, imported as a record, replay with the same points? None, or what is wrong."""
    record = os.path.join(work, "game.jsonl")
    code, lines = run(jacquerie, "import", path, "--force", "-o", record)
    if code == 0:
        code, lines = run(jacquerie, "replay", record)
    return None if code == 0 else lines


def play_set(tap, jacquerie, corpus, folder, listed, work):
    equal = different = 0
    for path, game in games(corpus, folder):
        if game in APART:
            tap.skip(game, APART[game])
            continue
        wrong = compare(jacquerie, corpus, path, game, work)
        equal += wrong is None
        different += wrong is not None
        if game in listed:
            rule, why = listed[game]
            tap.line(wrong is not None, "%s departs by %s: %s" % (game, rule, why),
                     [] if wrong else ["it is equal: take it out of the list"])
            continue
        tap.line(wrong is None, game, wrong or [])
        if wrong is None:
            code, lines = run(jacquerie, "test", path)
            tap.line(code == 0, game + ": what it asserts", lines if code else [])
            wrong = replays(jacquerie, path, work)
            tap.line(wrong is None, game + ": replays as a record", wrong or [])
    return equal, different


def refuse_others(tap, jacquerie, corpus):
    """Games of other sets are refused by name."""
    refused, wrong = 0, []
    for path in sorted(glob.glob(os.path.join(corpus, "*", "*", "*.jcz"))):
        game = os.path.relpath(path, corpus)[:-len(".jcz")]
        if os.path.dirname(game) in SETS and game not in APART:
            continue
        code, lines = run(jacquerie, "import", "--trace", path)
        if code == 2 and len(lines) == 1 and "not known here" in lines[0]:
            refused += 1
        elif code != 0:
            wrong += ["%s: exit %d" % (game, code)] + lines[:3]
    tap.line(not wrong, "%d games of other sets are refused by name" % refused, wrong)


def main():
    jacquerie, corpus, listing = sys.argv[1:]
    listed = departures(listing)
    tap = Tap()
    equal = different = 0
    with tempfile.TemporaryDirectory() as work:
        for folder in SETS:
            a, b = play_set(tap, jacquerie, corpus, folder, listed, work)
            print("# %s: %d equal, %d different" % (folder, a, b))
            equal += a
            different += b
        refuse_others(tap, jacquerie, corpus)
        for name, wrong in tiles.compare_all(jacquerie, corpus, work):
            tap.line(not wrong, name, wrong)
    print("1..%d" % tap.count)
    print("# %d equal, %d different" % (equal, different))
    return 1 if tap.bad else 0


if __name__ == "__main__":
    sys.exit(main())
