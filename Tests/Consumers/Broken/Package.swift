// swift-tools-version: 6.2

import PackageDescription

// Modules that do their worst, to see what a person sees of them.
let package = Package(
    name: "Broken",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .testTarget(
            name: "BrokenTests",
            dependencies: [.product(name: "TodoConformance", package: "viper-conformance")]
        )
    ]
)
