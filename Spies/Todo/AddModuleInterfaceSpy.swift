public import Foundation
public import TodoContracts
public import VIPERSpies

/// Stands for the add module and records what the user asks of it.
@MainActor
public final class AddModuleInterfaceSpy: AddModuleInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `cancelAddAction()`
        case cancelAddAction
        /// `saveAddAction(name: String, dueDate: Date)`
        case saveAddAction(name: String, dueDate: Date)
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddModuleInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func cancelAddAction() {
        recorder.record(.cancelAddAction)
    }

    /// Records the call.
    public func saveAddAction(name: String, dueDate: Date) {
        recorder.record(.saveAddAction(name: name, dueDate: dueDate))
    }
}
