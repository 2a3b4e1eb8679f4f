// swift-tools-version: 6.2

import PackageDescription

// A to-do list of its own, whose names are not the kit's and whose store is asynchronous.
let package = Package(
    name: "Planner",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Planner"),
        .testTarget(
            name: "PlannerTests",
            dependencies: ["Planner", .product(name: "TodoConformance", package: "viper-conformance")]
        ),
    ]
)
