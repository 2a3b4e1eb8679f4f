import Foundation

/// The plain values inside a value, however deeply nested.
enum Leaves {
    static func of(_ value: Any) -> [String] {
        var visited: Set<ObjectIdentifier> = []
        return of(value, &visited)
    }

    private static func of(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> [String] {
        if let object = Contents.object(value), !visited.insert(ObjectIdentifier(object)).inserted { return [] }
        // An id that is newly made for each row says nothing.
        if value is UUID { return [] }
        let mirror = Mirror(reflecting: value)
        let parts = Contents.parts(of: mirror)
        guard !parts.isEmpty, Contents.isTakenApart(value, mirror) else { return ["\(value)"] }
        let leaves = parts.map { of($0.value, &visited) }
        // The order in which a set stores its parts says nothing.
        return (isUnordered(mirror) ? leaves.sorted { $0.lexicographicallyPrecedes($1) } : leaves).flatMap(\.self)
    }

    fileprivate static func isUnordered(_ mirror: Mirror) -> Bool {
        mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    }
}

extension LoggedCall {
    /// What it says, no matter in which order its sets and dictionaries store their parts.
    var text: String {
        let isInOrder = Contents.path(in: call) { Leaves.isUnordered(Mirror(reflecting: $0)) } == nil
        return isInOrder ? "\(self)" : "\(double).\(member) \(Leaves.of(call))"
    }
}
