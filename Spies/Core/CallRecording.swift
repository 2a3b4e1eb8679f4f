/// A double that records its calls.
///
/// This protocol has all that tests ask of a double, so that each spy only says where its calls are kept:
///
/// ```swift
/// #expect(view.calls == [.showLoading, .showArticles([article])])
/// #expect(log.calls == [wireframe.logged(.dismissAddInterface), delegate.logged(.addModuleDidSaveAddAction)])
/// try await view.called(2)
/// ```
public protocol CallRecording {
    /// A call of one of the double's members, with the arguments.
    associatedtype Call: Equatable

    /// Keeps the calls.
    nonisolated var recorder: Recorder<Call> { get }
}

extension CallRecording {
    /// The calls so far, oldest first.
    public nonisolated var calls: [Call] { recorder.calls }

    /// The log that the double shares with others.
    public nonisolated var log: CallLog { recorder.log }

    /// Returns a call of this double, as its log remembers it.
    ///
    /// - Parameter call: What was called, with its arguments.
    /// - Returns: A value that equals the call in the log, but no call of another double.
    public nonisolated func logged(_ call: Call) -> LoggedCall { recorder.logged(call) }

    /// Forgets the calls so far, and releases their arguments.
    ///
    /// The log forgets them too; only their lines stay in its story.
    public nonisolated func forgetCalls() { recorder.forget() }
}
