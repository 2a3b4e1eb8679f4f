/// The calls of one double, whatever their type.
///
/// It is only accessed with the lock of its log. The log retains the tape and not the recorder, which
/// retains the log.
@usableFromInline
protocol Tape: AnyObject {
    /// Returns a call; `nil` if it is forgotten.
    func loggedCall(at index: Int) -> LoggedCall?

    /// Forgets the calls up to an index.
    ///
    /// - Returns: The old values, to be released once the lock is free.
    func forget(through index: Int) -> Any
}
