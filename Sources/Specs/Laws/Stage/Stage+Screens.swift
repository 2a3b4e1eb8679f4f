extension Stage {
    /// Names what a view reads when it is told to, and shows until it is told again.
    ///
    /// ```swift
    /// stage.screen("rows", after: ListViewSpy.Call.reloadData) { presenter.rows }
    /// ```
    ///
    /// A presenter that forgets to tell its view is seen to show what was there before.
    ///
    /// - Parameters:
    ///   - name: What it is, as the story calls it.
    ///   - call: What the view is told.
    ///   - look: Reads values; it may hold the module, and must not change it.
    public func screen<Call: Equatable>(
        _ name: String,
        after call: Call,
        _ look: @escaping @MainActor () -> Any
    ) {
        let told = LoggedCall(call)
        readAgain(name, whenChanged: { [log] in log.calls.count { $0 == told } }, look)
    }

    /// Names what is read when an object that is observed by a closure says that it has changed.
    ///
    /// ```swift
    /// stage.screen("people", whenTold: { told in model.onChange = { told() } }) { model.people }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What it is, as the story calls it.
    ///   - observe: Is handed what the object has to call.
    ///   - look: Reads values; it may hold the module, and must not change it.
    public func screen(
        _ name: String,
        whenTold observe: (@escaping @Sendable () -> Void) -> Void,
        _ look: @escaping @MainActor () -> Any
    ) {
        let times = NumberSource(from: 0)
        observe { times.next() }
        readAgain(name, whenChanged: { times.upcoming }, look)
    }

    private func readAgain(
        _ name: String,
        whenChanged count: @escaping @MainActor () -> Int,
        _ look: @escaping @MainActor () -> Any
    ) {
        var (seen, known): (Any?, Int) = (nil, 0)
        screen(name) {
            let newest = count()
            if newest != known { (seen, known) = (look(), newest) }
            return seen as Any
        }
    }
}
