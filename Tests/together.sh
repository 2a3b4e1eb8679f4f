#!/usr/bin/env bash
# Runs commands at the same time, shows what each of them said when it is done, and fails if one did: together.sh COMMAND…
# What the failed ones said comes last, since nobody looks for it in the middle of many pages.
set -euo pipefail

commands=("$@")
logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
running=()
for command in "${commands[@]}"; do
    bash -c "$command" > "$logs/${#running[@]}" 2>&1 &
    running+=($!)
done
failed=()
for index in "${!running[@]}"; do
    if wait "${running[index]}"; then cat "$logs/$index"; else failed+=("$index"); fi
done
for index in ${failed[@]+"${failed[@]}"}; do
    cat "$logs/$index"
    echo "✘ ${commands[index]} failed; what it said stands above."
done
((${#failed[@]} == 0))
