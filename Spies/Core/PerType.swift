import Foundation

/// What a generic type keeps for each of its types, since it can have no stored properties of its own.
public enum PerType {
    private static let values = Values()

    /// The value of a type under a name; it is made when it is first asked for.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name of the value, which is handed on to what makes it.
    ///   - make: Makes the value.
    public static subscript<Value: Sendable>(type: Any.Type, name: String, make: (String) -> Value) -> Value {
        values.value(for: "\(ObjectIdentifier(type)) \(name)") { make(name) }
    }

    private final class Values: @unchecked Sendable {
        // NB: `@unchecked` is backed by this lock, which guards the values.
        private let lock = NSLock()
        private var values: [String: any Sendable] = [:]

        func value<Value: Sendable>(for key: String, _ make: () -> Value) -> Value {
            lock.withLock {
                if let value = values[key] as? Value { return value }
                let value = make()
                values[key] = value
                return value
            }
        }
    }
}
