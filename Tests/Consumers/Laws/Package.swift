// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "login",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Login"),
        .testTarget(
            name: "LoginTests",
            dependencies: ["Login", .product(name: "VIPERConformance", package: "viper-conformance")]
        ),
    ],
    swiftLanguageModes: [.v5]
)
