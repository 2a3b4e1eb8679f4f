/// A call on a view of which the stage was told how it goes with others.
struct PlacedCall {
    let call: LoggedCall
    /// The outcomes that it may be for.
    let cause: Set<Outcome>
}

extension Stage {
    /// The calls that take each other's place but for those that begin something, and those that take nothing's but for those
    /// that begin or end something.
    var placedCalls: [PlacedCall] {
        let (begins, signals) = (balances.map(\.begin), balances.flatMap(\.calls))
        return groups.joined().filter { call in !begins.contains(where: call.isLike) }
            .map { PlacedCall(call: $0, cause: [.empty, .failure]) }
            + passing.filter { call in !signals.contains(where: call.isLike) }
            .map { PlacedCall(call: $0, cause: [.failure]) }
    }
}
