/// A call on a view, of which the stage was told how it relates to others.
struct PlacedCall {
    let call: LoggedCall
    /// The outcomes that may lead to it.
    let cause: Set<Outcome>
}

extension Stage {
    /// The calls that replace each other, except those that begin something, and the calls that replace nothing, except
    /// those that begin or end something.
    var placedCalls: [PlacedCall] {
        let (begins, signals) = (balances.map(\.begin), balances.flatMap(\.calls))
        return groups.joined().filter { call in !begins.contains(where: call.isLike) }
            .map { PlacedCall(call: $0, cause: [.empty, .failure]) }
            + passing.filter { call in !signals.contains(where: call.isLike) }
            .map { PlacedCall(call: $0, cause: [.failure]) }
    }
}
