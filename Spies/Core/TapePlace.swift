/// Where a call is on the tape of its double.
///
/// NB: a call is put into a box of any type when it is first read, since most are never read.
struct TapePlace {
    let tape: any Tape
    let index: Int

    /// The call; `nil` if it is forgotten.
    ///
    /// NB: to be asked with the lock.
    var call: LoggedCall? { tape.loggedCall(at: index) }
}
