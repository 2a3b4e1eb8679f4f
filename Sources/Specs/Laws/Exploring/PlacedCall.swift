/// A call on a view of which the stage was told how it goes with others.
struct PlacedCall {
    let call: LoggedCall
    /// The outcomes that it may be for.
    let cause: Set<Outcome>
}

extension Stage {
    /// The calls that take each other's place, and those that take nothing's, but for those that begin or end something.
    var placedCalls: [PlacedCall] {
        let all =
            groups.joined().map { PlacedCall(call: $0, cause: [.empty, .failure]) }
            + passing.map { PlacedCall(call: $0, cause: [.failure]) }
        return all.filter { placed in !balances.flatMap(\.calls).contains(where: placed.call.isLike) }
    }
}
