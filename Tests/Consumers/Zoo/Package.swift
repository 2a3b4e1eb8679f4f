// swift-tools-version: 6.2

import PackageDescription

/// `ZOO_LANGUAGE_MODE=5` compiles the spies in Swift 5 mode.
let mode: SwiftLanguageMode = Context.environment["ZOO_LANGUAGE_MODE"] == "5" ? .v5 : .v6
/// `ZOO_DEFAULT_ISOLATION=MainActor` puts the tests and their spies on the main actor by default.
let isOnMainActor = Context.environment["ZOO_DEFAULT_ISOLATION"] == "MainActor"
/// What is generated compiles without a warning.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "Zoo",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "ZooParents", swiftSettings: strict),
        .target(name: "Zoo", dependencies: ["ZooParents"], swiftSettings: strict),
        .testTarget(
            name: "ZooTests",
            dependencies: ["Zoo", "ZooParents", .product(name: "VIPERConformance", package: "viper-conformance")],
            swiftSettings: strict + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : [])
        ),
    ],
    swiftLanguageModes: [mode]
)
