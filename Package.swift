// swift-tools-version: 6.2

import PackageDescription

/// The published VIPER systems; to add one, add its name.
let systems = ["Todo", "Contacts", "Articles", "Shows"]

/// The systems with a reference module that does not have the contracts' form, so that adapters have to drive it.
let probed = ["Todo", "Contacts", "Shows"]

/// Returns the products of a system: all of it, or only its spies.
func products(of system: String) -> [Product] {
    let spies = ["\(system)Contracts", "\(system)Spies"]
    return [
        .library(name: "\(system)Conformance", targets: spies + ["\(system)Specs"]),
        .library(name: "\(system)Spies", targets: spies + ["RoleSpies"]),
    ]
}

/// Returns the targets with the modules that the specs of a system are proved on.
func modules(of system: String) -> [Target.Dependency] {
    let roles = ["Specs", "Spies", "Reference", "Witnesses", "Variants"] + (probed.contains(system) ? ["Probes"] : [])
    return roles.map { .target(name: system + $0) }
}

/// Returns the targets of a system: its contracts, spies and specs, and the modules that they are proved on.
func targets(of name: String) -> [Target] {
    func part(_ role: String) -> Target.Dependency { .target(name: "\(name)\(role)") }
    let (contracts, spies, specs) = (part("Contracts"), part("Spies"), part("Specs"))
    let probes = probed.contains(name) ? [part("Probes")] : []
    let modules = ["Proof", part("Reference"), specs] + probes
    return [
        .target(name: "\(name)Contracts", dependencies: ["VIPERContracts"], path: "Sources/Contracts/\(name)"),
        .target(name: "\(name)Spies", dependencies: [contracts, "VIPERSpies"], path: "Spies/\(name)"),
        .target(name: "\(name)Specs", dependencies: [contracts, spies, "VIPERSpecs"], path: "Sources/Specs/\(name)"),

        .target(name: "\(name)Reference", dependencies: [contracts], path: "Tests/Reference/\(name)"),
        .target(name: "\(name)Witnesses", dependencies: modules, path: "Tests/Witnesses/\(name)"),
        .target(name: "\(name)Variants", dependencies: modules, path: "Tests/Variants/\(name)"),
        .executableTarget(
            name: "\(name.lowercased())-demo",
            dependencies: [part("Reference"), "RoleSpies", "VIPERSpies"],
            path: "Tests/Demo/\(name)"
        ),
    ]
        + probes.map { _ in
            .target(name: "\(name)Probes", dependencies: [part("Reference"), specs], path: "Tests/Probes/\(name)")
        }
}

