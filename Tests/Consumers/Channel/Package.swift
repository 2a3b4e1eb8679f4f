// swift-tools-version: 6.2

import PackageDescription

// A channel of its own, whose names are not the kit's, and which awaits its programmes.
let package = Package(
    name: "Channel",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Channel"),
        .testTarget(
            name: "ChannelTests",
            dependencies: ["Channel", .product(name: "ShowsConformance", package: "viper-conformance")]
        ),
    ]
)
