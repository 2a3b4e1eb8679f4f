public import Foundation
public import TodoContracts
public import VIPERSpies

/// Stands for the add view and records what it is told.
@MainActor
public final class AddViewInterfaceSpy: AddViewInterface {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `setEntryName(_ name: String)`
        case setEntryName(String)
        /// `setEntryDueDate(_ dueDate: Date)`
        case setEntryDueDate(Date)
        /// `setMinimumDueDate(_ date: Date)`
        case setMinimumDueDate(Date)
    }

    private let recorder: Recorder<Call>

    /// Creates a spy without calls.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("AddViewInterface", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call.
    public func setEntryName(_ name: String) {
        recorder.record(.setEntryName(name))
    }

    /// Records the call.
    public func setEntryDueDate(_ dueDate: Date) {
        recorder.record(.setEntryDueDate(dueDate))
    }

    /// Records the call.
    public func setMinimumDueDate(_ date: Date) {
        recorder.record(.setMinimumDueDate(date))
    }
}
