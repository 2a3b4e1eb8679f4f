/// A requirement was verified outside a test, where nobody would see it fail.
public struct NoTestIsRunning: Error, CustomStringConvertible {
    /// What to do about it.
    public let description =
        "A requirement can be verified only inside a test: call it from a function with @Test, "
        + "and not from a detached task."
}
