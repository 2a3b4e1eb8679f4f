/// Compares what the compiler does not know to be comparable.
enum Parts {
    /// Whether two values are equal, as far as can be seen.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        if let left = left as? any Equatable { return isEqual(left, right) }
        if let left = left as? any Any.Type { return left == right as? any Any.Type }
        if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
        if isClosure(left) { return true }
        return areEqual(of: left, right)
    }

    /// Whether the parts of two values of one type are equal.
    static func areEqual(of left: Any, _ right: Any) -> Bool {
        let (ours, theirs) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard ours.children.count == theirs.children.count else { return false }
        if ours.children.isEmpty { return String(reflecting: left) == String(reflecting: right) }
        if ours.displayStyle == .dictionary { return haveSameParts(ours, theirs) }
        return zip(ours.children, theirs.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }

    /// NB: two equal dictionaries may hold their pairs in different orders.
    private static func haveSameParts(_ left: Mirror, _ right: Mirror) -> Bool {
        var rest = right.children.map(\.value)
        for child in left.children {
            guard let index = rest.firstIndex(where: { areEqual(child.value, $0) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    private static func isClosure(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == nil && mirror.children.isEmpty && "\(type(of: value))".contains(" -> ")
    }
}
