// swift-tools-version: 6.2

import PackageDescription

let kit = "viper-conformance"
let conformance = Target.Dependency.product(name: "VIPERConformance", package: kit)
let systems = ["Todo", "Articles", "Contacts", "Shows"]

// Modules that a team has already: in several dialects and faulty ones, those of the packages beside this one, and the
// reference modules of the kit.
let package = Package(
    name: "guarded",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [.package(name: kit, path: "../../..")],
    targets: [
        .target(name: "Dialects"),
        .testTarget(name: "DialectsTests", dependencies: ["Dialects", conformance]),
        .target(name: "Others"),
        .target(
            name: "References",
            dependencies: systems.map { .product(name: "\($0)Spies", package: kit) },
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        ),
        .testTarget(
            name: "HandTests",
            dependencies: ["Others", "References", conformance]
                + systems.map { .product(name: "\($0)Conformance", package: kit) }
        ),
    ]
)
