// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

public protocol IsolatedClosures {
    func run(_ work: @escaping @isolated(any) () -> Void)
}

public protocol FunctionsOfC {
    var compare: @convention(c) (Int, Int) -> Bool { get }
}
