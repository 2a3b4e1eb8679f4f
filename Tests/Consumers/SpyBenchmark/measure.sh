#!/bin/sh
# Measures the generator on 20, 200 and 2,000 protocols of five members: how long the compiler takes to
# extract the symbol graph, and how long the generator reads, generates and writes. Fails if its own work
# takes 5 milliseconds a protocol or does not grow linearly.
set -eu
cd "$(dirname "$0")/../../.."
swift build -c release --product spy-generator >/dev/null
generator="$(swift build -c release --show-bin-path)/spy-generator"
triple="$(swiftc -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
previous=""

for count in 20 200 2000; do
    folder="$work/$count"
    mkdir -p "$folder/graphs"
    awk -v count="$count" 'BEGIN {
        print "import Foundation"
        for (i = 0; i < count; i++) {
            printf "public protocol Service%d: Sendable {\n", i
            print  "    func load(id: Int, completion: @escaping @Sendable (Result<[String], any Error>) -> Void)"
            print  "    func save(_ text: String, at date: Date) async throws -> Bool"
            print  "    func show<Value: Equatable>(_ value: Value, in place: [String: Int])"
            print  "    var title: String { get set }"
            print  "    func find(name: String, limit: Int?) throws -> (count: Int, first: String?)"
            print  "}"
        }
    }' >"$folder/Module.swift"
    swiftc -swift-version 6 -module-name Module -emit-module -emit-module-path "$folder/Module.swiftmodule" "$folder/Module.swift"
    start="$(date +%s%N)"
    swift-symbolgraph-extract -module-name Module -I "$folder" -target "$triple" -minimum-access-level internal \
        -output-dir "$folder/graphs"
    end="$(date +%s%N)"
    echo "symbol graph: $(((end - start) / 1000000)) ms"
    "$generator" generate --target Module --graphs "$folder/graphs" --output "$folder/spies" \
        --source "$folder/Module.swift" --timings | grep -v '^wrote' | tee "$folder/timings"
    echo
    own="$(sed -n 's/^\(reading\|generating\): \([0-9.]*\) ms, .*/\2/p' "$folder/timings" |
        awk -v count="$count" '{ sum += $1 } END { print sum / count }')"
    awk -v own="$own" 'BEGIN { exit !(own < 5) }' || { echo "$own ms a protocol are too many."; exit 1; }
    # A tenth of a millisecond is noise; three times the share of a protocol is not linear.
    [ -z "$previous" ] || awk -v own="$own" -v previous="$previous" 'BEGIN { exit !(own < 3 * previous + 0.1) }' ||
        { echo "From $previous to $own ms a protocol is not linear."; exit 1; }
    previous="$own"
done
