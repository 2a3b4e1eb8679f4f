import Foundation
import TodoSpecs

/// A use case of a module whose names are its own: it takes a command and knows a closure.
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
