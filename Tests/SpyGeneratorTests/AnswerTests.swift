import SpyGenerator
import Testing

/// The arguments that a spy passes to its answers, and the support code that a spy needs.
@Suite struct AnswerTests {
    @Test func `Answers know the arguments as the call carries them`() throws {
        let text = try spy(
            """
            public protocol Store {
                func all() -> [Int]
                func item(id: Int) -> String?
                func items(from start: Int, _ end: Int) throws -> [Int]
                func load(_ name: String, done: @escaping (Int) -> Void)
                subscript(index: Int) -> Int { get }
                var count: Int { get }
            }
            """
        )
        #expect(text.contains("let allAnswers: Answers<Void, [Int], Never>\n"))
        #expect(text.contains("let item: Answers<Int, String?, Never>\n"))
        #expect(text.contains("let items: Answers<(from: Int, Int), [Int], any Error>\n"))
        #expect(text.contains("let load: Answers<String, Int, Never>\n"))
        #expect(text.contains("let subscriptAnswers: Answers<Int, Int, Never>\n"))
        #expect(text.contains("let countAnswers: Answers<Void, Int, Never>\n"))
        #expect(text.contains(" recorder.answer(to: .all, from: allAnswers, or: [])\n"))
        #expect(text.contains(" recorder.answer(to: .item(id: id), with: id, from: item, or: nil)\n"))
        #expect(text.contains(" try recorder.answer(to: .items(from: start, end), with: (start, end), from: items)\n"))
        #expect(text.contains(" recorder.askAnywhere(.load(name), with: name, of: load) { done($0.get()) }\n"))
        #expect(text.contains(" recorder.answer(from: countAnswers, or: 0) }\n"))
    }

    @Test func `What is set at an index is kept for that index`() throws {
        let text = try spy(
            """
            public protocol Table {
                subscript(key: String) -> Int? { get set }
                subscript(row: Int, column: Int) -> Int { get set }
                static subscript(key: String) -> Int { get set }
                var count: Int { get set }
            }
            """
        )
        #expect(text.contains("with: key,\n                as: .setSubscriptKeyStringInt(key, to: newValue),\n"))
        #expect(text.contains("with: (row, column),\n"))
        #expect(text.contains("statics.keep(\n"))
        #expect(text.contains("recorder.keep(newValue, as: .setCount(newValue), in: countAnswers)"))
    }

    @Test func `Characters, slices and large numbers have plain values, too`() throws {
        let text = try spy(
            """
            public protocol Plain {
                func a(_ x: Int) -> Character
                func b(_ x: Int) -> Substring
                func c(_ x: Int) -> ArraySlice<Int>
                func d(_ x: Int) async -> ContiguousArray<Int>
            }
            """
        )
        #expect(text.contains("from: a, or: \" \")"))
        #expect(text.contains("from: b, or: \"\")"))
        #expect(text.contains("from: c, or: [])"))
        #expect(text.contains("from: d, or: [])"))
    }

    @Test func `A spy answers with itself where any type of its protocol will do`() throws {
        let text = try spy(
            """
            public protocol Step: AnyObject { func back() -> any Step }
            public protocol Builder: Step {
                func size(_ points: Int) -> any Builder
                func both() -> any Builder & Step
                func step() -> any Step
                static func make() -> any Builder
            }
            """
        )
        #expect(text.contains(" recorder.answer(to: .size(points), with: points, from: size, or: self)\n"))
        #expect(text.contains(" recorder.answer(to: .both, from: bothAnswers, or: self)\n"))
        #expect(text.contains(" recorder.answer(to: .back, from: backAnswers, or: self)\n"))
        #expect(text.contains(" statics.answer(to: .make, from: makeAnswers, or: BuilderSpy())\n"))
    }

    @Test func `Whoever reads a stream asks for its values, whether by a property or after a wait`() throws {
        let text = try spy(
            """
            public protocol Socket {
                var messages: AsyncThrowingStream<String, any Error> { get }
                var states: AsyncStream<Int> { get async }
                func progress(of id: Int) async -> AsyncStream<Double>
                func open() async throws -> AsyncStream<Int>
                var kept: AsyncStream<Int> { get set }
                @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
                func numbers() -> any AsyncSequence<Int, Never>
                @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
                var lines: any AsyncSequence<String, any Error> { get }
                @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
                var words: any AsyncSequence<String, any Error> & Sendable { get }
            }
            """
        )
        #expect(text.contains("case messages\n        case states\n        case progress(of: Int)\n"))
        #expect(text.contains("let messagesAnswers: Answers<Void, String, any Error>\n"))
        #expect(text.contains(" recorder.stream(of: .messages, from: messagesAnswers)\n"))
        #expect(text.contains(" recorder.values(of: .states, from: statesAnswers)"))
        #expect(text.contains(" recorder.values(of: .progress(of: id), with: id, from: progress)\n"))
        #expect(text.contains(" recorder.values(of: .numbers, from: numbersAnswers)\n"))
        #expect(text.contains(" recorder.stream(of: .lines, from: linesAnswers)\n"))
        #expect(text.contains(" recorder.stream(of: .words, from: wordsAnswers)\n"))
        #expect(text.contains("let openAnswers: Answers<Void, AsyncStream<Int>, any Error>\n"))
        #expect(text.contains("let keptAnswers: Answers<Void, AsyncStream<Int>, Never>\n"))
    }

