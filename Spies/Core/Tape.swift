/// The calls of one double, whatever their type.
///
/// NB: it is only ever touched with the lock of its log. The log keeps the tape and not the recorder, which
/// keeps the log.
@usableFromInline
protocol Tape: AnyObject {
    func loggedCall(at index: Int) -> LoggedCall
}

/// The calls of one double.
@usableFromInline
final class CallTape<Call: Equatable>: Tape {
    private let name: String
    // NB: the lock keeps two accesses apart; to check that again costs as much as all the rest.
    @exclusivity(unchecked) @usableFromInline var all: [Call] = []
    private var forgotten = 0

    init(_ name: String) {
        self.name = name
    }

    /// The calls that are not forgotten.
    var calls: [Call] {
        forgotten == 0 ? all : Array(all[forgotten...])
    }

    func forget() {
        forgotten = all.count
    }

    /// Adds a call, and tells its place.
    ///
    /// NB: where the type of the calls is known, this costs a fraction.
    @inlinable
    func append(_ call: Call) -> Int {
        all.append(call)
        return all.count - 1
    }

    func record(_ call: Call, in state: inout LogState) -> TapePlace {
        let place = TapePlace(tape: self, index: append(call))
        state.add(place)
        return place
    }

    @usableFromInline
    func loggedCall(at index: Int) -> LoggedCall {
        LoggedCall(all[index], of: name)
    }
}
