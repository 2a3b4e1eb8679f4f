import Foundation
import TodoSpecs

/// A use case of a module with its own vocabulary: it takes a command, and calls a closure.
@MainActor
final class AddTaskUseCase {
    private let keep: (TodoItem) -> Void

    init(keep: @escaping (TodoItem) -> Void) {
        self.keep = keep
    }

    func execute(task: String, deadline: Date) {
        keep(TodoItem(name: task, dueDate: deadline))
    }
}
