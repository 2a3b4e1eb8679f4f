import Foundation
import ModuleGuard
import Testing

@testable import SpyGenerator

/// What is written compiles, and what does not compile is said.
@Suite struct LawsCompilerTests {
    /// The interface of the kit as far as these laws use it, since the tests do not know where the kit is built.
    private static let kit = """
        public struct Module: Sendable {
            public struct Law: Sendable { public func verify() async throws {} }
            public var laws: [Law] { [] }
            public init(_ stage: @escaping @MainActor @Sendable (Stage) async throws -> Void) {}
        }
        @MainActor public final class Stage {
            public struct Traits: Sendable {
                public static let appears = Traits()
                public static let leaves = Traits()
                public init() {}
            }
            public let log = 1
            public func view(_ view: AnyObject) {}
            public func track(_ objects: AnyObject...) {}
            public func event(_ name: String, _ traits: Traits = Traits(), _ work: @escaping @MainActor () async throws -> Void) {}
        }
        """

    private static let login = """
        @MainActor public protocol LoginView: AnyObject { func show(_ text: String) }
        @MainActor public final class LoginPresenter {
            public init(view: any LoginView) {}
            public func viewDidLoad() {}
            public func didTapClose() {}
        }
        """

    @Test func `What compiles is written as it is`() throws {
        let checked = try check()
        #expect(checked.files.map(\.fileName) == ["LoginLaws.swift"])
        #expect(checked.files.flatMap(\.omissions).isEmpty)
        #expect(checked.problems.isEmpty)
    }

    @Test func `A statement that does not compile is left out, and said`() throws {
        let checked = try check { $0.replacing("public static let leaves", with: "public static let goes") }
        #expect(checked.files.first?.text.contains("did tap close") == false)
        #expect(checked.files.first?.text.contains("view did load") == true)
        #expect(
            checked.files.flatMap(\.omissions) == [
                "stage.event(\"did tap close\", .leaves) { presenter.didTapClose() } is left out, since the compiler "
                    + "refuses what would be written: type 'Stage.Traits' has no member 'leaves'"
            ]
        )
    }

    @Test func `A module that cannot be put together is not written`() throws {
        let checked = try check { $0.replacing("func track(_ objects: AnyObject...)", with: "func follow()") }
        #expect(checked.files.isEmpty)
        #expect(
            checked.problems.map(\.text) == [
                "LoginLaws.swift is not written, since the compiler refuses what would be written: "
                    + "value of type 'Stage' has no member 'track'."
            ]
        )
        #expect(checked.spies.isEmpty)
    }

    @Test func `A spy that does not compile takes with it the laws that need it`() throws {
        let checked = try check(spy: "final class LoginViewSpy: LoginView { init(log: Int) {} }")
        #expect(checked.files.isEmpty)
        #expect(checked.problems.first?.text.contains("LoginLaws.swift is not written") == true)
        #expect(checked.problems.first?.text.hasSuffix(", in LoginViewSpy.swift.") == true)
    }

    @Test func `Where the tests have something of the same name, the laws give way`() throws {
        let checked = try check(tests: "func login() {}")
        #expect(checked.files.first?.text.contains("let loginModule = Module {") == true)
    }

    @Test func `A double that records nothing stays, and the laws are not written`() throws {
        let checked = try check(tests: "final class LoginViewSpy {}")
        #expect(
            checked.problems.map(\.text) == [
                "LoginLaws.swift is not written, since the tests have a LoginViewSpy already, which records no calls as the "
                    + "kit's spies do."
            ]
        )
    }

    @Test func `What else is wrong with the tests is no fault of the laws`() throws {
        #expect(try check(tests: "let wrong: Int = \"text\"").files.count == 1)
    }

    @Test func `Nothing is blamed where what is imported cannot be`() throws {
        #expect(throws: CannotCompile.self) { try check(kitName: "Elsewhere") }
    }

    @Test func `A file that the tests have elsewhere is not written a second time`() throws {
        let graphs = try Compiler.use { try $0.graphs(of: Self.login, module: "Login") }
        let guarding = ModuleGuard(target: "Login", graphs: graphs)
        let files = guarding.laws.files
        var checked = LawsCompiler.Checked(files: files, spies: guarding.spies(for: files))
        checked.giveWay(toFiles: ["Tests/Other.swift"])
        #expect(checked.files.count == 1 && checked.spies.count == 1 && checked.problems.isEmpty)
        checked.giveWay(toFiles: ["Tests/LoginViewSpy.swift"])
        #expect(checked.files.isEmpty && checked.spies.isEmpty)
        #expect(
            checked.problems.map(\.text) == [
                "LoginLaws.swift is not written, since Tests/LoginViewSpy.swift is there already, and no double of "
                    + "LoginView in Login that records its calls."
            ]
        )
        checked = LawsCompiler.Checked(files: files, spies: guarding.spies(for: files))
        checked.giveWay(toFiles: ["Tests/LoginLaws.swift"])
        #expect(checked.files.isEmpty && checked.spies.isEmpty)
        #expect(
            checked.problems.map(\.text)
                == ["LoginLaws.swift is not written, since Tests/LoginLaws.swift is there already."]
        )
    }

    private func check(
        kitName: String = "VIPERSpecs",
        spy: String? = nil,
        tests: String? = nil,
        _ change: (String) -> String = { $0 }
    ) throws -> LawsCompiler.Checked {
        try Compiler.use { compiler in
            let graphs = try compiler.graphs(of: Self.login, module: "Login", flags: ["-enable-testing"])
            _ = try compiler.graphs(of: change(Self.kit), module: kitName)
            let guarding = ModuleGuard(target: "Login", graphs: graphs)
            let script = compiler.folder.appending(component: "compiler")
            try Data("#!/bin/sh\nexec swiftc \"$@\"\n".utf8).write(to: script)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path())
            let command = CompilerCommand(
                executable: script.path(),
                importPath: compiler.folder.path(),
                moduleName: "LoginTests",
                otherArguments: ["-swift-version", "6", "-parse-as-library"]
            )
            let files = guarding.laws.files
            let text = spy ?? "final class LoginViewSpy: LoginView { init(log: Int) {}; func show(_ text: String) {} }"
            let double = Spy(
                name: "LoginViewSpy",
                origin: "LoginView in Login",
                text: "@testable import Login\n\(text)\n",
                place: nil,
                requirements: []
            )
            let existing = compiler.folder.appending(component: "Existing.swift")
            if let tests { try Data(tests.utf8).write(to: existing) }
            let paths = tests == nil ? [] : [existing.path(percentEncoded: false)]
            let written = LawsCompiler.Checked(files: files, spies: [double])
            return try LawsCompiler(command).check(written, with: paths, doubles: [])
        }
    }
}
