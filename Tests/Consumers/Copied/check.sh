#!/bin/sh
# Generates spies that need no kit, copies ready ones beside them, and tests a module with both.
set -eu
cd "$(dirname "$0")"
rm -rf Tests/GreetingTests/Spies

kit() { swift package --allow-writing-to-package-directory "$@"; }

for check in "" --check; do
    # shellcheck disable=SC2086
    kit generate-spies --target Greeting --standalone $check
    # shellcheck disable=SC2086
    kit copy-spies --system todo --role view --standalone --output Tests/GreetingTests/Spies $check
done
if grep -l "import VIPERSpies" Tests/GreetingTests/Spies/*; then echo "A copied spy imports the kit."; exit 1; fi
swift test --quiet
