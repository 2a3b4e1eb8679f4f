extension CallRecording {
    /// Waits until the double was called a number of times, for a test whose subject works in a task or on a queue.
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
    ///   - times: How many calls there have to be, including earlier ones.
    ///   - limit: How long to wait; a busy machine stretches it.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: ``NotCalled`` if the calls do not come, and `CancellationError` if the test is cancelled.
    public func called(
        _ times: Int = 1,
        within limit: Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let name = recorder.name
        try await recorder.wait(within: limit, "\(name) was not called\(CallLog.time(times))") { $0.count >= times }
    }

    /// Waits until the double has got a certain call.
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
    ///   - call: The expected call, with its arguments; it may have happened before.
    ///   - limit: How long to wait; a busy machine stretches it.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: ``NotCalled`` if the call does not come, and `CancellationError` if the test is cancelled.
    public func called(
        _ call: Call,
        within limit: Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        try await recorder.wait(within: limit, "\(logged(call)) was not called") { $0.contains(call) }
    }
}

extension Recorder {
    /// Waits until the calls meet a condition.
    fileprivate func wait(
        within limit: Duration,
        _ problem: @autoclosure () -> String,
        isolation: isolated (any Actor)? = #isolation,
        until isDone: ([Call]) -> Bool
    ) async throws {
        let done: Void? = try await log.wait(within: limit) { isDone(calls) ? () : nil }
        if done == nil { throw NotCalled("\(problem()) within \(CallLog.seconds(limit)).", in: log) }
    }
}
