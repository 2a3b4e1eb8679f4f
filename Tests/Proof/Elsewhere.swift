import Dispatch

/// A queue other than the main actor's.
public enum Elsewhere {
    // All modules share one serial queue, so that nothing overtakes what was begun before.
    private static let queue = DispatchQueue(label: "of a module")

    /// Does something off the main actor, like code that the compiler has not checked.
    public static func run(_ work: @escaping @MainActor () -> Void) {
        let unchecked = unsafeBitCast(work, to: (@Sendable () -> Void).self)
        queue.async { unchecked() }
    }
}
