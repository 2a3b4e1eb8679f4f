#!/usr/bin/env bash
# Runs the kit's tests in eleven processes, two more at once than there are processors, since each now and then waits.
# More would only keep each other waiting, and longer.
set -euo pipefail
cd "$(dirname "$0")/.."

tests="$(Tests/binary.sh viper-conformance)"
shares=()
# Runs the tests that the options select.
share() {
    shares+=("'$tests' --testing-library swift-testing$(printf " '%s'" "$@")")
}
# Runs the tables of the specs whose names match.
tables() {
    shares+=("VIPER_SPECS='$1' '$tests' --testing-library swift-testing --filter '$specs'")
}
specs='^ConformanceTests\.SpecTests'
laws='^LawTests\.LawKillTable'
generator='^SpyGeneratorTests'
# The longest come first, so that none is left alone in the end; this one waits for most of its time.
tables '^Todo\.Add'
tables '^Todo\.Todo'
tables '^Todo\.ListInteractor'
tables '^Articles\.'
share --filter "$laws"
# NB: the protocols that it makes up are new ones each time. The laws draw orders by a seed too, and theirs stays.
shares+=("VIPER_SEED='${VIPER_SEED:-$RANDOM$RANDOM}' '$tests' --testing-library swift-testing --filter '$generator'")
share --filter '^LawTests' --skip "$laws"
# NB: a browser beside all of this would be measured for what the others do; make test-page runs it alone.
share --skip "$specs" --skip '^LawTests' --skip "$generator" --skip '^ReportTests\.PageTests'
tables '^Shows\.'
tables '^Todo\.List(?!Interactor)'
tables '^(?!Todo\.|Articles\.|Shows\.)'
AT_ONCE="${AT_ONCE:-$(($(getconf _NPROCESSORS_ONLN) + 2))}" Tests/together.sh "${shares[@]}"
