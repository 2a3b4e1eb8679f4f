import Foundation

/// What is inside a value, however deeply nested.
enum Contents {
    /// Returns the path to the first part of a value that is searched for, such as `showItems.0.item: Item`.
    ///
    /// - Parameters:
    ///   - value: The value to search, which itself counts as a part.
    ///   - known: Objects that are not looked into.
    ///   - isSearched: Whether a part is the one.
    /// - Returns: The path; `nil` if there is no such part.
    static func path(in value: Any, besides known: [AnyObject] = [], where isSearched: (Any) -> Bool) -> String? {
        var visited = Set(known.map(ObjectIdentifier.init))
        return path(in: value, name: "", &visited, isSearched)
    }

    /// The object that a value is; `nil` for a struct, an enum or anything else that is copied.
    static func object(_ value: Any) -> AnyObject? {
        type(of: value) is AnyClass ? value as AnyObject : nil
    }

    /// Whether an object is immutable: it has no stored variables, or its copy is the object itself.
    ///
    /// The values of its constants are looked at separately.
    static func isImmutable(_ object: AnyObject) -> Bool {
        if object is AnyKeyPath || StoredVariables.exist(in: type(of: object)) == false { return true }
        guard let copied = (object as? any NSCopying)?.copy(with: nil) else { return false }
        return copied as AnyObject === object
    }

    /// Whether the parts of a value are the consumer's own.
    ///
    /// The insides of values of the standard library and Foundation, such as the storage of a `URL`, are not; the
    /// elements of their collections are.
    static func isTakenApart(_ value: Any, _ mirror: Mirror) -> Bool {
        guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return true }
        return isConsumers(type(of: value))
    }

    /// Whether a type is the consumer's own, and not one of the standard library or Foundation.
    static func isConsumers(_ type: Any.Type) -> Bool {
        !foreignModules.contains(String(reflecting: type).prefix { $0 != "." })
    }

    private static let foreignModules: Set<Substring> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "_StringProcessing", "__C",
    ]

    /// Returns the parts of a value, including those that it inherits.
    static func parts(of mirror: Mirror) -> [Mirror.Child] {
        (mirror.superclassMirror.map(parts) ?? []) + mirror.children
    }

    private static func path(
        in value: Any,
        name: String,
        _ visited: inout Set<ObjectIdentifier>,
        _ isSearched: (Any) -> Bool
    ) -> String? {
        // An optional is no part of its own; the value that it wraps is its child.
        let mirror = Mirror(reflecting: value)
        if let object = object(value), !visited.insert(ObjectIdentifier(object)).inserted { return nil }
        if mirror.displayStyle != .optional, isSearched(value) { return "\(name): \(type(of: value))" }
        guard isTakenApart(value, mirror) else { return nil }
        for (index, part) in parts(of: mirror).enumerated() {
            let label = part.label ?? "\(index)"
            let partName = name.isEmpty ? label : "\(name).\(label)"
            if let found = path(in: part.value, name: partName, &visited, isSearched) { return found }
        }
        return nil
    }
}
