// swift-tools-version: 6.2

import PackageDescription

/// The reference modules of the kit, as modules that a team has already.
let systems = ["Todo", "Articles", "Contacts", "Shows"]

/// Modules of the packages beside this one.
let consumers = ["Recipes", "People", "Gazette", "Channel", "Planner"]

/// Modules in different dialects, and faulty ones.
let own = ["Inbox", "Wallet", "Ticker", "Signup", "Faulty"]

let conformance = Target.Dependency.product(name: "VIPERConformance", package: "viper-conformance")

let package = Package(
    name: "guarded",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: own.map { .target(name: $0) }
        + consumers.map { .target(name: $0) }
        + systems.map { system in
            .target(
                name: "\(system)Reference",
                dependencies: [.product(name: "\(system)Spies", package: "viper-conformance")]
            )
        }
        + [
            .testTarget(name: "OwnTests", dependencies: own.map { .target(name: $0) } + [conformance]),
            .testTarget(
                name: "HandTests",
                dependencies: consumers.map { .target(name: $0) } + systems.map { .target(name: "\($0)Reference") }
                    + systems.map { .product(name: "\($0)Conformance", package: "viper-conformance") } + [conformance]
            ),
        ]
)

for target in package.targets where target.name.hasSuffix("Reference") {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
