// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "viper-conformance",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "VIPERConformance", targets: ["VIPERContracts", "VIPERSpies", "RoleSpies", "VIPERSpecs"]),
        .library(name: "TodoConformance", targets: ["TodoContracts", "TodoSpies", "TodoSpecs"]),
        // For those who want spies and nothing else: no engine, no laws, no specs.
        .library(name: "VIPERSpies", targets: ["VIPERSpies"]),
        .library(name: "TodoSpies", targets: ["TodoContracts", "TodoSpies", "RoleSpies"]),
        .plugin(name: "GenerateSpies", targets: ["GenerateSpies"]),
        .plugin(name: "CopySpies", targets: ["CopySpies"]),
    ],
    targets: [
        // Contracts: protocols and plain values.
        .target(name: "VIPERContracts", path: "Sources/Contracts/Roles"),
        .target(name: "TodoContracts", dependencies: ["VIPERContracts"], path: "Sources/Contracts/Todo"),

        // Spies: what every double is made of, and doubles of the contracts, usable without Swift Testing.
        .target(name: "VIPERSpies", path: "Spies/Core"),
        .target(name: "RoleSpies", dependencies: ["VIPERContracts", "VIPERSpies"], path: "Spies/Roles"),
        .target(name: "TodoSpies", dependencies: ["TodoContracts", "VIPERSpies"], path: "Spies/Todo"),

        // Specs: the engine, and the requirements of each system.
        .target(
            name: "VIPERSpecs",
            dependencies: ["VIPERContracts", "VIPERSpies", "RoleSpies"],
            path: "Sources/Specs",
            exclude: ["Todo"],
            sources: ["Engine", "Laws"]
        ),
        .target(
            name: "TodoSpecs",
            dependencies: ["TodoContracts", "TodoSpies", "VIPERSpecs"],
            path: "Sources/Specs/Todo"
        ),

        // The generator: reads the compiler's symbol graph, writes spies.
        .target(name: "SpyGenerator", path: "Sources/SpyGenerator"),
        .executableTarget(name: "spy-generator", dependencies: ["SpyGenerator"], path: "Sources/SpyGeneratorTool"),
        .plugin(
            name: "GenerateSpies",
            capability: .command(
                intent: .custom(verb: "generate-spies", description: "Write spies for the protocols of a target"),
                permissions: [.writeToPackageDirectory(reason: "The spies are written into the tests.")]
            ),
            dependencies: ["spy-generator"],
            path: "Sources/Plugins/GenerateSpies"
        ),
        .plugin(
            name: "CopySpies",
            capability: .command(
                intent: .custom(verb: "copy-spies", description: "Copy ready spies into a new module"),
                permissions: [.writeToPackageDirectory(reason: "The spies are written into the tests.")]
            ),
            dependencies: ["spy-generator"],
            path: "Sources/Plugins/CopySpies"
        ),

        // Modules that the kit is proved on: correct, faulty, correct but unusual.
        .target(name: "Proof", dependencies: ["VIPERSpecs"], path: "Tests/Proof"),
        .target(name: "TodoReference", dependencies: ["TodoContracts"], path: "Tests/Reference/Todo"),
        .target(name: "TodoProbes", dependencies: ["TodoReference", "TodoSpecs"], path: "Tests/Probes/Todo"),
        .target(
            name: "TodoWitnesses",
            dependencies: ["Proof", "TodoProbes", "TodoReference", "TodoSpecs"],
            path: "Tests/Witnesses/Todo"
        ),
        .target(
            name: "TodoVariants",
            dependencies: ["Proof", "TodoProbes", "TodoReference", "TodoSpecs"],
            path: "Tests/Variants/Todo"
        ),

        .target(name: "LawReference", dependencies: ["VIPERSpecs"], path: "Tests/Reference/Laws"),
        .target(name: "LawProbes", dependencies: ["LawReference"], path: "Tests/Probes/Laws"),
        .target(
            name: "LawWitnesses",
            dependencies: ["LawProbes", "Proof", "LawReference"],
            path: "Tests/Witnesses/Laws"
        ),
        .target(
            name: "LawVariants",
            dependencies: ["LawProbes", "Proof", "LawReference"],
            path: "Tests/Variants/Laws"
        ),

        .executableTarget(
            name: "todo-demo",
            dependencies: ["TodoReference", "RoleSpies", "VIPERSpies"],
            path: "Tests/Demo/Todo"
        ),
        .executableTarget(
            name: "recording-benchmark",
            dependencies: ["VIPERSpies"],
            path: "Tests/Benchmarks/Recording"
        ),

        .testTarget(name: "LayerTests"),
        .testTarget(name: "SpiesTests", dependencies: ["VIPERSpecs", "VIPERSpies", "RoleSpies", "TodoSpies"]),
        .testTarget(
            name: "SpyGeneratorTests",
            dependencies: ["SpyGenerator", "spy-generator"],
            exclude: ["Golden", "Transcripts"]
        ),
        .testTarget(name: "EngineTests", dependencies: ["Proof", "VIPERSpecs"]),
        .testTarget(
            name: "TodoTests",
            dependencies: ["Proof", "TodoReference", "TodoSpecs", "TodoWitnesses", "TodoVariants"]
        ),
        .testTarget(name: "LawTests", dependencies: ["Proof", "LawReference", "LawWitnesses", "LawVariants"]),
        .testTarget(name: "ConformanceTests", dependencies: ["TodoProbes", "TodoReference", "TodoSpecs"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
