/// How the presenter asks, and how it is answered.
package enum Dialect: String, CaseIterable, Sendable {
    /// The interactor tells its output.
    case delegate
    /// A closure is called.
    case completion
    /// The question is awaited.
    case async
    /// The answers come one after the other.
    case stream
}
