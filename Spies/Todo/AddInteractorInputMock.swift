public import Foundation
public import TodoContracts
public import VIPERSpies

/// Stands for the add interactor and records what it is asked.
@MainActor
public final class AddInteractorInputMock: AddInteractorInput {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `saveNewEntry(name: String, dueDate: Date)`
        case saveNewEntry(name: String, dueDate: Date)
    }

    private let recorder: Recorder<Call>

    /// Creates a mock without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddInteractorInput", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func saveNewEntry(name: String, dueDate: Date) {
        recorder.record(.saveNewEntry(name: name, dueDate: dueDate))
    }
}
