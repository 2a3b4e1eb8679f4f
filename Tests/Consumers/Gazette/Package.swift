// swift-tools-version: 6.2

import PackageDescription

// A gazette of its own, whose names are not the kit's, and which is answered by completions.
let package = Package(
    name: "Gazette",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Gazette"),
        .testTarget(
            name: "GazetteTests",
            dependencies: ["Gazette", .product(name: "ArticlesConformance", package: "viper-conformance")]
        ),
    ]
)
