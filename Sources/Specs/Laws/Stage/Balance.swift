/// A call that begins a state or an indicator, and the calls that each end it.
struct Balance {
    let begin: LoggedCall
    let ends: [LoggedCall]
    /// Whether it is a busy indicator, which has to end whatever the outcome of the answer is.
    let isBusy: Bool

    /// Whether the stage reads it from a value, so that no call of a double begins or ends it.
    var isFlag: Bool { begin.call is Screen.Call }

    /// The call that begins it and those that end it.
    var calls: [LoggedCall] { [begin] + ends }

    /// The calls that say only that it is on or off.
    ///
    /// Several endings differ in what they say, and so do the cases of one state, such as `.render(.loaded(rows))`, so
    /// those are not signals.
    var signals: [LoggedCall] { ends.count == 1 && ends[0].state == nil ? calls : [begin] }

    /// Whether it says something in words, as an error message does, and not only by which call or value it is.
    var isInWords: Bool {
        Contents.path(in: begin.call) { ($0 as? String).map { "[\($0)]" != begin.placeSuffix } ?? false } != nil
    }

    /// Whether it has begun and not ended.
    func isOn(after calls: [LoggedCall]) -> Bool {
        calls.last { isBegun(by: $0) || isEnded(by: $0) }.map(isBegun) ?? false
    }

    /// Whether a call begins it.
    ///
    /// That is the very call that was named. For an indicator it is also the same state with any associated values,
    /// unless one of the endings is that state, too.
    func isBegun(by call: LoggedCall) -> Bool {
        guard begin != call else { return true }
        guard isBusy, let state = begin.state, begin.isLike(call), call.state == state, isInPlace(call) else {
            return false
        }
        return !ends.contains { $0.isLike(begin) && $0.state == state }
    }

    /// Whether a call ends it: an ending with any arguments, unless the same method also begins it.
    ///
    /// If that method takes a state, the state counts: `.render(.loading)` is ended by `.render(.loaded([]))` with any
    /// rows.
    func isEnded(by call: LoggedCall) -> Bool {
        ends.contains { end in
            guard end != call else { return true }
            guard end.isLike(call), isInPlace(call) || end.placeSuffix != begin.placeSuffix else { return false }
            return !end.isLike(begin) || end.state != begin.state && end.state == call.state
        }
    }

    /// Whether a call ends it by something of its own that is shown in its place, such as rows in the place of an error.
    func isReplaced(by call: LoggedCall) -> Bool {
        call.hasArguments && !ends.contains(call) && isEnded(by: call)
    }

    /// Whether a call ends it and says nothing else.
    func isJustEnded(by call: LoggedCall) -> Bool { ends.contains(call) && signals.contains(call) }

    /// Whether a call is about the same place, such as the same row.
    private func isInPlace(_ call: LoggedCall) -> Bool { call.placeSuffix == begin.placeSuffix }
}
