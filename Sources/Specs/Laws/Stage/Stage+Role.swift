extension Stage {
    /// Returns the role of the double that was called.
    ///
    /// A wireframe call that opens no screen, such as an alert, counts as a call of the view.
    func role(of call: LoggedCall) -> Role? {
        let role = call.recorder.flatMap { roles[$0] }
        return role == .wireframe && isPassing(call) ? .view : role
    }

    /// Returns the call as a person sees it: the call itself, unless the stage was told that it looks like another.
    func seen(of call: LoggedCall) -> LoggedCall {
        call.recorder.flatMap { looks[$0] }?(call) ?? call
    }

    /// Returns the kind of a call: calls that replace each other on the view are of one kind.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - states: States whose beginning and end count as one kind.
    func kind(of call: LoggedCall, pairing states: [Balance] = []) -> String {
        guard let group = groups.firstIndex(where: { $0.contains(where: call.isLike) }) else {
            return call.kind(pairing: states)
        }
        return "\(call.double) \(group)" + call.placeSuffix
    }

    /// Whether the stage was told how a call relates to others on the view.
    func isPlaced(_ call: LoggedCall) -> Bool {
        isPassing(call) || groups.joined().contains(where: call.isLike)
    }

    /// Whether a call replaces nothing on the view.
    func isPassing(_ call: LoggedCall) -> Bool {
        passing.contains(where: call.isLike)
    }
}
