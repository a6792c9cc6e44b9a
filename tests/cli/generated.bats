#!/usr/bin/env bats
# Files in the tree that are made from the engine's own tables are up to date.
load common

@test "lua/meta/jacquerie.lua: jacquerie api --meta >lua/meta/jacquerie.lua" {
    diff <(jacquerie api --meta) "$root/lua/meta/jacquerie.lua"
}

@test ".luacheckrc begins with: jacquerie api --luacheck" {
    diff <(jacquerie api --luacheck) <(sed '/^-- Above:/,$d' "$root/.luacheckrc")
}

@test "api knows every station, event and query of hooks.def" {
    jacquerie api >api.txt
    sed -nE 's/^JAC_(STATION|EVENT|QUERY)\((\w+), .*/\2/p' "$root/core/engine/hooks.def" >hooks.txt
    [ "$(wc -l <hooks.txt)" -gt 30 ]
    while read -r hook; do
        grep -qE "^(station|event|query) $hook\(" api.txt || { echo "no $hook"; return 1; }
    done <hooks.txt
}
