#!/usr/bin/env bash
# Prints the path of the compiled tests of the package in this folder: binary.sh NAME
set -euo pipefail

tests="$(swift build --show-bin-path)/$1PackageTests.xctest"
[[ -d "$tests" ]] && tests="$tests/Contents/MacOS/$1PackageTests"
echo "$tests"
