// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What is lent for a moment is asked for once, recorded and handed to answers that depend on it.
public protocol AnsweredAutoclosures {
    func log(_ text: @autoclosure () -> String) -> Int
    func check(_ text: @autoclosure () -> String, level: Int, done: @escaping (Bool) -> Void)
    func wait(_ text: @autoclosure () -> String, done: (() -> Void)?) throws
}

public protocol AnswersOfEachKind {
    func watch(id: Int, progress: @escaping (Double) -> Void, done: (() -> Void)?) -> Int
    func updates(of name: String, progress: @escaping (Double) -> Void) -> AsyncStream<Int>
    func lines(from first: Int, through last: Int) -> AsyncThrowingStream<String, any Error>
    func follow(_ name: String, change: @escaping (Int) -> Void)
}

public protocol AnsweredPacks {
    func count<each Value>(_ values: repeat each Value) -> Int
    func first<each Value>(_ values: repeat each Value, named name: String) -> Int
}

public protocol AnsweredClosures {
    func filter(_ isIncluded: @escaping @Sendable (Animal) -> Bool, limit: Int) -> [Animal]
    func makeFilter(for name: String) -> (Animal) -> Bool
}

public protocol AnsweredOwnership {
    func weigh(_ animal: borrowing Animal, with keeper: sending Keeper) -> Int
    func feed(_ animal: consuming Animal, twice: inout Bool) -> String?
}

public protocol AnsweredIsolation {
    func caller(_ caller: isolated (any Actor)?, id: Int) async -> Int
    func run(on actor: isolated FeedingActor, id: Int) -> Int
}

public protocol AnsweredStatics {
    static func make(name: String) -> Animal?
    static func < (left: Self, right: Self) -> Bool
}

public protocol OnlyPropertiesToRead {
    var count: Int { get }
    static var name: String { get }
}

public protocol OnlyStaticProperties {
    static var name: String { get }
}

public protocol LongAnswers {
    associatedtype Value
    func values(from start: Date, through end: Date, matching text: String, sortedBy order: Int, page: Int) -> [Value]
    static func value(from start: Date, through end: Date, matching text: String, page: Int) async throws -> [Value]
}

public protocol LongStaticAnswers {
    static func animals(from start: Date, through end: Date, matching text: String, page: Int) throws -> [Animal]
}

public protocol Redeeming {
    func redeem(_ ticket: Ticket, for keeper: Keeper?, at place: (x: Int, y: Int)) throws(ZooError) -> Animal
    func named(in: Int, `inout`: Int, default: Int) -> Int
}

public protocol AutoclosureSubscripts {
    subscript(key: Int, default value: @autoclosure () -> Int) -> Int { get set }
    subscript(key: Int, or value: @autoclosure () -> Int) -> Int { get throws }
}
