#!/usr/bin/env bash
# Runs the kit's tests in nine processes at once, since they wait more than they work.
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
generator='^SpyGeneratorTests'
run '^Todo\.ListInteractor' --filter "$specs"
run '^Todo\.List(?!Interactor)' --filter "$specs"
run '^Todo\.(?!List)' --filter "$specs"
run '^Articles\.' --filter "$specs"
run '^(?!Todo\.|Articles\.)' --filter "$specs"
run '' --filter "$laws"
run '' --filter '^LawTests' --skip "$laws"
# NB: a browser beside all of this would be measured for what the others do; make test-page runs it alone.
run '' --skip "$specs" --skip '^LawTests' --skip "$generator" --skip '^ReportTests\.PageTests'
# NB: the protocols that it makes up are new ones each time. The laws draw orders by a seed too, and theirs stays.
export VIPER_SEED="${VIPER_SEED:-$RANDOM$RANDOM}"
run '' --filter "$generator"
status=0
for process in "${running[@]}"; do wait "$process" || status=$?; done
exit "$status"
