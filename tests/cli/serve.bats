#!/usr/bin/env bats
# serve: conversations as they are written down, and all that may come in place of a request.
load common

replies() { wc -l <stdout.txt; }
# serve REQUEST...: each a line.
serve() {
    printf '%s\n' "$@" >requests.txt
    both jacquerie serve "${ini:-game.ini}" <requests.txt
}

@test "conversations go as they are written down" {
    ini
    "$root/tests/cli/transcript.py" "$JACQUERIE" game.ini "$root"/tests/cli/serve/*.txt
}

@test "PROTOCOL.md says what the program answers, to every command" {
    ini
    sed -n 's/^    \([<>] \)/\1/p' "$root/core/cli/PROTOCOL.md" >protocol.txt
    "$root/tests/cli/transcript.py" "$JACQUERIE" game.ini protocol.txt
    serve '{"cmd":"hello"}'
    python3 - "$root/core/cli/PROTOCOL.md" <<'PY'
import json, re, sys
hello = json.loads(open("stdout.txt").readline())
told = set(re.findall(r'^    > .*"cmd":"(\w+)"', open(sys.argv[1]).read(), re.M))
assert told == set(hello["commands"]), told ^ set(hello["commands"])
PY
}

@test "each option that hello tells can be set, to its default and to what is allowed" {
    ini "[rules]" "peasant_revolts = on" "festival = on"
    serve '{"cmd":"hello"}'
    python3 - <<'PY' >requests.txt
import json
for o in json.loads(open("stdout.txt").readline())["options"]:
    values = [o["default"]]
    if o["type"] in ("enum", "boolean"):
        values += o["values"].split(", ")
    for value in values:
        print(json.dumps({"id": f"{o['section']}.{o['key']} = {value}", "cmd": "new",
                          "set": {o["section"]: {o["key"]: value}}}))
PY
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    [ "$(replies)" -eq "$(wc -l <requests.txt)" ]
    [ "$(replies)" -gt 30 ]
    # One value is known and needs tiles that nobody has described yet.
    ! grep -v -e '"reply":"new"' -e '^{"id":"festival.print = 2024","error":{"code":"rules"' stdout.txt
}

@test "a whole game played by go and apply is a record that replays" {
    ini "[rules]" "peasant_revolts = on" "festival = on"
    python3 - "$JACQUERIE" <<'PY'
import json, subprocess, sys
p = subprocess.Popen([sys.argv[1], "serve", "game.ini"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(**request):
    p.stdin.write(json.dumps(request) + "\n")
    p.stdin.flush()
    return json.loads(p.stdout.readline())
at = ask(cmd="new", seed="11")
while at["waits"] != "over":
    choice = ask(cmd="go", bot="random")["choice"]
    assert choice in [c["choice"] for c in ask(cmd="choices")["choices"]], choice
    back = at["hash"]
    at = ask(cmd="apply", choice=choice)
    if at["moves"] % 20 == 0:
        assert ask(cmd="undo")["hash"] == back
        at = ask(cmd="apply", choice=choice)
assert at["to_act"] is None and ask(cmd="go")["error"]["code"] == "use"
assert ask(cmd="choices")["choices"] == []
assert ask(cmd="state")["state"]["waits"] == "over"
open("game.jsonl", "w").write("".join(l + "\n" for l in ask(cmd="record")["lines"]))
p.stdin.close()
assert p.wait() == 0
PY
    both jacquerie replay game.jsonl
    expect_status 0
}

@test "what is no text gets an error for each line, and the conversation goes on" {
    ini
    { head -c 200000 /dev/urandom; printf '\n{"id":"still","cmd":"ready"}\n'; } >requests.txt
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    [ "$(tail -n 1 stdout.txt)" = '{"id":"still","reply":"readyok"}' ]
    ! head -n -1 stdout.txt | grep -v '^{"error":{"code":"input",'
    printf '{"cmd":"ready"\0}\n{"cmd":"\xff"}\n{"cmd":"state","seat":"\xed\xa0\x80"}\n\n  \r\n{"cmd":"ready"}\r\n' >requests.txt
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    [ "$(replies)" -eq 4 ]
    [ "$(grep -c '^{"error":{"code":"input",' stdout.txt)" -eq 3 ]
    [ "$(tail -n 1 stdout.txt)" = '{"reply":"readyok"}' ]
}

@test "a line of 100 MB is refused, and takes no memory" {
    ini
    { head -c 100000000 /dev/zero | tr '\0' 'x'; printf '\n{"cmd":"ready"}\n'; } >requests.txt
    python3 - "$JACQUERIE" <<'PY'
import resource, subprocess, sys
def most():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
subprocess.run([sys.argv[1], "serve", "game.ini"], input=b'{"cmd":"ready"}\n', stdout=subprocess.DEVNULL, check=True)
before = most()
subprocess.run([sys.argv[1], "serve", "game.ini"], stdin=open("requests.txt"), stdout=open("stdout.txt", "w"), check=True)
assert most() - before < 20000, (before, most())
PY
    [ "$(head -n 1 stdout.txt)" = '{"error":{"code":"input","what":"the line has more than 1048576 bytes","hint":"a request is one line"}}' ]
    [ "$(tail -n 1 stdout.txt)" = '{"reply":"readyok"}' ]
    [ "$(replies)" -eq 2 ]
}

@test "JSON a hundred thousand deep is refused" {
    ini
    python3 -c 'print("[" * 100000); print("{\"cmd\":\"apply\",\"choice\":" + "[" * 2000 + "]" * 2000 + "}"); print("{\"cmd\":\"ready\"}")' >requests.txt
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    [ "$(replies)" -eq 3 ]
    has "$(head -n 1 stdout.txt)" '"what":"this is not JSON: maximum parsing depth reached'
    [ "$(tail -n 1 stdout.txt)" = '{"reply":"readyok"}' ]
}

@test "64 games and no more" {
    ini
    python3 -c 'for i in range(65): print("{\"cmd\":\"new\",\"game\":\"g%d\"}" % i)
print("{\"cmd\":\"clone\",\"game\":\"g0\",\"to\":\"g1\"}")
print("{\"cmd\":\"clone\",\"game\":\"g0\",\"to\":\"more\"}")
print("{\"cmd\":\"drop\",\"game\":\"g5\"}")
print("{\"cmd\":\"clone\",\"game\":\"g0\",\"to\":\"more\"}")' >requests.txt
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    full='{"error":{"code":"use","what":"there are 64 games already","hint":"drop one"}}'
    [ "$(sed -n 65p stdout.txt)" = "$full" ]
    has "$(sed -n 66p stdout.txt)" '"reply":"clone","game":"g1"'
    [ "$(sed -n 67p stdout.txt)" = "$full" ]
    has "$(sed -n 69p stdout.txt)" '"reply":"clone","game":"more"'
}

@test "a module that loops: its file and line, and the game as before" {
    mkdir -p mods/spin
    cat >mods/spin/init.lua <<'LUA'
return { api = 1, name = "spin", on = { tile_placed = function(game)
  if game.turn.number > 1 then while true do end end
end } }
LUA
    ini "[mods]" "path = mods" "spin = on" "[lua]" "instructions = 100K"
    serve '{"cmd":"new","chances":"client"}' \
        '{"cmd":"apply","choice":{"chance":"draw","tile":"BA/C"}}' \
        '{"cmd":"apply","choice":{"c":"place","cell":[0,-1],"rot":180}}' '{"cmd":"apply","choice":"pass"}' \
        '{"cmd":"apply","choice":{"chance":"draw","tile":"BA/L"}}' '{"cmd":"games"}' \
        '{"cmd":"apply","choice":{"c":"place","cell":[0,1],"rot":0}}' '{"cmd":"games"}' '{"cmd":"choices"}'
    expect_status 0
    has "$(sed -n 7p stdout.txt)" '{"error":{"code":"module"'
    has "$(sed -n 7p stdout.txt)" '"file":"mods/spin/init.lua","line":2,"module":"spin"'
    [ "$(sed -n 6p stdout.txt)" = "$(sed -n 8p stdout.txt)" ]
    has "$(sed -n 9p stdout.txt)" '"reply":"choices"'
}

@test "an INI that isn't there or is wrong: 2, and nothing on stdout" {
    both jacquerie serve nothing.ini </dev/null
    expect_status 2
    has "$err" "nothing.ini: error: "
    ini "farmrs = on"
    both jacquerie serve --json game.ini </dev/null
    expect_status 2
    [ -z "$out" ]
    has "$err" '"line":4'
}

@test "input that ends at once, or in a line, ends it" {
    ini
    both jacquerie serve game.ini </dev/null
    expect_status 0
    [ -z "$out$err" ]
    printf '{"cmd":"ready"}' >requests.txt
    both jacquerie serve game.ini <requests.txt
    expect_status 0
    [ "$out" = '{"reply":"readyok"}' ]
    both jacquerie serve game.ini <&-
    expect_status 0
}

@test "nothing is answered after quit" {
    ini
    serve '{"cmd":"quit","id":1,"x":2}' '{"cmd":"quit","id":1}' '{"cmd":"ready"}'
    [ "$(tail -n 1 stdout.txt)" = '{"id":1,"reply":"quit"}' ]
    [ "$(replies)" -eq 2 ]
}

@test "those who listen go away: it ends quietly" {
    ini
    { status=0; yes '{"cmd":"hello"}' | jacquerie serve game.ini 2>stderr.txt || status=$?; echo $status >status.txt; } | head -n 1 >/dev/null
    [ ! -s stderr.txt ]
    [ "$(cat status.txt)" -eq 141 ]
}

@test "serve: binary rubbish, deep brackets, a line of a megabyte, an end in the middle" {
    ini
    python3 - "$JACQUERIE" <<'END'
import random, subprocess, sys
def serve(data):
    p = subprocess.run([sys.argv[1], "serve", "game.ini"], input=data, capture_output=True, timeout=60)
    assert p.returncode == 0 and p.stderr == b"", (p.returncode, p.stderr)
    return p.stdout.decode().splitlines()
ready, hint = '{"reply":"readyok"}', '"hint":"a request is one object, like {\\"cmd\\":\\"hello\\"}"}}'
def wrong(what): return '{"error":{"code":"input","what":"this is not JSON: %s",%s' % (what, hint)
def also(data): return serve(data + b'\n{"cmd":"ready"}\n')
assert also(b"\0") == [wrong("'[' or '{' expected near end of file (byte 1)"), ready]
assert also(b"\xff\xfe") == [wrong("unable to decode byte 0xff (byte 0)"), ready]
assert also(b'{"cmd":"re\0ady"}') == [wrong("control character 0x0 near '\\\\\"re' (byte 10)".replace('\\\\', '\\')), ready]
assert also(b"[" * 500000) == [wrong("maximum parsing depth reached near '[' (byte 2049)"), ready]
assert also(b'{"cmd":"ready","id":"' + b"x" * (1 << 20) + b'"}') == [
    '{"error":{"code":"input","what":"the line has more than 1048576 bytes","hint":"a request is one line"}}', ready]
assert serve(b'{"cmd":"rea') == [wrong("premature end of input near '\\\\\"rea' (byte 11)".replace('\\\\', '\\'))]
assert serve(b'{"cmd":"ready"}') == [ready]
lines = serve(random.Random(1).randbytes(1 << 16) + b'\n{"cmd":"ready"}\n')
assert lines[-1] == ready and all(line.startswith('{"error":{"code":"input"') for line in lines[:-1])
END
}
