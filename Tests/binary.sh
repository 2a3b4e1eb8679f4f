#!/usr/bin/env bash
# Says where the compiled tests of the kit are.
set -euo pipefail

tests=.build/debug/viper-conformancePackageTests.xctest
[[ -d "$tests" ]] && tests="$tests/Contents/MacOS/viper-conformancePackageTests"
echo "$tests"
