/// The calls of one double, whatever their type. It is only ever touched with the lock of its log.
///
/// NB: the log keeps the tape and not the recorder, which keeps the log.
protocol Tape: AnyObject {
    func loggedCall(at index: Int) -> LoggedCall
}

/// The calls of one double.
final class CallTape<Call: Equatable>: Tape {
    private let name: String
    private var all: [Call] = []
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

    func record(_ call: Call, in state: inout LogState) {
        state.addCall(self, all.count)
        all.append(call)
    }

    func loggedCall(at index: Int) -> LoggedCall {
        logged(all[index])
    }

    func logged(_ call: Call) -> LoggedCall {
        LoggedCall(call, of: name)
    }
}
