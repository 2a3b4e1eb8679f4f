// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol NoRequirement {}

public protocol NoParameter {
    func open()
}

public protocol Labels {
    func move(_ animal: Animal)
    func move(animal: Animal, to place: String)
    func rename(from old: String, to new: String, in place: String)
}

public protocol UnnamedParameters {
    func see(_: Int, _: String)
    func hear(at _: Int)
}

public protocol Overloads {
    func load()
    func load(id: Int)
    func load(name: String)
    func load(_ value: Int)
    func load(_ value: String)
    func load() async
}

public protocol OverloadedResults {
    func value(for key: String) -> Int
    func value(for key: String) -> String
}

public protocol Results {
    func number() -> Int
    func text(of id: Int) -> String
    func maybe() -> Animal?
    func list() -> [Animal]
    func dictionary() -> [String: Animal]
    func pair() -> (count: Int, name: String)
    func animal(named name: String) -> Animal
    @discardableResult func discardable(_ flag: Bool) -> Bool
}

public protocol Throwing {
    func save() throws
    func load(id: Int) throws -> Animal
}

public protocol TypedThrowing {
    func save() throws(ZooError)
    func load(id: Int) throws(ZooError) -> [Animal]
    func find(id: Int) throws(ZooError) -> Animal
}

public protocol Rethrowing {
    func each(_ body: (Int) throws -> Void) rethrows
    func count(_ body: (Int) throws -> Bool) rethrows -> Int
}

public protocol Async {
    func refresh() async
    func count() async -> Int
    func load(id: Int) async throws -> Animal
    func find(id: Int) async throws(ZooError) -> Animal?
    func animal() async -> Animal
}

public protocol Inout {
    func increment(_ number: inout Int)
    func swap(_ left: inout String, with right: inout String)
}

public protocol Variadics {
    func show(_ animals: Animal...)
    func add(_ numbers: Int..., to name: String)
}

public protocol Ownership {
    func borrow(_ animal: borrowing Animal)
    func consume(_ animal: consuming Animal)
    func send(_ keeper: sending Keeper)
    func receive() -> sending Keeper
    func use(_ token: borrowing Token)
    func end(_ token: consuming Token)
}

public protocol Tuples {
    func place(at point: (x: Int, y: Int))
    func unlabeled(_ pair: (Int, String)) -> (Int, String)
}

public protocol Keywords {
    func `repeat`()
    func `init`()
    func `default`(_ value: Int)
    func open(in: String, for: Int, default: Bool)
    func close(`inout`: Int, `var`: Int)
    func go(_ self: Int, where: Int)
    var `class`: Int { get set }
    var `protocol`: String { get }
    func type(of value: Int) -> Int
}

public protocol NeverReturns {
    func crash() -> Never
}

public protocol ReservedNames {
    var calls: Int { get }
    func recorder(_ recorder: Int)
    func load(load: Int) -> Int
    func log(_ log: String)
    func record(recorder: Int, calls: Int)
}

public struct Call: Equatable, Sendable {
    public var number: Int

    public init(number: Int) {
        self.number = number
    }
}

public protocol ClashingTypes {
    func start(_ call: Call)
    func current() -> Call?
}

public protocol Metatypes {
    func register(_ type: Int.Type, named name: String)
    func register(any type: any Error.Type)
    func make(_ type: Animal.Type) -> Animal
}

public protocol Optionals {
    func show(_ animal: Animal?, keeper: Keeper?)
    func implicit(_ name: String!) -> String!
    func nested(_ value: Int??) -> Optional<Animal>
}

public protocol Discardable {
    @discardableResult func add(_ animal: Animal) -> Int
}

/// Named like a type that every spy uses.
public struct Recorder: Equatable, Sendable {
    public init() {}
}

public enum Answers {
    public struct `Type`: Equatable, Sendable {
        public init() {}
    }
}

public protocol TypesNamedLikeTheSupport {
    func start(_ recorder: Recorder) -> Recorder?
    func answer(_ answer: Answers.`Type`)
}

public protocol RawNames {
    func `name with spaces`(`label with spaces`: Int) -> Int
    var `another name`: String { get set }
}
