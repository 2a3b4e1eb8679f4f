import Foundation
import Testing

@testable import SpyGenerator

/// Spies that compile, and reports of those that do not.
@Suite struct SpyCompilerTests {
    private static let shop = """
        public protocol Service { func count() -> Int }
        public final class Thing { public init() {} }
        """

    @Test func `A spy that does not compile, or only with a warning, is named at its protocol`() throws {
        let (compiled, lines) = try check([
            "Good": "final class GoodSpy: Service { func count() -> Int { 1 } }",
            "Wrong": "final class WrongSpy: Service { func count() -> String { 1 } }",
            "Warning": "final class WarningSpy: Service { func count() -> Int { let unused = 2; return 1 } }",
        ])
        #expect(compiled == ["GoodSpy"])
        #expect(
            lines == [
                "Shop.swift:1: no spy for Warning: the compiler warns of what would be written: "
                    + "initialization of immutable value 'unused' was never used; consider replacing with "
                    + "assignment to '_' or removing it",
                "Shop.swift:1: no spy for Wrong: the compiler refuses what would be written: "
                    + "type 'WrongSpy' does not conform to protocol 'Service': "
                    + "protocol requires function 'count()' with type '() -> Int'",
            ]
        )
    }

    @Test func `What the compiler finds out only after the types is found, too`() throws {
        let (compiled, lines) = try check([
            "Good": "final class GoodSpy: Service { func count() -> Int { 1 } }",
            "Late": """
            final class LateSpy {
                func run(_ thing: Thing) { Task.detached { _ = thing }; _ = thing }
            }
            """,
            "Wrong": "final class WrongSpy: Service { }",
        ])
        #expect(compiled == ["GoodSpy"])
        #expect(lines.count == 2)
    }

    @Test func `Where the compiler crashes, halves are compiled until it is known over which spy`() throws {
        let (compiled, lines) = try check(
            [
                "One": "final class OneSpy { }", "Bad": "final class BadSpy { }", "Two": "final class TwoSpy { }",
                "Three": "final class ThreeSpy { }",
            ],
            crashingOver: "BadSpy.swift"
        )
        #expect(compiled == ["OneSpy", "ThreeSpy", "TwoSpy"])
        #expect(
            lines == [
                "Shop.swift:1: no spy for Bad: the compiler refuses what would be written: it ends without a word "
                    + "about it"
            ]
        )
    }

    @Test func `No spy is blamed where what it imports cannot be imported`() throws {
        let error = #expect(throws: CannotCompile.self) {
            try check(["Good": "import NoSuchModule\nfinal class GoodSpy: Service { func count() -> Int { 1 } }"])
        }
        #expect(error?.description == "no such module 'NoSuchModule'")
    }

    @Test func `How tests are compiled is read from SwiftPM's description of the build`() throws {
        try Compiler.use { compiler in
            let path = compiler.folder.appending(component: "description.json").path(percentEncoded: false)
            try Data(Self.description.utf8).write(to: URL(filePath: path))
            let command = try #require(CompilerCommand(module: "ShopTests", description: path))
            #expect(command.executable == "/usr/bin/swiftc")
            #expect(command.importPath == "/build/Modules")
            #expect(
                command.settings == ["-target", "x86_64", "-default-isolation", "MainActor", "-swift-version", "5"]
            )
            #expect(command.isOnMainActorByDefault)
            #expect(CompilerCommand(module: "Nowhere", description: path) == nil)
            #expect(CompilerCommand(module: "ShopTests", description: path + ".gone") == nil)
        }
    }

    private static let description = """
        {"builtTestProducts": [], "swiftCommands": {
            "C.ShopTests-debug-tool.module": {
                "executable": "/wrong", "importPath": "/wrong", "moduleName": "ShopTests", "otherArguments": []
            },
            "C.ShopTests-debug.module": {
                "executable": "/usr/bin/swiftc", "importPath": "/build/Modules", "moduleName": "ShopTests",
                "isLibrary": true, "otherArguments": [
                    "-target", "x86_64", "-incremental", "-index-store-path", "/build/index", "-parseable-output",
                    "-default-isolation", "MainActor", "-swift-version", "5"
                ]
            }
        }}
        """

    // MARK: Check

    /// Returns the names of the spies that compile, and the lines that report the others.
    private func check(
        _ texts: [String: String],
        crashingOver name: String? = nil
    ) throws -> (compiled: [String], lines: [String]) {
        try Compiler.use { compiler in
            _ = try compiler.graphs(of: Self.shop, module: "Shop")
            let script = compiler.folder.appending(component: "compiler")
            let crash = name.map { "case \"$*\" in *\($0)*) kill -SEGV $$ ;; esac\n" } ?? ""
            try Data("#!/bin/sh\n\(crash)exec swiftc \"$@\"\n".utf8).write(to: script)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path())
            let command = CompilerCommand(
                executable: script.path(),
                importPath: compiler.folder.path(),
                moduleName: "ShopTests",
                otherArguments: ["-swift-version", "6", "-parse-as-library"]
            )
            let spies = texts.sorted { $0.key < $1.key }.map { name, text in
                Spy(
                    name: "\(name)Spy",
                    origin: "\(name) in Shop",
                    text: "import Shop\n\(text)\n",
                    place: Place(path: "/Shop.swift", line: 1, column: 1),
                    requirements: []
                )
            }
            let (compiled, problems) = try SpyCompiler(command).check(spies, support: nil)
            return (compiled.map(\.name), problems.map(\.description))
        }
    }
}
