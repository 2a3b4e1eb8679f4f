// swift-tools-version: 6.2

import PackageDescription

// A list of people of its own, whose names are not the kit's, and which awaits its answers.
let package = Package(
    name: "People",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "viper-conformance", path: "../../..")],
    targets: [
        .target(name: "People"),
        .testTarget(
            name: "PeopleTests",
            dependencies: ["People", .product(name: "ContactsConformance", package: "viper-conformance")]
        ),
    ]
)
