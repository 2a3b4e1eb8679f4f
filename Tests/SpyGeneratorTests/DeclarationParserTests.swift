import Testing

@testable import SpyGenerator

/// The parsing of a requirement's declaration, which decides how its witness is written.
@Suite struct DeclarationParserTests {
    @Test func `Effects, generics and conditions are read`() throws {
        let requirement = try requirement(
            "func find<T, each U>() async throws(Failure) -> [T] where T : Equatable, Self.Item == T.Element"
        )
        #expect(requirement.name == "find")
        #expect(requirement.isAsync)
        #expect(requirement.failure == .typed(.named("Failure")))
        #expect("\(requirement.result)" == "[T]")
        #expect(requirement.signature == "<T: Equatable, each U>()")
        #expect(requirement.whereClause == " where Self.Item == T.Element")
    }

    @Test(arguments: [
        ("func a()", Isolation.none), ("nonisolated func a()", .nonisolated),
        ("@MainActor func a()", .global("MainActor")),
        ("@Some.Feeding static func a()", .global("Some.Feeding")), ("@discardableResult func a()", .none),
        ("nonisolated(nonsending) func a()", .none), ("@concurrent mutating func a()", .none),
    ])
    func `Isolation is read`(text: String, isolation: Isolation) throws {
        #expect(try requirement(text).isolation == isolation)
    }

    @Test(arguments: [
        "func a(_ p: @escaping () async -> Int)", "func a(_ p: nonisolated(nonsending) @escaping () async -> Int)",
    ])
    func `Where a closure runs is said once`(text: String) throws {
        var parser = DeclarationParser(Lexer.tokens(of: text), id: "s:1M1PP1ayySiyYaYCcF")
        #expect(
            try parser.requirement(title: "a(_:)").signature
                == "(_ p: nonisolated(nonsending) @escaping () async -> Int)"
        )
    }

    @Test func `Accessors are read`() throws {
        #expect(try requirement("var a: Int { get }").kind == .property(.init()))
        #expect(
            try requirement("var a: Int { mutating get nonmutating set }").kind == .property(.init(isSettable: true))
        )
        let effects = Requirement.Accessors(isAsync: true, failure: .any)
        #expect(try requirement("var a: Int { get async throws }").kind == .property(effects))
    }

    @Test(arguments: [
        ("s:1M1PP1poiyxx_xtFZ", "+", 2, "infix"), ("s:1M1PP1sopyxxFZ", "-", 1, "prefix"),
        ("s:1M1PP1noPyxxFZ", "!", 1, "postfix"),
    ])
    func `An operator's place is read from its mangled name`(id: String, sign: String, operands: Int, fixity: String)
        throws
    {
        let parameters = (0..<operands).map { "p\($0): Self" }.joined(separator: ", ")
        var tokens = Lexer.tokens(of: "static func")
        tokens.append(Token(.name, sign))
        tokens += Lexer.tokens(of: "(\(parameters)) -> Self")
        var parser = DeclarationParser(tokens, id: id)
        let expected = try #require(Requirement.Fixity(rawValue: fixity))
        #expect(try parser.requirement(title: sign).kind == .operation(expected))
    }

    @Test(arguments: ["func", "func a(", "var a", "subscript() Int", "case a", "func a() -> _const Int"])
    func `What is no requirement is an error`(text: String) {
        #expect(throws: SyntaxError.self) { try requirement(text) }
    }

    private func requirement(_ text: String) throws -> Requirement {
        var parser = DeclarationParser(Lexer.tokens(of: text), id: "s:")
        return try parser.requirement(title: text)
    }
}