    @Test func `A missing answer is what a declared type can be made of without an argument`() throws {
        let text = try spy(
            """
            public final class Bag { public init() {} }
            public final class Named { public init(name: String) {} }
            @MainActor public final class Screen { public init() {} }
            public class Base { public init() {} }
            public final class Child: Base { public override init() {} }
            public struct Box<Value> { public init() where Value == Int {} }
            public struct Flags { public init() {}; public init(all: Bool) {} }
            public struct Risky { public init?() {} }
            public struct Throwing { public init() throws {} }
            public struct Slow { public init() async {} }
            public struct Late { @available(macOS 99, iOS 99, *) public init() {} }
            public struct Hidden { init() {} }
            public enum Mode: Error { case wide(Int); case `default`; case compact(Int) }
            public enum Only { case one(Int) }
            public typealias Style = Mode
            public protocol Maker {
                func bag() -> Bag
                func named() -> Named
                func screen() -> Screen
                @MainActor func shown() -> Screen
                func child() -> Child
                func box() -> Box<Int>
                func flags() -> Flags
                func risky() -> Risky
                func throwing() -> Throwing
                func slow() -> Slow
                func late() -> Late
                func hidden() -> Hidden
                func style() -> Style
                func only() -> Only
                func later() async -> Bag
                func handler() -> @Sendable (Int, String) -> Void
                func counter() -> () -> Int
                func presenting() -> @MainActor () -> Screen
                @MainActor func detached() -> @Sendable () -> Screen
                func variadic() -> (Int...) -> Void
                func unknown() -> () -> Named
                func both() -> (bag: Bag, mode: Mode)
                func type() -> Bag.Type
                func outcome() -> Result<Named, Mode>
                func success() -> Result<Bag, Named.Failure>
            }
            extension Named { public enum Failure: Error { case code(Int) } }
            """
        )
        let plain = text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /to: \.(\w+), from: \w+(?:, or: (.+))?\)$/).map { "\($0.1) \($0.2 ?? "-")" }
        }
        #expect(
            plain == [
                "bag Bag()", "named -", "screen -", "shown Screen()", "child -", "box -", "flags Flags()", "risky -",
                "throwing -", "slow -", "late -", "hidden -", "style .default", "only -",
                "handler { @Sendable _, _ in }", "counter { 0 }",
                "presenting { @MainActor @Sendable in Screen() }", "detached -", "variadic -", "unknown -",
                "both (bag: Bag(), mode: .default)", "type Bag.self", "outcome .failure(.default)",
                "success .success(Bag())",
            ]
        )
        #expect(text.contains("await recorder.value(of: .later, from: laterAnswers)\n"))
    }

    @Test func `A result and the completions of one call are asked in one step`() throws {
        let text = try spy(
            """
            public protocol Store {
                func watch(id: Int, change: @escaping (Int) -> Void, done: (() -> Void)?) -> Int
            }
            """
        )
        #expect(
            text.contains(
                """
                        recorder.answer(to: .watch(id: id), with: id, from: watch, or: 0) {
                            recorder.questionAnywhere(of: watchChange, with: id) { change($0.get()) }
                            if let done { recorder.questionAnywhere(of: watchDone, with: id) { _ in done() } }
                        }

                """
            )
        )
    }

    @Test func `An autoclosure that is needed twice is evaluated once`() throws {
        let text = try spy(
            """
            public protocol Store {
                func note(_ text: @autoclosure () -> String)
                func level(of text: @autoclosure () -> String) -> Int
            }
            """
        )
        #expect(text.contains("        recorder.record(.note(text()))\n"))
        #expect(
            text.contains(
                """
                        let text = text()
                        return recorder.answer(to: .level(of: text), with: text, from: level, or: 0)

                """
            )
        )
    }

    @Test func `Answers that do not fit in a line stand in several`() throws {
        let parameters = "from start: Int, through end: Int, matching text: String, sortedBy order: Int, page: Int"
        let text = try spy(
            """
            public protocol Store {
                func item(\(parameters), size: Int, language: String, country: String) -> Int
                static func make(\(parameters)) throws -> [Double]
            }
            """
        )
        #expect(
            text.contains(
                """
                    let item:
                        Answers<
                            (
                                from: Int, through: Int, matching: String, sortedBy: Int, page: Int, size: Int, language: String,
                                country: String
                            ), Int, Never
                        >

                """
            )
        )
        #expect(
            text.contains(
                """
                    static let make = Answers<
                        (from: Int, through: Int, matching: String, sortedBy: Int, page: Int), [Double], any Error
                    >("Store.make", log: .ofTypes)

                """
            )
        )
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func `Answers named like the log are told from it`() throws {
        let text = try spy("public protocol Store { func log(_ text: String) -> Int }")
        #expect(text.contains("        self.log = Answers(\"Store.log\", log: log)\n"))
    }

    // MARK: Logs

    @Test func `A spy of an empty protocol shares a log`() throws {
        #expect(
            try spy("public protocol Store {}").hasSuffix(
                """
                import Sample
                import VIPERSpies

                /// Stands for `Store`: records what it is told.
                final class StoreSpy: Store, Sendable {
                    /// Creates a spy without calls.
                    init(log: CallLog = CallLog()) {}
                }

                """
            )
        )
        let text = try spy("open class Model { public init() {} }\npublic protocol Store: Model {}")
        #expect(text.contains("    init(log: CallLog = CallLog()) {\n        super.init()\n    }\n"))
    }

    @Test func `A spy with nothing to record has no calls`() throws {
        let text = try spy("public protocol Store { var count: Int { get }\n static var name: String { get } }")
        #expect(text.contains("    private let recorder: Recorder<Never>\n"))
        #expect(text.contains("    static let statics = Recorder<Never>(\"Store\", log: .ofTypes)\n"))
        #expect(!text.contains("Call:") && !text.contains("var calls"))
    }

    /// Returns the text of the spy of `Store`.
    private func spy(_ text: String) throws -> String {
        try Compiler.use { compiler in
            let spies = SpyGenerator(graphs: try compiler.graphs(of: text)).spies(of: "Sample").spies
            return try #require(spies.first).text
        }
    }
}
