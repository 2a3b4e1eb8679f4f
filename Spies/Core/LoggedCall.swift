/// A call of any double, as the log that several doubles share remembers it.
///
/// Two logged calls are equal if their calls are equal, unless they are known to come from different doubles. The
/// order across objects is checked by comparing a log's calls with the expected ones:
///
/// ```swift
/// #expect(log.calls == [
///     wireframe.logged(.dismissAddInterface),
///     delegate.logged(.addModuleDidSaveAddAction),
/// ])
/// ```
public struct LoggedCall: Equatable, CustomStringConvertible {
    /// What was called, with its arguments: a `Call` of the double's own type.
    public let call: any Equatable
    /// The name of the double that was called; empty if it does not matter.
    public let double: String
    /// The ``Recorder/id`` of the double that was called, if it is known.
    public let recorder: ObjectIdentifier?
    /// Whether the call returned a value, which may have been its only purpose.
    public internal(set) var isRead = false

    /// Creates a logged call.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - double: The name of the double that was called; it takes no part in comparisons.
    public init(_ call: some Equatable, of double: String = "") {
        self.init(call, of: double, recordedBy: nil)
    }

    init(_ call: some Equatable, of double: String, recordedBy recorder: ObjectIdentifier?) {
        self.call = call
        self.double = double
        self.recorder = recorder
    }

    /// The double and the call, such as `ListWireframeInterface.presentAddInterface`.
    public var description: String {
        let text = PlainText.of(call)
        return double.isEmpty || text.hasPrefix(".") ? double + text : "\(double).\(text)"
    }

    /// Whether two calls have the same type and are equal, and may be of the same double.
    public static func == (left: LoggedCall, right: LoggedCall) -> Bool {
        if let one = left.recorder, let other = right.recorder, one != other { return false }
        func isEqual<Call: Equatable>(_ call: Call) -> Bool { call == right.call as? Call }
        return isEqual(left.call)
    }
}
