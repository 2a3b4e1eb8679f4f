// swift-tools-version: 6.2

import PackageDescription

// Correct modules in one process with modules and tests that keep it busy: nobody may be blamed for another.
let package = Package(
    name: "Neighbours",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        // A link to the kit's own reference, so that what is judged here is known to be right.
        .target(
            name: "TodoReference",
            dependencies: [
                .product(name: "VIPERConformance", package: "viper-conformance"),
                .product(name: "TodoConformance", package: "viper-conformance"),
            ]
        ),
        .testTarget(
            name: "NeighboursTests",
            dependencies: ["TodoReference", .product(name: "TodoConformance", package: "viper-conformance")]
        ),
    ]
)
