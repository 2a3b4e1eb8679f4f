/// The plain values inside a value, however deeply nested.
enum Leaves {
    static func of(_ value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty else { return ["\(value)"] }
        return mirror.children.flatMap { of($0.value) }
    }
}
