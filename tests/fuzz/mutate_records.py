#!/usr/bin/env python3
"""Changes one token of legal records and looks at what `replay` and `run --resume` say.

    tests/fuzz/mutate_records.py [PROGRAM] [--mutations N] [--seed N] [--keep FOLDER]

PROGRAM: default build/release/jacquerie. Every changed record must end with status 0, 1 or 2 within
ten seconds, and a refusal must name the file and a line that is not before the changed one. Prints
TAP, one line for each kind of change; --keep writes the records of failures to FOLDER.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
INIS = [
    "[game]\nplayers = Red, Blue\nbots = random\n",
    "[game]\nplayers = Red, Blue, Green\nbots = greedy\n[rules]\npeasant_revolts = on\nfestival = on\n",
    "[game]\nplayers = A, B, C, D\nconfirm = on\nfirst_player = random\nedition = C1\n"
    "[mods]\npath = {root}/mods\nseven_roads = on\nearly_harvest = on\n",
]
SEEDS = [1, 2, 3]
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+|true|false|null')
NUMBERS = ["0", "-1", "1", "2", "90", "45", "2147483648", "-2147483649", "9223372036854775807",
           "9223372036854775808", "1.5", "1e999", '"1"', "null", "[]"]
WORDS = ['""', '"Red"', '"pass"', '"place"', '"put"', '"meeple"', '"BA/RFr"', '"city 1"', '"city 9"',
         '"cell"', '"p"', '"c"', '"chance"', '"end"', '"nobody"', '"\\u0000"', '"J\\u00fcrgen"', "7",
         "null", "true", "{}", "[" * 3000]


def token(rng, line, wanted):
    """A changed copy of the line in which one key, number or name is another; None: has none."""
    found = [t for t in TOKEN.finditer(line) if wanted(line, t)]
    if not found:
        return None
    at = rng.choice(found)
    text = at.group()
    if text[0] == '"':
        inner = text[1:-1]
        other = rng.choice(WORDS + ['"%s"' % inner[1:], '"%sx"' % inner, '"%s"' % inner.upper()])
    else:
        digits = text.lstrip("-").isdigit()
        other = rng.choice(NUMBERS + ([str(int(text) + 1), str(-int(text))] if digits else []))
    return line[:at.start()] + other + line[at.end():]


def is_key(line, at):
    return at.group()[0] == '"' and line[at.end():at.end() + 1] == ":"


def change_key(rng, lines, i):
    return replaced(lines, i, token(rng, lines[i], is_key))


def change_number(rng, lines, i):
    return replaced(lines, i, token(rng, lines[i], lambda _, t: t.group()[0] != '"'))


def change_name(rng, lines, i):
    return replaced(lines, i, token(rng, lines[i], lambda line, t: t.group()[0] == '"'
                                    and not is_key(line, t)))


def change_byte(rng, lines, i):
    at = rng.randrange(len(lines[i]))
    return replaced(lines, i, lines[i][:at] + rng.choice("\"{}[],:0a\\\t\x00\x7f\u00e9") +
                    lines[i][at + 1:])


def replaced(lines, i, line):
    return None if line is None else lines[:i] + [line] + lines[i + 1:]


def delete_line(rng, lines, i):
    return lines[:i] + lines[i + 1:]


def double_line(rng, lines, i):
    return lines[:i + 1] + lines[i:]


def swap_lines(rng, lines, i):
    if i + 1 == len(lines):
        return None
    return lines[:i] + [lines[i + 1], lines[i]] + lines[i + 2:]


def cut_line(rng, lines, i):
    return replaced(lines, i, lines[i][:rng.randrange(len(lines[i]))])


def cut_file(rng, lines, i):
    """Ends within line i, without a line end."""
    return lines[:i] + [lines[i][:rng.randrange(len(lines[i]))] + "\x1a"]


CHANGES = [change_key, change_number, change_name, change_byte, delete_line, double_line, swap_lines,
           cut_line, cut_file]


def run(command):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=10, check=False)


def legal_records(program, folder):
    """(INI, lines) of games by bots."""
    records = []
    for n, ini in enumerate(INIS):
        path = os.path.join(folder, "%d.ini" % n)
        with open(path, "w", encoding="utf-8") as out:
            out.write(ini.format(root=ROOT))
        for seed in SEEDS:
            record = os.path.join(folder, "%d-%d.jsonl" % (n, seed))
            done = run([program, "run", path, "--seed", str(seed), "--record", record])
            if done.returncode != 0:
                sys.exit("%s: %s" % (path, done.stderr.decode()))
            with open(record, encoding="utf-8") as text:
                records.append((path, text.read().splitlines()))
    return records


def complaint(done, path, line):
    """What is wrong with the end of a run, or None."""
    said = done.stderr.decode("utf-8", "replace")
    if done.returncode not in (0, 1, 2):
        return "status %d: %s" % (done.returncode, said[-3000:])
    if done.returncode == 0:
        return None
    named = re.search(r"^%s:(\d+): error: \S" % re.escape(path), said, re.M)
    if not named:
        return "no line is named: %s" % said[:300]
    # Two lines that were swapped part at the first of them, all else at the changed one or later.
    if int(named.group(1)) < line:
        return "line %s is named, line %d was changed: %s" % (named.group(1), line, said[:300])
    return None


def try_one(program, ini, path, line, resume):
    """Replays the record, and resumes it; what was resumed must replay."""
    bad = complaint(run([program, "replay", path]), path, line)
    if bad or not resume:
        return bad
    done = run([program, "run", ini, "--resume", path])
    bad = complaint(done, path, line)
    if not bad and done.returncode == 0:
        again = run([program, "replay", path])
        if again.returncode != 0:
            return "resumed, but does not replay: %s" % again.stderr.decode()[:300]
    return bad and "resume: " + bad


def one_change(rng, records, change):
    while True:
        ini, lines = rng.choice(records)
        i = rng.randrange(len(lines)) if rng.random() < 0.85 else 0
        changed = change(rng, lines, i)
        if changed is not None and changed != lines:
            text = "\n".join(changed) + "\n"
            return ini, i + 1, text[:text.index("\x1a")] if "\x1a" in text else text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.path.join(ROOT, "build/release/jacquerie"))
    parser.add_argument("--mutations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    program = os.path.abspath(arguments.program)
    folder = tempfile.mkdtemp(prefix="jac_mutate_")
    failed = {change: [] for change in CHANGES}
    count = {change: 0 for change in CHANGES}
    try:
        records = legal_records(program, folder)
        path = os.path.join(folder, "changed.jsonl")
        for n in range(arguments.mutations):
            change = CHANGES[n % len(CHANGES)]
            ini, line, text = one_change(rng, records, change)
            with open(path, "w", encoding="utf-8", newline="") as out:
                out.write(text)
            count[change] += 1
            try:
                bad = try_one(program, ini, path, line, n % 3 == 0)
            except subprocess.TimeoutExpired:
                bad = "still running after 10 s"
            if bad:
                failed[change].append("change %d, line %d: %s" % (n, line, bad))
                if arguments.keep:
                    os.makedirs(arguments.keep, exist_ok=True)
                    name = os.path.join(arguments.keep, "%s-%d.jsonl" % (change.__name__, n))
                    with open(name, "w", encoding="utf-8", newline="") as out:
                        out.write(text)
    finally:
        shutil.rmtree(folder)
    print("1..%d" % len(CHANGES))
    for n, change in enumerate(CHANGES, 1):
        bad = failed[change]
        print("%s %d - %s: %d records" % ("not ok" if bad else "ok", n,
                                          change.__name__.replace("_", " "), count[change]))
        for text in bad[:5]:
            print("# " + text.replace("\n", "\n# "))
    return any(failed.values())


if __name__ == "__main__":
    sys.exit(main())
