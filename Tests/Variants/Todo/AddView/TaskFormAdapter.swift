import Foundation
import TodoSpecs

/// Adapts the form to an add view.
@MainActor
final class TaskFormAdapter: AddViewInterface {
    private let form: TaskForm

    init(_ form: TaskForm) {
        self.form = form
    }

    func setEntryName(_ name: String) { form.draft.text = name }

    func setEntryDueDate(_ dueDate: Date) { form.draft.deadline = dueDate }

    func setMinimumDueDate(_ date: Date) { form.draft.earliest = date }
}
