// swift-tools-version: 6.2

import PackageDescription

/// A module whose tests own their spies: nothing of the kit but its contracts is imported.
let package = Package(
    name: "Copied",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Greeting", swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "GreetingTests",
            dependencies: ["Greeting", .product(name: "TodoConformance", package: "viper-conformance")],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
    ]
)
