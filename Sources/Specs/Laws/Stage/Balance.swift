/// A call that begins something, and the call that ends it.
struct Balance {
    let begin: LoggedCall
    let end: LoggedCall
    /// Whether it says that an answer is awaited, so that every outcome ends it.
    let isBusy: Bool

    /// Whether it has begun and not ended.
    func isOn(after calls: [LoggedCall]) -> Bool {
        calls.last { $0 == begin || $0 == end } == begin
    }
}
