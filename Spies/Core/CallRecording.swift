/// A double that records its calls.
///
/// It names its calls as a log that several doubles share remembers them:
///
/// ```swift
/// #expect(log.calls == [wireframe.logged(.dismissAddInterface), delegate.logged(.addModuleDidSaveAddAction)])
/// ```
public protocol CallRecording {
    /// A call of one of the double's members, with the arguments.
    associatedtype Call: Equatable
}

extension CallRecording {
    /// A call of this double, as a log remembers it.
    ///
    /// NB: two doubles of one type are not told apart.
    ///
    /// - Parameter call: What was called, with its arguments.
    /// - Returns: What equals the call in the log.
    public nonisolated func logged(_ call: Call) -> LoggedCall { LoggedCall(call) }
}
