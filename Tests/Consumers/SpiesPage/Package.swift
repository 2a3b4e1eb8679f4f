// swift-tools-version: 6.2

import PackageDescription

/// What Docs/Spies.md shows: the check script takes its blocks out of the page and compiles them here.
let package = Package(
    name: "SpiesPage",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Articles"),
        .testTarget(
            name: "ArticlesTests",
            dependencies: ["Articles", .product(name: "VIPERConformance", package: "viper-conformance")]
        ),
    ]
)
