extension Walk {
    /// The calls of doubles with a role, oldest first.
    ///
    /// - Parameters:
    ///   - roles: The roles.
    ///   - count: How many entries of the log were there before.
    func calls(_ roles: Role..., since start: Int = 0) -> [LoggedCall] {
        stage.log.calls.dropFirst(start).filter { call in stage.role(of: call).map(roles.contains) ?? false }
    }

    /// The calls by which something is seen of the module, without those of busy indicators.
    func told(since start: Int) -> [LoggedCall] {
        let indicators = stage.balances.filter(\.isBusy).flatMap { [$0.begin, $0.end] }
        return calls(.view, .wireframe, .delegate, .store, since: start).filter { !indicators.contains($0) }
    }

    /// What is left on the views: the last call of each kind, and what is on the screens.
    func lastSeen(since start: Int = 0) -> [String: SeenCall] {
        let seen = (calls(.view, since: start) + stage.screens.compactMap(\.shown)).map(SeenCall.init)
        return Dictionary(seen.map { ($0.kind, $0) }) { $1 }
    }

    /// The calls that somebody was told twice, without those of a view that say nothing.
    func repeated(since start: Int) -> [LoggedCall] {
        let told = told(since: start)
        return told.filter { call in
            told.count { $0 == call } > 1 && (stage.role(of: call) != .view || call.hasArguments)
        }
    }

    /// The calls of doubles that are asked for something, oldest first.
    func requests(since start: Int = 0) -> [LoggedCall] {
        stage.log.calls.dropFirst(start).filter { stage.role(of: $0) == nil }
    }

    /// All calls, as those of another module can be compared with them.
    var calls: [SeenCall] { stage.log.calls.map(SeenCall.init) }

    /// How many calls there were so far.
    var callCount: Int { stage.log.calls.count }
}
