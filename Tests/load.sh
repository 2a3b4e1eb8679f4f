#!/usr/bin/env bash
# Runs the kit's tests several times at once, beside processes that only use up time, and expects from each the
# verdicts of an idle machine: load.sh PROCESSES BURNERS FILTER
set -euo pipefail
cd "$(dirname "$0")/.."

processes="$1"
burners="$2"
filter="$3"
tests="$(Tests/binary.sh viper-conformance)"
logs=.build/load
rm -rf "$logs"
mkdir -p "$logs"

burning=()
trap 'kill "${burning[@]}" 2> /dev/null || true' EXIT
for ((burner = 0; burner < burners; burner++)); do
    (while :; do :; done) &
    burning+=($!)
done

running=()
for ((process = 1; process <= processes; process++)); do
    "$tests" --testing-library swift-testing --filter "$filter" > "$logs/$process.log" 2>&1 &
    running+=($!)
done
failed=0
for process in "${running[@]}"; do wait "$process" || failed=$((failed + 1)); done
tail -qn 1 "$logs"/*.log
if [[ "$failed" != 0 ]]; then
    grep -h "recorded an issue" "$logs"/*.log | grep -v "known issue" | cut -c 1-300 | sort | uniq -c | sort -rn | head -20
    echo "$failed of $processes runs beside $burners burning processes were not as on an idle machine." >&2
    exit 1
fi
echo "All $processes runs beside $burners burning processes were as on an idle machine."
