// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import Foundation
import ZooParents

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

public protocol Plain {}

public protocol Quiet {
    func q()
}
public typealias PlainAndQuiet = Plain & Quiet
public struct OddBox<T> { public var t: T }
public enum OddError: Error { case a }
infix operator <=>
infix operator •

public protocol GenericTypedThrowing {
    func f<E: Error>(_ body: () throws(E) -> Void) throws(E)
}

public protocol OpaqueInout {
    func f(_ x: inout some Plain)
    func g(_ xs: (() -> Void)...)
    func h(_ x: (Int, () -> Void))
}

public protocol Compositions {
    var pq: any PlainAndQuiet { get }
    var list: [any Plain] { get set }
    func s(_ p: any PlainAndQuiet) -> any Plain & Quiet
}

public protocol CurriedAndAsyncClosures {
    func curry() -> (Int) -> (String) -> Bool
    func done(_ c: @escaping (Int) async -> Void)
    func done2(_ c: @escaping @Sendable (Int) async throws -> Void)
}

public protocol CustomOperators {
    static func <=> (l: Self, r: Self) -> Bool
    static func • (l: Self, r: Int) -> Self?
}

public protocol ImpliedAssociatedType {
    associatedtype A: Plain
    associatedtype B: Sequence where B.Element == A
    func f(_ b: B) -> A?
    associatedtype C = Int
    func c(_ c: C)
}

@preconcurrency @MainActor public protocol Preconcurrency: AnyObject {
    func f(_ c: @escaping @Sendable () -> Void)
    var t: Int { get async }
}

public protocol PointersAndKeyPaths {
    func f(from decoder: any Decoder) throws -> OddBox<OddBox<Int?>>
    func g(_ k: KeyPath<OddBox<Int>, Int>)
    func h(_ u: UnsafeMutablePointer<Int>) -> UnsafeRawPointer?
}

public protocol RepeatedLabels {
    func a(x: Int, x y: Int)
    func b(_ calls: Int, recorder: Int)
    func c(self: Int)
    func d(_ init: Int, Self s: Int)
}

public protocol UnusualSubscripts {
    subscript<T>(t: T.Type) -> T? { get set }
    subscript() -> Int { get }
    static subscript(i: Int) -> Int { get set }
}

public protocol ActorWithEverything: Actor {
    func f(_ c: @escaping @Sendable (Int) -> Void)
    var x: [Int] { get }
    subscript(i: Int) -> Int { get }
    static func s() -> Int
}
@globalActor public actor OddActor { public static let shared = OddActor() }

@OddActor public protocol GlobalActorWithEverything: Sendable {
    func f() async throws -> Int
    var v: Int { get set }
    static var s: Int { get set }
    init(a: Int)
}

public protocol CodableError: Error, Hashable, Codable {
    var code: Int { get }
    init(code: Int)
}

public protocol ConstrainedIdentity: Identifiable where ID: Codable {
    var name: String { get }
}

public protocol RecursiveDelegate<T>: AnyObject where T: Hashable {
    associatedtype T
    var delegate: (any RecursiveDelegate<T>)? { get set }
    func g(_ s: Set<T>) async -> [T: Int]
}

public protocol OwnershipOfStandardTypes {
    func f(_ x: consuming [Int])
    func g(_ s: borrowing String) -> Int
    func h(_ d: consuming Data)
    func span(_ s: Span<Int>)
}

public protocol NamedClosureParameters {
    func f(completion: ((Result<Void, any Error>) -> Void)?)
    func g(_ c: @escaping (Error?) -> Void)
    func h(_ c: @escaping (_ data: Data?, _ error: (any Error)?) -> Void)
}

public protocol UnusualThrows {
    func f() throws(any Error) -> Int
    func g() throws(Never)
    func h() async throws(OddError)
}

public protocol UnusualNames {
    func `Type`()
    func `self`() -> Int
    var `Protocol`: Int { get }
    func dynamicType()
    func _private(_ _x: Int)
    func émoji(_ 名: String)
}

