import Testing

@testable import SpyGenerator

/// The declarations that are found in source files, whatever their layout and comments.
@Suite struct SourceReaderTests {
    private static let source = """
        public struct Token: Sendable, ~Copyable { let text: String }
        enum Outer { struct Inner: ~Escapable {} ; protocol Nested { func show(_ x: Int) } }
        struct Box<Value: ~Copyable> where Value: Sendable { func protocol_() {} }
        struct Pair<Value: ~Copyable>: ~Swift.Copyable where Value: Sendable {}
        extension Outer.Inner { struct Deep: ~Copyable {} }
        @MainActor protocol Service<Item>: AnyObject where Item: Sendable {
        associatedtype Item = [String: Int]
        var count: Int { get }
        init(name: String)
        func load(id: Int, _ done: @escaping (_ item: Item?, Int) -> Void) async throws -> [String: Item]
        func load(@Builder from url: () -> Int, with: (x: Int, y: Int), more: Int...)
        func `default`<T: Sequence>(in: T, _: Int) where T.Element == Item
        static func == (left: Self, right: Self) -> Bool
        subscript(index: Int, at place: Int) -> Int { get set }
        }
        final class Last { class func make(f: () -> Void = { struct Hidden: ~Copyable {} }) {} }
        protocol Empty {}
        """

    private static let names: Set<[String]> = [
        ["Outer", "Nested"], ["Outer", "Nested", "show(_:)"], ["Service"], ["Service", "Item"], ["Service", "count"],
        ["Service", "init(name:)"], ["Service", "load(id:_:)"], ["Service", "load(from:with:more:)"],
        ["Service", "default(in:_:)"], ["Service", "==(_:_:)"], ["Service", "subscript(_:at:)"], ["Empty"],
    ]
    private static let noncopyable: Set<String> = ["Token", "Inner", "Pair", "Deep", "Hidden"]

    @Test func `Declarations are found by their full names`() {
        let reader = SourceReader(Self.source)
        #expect(Set(reader.places.keys) == Self.names)
        #expect(reader.noncopyable == Self.noncopyable)
    }

    @Test func `A place is that of the name`() throws {
        let reader = SourceReader(
            "/* a\n */ protocol Door {\n    func open(\n        slowly: Bool\n    )\n    init()\n}"
        )
        let places = reader.places.mapValues { $0.map { [$0.line, $0.column] } }
        #expect(
            places == [["Door"]: [[2, 13]], ["Door", "open(slowly:)"]: [[3, 9]], ["Door", "init()"]: [[6, 4]]]
        )
    }

    @Test(arguments: [
        "// struct A: ~Copyable {", "/* struct A: ~Copyable { /* } */ protocol B { */",
        "let a = \"protocol B { struct A: ~Copyable {\"", "let a = \"\\(f(\"}\", { \"{ struct A: ~Copyable {\" }))\"",
        "let a = #\"\\\" { protocol B { \"#", "let a = \"\"\"\n protocol B {\n \" \"\" struct A: ~Copyable { \n\"\"\"",
        "let a = #/ protocol B { \" /#", "let a = \"open\nlet b = 1", "enum Kind { case `protocol`, actor }",
        "let a = b.protocol; let c = X.self",
    ])
    func `What stands in comments and strings is no declaration`(line: String) {
        let reader = SourceReader("\(line)\n\(Self.source)")
        #expect(Set(reader.places.keys) == Self.names)
        #expect(reader.noncopyable == Self.noncopyable)
    }

    @Test func `Imports are found, whatever stands before them`() {
        let text = "@testable import A; public import B\n@_exported import struct C.D\nimport E.F // import G\n"
        #expect(SourceReader(text).imports == ["A", "B", "C", "E"])
    }

    @Test func `Any layout means the same`() throws {
        let seed = try SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let gaps = [
            " ", "\n", "\t", "\r\n", "/* { */", " // }\n", "/* /* struct A: ~Copyable { */ \" */",
            "\n// protocol B {\n\n",
        ]
        for _ in 0..<200 {
            let words = SourceLexer.tokens(of: Self.source).map { $0.text == "default" ? "`default`" : $0.text }
            let text = words.map { $0 + (gaps.randomElement(using: &random) ?? "") }.joined()
            let reader = SourceReader(text)
            #expect(Set(reader.places.keys) == Self.names, "VIPER_SEED=\(seed)\n\(text)")
            #expect(reader.noncopyable == Self.noncopyable, "VIPER_SEED=\(seed)\n\(text)")
        }
    }

    @Test func `Any text can be read`() throws {
        let seed = try SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let pieces =
            Array(Self.source).map(String.init) + ["\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "`", "{", "(", "<"]
        for _ in 0..<200 {
            let text = (0..<300).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            for token in SourceLexer.tokens(of: text) {
                #expect(token.line > 0 && token.column >= 0, "VIPER_SEED=\(seed)\n\(text)")
            }
            _ = SourceReader(text)
        }
    }
}
