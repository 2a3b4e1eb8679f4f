// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
public protocol OnMainActor: AnyObject {
    func show(_ animal: Animal)
    func load(completion: @escaping ([Animal]) -> Void)
    func refresh() async -> Bool
    var title: String { get set }
}

@MainActor
public protocol MainActorWithNonisolated {
    func show()
    nonisolated func log(_ text: String)
    nonisolated var identifier: String { get }
    nonisolated func load() async -> Int
    @FeedingActor func feed(_ animal: Animal)
    static func make() -> Int
    nonisolated static func log(_ number: Int)
}

@MainActor
public protocol MainActorInitializer {
    init(name: String)
    nonisolated init(number: Int)
}

@FeedingActor
public protocol OnGlobalActor {
    func feed(_ animal: Animal) -> Int
    func load(completion: @escaping @FeedingActor (Animal) -> Void)
    nonisolated func name() -> String
}

public protocol IsolatedMembers {
    @MainActor func show()
    @MainActor var title: String { get set }
    @FeedingActor func feed() async
    func plain()
}

public protocol SendableProtocol: Sendable {
    func log(_ text: String)
    func load() async throws -> Animal
    func keep(_ keeper: Keeper)
    var keeper: Keeper { get }
}

public protocol ActorProtocol: Actor {
    func add(_ animal: Animal)
    func count() -> Int
    func load() async throws -> Animal
    nonisolated func name() -> String
    var title: String { get }
}

public protocol IsolatedParameters {
    func run(on actor: isolated FeedingActor)
    func maybe(on actor: isolated (any Actor)?) async
}

public protocol ConcurrentMethods {
    nonisolated(nonsending) func here() async -> Int
    @concurrent func there() async -> Int
}

public protocol ClassBound: AnyObject {
    func show()
    var delegate: (any ClassBound)? { get set }
}
