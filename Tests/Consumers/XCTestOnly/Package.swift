// swift-tools-version: 6.2

import PackageDescription

// An app whose tests are XCTest alone, with generated spies and nothing else of the kit.
let package = Package(
    name: "XCTestOnly",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Checkout"),
        .testTarget(
            name: "CheckoutTests",
            dependencies: ["Checkout", .product(name: "VIPERSpies", package: "viper-conformance")]
        ),
    ]
)
