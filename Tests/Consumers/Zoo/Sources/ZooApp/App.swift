// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// All of this module is on the main actor by default, and functions run where they are called, as in a new app in Xcode.

struct Row: Equatable {
    var title: String
    var count = 0
}

enum Kind: Hashable {
    case small
    case large(Int)
}

nonisolated struct Free: Equatable {
    var number: Int
}

enum AppError: Error, Equatable {
    case offline
}

class AppModel {
    init() {}
}

public struct PublicRow: Equatable {
    public var title: String
}

protocol RowView: AnyObject {
    func show(_ rows: [Row])
    func select(_ row: Row?, kind: Kind)
    func showBusy()
    var title: String { get set }
}

protocol RowService {
    func rows(of kind: Kind) async throws -> [Row]
    func row(_ id: Int, done: @escaping (Result<Row, any Error>) -> Void)
    func count() throws(AppError) -> Int
    subscript(row: Row) -> Int { get set }
}

nonisolated protocol FreeStore: Sendable {
    func save(_ free: Free) async throws
    func keep(_ row: Row)
    @MainActor func show(_ row: Row) -> Row
}

protocol RowIndex {
    func index(_ kinds: Set<Kind>) -> [Kind: Row]
    var kinds: Set<Kind> { get set }
}

protocol RowMaking {
    init(row: Row)
    static func make(_ kind: Kind) -> Row
}

protocol WithAppModel: AppModel {
    func open(_ row: Row) -> Int
}

protocol RowListing {
    associatedtype Item: Equatable
    func show(_ item: Item, beside row: Row)
    func items() -> [Item]
}

protocol RowStreaming {
    func rows() -> AsyncStream<Row>
    nonisolated func log(_ text: String)
    nonisolated(nonsending) func here() async -> Int
    @concurrent func there(_ free: Free) async -> Free
}

protocol RowWork {
    func run(_ work: @escaping () async -> Row, then: (@Sendable () async throws -> Void)?) async -> Row
    func each(_ body: (Row) async -> Void) async
    var refresh: () async -> Void { get set }
}

protocol RowIsolation {
    func count(on actor: isolated (any Actor)?, of row: Row) async -> Int
}

protocol RowActor: Actor {
    func add(_ row: Row)
}

protocol HashableRowView: Hashable {
    func show(_ row: Row)
}

protocol SendableRowView: Sendable {
    func show(_ row: Row)
}

public protocol PublicRowView: AnyObject {
    func show(_ row: PublicRow)
}

nonisolated enum Namespace {
    protocol Nested {
        func show(_ free: Free) -> Int
    }
}

protocol ChildOfView: RowView {
    func close()
}

protocol ChildOfChildView: ChildOfView {}

@MainActor protocol NamedChildOfView: RowView {
    func close()
}

protocol RowStoring {
    associatedtype Element
    func all() -> [Element]
}

protocol NumberStoring: RowStoring where Element == Int {}

protocol SharedParent: Sendable {
    func load()
}

protocol ChildOfSharedParent: SharedParent {
    func reload()
}

protocol StandardShared: Identifiable, Hashable, Sendable, CustomStringConvertible {
    func load()
}

protocol StandardSharedOnceMore: Identifiable, Hashable, Sendable {
    var id: String { get }
    var name: String { get set }
}

protocol StandardOnActor: Identifiable, Hashable, CustomStringConvertible {
    func load()
}

protocol SharedChildOfRowStoring: RowStoring, Sendable where Element: Sendable & Hashable {
    func keep(_ rows: Set<Element>) async
}
