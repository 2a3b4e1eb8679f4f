public import Foundation
public import TodoContracts
public import VIPERSpies

/// Stands for the to-do store, records what it is asked and answers as planned.
public final class TodoStoreMock: TodoStore {
    /// A call of one of its methods, with the arguments.
    public enum Call: Equatable, Sendable {
        /// `items(from start: Date, through end: Date)`
        case items(from: Date, through: Date)
        /// `save(_ item: TodoItem)`
        case save(TodoItem)
    }

    private let recorder: Recorder<Call>

    /// How `items(from:through:)` is answered.
    public let items: Answers<[TodoItem], any Error>

    /// How `save(_:)` is answered.
    public let save: Answers<Void, any Error>

    /// Creates a mock without calls, whose answers are to be planned.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog = CallLog()) {
        recorder = Recorder("TodoStore", log: log)
        items = Answers("TodoStore.items", log: log)
        save = Answers("TodoStore.save", log: log)
    }

    /// The calls so far, oldest first.
    public var calls: [Call] { recorder.calls }

    /// Records the call and answers as planned.
    public func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        recorder.record(.items(from: start, through: end))
        return try await items.value()
    }

    /// Records the call and answers as planned.
    public func save(_ item: TodoItem) async throws {
        recorder.record(.save(item))
        try await save.value()
    }
}
