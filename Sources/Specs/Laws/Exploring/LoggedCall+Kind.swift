extension LoggedCall {
    /// The double and the method, without the arguments.
    var kind: String {
        let mirror = Mirror(reflecting: call)
        let method = mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(call)" : "\(type(of: call))"
        return double.isEmpty ? method : "\(double).\(method)"
    }

    /// Whether something was said beyond the name of the method.
    var hasArguments: Bool {
        !Mirror(reflecting: call).children.isEmpty
    }
}
