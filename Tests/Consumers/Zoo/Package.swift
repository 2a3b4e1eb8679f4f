// swift-tools-version: 6.2

import PackageDescription

/// `ZOO_LANGUAGE_MODE=5` compiles the spies in Swift 5 mode.
let isInSwift5Mode = Context.environment["ZOO_LANGUAGE_MODE"] == "5"
/// `ZOO_DEFAULT_ISOLATION=MainActor` puts the tests and their spies on the main actor by default.
let isOnMainActor = Context.environment["ZOO_DEFAULT_ISOLATION"] == "MainActor"
/// Those of a new app in Xcode.
let app: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]
/// What is generated compiles without a warning.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let tests = strict + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : [])
/// Nothing but the spies, since to optimize the specs takes minutes.
let spies = Target.Dependency.product(name: "VIPERSpies", package: "viper-conformance")

let package = Package(
    name: "Zoo",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "ZooParents", swiftSettings: strict),
        .target(name: "Zoo", dependencies: ["ZooParents"], swiftSettings: strict),
        .target(name: "ZooApp", swiftSettings: strict + app),
        .target(
            name: "ZooSupport",
            dependencies: [spies],
            path: "Tests/ZooSupport",
            swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]
        ),
        .testTarget(
            name: "ZooTests",
            dependencies: ["Zoo", "ZooParents", "ZooSupport", spies],
            swiftSettings: tests
        ),
        .testTarget(
            name: "ZooAppTests",
            dependencies: ["ZooApp", "ZooSupport", spies],
            // NB: in Swift 5 mode, nothing tells where closures of a module on the main actor run; tests have to agree.
            swiftSettings: tests + (isInSwift5Mode ? [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] : [])
        ),
    ],
    swiftLanguageModes: [isInSwift5Mode ? .v5 : .v6]
)
