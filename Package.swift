// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "viper-conformance",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "VIPERConformance", targets: ["VIPERContracts", "VIPERSpies", "VIPERSpecs"]),
        .library(name: "TodoConformance", targets: ["TodoContracts", "TodoSpies", "TodoSpecs"]),
    ],
    targets: [
        // Contracts: protocols and plain values.
        .target(name: "VIPERContracts", path: "Sources/Contracts/Roles"),
        .target(name: "TodoContracts", dependencies: ["VIPERContracts"], path: "Sources/Contracts/Todo"),

        // Spies: doubles of the contracts, usable without Swift Testing.
        .target(name: "VIPERSpies", dependencies: ["VIPERContracts"], path: "Spies/Core"),
        .target(name: "TodoSpies", dependencies: ["TodoContracts", "VIPERSpies"], path: "Spies/Todo"),

        // Specs: the engine, and the requirements of each system.
        .target(name: "VIPERSpecs", dependencies: ["VIPERContracts", "VIPERSpies"], path: "Sources/Specs/Engine"),
        .target(
            name: "TodoSpecs",
            dependencies: ["TodoContracts", "TodoSpies", "VIPERSpecs"],
            path: "Sources/Specs/Todo"
        ),

        // Modules that the kit is proved on: correct, faulty, correct but unusual.
        .target(name: "Proof", dependencies: ["VIPERSpecs"], path: "Tests/Proof"),
        .target(name: "TodoReference", dependencies: ["TodoContracts"], path: "Tests/Reference/Todo"),
        .target(
            name: "TodoWitnesses",
            dependencies: ["Proof", "TodoReference", "TodoSpecs"],
            path: "Tests/Witnesses/Todo"
        ),
        .target(
            name: "TodoVariants",
            dependencies: ["Proof", "TodoReference", "TodoSpecs"],
            path: "Tests/Variants/Todo"
        ),

        .executableTarget(name: "todo-demo", dependencies: ["TodoReference", "VIPERSpies"], path: "Tests/Demo/Todo"),

        .testTarget(name: "SpiesTests", dependencies: ["VIPERSpies", "TodoSpies"]),
        .testTarget(name: "EngineTests", dependencies: ["VIPERSpecs"]),
        .testTarget(
            name: "TodoTests",
            dependencies: ["Proof", "TodoReference", "TodoSpecs", "TodoWitnesses", "TodoVariants"]
        ),
        .testTarget(name: "ConformanceTests", dependencies: ["TodoReference", "TodoSpecs"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
