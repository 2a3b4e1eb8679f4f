/// The way in which the presenter asks and is answered.
package enum Dialect: String, CaseIterable, Sendable {
    /// The interactor calls its output.
    case delegate
    /// The interactor calls a closure.
    case completion
    /// The presenter awaits the answer.
    case async
    /// The answers arrive in a stream.
    case stream
}
