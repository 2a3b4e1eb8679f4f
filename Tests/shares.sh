#!/usr/bin/env bash
# Runs the kit's tests in twelve processes: at any time two more than there are processors, since each waits now and then.
# More at once would only slow each other down.
set -euo pipefail
cd "$(dirname "$0")/.."

tests="$(Tests/binary.sh viper-conformance)"
shares=()
# Adds a process for the tests that the options select.
share() {
    shares+=("'$tests' --testing-library swift-testing$(printf " '%s'" "$@")")
}
# Adds a process for the tables of the specs whose names match.
tables() {
    shares+=("VIPER_SPECS='$1' '$tests' --testing-library swift-testing --filter '$specs'")
}
specs='^ConformanceTests\.SpecTests'
kills='^LawTests\.LawKillTable/'
shoulds='catchesWhatBreaksAShould'
generator='^SpyGeneratorTests'
# The longest come first, so that none runs alone at the end. The laws' tests compute all the time; the tables mostly wait.
share --filter "$kills" --skip "$shoulds"
share --filter "$kills$shoulds"
tables '^Todo\.ListInteractor'
tables '^Articles\.'
share --filter '^LawTests' --skip "$kills"
tables '^Todo\.List(?!Interactor)'
tables '^Shows\.'
tables '^Todo\.Todo'
tables '^(?!Todo\.|Articles\.|Shows\.)'
tables '^Todo\.Add'
# The page's tests measure time, which the other processes would distort; make test-page runs them alone.
share --skip "$specs" --skip '^LawTests' --skip "$generator" --skip '^ReportTests\.PageTests'
# Its random protocols are new each time. The laws also draw orders by a seed, but always by the same one.
shares+=("VIPER_SEED='${VIPER_SEED:-$RANDOM$RANDOM}' '$tests' --testing-library swift-testing --filter '$generator'")
AT_ONCE="${AT_ONCE:-$(($(getconf _NPROCESSORS_ONLN) + 2))}" Tests/together.sh "${shares[@]}"
