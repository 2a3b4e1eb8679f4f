#!/bin/sh
# A package without the kit: spies are generated and ready ones copied by the tool of a checkout, and a module is
# tested with both, in both language modes and with tests on the main actor by default.
set -eu
cd "$(dirname "$0")"
. ../tool.sh
graphs="$PWD/.build/symbols"
spies="Tests/GreetingTests/Spies"

# What an Xcode project hands to the compiler by OTHER_SWIFT_FLAGS.
rm -rf .build/plain "$graphs"
swift build --quiet --scratch-path .build/plain --target Greeting -Xswiftc -emit-symbol-graph \
    -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" -Xswiftc -symbol-graph-minimum-access-level -Xswiftc internal

check() { # the language mode, the default isolation, options
    echo "copied: Swift $1 mode, default isolation $2"
    rm -rf "$spies"
    for check in "" --check; do
        # shellcheck disable=SC2086
        "$tool" generate --target Greeting --graphs "$graphs" --source Sources --output "$spies" --standalone $3 $check \
            >/dev/null
        # shellcheck disable=SC2086
        "$tool" copy --system todo --output "$spies" --standalone $3 $check >/dev/null
    done
    if grep -E "import (VIPER|Todo)" "$spies"/*; then echo "A copied spy imports the kit."; exit 1; fi
    COPIED_LANGUAGE_MODE="$1" COPIED_DEFAULT_ISOLATION="$2" swift test --quiet
}

check 6 None ""
check 5 None ""
check 6 MainActor --main-actor-by-default
