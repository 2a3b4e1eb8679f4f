public import TodoContracts
public import VIPERSpies

/// Stands for the add wireframe and records where it is sent.
@MainActor
public final class AddWireframeInterfaceSpy: AddWireframeInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `presentAddInterface()`
        case presentAddInterface
        /// `dismissAddInterface()`
        case dismissAddInterface
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddWireframeInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func presentAddInterface() {
        recorder.record(.presentAddInterface)
    }

    /// Records the call.
    public func dismissAddInterface() {
        recorder.record(.dismissAddInterface)
    }
}
