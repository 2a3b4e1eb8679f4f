#!/usr/bin/env bash
# Compiles the spies of the zoo in combinations that nobody exercises: sources in one language mode, and tests in that
# or the other. Here it is the compiler that writes the symbol graphs, as it does for Xcode.
set -euo pipefail
cd "$(dirname "$0")"
. ../tool.sh
output="$PWD/.build/compiled"
rm -rf "$output"
mkdir -p "$output"

strict=(-parse-as-library -wmo -warnings-as-errors -package-name zoo -I "$output")

module() { # where it goes, its name, options and files
    swiftc "${strict[@]}" -enable-testing -emit-module -emit-module-path "$1/$2.swiftmodule" -module-name "$2" "${@:3}"
}

sources() { # their language mode
    local folder="$output/$1"
    local options=(
        -swift-version "$1" -I "$folder" -emit-symbol-graph -emit-symbol-graph-dir "$folder/graphs"
        -symbol-graph-minimum-access-level internal
    )
    mkdir -p "$folder"
    module "$folder" ZooParents "${options[@]}" Sources/ZooParents/*.swift
    module "$folder" Zoo "${options[@]}" Sources/Zoo/*.swift
    # What Package.swift says of this one.
    options+=(
        -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault
        -enable-upcoming-feature InferIsolatedConformances
    )
    module "$folder" ZooApp "${options[@]}" Sources/ZooApp/*.swift
}

spies() { # the language modes of the sources and of the tests, and the default isolation of the tests
    for target in Zoo ZooApp; do
        local folder="$output/$1/$target-$2-$3" options=() flags=()
        if [ "$3" = MainActor ]; then
            options+=(--main-actor-by-default)
            flags+=(-default-isolation MainActor)
        fi
        # NB: the command tries spies only where SwiftPM builds, not with graphs from elsewhere.
        [ "$target" = ZooApp ] || options+=(--except SealedScreenOpening --except HiddenRequirement)
        case "$1$2$target" in
        # What Package.swift says of the tests of this one.
        5?ZooApp) flags+=(-enable-upcoming-feature NonisolatedNonsendingByDefault) ;;
        # NB: a closure of the main actor is `Sendable` in Swift 6 mode alone, which others can only be warned of.
        56Zoo) options+=(--except SendableWithThings) ;;
        esac
        "$tool" generate --target "$target" --graphs "$output/$1/graphs" --source "Sources/$target" \
            --dependency-source Sources/ZooParents --output "$folder" ${options[@]+"${options[@]}"} \
            >"$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
        swiftc "${strict[@]}" -I "$output/$1" -swift-version "$2" ${flags[@]+"${flags[@]}"} -emit-sil -o /dev/null \
            -module-name Spies "$folder"/*.swift
    done
    echo "zoo: sources in Swift $1 mode, tests in Swift $2 mode, default isolation $3, compiled"
}

module "$output" VIPERSpies -swift-version 6 ../../../Spies/Core/*.swift
sources 6
spies 6 5 MainActor
sources 5
spies 5 5 None
spies 5 6 None
