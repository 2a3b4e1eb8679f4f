/// An object that the subject set an optional property to, and that its double can release.
///
/// `@unchecked` is safe, since the runtime reads weak references safely on any thread.
final class SetObject: @unchecked Sendable {
    private weak var object: AnyObject?

    /// Returns `nil` unless the value is an object in an optional, which alone can become `nil` when its object goes.
    init?<Value>(_ value: Value) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        guard Value.self is any ExpressibleByNilLiteral.Type, type(of: wrapped) is AnyObject.Type else { return nil }
        object = wrapped as AnyObject
    }

    /// Returns the object while something else retains it, and `nil` afterwards.
    func value<Value>() -> Value {
        guard let value = object as? Value else { preconditionFailure("A \(Value.self) cannot be nil.") }
        return value
    }
}
