/// What a ``TestClock`` will call once time has passed.
public struct ScheduledAction: Sendable {
    private let onCancel: @Sendable () -> Void

    init(_ onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Sees to it that it is not called any more, and lets go of it.
    public func cancel() {
        onCancel()
    }
}
