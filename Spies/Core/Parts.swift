/// Compares values that the compiler does not know to be comparable.
enum Parts {
    /// Returns whether two values are equal, as far as can be seen.
    ///
    /// In an `Any`, a `T` and a `T?` with the same value count as equal, since tests often write the bare value.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        let (left, right) = (held(by: left), held(by: right))
        guard type(of: left) == type(of: right) else { return areAlike(left, right) && areEqual(of: left, right) }
        if let left = left as? any Equatable { return isEqual(left, right) }
        if let left = left as? any Any.Type { return left == right as? any Any.Type }
        if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
        if isClosure(left) { return true }
        return areEqual(of: left, right)
    }

    /// Returns whether the parts of two values of one type are equal.
    static func areEqual(of left: Any, _ right: Any) -> Bool {
        let (ours, theirs) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard ours.children.count == theirs.children.count else { return false }
        if ours.children.isEmpty { return String(reflecting: left) == String(reflecting: right) }
        if ours.displayStyle == .dictionary || ours.displayStyle == .set { return haveSameParts(ours, theirs) }
        return zip(ours.children, theirs.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }

    /// Returns the value in an optional, however deep, and any other value as it is.
    private static func held(by value: Any) -> Any {
        guard let optional = value as? any Holding, let held = optional.held else { return value }
        return Self.held(by: held)
    }

    /// Returns whether the types of two values differ only in their optionals, as two tuples may.
    private static func areAlike(_ left: Any, _ right: Any) -> Bool {
        guard !(left is any Any.Type), !(type(of: left) is AnyClass) else { return false }
        return TypeName.withoutOptionals(type(of: left)) == TypeName.withoutOptionals(type(of: right))
    }

    /// Returns whether two dictionaries or sets have the same parts, in whatever order.
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

/// A type that may hold a value.
private protocol Holding {
    var held: Any? { get }
}

extension Optional: Holding {
    fileprivate var held: Any? { self.map { $0 as Any } }
}
