#!/usr/bin/env python3
"""Checks a conversation with `jacquerie serve` against what is written down.

    transcript.py PROGRAM INI FILE...

In a FILE each line `> ...` is sent, each line `< ...` is the reply that must come, in turn; `...`
within it stands for anything. Other lines are for people. One conversation a FILE."""
import re
import subprocess
import sys


def check(program, ini, path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").strip() for line in file]
    sent = [line[2:] for line in lines if line.startswith("> ")]
    wanted = [line[2:] for line in lines if line.startswith("< ")]
    done = subprocess.run([program, "serve", ini], input="\n".join(sent) + "\n", text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120, check=False)
    got = done.stdout.splitlines()
    good = done.returncode == 0 and not done.stderr
    if not good:
        print(f"{path}: status {done.returncode}: {done.stderr}")
    for number, text in enumerate(wanted):
        pattern = ".*".join(re.escape(part) for part in text.split("..."))
        reply = got[number] if number < len(got) else "(nothing)"
        if not re.fullmatch(pattern, reply):
            print(f"{path}: to {sent[number] if number < len(sent) else '?'}\n"
                  f"  wanted {text}\n  got    {reply}")
            good = False
    if len(got) != len(wanted) or len(sent) != len(wanted):
        print(f"{path}: {len(sent)} requests, {len(wanted)} replies wanted, {len(got)} came")
        good = False
    return good


results = [check(sys.argv[1], sys.argv[2], path) for path in sys.argv[3:]]
sys.exit(0 if results and all(results) else 1)
