/// The value that the subject has set for certain arguments, as at an index of a subscript.
///
/// The lock of the log guards its variables.
final class KeptAnswer<Arguments, Value, Failure: Error> {
    let arguments: Arguments
    private(set) var plan: Answers<Arguments, Value, Failure>.Plan
    private var object: SetObject?

    init(_ arguments: Arguments, _ plan: Answers<Arguments, Value, Failure>.Plan, _ object: SetObject?) {
        self.arguments = arguments
        self.plan = plan
        self.object = object
    }

    /// Releases an object that the subject has set, and from then on answers with it while others retain it.
    ///
    /// - Returns: The strong reference, to be released once the lock is free.
    func letGo() -> Any? {
        guard let object else { return nil }
        self.object = nil
        return exchange(&plan, with: .made { _ in .success(object.value()) })
    }
}
