public import TodoContracts
public import VIPERSpies

/// Stands for the add module's delegate and records what it is told.
@MainActor
public final class AddModuleDelegateSpy: AddModuleDelegate {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `addModuleDidCancelAddAction()`
        case addModuleDidCancelAddAction
        /// `addModuleDidSaveAddAction()`
        case addModuleDidSaveAddAction
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddModuleDelegate", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func addModuleDidCancelAddAction() {
        recorder.record(.addModuleDidCancelAddAction)
    }

    /// Records the call.
    public func addModuleDidSaveAddAction() {
        recorder.record(.addModuleDidSaveAddAction)
    }
}
