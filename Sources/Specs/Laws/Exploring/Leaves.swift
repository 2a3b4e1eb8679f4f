/// The plain values inside a value, however deeply nested.
enum Leaves {
    static func of(_ value: Any) -> [String] {
        var visited: Set<ObjectIdentifier> = []
        return of(value, &visited)
    }

    private static func of(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> [String] {
        if let object = Contents.object(value), !visited.insert(ObjectIdentifier(object)).inserted { return [] }
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty, Contents.isTakenApart(value, mirror) else { return ["\(value)"] }
        return mirror.children.flatMap { of($0.value, &visited) }
    }
}
