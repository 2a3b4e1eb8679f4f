// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol GenericMethods {
    func show<T>(_ value: T)
    func echo<T: Equatable>(_ value: T) -> T
    func merge<A, B>(_ left: A, _ right: B) -> [A] where A: Sequence, B: Sequence, A.Element == B.Element
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    func fetch<T: Decodable & Sendable>(_ type: T.Type) async throws -> T
}

public protocol OptionalGenerics {
    func set<T>(_ value: T?, for key: String)
    func put<T: Encodable>(_ values: [T]?, _ pair: (T, T?))
    func say(_ value: (some Hashable)?)
}

public protocol GenericCompletion {
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void)
    func load<T>(_ type: T.Type, completion: @escaping (T) -> Void)
}

public protocol GenericNoncopyable {
    func use<T: ~Copyable>(_ value: borrowing T)
}

public protocol ParameterPacks {
    func show<each T>(_ values: repeat each T)
}

public protocol OpaqueParameters {
    func show(_ value: some Equatable)
    func all(_ values: some Collection<Int>)
    func both(_ value: some Equatable & Sendable, list: [some Hashable])
}

public protocol Existentials {
    func show(_ error: any Error)
    func any(_ value: Any, object: AnyObject)
    func both(_ value: any Equatable & Sendable)
    func items(_ items: any Collection<Int>) -> any Sequence<String>
    func parent(_ parent: any NoParameter) -> any NoParameter
}

public protocol GenericTypes {
    func lock(_ cage: Cage<Animal>) -> Cage<Int>
    func sets(_ set: Set<Int>, _ range: Range<Int>, _ closed: ClosedRange<Double>)
}

public protocol AssociatedTypes {
    associatedtype Item
    associatedtype Key: Hashable
    func item(for key: Key) -> Item?
    func add(_ item: Item, for key: Key)
    var all: [Item] { get }
}

public protocol PrimaryAssociated<Element> {
    associatedtype Element: Equatable & Sendable = Int
    func next() -> Element?
}

public protocol Constrained {
    associatedtype List: Collection where List.Element == Animal
    func show(_ list: List)
}

public protocol RefinesWithBinding: PrimaryAssociated where Element == String {
    func last() -> Element?
}

public protocol RefinesPrimary: PrimaryAssociated<Animal> {
    func reset()
}

public protocol AssociatedCompletion {
    associatedtype Value
    typealias Done = (Result<Value, any Error>) -> Void
    func load(done: @escaping Done)
    func value() async throws -> Value
}

public protocol GenericStatics {
    associatedtype Value
    static func make() -> Value?
    static var shared: [Value] { get set }
}

public protocol SelfRequirements {
    func copy() -> Self
    func isSame(as other: Self) -> Bool
    func all() -> [Self]
    static func make() -> Self
    var next: Self? { get set }
}

public protocol MethodWhere {
    associatedtype Item
    func find<T>(_ value: T) -> Bool where T: Sequence, T.Element == Item
}

public protocol Listing {
    associatedtype Item
    associatedtype List: Collection where List.Element == Item
    func all() -> List
}

public protocol NumberListing: Listing where Item == Int {}

public protocol ArrayListing: Listing where List == [Item] {}

public protocol NumberArrayListing: Listing where Item == Int, List == [Int] {}
