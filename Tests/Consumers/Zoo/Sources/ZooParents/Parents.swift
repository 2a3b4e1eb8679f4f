// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Habitat: Equatable, Sendable {
    public var name: String

    public init(name: String) {
        self.name = name
    }
}

public protocol ForeignParent: AnyObject {
    func wake(in habitat: Habitat)
}

public protocol ForeignGenericParent {
    associatedtype Food
    func eat(_ food: Food)
}

public protocol ForeignDefaultedParent {
    func yawn()
    func stretch()
}

extension ForeignDefaultedParent {
    public func yawn() {}
}

public enum Illness: Error {
    case cold
}

@globalActor
public actor Keeping {
    public static let shared = Keeping()
}

@MainActor
public protocol ForeignMainActorParent: AnyObject {
    func draw()
}

public struct Stub: ~Copyable {
    public init() {}
}

public struct Pass  // ~Copyable comes on a line of its own.
    : ~Copyable
{
    public init() {}
}

public struct Meal: Equatable, Sendable {
    public var name: String
    public init(name: String) { self.name = name }
}
