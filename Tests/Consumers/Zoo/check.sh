#!/bin/sh
# Generates, compiles and exercises the zoo in one language mode (5 or 6) and one default isolation
# (None or MainActor), in debug and release, where every warning is an error.
set -eu
cd "$(dirname "$0")"
export ZOO_LANGUAGE_MODE="$1" ZOO_DEFAULT_ISOLATION="$2"
log=".build/$1-$2.log"
flags=""
[ "$2" = MainActor ] && flags="--main-actor-by-default"

mkdir -p .build
rm -rf Tests/ZooTests/Spies
# shellcheck disable=SC2086
swift package --allow-writing-to-package-directory \
    generate-spies --target Zoo --output Tests/ZooTests/Spies $flags >"$log" 2>&1 || { cat "$log"; exit 1; }
[ "$(ls Tests/ZooTests/Spies | wc -l)" -ge 100 ] || { echo "The zoo has lost its spies."; exit 1; }
for configuration in debug release; do
    echo "zoo: Swift $1 mode, default isolation $2, $configuration"
    swift test --quiet -c "$configuration" -Xswiftc -enable-testing
done
