/// What the subject has set for certain arguments, as at an index of a subscript.
///
/// NB: its variables are guarded by the lock of the log.
final class KeptAnswer<Arguments, Value, Failure: Error> {
    let arguments: Arguments
    private(set) var plan: Answers<Arguments, Value, Failure>.Plan
    private var object: SetObject?

    init(_ arguments: Arguments, _ plan: Answers<Arguments, Value, Failure>.Plan, _ object: SetObject?) {
        self.arguments = arguments
        self.plan = plan
        self.object = object
    }

    /// Keeps an object that the subject has set no longer than others do.
    ///
    /// - Returns: What kept it, to be released when the lock is free.
    func letGo() -> Any? {
        guard let object else { return nil }
        self.object = nil
        return exchange(&plan, with: .made { _ in .success(object.value()) })
    }
}
