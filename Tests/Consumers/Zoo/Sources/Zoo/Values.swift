// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ZooParents

public struct Animal: Equatable, Sendable {
    public var name: String

    public init(name: String) {
        self.name = name
    }
}

/// Neither `Equatable` nor `Sendable`.
public final class Keeper {
    public var name: String

    public init(name: String) {
        self.name = name
    }
}

/// Not `Equatable`.
public struct Ticket: Sendable {
    public var price: Int

    public init(price: Int) {
        self.price = price
    }
}

public enum ZooError: Error, Equatable {
    case closed
    case escaped(Animal)
}

public struct Token: ~Copyable {
    public init() {}
}

public struct Cage<Inhabitant> {
    public var inhabitant: Inhabitant

    public init(inhabitant: Inhabitant) {
        self.inhabitant = inhabitant
    }
}

@globalActor
public actor FeedingActor {
    public static let shared = FeedingActor()
}

public typealias Feeding = @Sendable (Animal) -> Void
public typealias Outcome<Value> = Result<Value, any Error>
public typealias Finished = (Outcome<Animal>) -> Void
