import Foundation

/// The plain values inside a value, however deeply nested.
enum Leaves {
    static func of(_ value: Any) -> [String] {
        var visited: Set<ObjectIdentifier> = []
        return of(value, &visited)
    }

    private static func of(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> [String] {
        if let object = Contents.object(value), !visited.insert(ObjectIdentifier(object)).inserted { return [] }
        // NB: an id that is made anew for each row says nothing.
        if value is UUID { return [] }
        let mirror = Mirror(reflecting: value)
        let parts = Contents.parts(of: mirror)
        guard !parts.isEmpty, Contents.isTakenApart(value, mirror) else { return ["\(value)"] }
        return parts.flatMap { of($0.value, &visited) }
    }
}
