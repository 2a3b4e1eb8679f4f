// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ZooParents

public protocol Child: NoParameter, Labels {
    func own()
}

public protocol Grandchild: Child, ClassBound {
    func grand()
}

public protocol Redeclaring: NoParameter {
    func open()
    func close()
}

public protocol ForeignChild: ForeignParent {
    func own(_ habitat: Habitat)
}

public protocol ForeignGenericChild: ForeignGenericParent where Food == Animal {
    func drink()
}

public protocol ForeignDefaultedChild: ForeignDefaultedParent {
    func sleep()
}

public protocol ForeignMainActorChild: ForeignMainActorParent {
    func erase()
}

@MainActor
public protocol MainActorChildOfFree: NoParameter {
    func show()
}

public protocol ForeignError {
    func examine() throws(Illness) -> Int
    var health: Int { get async throws(Illness) }
}

@Keeping
public protocol OnForeignActor {
    func feed() -> Int
}

public protocol ForeignActorInPlaces {
    @Keeping func feed()
    func later(_ work: @escaping @Keeping () -> Void)
}

public protocol ForeignConstraint {
    func admit<T: ForeignParent>(_ guest: T)
}

public protocol Enumerated: CaseIterable {
    var title: String { get }
}

public protocol EquatableProtocol: Equatable {
    func show()
}

public protocol HashableProtocol: Hashable {
    func show()
}

public protocol ComparableProtocol: Comparable {
    func show()
}

public protocol Describable: CustomStringConvertible, CustomDebugStringConvertible {
    func show()
}

public protocol IdentifiableProtocol: Identifiable {
    func show()
}

public protocol IdentifiableByString: Identifiable where ID == String {
    func show()
}

public protocol CodableProtocol: Codable {
    func show()
}

@MainActor
public protocol MainActorHashable: Hashable {
    func show()
}

@MainActor
public protocol MainActorCodable: Codable {
    func show()
}

public protocol ErrorProtocol: Error {
    var code: Int { get }
}

public protocol IteratorLike: IteratorProtocol where Element == Int {
    func reset()
}

public protocol SequenceLike: Sequence where Element == Animal {
    func add(_ animal: Animal)
}

public protocol Composed: Sendable & CustomStringConvertible {
    func show()
}

public protocol ToolkitChild: NSCopying {
    func show()
}

open class Base {
    public var number = 0

    public init() {}
}

public protocol WithSuperclass: Base {
    func show()
}