public protocol MixedIsolation {
    @MainActor func a() async -> Int
    @MainActor init(b: Int)
    nonisolated func c()
    @MainActor static func d() -> Int
    @OddActor var e: Int { get }
}
public protocol LosslesslyConvertible: CustomStringConvertible, LosslessStringConvertible {}

public protocol ComparableSendable: Comparable, Sendable {
    func f()
}

public protocol NestedOptionals {
    func opt(_ a: Int??, _ b: [Int?]?, _ c: (() -> (() -> Void)?)?) -> ((Int) -> Void)?
}

public protocol SameNames {
    func same() -> Int
    func same() -> String
    func same() throws -> Bool
    func same() async -> Double
    static func same()
}

public protocol NamesOfAnswers {
    var answers: Int { get }
    var answersAnswers: Int { get }
    func answers(_ a: Int) -> Int
    var statics: Int { get }
}

public protocol IsolatedCallers {
    func f(_ x: isolated (any Actor)?, y: Int) async
    func caller(iso: isolated (any Actor)?) async -> Int
}
open class OddModel { public init() {}; public init(x: Int) {} }

public protocol SendableWithSuperclass: OddModel, Sendable {
    func f()
}
public protocol OnlySuperclass: OddModel {}

public protocol GenericOptionals {
    func f<T>(_ x: T?, _ y: [T?]) -> T?
    func g<T: Plain>(_ x: T..., each y: Int) -> [T]
    func h<T>(_ x: inout T)
    func i<T: Sendable>(_ x: sending T, _ c: @escaping (T?) -> Void)
}

public protocol AssociatedOptionals {
    associatedtype X
    var x: X? { get set }
    func set(_ x: X?)
    func map<Y>(_ f: @escaping (X) -> Y) -> [Y]
    subscript(x: X) -> X? { get set }
}

public protocol GenericCompletions {
    func fetch<T: Decodable>(_ t: T.Type, done: ((T?, (any Error)?) -> Void)?)
    func both<A, B>(_ a: A, _ done: @escaping (A, B) -> Void)
}

@MainActor public protocol AssociatedRouter {
    associatedtype R: AnyObject
    var router: R? { get set }
    func present(_ r: R, done: (@MainActor () -> Void)?)
}

public protocol UnusualStreams {
    func f() -> AsyncStream<(Int, String)>
    func g() -> AsyncThrowingStream<Int, OddError>
    func h() async -> AsyncStream<Int>
    func i() -> any AsyncSequence<Int, Never>
}

public protocol UnusualCompletions {
    func load(_ completion: @escaping @Sendable @MainActor (Result<[String: Any], OddError>) -> Void)
    func x(_ c: @escaping (OddThing) -> Void)
    func y() async throws -> OddThing
}
public final class OddThing {}

public protocol SendableWithThings: Sendable {
    func x(_ c: @escaping (OddThing) -> Void)
    func y() async throws -> OddThing
    func z() -> AsyncStream<OddThing>
    func w(_ c: @escaping @MainActor (OddThing) -> Void)
}

public struct Notification: Equatable, Sendable {
    public var text: String
    public init(text: String) { self.text = text }
}

public struct Meal: Equatable, Sendable {
    public var price: Int
    public init(price: Int) { self.price = price }
}

public protocol NamedLikeOthers {
    func show(_ notification: Notification, at url: URL) -> Notification?
    func cook(_ meal: Meal, like other: ZooParents.Meal) -> [Meal]
}

public protocol Networking: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, URLResponse)
    func load(_ url: URL, done: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask?
}

/// Called like a type of Foundation that nobody has listed.
public struct Pipe: Equatable, Sendable {
    public init() {}
}

public protocol CalledLikeFoundations {
    func lay(_ pipe: Pipe, on date: Date) -> [Pipe]
}
