"""Compares the tile tables of a ruleset with the facts that tilefacts.py prints."""
import json
import os
import subprocess
import sys

HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
# Marks that both tables know, of tiles and of segments.
TILE_MARKS = {"garden", "tower", "festival", "volcano", "dragon", "portal"}
SEGMENT_MARKS = {"inn", "cathedral", "pig_herd", "wine", "grain", "cloth", "princess"}
# What each table is compared with: a module, the rest of an INI, the set's id.
TABLES = [("base", "edition = C1", "basic:1"),
          ("base", "edition = C3", "basic:2"),
          ("river", "edition = C1\n[river]\nrivers = 1", "river/1:1"),
          ("river", "edition = C3\n[river]\nrivers = 1", "river/1:2"),
          ("river", "edition = C1\n[river]\nrivers = 2", "river/2:1"),
          ("river", "edition = C3\n[river]\nrivers = 2", "river/2:2"),
          ("festival", "edition = C3", "festival"),
          ("inns_and_cathedrals", "edition = C1", "inns-and-cathedrals:1"),
          ("inns_and_cathedrals", "edition = C3", "inns-and-cathedrals:2"),
          ("traders_and_builders", "edition = C1", "traders-and-builders:1"),
          ("traders_and_builders", "edition = C3", "traders-and-builders:2"),
          ("abbey_and_mayor", "edition = C1", "abbey-and-mayor:1"),
          ("abbey_and_mayor", "edition = C3", "abbey-and-mayor:2"),
          ("tower", "edition = C1", "tower:1"),
          ("tower", "edition = C3", "tower:2"),
          ("princess_and_dragon", "edition = C1", "princess-and-dragon:1"),
          ("princess_and_dragon", "edition = C3", "princess-and-dragon:2")]


def where_ours(segment):
    """A segment's place in words that both tables share: sides, half-edges, or I."""
    if segment["kind"] == "field":
        slots = [h for h in HALVES if h in segment["slots"]]
        return ".".join(slots) or "I"
    return "".join(s for s in "NESW" if s + "M" in segment["slots"]) or "I"


def ours(tile):
    """The facts of a line of `jacquerie rules tiles`."""
    place, inner = {}, 0
    for s in tile["segments"]:
        where = where_ours(s)
        if s["kind"] == "field" and where == "I":
            inner += 1
            where = "I" * inner # a second field inside is II
        place[s["name"]] = s["kind"] + ":" + where
    facts = {"count": tile["count"], "edges": "".join(e[0].upper() for e in tile["edges"]),
             "features": [], "links": []}
    for segment in tile["segments"]:
        touches = sorted(place[link["to"]].split(":")[1] for link in tile["links"]
                         if link["relation"] == "touches" and link["from"] == segment["name"])
        marks = tuple(sorted(SEGMENT_MARKS.intersection(segment["marks"])))
        facts["features"].append((place[segment["name"]], segment["arms"], tuple(touches), marks))
    for link in tile["links"]:
        if link["relation"] == "leads_to":
            facts["links"].append(tuple(sorted((place[link["from"]], place[link["to"]]))))
    return finish(facts, TILE_MARKS.intersection(tile["marks"]))


def marks_of(flags):
    """The marks of a feature; goods are the value of one flag there."""
    return tuple(sorted(SEGMENT_MARKS.intersection(list(flags) + [flags.get("resource")])))


def theirs(tile):
    """The same of a line of tilefacts.py."""
    facts = {"count": tile["count"],
             "edges": "".join(tile["edges"][s][0].upper() for s in "NESW"),
             "features": [], "links": []}
    marks = TILE_MARKS.intersection(tile["flags"])
    for feature in tile["features"]:
        if feature["kind"] in TILE_MARKS:
            marks.add(feature["kind"])
            continue
        place = feature.get("inner", "I")
        if feature["kind"] == "field" and feature["half_edges"]:
            place = ".".join(feature["half_edges"])
        elif feature.get("edges"):
            place = feature["edges"]
        name = feature["kind"] + ":" + place
        facts["features"].append((name, feature["flags"].get("pennants", 0),
                                  tuple(sorted(feature.get("cities", ()))),
                                  marks_of(feature["flags"])))
        for link in feature.get("links", ()):
            facts["links"].append(tuple(sorted((name, link))))
    return finish(facts, marks)


def finish(facts, marks):
    facts["features"].sort()
    facts["links"] = sorted(set(facts["links"]))
    facts["marks"] = sorted(marks)
    return facts


def differences(mine, other):
    lines = []
    for name in sorted(set(mine) | set(other)):
        if name not in mine or name not in other:
            lines.append("%s: only in %s" % (name, "ours" if name in mine else "theirs"))
            continue
        for key in mine[name]:
            if mine[name][key] != other[name][key]:
                lines.append("%s: %s: ours %s, theirs %s" % (name, key, mine[name][key],
                                                             other[name][key]))
    return lines


def read(lines, facts, wanted):
    return {t["id"]: facts(t) for t in map(json.loads, lines) if wanted(t)}


def compare_one(jacquerie, corpus, ini, module, tile_set):
    shown = subprocess.run([jacquerie, "rules", "tiles", ini], stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True, check=False)
    if shown.returncode != 0:
        return ["rules tiles: exit %d" % shown.returncode] + shown.stderr.splitlines()
    known = subprocess.run([sys.executable, "-B", os.path.join(corpus, "tilefacts.py"), "--set",
                            tile_set], stdout=subprocess.PIPE, text=True, check=False)
    mine = read(shown.stdout.splitlines(), ours,
                lambda t: t["module"] == module and t["count"] > 0 and "derived_from" not in t)
    other = read(known.stdout.splitlines(), theirs, lambda t: True)
    return differences(mine, other)


def compare_all(jacquerie, corpus, work):
    """Yields (name, differences) of each table."""
    for module, game, tile_set in TABLES:
        ini = os.path.join(work, "tiles.ini")
        with open(ini, "w", encoding="utf-8") as out:
            out.write("[game]\n%s\n" % game)
            if module != "base":
                out.write("[rules]\n%s = tiles\n" % module)
        yield "tiles of " + tile_set, compare_one(jacquerie, corpus, ini, module, tile_set)
