extension Stage {
    /// The role of the double that was called.
    func role(of call: LoggedCall) -> Role? {
        roles[ObjectIdentifier(type(of: call.call))]
    }
}
