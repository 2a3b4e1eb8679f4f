// swift-tools-version: 6.2

import PackageDescription

// NB: a package of its own, so that the kit itself depends on nothing.
let package = Package(
    name: "mutants",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .executableTarget(
            name: "mutants",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
