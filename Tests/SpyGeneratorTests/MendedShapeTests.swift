import SpyGenerator
import Testing

/// Protocols whose spies once did not compile.
@Suite struct MendedShapeTests {
    private static let text = """
        public final class Thing {}
        public enum Outer {
            public struct Inner: Equatable, Sendable {}
            public protocol Nested { func show(_ inner: Inner) -> Inner? }
        }
        public protocol FunctionResults {
            func double() -> @Sendable (Int) -> Int
            func loader() async throws -> @Sendable () async -> Int
            var shown: @MainActor () -> Void { get set }
        }
        public protocol AskingSubscripts {
            subscript(done: @escaping (String) -> Void) -> Int { get set }
        }
        public protocol MainActorCompletions {
            func load(_ done: @escaping @MainActor (Int) -> Void)
        }
        public protocol Sending: Actor {
            func move(_ thing: sending Any, done: @escaping (Int) -> Void) -> Int
            func move(_ thing: sending [Any], then: @escaping @Sendable (Int) -> Void) async throws -> Thing
        }
        public protocol OnAnyActor {
            func count(on actor: isolated (any Actor)?, of thing: Thing) async -> Int
        }
        @globalActor public actor Feeding { public static let shared = Feeding() }
        public protocol OnGlobalActor {
            func count(on actor: isolated Feeding, of number: Int, done: @escaping (Int) -> Void) -> Thing
            func move(on actor: isolated Feeding, done: ((Int) -> Void)?) async throws -> sending Thing
            func show(on actor: isolated MainActor, done: @escaping () -> Void, failed: @escaping (any Error) -> Void)
        }
        @MainActor open class Screen { public init() {} }
        public protocol WithMainActorSuperclass: Screen { func open() -> Int }
        public protocol UseCase {
            associatedtype Input
            associatedtype Error: Swift.Error
            associatedtype Result
            func run(_ input: Input) async throws(Error) -> Result
            func count() throws -> Int
        }
        public protocol NamesOfTheKit {
            associatedtype Recorder
            associatedtype Answers
            func run(_ recorder: Recorder) -> Answers
            func load() async throws -> Int
        }
        public protocol NoErrorAtAll {
            associatedtype Error
            associatedtype Result
            func last() -> Error?
            func load() async throws -> Result
            func show(_ error: any Swift.Error) -> Swift.Result<Int, any Swift.Error>
        }
        public protocol OverloadsByConstraintsAlone {
            func load<T: Hashable>(_ value: T) -> Int
            func load<T: Comparable>(_ value: T) -> Int
            func load(_ numbers: [Int]) -> Int
            func load(_ numbers: Int...) -> Int
            func show<T: Sequence>(_ values: T) where T.Element == Int
            func show<T: Sequence>(_ values: T) where T.Element == String
        }
        public final class Item { public init() {} }
        @globalActor public actor Counting { public static let shared = Counting() }
        public protocol ClosuresForWantOfAnAnswer {
            func sendable(_ a: Int) -> @Sendable (inout Int, borrowing String, sending Any) -> Int
            func sent(_ a: Int) -> sending @MainActor (Int, String) -> (() -> Void)
            func screen(_ a: Int) -> @MainActor @Sendable () async -> Screen
            func nested(_ a: Int) -> @Sendable () -> @Sendable () throws -> Item
            func pair(_ a: Int) -> (first: @MainActor () -> Void, second: (@Sendable () -> Int, Int))
            func counted(_ a: Int) -> @Counting () async throws -> Item
            func concurrent(_ a: Int) -> @Sendable @concurrent () async -> Item
            func outcome(_ a: Int) -> Result<@Sendable () -> Void, Never>
            func ofC(_ a: Int) -> @convention(c) (Int32) -> Int32
            func odd(_ a: Int) -> (Int..., @autoclosure () -> Int) -> Int
            func generic<T>(_ a: T) -> @Sendable () -> Void
            @MainActor func here(_ a: Int) -> () -> Screen
            @MainActor func sentAway(_ a: Int) -> sending () async -> Screen
            @MainActor func anywhere(_ a: Int) -> @Sendable () -> Screen
            @MainActor func elsewhere(_ a: Int) -> @Counting () async -> Screen
            @MainActor func concurrently(_ a: Int) -> @concurrent () async -> Screen
        }
        public typealias Callback = @convention(c) (Int32) -> Int32
        public protocol FunctionsOfC {
            var callback: Callback? { get set }
            func compare(_ first: @convention(c) (Int) -> Int) -> [@convention(c) () -> Void]
            func set(_ callback: @escaping @convention(c) (Int32) -> Void, or other: Callback)
        }
        public protocol Unsafe: AnyObject { nonisolated(unsafe) var raw: Int { get set } }
        @MainActor public protocol UnsafeOnActor: AnyObject { nonisolated(unsafe) var raw: Int { get set } }
        public protocol Fresh { @available(swift, introduced: 5.9) func load() -> Int }
        public protocol NamesThatAreNoWords {
            func 🚀(_ 🎯: Int) -> Int
            func await(_ async: Int) async
            func `with spaces`() -> Int
            func `404`(`in`: Int)
        }
        public protocol AsyncRethrowing {
            func retry<T>(_ work: () async throws -> T) async rethrows -> T
            func each(_ work: () async throws -> Void) async rethrows
        }
        public struct Question: Equatable, Sendable {}
        public struct NoAnswer {}
        public protocol TypesCalledLikeThoseOfTheKit {
            func ask(_ question: Question) async throws -> NoAnswer
        }
        postfix operator §
        prefix operator §
        public protocol OperatorsOfAnySign {
            static postfix func § (a: Self) -> String
            static prefix func § (a: Self) -> Int
        }
        public protocol NamesOfTheSpyItself {
            var calls: [String] { get }
            var recordedCalls: [String] { get }
            var recorder: Int { get set }
            func callRecorder() -> Int
        }
        public protocol SetSubscripts {
            subscript(key: String) -> Int? { get set }
            subscript(row: Int, column: Int) -> [Int] { get set }
            subscript<T: Hashable>(any key: T?) -> T? { get set }
            subscript(lazy key: @autoclosure () -> Int) -> Int { get set }
            static subscript(key: String) -> Int { get set }
            subscript() -> Int { get set }
        }
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public protocol SequencesThatAreSendable {
            var numbers: any AsyncSequence<Int, any Error> & Sendable { get }
            func words() -> any Sendable & AsyncSequence<String, Never>
            func things() -> any AsyncSequence<Thing, Never> & Sendable
        }
        public struct Task: Equatable, Sendable { public init() {} }
        public protocol TypesCalledLikeThoseOfTheSDK {
            func run(_ task: Task) -> _Concurrency.Task<Task, Never>
            func all() -> [Task]
        }
        public protocol TypesThatCountTheirValues {
            func take(_ four: InlineArray<4, Int>) -> Int
        }
        @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public protocol GenericsThatCountTheirValues {
            func take<let count: Int, T>(_ values: InlineArray<count, T>) -> Int
        }
        public protocol OptionalsOfOptionals {
            func load(_ done: ((Int) -> Void)??, failed: Optional<((String) -> Void)?>)
            func show(_ done: ((Int) -> Void)???)
        }
        """

    @Test(arguments: [("6", ""), ("5", ""), ("6", "MainActor"), ("5", "MainActor")])
    func `Their spies compile without a warning in both language modes`(mode: String, isolation: String) throws {
        try Compiler.use { compiler in
            try compiler.compileSupport()
            let flags = isolation.isEmpty ? [] : ["-default-isolation", isolation]
            let graphs = try compiler.graphs(of: Self.text, languageMode: mode, flags: flags)
            let (spies, problems) = SpyGenerator(graphs: graphs).spies(of: "Sample")
            #expect(problems == [])
            let files = Dictionary(uniqueKeysWithValues: spies.map { ($0.fileName, $0.text) })
            for mode in ["5", "6"] { try compiler.check(files, languageMode: mode) }
        }
    }
}
