#!/usr/bin/env bash
# Proves that --check notices each change of a protocol, names the place, and writes nothing.
set -euo pipefail
cd "$(dirname "$0")"
. ../tool.sh
output="$PWD/.build/mutated"
graphs="$output/graphs"
methods="$output/Sources/Zoo/Methods.swift"
rm -rf "$output"
mkdir -p "$output"
cp -R Sources "$output"

read_module() { # its name
    swiftc -parse-as-library -wmo -package-name zoo -I "$output" -module-name "$1" "$output/Sources/$1"/*.swift \
        -emit-module -emit-module-path "$output/$1.swiftmodule" -emit-symbol-graph -emit-symbol-graph-dir "$graphs" \
        -symbol-graph-minimum-access-level internal
}

spies() {
    "$tool" generate --target Zoo --graphs "$graphs" --source "$output/Sources/Zoo" \
        --dependency-source "$output/Sources/ZooParents" --output "$output/Spies" "$@" 2>&1
}

fails() { # what it is called, the edit, what has to be named
    sed "$2" Sources/Zoo/Methods.swift >"$methods"
    cmp -s Sources/Zoo/Methods.swift "$methods" && { echo "zoo: the edit “$1” changes nothing"; exit 1; }
    read_module Zoo
    if found="$(spies --check)"; then echo "zoo: --check does not notice what is $1"; exit 1; fi
    echo "$found" | grep -E "/Methods.swift:[0-9]+:[0-9]+: error: " | grep -qF "$3" || { echo "zoo: --check does not name what is $1:"; echo "$found"; exit 1; }
    echo "zoo: --check notices what is $1"
}

read_module ZooParents
read_module Zoo
spies >/dev/null
spies --check >/dev/null || { echo "zoo: --check fails right after writing"; exit 1; }
tuples="$output/Spies/TuplesSpy.swift"
sed -i.bak 's/recorder.record/recorder.record /' "$tuples" && rm "$tuples.bak"
if found="$(spies --check)"; then echo "zoo: --check does not notice a spy that a person changed"; exit 1; fi
echo "$found" | grep -qF "TuplesSpy.swift was edited" || { echo "$found"; exit 1; }
if spies >/dev/null; then echo "zoo: a spy that a person changed was overwritten"; exit 1; fi
spies --force >/dev/null
spies --check >/dev/null
rm "$tuples"
if found="$(spies --check)"; then echo "zoo: --check does not notice a spy that is missing"; exit 1; fi
echo "$found" | grep -qF "TuplesSpy.swift is missing" || { echo "$found"; exit 1; }
spies >/dev/null
echo "zoo: --check notices what is edited and what is missing"

fails renamed 's/func tuple/&/; s/func place(at point/func put(at point/' 'TuplesSpy.swift is stale: '
fails re-typed 's/func increment(_ number: inout Int)/func increment(_ number: inout Double)/' 'InoutSpy.swift is stale: `increment(_:)`'
fails reordered '/^    func open()$/{N;}; s/\(    func move(_ animal: Animal)\)\n*/\1/; /func move(_ animal: Animal)/{N; s/\(.*\)\n\(.*\)/\2\n\1/;}' 'LabelsSpy.swift is stale: '
fails removed '/func discardable(_ flag/d' 'ResultsSpy.swift is stale: '
