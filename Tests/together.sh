#!/usr/bin/env bash
# Runs commands at the same time, shows what each of them said when it is done, and fails if one did: together.sh COMMAND…
set -euo pipefail

logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
running=()
for command in "$@"; do
    bash -c "$command" > "$logs/${#running[@]}" 2>&1 &
    running+=($!)
done
status=0
for index in "${!running[@]}"; do
    wait "${running[index]}" || status=$?
    cat "$logs/$index"
done
exit "$status"
