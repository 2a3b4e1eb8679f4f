#!/usr/bin/env bash
# Says where the compiled tests of the package in this folder are: binary.sh NAME
set -euo pipefail

tests="$(swift build --show-bin-path)/$1PackageTests.xctest"
[[ -d "$tests" ]] && tests="$tests/Contents/MacOS/$1PackageTests"
echo "$tests"
