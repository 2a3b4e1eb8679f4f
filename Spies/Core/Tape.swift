/// The calls of one double, whatever their type.
///
/// NB: it is only ever touched with the lock of its log. The log keeps the tape and not the recorder, which
/// keeps the log.
@usableFromInline
protocol Tape: AnyObject {
    /// A call; `nil` if it is forgotten.
    func loggedCall(at index: Int) -> LoggedCall?

    /// Forgets the first calls.
    ///
    /// - Returns: What keeps them, to be released when the lock is free.
    func forget(through index: Int) -> Any
}
