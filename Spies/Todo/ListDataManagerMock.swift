public import Foundation
public import TodoContracts
public import VIPERSpies

/// Stands for the list data manager, records what it is asked and answers as planned.
@MainActor
public final class ListDataManagerMock: ListDataManager {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `todoItems(from startDate: Date, through endDate: Date, completion:)`
        case todoItems(from: Date, through: Date)
    }

    private let recorder: Recorder<Call>

    /// How `todoItems(from:through:completion:)` is answered.
    public let todoItems: Answers<[TodoItem]?, Never>

    /// Creates a mock without calls, whose answers are to be planned.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("ListDataManager", log: log)
        todoItems = Answers("ListDataManager.todoItems", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call and answers as planned.
    public func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        recorder.record(.todoItems(from: startDate, through: endDate))
        todoItems.ask { completion($0.get()) }
    }

    /// Records the call and answers as planned, for a module that awaits its items.
    public func todoItems(from startDate: Date, through endDate: Date) async -> [TodoItem]? {
        recorder.record(.todoItems(from: startDate, through: endDate))
        return await todoItems.value()
    }
}
