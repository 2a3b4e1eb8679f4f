// swift-tools-version: 6.2

import PackageDescription

// What `verify` costs where there is next to nothing to verify.
let package = Package(
    name: "VerifyBenchmark",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .testTarget(
            name: "VerifyBenchmarkTests",
            dependencies: [.product(name: "VIPERConformance", package: "viper-conformance")]
        )
    ]
)
