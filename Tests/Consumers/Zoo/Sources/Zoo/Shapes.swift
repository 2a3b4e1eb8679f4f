// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZooParents

public protocol ClosuresOfClosures {
    func visit(_ body: @escaping (@escaping (Int) -> Void) -> Void)
    func both(_ body: @escaping (@escaping (Int) -> Void, String) -> Void) -> Int
    func lend(_ body: @escaping ((Int) -> Void) -> Void)
    func lazily(_ body: @escaping (@autoclosure () -> Int) -> Void)
}

@resultBuilder public enum NumbersBuilder {
    public static func buildBlock(_ numbers: Int...) -> [Int] { numbers }
}

@resultBuilder public enum Lines {
    public static func buildBlock(_ lines: String...) -> [String] { lines }
}

public protocol Built {
    @NumbersBuilder var numbers: [Int] { get }
    @Lines var lines: [String] { get }
    @NumbersBuilder func numbers(below limit: Int) -> [Int]
    @NumbersBuilder func checked(_ text: @autoclosure () -> String) throws -> [Int]
    @MainActor @Lines func shown() -> [String]
    func build(@NumbersBuilder _ numbers: () -> [Int])
}

public protocol AliasesOfAssociatedTypes {
    associatedtype Item: Identifiable
    typealias Key = Item.ID
    typealias Items = [Key: Item]
    typealias Done = (Items) -> Void
    func items(for key: Key) -> Items
    func load(_ done: @escaping Done)
    var first: Key? { get set }
}

public struct Numbered: Identifiable, Equatable, Sendable {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }
}

public protocol AliasesOfBoundTypes: AliasesOfAssociatedTypes where Item == Numbered {
    func last() -> Key
}

public protocol PackResults {
    func echo<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func numbered<each Value>(_ values: repeat (each Value)?) async throws -> (Int, repeat each Value)
}

public protocol SentResults {
    func run(on actor: isolated FeedingActor) -> sending Keeper
    func caller(_ caller: isolated (any Actor)?, sent: Int) async -> sending Keeper
    func swap(_ keeper: Keeper) throws -> sending Keeper?
    func number() -> sending Int
}

public protocol SendingActor: Actor {
    func move(_ value: sending Any, done: @escaping @Sendable (Int) -> Void) -> Int
}

@MainActor
public protocol SentFromMainActor {
    func keeper(instead keeper: Keeper) -> sending Keeper
    func make<Value>(_ type: Value.Type) async throws -> sending Value
}

@MainActor
open class Screen {
    public init() {}
}

public protocol WithMainActorSuperclass: Screen {
    func open() -> Int
    func close()
}

public protocol SendableWithMainActorSuperclass: Screen, Sendable {
    func close()
}

@available(*, deprecated, message: "Use Plain.")
public protocol Deprecated {
    func open(_ number: Int) -> Int
    var title: String { get set }
}

@available(*, deprecated)
public struct OldAnimal: Equatable, Sendable {
    public init() {}
}

@available(*, deprecated)
public protocol OldAnimals {
    associatedtype Place
    func add(_ animal: OldAnimal, to place: Place) throws -> OldAnimal
    static func make() -> OldAnimal?
}

public protocol ForeignNoncopyable {
    func use(_ ticket: borrowing Stub)
    func end(_ ticket: consuming Pass)
}

public protocol FunctionResults {
    func double() -> @Sendable (Int) -> Int
    func loader() async throws -> @Sendable () async -> Int
    var shown: @MainActor () -> Void { get set }
    subscript(done: @escaping (Int) -> Void) -> Int { get set }
}

public protocol CallerIsolatedClosures {
    func run(_ work: nonisolated(nonsending) () async -> Void) async
    func later(_ work: nonisolated(nonsending) @escaping (Int) async throws -> Int)
}
