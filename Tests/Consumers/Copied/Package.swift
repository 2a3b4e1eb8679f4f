// swift-tools-version: 6.2

import PackageDescription

/// `COPIED_LANGUAGE_MODE=5` compiles the spies in Swift 5 mode.
let mode: SwiftLanguageMode = Context.environment["COPIED_LANGUAGE_MODE"] == "5" ? .v5 : .v6
/// `COPIED_DEFAULT_ISOLATION=MainActor` puts the tests and their spies on the main actor by default.
let isOnMainActor = Context.environment["COPIED_DEFAULT_ISOLATION"] == "MainActor"

/// A module whose tests own their spies: the kit is no dependency, and need not be there at all.
let package = Package(
    name: "Copied",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    targets: [
        .target(name: "Greeting", swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "GreetingTests",
            dependencies: ["Greeting"],
            swiftSettings: [.treatAllWarnings(as: .error)]
                + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : [])
        ),
    ],
    swiftLanguageModes: [mode]
)
