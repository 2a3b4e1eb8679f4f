#!/usr/bin/env bash
# Runs the kit's tests in seven processes at once, since they wait more than they work.
set -euo pipefail
cd "$(dirname "$0")/.."

tests="$(Tests/binary.sh viper-conformance)"
running=()
# Runs the tests that the other words select, for specs whose names have a match of the first word.
run() {
    VIPER_SPECS="$1" "$tests" --testing-library swift-testing "${@:2}" &
    running+=($!)
}
specs='^ConformanceTests\.SpecTests'
laws='^LawTests\.LawKillTable'
run '^Todo\.ListInteractor' --filter "$specs"
run '^Todo\.List(?!Interactor)' --filter "$specs"
run '^Todo\.(?!List)' --filter "$specs"
run '^(?!Todo\.)' --filter "$specs"
run '' --filter "$laws"
run '' --filter '^LawTests' --skip "$laws"
run '' --skip "$specs" --skip '^LawTests'
status=0
for process in "${running[@]}"; do wait "$process" || status=$?; done
exit "$status"
