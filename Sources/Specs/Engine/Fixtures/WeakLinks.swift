/// Stores weak references for objects that cannot have another stored property.
///
/// Many view protocols ask for a property: `var presenter: LoginPresenting? { get set }`. A spy of the
/// kit can conform to such a protocol in an extension, which cannot store anything:
///
/// ```swift
/// @MainActor private let presenters = WeakLinks<any LoginPresenting>()
///
/// extension LoginViewSpy: LoginDisplaying {
///     var presenter: (any LoginPresenting)? {
///         get { presenters[self] }
///         set { presenters[self] = newValue }
///     }
/// }
/// ```
///
/// Neither end is retained, so that only the module itself can keep an object alive for too long.
@MainActor
public final class WeakLinks<Value> {
    private struct Link {
        weak var owner: AnyObject?
        weak var value: AnyObject?
    }

    private var links: [ObjectIdentifier: Link] = [:]

    /// Creates an empty set of links.
    public init() {}

    /// The value that was last set on an object; `nil` if there is none, or if it has gone.
    ///
    /// - Parameter owner: The object that cannot store it.
    public subscript(owner: AnyObject) -> Value? {
        get {
            // A new object may have the address of one that has gone.
            guard let link = links[ObjectIdentifier(owner)], link.owner === owner else { return nil }
            return link.value as? Value
        }
        set {
            links = links.filter { $0.value.owner != nil && $0.value.value != nil }
            links[ObjectIdentifier(owner)] = newValue.map { Link(owner: owner, value: $0 as AnyObject) }
        }
    }
}
