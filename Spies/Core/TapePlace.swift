/// The place of a call on the tape of its double.
///
/// A call is boxed as `any Equatable` when it is first read, since most are never read.
struct TapePlace {
    let tape: any Tape
    let index: Int

    /// The call, read with the lock held; `nil` if it is forgotten.
    var call: LoggedCall? { tape.loggedCall(at: index) }
}
