// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol Properties {
    var count: Int { get }
    var title: String { get set }
    var animal: Animal { get }
    var keeper: Keeper? { get set }
}

public protocol EffectfulProperties {
    var count: Int { get async }
    var title: String { get throws }
    var animal: Animal { get async throws }
    var typed: [Int] { get throws(ZooError) }
}

public protocol Subscripts {
    subscript(index: Int) -> Animal? { get }
    subscript(key key: String, default value: Int) -> Int { get set }
    subscript(_ keeper: Keeper) -> String { get set }
}

public protocol EffectfulSubscripts {
    subscript(index: Int) -> Animal { get async throws }
    static subscript(name: String) -> Int { get }
}

public protocol GenericSubscripts {
    subscript<T: Hashable>(key: T) -> String { get }
}

public protocol Statics {
    static func make(name: String) -> Animal?
    static func log(_ text: String)
    static var shared: Int { get set }
    static var name: String { get }
    func instance()
}

public protocol Initializers {
    init()
    init(name: String)
    init?(number: Int)
    init(url: URL) async throws
    init<T: Equatable>(value: T)
    func use()
}

public protocol EmptyInitializer {
    init()
}

public protocol OperatorRequirements {
    static func + (left: Self, right: Self) -> Self
    static func == (left: Self, right: Self) -> Bool
    static prefix func - (value: Self) -> Self
    static func += (left: inout Self, right: Int)
    static func < (left: Self, right: Self) -> Bool
}

public protocol Mutating {
    mutating func change(_ name: String)
    mutating func next() -> Int?
    var value: Int { mutating get nonmutating set }
}

public protocol ConsumingMethods {
    consuming func end()
    borrowing func look() -> Int
}

public protocol Noncopyable: ~Copyable {
    func open()
    consuming func close()
}

public enum Outer {
    public struct Value: Equatable, Sendable {
        public init() {}
    }

    public protocol Nested {
        func show(_ value: Value)
    }
}

public protocol NestedTypes {
    func show(_ value: Outer.Value) -> Outer.Value?
}

public protocol AvailableMembers {
    @available(macOS 14, iOS 17, *) func modern()
    @available(*, deprecated, message: "Use modern().") func old()
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public protocol AvailableProtocol {
    func modern()
}

public protocol Conditional {
    #if canImport(Foundation)
        func inEffect()
    #else
        func notInEffect()
    #endif
    func always()
}

protocol InternalProtocol {
    func second(_ animal: InternalValue)
    func first() -> Int
}

struct InternalValue: Equatable {
    var number: Int
}

package protocol PackageProtocol {
    func open()
}

public protocol ManyParameters {
    func show(
        name: String,
        age: Int,
        weight: Double,
        isHungry: Bool,
        keeper: Keeper,
        habitat: String,
        food: [String],
        mother: Animal?,
        completion: @escaping (Result<[Animal], any Error>) -> Void
    )
}
