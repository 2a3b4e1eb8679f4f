#!/bin/sh
# Generates the spies of the zoo by the command, and exercises them in one language mode (5 or 6), one default isolation
# of the tests (None or MainActor) and one configuration (debug or release), where every warning is an error. One half
# of the sources is on the main actor by default, the other is not.
# shellcheck disable=SC2086
set -eu
cd "$(dirname "$0")"
export ZOO_LANGUAGE_MODE="$1" ZOO_DEFAULT_ISOLATION="$2"
log=".build/$1-$2.log"
flags=""
[ "$2" = MainActor ] && flags="--main-actor-by-default"

mkdir -p .build
rm -rf Tests/*/Spies
: >"$log"
for target in Zoo ZooApp; do
    swift package ${SWIFT_FLAGS:-} --allow-writing-to-package-directory \
        generate-spies --target "$target" $flags >>"$log" 2>&1 || { cat "$log"; exit 1; }
done
[ "$(ls Tests/ZooTests/Spies | wc -l)" -ge 150 ] || { echo "The zoo has lost its spies."; exit 1; }
sed -n "s#^$PWD/\(.*: warning: \)#\1#p" "$log" | sort >"$log.warnings"
sort Unwritten.txt | diff - "$log.warnings" || { echo "The zoo leaves out other spies."; exit 1; }
echo "zoo: Swift $1 mode, default isolation $2, $3"
# NB: for debugging, modules can be tested anyway, and one more flag would compile the kit anew.
if [ "$3" = release ]; then set -- -Xswiftc -enable-testing -c release; else set --; fi
swift test --quiet ${SWIFT_FLAGS:-} "$@"
