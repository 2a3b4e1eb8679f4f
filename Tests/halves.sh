#!/usr/bin/env bash
# Runs the kit's tests in two processes at once: those of the to-do list wait more than they work.
set -euo pipefail
cd "$(dirname "$0")/.."

tests="$(Tests/binary.sh)"

"$tests" --testing-library swift-testing --filter TodoTests &
first=$!
status=0
"$tests" --testing-library swift-testing --skip TodoTests || status=$?
wait "$first" || status=$?
exit "$status"
