/// An object that the subject set an optional property to, of which its double can let go.
///
/// NB: `@unchecked` is backed by the runtime, which reads weak references safely on any thread.
final class SetObject: @unchecked Sendable {
    private weak var object: AnyObject?

    /// `nil` if a value is not an object in an optional: only what can be `nil` can be without its object.
    init?<Value>(_ value: Value) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        guard Value.self is any ExpressibleByNilLiteral.Type, type(of: wrapped) is AnyObject.Type else { return nil }
        object = wrapped as AnyObject
    }

    /// The object as long as somebody else keeps it, and `nil` then.
    func value<Value>(as type: Value.Type = Value.self) -> Value {
        guard let value = object as? Value else { preconditionFailure("A \(type) cannot be nil.") }
        return value
    }
}
