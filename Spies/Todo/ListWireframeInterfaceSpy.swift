public import TodoContracts
public import VIPERSpies

/// Stands for the list wireframe and records where it is sent.
@MainActor
public final class ListWireframeInterfaceSpy: ListWireframeInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `presentAddInterface()`
        case presentAddInterface
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListWireframeInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func presentAddInterface() {
        recorder.record(.presentAddInterface)
    }
}
