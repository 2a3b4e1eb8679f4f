// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "sqlite-todo-store",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "viper-conformance", path: "../../.."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .target(
            name: "SQLiteTodoStore",
            dependencies: [
                .product(name: "TodoConformance", package: "viper-conformance"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "SQLiteTodoStoreTests",
            dependencies: [
                "SQLiteTodoStore", .product(name: "TodoConformance", package: "viper-conformance"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