let package = Package(
    name: "viper-conformance",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "VIPERConformance", targets: ["VIPERContracts", "VIPERSpies", "RoleSpies", "VIPERSpecs"]),
        // Only the spies, without engine, laws and specs.
        .library(name: "VIPERSpies", targets: ["VIPERSpies"]),
        .plugin(name: "GenerateSpies", targets: ["GenerateSpies"]),
        .plugin(name: "CopySpies", targets: ["CopySpies"]),
        .plugin(name: "GuardModule", targets: ["GuardModule"]),
        .plugin(name: "ConformanceReport", targets: ["ConformanceReport"]),
        .plugin(name: "NewVIPERModule", targets: ["NewVIPERModule"]),
    ] + systems.flatMap(products),
    targets: [
        // Contracts: protocols and plain values.
        .target(name: "VIPERContracts", path: "Sources/Contracts/Roles"),

        // Spies: the parts of every double, and doubles of the contracts, usable without Swift Testing.
        .target(name: "VIPERSpies", path: "Spies/Core"),
        .target(name: "RoleSpies", dependencies: ["VIPERContracts", "VIPERSpies"], path: "Spies/Roles"),

        // The story of a failure as text and pictures, for the failures and the report.
        .target(name: "VIPERStory", path: "Sources/Story"),

        // The ledger: a line for each verdict, for the report.
        .target(name: "VIPERLedger", dependencies: ["VIPERStory"], path: "Sources/Ledger"),

        // Specs: the engine, and the requirements of each system.
        .target(
            name: "VIPERSpecs",
            dependencies: ["VIPERContracts", "VIPERLedger", "VIPERSpies", "VIPERStory", "RoleSpies"],
            path: "Sources/Specs",
            exclude: systems,
            sources: ["Engine", "Laws"]
        ),

        // The parts that the commands share: arguments, help, and error messages.
        .target(name: "ToolSupport", path: "Sources/ToolSupport"),

        // The report: reads ledgers, and shows them to people and to CI.
        .target(name: "ConformanceReporting", dependencies: ["VIPERLedger", "VIPERStory"], path: "Sources/Report"),
        .executableTarget(
            name: "conformance-report",
            dependencies: ["ConformanceReporting", "ToolSupport"],
            path: "Sources/ReportTool"
        ),
        // It needs no permission, since by default it writes only to the folder that SwiftPM gives to a plugin.
        .plugin(
            name: "ConformanceReport",
            capability: .command(
                intent: .custom(
                    verb: "conformance-report",
                    description: "Show what is known of the conformance of your modules"
                )
            ),
            dependencies: ["conformance-report"],
            path: "Sources/Plugins/ConformanceReport"
        ),

        // The generator: reads the compiler's symbol graph, writes spies.
        .target(name: "SpyGenerator", dependencies: ["ToolSupport"], path: "Sources/SpyGenerator"),
        .executableTarget(
            name: "spy-generator",
            dependencies: ["SpyGenerator", "ToolSupport"],
            path: "Sources/SpyGeneratorTool"
        ),
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

        // The writer of new modules: turns choices into files.
        .target(name: "ModuleWriter", dependencies: ["SpyGenerator", "ToolSupport"], path: "Sources/ModuleWriter"),
        .executableTarget(
            name: "module-writer",
            dependencies: ["ModuleWriter", "ToolSupport"],
            path: "Sources/ModuleTool"
        ),
        .plugin(
            name: "NewVIPERModule",
            capability: .command(
                intent: .custom(verb: "new-viper-module", description: "Write a new module, test-first"),
                permissions: [
                    .writeToPackageDirectory(reason: "The module and its tests are written into the package.")
                ]
            ),
            dependencies: ["module-writer"],
            path: "Sources/Plugins/NewVIPERModule"
        ),

        // The guard: reads the compiler's symbol graph, writes the wiring of the laws.
        .target(name: "ModuleGuard", dependencies: ["ModuleWriter", "SpyGenerator"], path: "Sources/ModuleGuard"),
        .executableTarget(
            name: "module-guard",
            dependencies: ["ModuleGuard", "ModuleWriter", "SpyGenerator", "ToolSupport"],
            path: "Sources/ModuleGuardTool"
        ),
        .plugin(
            name: "GuardModule",
            capability: .command(
                intent: .custom(
                    verb: "guard-module",
                    description: "Write the wiring of the laws for a target's modules"
                ),
                permissions: [.writeToPackageDirectory(reason: "The laws and their spies are written into the tests.")]
            ),
            dependencies: ["module-guard"],
            path: "Sources/Plugins/GuardModule"
        ),

        // Runs the commands of transcripts, for the tests of the tools.
        .target(name: "Transcripts", path: "Tests/Transcripts"),

        // Modules that the kit is proved on: correct ones, faulty ones, and correct but unusual ones.
        .target(name: "Proof", dependencies: ["VIPERSpecs"], path: "Tests/Proof"),
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
            name: "recording-benchmark",
            dependencies: ["VIPERSpies"],
            path: "Tests/Benchmarks/Recording"
        ),

        .executableTarget(
            name: "report-benchmark",
            dependencies: ["ConformanceReporting", "VIPERLedger", "VIPERStory"],
            path: "Tests/Benchmarks/Report"
        ),

        .testTarget(name: "LayerTests"),
        .testTarget(name: "ToolSupportTests", dependencies: ["ToolSupport"]),
        .testTarget(name: "SpiesTests", dependencies: ["VIPERSpecs", "VIPERSpies", "RoleSpies", "TodoSpies"]),
        .testTarget(
            name: "SpyGeneratorTests",
            dependencies: ["SpyGenerator", "Transcripts", "spy-generator"],
            exclude: ["Golden", "Transcripts"]
        ),
        .testTarget(
            name: "ModuleWriterTests",
            dependencies: ["ModuleWriter", "SpyGenerator", "ToolSupport", "Transcripts", "module-writer"],
            exclude: ["Transcripts"]
        ),
        .testTarget(
            name: "ModuleGuardTests",
            dependencies: ["ModuleGuard", "ModuleWriter", "SpyGenerator", "Transcripts", "module-guard"],
            exclude: ["Golden", "Transcripts"]
        ),
        .testTarget(
            name: "ReportTests",
            dependencies: ["ConformanceReporting", "Transcripts", "VIPERLedger", "VIPERStory", "conformance-report"],
            exclude: ["Browser", "Example", "Golden", "Transcripts"]
        ),
        .testTarget(name: "StoryTests", dependencies: ["VIPERStory"], exclude: ["Golden"]),
        .testTarget(name: "EngineTests", dependencies: ["Proof", "VIPERLedger", "VIPERSpecs", "VIPERStory"]),
        .testTarget(
            name: "LawTests",
            dependencies: ["Proof", "LawProbes", "LawReference", "LawWitnesses", "LawVariants", "VIPERStory"]
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["ConformanceReporting", "Proof", "LawWitnesses", "VIPERLedger", "VIPERStory"]
                + systems.flatMap(modules)
        ),
        .testTarget(name: "TodoTests", dependencies: ["Proof"] + modules(of: "Todo")),
    ] + systems.flatMap(targets),
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
