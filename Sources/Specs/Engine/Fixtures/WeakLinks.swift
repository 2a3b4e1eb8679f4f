/// Remembers, for objects that cannot store anything more, what somebody has set on them.
///
/// Many view protocols ask for a property: `var presenter: LoginPresenting? { get set }`. A spy of the
/// kit can bear such a protocol in an extension, where nothing can be stored:
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
/// Neither end is kept alive, so that what outlives its module does so on account of the module.
@MainActor
public final class WeakLinks<Value> {
    private struct Link {
        weak var owner: AnyObject?
        weak var value: AnyObject?
    }

    private var links: [ObjectIdentifier: Link] = [:]

    /// Creates links from nothing to nothing.
    public init() {}

    /// What was last set on an object; `nil` if there is none, or if it has gone.
    ///
    /// - Parameter owner: The object that cannot store it.
    public subscript(owner: AnyObject) -> Value? {
        get {
            // NB: an object that has gone leaves its address to another.
            guard let link = links[ObjectIdentifier(owner)], link.owner === owner else { return nil }
            return link.value as? Value
        }
        set {
            links = links.filter { $0.value.owner != nil && $0.value.value != nil }
            links[ObjectIdentifier(owner)] = newValue.map { Link(owner: owner, value: $0 as AnyObject) }
        }
    }
}
