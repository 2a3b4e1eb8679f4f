// swift-tools-version: 6.2

import PackageDescription

// The five modules of Docs/Recipes.md, on the stage as that page puts them there.
let package = Package(
    name: "recipes",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "Recipes"),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes", .product(name: "VIPERConformance", package: "viper-conformance")]
        ),
    ]
)
