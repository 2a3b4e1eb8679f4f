// swift-tools-version: 6.2

import PackageDescription

// A module that never gives the main actor back, and what is said of those who come after it.
let package = Package(
    name: "Spinning",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .testTarget(
            name: "SpinningTests",
            dependencies: [.product(name: "TodoConformance", package: "viper-conformance")]
        )
    ]
)
