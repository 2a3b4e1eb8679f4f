#!/usr/bin/env bash
# Builds the tests of a consumer's package and runs them: test.sh FOLDER [PACKAGE]
#
# NB: `swift test` would keep other packages from being built while the tests run.
# shellcheck disable=SC2086
set -euo pipefail
cd "$(dirname "$0")/$1"

swift build --build-tests --quiet ${SWIFT_FLAGS:-}
tests="$(../../binary.sh "${2:-$1}")"
"$tests" --testing-library swift-testing
