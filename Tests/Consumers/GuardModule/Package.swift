// swift-tools-version: 6.2

import PackageDescription

let kit = "viper-conformance"
let conformance = Target.Dependency.product(name: "VIPERConformance", package: kit)
let systems = ["Todo", "Articles", "Contacts", "Shows"]

/// Modules and the tests that laws are written into, which have to compile without a warning.
func guarded(_ name: String, _ settings: [SwiftSetting] = []) -> [Target] {
    [
        .target(name: name, swiftSettings: settings),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name), "Saying", conformance],
            swiftSettings: settings + [.unsafeFlags(["-warnings-as-errors"])]
        ),
    ]
}

// Modules that a team has already: in several dialects and faulty ones, those that are built in unusual ways, those of the
// packages beside this one, and the reference modules of the kit.
let package = Package(
    name: "guarded",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [.package(name: kit, path: "../../..")],
    targets: guarded("Dialects") + guarded("Odd") + guarded("Classic", [.swiftLanguageMode(.v5)])
        + guarded("Isolated", [.defaultIsolation(MainActor.self)]) + [
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
            .target(name: "Saying", dependencies: [conformance], path: "Tests/Saying"),
        ]
)
