#!/usr/bin/env bats
# What the source itself must hold.

load common

@test "no name of a system in rules/ occurs in core/ or lua/" {
    for folder in "$root"/rules/*/; do
        name=$(basename "$folder")
        case $name in base | rulings) continue ;; esac
        run grep -rniE "${name//_/[ _]}" "$root/core" "$root/lua"
        [ "$status" -eq 1 ] || { echo "$output"; return 1; }
    done
}

@test "the engine includes nothing above it" {
    run grep -rnE '#include "(host|internal|ini_file|session|record|text|setup|bots|cli)\.h"|lua\.h|stdio\.h.*printf' \
        "$root/core/engine"
    [ "$status" -eq 1 ] || { echo "$output"; return 1; }
}
