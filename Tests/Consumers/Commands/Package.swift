// swift-tools-version: 6.2

import PackageDescription

/// Modules for the commands of the kit: one with tests inside tests, one without, one that does not compile, and one in C.
let package = Package(
    name: "Commands",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Checkout"),
        .target(name: "Other"),
        .target(name: "Broken"),
        .target(name: "Plain"),
        .testTarget(
            name: "CheckoutTests",
            dependencies: ["Checkout", .product(name: "VIPERConformance", package: "viper-conformance")],
            exclude: ["Inner"]
        ),
        .testTarget(name: "InnerTests", dependencies: ["Checkout"], path: "Tests/CheckoutTests/Inner"),
    ]
)
