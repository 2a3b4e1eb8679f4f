import Foundation

/// What is inside a value, however deeply nested.
enum Contents {
    /// The way to the first part of a value that is searched for, such as `showItems.0.item: Item`.
    ///
    /// - Parameters:
    ///   - value: The value to search, which itself counts as a part.
    ///   - isSearched: Whether this is it.
    /// - Returns: The way; `nil` if there is no such part.
    static func path(in value: Any, where isSearched: (Any) -> Bool) -> String? {
        var visited: Set<ObjectIdentifier> = []
        return path(in: value, name: "", &visited, isSearched)
    }

    /// The object that a value is; `nil` for a struct, an enum or anything else that is copied.
    static func object(_ value: Any) -> AnyObject? {
        type(of: value) is AnyClass ? value as AnyObject : nil
    }

    /// Whether nobody can change an object: it has no variables, or its copy is the object itself.
    ///
    /// What its constants hold is looked at by itself.
    static func isImmutable(_ object: AnyObject) -> Bool {
        if StoredVariables.exist(in: type(of: object)) == false { return true }
        guard let copied = (object as? any NSCopying)?.copy(with: nil) else { return false }
        return copied as AnyObject === object
    }

    /// Whether the parts of a value are the consumer's own.
    ///
    /// What the standard library and Foundation make of a value, such as the storage of a `URL`, is nobody's concern;
    /// what their collections hold is.
    static func isTakenApart(_ value: Any, _ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .struct, .class:
            !["Swift.", "Foundation", "_"].contains { String(reflecting: type(of: value)).hasPrefix($0) }
        default: true
        }
    }

    private static func path(
        in value: Any,
        name: String,
        _ visited: inout Set<ObjectIdentifier>,
        _ isSearched: (Any) -> Bool
    ) -> String? {
        // NB: an optional is no part of its own; what it wraps is its child.
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle != .optional, isSearched(value) { return "\(name): \(type(of: value))" }
        if let object = object(value), !visited.insert(ObjectIdentifier(object)).inserted { return nil }
        guard isTakenApart(value, mirror) else { return nil }
        var part: Mirror? = mirror
        while let current = part {
            for (index, child) in current.children.enumerated() {
                let label = child.label ?? "\(index)"
                let childName = name.isEmpty ? label : "\(name).\(label)"
                if let found = path(in: child.value, name: childName, &visited, isSearched) { return found }
            }
            part = current.superclassMirror
        }
        return nil
    }
}
