import Foundation

/// Stores values for each specialization of a generic type, which can have no static stored properties.
public enum PerType {
    private static let values = Values()

    /// The value of a type under a name, which is made when it is first read.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name of the value, which is passed to `make`.
    ///   - make: Makes the value.
    public static subscript<Value: Sendable>(type: Any.Type, name: String, make: (String) -> Value) -> Value {
        values.value(for: "\(ObjectIdentifier(type)) \(name)") { make(name) }
    }

    private final class Values: @unchecked Sendable {
        // `@unchecked` is safe, since this lock guards the values.
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
