#!/usr/bin/env bash
# Runs the kit's tests in four processes at once, since they wait more than they work.
set -euo pipefail
cd "$(dirname "$0")/.."

tests="$(Tests/binary.sh)"
shares=(
    "--filter ^TodoTests\.List"
    "--filter ^TodoTests --skip ^TodoTests\.List"
    "--filter ^LawTests"
    "--skip ^TodoTests --skip ^LawTests"
)
running=()
for share in "${shares[@]}"; do
    # NB: each share is several words.
    # shellcheck disable=SC2086
    "$tests" --testing-library swift-testing $share &
    running+=($!)
done
status=0
for process in "${running[@]}"; do wait "$process" || status=$?; done
exit "$status"
