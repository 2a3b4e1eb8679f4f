extension CallRecording {
    /// Waits until the double was called so many times, for a test whose subject works in a task or on a queue.
    ///
    /// ```swift
    /// presenter.viewDidLoad()
    /// try await view.called(2)
    /// #expect(view.calls == [.showLoading, .showArticles([article])])
    /// ```
    ///
    /// If that does not happen, the test fails with what happened instead:
    ///
    /// ```
    /// ArticlesView was not called a 2nd time within 10 seconds.
    /// The calls so far:
    ///   1. ArticlesView.showLoading
    /// ```
    ///
    /// - Parameters:
    ///   - times: How many calls there have to be, those from before among them.
    ///   - limit: How long to wait; on a busy machine it takes longer to pass.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: ``NotCalled`` if they do not come, and `CancellationError` if the test is cancelled.
    public func called(
        _ times: Int = 1,
        within limit: Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let recorder = recorder
        let isCalled = try await recorder.log.wait(within: limit) { recorder.calls.count >= times ? true : nil }
        guard isCalled == nil else { return }
        let missing = times == 1 ? "was not called" : "was not called a \(CallLog.ordinal(times)) time"
        throw NotCalled("\(recorder.name) \(missing) within \(CallLog.seconds(limit)).", in: recorder.log)
    }

    /// Waits until the double was called in a certain way.
    ///
    /// ```swift
    /// try await view.called(.showArticles([article]))
    /// ```
    ///
    /// ```
    /// ArticlesView.showArticles([]) was not called within 10 seconds.
    /// The calls so far:
    ///   1. ArticlesView.showLoading
    /// ```
    ///
    /// - Parameters:
    ///   - call: What has to be called, with its arguments; it may have happened before.
    ///   - limit: How long to wait; on a busy machine it takes longer to pass.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: ``NotCalled`` if it does not come, and `CancellationError` if the test is cancelled.
    public func called(
        _ call: Call,
        within limit: Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let recorder = recorder
        let isCalled = try await recorder.log.wait(within: limit) { recorder.calls.contains(call) ? true : nil }
        guard isCalled == nil else { return }
        throw NotCalled("\(logged(call)) was not called within \(CallLog.seconds(limit)).", in: recorder.log)
    }
}
