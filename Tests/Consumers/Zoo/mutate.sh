#!/bin/sh
# Proves that --check notices each change of a protocol, names the place, and writes nothing.
set -eu
cd "$(dirname "$0")"
methods="Sources/Zoo/Methods.swift"
backup="$(mktemp -d)"
cp "$methods" "$backup/"
trap 'cp "$backup/Methods.swift" "$methods"; rm -rf "$backup"' EXIT

spies() {
    swift package --allow-writing-to-package-directory \
        generate-spies --target Zoo --output Tests/ZooTests/Spies "$@" 2>&1
}

fails() { # what it is called, the edit, what has to be named
    cp "$backup/Methods.swift" "$methods"
    sed -i.bak "$2" "$methods" && rm "$methods.bak"
    cmp -s "$methods" "$backup/Methods.swift" && { echo "zoo: the edit “$1” changes nothing"; exit 1; }
    if output="$(spies --check)"; then echo "zoo: --check does not notice what is $1"; exit 1; fi
    echo "$output" | grep -E "/Methods.swift:[0-9]+:[0-9]+: error: " | grep -qF "$3" || { echo "zoo: --check does not name what is $1:"; echo "$output"; exit 1; }
    echo "zoo: --check notices what is $1"
}

rm -rf Tests/ZooTests/Spies
spies >/dev/null
spies --check >/dev/null || { echo "zoo: --check fails right after writing"; exit 1; }

fails renamed 's/func tuple/&/; s/func place(at point/func put(at point/' 'TuplesSpy.swift is stale: '
fails re-typed 's/func increment(_ number: inout Int)/func increment(_ number: inout Double)/' 'InoutSpy.swift is stale: `increment(_:)`'
fails reordered '/^    func open()$/{N;}; s/\(    func move(_ animal: Animal)\)\n*/\1/; /func move(_ animal: Animal)/{N; s/\(.*\)\n\(.*\)/\2\n\1/;}' 'LabelsSpy.swift is stale: '
fails removed '/func discardable(_ flag/d' 'ResultsSpy.swift is stale: '

cp "$backup/Methods.swift" "$methods"
sed -i.bak 's/recorder.record/recorder.record /' Tests/ZooTests/Spies/TuplesSpy.swift && rm Tests/ZooTests/Spies/TuplesSpy.swift.bak
if output="$(spies --check)"; then echo "zoo: --check does not notice a spy that a person changed"; exit 1; fi
echo "$output" | grep -qF "TuplesSpy.swift was edited" || { echo "$output"; exit 1; }
if spies >/dev/null; then echo "zoo: a spy that a person changed was overwritten"; exit 1; fi
spies --force >/dev/null
spies --check >/dev/null
rm Tests/ZooTests/Spies/TuplesSpy.swift
if output="$(spies --check)"; then echo "zoo: --check does not notice a spy that is missing"; exit 1; fi
echo "$output" | grep -qF "TuplesSpy.swift is missing" || { echo "$output"; exit 1; }
echo "zoo: --check notices what is edited and what is missing"
