/// An action that a ``TestClock`` will call once time has passed.
public struct ScheduledAction: Sendable {
    private let onCancel: @Sendable () -> Void

    init(_ onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Cancels the action, and releases it.
    public func cancel() {
        onCancel()
    }
}
