import Testing

@testable import SpyGenerator

/// The parsing of types, which are written as they were read.
@Suite struct TypeParserTests {
    @Test(arguments: [
        "Int", "Outer.Inner", "[Int]", "[String: [Int?]]", "Int??", "(Int, String)", "(x: Int, y: Int)", "Void",
        "(Int) -> Void", "() -> Void", "((Int, String)) -> Void", "(Int, inout String) async throws -> [Int]",
        "(@MainActor @Sendable (Int) -> Void)?", "@escaping (Result<Int, any Error>) -> Void", "(Int...) -> Int",
        "() throws(Failure) -> Int", "(() throws -> Int) -> Void", "any Equatable & Sendable", "(any P)?",
        "some Collection<Int>",
        "[any P]", "any P.Type", "(any P).Type", "Int.Type", "T.Element", "[Int].Index", "inout Int", "borrowing Value",
        "sending Thing?", "repeat each T", "repeat (each T, Int)", "isolated (any Actor)?", "~Copyable",
        "@convention(c) (Int) -> Int", "nonisolated(nonsending) () async -> Int", "InlineArray<3, Int>", "String!",
        "Outer.`default`", "Outer.`Type`", "(A & B)?", "@autoclosure @escaping () -> Int",
    ])
    func `A type is written as it was read`(text: String) throws {
        var parser = TypeParser(Lexer.tokens(of: text).map { $0.text == "Type" && text.contains("`") ? $0.named : $0 })
        let type = try parser.type()
        #expect(parser.rest.isEmpty)
        #expect("\(type)" == text)
    }

    @Test(arguments: [
        ("( Int )", "Int"), ("[String : Int]", "[String: Int]"), ("()", "Void"), ("[3 of Int]", "InlineArray<3, Int>"),
    ])
    func `A type is written plainly`(text: String, plain: String) throws {
        var parser = TypeParser(Lexer.tokens(of: text))
        #expect(try "\(parser.type())" == plain)
    }

    @Test(arguments: ["@foo (Int) -> Void", "[@foo () -> Void]", "((@escaping @foo () -> Void) -> Int)?"])
    func `An attribute that nobody knows is an error that names it`(text: String) throws {
        var parser = TypeParser(Lexer.tokens(of: text))
        let error = try #require(throws: SyntaxError.self) { try parser.type() }
        #expect("\(error)" == "what @foo asks of a spy is not known")
    }

    @Test(arguments: ["", "[Int", "(Int", "Int<", "-> Int", "[String: "])
    func `What is no type is an error`(text: String) {
        var parser = TypeParser(Lexer.tokens(of: text))
        #expect(throws: SyntaxError.self) { try parser.type() }
    }
}

extension Token {
    /// The token as the name of a declaration.
    fileprivate var named: Token { Token(kind, text, id: "s:Type") }
}
