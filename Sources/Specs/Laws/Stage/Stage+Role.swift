extension Stage {
    /// The role of the double that was called; what a wireframe shows and opens no screen, such as an alert, is seen as if
    /// the view were told.
    func role(of call: LoggedCall) -> Role? {
        let role = call.recorder.flatMap { roles[$0] }
        return role == .wireframe && isPassing(call) ? .view : role
    }

    /// What is seen of a call: the call itself, unless the stage was told that it looks like another.
    func seen(of call: LoggedCall) -> LoggedCall {
        call.recorder.flatMap { looks[$0] }?(call) ?? call
    }

    /// The kind of a call: those of which the view shows one at a time are of one kind.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - states: States of which the beginning and the end count as one kind.
    func kind(of call: LoggedCall, pairing states: [Balance] = []) -> String {
        guard let group = groups.firstIndex(where: { $0.contains(where: call.isLike) }) else {
            return call.kind(pairing: states)
        }
        return "\(call.double) \(group)" + call.placeSuffix
    }

    /// Whether the stage was told how a call goes with others.
    func isPlaced(_ call: LoggedCall) -> Bool {
        isPassing(call) || groups.joined().contains(where: call.isLike)
    }

    /// Whether a call takes nothing's place.
    func isPassing(_ call: LoggedCall) -> Bool {
        passing.contains(where: call.isLike)
    }
}
