// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ZooParents

// Of these, no spy can be written; Unwritten.txt says why.

public protocol ForeignNoncopyableResult {
    func take() -> Stub
}

public protocol ForeignNoncopyableResultOnTwoLines {
    func open()
    func take() async throws -> Pass
}

public protocol OwnNoncopyableResult {
    var token: Token { get }
}

public protocol GenericNoncopyableResult {
    func pass<T: ~Copyable>(_ value: consuming T) -> T
}

public protocol IsolatedClosures {
    func run(_ work: @escaping @isolated(any) () -> Void)
}

public protocol FunctionsOfC {
    var compare: @convention(c) (Int, Int) -> Bool { get }
}

open class NamedScreen {
    public init(name: String) {}
}

open class RequiringScreen {
    public required init() {}
}

open class FailableScreen {
    public init?() {}
}

open class ShowingScreen {
    public init() {}
    open func show() {}
}

public protocol NamedScreenOpening: NamedScreen {
    func open()
}

public protocol RequiringScreenOpening: RequiringScreen {
    func open()
}

public protocol FailableScreenOpening: FailableScreen {
    func open()
}

public protocol ShowingScreenOpening: ShowingScreen {
    func show()
}

public protocol OperationOpening: Operation {
    func open()
}

public protocol Formatted: CVarArg {
    func show()
}

public protocol Hidden {
    func show()
}

public protocol HiddenSpy {
    func show()
}

public protocol PacksOfOneLength {
    func pair<each A: Equatable, each B>(_ pairs: repeat (each A, each B)) -> Int
}
