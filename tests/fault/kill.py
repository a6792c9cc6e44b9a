#!/usr/bin/env python3
"""Kills `run --record` at random points and resumes it.

    tests/fault/kill.py [PROGRAM] [--kills N] [--seed N]

PROGRAM: default build/release/jacquerie; N: default 30. Each time a game is killed (SIGKILL) when
its record has grown to a random length, in every other case its last line is torn as well, and in
every third the resumed game is killed again, and again. However often: the game must come to the
same end, and its record be the same byte for byte. Prints TAP, one line for each ruleset.
"""
import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
GAMES = {
    "base game": "[game]\nplayers = Red, Blue\nbots = greedy\n",
    "revolts and festival": "[game]\nplayers = Red, Blue, Green\nbots = greedy\n"
                            "[rules]\npeasant_revolts = on\nfestival = on\n",
    "mods, confirmed, two sets": "[game]\nplayers = A, B, C, D, E\nbots = random\nconfirm = on\n"
                                 "first_player = random\nsets = 2\n"
                                 "[mods]\npath = %s/mods\nseven_roads = on\nearly_harvest = on\n"
                                 % ROOT,
}
PATIENCE = 60  # seconds for one run


class Wrong(Exception):
    pass


def play(command, expect=None):
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
    if done.returncode != 0 or (expect is not None and done.stdout != expect):
        raise Wrong("%s: status %d\n%s%s" % (" ".join(command), done.returncode,
                                             done.stdout.decode(), done.stderr.decode()))
    return done.stdout


def size_of(path):
    try:
        return os.stat(path).st_size
    except FileNotFoundError:
        return 0


def play_and_kill(command, record, length):
    """Kills the run when the record is that long; True when it was killed before its end."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while process.poll() is None and size_of(record) < length:
        if time.monotonic() > end:
            break
    process.kill()
    process.wait()
    if process.returncode not in (0, -signal.SIGKILL):
        raise Wrong("%s: status %d" % (" ".join(command), process.returncode))
    return process.returncode != 0


def tear(rng, record):
    """Cuts the file within its last line, as a machine that stops might."""
    with open(record, "rb") as text:
        lines = text.read().splitlines(keepends=True)
    if len(lines) > 1:
        os.truncate(record, os.stat(record).st_size - rng.randrange(len(lines[-1])))


def one_game(rng, program, ini, folder, kill, expected):
    """Runs a game with kills until it is whole. Counts them."""
    wanted, text = expected
    record = os.path.join(folder, "killed.jsonl")
    if os.path.exists(record):
        os.remove(record)
    command = [program, "run", ini, "--json", "--record", record]
    kills = 0
    length = rng.randrange(len(text))
    while play_and_kill(command, record, length):
        kills += 1
        # Killed before the header was whole: there is nothing to resume, it begins anew.
        if b"\n" in open(record, "rb").read() if os.path.exists(record) else False:
            if kill % 2:
                tear(rng, record)
            command = [program, "run", ini, "--json", "--resume", record]
        else:
            command = [program, "run", ini, "--json", "--force", "--record", record]
        if kill % 3 or kills > 5:
            play(command, wanted)
            break
        length = rng.randrange(size_of(record), len(text) + 1)
    with open(record, "rb") as out:
        if out.read() != text:
            raise Wrong("kill %d: the record is another" % kill)
    return kills


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.path.join(ROOT, "build/release/jacquerie"))
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.program)
    rng = random.Random(arguments.seed)
    folder = tempfile.mkdtemp(prefix="jac_kill_")
    failed = False
    print("1..%d" % len(GAMES))
    try:
        for n, (name, text) in enumerate(GAMES.items(), 1):
            ini = os.path.join(folder, "game.ini")
            whole = os.path.join(folder, "whole.jsonl")
            with open(ini, "w", encoding="utf-8") as out:
                out.write(text.replace("[game]\n", "[game]\nseed = %d\n" % rng.randrange(2 ** 64)))
            wanted = play([program, "run", ini, "--json", "--force", "--record", whole])
            kills, wrong = 0, None
            try:
                with open(whole, "rb") as record:
                    expected = wanted, record.read()
                while kills < arguments.kills // len(GAMES):
                    kills += one_game(rng, program, ini, folder, kills, expected)
            except (Wrong, subprocess.TimeoutExpired) as error:
                failed, wrong = True, error
            print("%s %d - %s: %d kills" % ("not ok" if wrong else "ok", n, name, kills))
            if wrong:
                print("# " + str(wrong).replace("\n", "\n# "))
    finally:
        shutil.rmtree(folder)
    return failed


if __name__ == "__main__":
    sys.exit(main())
