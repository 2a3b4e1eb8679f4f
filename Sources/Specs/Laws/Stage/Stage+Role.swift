extension Stage {
    /// The role of the double that was called.
    func role(of call: LoggedCall) -> Role? {
        call.recorder.flatMap { roles[$0] }
    }
}
