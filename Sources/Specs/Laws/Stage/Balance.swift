/// A call that begins something, and the calls of which each ends it.
struct Balance {
    let begin: LoggedCall
    let ends: [LoggedCall]
    /// Whether it says that an answer is awaited, so that every outcome ends it.
    let isBusy: Bool

    /// Whether it is read, and neither begun nor ended by a call.
    var isFlag: Bool { begin.call is Screen.Call }

    /// The calls that have to do with it.
    var calls: [LoggedCall] { [begin] + ends }

    /// The calls that say nothing but that it is on or off; where there are several endings, they differ in what they say,
    /// and so does a state of many, such as `.render(.loaded(rows))`.
    var signals: [LoggedCall] { ends.count == 1 && ends[0].state == nil ? calls : [begin] }

    /// Whether it has begun and not ended.
    func isOn(after calls: [LoggedCall]) -> Bool {
        calls.last { isBegun(by: $0) || isEnded(by: $0) }.map(isBegun) ?? false
    }

    /// Whether a call begins it: this very call, or for an indicator the same state with whatever it carries, unless one of
    /// the endings is that state, too.
    func isBegun(by call: LoggedCall) -> Bool {
        guard begin != call else { return true }
        guard isBusy, let state = begin.state, begin.isLike(call), call.state == state, isInPlace(call) else {
            return false
        }
        return !ends.contains { $0.isLike(begin) && $0.state == state }
    }

    /// Whether a call ends it: with whatever arguments, unless the same method begins it with others.
    ///
    /// Where that method is handed a state, `.render(.loading)` is ended by `.render(.loaded([]))` with whatever rows.
    func isEnded(by call: LoggedCall) -> Bool {
        ends.contains { end in
            guard end != call else { return true }
            guard end.isLike(call), isInPlace(call) || end.placeSuffix != begin.placeSuffix else { return false }
            return !end.isLike(begin) || end.state != begin.state && end.state == call.state
        }
    }

    /// Whether a call ends it and says nothing else.
    func isJustEnded(by call: LoggedCall) -> Bool { ends.contains(call) && signals.contains(call) }

    /// Whether a call is about the place that it is about, such as its row.
    private func isInPlace(_ call: LoggedCall) -> Bool { call.placeSuffix == begin.placeSuffix }
}
