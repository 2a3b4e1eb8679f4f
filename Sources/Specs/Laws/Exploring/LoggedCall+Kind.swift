extension LoggedCall {
    /// The double and the method, without the arguments.
    var kind: String { kind(named: method) }

    /// The kind of the call; that of the beginning for a call that ends a state.
    ///
    /// - Parameter states: The states.
    func kind(pairing states: [Balance]) -> String {
        let state = states.first { type(of: $0.end.call) == type(of: call) && $0.end.method == method }
        return kind(named: state?.begin.method ?? method)
    }

    /// Whether something was said beyond the name of the method.
    var hasArguments: Bool {
        !Mirror(reflecting: call).children.isEmpty
    }

    private var method: String {
        let mirror = Mirror(reflecting: call)
        return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(call)" : "\(type(of: call))"
    }

    private func kind(named method: String) -> String {
        double.isEmpty ? method : "\(double).\(method)"
    }
}
