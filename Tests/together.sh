#!/usr/bin/env bash
# Runs commands at the same time, AT_ONCE of them or all, shows the output of each, and fails if one failed:
# together.sh COMMAND…
# The output of failed commands comes last, where it is easy to find.
set -euo pipefail

logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
commands=("$@")
for index in "${!commands[@]}"; do echo "${commands[index]}" > "$logs/$index"; done
# The bash of macOS cannot wait for the first of several commands to end, but xargs can.
printf '%s\n' "${!commands[@]}" | xargs -n 1 -P "${AT_ONCE:-${#commands[@]}}" \
    bash -c 'bash "$0/$1" > "$0/$1.log" 2>&1 || touch "$0/$1.failed"' "$logs"

failed=()
for index in "${!commands[@]}"; do
    if [[ -e "$logs/$index.failed" ]]; then failed+=("$index"); else cat "$logs/$index.log"; fi
done
for index in ${failed[@]+"${failed[@]}"}; do cat "$logs/$index.log"; done
for index in ${failed[@]+"${failed[@]}"}; do
    echo "✘ ${commands[index]} failed; what it said stands above. Of it:"
    { grep -E '✘.*(recorded an issue|failed)|error:' "$logs/$index.log" || tail -n 5 "$logs/$index.log"; } \
        | tail -n 12 | cut -c 1-500
done
((${#failed[@]} == 0))
