import Dispatch

/// A queue that is not the main actor's.
public enum Elsewhere {
    // NB: one for all, so that nothing overtakes what was begun before.
    private static let queue = DispatchQueue(label: "of a module")

    /// Does something off the main actor, as code does that the compiler did not check.
    public static func run(_ work: @escaping @MainActor () -> Void) {
        let unchecked = unsafeBitCast(work, to: (@Sendable () -> Void).self)
        queue.async { unchecked() }
    }
}
