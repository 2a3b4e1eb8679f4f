/// The place of a call on the tape of its double.
///
/// A call is boxed as `any Equatable` when it is first read, since most are never read.
struct TapePlace: Hashable {
    let tape: any Tape
    let index: Int

    /// The call, read with the lock held; `nil` if it is forgotten.
    var call: LoggedCall? { tape.loggedCall(at: index) }

    /// Whether two places are the same.
    static func == (left: TapePlace, right: TapePlace) -> Bool {
        left.tape === right.tape && left.index == right.index
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tape))
        hasher.combine(index)
    }
}
