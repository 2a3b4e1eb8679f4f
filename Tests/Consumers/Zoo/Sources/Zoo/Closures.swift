// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol Completion {
    func load(id: Int, completion: @escaping (Animal?) -> Void)
}

public protocol SendableCompletion {
    func load(completion: @escaping @Sendable (Animal) -> Void)
}

public protocol MainActorCompletion {
    func load(completion: @escaping @MainActor (Animal) -> Void)
}

public protocol GlobalActorCompletion {
    func load(completion: @escaping @FeedingActor (Animal) -> Void)
}

public protocol ResultCompletion {
    func load(completion: @escaping (Result<Animal, any Error>) -> Void)
    func find(completion: @escaping (Result<[Animal], ZooError>) -> Void)
}

public protocol OptionalCompletion {
    func close(animated: Bool, completion: (() -> Void)?)
    func load(_ completion: ((Animal) -> Void)?)
}

public protocol CrudeCompletion {
    func load(completion: @escaping (Data?, (any Error)?) -> Void)
}

public protocol SeveralCompletions {
    func load(id: Int, success: @escaping (Animal) -> Void, failure: @escaping (any Error) -> Void)
    func watch(progress: @escaping (Double) -> Void, done: (() -> Void)?) -> Int
}

public protocol ThrowingCompletion {
    func load(completion: @escaping (() throws -> Animal) -> Void)
    func run(_ action: @escaping (Int) throws -> Void)
}

public protocol Handlers {
    func setFilter(_ filter: @escaping (Animal) -> Bool)
    func setLoader(_ loader: @escaping @Sendable (Int) async throws -> Animal)
    func setChange(_ change: @escaping (inout Animal) -> Void)
    func setOptional(_ filter: ((Animal) -> Bool)?)
}

public protocol NonEscaping {
    func perform(_ work: () -> Void)
    func map(_ transform: (Int) -> Int) -> [Int]
    func withValue(_ body: (Animal) throws -> Void) throws
}

public protocol Autoclosures {
    func log(_ text: @autoclosure () -> String)
    func later(_ text: @autoclosure @escaping () -> String)
    func check(_ flag: @autoclosure () throws -> Bool)
}

public protocol AliasedClosures {
    typealias Handler = (Animal?) -> Void
    func load(_ handler: @escaping Handler)
    func feed(_ feeding: @escaping Feeding)
    func finish(_ finished: @escaping Finished)
}

public protocol GenericAliases {
    func outcome() -> Outcome<Animal>
    func load(_ done: @escaping (Outcome<Int>) -> Void)
}

public protocol ClosureProperties {
    var onTap: (() -> Void)? { get set }
    var filter: (Animal) -> Bool { get set }
}

public protocol ClosureResults {
    func makeFilter() -> (Animal) -> Bool
    func makeLoader() async -> (@Sendable () async -> Void)?
}

public protocol Streams {
    func updates() -> AsyncStream<Animal>
    func lines() -> AsyncThrowingStream<String, any Error>
    var events: AsyncStream<Int> { get }
    func progress(of name: String) async -> AsyncStream<Double>
    func open() async throws -> AsyncStream<Int>
    func numbers() -> any AsyncSequence<Int, Never>
    var letters: any AsyncSequence<String, any Error> { get }
}
