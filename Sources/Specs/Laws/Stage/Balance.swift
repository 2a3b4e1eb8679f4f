/// A call that begins something, and the calls of which each ends it.
struct Balance {
    let begin: LoggedCall
    let ends: [LoggedCall]
    /// Whether it says that an answer is awaited, so that every outcome ends it.
    let isBusy: Bool

    /// The calls that have to do with it.
    var calls: [LoggedCall] { [begin] + ends }

    /// The calls that say nothing but that it is on or off; where there are several endings, they differ in what they say.
    var signals: [LoggedCall] { ends.count == 1 ? calls : [begin] }

    /// Whether it has begun and not ended.
    func isOn(after calls: [LoggedCall]) -> Bool {
        calls.last { $0 == begin || isEnded(by: $0) } == begin
    }

    /// Whether a call ends it: with whatever arguments, unless the same method begins it with others.
    func isEnded(by call: LoggedCall) -> Bool {
        ends.contains { end in end == call || end.isLike(call) && !end.isLike(begin) }
    }
}
