import Foundation
import Testing

@testable import ToolSupport

@Suite struct ArgumentsTests {
    private let options: [Option] = [
        .source, .sourceList, .package, Option(name: "--output", value: "DIR", help: nil), .help,
    ]

    @Test func `Sources may be in a file`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("--source=/A.swift\n--source=/With = and space.swift", to: "list")
            let arguments = try Arguments(
                ["--source", "First.swift", "--source-list", "\(folder.path)/list", "--help"],
                options: options
            )
            #expect(arguments.all("--source") == ["First.swift", "/A.swift", "/With = and space.swift"])
            #expect(arguments.has("--help"))
            #expect(throws: UsageError.self) { try Arguments(["--source-list=\(folder.path)/none"], options: options) }
        }
    }

    @Test func `A folder outside of the package is refused, also if a link leads there`() throws {
        try TemporaryFolder.use { folder in
            let package = folder.url.appending(component: "package")
            for name in ["package/Tests", "outside"] {
                try FileManager.default.createDirectory(
                    at: folder.url.appending(path: name),
                    withIntermediateDirectories: true
                )
            }
            for (name, target) in [("Linked", "../outside"), ("Inner", "Tests")] {
                try FileManager.default.createSymbolicLink(
                    atPath: package.appending(component: name).path(percentEncoded: false),
                    withDestinationPath: target
                )
            }
            func refusal(_ output: String) throws -> String? {
                let root = package.path(percentEncoded: false)
                let arguments = try Arguments(["--output=\(root)/\(output)", "--package=\(root)"], options: options)
                do {
                    try arguments.refuseOutputOutsideOfPackage()
                    return nil
                } catch {
                    return "\(error)"
                }
            }
            for inside in ["Tests", "Tests/New/Spies", "Inner/Spies"] {
                #expect(try refusal(inside) == nil, "\(inside)")
            }
            for outside in ["..", "../outside", "Linked", "Linked/New/Spies"] {
                #expect(try refusal(outside)?.contains("is outside of the package") == true, "\(outside)")
            }
        }
    }
}
